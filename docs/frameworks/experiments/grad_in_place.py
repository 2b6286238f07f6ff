"""A value that backward needs is overwritten: four systems"""

# requires: mxnet, tensorflow, jax
# limit: 300
import _other
import torch


def in_mxnet():
    from mxnet import autograd, nd

    x = nd.array([0.0, 1.0])
    x.attach_grad()
    with autograd.record():
        y = x.exp()
        z = y * y
        try:
            y += 1
        except Exception as error:
            print("MXNet, while it records:", str(error).splitlines()[-1][:96], "| y is", *y.asnumpy().round(3))
    y[:] = 7
    z.backward()
    print("MXNet, after recording: no error, and the gradient is", x.grad.asnumpy().tolist())


def in_tensorflow():
    import tensorflow as tf

    v = tf.Variable([0.0, 1.0])
    with tf.GradientTape() as tape:
        y = v * v
        v.assign([7.0, 7.0])
    print("TensorFlow, a variable is assigned: the gradient is", tape.gradient(y, v).numpy().tolist())


def in_jax():
    import jax

    x = jax.numpy.array([0.0, 1.0])
    try:
        x[0] = 7
    except TypeError as error:
        print("JAX:", str(error)[:75])
    print("JAX, x.at[0].set(7) is another array; x is", x.tolist())


x = torch.tensor([0.0, 1.0], requires_grad=True)
y = x.exp()
z = y * y
with torch.no_grad():
    y[:] = 7
try:
    z.sum().backward()
except RuntimeError as error:
    print("PyTorch:", str(error)[:98])
print("the right gradient is", [round(2 * torch.tensor(2 * n).exp().item(), 3) for n in (0.0, 1.0)])
for framework, half in ("mxnet", in_mxnet), ("tensorflow", in_tensorflow), ("jax", in_jax):
    print(_other.run(framework, half))
