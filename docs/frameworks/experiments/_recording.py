"""What both sides of `habits_mxnet` have before the questions"""

MXNET = """
import mxnet as mx
from mxnet import autograd, gluon, nd
x = nd.array([3.0])
x.attach_grad()
def grad(record):
    with autograd.record() if record else autograd.pause():
        y = x * x
    y.backward()
    return x.grad
def learned():
    dense = gluon.nn.Dense(3)
    dense.initialize()
    dense(nd.ones((4, 2)))
    return dense.weight.shape
scores, right = nd.array([[2.0, 0.0], [0.0, 0.0]]), nd.array([0, 0])
def stepped(size):
    w = gluon.Parameter("w", shape=(1,))
    w.initialize(mx.init.Zero())
    with autograd.record():
        y = (8 * w.data()).sum()
    y.backward()
    gluon.Trainer([w], "sgd", {"learning_rate": 1.0}).step(size)
    return w.data()
"""

TORCH = """
x = torch.tensor([3.0], requires_grad=True)
def grad(record):
    with torch.set_grad_enabled(record):
        y = x * x
    return torch.autograd.grad(y.sum(), x)[0]
def learned():
    dense = torch.nn.LazyLinear(3)
    dense(torch.ones(4, 2))
    return tuple(dense.weight.shape)
scores, right = torch.tensor([[2.0, 0.0], [0.0, 0.0]]), torch.tensor([0, 0])
cross_entropy = torch.nn.functional.cross_entropy
def stepped():
    w = torch.zeros(1, requires_grad=True)
    (8 * w).sum().backward()
    torch.optim.SGD([w], lr=1.0).step()
    return w
"""
