"""The first step of a training, segment by segment, as the allocator's snapshot shows it"""

# output: json
# requires: pretended-gpu
import json

import torch
from _frames import frame, frames
from _step import make

net, optimiser = make()
frame(
    "Two weights, 4 MiB and 1 MiB: a segment of 20 MiB and one of 2.", "alloc_block", w1=net[0].weight, w2=net[2].weight
)
x = torch.empty(1536, 1024, device="cuda")
frame("The batch x, 6 MiB, is cut from what is free.", "get_free_block", x=x)
h = net[0](x)
frame("h = x @ w1, 6 MiB, fits too.", "get_free_block", h=h)
a = net[1](h)
frame("a = relu(h), 6 MiB: only 4 are free, so a new segment is made.", "alloc_block", a=a)
del h
frame("h is done: its block and the free one after it become one of 10 MiB.", "free_block")
y = net[2](a)
del a  # backward needs it, so autograd holds it
frame("y = a @ w2, 1.5 MiB: of 10 and 14 MiB the shorter is taken.", "get_free_block", y=y)
loss = y.sum()
frame("The loss, one number, takes 512 bytes beside w2.", "get_free_block", loss=loss)
del y
loss.backward()
frame(
    "Backward is over: a is gone, and two gradients lie where they fitted.",
    "free_block",
    g1=net[0].weight.grad,
    g2=net[2].weight.grad,
)
del loss
optimiser.step()
momentum = [optimiser.state[net[i].weight]["momentum_buffer"] for i in (0, 2)]
frame("The optimiser makes its momentum, m1 and m2.", "get_free_block", m1=momentum[0], m2=momentum[1])
optimiser.zero_grad()
del x
frame("The step is over. The cache has 6, 6, 20 and 2 MiB, and the next step finds all that it needs.", "free_block")
print(json.dumps({"frames": frames}, indent=1))
