"""What each option of the profiler adds to the trace of the same step"""

import warnings
from collections import Counter

from _profiled import loader, step, trace
from torch.profiler import ProfilerActivity, profile

warnings.simplefilter("error")
OPTIONS = {
    "nothing": {},
    "record_shapes": {"record_shapes": True},
    "with_flops": {"with_flops": True},
    "profile_memory": {"profile_memory": True},
    "with_stack": {"with_stack": True},
}
step(iter(loader))
plain = None
for name, options in OPTIONS.items():
    batches = iter(loader)
    with profile(activities=[ProfilerActivity.CPU], **options) as run:
        step(batches)
    events = trace(run)
    kinds = Counter(e.get("cat") for e in events)
    fields = set(next(e for e in events if e["name"] == "aten::addmm")["args"])
    plain = plain or (kinds, fields)
    more = {kind: kinds[kind] - plain[0][kind] for kind in kinds if kinds[kind] != plain[0][kind]}
    grown = {kind: n if n < 100 else "over 100" for kind, n in more.items()}
    flops = sum(entry.flops for entry in run.key_averages())
    print(f"{name:16}events of other kinds {grown}, fields {sorted(fields - plain[1])}, flops {flops}")
try:
    profile(activities=[ProfilerActivity.CPU], with_modules=True).__enter__()
except FutureWarning as warning:
    print("with_modules:", str(warning).partition(".")[0])
