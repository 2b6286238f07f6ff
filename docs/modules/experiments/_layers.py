"""Samples of torch.nn's layers: those of PyTorch's own tests, and some with dropout, which those lack."""

from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import nn
from torch.testing._internal.common_modules import FunctionInput, module_db

Sample = tuple[str, Callable[[], nn.Module], FunctionInput]


def _added() -> Iterator[Sample]:
    x, image = torch.ones(4, 3, 8), torch.ones(4, 3, 8, 8)
    for cls, given in (
        (nn.Dropout, x),
        (nn.Dropout1d, x),
        (nn.Dropout2d, image),
        (nn.Dropout3d, image[..., None]),
        (nn.AlphaDropout, x),
        (nn.FeatureAlphaDropout, image),
        (nn.RReLU, -x),
        (lambda: nn.FractionalMaxPool2d(2, output_ratio=0.5), image),
        (lambda: nn.FractionalMaxPool3d(2, output_ratio=0.5), image[None]),
    ):
        yield type(cls()).__name__, cls, FunctionInput(given)
    for rnn in (nn.RNN, nn.LSTM, nn.GRU):
        yield rnn.__name__, lambda rnn=rnn: rnn(8, 8, num_layers=2, dropout=0.5), FunctionInput(x)
    attention = lambda: nn.MultiheadAttention(8, 2, dropout=0.5)  # noqa: E731
    yield "MultiheadAttention", attention, FunctionInput(x, x, x)
    yield "TransformerEncoderLayer", lambda: nn.TransformerEncoderLayer(8, 2, 8), FunctionInput(x)
    yield "TransformerDecoderLayer", lambda: nn.TransformerDecoderLayer(8, 2, 8), FunctionInput(x, x)
    yield "Transformer", lambda: nn.Transformer(8, 2, 1, 1, 8), FunctionInput(x, x)


def samples() -> Iterator[Sample]:
    """A class's name, what makes the layer, and the arguments of one call."""
    for info in module_db:
        if "Fractional" in info.module_cls.__name__:
            continue  # its samples are of another dtype than their input
        for sample in info.module_inputs_func(info, "cpu", torch.float32, False, True):
            made: Any = sample.constructor_input

            def make(cls: Any = info.module_cls, made: Any = made) -> nn.Module:
                module: nn.Module = cls(*made.args, **made.kwargs)
                return module

            if sample.forward_input is not None:
                yield info.module_cls.__name__, make, sample.forward_input
    yield from _added()
