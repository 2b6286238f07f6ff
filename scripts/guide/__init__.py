"""The code behind Inside PyTorch: catalogue, evidence, experiments, links, Markdown."""

import sys
from importlib import import_module
from types import ModuleType, TracebackType

# What an experiment may import from here, under the short name that readers see: `from guide import trace`.
_FOR_EXPERIMENTS = ("graphs", "trace")
_hook = sys.excepthook


def __getattr__(name: str) -> ModuleType:
    if name in _FOR_EXPERIMENTS:
        return import_module(f"guide.experiments.{name}")
    raise AttributeError(f"module 'guide' has no attribute '{name}'")


def _quiet(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    # Ctrl-C while a command is still loading its modules; once it runs, guide.cli answers for it.
    if not issubclass(kind, KeyboardInterrupt):
        _hook(kind, error, trace)


sys.excepthook = _quiet
