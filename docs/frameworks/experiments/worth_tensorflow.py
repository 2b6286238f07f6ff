"""A function with an `if` is written to a folder and read back without its Python: TensorFlow and torch.export"""

# requires: tensorflow
import io

import _other
import torch


def in_tensorflow():
    import tempfile

    import tensorflow as tf

    class Model(tf.Module):
        @tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
        def __call__(self, x):
            if tf.reduce_sum(x) > 0:
                return x * 2
            return x * 10

    with tempfile.TemporaryDirectory() as folder:
        tf.saved_model.save(Model(), folder)
        loaded = tf.saved_model.load(folder)
    print("TensorFlow, loaded:", *(loaded(tf.constant(x)).numpy().tolist() for x in ([1.0], [-1.0, -1.0])))
    graph = loaded.__call__.get_concrete_function(tf.TensorSpec([None], tf.float32)).graph.as_graph_def()
    print(
        "   functions in its library:",
        len(graph.library.function),
        "with",
        *sorted({n.op for f in graph.library.function for n in f.node_def} & {"If", "StatelessIf", "Mul", "Sum"}),
    )


class Model(torch.nn.Module):
    def forward(self, x):
        if x.sum() > 0:
            return x * 2
        return x * 10


class Written(torch.nn.Module):
    def forward(self, x):
        return torch.cond(x.sum() > 0, lambda x: x * 2, lambda x: x * 10, (x,))


print(_other.run("tensorflow", in_tensorflow))
shapes = {"x": {0: torch.export.Dim("n", min=1, max=8)}}
try:
    torch.export.export(Model(), (torch.ones(3),), dynamic_shapes=shapes)
except Exception as error:
    print("PyTorch, export of the same `if`:", type(error).__name__)
file = io.BytesIO()
torch.export.save(torch.export.export(Written(), (torch.ones(3),), dynamic_shapes=shapes), file)
file.seek(0)
loaded = torch.export.load(file)
print("PyTorch, torch.cond, loaded:", *(loaded.module()(torch.tensor(x)).tolist() for x in ([1.0], [-1.0, -1.0])))
