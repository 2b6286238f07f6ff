"""What the C interface loses: an exception's class, and a kernel's types"""

# requires: g++
# helpers: _ways_stable.cpp
# limit: 60
import _ways
import torch

stable = _ways.compiled("stable")
x = torch.ones(2)
try:
    stable.swiglu(x, torch.ones(3))
except Exception as error:
    print("wrong shape:", type(error).__name__, "|", str(error).rpartition(", ")[2])
try:
    stable.swiglu(x.double(), x.double())
except Exception as error:
    said = str(error).splitlines()[0].rpartition("::")[2]
    print("wrong dtype:", type(error).__name__, "| …", said)
print("schema:", stable.bits.default._schema)
print("bits(x, 1.0):", stable.bits(x, 1.0))
print("as a float:  ", torch.tensor(stable.bits(x, 1.0)).view(torch.float64).item())
x.requires_grad_()
print("a gradient is recorded:", stable.swiglu(x, x).requires_grad)
