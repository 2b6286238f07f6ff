"""One step in float32, under autocast, and in bfloat16, with a large batch and a small one"""

# requires: pretended-gpu
from contextlib import nullcontext

import _training as training
import torch

from guide.experiments import pretended

MIB = training.MIB
WAYS = {
    "float32": (torch.float32, nullcontext),
    "autocast": (torch.float32, lambda: torch.autocast("cuda", torch.bfloat16)),
    "all in bfloat16": (torch.bfloat16, nullcontext),
}

pretended.memory("4G")
training.no_workspaces()
for batch in (8192, 256):
    print(f"batch of {batch}: parameters 32 MiB in float32")
    for name, (dtype, way) in WAYS.items():
        net, x = training.mlp(1024, 8).to("cuda", dtype), torch.empty(batch, 1024, device="cuda", dtype=dtype)

        def forward(net=net, x=x, way=way):
            with way():
                return training.loss_of(net, x)

        forward().backward()
        net.zero_grad()
        before = torch.cuda.memory_allocated()
        loss, first = training.peak(forward)
        held = torch.cuda.memory_allocated() - before
        _, second = training.peak(loss.backward)
        grads = {str(p.grad.dtype).removeprefix("torch.") for p in net.parameters()}
        print(
            f"  {name:15} held {held / MIB:4.0f} MiB, peak {max(first, second) / MIB:4.0f}, gradients {', '.join(grads)}"
        )
        del net, x, loss, forward
