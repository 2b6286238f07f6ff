"""What the compiler writes for one turn of the MLP, and when it writes again"""

import torch
from _compiler import Compiled
from _little import Linear, Module, log, rand


class Mix(Module):
    def __init__(self):
        super().__init__()
        self.hidden, self.scale = Linear(32, 32), 0.5

    def forward(self, h):
        return h + self.hidden(h).relu() * self.scale


torch.set_num_threads(1)
net, h = Mix(), rand(16, 32)
compiled = Compiled(net)
compiled(h)
print(compiled.entries[0].forward.text, "\n")

log.clear()
plain = net(h)
print("calls of kernels through the dispatcher:", len(log), end=", ")
log.clear()
same = torch.equal(plain.raw(), compiled(h).raw())
print(f"{len(log)} when compiled; equal: {same}")

print("entries:", len(compiled.entries), end="")
compiled(rand(16, 32))
print(", other numbers:", len(compiled.entries), end="")
compiled(rand(4, 32))
print(", other sizes:", len(compiled.entries), end="")
net.scale = 0.25
compiled(h)
print(", another scale:", len(compiled.entries))
