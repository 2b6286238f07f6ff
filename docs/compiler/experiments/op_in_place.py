"""A declared mutation under Inductor: when the operator gets the buffer itself, and when a copy"""

import re

import torch
from _lower import written


@torch.library.custom_op("guide::ten_times", mutates_args={"x"})
def ten_times(x: torch.Tensor) -> None:
    x.mul_(10)


@torch.library.custom_op("guide::undeclared", mutates_args=())
def undeclared(x: torch.Tensor) -> torch.Tensor:
    return x.mul_(10).sum()


undeclared.register_fake(lambda x: x.new_empty(()))


def not_used_again(x):
    y = x.sin()
    ten_times(y)
    return y + 1


def old_value_is_kept(x):
    y = x.sin()
    old = y.clone()
    ten_times(y)
    return y, old


def an_input(x):
    ten_times(x)
    return x + 1


def a_row(x):
    y = x.sin()
    ten_times(y[0])
    return y


def a_clone_undeclared(x):
    y = x.clone()
    return undeclared(y) + y


for f in (not_used_again, old_value_is_kept, an_input, a_row, a_clone_undeclared):
    print(f.__name__)
    for line in written(f, torch.ones(2, 3)).code.partition("def call(self")[2].splitlines():
        if re.search(r"empty_strided|cpp_fused|ten_times|undeclared|return \(", line) and "#" not in line:
            print("  ", line.strip())
        if "return (" in line:
            break
