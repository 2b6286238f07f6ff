"""The code behind Inside PyTorch: catalogue, evidence, experiments, links, Markdown."""

from importlib import import_module
from types import ModuleType

# What an experiment may import from here, under the short name that readers see: `from guide import trace`.
_FOR_EXPERIMENTS = ("graphs", "trace")


def __getattr__(name: str) -> ModuleType:
    if name in _FOR_EXPERIMENTS:
        return import_module(f"guide.experiments.{name}")
    raise AttributeError(f"module 'guide' has no attribute '{name}'")
