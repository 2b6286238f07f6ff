"""A graph over two processes: a product whose weight lies with the other, and its backward"""

# requires: network-loopback
import os
import tempfile
import warnings

import _ranks
import torch
from torch.distributed import autograd as across
from torch.distributed import rpc

warnings.simplefilter("ignore")  # of a backend that is used as a group: RPC itself does so
meet = f"file://{tempfile.mkdtemp()}/meet"


class Weight:
    """Lives with its owner; the other has a reference to it."""

    def __init__(self):
        self.w = torch.full((2,), 3.0, requires_grad=True)

    def times(self, x):
        return x * self.w

    def gradient(self, context):
        return across.get_gradients(context)[self.w].tolist(), self.w.grad


def main(rank):
    os.environ["TP_SOCKET_IFNAME"] = "lo"
    torch.set_num_threads(1)  # makes the pool of threads anew behind the fork, before two threads want it at once
    options = rpc.TensorPipeRpcBackendOptions(init_method=meet, _transports=["uv"])
    rpc.init_rpc(("trainer", "server")[rank], rank=rank, world_size=2, rpc_backend_options=options)
    if rank == 1:
        return  # the agent's threads answer
    weight = rpc.remote("server", Weight)
    print("the weight is at", weight.owner_name())
    x = torch.ones(2, requires_grad=True)
    for scale in (1.0, 10.0):
        with across.context() as context:
            y = weight.rpc_sync().times(x * scale)
            across.backward(context, [y.sum()])
            there, grad = weight.rpc_sync().gradient(context)
            print(f"context of scale {scale:g}: for x here {across.get_gradients(context)[x].tolist()}")
            print(f"   for the weight there {there}, its .grad is {grad}")
    print("x.grad is", x.grad)
    with across.context():
        y = weight.rpc_sync().times(x)
        print("y came by a node called", y.grad_fn.name())
    try:
        y.sum().backward()
    except RuntimeError as error:
        print("plain backward, the context gone:", str(error).split(" This")[0])


_ranks.show(main, group=False)
