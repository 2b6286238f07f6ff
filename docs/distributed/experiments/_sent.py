"""What this rank has sent over gloo, read from the flight recorder"""

import json

from torch._C._distributed_c10d import _dump_fr_trace_json, _reset_fr_trace


def sent() -> list[str]:
    """The collectives since the last call, in order: name, elements, dtype."""
    entries = json.loads(_dump_fr_trace_json(True, False)).get("entries", [])
    _reset_fr_trace()
    return [f"{e['profiling_name'].removeprefix('gloo:')} {e['input_sizes']} {e['input_dtypes']}" for e in entries]
