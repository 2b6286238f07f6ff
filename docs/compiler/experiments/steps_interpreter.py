"""Dynamo's interpreter at work: its stack, its locals and its graph after the instructions that matter"""

# output: json
import json

import torch
from torch._dynamo.symbolic_convert import InstructionTranslatorBase as Interpreter
from torch._dynamo.variables import LazyVariableTracker
from torch._dynamo.variables.misc import NullVariable

SAID = {
    "CALL": "A call. Here x.sin() becomes a node of the graph; twice is entered; len() gives a number.",
    "BINARY_OP": "An operator. With a tensor it is a node here; the sum of two known numbers is worked out and leaves no trace.",
    "STORE_FAST": "The value goes into a local. No node is made; the node that is stored takes the local's name.",
    "POP_JUMP_IF_FALSE": "The condition is a Python value that Dynamo knows, so one side is followed and the other not read.",
    "RETURN_VALUE": "The end of a function: twice hands its value to its caller, f makes it the output of the graph.",
}
frames = []


def twice(t):
    return t * 2


def f(x, flag):
    y = x.sin()
    if flag:
        y = twice(y)
    size = len(x.shape) + 1
    return y - size


def shown(tracker):
    if isinstance(tracker, LazyVariableTracker) and not tracker.is_realized():
        return "x" if "tensor" in str(tracker.peek_type()).lower() else "flag"
    tracker = tracker.realize()
    if tracker.is_tensor():
        return tracker.as_proxy().node.name
    return repr(tracker.as_python_constant()) if tracker.is_python_constant() else type(tracker).__name__


def step(self, original=Interpreter.step):
    inst = self.instructions[self.instruction_pointer]
    name = inst.opname.replace("_FORWARD", "")
    going_on = original(self)
    if name in SAID:
        nodes = [n.name for n in self.output.graph.nodes]
        stack = [shown(v) for v in self.stack if not isinstance(v, NullVariable)]
        local = [f"{k} = {shown(v)}" for k, v in self.symbolic_locals.items()]
        cells = {"function": [self.f_code.co_name], "stack": stack, "locals": local, "graph": nodes}
        frames.append({"caption": f"{name}. {SAID[name]}", "cells": cells})
    return going_on


Interpreter.step = step
torch.compile(f, backend="eager")(torch.ones(2), True)
print(json.dumps({"frames": frames}, indent=1))
