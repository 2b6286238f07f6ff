"""Changes of lists and dictionaries inside a compiled function: which arrive as in eager mode?"""

from collections import OrderedDict

import torch

log = []
kept = OrderedDict()


class Model:
    items = []


def list_of_a_class(x, given):
    Model.items.append(x.sin())


def list_that_is_global(x, given):
    log.append(x.sin())


def dictionary_given(x, given):
    given["c"] = x.sin()


def reordered_given(x, given):
    given.move_to_end("a")
    x.sin()


def reordered_global(x, given):
    kept.move_to_end("a")
    x.sin()


def taken_out_and_put_back(x, given):
    given["a"] = given.pop("a")
    x.sin()


for function in (
    list_of_a_class,
    list_that_is_global,
    dictionary_given,
    reordered_given,
    reordered_global,
    taken_out_and_put_back,
):
    states = []
    for call in (function, torch.compile(function, backend="eager")):
        log.clear(), Model.items.clear(), kept.clear(), kept.update(a=1, b=2)
        given = OrderedDict(a=1, b=2)
        call(torch.ones(2), given), call(torch.ones(2), given)
        states.append(f"{len(Model.items)} {len(log)} {' '.join(kept)}, {' '.join(given)}")
    result = "arrives" if states[0] == states[1] else f"lost: {states[1]} in place of {states[0]}"
    print(f"{function.__name__:24} {result}")
