"""A ring of three processes: attention to keys that come by in turn, and the same as to all at once"""

# requires: network-loopback
import _ranks
import torch
import torch.distributed as dist

RANKS = 3
part_of = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu


def passed_on(x, rank):
    """Give `x` to the next rank and take what the last one gives."""
    x, taken = x.contiguous(), torch.empty_like(x)
    to, of = dist.P2POp(dist.isend, x, (rank + 1) % RANKS), dist.P2POp(dist.irecv, taken, (rank - 1) % RANKS)
    for work in dist.batch_isend_irecv([to, of]):
        work.wait()
    return taken


def main(rank):
    torch.manual_seed(0)
    q, k, v = (torch.randn(1, 2, 12, 8) for _ in range(3))
    whole = torch.nn.functional.scaled_dot_product_attention(q, k, v).chunk(RANKS, 2)[rank]
    q, k, v = (x.chunk(RANKS, 2)[rank] for x in (q, k, v))
    result, total = torch.zeros_like(q), torch.full(q.shape[:3], -torch.inf)
    for _ in range(RANKS):
        part, weight = part_of(q, k, v)  # the mean of these values, and the logarithm of their weights' sum
        both = torch.logaddexp(total, weight)
        result = result * (total - both).exp()[..., None] + part * (weight - both).exp()[..., None]
        total = both
        k, v = passed_on(k, rank), passed_on(v, rank)
        if rank == 0:
            print("close to attention to all at once:", torch.allclose(result, whole, atol=1e-6))
    if rank:
        print("in the end:", torch.allclose(result, whole, atol=1e-6))


_ranks.show(main, RANKS)
