"""Who shares a version counter, and the message that two counts make"""

import re

import torch

x = torch.ones(2, 3, requires_grad=True)
h = x.clone()
aliases = {"h": h, "h[0]": h[0], "h.detach()": h.detach(), "h.data": h.data}
print("versions of              " + "".join(f"{name:>12}" for name in aliases))
for name in (None, *aliases):
    if name:
        aliases[name].add_(1)
    print(
        f"{f'after {name}.add_(1)' if name else 'at first':25}" + "".join(f"{t._version:12}" for t in aliases.values())
    )


def fail(what, y, changed, recorded=True):
    with torch.set_grad_enabled(recorded):
        changed.mul_(3)
        changed.mul_(3)
    try:
        y.sum().backward()
    except RuntimeError as error:
        if recorded:
            print(f"\n{error}\n")
        found = re.search(r"Tensor (\[.*?\])\](?:, which is (.*?),)? is at (.*?); (expected version \d+)", str(error))
        print(f"{what}: {found[1]}, {found[2] or 'no node named'}, {found[3]}, {found[4]}")


h = x.clone()
h.add_(1)
fail("an operand, by recorded writes", h * h, h)
h = x.clone()
fail("an operand, under no_grad", h * h, h, recorded=False)
fail("a leaf, under no_grad", x * x, x, recorded=False)
y = x.exp()
fail("the node's own result", y, y, recorded=False)
mean = torch.var_mean(x, dim=0)[1]
fail(f"an operand with output_nr {mean.output_nr}", mean * mean, mean, recorded=False)
