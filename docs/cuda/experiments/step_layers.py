"""What an operation keeps for backward beside its input and its result, in bytes for each number"""

# requires: pretended-gpu
import torch
from torch.nn import functional as F

LAYERS = {
    "relu": F.relu,
    "gelu": F.gelu,
    "silu": F.silu,
    "x * sigmoid(x)": lambda x: x * x.sigmoid(),
    "dropout": lambda x: F.dropout(x, 0.1),
    "softmax": lambda x: x.softmax(-1),
    "layer_norm": lambda x: F.layer_norm(x, (1024,)),
    "x + 1": lambda x: x + 1,
    "x * 2": lambda x: x * 2,
    "x * x": lambda x: x * x,
    "sum": lambda x: x.sum(),
}


def kept(layer, device):
    """Whether the input and the result are saved, and the bytes of all else."""
    x, saved = torch.zeros(1024, 1024, device=device, requires_grad=True), {}

    def keep(tensor):
        saved[tensor.untyped_storage().data_ptr()] = tensor.untyped_storage().nbytes()
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(keep, lambda tensor: tensor):
        out = layer(x)
    ours = {"input": x, "result": out}
    names = [name for name, t in ours.items() if saved.pop(t.untyped_storage().data_ptr(), None)]
    return " and ".join(names) or "neither", sum(saved.values()) / x.numel()


print(f"{'':15} {'saved on cuda':16}  more on cuda  on the CPU")
for name, layer in LAYERS.items():
    (what, cuda), (_, cpu) = kept(layer, "cuda"), kept(layer, "cpu")
    print(f"{name:15} {what:16} {cuda:13.2f} {cpu:11.2f}")
