"""The memory budget: what a small network saves and computes again between 1 and 0"""

import torch
from functorch.compile import aot_function, make_boxed_func, min_cut_rematerialization_partition
from torch._functorch import config
from torch.autograd.graph import saved_tensors_hooks


def network(x, *weights):
    for w in weights:
        x = torch.tanh(x @ w) * x
    return x


def measured(budget):
    graphs, storages = [], {}

    def compiler(module, inputs):
        graphs.append(module.graph)
        return make_boxed_func(module.forward)

    def pack(t):
        storages[t.untyped_storage().data_ptr()] = t.untyped_storage()  # held, so no address comes twice
        return t

    inputs = [torch.randn(32, 64, requires_grad=True), *(torch.randn(64, 64, requires_grad=True) for _ in range(4))]
    with config.patch(activation_memory_budget=budget), saved_tensors_hooks(pack, lambda t: t):
        compiled = aot_function(network, fw_compiler=compiler, partition_fn=min_cut_rematerialization_partition)
        compiled(*inputs).sum().backward()
    given = {t.untyped_storage().data_ptr() for t in inputs}
    forward, backward = ({n.name: n for n in g.nodes} for g in graphs)
    kinds = [name.partition("_")[0] for name, n in backward.items() if n.op == "call_function" and name in forward]
    size = sum(s.nbytes() for pointer, s in storages.items() if pointer not in given)
    return size, [k for k in kinds if k in ("mm", "tanh", "mul")]


for budget in (1.0, 0.9, 0.75, 0.5, 0.25, 0.0):
    size, again = measured(budget)
    print(f"budget {budget:4}: {size:6} bytes saved; again in backward: ", end="")
    print(", ".join(f"{again.count(name)} {name}" for name in sorted(set(again))) or "nothing")
