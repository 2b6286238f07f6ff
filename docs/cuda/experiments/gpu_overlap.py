"""Do two streams work at the same time?"""

# requires: cuda
import torch

CYCLES = 200_000_000
side = torch.cuda.Stream()
pinned = torch.ones(2**24).pin_memory()
device = torch.empty(2**24, device="cuda")


def took(work):
    """Milliseconds on the main stream, which waits for the side stream."""
    torch.cuda.synchronize()
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    begin.record()
    side.wait_stream(torch.cuda.current_stream())
    work()
    torch.cuda.current_stream().wait_stream(side)
    end.record()
    end.synchronize()
    return begin.elapsed_time(end)


def sleep():
    torch.cuda._sleep(CYCLES)


def copies():
    for _ in range(20):
        device.copy_(pinned, non_blocking=True)


def on_side(work):
    with torch.cuda.stream(side):
        work()


for name, work in {"a kernel": sleep, "twenty copies": copies}.items():
    took(work)  # the first time loads code
    alone, kernel = took(work), took(sleep)
    line = took(lambda: (sleep(), work()))
    beside = took(lambda: (sleep(), on_side(work)))
    saved = (line - beside) / min(alone, kernel)
    said = "overlap" if saved > 0.5 else "one after the other"
    print(f"{name} beside a kernel:", said)
