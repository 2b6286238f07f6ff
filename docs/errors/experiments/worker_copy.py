"""A forked process drops its copy of an iterator with workers"""

# raises: AssertionError
import multiprocessing
import sys

from torch.utils.data import DataLoader

it = iter(DataLoader(range(4), num_workers=1))
there, here = multiprocessing.get_context("fork").Pipe()


def child():
    global it
    sys.unraisablehook = lambda said: here.send(said.exc_value)  # otherwise printed: Exception ignored in …
    del it


process = multiprocessing.get_context("fork").Process(target=child)
process.start()
process.join()
raise there.recv()
