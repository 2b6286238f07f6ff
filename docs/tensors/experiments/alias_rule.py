"""Could it be a view, and is it one? The numbers of `base` are their own places"""

import math

import _strides as rule
import torch

base = torch.arange(12)
matrix = base.view(3, 4)


# --8<-- [start:could]
def could_be_a_view(result):
    """Do a start and a step for each dimension lead to these places?"""
    # base is 0, 1, 2, …: a number says where it lay
    places, sizes, steps = result.flatten().tolist(), result.shape, []
    for dim, size in enumerate(sizes):  # a step leads to the next along its dimension
        following = math.prod(sizes[dim + 1 :]) if size > 1 else 0
        steps.append(places[following] - places[0])
    return rule.places(sizes, steps, places[0]) == places


# --8<-- [end:could]
print(f"{'':26}{'strides exist':15}shares memory")
for code in (
    "matrix.t()",
    "matrix[1:, ::2]",
    "matrix.diagonal()",
    "matrix.t().reshape(2, 2, 3)",
    "matrix.t().reshape(12)",
    "matrix[[0, 2, 1]]",
    "matrix[[0, 2]]",
    "matrix[matrix > 6]",
    "matrix.flip(0)",
    "matrix.clone()",
):
    result = eval(code)
    shares = result.untyped_storage()._cdata == base.untyped_storage()._cdata
    print(f"{code:28}{'yes' if could_be_a_view(result) else 'no':13}{'yes' if shares else 'no'}")
