"""The model: from the formulas of an entry to a class of nodes, as text, in Python."""

import re
from pathlib import Path

import torchgen
from torchgen.api import cpp
from torchgen.packaged.autograd.load_derivatives import load_derivatives

# what can be asked of a tensor in forward, and is small beside the tensor
SMALL = r"(?:zeros_like|TensorGeometry|to_args_\w+)\({0}\)|\b{0}(?:\.|->)(?:sym_\w+|numel|dim|scalar_type|layout|options|is_conj)\(-?\w*\)"


# --8<-- [start:save]
def what_to_save(formula, names):
    """The fields to save, {field: expression}, and the formula with them."""
    fields = {}

    def small(match):
        field = re.sub(r"\W+", "_", match[0]).strip("_")
        fields[field] = match[0]
        return field

    for name in names:  # arguments and results
        formula = re.sub(SMALL.format(name), small, formula)
        if re.search(rf"\b{name}\b", formula):
            fields[name] = name
    return fields, formula


# --8<-- [end:save]
# --8<-- [start:write]
def write_class(name, formulas, names):
    """The text of a node's class: what it keeps, and what it computes."""
    fields, gradients = {}, []
    for argument in filter(formulas.get, names):  # a gradient for each edge
        needed, formula = what_to_save(formulas[argument], names)
        fields |= needed
        gradients.append(re.sub(rf"\b({'|'.join(needed) or '$'})\b", r"node.\1", formula))
    lines = [f"node.{field} = {value}" for field, value in fields.items()]
    keep, give = "\n        ".join(lines), ",\n                ".join(gradients)
    return f"""class {name}:
    def __init__(node, {", ".join(names)}):
        {keep}

    def apply(node, grad):
        return [{give}]"""


# --8<-- [end:write]


# --8<-- [start:manual]
def handle_r_to_c(dtype, grad):
    return grad.real if grad.is_complex() and not dtype.is_complex else grad


def maybe_multiply(grad, number):
    return grad if number == 1 else grad * number


def mul_tensor_backward(grad, other, dtype):
    return handle_r_to_c(dtype, grad * other.conj())


# --8<-- [end:manual]


def entries():
    """What PyTorch's generator made of each entry in the wheel that gives a class."""
    given = Path(torchgen.__file__).parent / "packaged"
    files = ("autograd/derivatives.yaml", "ATen/native/native_functions.yaml", "ATen/native/tags.yaml")
    infos, _ = load_derivatives(*(str(given / file) for file in files))
    return [info for per_key in infos.values() for info in per_key.values() if info.op]


def arguments_and_results(info):
    """The words that a formula may use for what went into the call and what came out."""
    schema = info.func.func
    results = [f"result{i}" for i in range(len(schema.returns))] if len(schema.returns) > 1 else ["result"]
    return [a.name for a in schema.arguments.flat_all], [*cpp.return_names(info.func), *results]
