"""In which type autocast runs an operator, on a CPU and for CUDA: those that PyTorch's samples call by name, or a call written out"""

# limit: 120
import textwrap

import _amp_rules as amp

calls = amp.calls()
own = {device: amp.registered(device) & calls.keys() for device in amp.KEYS}
rules = {(n, device): amp.rule(n, call, device, n in own[device]) for n, call in calls.items() for device in amp.KEYS}
KINDS = ("16 bits", "float32", "widest", "refused", "as it is")
print(f"{'':6}{'with a kernel':>14}{'called':>8}" + "".join(f"{kind:>10}" for kind in KINDS))
for device in amp.KEYS:
    counts = [sum(rules[n, device] == kind for n in own[device]) for kind in KINDS]
    registered = len(amp.registered(device))
    print(f"{device:6}{registered:>14}{len(own[device]):>8}" + "".join(f"{count:>10}" for count in counts))
others = {d: [n for n in calls if n not in own[d] and rules[n, d] != "as it is"] for d in amp.KEYS}
for device in amp.KEYS:
    print(f"{device}: of {len(calls.keys() - own[device])} others changed:", len(others[device]))


def tell(what, names):
    text = " ".join(sorted(name.removeprefix("aten::") for name in names))
    print(textwrap.fill(f"{what} ({len(names)}): {text}", 110, subsequent_indent="  "))


for kind in KINDS[:4]:
    cpu, cuda = ({n for n in own[d] if rules[n, d] == kind} for d in amp.KEYS)
    for what, names in (("both", cpu & cuda), ("CPU", cpu - cuda), ("CUDA", cuda - cpu)):
        if names:
            tell(f"{kind}, {what}", names)
for device in amp.KEYS:
    for kind in KINDS[:4]:
        if names := [n for n in others[device] if rules[n, device] == kind]:
            tell(f"{device}, by what they call, {kind}", names)
