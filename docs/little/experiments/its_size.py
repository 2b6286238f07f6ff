"""How many lines each part has, and how many are models of the chapters"""

from inspect import getsource

import _compiler
import _ddp
import _dispatcher
import _engine
import _group
import _instructions
import _memory
import _module
import _operators
import _optimiser
import _parts
import _recording
import _tensor
import _twister

PARTS = {
    "random numbers": [_twister],
    "tensor": [_tensor, _memory],
    "dispatcher": [_dispatcher],
    "operators": [_operators],
    "autograd": [_engine, _recording],
    "modules, optimisers, loader": [_module, _optimiser, _parts],
    "processes": [_group, _ddp],
    "compiler": [_instructions, _compiler],
}
MODELS = [_twister, _tensor, _dispatcher, _engine, _module]
MODELS += [_optimiser, _instructions]


def lines(module):
    """Without empty lines and the marks of the pages."""
    text = getsource(module).splitlines()
    return sum(bool(line.strip()) and "# --8<--" not in line for line in text)


for part, modules in PARTS.items():
    counts = [f"{module.__name__} {lines(module)}" for module in modules]
    print(f"{part:28}", ", ".join(counts))
every = sum(lines(module) for modules in PARTS.values() for module in modules)
print(f"lines: {every}, of which {sum(map(lines, MODELS))} are models")
print("borrowed functions:", len(_operators.BORROWED))
