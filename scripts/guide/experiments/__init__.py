"""Experiments: programs, what they printed, how they are run. Nothing is imported here: a trace needs no runner."""

from importlib import import_module
from types import ModuleType


def __getattr__(name: str) -> ModuleType:
    # The name under which recorded programs steer the fake GPU.
    if name == "pretended":
        return import_module(".controls", "guide.fake_cuda")
    raise AttributeError(f"module 'guide.experiments' has no attribute '{name}'")
