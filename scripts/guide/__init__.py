"""The code behind Inside PyTorch; docs/contributing/architecture.md is its map."""

import sys
from importlib import import_module
from types import ModuleType, TracebackType

# What an experiment may import from here, under the short name that readers see: `from guide import trace`.
_FOR_EXPERIMENTS = {"graphs": "experiments", "trace": "gdb"}
_hook = sys.excepthook


def __getattr__(name: str) -> ModuleType:
    if name in _FOR_EXPERIMENTS:
        return import_module(f"guide.{_FOR_EXPERIMENTS[name]}.{name}")
    raise AttributeError(f"module 'guide' has no attribute '{name}'")


def _quiet(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    # Ctrl-C while a command is still loading its modules; once it runs, guide.core.cli answers for it.
    if not issubclass(kind, KeyboardInterrupt):
        _hook(kind, error, trace)


sys.excepthook = _quiet
