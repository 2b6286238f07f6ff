"""A second backward fails where something was saved, and three ways not to need it"""

import torch

w = torch.ones(3, requires_grad=True)


def twice(make, **how):
    loss = make()
    loss.backward(**how)
    try:
        loss.backward(**how)
        return "works"
    except RuntimeError as error:
        return str(error)[:58] + "…"


print("sum(w + 1):              ", twice(lambda: (w + 1).sum()))
print("sum(exp(w)):             ", twice(lambda: w.exp().sum()))
print("sum(exp(w)), graph kept: ", twice(lambda: w.exp().sum(), retain_graph=True))

# The usual way into it: a state that is carried from step to step, and its graph with it.
for name, cut in (("state carried on", lambda s: s), ("state detached  ", torch.Tensor.detach)):
    state, done = torch.zeros(3), 0
    try:
        for _ in range(3):
            state = torch.tanh(cut(state) + w)
            state.sum().backward()
            done += 1
    except RuntimeError:
        pass
    print(f"{name}: {done} of 3 steps")

# Two losses over one graph: add them, and walk once.
w.grad = None
hidden = w.exp()
(hidden.sum() + (hidden * 2).sum()).backward()
print("two losses in one walk:", torch.allclose(w.grad, 3 * torch.ones(3).exp()))
