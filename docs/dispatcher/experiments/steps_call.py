"""One call of `torch.mm` under autocast: three look-ups, each in its key set and its table"""

# output: json
import json
import warnings

import _lookups as lookups
import torch
from _table import KEYS, frame, frames, those

warnings.simplefilter("ignore")
DISPATCH = "aten/src/ATen/core/dispatch/"
JOIN = DISPATCH + "DispatchKeyExtractor.h#c10::detail::MultiDispatchKeySet"
COMPUTE = DISPATCH + "DispatchKeyExtractor.h#c10::DispatchKeyExtractor::getDispatchKeySetFromRawDispatchKeySet"
LOOKUP = DISPATCH + "OperatorEntry.h#c10::impl::OperatorEntry::lookup"
x, w = (torch.ones(2, 2, dtype=torch.bfloat16, requires_grad=True) for _ in range(2))
log = []
with lookups.watching("aten::mm", log) as table, torch.autocast("cpu"):
    torch.mm(x, w)
    brought = torch._C._dispatch_keys(x) | torch._C._dispatch_keys(w)
    whole = brought | torch._C._dispatch_tls_local_include_set()
assert str(whole)[15:-1].split(", ") == KEYS[::-1] and len(log) == 3
slots = {"slot": {key: table[key][1].replace("autograd ", "") for key in KEYS}}
tensors = {"tensors": those(brought.raw_repr(), "bring")}
for turn, (_, winner, given, included, excluded) in enumerate(log):
    won = {"result": those(given, "left") | {winner: "wins"}}
    ran = f"{winner} is the highest that is left. Its slot holds the kernel from {table[winner][0]}, which runs."
    if turn == 2:  # a redispatch asks neither tensors nor thread
        frame(f"Autograd's kernel redispatches: it passes a set of its own. {ran}", LOOKUP, **slots, **won)
        continue
    adds, removes = those(included, "adds"), those(excluded, "removes")
    thread = {"thread": {key: v for key, v in adds.items() if key not in tensors["tensors"]} | removes}
    said = f"The autocast kernel calls mm again, and the thread now removes {', '.join(removes)}."
    if turn == 0:
        assert not removes
        frame("torch.mm(x, w): the sets of both tensors are joined.", JOIN, **tensors)
        said = f"The thread adds {', '.join(thread['thread'])} and removes none of these, for autocast is on."
    frame(said, COMPUTE, **tensors, **thread)
    if turn == 0:
        skips = " and ".join(key for key in KEYS if slots["slot"][key] == "skip")
        frame(f"The slots of mm: {skips} fall through, so they are masked.", COMPUTE, **tensors, **thread, **slots)
    frame(ran, LOOKUP, **tensors, **thread, **slots, **won)
print(json.dumps({"frames": frames}, indent=1))
