"""Which kernels a call enters: choose the operator, the tensors and what is switched on"""

# output: json
# limit: 240
import json
from itertools import combinations, product

import _choices as offer
import _lookups as lookups
import _rule

SWITCHES = [some for n in range(4) for some in combinations(offer.SWITCHES, n)]
EXAMPLE = ("aten::mm", ("grad", "plain"), ("autocast",), "none")  # what the page begins with
rule, paths, runs, ends = _rule.rule(), {}, {}, {}
choices = {
    name: [
        (name, kinds, *where) for *where, kinds in product(SWITCHES, offer.REGIONS, product(offer.KINDS, repeat=count))
    ]
    for name, (_, count, _) in offer.OPERATORS.items()
}
errors = {choice: offer.attempt(*choice) for some in choices.values() for choice in some}  # nobody watches
for name, some in choices.items():
    with lookups.watching(name, offer.log):
        seen = [(offer.attempt(*choice), lookups.path(offer.log))[1] for choice in some]
    runs[name] = [paths.setdefault(" ".join(path), len(paths)) for path in seen]
    ends[name] = [(len(path), errors[choice]) if errors[choice] else 0 for path, choice in zip(seen, some)]
said = list(dict.fromkeys(end for some in ends.values() for end in some if end))
rule |= {
    "said": said,
    "ends": {name: " ".join(str(said.index(end) + 1) if end else "" for end in some) for name, some in ends.items()},
    "sets": SWITCHES,
    "example": EXAMPLE,
}
shown = list(paths)[runs[EXAMPLE[0]][choices[EXAMPLE[0]].index(EXAMPLE)]].split()
told = {
    "example": "torch.mm under autocast, the first tensor requires a gradient: the kernels in their order.",
    "columns": ["key that wins", "registered in", "rule"],
}
static = [[key, *rule["operators"][EXAMPLE[0]][2][key]] for key in shown[::2]]
runs = {name: " ".join(map(str, some)) for name, some in runs.items()}
print(json.dumps({"rule": rule, **told, "static": static, "paths": list(paths), "runs": runs}, indent=1))
