"""A model as ONNX: its nodes, and the numbers of another runtime beside PyTorch's"""

import logging
import warnings

import onnxruntime
import torch

logging.disable(logging.WARNING)
warnings.simplefilter("ignore")


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.line = torch.nn.Linear(3, 4)

    def forward(self, x):
        return torch.softmax(torch.nn.functional.gelu(self.line(x)), -1), x.shape[0] + x.sum(0)


torch.manual_seed(0)
model, example = Model().eval(), torch.randn(5, 3)
for what, sizes in {"fixed": None, "dynamic": ({0: torch.export.Dim.DYNAMIC},)}.items():
    program = torch.onnx.export(model, (example,), dynamic_shapes=sizes, verbose=False)
    graph = program.model_proto.graph
    shape = ["a symbol" if d.dim_param else d.dim_value for d in graph.input[0].type.tensor_type.shape.dim]
    print(f"{what}: input {shape}; nodes:", *[node.op_type for node in graph.node])
    session = onnxruntime.InferenceSession(program.model_proto.SerializeToString())
    for size in (5, 7):
        x = torch.randn(size, 3)
        try:
            found = session.run(None, {graph.input[0].name: x.numpy()})
            pairs = zip(map(torch.from_numpy, found), model(x), strict=True)
            print(f"  {size} rows: close", *[torch.allclose(ours, theirs, atol=1e-6) for ours, theirs in pairs])
        except onnxruntime.capi.onnxruntime_pybind11_state.InvalidArgument as error:
            print(f"  {size} rows: refused, {str(error).rpartition(' : ')[2].splitlines()[0][:36]}…")
