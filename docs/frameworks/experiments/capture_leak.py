"""A value is put into a list inside the compiled function: what is in the list afterwards"""

# requires: jax, tinygrad, tensorflow
import _other
import torch


def in_jax():
    import jax

    kept = []
    jax.jit(lambda x: kept.append(x * 2) or x)(jax.numpy.ones(2))
    print("JAX: a", type(kept[0]).__name__, end=", ")
    try:
        kept[0] + 1
    except jax.errors.UnexpectedTracerError as error:
        print("and + 1 raises", type(error).__name__)
    with jax.checking_leaks():
        try:
            jax.jit(lambda x: kept.append(x * 2) or x)(jax.numpy.ones(2))
        except Exception as error:
            print("   with checking_leaks the call itself says:", str(error).split(". ")[0].split(" Tracer<")[0][:60])


def in_tensorflow():
    import tensorflow as tf

    kept = []
    tf.function(lambda x: kept.append(x * 2) or x)(tf.ones(2))
    print("TensorFlow: a", type(kept[0]).__name__, end=", ")
    try:
        kept[0] + 1
    except Exception as error:
        print("and + 1 raises", type(error).__name__)


def in_tinygrad():
    import os

    os.environ["DEV"] = "PYTHON"
    from tinygrad import Tensor, TinyJit

    kept = []
    fast = TinyJit(lambda x: kept.append((x * 2).realize()) or (x * 3).realize())
    for n in (1.0, 2.0, 3.0, 4.0):
        fast(Tensor([n]).realize())
    print("tinygrad: given 1, 2, 3 and 4 it has", *(t.item() for t in kept))


kept = []
fast = torch.compile(lambda x: kept.append(x * 2) or x, backend="eager")
for n in (1.0, 2.0, 3.0, 4.0):
    fast(torch.tensor([n]))
print("PyTorch: given 1, 2, 3 and 4 it has", *(t.item() for t in kept))
print(_other.run("jax", in_jax))
print(_other.run("tensorflow", in_tensorflow))
print(_other.run("tinygrad", in_tinygrad))
