"""Sixteen layers in segments: what is held for backward, the peak, and what is computed twice"""

# requires: pretended-gpu
import _training as training
import torch
from torch.utils.checkpoint import checkpoint_sequential

from guide.experiments import pretended

MIB = training.MIB
pretended.memory("4G")
training.no_workspaces()
print("segments  held after forward  peak  products")
for segments in (0, 1, 2, 4, 8, 16):
    net, x = training.mlp(512, 16).cuda(), torch.empty(16384, 512, device="cuda")

    def forward(net=net, x=x, segments=segments):
        if not segments:
            return net(x).sum()
        return checkpoint_sequential(net, segments, x, use_reentrant=False).sum()

    before = torch.cuda.memory_allocated()
    pretended.calls()
    loss, first = training.peak(forward)
    held = torch.cuda.memory_allocated() - before
    _, second = training.peak(loss.backward)
    products = len(pretended.calls("cublas"))
    most = max(first, second) - before
    print(f"{segments or 'none':>8}  {held / MIB:14.0f} MiB  {most / MIB:4.0f}  {products:8}")
    del net, x, loss, forward
