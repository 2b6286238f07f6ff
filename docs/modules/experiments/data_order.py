"""A slow batch: with and without `in_order`"""

# helpers: _gates
from _gates import Gates, until
from torch.utils.data import DataLoader

for in_order in (True, False):
    gates = Gates(8, 2)
    loader = DataLoader(
        range(16), 2, num_workers=2, collate_fn=gates, in_order=in_order, multiprocessing_context="fork"
    )
    it = iter(loader)
    for batch in range(1, 8):  # all but batch 0 may pass
        gates.gates[batch].set()
    print("in_order:", in_order)
    if in_order:
        until(lambda it=it, gates=gates: gates.made[3] and gates.taken[0] == 0)
        print("  while batch 0 is made, of the 8 batches are made:", sum(gates.made))
        got = []
    else:
        got = [next(it) for _ in range(6)]
        print("  while batch 0 is made, the loop has got:", *got)
    gates.gates[0].set()
    got += list(it)
    print("  order in the loop:", *got)
    print("  made by worker:   ", *(gates.taken[batch] for batch in got))
