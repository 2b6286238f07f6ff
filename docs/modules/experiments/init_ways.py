"""Four ways to make a layer, what each calls, and what it takes from the generator"""

import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode


class Names(TorchDispatchMode):
    """Collects the operators that run."""

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        out = function(*args, **(kwargs or {}))
        names.append(function._schema.name.removeprefix("aten::") + (" on meta" if out.is_meta else ""))
        return out


def on_meta():
    with torch.device("meta"):
        return nn.Linear(2, 2)


def materialised():
    layer = on_meta().to_empty(device="cpu")
    layer.reset_parameters()
    return layer


WAYS = {
    "nn.Linear(2, 2)": lambda: nn.Linear(2, 2),
    "under torch.device('meta')": on_meta,
    "meta, to_empty, reset_parameters": materialised,
    "skip_init(nn.Linear, 2, 2)": lambda: nn.utils.skip_init(nn.Linear, 2, 2),
}
for what, make in WAYS.items():
    names: list[str] = []
    torch.manual_seed(0)
    before = torch.get_rng_state()
    with Names():
        layer = make()
    drew = not torch.equal(before, torch.get_rng_state())
    print(f"{what}: {layer.weight.device}, numbers drawn: {drew}")
    print("   ", *(n for n in names if n not in ("detach", "alias")))

torch.manual_seed(0)
first = nn.Linear(2, 2).weight
torch.manual_seed(0)
print("the same seed, the same weight:", torch.equal(first, nn.Linear(2, 2).weight))
torch.manual_seed(0)
print("by way of meta:", torch.equal(first, materialised().weight))
torch.manual_seed(0)
print("with float64:", torch.equal(first, nn.Linear(2, 2, dtype=torch.float64).weight.float()))
