"""Traces many calls from one PyTorch: each run is a fork, so that a hundred of them cost one import."""

import json
import os
import sys
from typing import Any

sys.path.insert(0, sys.argv[1])  # inside.pyz

import torch  # noqa: F401  (what the forks share)

from guide.reader import profiling, tracing


def forked(call: str, setup: str, operators: list[str]) -> tuple[dict[str, Any], str]:
    """As `tracing` asks a new interpreter."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            with os.fdopen(writing, "w") as told:
                json.dump(profiling._profile(setup, call, operators), told)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        answer = json.load(told)
    os.waitpid(child, 0)
    return answer, ""


tracing._run_apart = forked
for line in sys.stdin:
    name, call, setup = json.loads(line)
    found = tracing.run(call, setup)
    said = {
        "lines": tracing.calls(found),
        "graph": tracing.graph(found),
        "raised": found.raised,
        "same": found.same,
    }
    print(json.dumps({"name": name, **said}), flush=True)
