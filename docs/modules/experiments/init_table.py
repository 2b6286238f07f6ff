"""What is drawn while a layer is made, caught below the layer"""

from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode


class Filled(TorchDispatchMode):
    """Keeps for each memory the last operator that filled it, with its numbers."""

    def __init__(self):
        super().__init__()
        self.last: dict[int, str] = {}

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        out = function(*args, **(kwargs or {}))
        name = function._schema.name.removeprefix("aten::")
        if name in ("uniform_", "normal_", "fill_", "zero_", "ones", "zeros"):
            numbers = [f"{a:.4g}" for a in args[1:] if isinstance(a, (int, float))]
            self.last[out.untyped_storage().data_ptr()] = f"{name}({', '.join(numbers)})"
        return out


LAYERS = {
    "Linear(16, 4)": lambda: nn.Linear(16, 4),
    "Linear(16, 64)": lambda: nn.Linear(16, 64),
    "Bilinear(16, 4, 8)": lambda: nn.Bilinear(16, 4, 8),
    "Conv2d(4, 8, 2)": lambda: nn.Conv2d(4, 8, 2),
    "ConvTranspose2d(4, 8, 2)": lambda: nn.ConvTranspose2d(4, 8, 2),
    "Embedding(100, 16)": lambda: nn.Embedding(100, 16),
    "LSTM(16, 64)": lambda: nn.LSTM(16, 64),
    "MultiheadAttention(16, 2)": lambda: nn.MultiheadAttention(16, 2),
    "BatchNorm1d(16)": lambda: nn.BatchNorm1d(16),
    "LayerNorm(16)": lambda: nn.LayerNorm(16),
    "PReLU()": nn.PReLU,
}
for name, make in LAYERS.items():
    with Filled() as mode:
        layer = make()
    print(name)
    for member, p in layer.named_parameters():
        print(f"   {member:16} {mode.last.get(p.untyped_storage().data_ptr(), 'not filled')}")
