"""How many bytes forward keeps for backward: in eager mode, and by two ways to cut the joint graph"""

import torch
import torch.nn.functional as F
from functorch.compile import aot_function, default_partition, make_boxed_func, min_cut_rematerialization_partition
from torch.autograd.graph import saved_tensors_hooks


def kept(function, x, w):
    storages = {}

    def pack(t):
        storages[t.untyped_storage().data_ptr()] = t.untyped_storage()  # held, so no address comes twice
        return t

    with saved_tensors_hooks(pack, lambda t: t):
        result = function(x, w)
    result.sum().backward()
    inputs = {t.untyped_storage().data_ptr() for t in (x, w)}
    return sum(s.nbytes() for pointer, s in storages.items() if pointer not in inputs)


def compiled(function, partition):
    plain = lambda module, inputs: make_boxed_func(module.forward)
    return aot_function(function, fw_compiler=plain, partition_fn=partition)


functions = {
    "x.sin().cos().exp()": lambda x, w: x.sin().cos().exp(),
    "(x * w).sin() * x": lambda x, w: (x * w).sin() * x,
    "gelu(x @ w) @ w": lambda x, w: F.gelu(x @ w) @ w,
    "tanh written with exp": lambda x, w: 1 - 2 / (1 + (2 * (x @ w)).exp()),
    "layer_norm, then relu": lambda x, w: F.layer_norm(x @ w, (64,)).relu(),
    "softmax(x @ w) @ w": lambda x, w: (x @ w).softmax(-1) @ w,
}
x, w = torch.randn(64, 64, requires_grad=True), torch.randn(64, 64, requires_grad=True)
print(f"{'bytes saved beside x and w':26} {'eager':>7} {'default':>8} {'min-cut':>8}")
for name, function in functions.items():
    ways = function, *(compiled(function, p) for p in (default_partition, min_cut_rematerialization_partition))
    print(f"{name:26} {' '.join(f'{kept(way, x, w):7}' for way in ways)}")
