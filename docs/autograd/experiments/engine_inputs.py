"""Which nodes run: `backward`, `grad`, and `backward` with inputs."""

import torch

w = torch.tensor([1.0, 2.0], requires_grad=True)
x = torch.tensor([3.0, 4.0], requires_grad=True)
other = torch.ones(2, requires_grad=True)
h = w * x
loss = (h.sin() + h.exp()).sum()
ran, seen = [], set()


def watch(node):
    if node and node not in seen:
        seen.add(node)
        name = {w: "w", x: "x"}.get(getattr(node, "variable", None), node.name().removesuffix("Backward0"))
        node.register_prehook(lambda _: ran.append(name))
        for after, _ in node.next_functions:
            watch(after)


watch(loss.grad_fn)
h.register_hook(lambda grad: ran.append("(tensor hook of h)"))
calls = {
    "loss.backward()": lambda: loss.backward(retain_graph=True),
    "grad(loss, h)": lambda: torch.autograd.grad(loss, h, retain_graph=True),
    "grad(loss, w)": lambda: torch.autograd.grad(loss, w, retain_graph=True),
    "loss.backward(inputs=[w])": lambda: loss.backward(inputs=[w], retain_graph=True),
    "grad(loss, other)": lambda: torch.autograd.grad(loss, other, retain_graph=True),
    "grad(loss, [w, other], allow_unused=True)": lambda: torch.autograd.grad(
        loss, [w, other], allow_unused=True
    ),
    "loss.backward() once more": lambda: loss.backward(),
}
for text, call in calls.items():
    ran.clear()
    w.grad = x.grad = None
    try:
        result = call()
        note = ".grad set: " + (
            " ".join(n for n, t in {"w": w, "x": x}.items() if t.grad is not None) or "none"
        )
        note += (
            ""
            if result is None
            else ", returned: " + " ".join("None" if r is None else "tensor" for r in result)
        )
    except RuntimeError as error:
        note = str(error).partition(". ")[0]
    print(f"{text}\n  ran: {', '.join(ran)}\n  {note}")
