"""Four ways to one operator: what a call passes, and what its file needs"""

# requires: g++
# helpers: _ways_aten.cpp, _ways_stable.cpp
# limit: 180
import subprocess
import sys
from collections import Counter

import _ways
import torch

torch.manual_seed(0)
gate, up = torch.randn(4), torch.randn(4)
wanted = torch.nn.functional.silu(gate) * up


def frames(call):
    """How many functions of PyTorch's Python a call enters."""
    entered = Counter()

    def note(frame, event, argument):
        entered[event == "call" and "/torch/" in frame.f_code.co_filename] += 1

    call()  # once before: the first call caches
    sys.setprofile(note)
    call()
    sys.setprofile(None)
    return entered[True]


def needs(file, kinds):
    """Whether the loader has to find names of PyTorch of these kinds for a file."""
    command = ["nm", "-DCu", file]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return "yes" if any(kind in listed for kind in kinds) else "no"


KINDS = {
    "C++": ["at::", "c10::", "torch::"],
    "C": [" aoti_torch", " torch_"],
    "Python": [" Py"],
}
print(f"{'':13} Python functions   the file needs names of C++, C, Python")
for name, operator in _ways.ways().items():
    assert torch.allclose(operator(gate, up), wanted)
    file = _ways.FILES.get(name)
    said = [needs(file, kinds) for kinds in KINDS.values()] if file else ["no file"]
    print(f"{name:13} {frames(lambda: operator(gate, up)):3} {'':14}", *said)
