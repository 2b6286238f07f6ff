"""A `print` in a loop: what becomes of the function, as it is and without the rule on jumps backwards"""

import logging
from unittest.mock import patch

import torch
from torch._dynamo.symbolic_convert import InstructionTranslatorBase
from torch._dynamo.utils import counters

torch._logging.set_logs(dynamo=logging.ERROR)


def for_range(x, turns):
    for _ in range(turns):
        x = x + 1
        print(end="")
    return x


def while_counts(x, turns):
    i = 0
    while i < turns:
        x = x + 1
        print(end="")
        i += 1
    return x


def while_true(x, turns):
    i = 0
    while True:
        x = x + 1
        print(end="")
        i += 1
        if i > turns:
            return x


def graphs(function, turns):
    """How many graphs one call of the compiled function makes."""
    torch._dynamo.reset()
    before = counters["stats"]["unique_graphs"]
    torch.compile(function, backend="eager")(torch.ones(2), turns)
    return counters["stats"]["unique_graphs"] - before


for function in (for_range, while_counts, while_true):
    as_it_is = [graphs(function, turns) for turns in (3, 12)]
    with patch.object(InstructionTranslatorBase, "maybe_has_backedge", lambda self: False):
        without = [graphs(function, turns) for turns in (3, 12)]
    told = [f"{a} graphs for 3 turns, {b} for 12" for a, b in (as_it_is, without)]
    print(f"{function.__name__:12} as it is: {told[0]}; without the rule: {told[1]}")
