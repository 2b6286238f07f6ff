"""Models to train, and a step told by the allocator's own history, for the programs of one page."""

import os
from collections import Counter
from dataclasses import dataclass

import torch
from torch import nn

MIB = 1 << 20


def no_workspaces():
    """Give cuBLAS no workspace: by default its length depends on the device. Before the first product."""
    os.environ["CUBLAS_WORKSPACE_CONFIG"] = ":0:0"
    os.environ["CUBLASLT_WORKSPACE_SIZE"] = "0"


def mlp(width, layers, activation=nn.GELU):
    """Linear layers without biases: the gradient of a bias is a sum, whose buffer depends on the device."""
    return nn.Sequential(*[m for _ in range(layers) for m in (nn.Linear(width, width, bias=False), activation())])


class Block(nn.Module):
    """A transformer's block, attention written out, without biases and with norms that have no parameters."""

    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.qkv = nn.Linear(width, 3 * width, bias=False)
        self.out = nn.Linear(width, width, bias=False)
        self.up = nn.Linear(width, 4 * width, bias=False)
        self.down = nn.Linear(4 * width, width, bias=False)
        self.norm = nn.LayerNorm(width, elementwise_affine=False)

    def forward(self, x):
        batch, time, width = x.shape
        split = self.qkv(self.norm(x)).view(batch, time, 3, self.heads, width // self.heads)
        q, k, v = split.permute(2, 0, 3, 1, 4)
        weights = (q @ k.transpose(-1, -2)).softmax(-1)
        x = x + self.out((weights @ v).transpose(1, 2).reshape(batch, time, width))
        return x + self.down(nn.functional.gelu(self.up(self.norm(x))))


def transformer(width, layers):
    """Blocks with heads of 64."""
    return nn.Sequential(*[Block(width, width // 64) for _ in range(layers)])


def loss_of(net, x):
    """The sum of what the network says: the cheapest loss there is."""
    return net(x).sum()


def peak(run):
    """What a function returns, and the most bytes that were allocated while it ran."""
    torch.cuda.reset_peak_memory_stats()
    out = run()
    return out, torch.cuda.max_memory_allocated()


@dataclass
class Piece:
    """A block that a tensor holds, or held: its bytes and what it turned out to be."""

    size: int
    kind: str


def timeline(parts, owners):
    """After each event of the allocator: the part that ran, and the bytes alive by kind, as they were asked for.

    `parts` are names and functions; `owners()` tells the kinds of addresses that the program knows, asked behind
    each part. What forward leaves is an activation, what nobody owns is temporary.
    """
    torch.cuda.memory._record_memory_history()
    now, known = torch.cuda.memory._snapshot(), owners()
    blocks = [b for s in now["segments"] for b in s["blocks"]]
    alive = {b["address"]: Piece(b["size"], known[b["address"]]) for b in blocks if b["address"] in known}
    moments, seen = [("before", list(alive.values()))], len(now["device_traces"][0])
    for part, run in parts:
        run()
        events = torch.cuda.memory._snapshot()["device_traces"][0]
        for event in events[seen:]:
            if event["action"] == "alloc":
                called = any("allocateCUDABlasWorkspace" in frame["name"] for frame in event["frames"])
                alive[event["addr"]] = Piece(event["size"], "workspace" if called else "temporary")
            elif event["action"] == "free_completed":
                alive.pop(event["addr"], None)
            else:
                continue
            moments.append((part, list(alive.values())))
        seen = len(events)
        for address, piece in alive.items():
            piece.kind = owners().get(address, "activations" if part == "forward" else piece.kind)
    return [(part, _by_kind(pieces)) for part, pieces in moments]


def _by_kind(pieces):
    total = Counter()
    for piece in pieces:
        total[piece.kind] += piece.size
    return total


class Step:
    """A network in training, in four parts, with what it owns."""

    def __init__(self, net, x, optimiser):
        self.net, self.x, self.optimiser, self.loss = net, x, optimiser, None

    @property
    def parts(self):
        """Names and functions, in order."""
        return [
            ("forward", self.forward),
            ("backward", self.backward),
            ("optimiser", self.optimiser.step),
            ("zero_grad", self.optimiser.zero_grad),
        ]

    def forward(self):
        self.loss = loss_of(self.net, self.x)

    def backward(self):
        self.loss.backward()
        self.loss = None

    def owners(self):
        """Whose an address is, as far as the program has a name for it."""
        params = list(self.net.parameters())
        state = [t for s in self.optimiser.state.values() for t in s.values() if torch.is_tensor(t)]
        named = {"parameters": params, "batch": [self.x], "state": [t for t in state if t.is_cuda]}
        named["gradients"] = [p.grad for p in params if p.grad is not None]
        return {t.data_ptr(): kind for kind, tensors in named.items() for t in tensors}
