"""What compiles a loop again: lengths, gaps and the number of threads"""

import torch
from torch._dynamo.testing import CompileCounter

torch.set_num_threads(1)
counter = CompileCounter()  # a backend that counts, and runs the graph as it is


@torch.compile(backend=counter, dynamic=False)
def f(x):
    return x * 2 + 1


def call(what, x):
    before = counter.frame_count
    f(x)
    print(f"{what:28} {'compiled' if counter.frame_count > before else 'found'}")


call("100 numbers", torch.rand(100))
call("100 others", torch.rand(100))
call("200 numbers", torch.rand(200))
call("100 with gaps", torch.rand(200)[::2])
torch.set_num_threads(2)
call("100, and two threads", torch.rand(100))
torch.set_num_threads(1)
call("100, and one thread again", torch.rand(100))
