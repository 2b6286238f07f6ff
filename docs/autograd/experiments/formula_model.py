"""A generator of thirty lines reads PyTorch's entries; what it writes runs, and saves what PyTorch saves"""

import _engine as engine
import _generator as model
import torch


def call(name, forward, *inputs):
    """The engine's call; the class that was written gets the inputs and the result."""
    out = []

    def run(*data):
        out.append(forward(*data))
        return out[0]

    return engine.call(name, run, lambda *data: getattr(model, name)(*data, *out).apply, *inputs)[0]


for op in ("exp", "sin", "mul.Tensor", "add.Tensor"):
    info = next(info for info in model.entries() if str(info.func.func.name) == op)
    names, _ = model.arguments_and_results(info)
    formulas = {d.var_names[0]: d.original_formula for d in info.derivatives}
    text = model.write_class(info.op, formulas, [*names, "result"])
    print(text + "\n")
    exec(text.replace("scalar_type()", "dtype"), vars(model))  # Python's name for it

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
for info in model.entries():
    names = sum(model.arguments_and_results(info), [])
    fields = [model.what_to_save(d.original_formula, names)[0].items() for d in info.derivatives]
    same.append(whole(info) == {field for f in fields for field, value in f if field == value})
print("classes that save the same arguments and results as PyTorch's:", sum(same), "of", len(same))
