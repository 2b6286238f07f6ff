"""Inductor without a compiler at its end: lowers, schedules and writes the code of a function, and stops there."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch._inductor import config
from torch._inductor.graph import GraphLowering

config.cpp.simdlen = 1  # no vector instructions, on whatever machine
config.compile_threads = 1


class Written(Exception):
    """Raised in place of compiling; holds the graph and the code."""

    def __init__(self, graph: GraphLowering, code: str) -> None:
        super().__init__("the code is written, and is not compiled")
        self.graph, self.code = graph, code


def written(function: Callable[..., Any], *inputs: Any, **options: Any) -> Written:
    """The graph and the code that Inductor makes of a call; nothing is compiled, nothing runs."""
    whole = GraphLowering.compile_to_module

    def stop(graph: GraphLowering) -> None:
        raise Written(graph, graph.codegen()[0].value)

    torch._dynamo.reset()
    GraphLowering.compile_to_module = stop
    try:
        with config.patch(options):
            torch.compile(function)(*inputs)
    except Exception as error:
        found: BaseException | None = error
        while found is not None and not isinstance(found, Written):
            found = found.__cause__ or found.__context__
        if found is None:
            raise
        return found
    finally:
        GraphLowering.compile_to_module = whole
    raise RuntimeError("Inductor was not asked for code")


class Lines(logging.Handler):
    """Keeps what a log says."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


@contextmanager
def log(name: str) -> Iterator[list[str]]:
    """The lines that one of `TORCH_LOGS`' artifacts says in the block, without its prefix of time and place."""
    lines = Lines()
    torch._logging.set_logs(**{name: True})
    loggers = [v for k, v in logging.Logger.manager.loggerDict.items() if k.endswith(f"__{name}")]
    for logger in loggers:
        assert isinstance(logger, logging.Logger)
        logger.handlers[:], logger.propagate = [lines], False
    try:
        yield lines.said
    finally:
        torch._logging.set_logs()
