"""A model of an optimiser and of a gradient scaler: who holds what, and what a step does."""

import torch


# --8<-- [start:optimiser]
class Optimiser:
    """Holds parameters by reference, options by group, and what it remembers by parameter."""

    def __init__(self, groups, **defaults):
        self.groups, self.state = [defaults | group for group in groups], {}

    @torch.no_grad()
    def step(self):
        for group in self.groups:
            for p in group["params"]:
                if p.grad is not None:  # nothing came: not moved, and nothing remembered
                    self.update(p, p.grad, self.state.setdefault(p, {}), group)

    def zero_grad(self):
        for group in self.groups:
            for p in group["params"]:
                p.grad = None

    # --8<-- [end:optimiser]

    # --8<-- [start:state]
    def state_dict(self):
        """A file knows no objects, so parameters become numbers: their places in the groups."""
        number = {p: i for i, p in enumerate(p for group in self.groups for p in group["params"])}
        options = [{k: v for k, v in group.items() if k != "params"} for group in self.groups]
        return {"state": {number[p]: dict(s) for p, s in self.state.items()}, "options": options}

    def load_state_dict(self, saved):
        order = [p for group in self.groups for p in group["params"]]
        self.state = {order[number]: dict(s) for number, s in saved["state"].items()}
        for group, options in zip(self.groups, saved["options"], strict=True):
            group |= options  # the learning rate too

    # --8<-- [end:state]


# --8<-- [start:sgd]
class SGD(Optimiser):
    def update(self, p, g, state, group):
        g = g.add(p, alpha=group["weight_decay"])
        if group["momentum"]:
            if "average" in state:
                state["average"].mul_(group["momentum"]).add_(g)
            else:
                state["average"] = g.clone()
            g = state["average"]
        p.add_(g, alpha=-group["lr"])


# --8<-- [end:sgd]


# --8<-- [start:adamw]
class AdamW(Optimiser):
    def update(self, p, g, state, group):
        (beta1, beta2), lr = group["betas"], group["lr"]
        if not state:
            state |= {"step": 0, "mean": p.new_zeros(p.shape), "square": p.new_zeros(p.shape)}
        state["step"] += 1
        p.mul_(1 - lr * group["weight_decay"])
        state["mean"].lerp_(g, 1 - beta1)
        state["square"].mul_(beta2).addcmul_(g, g, value=1 - beta2)
        early1, early2 = (1 - beta ** state["step"] for beta in (beta1, beta2))
        deviation = state["square"].sqrt().div_(early2**0.5).add_(1e-8)
        p.addcdiv_(state["mean"], deviation, value=-lr / early1)


# --8<-- [end:adamw]


# --8<-- [start:scaler]
class Scaler:
    """Finds the largest factor that float16 bears, by trying."""

    def __init__(self, scale=65536.0, interval=2000):
        self.factor, self.interval, self.good, self.bad = scale, interval, 0, False

    def scale(self, loss):
        return loss * self.factor

    def step(self, optimiser):
        grads = [p.grad for group in optimiser.groups for p in group["params"] if p.grad is not None]
        self.bad = not all(g.isfinite().all() for g in grads)
        for g in grads:
            g.mul_(1 / self.factor)
        if not self.bad:
            optimiser.step()

    def update(self):
        self.good = 0 if self.bad else self.good + 1
        if self.bad:
            self.factor /= 2
        elif self.good == self.interval:
            self.factor, self.good = self.factor * 2, 0


# --8<-- [end:scaler]
