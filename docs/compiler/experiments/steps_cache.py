"""Eight calls of one function: which entries are tried, why they fail, which is used, and the list afterwards"""

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


call("4 numbers", torch.ones(4), "4")
call("4 numbers again", torch.ones(4))
call("6 numbers", torch.ones(6), "any")
call("9 numbers", torch.ones(9))
call("1 number", torch.ones(1), "1")
call("9 numbers of float64", torch.ones(9).double(), "f64")
call("9 numbers", torch.ones(9))
call("4 numbers", torch.ones(4))
print(json.dumps({"frames": frames}, indent=1))
