"""The same registrations and calls for `dispatcher_model`, in the model and in PyTorch."""

import itertools

import _dispatcher as model
import torch

C, K = torch._C, torch._C.DispatchKey
LAYERS = {"AutocastCPU": K.AutocastCPU, "AutogradCPU": K.AutogradOther, "Autograd": K.AutogradOther}
LAYERS |= {"AutogradMeta": K.AutogradOther, "ADInplaceOrView": K.ADInplaceOrView}  # a layer calls what is below these
REGISTERED = [*LAYERS, "CPU", "Meta", "SparseCPU", "CompositeExplicitAutograd", "CompositeImplicitAutograd"]
libraries = []
log = []


def in_the_model(keys):
    """An operator with a kernel for each of the keys; a kernel notes its key, and a layer calls on down."""
    operator = model.Operator("f")

    def kernel(key):
        def run(operator, below, x):
            log.append(key)
            return operator.redispatch(below, x) if key in LAYERS else x

        return run

    for key in keys:
        operator.impl(key, kernel(key))
    return operator


def in_pytorch(keys, number):
    """The same as an operator of PyTorch."""
    library = torch.library.Library(f"grid{number}", "DEF")
    libraries.append(library)
    library.define("f(Tensor x) -> Tensor")
    operator = getattr(torch.ops, f"grid{number}").f.default

    def kernel(key):
        def run(below, x):
            log.append(key)
            if key not in LAYERS:
                return x.clone()
            return operator.redispatch(below & C._dispatch_keyset_full_after(LAYERS[key]), x)

        return run

    for key in keys:
        library.impl("f", kernel(key), key, with_keyset=True)
    return operator


def table(operator):
    """PyTorch's own table for it: which rule filled each cell."""
    dump = C._dispatch_dump_table(operator.name()).splitlines()
    rows = {key: rest.rpartition("[")[2].strip("]") for key, _, rest in (line.partition(": ") for line in dump)}
    return [rows.get(key, "-") for key in model.ORDER]


def calls():
    """What is called with what, and where: a tensor and its stand-in, a region and what it changes in the thread."""
    autograd = ("AutogradCPU", "ADInplaceOrView", "AutocastCPU")
    plain = model.Tensor(0, "CPU", *autograd)
    kinds = {
        "plain": (torch.ones(2), plain),
        "requires a gradient": (torch.ones(2, requires_grad=True), plain),
        "sparse": (torch.ones(2).to_sparse(), model.Tensor(0, "SparseCPU", *autograd)),
        "meta": (torch.ones(2, device="meta"), model.Tensor(0, "Meta", "AutogradMeta", "ADInplaceOrView")),
    }
    with torch.inference_mode():
        kinds["made in inference mode"] = torch.ones(2), model.Tensor(0, "CPU", "AutocastCPU")
    no_autograd = {"exclude": {"AutogradCPU", "AutogradMeta"}, "no_longer_include": {"ADInplaceOrView"}}
    regions = {
        "": (torch.enable_grad, {}),
        "no_grad": (torch.no_grad, {}),
        "autocast": (lambda: torch.autocast("cpu"), {"no_longer_exclude": {"AutocastCPU"}}),
        "inference mode": (torch.inference_mode, no_autograd),
    }
    return itertools.product(kinds.values(), regions.values())


def run(operator, argument):
    """The kernels that a call entered, or that it found none."""
    log.clear()
    try:
        operator(argument)
    except NotImplementedError:
        log.append("no kernel")
    return list(log)
