"""Who waits for whom: streams, events and the host, as the runtime was asked"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

main, side = torch.cuda.current_stream(), torch.cuda.Stream()
x = torch.empty(4, device="cuda")
pretended.calls()


def show(what, run):
    run()
    print(f"-- {what}")
    pretended.show(pretended.calls())


def on_side():
    with torch.cuda.stream(side):
        x.add_(1)


event = torch.cuda.Event()
show("work on the side stream", on_side)
show("event.record(side)", lambda: event.record(side))
show("event.query()", event.query)
show("event.wait(main)", lambda: event.wait(main))
show("event.synchronize()", event.synchronize)
show("main.wait_stream(side)", lambda: main.wait_stream(side))
show("side.synchronize()", side.synchronize)
show("torch.cuda.synchronize()", torch.cuda.synchronize)
