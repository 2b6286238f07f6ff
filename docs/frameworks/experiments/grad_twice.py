"""Ask twice, ask about what nobody watches: what a record is for"""

# requires: mxnet, tensorflow, tinygrad
# limit: 300
import _other
import _watched
import torch


def in_tinygrad():
    import os

    os.environ["DEV"] = "PYTHON"
    from tinygrad import Tensor

    x = Tensor([3.0])
    y = (x * x).sum()
    y.backward()
    y.backward()
    print("tinygrad, the same y twice: x.grad =", x.grad.tolist())
    x = Tensor([3.0])
    y = (x * x).sum().realize()
    y.backward()
    print("   a y that was realized: x.grad =", x.grad)


x = torch.tensor(3.0, requires_grad=True)
for _ in range(2):
    y = x * x
    y.backward()
print("PyTorch, two runs: x.grad =", x.grad.item())
try:
    y.backward()
except RuntimeError as error:
    print("   the same y again:", str(error).split(" (")[0])
for framework, half in ("mxnet", _watched.in_mxnet), ("tensorflow", _watched.in_tensorflow), ("tinygrad", in_tinygrad):
    print(_other.run(framework, half))
