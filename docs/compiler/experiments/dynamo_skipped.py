"""Frames that Dynamo leaves to Python, with its reasons, and what is still compiled below them"""

import logging

import torch
from torch._dynamo import convert_frame

torch._logging.set_logs(dynamo=logging.ERROR)


def helper(x):
    return x * 2


def loop(x):
    for _ in range(3):
        x = helper(x)
        print("", end="")
    return x


def tried(x):
    try:
        y = helper(x)
        print("", end="")
        return y
    finally:
        x.cos()


def generator(x):
    yield helper(x)


def numbers(a):
    return a + 1


def unchanged(x):
    return x


def answer(self, frame, *rest, original=convert_frame.CatchErrorsWrapper.__call__):
    result = original(self, frame, *rest)
    if frame.f_code.co_filename != __file__:
        return result
    verdict = "compiled" if result.guarded_code else "left to Python"
    print(f"  {frame.f_code.co_name}: {verdict}", (result.skip_reason or "").partition(". `")[0])
    return result


convert_frame.CatchErrorsWrapper.__call__ = answer
for fn in (helper, loop, tried, generator, numbers, unchanged):
    torch._dynamo.reset()
    print(fn.__name__)
    value = torch.compile(fn, backend="eager")(1 if fn is numbers else torch.ones(2))
    if fn is generator:
        next(value)
