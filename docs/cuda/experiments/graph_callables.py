"""make_graphed_callables: how often the function runs, what is captured, what a call then does"""

# requires: pretended-gpu
import warnings
from collections import Counter

import torch
from torch import nn

from guide.experiments import pretended

warnings.simplefilter("ignore")  # of the streams of an accumulator
net = nn.Sequential(nn.Linear(64, 64, bias=False), nn.ReLU()).cuda()
times = Counter()
net[0].register_forward_hook(lambda *a: times.update(["forward"]))


def calls():
    seen = Counter(line.partition("(")[0].split()[0] for line in pretended.calls())
    return {k: n for k, n in seen.items() if k.startswith(("cudaGraph", "cudaStreamBegin", "cudaMemcpy", "cublas"))}


x = torch.ones(8, 64, device="cuda", requires_grad=True)
handle = net.register_forward_hook(lambda *a: None)
try:
    torch.cuda.make_graphed_callables(net, (x,))
except AssertionError as error:
    print("a module with a hook:", str(error).partition(". ")[0])
handle.remove()
pretended.calls()
graphed = torch.cuda.make_graphed_callables(net, (x,))
print("made:    ", calls(), "forward ran", times["forward"], "times")
out = graphed(torch.ones(8, 64, device="cuda", requires_grad=True))
print("forward: ", calls(), "forward ran", times["forward"], "times")
place = pretended.name(out)
out.sum().backward()
print("backward:", calls())
again = graphed(torch.ones(8, 64, device="cuda", requires_grad=True))
print("the next result lies", "at the same place" if pretended.name(again) == place else "elsewhere")
try:
    graphed(torch.ones(9, 64, device="cuda", requires_grad=True))
except RuntimeError as error:
    print("nine rows:", str(error).splitlines()[0])
