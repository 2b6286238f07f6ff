"""Nine calls of one function: which entries are tried, why they fail, which is used, and the list afterwards"""

# output: json
import json

import _calls
import torch


def f(x):
    return x * 2


compiled = torch.compile(f, backend="eager")
frames = []


def call(what, x, named=""):
    frames.append(_calls.frame(f, compiled, what, x, named))


call("4 numbers", torch.ones(4), "size 4")
call("4 numbers again", torch.ones(4))
call("6 numbers", torch.ones(6), "any size")
call("9 numbers", torch.ones(9))
call("1 number", torch.ones(1), "size 1")
call("9 numbers of float64", torch.ones(9).double(), "float64")
with torch.no_grad():
    call("9 numbers under no_grad", torch.ones(9), "no_grad")
call("9 numbers", torch.ones(9))
call("4 numbers", torch.ones(4))
print(json.dumps({"frames": frames}, indent=1))
