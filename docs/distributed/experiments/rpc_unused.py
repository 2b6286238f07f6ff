"""Two ways to lose a backward across processes: no context, and a result that does not reach the loss"""

# requires: network-loopback
import os
import tempfile
import threading
import warnings

import _ranks
import torch
from torch.distributed import autograd as across
from torch.distributed import rpc

warnings.simplefilter("ignore")  # of a backend that is used as a group: RPC itself does so
meet = f"file://{tempfile.mkdtemp()}/meet"


def double(x):
    return 2 * x


def main(rank):
    os.environ["TP_SOCKET_IFNAME"] = "lo"
    torch.set_num_threads(1)  # makes the pool of threads anew behind the fork, before two threads want it at once
    options = rpc.TensorPipeRpcBackendOptions(init_method=meet, _transports=["uv"])
    rpc.init_rpc(("trainer", "server")[rank], rank=rank, world_size=2, rpc_backend_options=options)
    if rank == 1:
        return  # the agent's threads answer
    x = torch.ones(2, requires_grad=True)
    y = rpc.rpc_sync("server", double, args=(x,))
    y.sum().backward()
    print(f"no context: requires_grad {y.requires_grad}, a leaf {y.is_leaf}, x.grad {x.grad}")
    for title, used in (("both results reach the loss", (0, 1)), ("one of them does not", (0,))):
        with across.context() as context:
            results = [rpc.rpc_sync("server", double, args=(x,)) for _ in range(2)]
            loss = torch.stack([results[i].sum() for i in used]).sum()
            thread = threading.Thread(target=across.backward, args=(context, [loss]), daemon=True)
            thread.start()
            thread.join(20 if len(used) == 2 else 3)
            print(f"{title}: backward still waits: {thread.is_alive()}")
            if thread.is_alive():
                return


_ranks.show(main, group=False)
