"""What `torch.compile(model)` returns, and what `model.compile()` leaves: class, names, files"""

import copy
import io

import torch


def tell(what, value):
    print(f"  {what:28} {value}")


def attempt(action):
    try:
        return action()
    except Exception as error:
        return type(error).__name__


def reloaded(model):
    torch.save(model, buffer := io.BytesIO())
    buffer.seek(0)
    return type(torch.load(buffer, weights_only=False)).__name__


def report(model, inner):
    model(torch.ones(2))
    tell("class", type(model).__name__)
    tell("isinstance of Linear", isinstance(model, torch.nn.Linear))
    tell("names in state_dict", ", ".join(model.state_dict()))
    tell("weight is the model's", model.weight is inner.weight)
    model.note = "set"
    tell("a new attribute is the model's", "note" in vars(inner))
    model.eval()
    tell("eval() reaches the model", not inner.training)
    tell("a plain model loads its names", attempt(lambda: torch.nn.Linear(2, 2).load_state_dict(model.state_dict())))
    tell("saved whole, loaded", attempt(lambda: reloaded(model)))
    tell("deepcopy", attempt(lambda: type(copy.deepcopy(model)).__name__))


print("compiled = torch.compile(model)")
inner = torch.nn.Linear(2, 2)
report(torch.compile(inner, backend="eager"), inner)
print("model.compile()")
inner = torch.nn.Linear(2, 2)
inner.compile(backend="eager")
report(inner, inner)
compiled = torch.compile(inner, backend=lambda gm, inputs: gm)
tell("with a lambda for a backend", attempt(lambda: reloaded(compiled)))
