"""A Gluon block before and after `hybridize`: how often its Python runs, and with what"""

# requires: mxnet
import _other
import torch


def in_mxnet():
    from mxnet import gluon, nd

    given = []

    class Block(gluon.HybridBlock):
        def hybrid_forward(self, F, x):
            given.append(F.__name__)
            return F.relu(x) * 2

    block = Block()
    for _ in range(2):
        block(nd.ones((2, 3)))
    block.hybridize()
    results = [block(nd.ones(shape)).shape for shape in ((2, 3), (2, 3), (5, 7))]
    print("MXNet: the Python ran", len(given), "times, with", *given, "; the last three results are", *results)


given = []


def block(x):
    given.append(type(x).__name__)
    return x.relu() * 2


for _ in range(2):
    block(torch.ones(2, 3))
traced = torch.fx.symbolic_trace(block)
results = [tuple(traced(torch.ones(shape)).shape) for shape in ((2, 3), (2, 3), (5, 7))]
print(_other.run("mxnet", in_mxnet))
print("PyTorch, fx: the Python ran", len(given), "times, with", *given, "; the last three results are", *results)
