"""What two ways of exporting make of four things that are Python and not tensors"""

import contextlib
import io
import logging
import random
import warnings

import torch

logging.disable(logging.WARNING)


class Prints(torch.nn.Module):
    def forward(self, x):
        print("printed by forward")
        return x + 1


class Counts(torch.nn.Module):
    calls = 0

    def forward(self, x):
        self.calls += 1
        return x * self.calls


class Draws(torch.nn.Module):
    def forward(self, x):
        return x + random.random()


class Branches(torch.nn.Module):
    def forward(self, x):
        return x + 1 if x.sum() > 0 else x - 1


for model in (Prints, Counts, Draws, Branches):
    for strict in (False, True):
        random.seed(0)
        torch._dynamo.reset()
        said = f"{model.__name__:8} {'strict' if strict else 'default'}:"
        with contextlib.redirect_stdout(io.StringIO()) as out, warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            try:
                nodes = torch.export.export(model(), (torch.ones(3),), strict=strict).graph.nodes
                said += "".join(f" {n.name}{n.args}" for n in nodes if n.op == "call_function")
            except Exception as error:
                lines = [line for line in str(error).splitlines() if line.strip()]
                said += f" {type(error).__name__}: {lines[0][:60]}"
        warned = any("side effects" in str(w.message) for w in warned)
        print(said + " · it printed" * bool(out.getvalue()) + " · it warned" * warned)
