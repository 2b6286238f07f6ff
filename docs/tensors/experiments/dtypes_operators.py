"""Which operators follow the promotion rule? Every one that takes two tensors is asked"""

import itertools
import textwrap
import warnings
from collections import defaultdict

import torch
from _dtypes import asked, of_two_tensors, said
from _promotion import ABOVE, kind

warnings.simplefilter("ignore")
torch.backends.mkldnn.set_flags(False)  # it takes dtypes as the processor allows
TENSORS = [
    (group, name, torch.ones(sizes, dtype=getattr(torch, name)))
    for sizes, group in (((2,), "dim"), ((), "zero"))
    for name in ABOVE
    if "complex32" not in name
]
KINDS = {
    "the rule": lambda x, y, by_rule: by_rule,
    "the rule, and float32 for whole numbers": lambda x, y, by_rule: "float32" if kind(by_rule) < 2 else by_rule,
    "bool": lambda x, y, by_rule: "bool",
    "the dtype of the first": lambda x, y, by_rule: x[1],
    "the dtype of the second": lambda x, y, by_rule: y[1],
}
pairs = [((x, y), said((x, y))) for x, y in itertools.product(TENSORS, repeat=2)]
found, cases, others = defaultdict(set), defaultdict(int), []
for name, operator in of_two_tensors():
    computed = [(*pair, want, got) for pair, want in pairs if (got := asked(operator, pair))]
    if len(computed) < 100:
        found["fewer than 100 pairs computed"].add(name)
        continue
    fits = [k for k, gives in KINDS.items() if all(gives(x, y, w) == got for x, y, w, got in computed)]
    group = fits[0] if fits else "something else"
    found[group].add(name)
    cases[group] += len(computed)
    if not fits:
        x, y, want, got = next(c for c in computed if c[2] != c[3])
        others.append(f"  {name}: {x[1]} ({x[0]}) and {y[1]} ({y[0]}) give {got}, by the rule {want}")
print(f"pairs for each operator: {len(pairs)}")
for group in (*KINDS, "something else", "fewer than 100 pairs computed"):
    print(f"\n{group}: {len(found[group])} operators, {cases[group]:,} results")
    if group == "something else":
        print("\n".join(sorted(others)))
    else:
        print(textwrap.fill(" ".join(sorted(found[group])), 84, initial_indent="  ", subsequent_indent="  "))
