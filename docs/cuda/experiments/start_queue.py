"""Calls that come before CUDA are queued, and run when it starts"""

# requires: pretended-gpu
import torch


def late():
    print("  late() runs, initialised:", torch.cuda.is_initialized())


def fails():
    raise ValueError("a check of mine")


def queued():
    return [call.__qualname__.partition(".")[0] for call, _ in torch.cuda._queued_calls]


print("queued by the import:", queued())
torch.cuda.manual_seed(1)
torch.cuda.manual_seed_all(2)
print("seeds wait in a list of their own:", len(torch.cuda._lazy_seed_tracker.get_calls()))
torch.cuda._lazy_call(late)
print("queued:", queued())
torch.empty(1, device="cuda")
print("initialised:", torch.cuda.is_initialized(), "- the seed is", torch.cuda.initial_seed())
torch.cuda._lazy_call(late)
try:
    torch.cuda._lazy_call(fails)
except ValueError as error:
    print("after the start a call is not queued, so its own error comes:", error)
