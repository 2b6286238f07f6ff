"""An out-of-memory error is caught, and the next attempt is made in four ways"""

# requires: pretended-gpu
import gc

import torch

from guide.experiments import pretended

pretended.memory("1G")


def step(rows):
    x = torch.empty(rows, 1 << 20, device="cuda")
    return x.relu() + 1  # two more of the same length while this runs


def attempt(where, run):
    gc.collect()
    torch.cuda.empty_cache()
    try:
        run()
        print(f"{where}: the smaller batch ran")
    except torch.OutOfMemoryError as error:
        message = str(error).partition("Of the allocated memory ")[2].partition(". If")[0]
        print(f"{where}: refused again, {message}")


def inside():
    try:
        step(100)
    except torch.OutOfMemoryError:
        step(70)


def keeping_the_error():
    try:
        step(100)
    except torch.OutOfMemoryError as error:
        kept = error
    step(70)
    del kept


def after(empty_cache):
    failed = False
    try:
        step(100)
    except torch.OutOfMemoryError:
        failed = True
    if failed and empty_cache:
        torch.cuda.empty_cache()
    step(70)


attempt("in the except block", inside)
attempt("after it, the error kept under a name", keeping_the_error)
attempt("after it", lambda: after(empty_cache=False))
attempt("after it and empty_cache()", lambda: after(empty_cache=True))
