"""A tensor is used on a side stream and dropped: may its block be given to somebody else?"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

side = torch.cuda.Stream()
MIB = 1 << 20


def mib(n):
    return torch.empty(n * MIB, dtype=torch.uint8, device="cuda")


def trial(what, protect):
    torch.cuda.synchronize()
    torch.cuda.empty_cache()
    pretended.hold(side)
    x = mib(4)
    place = x.data_ptr()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        x.add_(1)  # this work does not end while the stream is held
    kept = protect(x)
    del x
    state = torch.cuda.memory._snapshot()["segments"][0]["blocks"][0]["state"]
    new = mib(4)
    print(f"{what:28} block: {state:19} given away while the work runs: {new.data_ptr() == place}")
    pretended.release(side)
    del new, kept
    new = mib(4)
    print(f"{'':28} after the work:             given away: {new.data_ptr() == place}")


trial("nothing", lambda x: None)
trial("record_stream", lambda x: x.record_stream(side))
trial("a reference", lambda x: x)
trial("the main stream waits", lambda x: torch.cuda.current_stream().wait_stream(side))
