"""Random calls for `tensor_model`: a tensor of PyTorch, the model's beside it, and the call for both."""

import random

import _cases as cases
import _tensor as model
import torch

OPERATIONS = {"view", "reshape", "permute", "transpose", "expand", "slice", "select"}


def arguments(case, rank, got):
    """The call as the model takes it: dimensions counted from the left, sizes without -1, ends inside."""
    numbers = case.numbers
    match case.operation:
        case "permute":
            return [n % rank for n in numbers]
        case "transpose":
            order = list(range(rank))
            if rank:
                a, b = (n % rank for n in numbers)
                order[a], order[b] = order[b], order[a]
            return order
        case "slice":
            start, end, _ = slice(*numbers[1:3]).indices(case.sizes[numbers[0]])
            return numbers[0] % rank, start, max(start, end), numbers[3]
        case "select":
            return numbers[0] % rank, numbers[1] % case.sizes[numbers[0]]
    return list(numbers if got is None else got.shape)


def calls(count):
    """`count` draws; yields those that the model knows: case, PyTorch's tensor and result or None, the model's two."""
    draw = random.Random(0)
    for _ in range(count):
        case = cases.random_case(draw)
        if case.operation not in OPERATIONS or 0 in case.sizes:
            continue
        length = case.offset + sum((n - 1) * s for n, s in zip(case.sizes, case.strides)) + 1
        x = torch.arange(length).as_strided(case.sizes, case.strides, case.offset)
        ours = model.Tensor(model.Storage(range(length)), case.sizes, case.strides, case.offset)
        try:
            got = cases.call(x, case.operation, case.numbers)
        except (RuntimeError, IndexError):
            got = None
        if got is None and (case.operation != "view" or -1 in case.numbers):
            continue  # a call with no meaning: the model does not check its arguments
        numbers = arguments(case, len(case.sizes), got)
        method = "permute" if case.operation == "transpose" else case.operation
        whole = method in ("view", "reshape", "expand", "permute")
        yield case, x, got, ours, getattr(ours, method)(*([numbers] if whole else numbers))
