"""What a folder of `TORCH_TRACE` holds for one compilation, in the order in which it was written"""

import itertools
import logging

import torch
from _lower import written
from torch._logging._internal import trace_log

# Marks of time, descriptions of inputs, and that this program stops before anything is compiled.
NOISE = {"chromium_event", "describe_storage", "describe_tensor", "describe_source", "str", "dynamo_error"}


class Kinds(logging.Handler):
    def emit(self, record):
        data = record.metadata
        kind = next(k for k in data if k not in ("frame_id", "frame_compile_id", "attempt", "compiled_autograd_id"))
        name = data[kind].get("name", "") if isinstance(data[kind], dict) else ""
        kinds.append(name if kind == "artifact" else kind)


kinds: list[str] = []
trace_log.addHandler(Kinds())
trace_log.setLevel(logging.DEBUG)
written(lambda x: x.sin().sum(), torch.ones(8))
for kind, group in itertools.groupby(k for k in kinds if k not in NOISE):
    print(kind)
