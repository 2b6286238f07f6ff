"""Slices that view refuses, writes to shared places, and who shares what"""

import torch

part = torch.empty(23, 20, 34, 15)[:, :-3, :-2]
print("strides of the slice:", part.stride())
for sizes in (32, 15, 23, 17), (391, 480), (23, 17, 480):
    try:
        print("view", sizes, "gives strides", part.view(sizes).stride())
    except RuntimeError:
        print("view", sizes, "is refused; reshape copies:", part.reshape(sizes)._base is None)


def told(run, *arguments):
    """What a call gives, or the first words of its error."""
    try:
        return run(*arguments)
    except RuntimeError as error:
        return "refused: " + str(error).split(":")[1].split(".")[0].strip()


def subtracted(rows):
    a = torch.arange(1.0, 2 * rows + 1).view(rows, 2)
    a -= a[:, :1]
    return a.tolist()


for rows in (1, 2):
    a = torch.arange(1.0, 2 * rows + 1).view(rows, 2)
    print(f"{rows} x 2: a -= a[:, :1]     ", told(subtracted, rows))
    print(f"{rows} x 2: a = a - a[:, :1]  ", (a - a[:, :1]).tolist())


def expanded(mask, value):
    wide = mask[:, None].expand(2, 3).type_as(torch.rand(1))
    wide[0] = value
    return f"{wide.tolist()} strides {wide.stride()}"


for mask in torch.ones(2), torch.ones(2) > 0:
    for value in torch.zeros(3), 0.0:
        name = "a tensor" if isinstance(value, torch.Tensor) else "a number"
        print(f"{str(mask.dtype)[6:]:8} wide[0] = {name}:", told(expanded, mask, value))

x = torch.zeros(4)
print("x and x[2:]: one address", x.data_ptr() == x[2:].data_ptr(), end=", ")
print("one storage", x.untyped_storage()._cdata == x[2:].untyped_storage()._cdata, end=", ")
print("is_set_to", x.is_set_to(x[2:]))
for batch in 1, 2:
    last = torch.empty(batch, 3, 4, 5).to(memory_format=torch.channels_last)
    views = last.view(batch, 3, 20).stride()
    print(f"channels last, a batch of {batch}: {last.stride()}, viewed as {(batch, 3, 20)}: {views}")
w = torch.ones(2, requires_grad=True)
for name, y in {"detach()": w.detach(), "clone()": w.clone(), "detach().clone()": w.detach().clone()}.items():
    print(
        f"{name:17} shares {y.data_ptr() == w.data_ptr()}, requires_grad {y.requires_grad}, has history {not y.is_leaf}"
    )
