"""A graph break: the code that Dynamo writes, and the resume function that it goes on with"""

import _dynamos_code
import _instructions
import torch
from torch._dynamo import convert_frame

torch._dynamo.config.record_runtime_overhead = False  # leaves the profiler's instructions out


# --8<-- [start:f]
def f(x, y):
    a = x.sin() + y
    print("between")
    return a * y


# --8<-- [end:f]


names = {}


def show(old, new):
    print(f"{old.co_name}({', '.join(old.co_varnames[: old.co_argcount])})")
    if "resume" in old.co_name:
        print("  before Dynamo reads it:")
        code = _instructions.instructions(old)
        for number, i in enumerate(code):
            arg = (
                f"to {_instructions.index(code, i.arg)}"
                if i.name == "JUMP"
                else i.arg
                if i.name != "CALL"
                else i.arg[0]
            )
            print(f"    {number:2} {i.name:12}", "" if arg is None else arg)
    print("  as Dynamo writes it:", *_dynamos_code.statements(new, names), sep="\n    ")


convert_frame.register_bytecode_hook(show)
torch.compile(f, backend="eager")(torch.ones(2), torch.ones(2))
