"""Three ways to feed the step its batches: who waits, and on which stream the copies run"""

# requires: pretended-gpu
from itertools import groupby

import torch
from _step import make

from guide.experiments import pretended

net, optimiser = make()
main, side = torch.cuda.current_stream(), torch.cuda.Stream()
batches = [torch.zeros(1536, 1024) for _ in range(3)]
pinned = [batch.pin_memory() for batch in batches]


def train(x):
    net(x).sum().backward()
    optimiser.step()
    optimiser.zero_grad()


def plain():
    for batch in batches:
        train(batch.cuda())


def without_waiting():
    for batch in pinned:
        train(batch.cuda(non_blocking=True))


# --8<-- [start:ahead]
def fetch(batch):
    with torch.cuda.stream(side):
        return batch.cuda(non_blocking=True)


def ahead():
    coming = fetch(pinned[0])
    for following in [*pinned[1:], None]:
        main.wait_stream(side)  # what is on the side stream now: the copy of `coming`
        x = coming
        x.record_stream(main)  # its block belongs to the side stream
        coming = fetch(following) if following is not None else None
        train(x)


# --8<-- [end:ahead]
def word(call):
    if call.startswith("cudaMemcpyAsync"):
        return f"copy on {call.rpartition('stream ')[2].rstrip(')')}"
    return {"cudaStreamWaitEvent": "0 waits for 1", "cudaStreamSynchronize": "HOST WAITS"}.get(
        call.partition("(")[0], "step"
    )


train(torch.zeros(1536, 1024, device="cuda"))  # the optimiser's state is made here
for loop in (plain, without_waiting, ahead):
    pretended.calls()
    loop()
    calls = pretended.calls("cudaMemcpyAsync", "cudaStreamWaitEvent", "cudaStreamSynchronize", "launch", "cublas")
    print(f"{loop.__name__:16}", ", ".join(what for what, _ in groupby(map(word, calls))))
