"""The model: operators and keys, a table with a cell for each pair, and a call that finds its cell; no PyTorch in it."""

from contextlib import contextmanager

# --8<-- [start:keys]
ORDER = ["AutocastCPU", "AutogradMeta", "AutogradCPU", "ADInplaceOrView", "SparseCPU", "Meta", "CPU"]
BACKENDS = {"SparseCPU", "Meta", "CPU"}  # kernels that compute
BACKEND_OF = {"AutogradCPU": "CPU", "AutogradMeta": "Meta"}


class Tensor:
    """Some data, and a key for each layer that wants to see the calls that take it."""

    def __init__(self, data, *keys):
        self.data, self.keys = data, set(keys)


# --8<-- [end:keys]
# --8<-- [start:thread]
included, excluded = {"ADInplaceOrView"}, {"AutocastCPU"}  # what the thread adds to every call, and takes away


@contextmanager
def thread(include=(), exclude=(), no_longer_include=(), no_longer_exclude=()):
    """Change the thread's two sets for a while."""
    before = included.copy(), excluded.copy()
    included.update(include), excluded.update(exclude)
    included.difference_update(no_longer_include), excluded.difference_update(no_longer_exclude)
    try:
        yield
    finally:
        for now, was in zip((included, excluded), before):
            now.clear(), now.update(was)


# --8<-- [end:thread]
# --8<-- [start:operator]
class Operator:
    """A row of the table: the kernels that somebody has registered for this operator."""

    def __init__(self, name):
        self.name, self.kernels = name, {}

    def impl(self, key, kernel):
        self.kernels[key] = kernel

    def __call__(self, *args):
        keys = set(included).union(*(a.keys for a in args if isinstance(a, Tensor)))
        return self.redispatch(keys - excluded, *args)

    def redispatch(self, keys, *args):
        """Run the kernel of the highest key in `keys`; it is told which keys are below its own."""
        for at, key in enumerate(ORDER):
            kernel, _ = self.lookup(key)
            if key in keys and kernel is not fallthrough:
                if kernel is None:
                    raise NotImplementedError(f"{self.name} has no kernel for {key}")
                return kernel(self, keys & set(ORDER[at + 1 :]), *args)
        raise NotImplementedError(f"{self.name} has nothing to do with these arguments")

    # --8<-- [end:operator]
    # --8<-- [start:lookup]
    def lookup(self, key):
        """The kernel of one cell, and which rule put it there."""
        own = self.kernels
        if key in own:
            return own[key], "kernel"
        explicit = "CompositeExplicitAutograd" in own
        if key in BACKENDS and explicit:
            return own["CompositeExplicitAutograd"], "default backend kernel"
        computed = explicit or BACKEND_OF.get(key) in own
        if "CompositeImplicitAutograd" in own and key in {*BACKENDS, *BACKEND_OF} and not computed:
            return own["CompositeImplicitAutograd"], "math kernel"
        if key in BACKEND_OF and "Autograd" in own:
            return own["Autograd"], "autograd kernel"
        if key in fallbacks:
            return fallbacks[key], "backend fallback"
        return None, "-"


# --8<-- [end:lookup]
# --8<-- [start:fallbacks]
def fallthrough(*_):
    """Never runs: a cell that holds it is skipped."""


def pass_on(operator, keys, *args):
    """One function for a whole column: it knows nothing of the operator but that it can be called again."""
    return operator.redispatch(keys, *args)


def refuse(operator, keys, *args):
    raise NotImplementedError(f"{operator.name} has no kernel for Meta")


fallbacks = {
    "Meta": refuse,
    "AutocastCPU": fallthrough,
    "AutogradMeta": pass_on,
    "AutogradCPU": pass_on,
    "ADInplaceOrView": fallthrough,
}
# --8<-- [end:fallbacks]
