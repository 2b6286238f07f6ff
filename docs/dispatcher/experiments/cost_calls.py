"""The same addition called in other ways: instructions, compared with torch.add(a, b)"""

# requires: valgrind
# limit: 300
import sys
from pathlib import Path

from _build_and_count import MEASURE, band, counted, total

SETUP = """
import contextlib
from torch.utils._python_dispatch import TorchDispatchMode
class Mode(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args, kwargs=None): return op(*args, **kwargs or {})
a, b, c, w = torch.ones(2), torch.ones(2), torch.ones(2), torch.ones(2, requires_grad=True)
ordinary = contextlib.nullcontext
def run_all(run):
    for region, call in CALLS:
        with region(): run(call)
"""
CALLS = [("ordinary", "None"), ("ordinary", "torch.add(a, b)"), ("ordinary", "a + b"), ("ordinary", "a.add_(b)"),
         ("ordinary", "torch.add(a, b, out=c)"), ("ordinary", "torch.add(a, 1)"),
         ("ordinary", "torch.ops.aten.add.Tensor(a, b)"), ("ordinary", "torch.add(w, b)"), ("torch.no_grad", "torch.add(w, b)"),
         ("torch.inference_mode", "torch.add(w, b)"), ("Mode", "torch.add(a, b)")]  # fmt: skip
calls = ", ".join(f"({region}, lambda: {call})" for region, call in CALLS)
Path("snippet.py").write_text(
    MEASURE + SETUP + f"CALLS = {calls}\nrun_all(lambda call: call())\nbegin()\nrun_all(measure)"
)
PARTS = {"stack": "make_boxed_from_unboxed_functor", "autograd": "VariableType::", "node": "AddBackward0",
         "version": "ADInplaceOrView::", "memory": "empty_generic"}  # fmt: skip
(_, nothing), (_, base), *profiles = counted(sys.executable, "snippet.py")
for (region, call), (_, profile) in zip(CALLS[1:], [("", base), *profiles], strict=True):
    ratio = (total(profile) - total(nothing)) / (total(base) - total(nothing))
    much = "the base" if profile == base else band(ratio, (0.6, 1.15, 3, 10))
    parts = [part for part, function in PARTS.items() if function in profile.read_text()]
    where = "" if region == "ordinary" else f", {region}"
    print(f"{call + where:38} {much:16} {' '.join(parts)}")
