"""DDP sends one bucket in the first backward, then buckets in the order in which gradients arrive"""

# requires: network-loopback
# limit: 120
import os
import tempfile

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def main(rank, folder):
    os.environ["GLOO_SOCKET_IFNAME"] = "lo"
    dist.init_process_group("gloo", init_method=f"file://{folder}/store", rank=rank, world_size=2)
    torch.manual_seed(rank)  # each process starts with other weights
    model = nn.Sequential(*(nn.Linear(64, 64, bias=False) for _ in range(4)))  # 16 KiB a layer
    first = model[0].weight[0, 0].item()
    ddp = DDP(model, bucket_cap_mb=2 * 16 / 1024)  # two layers a bucket
    name = {id(p): n for n, p in model.named_parameters()}
    backend = dist.group.WORLD._get_backend(torch.device("cpu"))
    log = [f"rank {rank}: {type(dist.group.WORLD).__name__} over {type(backend).__name__}"]
    log.append(f"  DDP replaced the weights: {model[0].weight[0, 0].item() != first}")

    def hook(_, bucket):
        names = " ".join(name[id(p)] for p in bucket.parameters())
        log.append(f"  bucket {bucket.index()}, last: {bucket.is_last()}: {names}")
        work = dist.all_reduce(bucket.buffer().div_(2), async_op=True).get_future()
        return work.then(lambda future: future.value()[0])

    ddp.register_comm_hook(None, hook)
    for number in (1, 2):
        log.append(f"  backward {number}")
        ddp(torch.full((1, 64), float(rank + 1))).sum().backward()
    of_rank_0 = model[0].weight.grad.clone()
    dist.broadcast(of_rank_0, 0)
    log.append(f"  gradient of layer 0 agrees with rank 0: {torch.equal(model[0].weight.grad, of_rank_0)}")
    logs = [None, None]
    dist.all_gather_object(logs, log)
    if rank == 0:
        print("\n".join(line for part in logs for line in part))
    dist.destroy_process_group()


if __name__ == "__main__":
    print("in this build: gloo", dist.is_gloo_available(), "· nccl", dist.is_nccl_available())
    with tempfile.TemporaryDirectory() as folder:
        torch.multiprocessing.spawn(main, (folder,), nprocs=2)
