"""What the exported trace holds, and which backward its arrows lead to"""

from collections import Counter

from _profiled import loader, step, trace
from torch.profiler import ProfilerActivity, profile

step(iter(loader))
batches = iter(loader)
with profile(activities=[ProfilerActivity.CPU]) as run:
    step(batches)
events = trace(run)
for category in ("cpu_op", "user_annotation", "fwdbwd", "kernel"):
    print(f"{category:18}{Counter(e.get('cat') for e in events)[category]}")
one = next(e for e in events if e["name"] == "aten::addmm")
print("a cpu_op has:", ", ".join(one), "and in args:", ", ".join(sorted(one["args"])))

spans = [e for e in events if e.get("cat") == "cpu_op"]
ends: dict[int, dict[str, str]] = {}
for arrow in (e for e in events if e.get("cat") == "fwdbwd"):
    at = [e["name"] for e in spans if e["ts"] == arrow["ts"] and e["tid"] == arrow["tid"]]
    ends.setdefault(arrow["id"], {})[arrow["ph"]] = at[0]
print("arrows:")
for _, pair in sorted(ends.items()):
    print(f"    {pair['s']:16} → {pair['f']}")
try:
    run.export_chrome_trace("again.json")
except RuntimeError as error:
    print("a second export:", error)
