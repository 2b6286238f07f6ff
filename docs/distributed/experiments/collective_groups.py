"""Four ranks in two groups: ranks inside, who is the source, and two counters"""

# requires: network-loopback
# helpers: _ranks
import warnings

import torch
import torch.distributed as dist
from _ranks import show


def main(rank):
    groups = [dist.new_group([0, 1]), dist.new_group([3, 2])]  # each rank makes both, in one order
    mine, other = groups[rank // 2], groups[1 - rank // 2]
    print(
        f"rank {dist.get_rank(mine)} of {dist.get_process_group_ranks(mine)}; in the other group: {dist.get_rank(other)}"
    )
    x = torch.tensor([float(rank)])
    dist.all_reduce(x, group=mine)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        answer = dist.all_reduce(x, group=other)
    print(f"sum in my group {x.item():.0f}; a call on the other returned {answer}, warnings: {len(caught)}")
    for title, source in (("src=2", {"src": 2}), ("group_src=0", {"group_src": 0})):
        x = torch.tensor([float(rank)])
        try:
            dist.broadcast(x, group=mine, **source)
            print(f"broadcast {title}: {x.item():.0f}")
        except ValueError as error:
            print(f"broadcast {title}:", str(error).split(" <")[0])
    world = dist.group.WORLD._get_sequence_number_for_group()
    print(f"collectives in my group: {mine._get_sequence_number_for_group()}, in the world: {world}")


show(main, 4)
