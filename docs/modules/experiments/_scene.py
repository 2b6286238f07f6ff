"""The scene of the hooks' walk: boxes for what runs, and a frame each time that one runs."""

import json
from collections.abc import Callable
from typing import Any

from torch import nn
from torch.utils.hooks import BackwardHook

DOWN = ("global forward pre-hook", "forward pre-hook", "identity for the inputs", "forward", "global forward hook")
DOWN += ("forward hook", "identity for the outputs")
UP = ("global backward pre-hook", "backward pre-hook", "weight.grad written", "global full backward hook")
UP += ("full backward hook", "x.grad written")
EDGES = [list(pair) for names in (DOWN, UP) for pair in zip(names, names[1:], strict=False)]
frames: list[dict[str, Any]] = []
labels: dict[str, str] = {}
marks: dict[str, str] = {}


def frame(name: str, number: Any, caption: str, source: str = "") -> None:
    """This box runs now; under it stands the number that it was given."""
    labels[name] = f"{float(number[0] if isinstance(number, tuple) else number):g}"
    marks[name] = "ok"
    said = {"caption": caption, "labels": dict(labels), "marks": marks | {name: "key"}, "edges": EDGES}
    frames.append(said | ({"source": source} if source else {}))


class Layer(nn.Linear):
    """A linear layer whose forward makes a frame."""

    def forward(self, x: Any) -> Any:
        caption = f"forward gets {x.item():g}, a tensor made by {x.grad_fn.name().removesuffix('Backward')}."
        frame("forward", x, caption, "torch/nn/modules/linear.py#Linear.forward")
        return super().forward(x)


def _spied(name: str, what: str) -> None:
    """Wraps one half of BackwardHook, which passes tensors through an identity."""
    real = getattr(BackwardHook, name)

    def setup(self: Any, args: Any) -> Any:
        caption = f"The {what} go through an identity, whose node in the graph will call the hooks of backward."
        frame(f"identity for the {what}", args, caption, f"torch/utils/hooks.py#BackwardHook.{name}")
        return real(self, args)

    setattr(BackwardHook, name, setup)


_spied("setup_input_hook", "inputs")
_spied("setup_output_hook", "outputs")


def hook(name: str, caption: str, at: int, answer: Callable[[Any], Any] | None = None) -> Callable[..., Any]:
    """A hook that makes a frame of its argument number `at` and returns `answer` of it."""

    def run(module: nn.Module, *args: Any) -> Any:
        frame(name, args[at], caption)
        return None if answer is None else answer(args[at])

    return run


def show() -> None:
    """Prints the scene."""
    nodes = [{"id": n, "label": n, "at": [c, row]} for c, names in enumerate((DOWN, UP)) for row, n in enumerate(names)]
    print(json.dumps({"nodes": nodes, "edges": EDGES, "frames": frames}, indent=1))
