"""What really runs: PyTorch's own sample inputs under the profiler, with the Python functions on the way."""

import os
import random
import sys
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

_MARK = "python: "
_SAMPLES = 4


class Recorder:
    """Collects edges: operator → operators that it calls, and Python chain → operator that the chain ends in."""

    def __init__(self) -> None:
        self.calls: dict[str, set[str]] = defaultdict(set)
        self.chains: dict[str, set[tuple[str, ...]]] = defaultdict(set)

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Run the body under the profiler, each of PyTorch's Python functions and bindings marked by its name."""
        from torch._C._profiler import _ExperimentalConfig
        from torch.autograd.profiler import profile

        marks = Marks()
        with profile(
            use_kineto=True, experimental_config=_ExperimentalConfig(capture_overload_names=True)
        ) as profiled:
            sys.setprofile(marks)
            try:
                yield
            finally:
                sys.setprofile(None)
        self._read(profiled.function_events)

    def _read(self, events: Iterable[Any]) -> None:
        for event in events:
            full = operator_name(event)
            if not full:
                continue
            chain: list[str] = []
            parent = event.cpu_parent
            while parent is not None and parent.name.startswith(_MARK):
                chain.append(parent.name.removeprefix(_MARK))
                parent = parent.cpu_parent
            above = operator_name(parent) if parent is not None else ""
            if above and not chain:
                self.calls[above].add(full)
            elif chain and not above:
                names = [n for n in dict.fromkeys(reversed(chain)) if n]
                if names:
                    self.chains[full].add(tuple(names))


def operator_name(event: Any) -> str:
    """`aten::add.Tensor` of a profiler event; empty for what is no operator."""
    if event is None or "::" not in event.name or event.name.startswith(_MARK):
        return ""
    return f"{event.name}.{event.overload_name}" if event.overload_name else str(event.name)


class Marks:
    """A hook for sys.setprofile that opens and closes a profiler range for each function worth naming."""

    def __init__(self) -> None:
        from torch._C._profiler import _RecordFunctionFast

        self._range = _RecordFunctionFast
        self._open: dict[tuple[int, bool], Any] = {}

    def __call__(self, frame: FrameType, event: str, given: object) -> None:
        """Called by Python for every call and return."""
        name = python_name(frame, event, given)
        if not name:
            return
        ident = (id(frame), event.startswith("c_"))
        if event in ("call", "c_call"):
            self._open[ident] = mark = self._range(_MARK + name)
            mark.__enter__()
        elif mark := self._open.pop(ident, None):
            mark.__exit__(None, None, None)


def python_name(frame: FrameType, event: str, given: object) -> str:
    """`torch.nn.functional.dropout` of a Python function, `torch.dropout` of a binding; empty for others."""
    if event.startswith("c_"):
        owner, name = getattr(given, "__qualname__", "").rpartition(".")[::2]
        home = getattr(given, "__module__", None) or ""
        if owner == "_VariableFunctionsClass":
            return f"torch.{name}"
        if owner in ("TensorBase", "Tensor"):
            return f"torch.Tensor.{name}"
        return f"{home}.{name}" if home.startswith("torch._C._") and home.count(".") == 2 else ""
    code = frame.f_code
    if code.co_filename.endswith("/torch/nn/functional.py"):
        return f"torch.nn.functional.{code.co_name}"
    return f"torch.{code.co_name}" if code.co_filename.endswith("/torch/functional.py") else ""


def record() -> Recorder:
    """Run every sample of PyTorch's operator and module databases once, on one thread, seeded."""
    os.environ.setdefault("PYTORCH_TEST_WITH_SLOW", "0")
    import torch
    from torch.testing._internal import common_methods_invocations as database
    from torch.testing._internal.common_modules import module_db

    torch.set_num_threads(1)
    recorder = Recorder()
    lists = (
        "foreach_unary_op_db",
        "foreach_binary_op_db",
        "foreach_pointwise_op_db",
        "foreach_reduce_op_db",
        "foreach_other_op_db",
    )
    infos = [*database.op_db, *(i for name in lists for i in getattr(database, name, []))]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for info in infos:
            _samples(recorder, info)
        for info in module_db:
            _module(recorder, info)
    return recorder


def _seed() -> None:
    import numpy as np
    import torch

    random.seed(0)
    np.random.seed(0)
    torch.manual_seed(0)


def _samples(recorder: Recorder, info: Any) -> None:
    import torch

    _seed()
    dtypes = info.supported_dtypes("cpu")
    dtype = next((d for d in (torch.float32, torch.int64, torch.bool, torch.complex64) if d in dtypes), None)
    samples: list[Any] = []
    with suppress(Exception):
        for _, sample in zip(range(_SAMPLES), info.sample_inputs("cpu", dtype), strict=False):
            samples.append(sample)
    variants = [info.op, getattr(info, "method_variant", None), getattr(info, "inplace_variant", None)]
    calls = [_call(variant, sample) for variant in filter(None, variants) for sample in samples]
    if getattr(info, "supports_out", False):
        calls += [_call_with_out(info.op, sample) for sample in samples[:2]]
    with recorder.recording():
        for call in calls:
            # A sample may be meant to fail, or to need what this build lacks.
            with suppress(Exception):
                call()


def _call(function: Any, sample: Any) -> Callable[[], object]:
    return lambda: function(_copy(sample.input), *sample.args, **sample.kwargs)


def _call_with_out(function: Any, sample: Any) -> Callable[[], object]:
    given = sample.input, *sample.args
    return lambda: function(*given, **sample.kwargs, out=_like(function(*given, **sample.kwargs)))


def _copy(value: Any) -> Any:
    import torch

    if isinstance(value, torch.Tensor):
        return value.detach().clone() if value.layout == torch.strided else value
    return [_copy(v) for v in value] if isinstance(value, list) else value


def _like(value: Any) -> Any:
    import torch

    return (
        torch.empty_like(value)
        if isinstance(value, torch.Tensor)
        else tuple(torch.empty_like(v) for v in value)
    )


def _module(recorder: Recorder, info: Any) -> None:
    import torch
    from torch._C import _profiler

    module: Any = info.module_cls
    name = f"torch.nn.{module.__name__}"
    if getattr(torch.nn, module.__name__, None) != module:
        return
    for training in (True, False):
        _seed()
        calls = []
        with suppress(Exception):
            for sample in info.module_inputs_func(
                info, device="cpu", dtype=torch.float32, requires_grad=False, training=training
            )[:3]:
                built = module(*sample.constructor_input.args, **sample.constructor_input.kwargs).train(
                    training
                )
                calls.append((built, sample.forward_input))
        with recorder.recording():
            for built, given in calls:
                with suppress(Exception), _profiler._RecordFunctionFast(_MARK + name):
                    built(*given.args, **given.kwargs)
