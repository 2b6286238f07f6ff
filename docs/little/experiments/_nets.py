"""The networks and the training: one text, and `lib` is either library"""


# --8<-- [start:mlp]
def mlp(lib):
    class MLP(lib.Module):
        def __init__(self):
            super().__init__()
            self.inp = lib.Linear(12, 32)
            self.hidden = lib.Linear(32, 32)
            self.out = lib.Linear(32, 4)

        def mix(self, h):
            return h + self.hidden(h).relu() * 0.5

        def forward(self, x):
            h = self.inp(x).relu()
            return self.out(self.mix(self.mix(self.mix(h))))

    return MLP()


# --8<-- [end:mlp]
# --8<-- [start:conv]
def conv(lib):
    class Conv(lib.Module):
        def __init__(self):
            super().__init__()
            self.first = lib.Conv2d(1, 6, 3, padding=1)
            self.second = lib.Conv2d(6, 6, 3, padding=1)
            self.out = lib.Linear(96, 4)

        def forward(self, x):
            h = self.first(x).relu()
            h = h + self.second(h).relu()
            return self.out(lib.max_pool2d(h, 2).flatten(1))

    return Conv()


# --8<-- [end:conv]
def samples(lib, kind):
    """A hundred samples; a class says which of two of their numbers are large."""
    x = lib.rand(100, 12) if kind == "mlp" else lib.rand(100, 1, 8, 8)
    rows = x.tolist() if kind == "mlp" else [image[0][0] for image in x.tolist()]
    return x, lib.tensor([int(r[0] > 0.5) + 2 * int(r[1] > 0.5) for r in rows])


# --8<-- [start:train]
def train(lib, kind, steps, wrap=lambda net: net, rank=0, share=None):
    """Train from a seed, and give after each step what can be compared."""
    lib.manual_seed(0)
    x, y = samples(lib, kind)
    lib.manual_seed(1 + rank)
    net = mlp(lib) if kind == "mlp" else conv(lib)
    weights = [value for _, value in net.named_parameters()]
    if kind == "mlp":
        optimiser = lib.SGD(weights, lr=0.1, momentum=0.9, weight_decay=1e-3)
    else:
        optimiser = lib.AdamW(weights, lr=1e-2)
    model = wrap(net)
    loader = lib.Loader(x, y, batch_size=16, shuffle=not share, sampler=share)
    while True:
        for inputs, labels in loader:
            output = model(inputs)
            loss = lib.cross_entropy(output, labels)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            yield {
                "outputs": [lib.raw(output)],
                "loss": [lib.raw(loss)],
                "gradients": [lib.raw(w.grad) for w in weights],
                "weights": [lib.raw(w) for w in weights],
            }
            steps -= 1
            if not steps:
                return
        if share:
            share.epoch += 1


# --8<-- [end:train]
