"""A `while` on a tensor and a `for` over a tensor's length: what is in the graph in three systems"""

# requires: jax, tensorflow
import _other
import torch


def in_jax():
    import jax

    def until(x):
        while x.sum() < 100:
            x = x * 2
        return x

    def written(x):
        return jax.lax.while_loop(lambda x: x.sum() < 100, lambda x: x * 2, x)

    try:
        jax.jit(until)(jax.numpy.ones(2))
    except jax.errors.TracerBoolConversionError as error:
        print("JAX:", type(error).__name__)
    fast = jax.jit(written)
    print("JAX, lax.while_loop:", *(fast(n * jax.numpy.ones(2)).tolist() for n in (1, 5, 90)), end=" ")
    print(
        "| compiled",
        fast._cache_size(),
        "| graph:",
        *(e.primitive for e in jax.make_jaxpr(written)(jax.numpy.ones(2)).eqns),
    )


def in_tensorflow():
    import tensorflow as tf

    def until(x):
        while tf.reduce_sum(x) < 100:
            x = x * 2
        return x

    fast = tf.function(until)
    print("TensorFlow:", *(fast(n * tf.ones(2)).numpy().tolist() for n in (1.0, 5.0, 90.0)), end=" ")
    operations = fast.get_concrete_function(tf.ones(2)).graph.get_operations()
    print(
        "| traced",
        fast.experimental_get_tracing_count(),
        "| graph:",
        *(o.type for o in operations if o.type != "Const"),
    )
    try:
        tf.function(until, autograph=False)(tf.ones(2))
    except tf.errors.OperatorNotAllowedInGraphError as error:
        print("TensorFlow, autograph=False:", str(error)[:61])


def until(x):
    while x.sum() < 100:
        x = x * 2
    return x


runs, graphs = [], []
counting = lambda gm: lambda *args: runs.append(1) or gm.forward(*args)
fast = torch.compile(until, backend=lambda gm, _: graphs.append(gm) or counting(gm))
for n in (1.0, 5.0, 90.0):
    before = len(graphs), len(runs)
    print(
        "PyTorch:",
        fast(n * torch.ones(2)).tolist(),
        f"| graphs made {len(graphs) - before[0]}, run {len(runs) - before[1]}",
    )
try:
    torch.compile(until, backend="eager", fullgraph=True)(torch.ones(2))
except torch._dynamo.exc.Unsupported as error:
    print("PyTorch, fullgraph=True:", str(error).splitlines()[0])
print(_other.run("jax", in_jax))
print(_other.run("tensorflow", in_tensorflow))
