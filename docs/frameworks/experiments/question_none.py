"""When a gradient is nothing: TensorFlow's tape and PyTorch's `grad`"""

# requires: tensorflow
import _other
import torch


def in_tensorflow():
    import tensorflow as tf

    v, other = tf.Variable(3.0), tf.Variable(1.0)
    with tf.GradientTape(persistent=True) as tape:
        y = v * v
    z = y * 2
    told = lambda g: None if g is None else float(g)
    print("TensorFlow, y:", told(tape.gradient(y, v)), "and z, made outside of the tape:", told(tape.gradient(z, v)))
    print("   a variable that y does not use:", told(tape.gradient(y, other)))
    zero = tf.UnconnectedGradients.ZERO
    print("   with UnconnectedGradients.ZERO:", told(tape.gradient(y, other, unconnected_gradients=zero)))
    with tf.GradientTape() as tape:
        w = v + 1
        y = w * w
    print("   a tensor in between, asked for afterwards:", told(tape.gradient(y, w)))


x, other = torch.tensor(3.0, requires_grad=True), torch.tensor(1.0, requires_grad=True)
y = x * x
z = y * 2
print("PyTorch, z:", torch.autograd.grad(z, x, retain_graph=True)[0].item())
try:
    torch.autograd.grad(y, other, retain_graph=True)
except RuntimeError as error:
    print("   a tensor that y does not use:", str(error)[:80])
for options in {"allow_unused": True}, {"materialize_grads": True}:
    (g,) = torch.autograd.grad(y, other, retain_graph=True, **options)
    print("   with", *options, ":", g if g is None else g.item())
w = x + 1
print("   a tensor in between, asked for afterwards:", torch.autograd.grad(w * w, w)[0].item())
print(_other.run("tensorflow", in_tensorflow))
