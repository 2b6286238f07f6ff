"""While nodes in C++ run, other Python threads run too."""

import ctypes
import sys
import threading
import time

import torch

torch.set_num_threads(1)
sys.setswitchinterval(60)  # seconds: a thread that computes in Python is not asked to give up the lock
sleep_with_lock = ctypes.PyDLL(None).usleep  # a call in C that keeps Python's lock
beats, done = [], threading.Event()


def other_thread():
    while not done.is_set():
        beats.append(1)
        time.sleep(0.001)


class Sleeps(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x.clone()

    @staticmethod
    def backward(ctx, grad):
        start = len(beats)
        sleep_with_lock(300_000)
        print("another thread ran during a backward that keeps the lock:", len(beats) - start > 4)
        return grad


threading.Thread(target=other_thread).start()
big = torch.ones(2000, 2000, dtype=torch.float64, requires_grad=True)
product = big @ big.detach()
start = []
product.grad_fn.register_prehook(lambda grads: start.append(len(beats)))
product.grad_fn.register_hook(lambda *_: start.append(len(beats)))
Sleeps.apply(product).sum().backward()
print("another thread ran during MmBackward0, which is C++:", start[1] - start[0] > 4)
done.set()
