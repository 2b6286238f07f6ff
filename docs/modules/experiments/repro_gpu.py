"""Every operator with samples on a GPU in deterministic mode: what is refused, forward and backward"""

# requires: pretended-gpu
# limit: 240
import itertools
import logging
import warnings
from collections import defaultdict

import torch
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils._pytree import tree_leaves, tree_map

warnings.simplefilter("ignore")
logging.disable()
refused, ran = defaultdict(set), {"forward": set(), "backward": set()}


def attempt(what, name, call):
    """Call, and note what deterministic mode refuses; other errors are those of a GPU without values."""
    try:
        made = call()
    except Exception as error:
        kernel, found, _ = str(error).partition(" does not have a deterministic implementation")
        if found:
            refused[what, kernel].add(name)
        return []
    ran[what].add(name)
    return [t for t in tree_leaves(made) if isinstance(t, torch.Tensor) and t.requires_grad]


def moved(t):
    return t.detach().cuda().requires_grad_(t.requires_grad) if isinstance(t, torch.Tensor) else t


for info in op_db:
    if torch.float32 not in info.dtypes:
        continue
    torch.use_deterministic_algorithms(False)
    samples = info.sample_inputs("cpu", torch.float32, requires_grad=info.supports_autograd)
    given = [tree_map(moved, (s.input, s.args, s.kwargs)) for s in itertools.islice(samples, 8)]
    torch.use_deterministic_algorithms(True)
    with torch.backends.cudnn.flags(enabled=False):
        for first, args, options in given:
            ends = attempt("forward", info.name, lambda: info.op(first, *args, **options))
            if ends:
                attempt("backward", info.name, lambda: torch.autograd.backward(ends, [e.detach() for e in ends]))
print("entries that ran:", len(ran["forward"]), "forward,", len(ran["backward"]), "backward")
for (what, kernel), names in sorted(refused.items(), reverse=True):
    print(f"{what}, {kernel}:", *sorted(n.removeprefix("nn.functional.") for n in names))
