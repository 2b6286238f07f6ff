"""Each look-up of one operator as it happens: the kernels of the keys in WATCHED are wrapped by ones that take notes."""

import re
from contextlib import contextmanager

import torch

C = torch._C
K = C.DispatchKey
# The kernels that a call on a CPU or on `meta` can meet. `Undefined` stays as it is: a kernel there fills other slots.
WATCHED = """CPU Meta SparseCPU SparseMeta BackendSelect Python Functionalize Conjugate Negative ADInplaceOrView
AutogradOther AutogradCPU AutogradMeta AutocastCPU FuncTorchBatched FuncTorchVmapMode FuncTorchDynamicLayerBackMode
FuncTorchDynamicLayerFrontMode PythonTLSSnapshot""".split()

# Kernels that compute, or that go on with other tensors.
LAST = ("Functionalize", "FuncTorchBatched", "Python", "CPU", "Meta", "SparseCPU", "SparseMeta")


def path(log):
    """The look-ups one below the other, each `key set`, to the first of LAST after which no mode has its turn."""
    found = []
    for entry, after in zip(log, [*log[1:], None]):
        if entry != "mode":
            found.append(f"{entry[1]} {entry[2]:x}")
            if entry[1] in LAST and after != "mode":
                break
    return found


def slots(operator):
    """The operator's table: key → (file that registered its kernel, rule), "skip" as the rule of a fallthrough."""
    found = {}
    for line in C._dispatch_dump_table(operator).splitlines():
        key, _, rest = line.partition(": ")
        where, _, rule = rest.rpartition(" [")
        file = re.sub(r"_\d+(?=\.cpp)", "", where.split("/")[-1].split(":")[0])
        found[key] = (file, "skip" if "fallthrough" in where else rule.strip("]"))
    return found


def thread():
    """The thread's two sets as numbers: included, excluded."""
    return C._dispatch_tls_local_include_set().raw_repr(), C._dispatch_tls_local_exclude_set().raw_repr()


@contextmanager
def watching(operator, log):
    """While open, each kernel of `operator` appends (depth, key, set that it was given, included, excluded) to `log`."""
    table, library, depth, active = slots(operator), torch.library.Library("aten", "IMPL"), [0], [True]
    name, _, overload = operator.removeprefix("aten::").partition(".")
    python = getattr(getattr(torch.ops.aten, name), overload or "default").py_kernels

    def wrap(key, kernel):
        in_python = None
        if table[key][0].endswith(".py"):  # its kernel asks for the registered function, which is now ours
            in_python = python[getattr(K, key)]

        def noting(keys, *args, **options):
            if not active[0]:  # PyTorch keeps a function that was registered for a Python kernel
                return in_python(keys, *args, **options)
            log.append((depth[0], key, keys.raw_repr(), *thread()))
            depth[0] += 1
            try:
                return in_python(*args, **options) if in_python else kernel.call_boxed(keys, *args, **options)
            finally:
                depth[0] -= 1

        library.m.impl(operator.removeprefix("aten::"), key, noting, True)

    filled = [key for key in WATCHED if table.get(key, ("", "skip"))[1] != "skip"]
    # All are asked for before one is replaced: a kernel for a backend changes what autograd's slot holds.
    for key, kernel in [(key, torch.library.get_kernel(operator, key)) for key in filled]:
        wrap(key, kernel)
    after = slots(operator)
    moved = [k for k in {*table, *after} if k not in WATCHED and table.get(k) != after.get(k)]
    assert not moved, moved
    try:
        yield table
    finally:
        active[0] = False
        library._destroy()
        assert slots(operator) == table
