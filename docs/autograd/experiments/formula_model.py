"""A generator of thirty lines reads PyTorch's entries; what it writes runs, and saves what PyTorch saves"""

import _engine as engine
import torch
from _generator import arguments_and_results, entries, what_to_save, write_class


# --8<-- [start:manual]
# what the formulas call, by hand, as people write FunctionsManual.cpp
def handle_r_to_c(dtype, grad):
    return grad.real if grad.is_complex() and not dtype.is_complex else grad


def maybe_multiply(grad, number):
    return grad if number == 1 else grad * number


def mul_tensor_backward(grad, other, dtype):
    return handle_r_to_c(dtype, grad * other.conj())


# --8<-- [end:manual]
def call(name, forward, *inputs):
    """The model's call; the class that was written gets the inputs and the result."""
    out = []
    keep = lambda *data: out.append(forward(*data)) or out[0]  # noqa: E731
    return engine.call(name, keep, lambda *data: globals()[name](*data, *out).apply, *inputs)[0]


for op in ("exp", "sin", "mul.Tensor", "add.Tensor"):
    info = next(info for info in entries() if str(info.func.func.name) == op)
    names, _ = arguments_and_results(info)
    text = write_class(info.op, {d.var_names[0]: d.original_formula for d in info.derivatives}, [*names, "result"])
    print(text + "\n")
    exec(text.replace("scalar_type()", "dtype"))  # Python's name for it

w = torch.rand(1000, dtype=torch.float64, requires_grad=True)
leaf, one = engine.leaf("w", w.detach()), engine.Var(torch.tensor(1))
e, s = call("ExpBackward0", torch.exp, leaf), call("SinBackward0", torch.sin, leaf)
loss = call("AddBackward0", lambda m, s, alpha: m + s, call("MulBackward0", torch.mul, e, s), s, one)
engine.backward([loss], [torch.ones_like(loss.data)])
(w.exp() * (sine := w.sin()) + sine).backward(torch.ones_like(w))
print("gradient of the example is PyTorch's in every bit:", torch.equal(leaf.grad, w.grad))


def whole(info):
    """The arguments and results that PyTorch's class saves as they are."""
    saved = (*info.all_saved_inputs, *info.all_saved_outputs)
    return {s.expr for s in saved if s.expr == str(getattr(s.nctype.name, "name", s.nctype.name))}


same = []
for info in entries():
    names = sum(arguments_and_results(info), [])
    fields = [what_to_save(d.original_formula, names)[0].items() for d in info.derivatives]
    same.append(whole(info) == {field for f in fields for field, value in f if field == value})
print("classes that save the same arguments and results as PyTorch's:", sum(same), "of", len(same))
