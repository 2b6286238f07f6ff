"""A key set is one 64-bit number: backends in the low sixteen bits, functionalities above"""

import torch

C, K = torch._C, torch._C.DispatchKey


def bits(key_set):
    return [i for i in range(63, -1, -1) if key_set.raw_repr() >> i & 1]


print("one key, its bits:")
for name in ("CPU", "CUDA", "Meta", "SparseCPU", "SparseCUDA", "AutogradCPU", "ADInplaceOrView", "PythonDispatcher"):
    print(f"  {name:17s}{bits(C.DispatchKeySet(getattr(K, name)))}")

x = torch.ones(2)
keys = C._dispatch_keys(x)
print("\na plain CPU tensor:", f"{keys.raw_repr():#x}", bits(keys))
print("with requires_grad:", f"{C._dispatch_keys(x.clone().requires_grad_()).raw_repr():#x}")

sparse, meta = C._dispatch_keys(x.to_sparse()), C._dispatch_keys(x.to("meta"))
both = sparse | meta
print("\nsparse on cpu | dense on meta:", bits(both))
print("iterated, every functionality meets every backend:\n ", both)
without = both - C._dispatch_tls_local_exclude_set()
for key in (K.AutogradMeta, K.ADInplaceOrView):
    print(f"highest: {without.highestPriorityTypeId().name:13s} then remove({key.name})")
    without = without.remove(key)
print("highest:", without.highestPriorityTypeId().name)

full = C._dispatch_keyset_full()
print("\nbits in the full set:", len(bits(full)), " runtime keys that they stand for:", len(str(full).split(",")))
