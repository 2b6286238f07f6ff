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
        leaf = getattr(node, "variable", None)  # an accumulator is named after its leaf
        name = {w: "w", x: "x"}.get(leaf, node.name().removesuffix("Backward0"))
        node.register_prehook(lambda _: ran.append(name))
        for after, _ in node.next_functions:
            watch(after)


def show(text, call):
    ran.clear()
    w.grad = x.grad = None
    try:
        result = call()
        print(f"{text}\n  ran: {', '.join(ran)}")
        print("  .grad set:", *(n for n, leaf in {"w": w, "x": x}.items() if leaf.grad is not None))
        if result:
            print("  returned:", *("None" if r is None else "a gradient" for r in result))
    except RuntimeError as error:
        print(f"{text}\n  ran: {', '.join(ran)}\n  {str(error).partition('. ')[0]}")


watch(loss.grad_fn)
h.register_hook(lambda grad: ran.append("(tensor hook of h)"))
grad, kept = torch.autograd.grad, {"retain_graph": True}
show("loss.backward()", lambda: loss.backward(**kept))
show("grad(loss, h)", lambda: grad(loss, h, **kept))
show("grad(loss, w)", lambda: grad(loss, w, **kept))
show("loss.backward(inputs=[w])", lambda: loss.backward(inputs=[w], **kept))
show("grad(loss, other)", lambda: grad(loss, other, **kept))
show("grad(loss, [w, other], allow_unused=True)", lambda: grad(loss, [w, other], allow_unused=True))
show("loss.backward() once more", lambda: loss.backward())
