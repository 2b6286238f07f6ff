"""Dynamo speculates: at a break it starts the frame over, and stops at the place that failed"""

import torch
from torch._dynamo.symbolic_convert import InstructionTranslator, InstructionTranslatorBase

runs = []


def run(self, original=InstructionTranslator.run):
    runs.append([self.f_code.co_name.partition("_at_")[0], 0])
    return original(self)


def step(self, original=InstructionTranslatorBase.step):
    runs[-1][1] += self.current_instruction.opname == "CALL"
    return original(self)


InstructionTranslator.run, InstructionTranslatorBase.step = run, step


def f(x):
    y = x.sin().cos().exp()
    print("one")
    z = y.tan().tanh()
    print("two")
    return z.abs()


torch.compile(f, backend="eager")(torch.ones(2))
for name, calls in runs:
    print(f"{name}: read up to call {calls}")
