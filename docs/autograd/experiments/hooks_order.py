"""Every kind of hook around two nodes, registered in a mixed order, and the order in which they run."""

import torch

log = []


def say(text):
    return lambda *_: log.append(text)


w = torch.ones(2, requires_grad=True)
h = w * 2
accumulator = torch.autograd.graph.get_gradient_edge(w).node
h.grad_fn.register_hook(say("MulBackward0: post hook"))
h.grad_fn.register_prehook(say("MulBackward0: pre hook"))
h.retain_grad()
h.register_hook(lambda grad: log.append(f"h: tensor hook 1, h.grad is {h.grad}"))
h.register_hook(lambda grad: log.append("h: tensor hook 2, doubles the gradient") or grad * 2)
accumulator.register_hook(say("AccumulateGrad: post hook"))
accumulator.register_prehook(lambda grads: log.append(f"AccumulateGrad: pre hook, w.grad is {w.grad}"))
w.register_post_accumulate_grad_hook(lambda p: log.append(f"w: post-accumulate-grad hook, w.grad is {p.grad}"))
w.register_hook(say("w: tensor hook"))
both = torch.autograd.graph.register_multi_grad_hook([w, h], say("  w and h: multi-grad hook, all"))
some = torch.autograd.graph.register_multi_grad_hook([w, h], say("  w and h: multi-grad hook, any"), mode="any")
loss = h.sum()
loss.backward(retain_graph=True)
print("loss.backward()", *log, f"h.grad is {h.grad}", sep="\n")

some.remove()
both.remove()
for inputs in ("w", "h"):
    log.clear()
    torch.autograd.grad(loss, locals()[inputs], retain_graph=True)
    print(f"\ngrad(loss, {inputs})", *log, sep="\n")

torch.autograd.graph.register_multi_grad_hook([w, h], say(""))
try:
    torch.autograd.grad(loss, w)
except RuntimeError as error:
    print("\ngrad(loss, w) with a multi-grad hook on w:", str(error).partition(". ")[0], sep="\n")
