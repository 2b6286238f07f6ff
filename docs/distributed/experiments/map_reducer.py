"""Four layers, two to a bucket: which buckets DDP sends in the first backward and in the second"""

# requires: network-loopback
# limit: 120
import torch
import torch.distributed as dist
from _ranks import show
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def main(rank):
    torch.manual_seed(rank)  # each process starts with other weights
    model = nn.Sequential(*(nn.Linear(64, 64, bias=False) for _ in range(4)))  # 16 KiB a layer
    first = model[0].weight[0, 0].item()
    ddp = DDP(model, bucket_cap_mb=2 * 16 / 1024)  # two layers a bucket
    name = {id(p): n for n, p in model.named_parameters()}
    backend = dist.group.WORLD._get_backend(torch.device("cpu"))
    print(f"{type(dist.group.WORLD).__name__} over {type(backend).__name__}")
    print(f"DDP replaced the weights: {model[0].weight[0, 0].item() != first}")

    def hook(_, bucket):
        names = " ".join(name[id(p)] for p in bucket.parameters())
        print(f"bucket {bucket.index()}, last: {bucket.is_last()}: {names}")
        work = dist.all_reduce(bucket.buffer().div_(2), async_op=True).get_future()
        return work.then(lambda future: future.value()[0])

    ddp.register_comm_hook(None, hook)
    for number in (1, 2):
        print(f"backward {number}")
        ddp(torch.full((1, 64), float(rank + 1))).sum().backward()
    of_rank_0 = model[0].weight.grad.clone()
    dist.broadcast(of_rank_0, 0)
    print(f"gradient of layer 0 agrees with rank 0: {torch.equal(model[0].weight.grad, of_rank_0)}")


if __name__ == "__main__":
    print("in this build: gloo", dist.is_gloo_available(), "· nccl", dist.is_nccl_available())
    show(main)
