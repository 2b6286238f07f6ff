"""How many batches are under way: indices drawn, and samples made, before anyone asks"""

# helpers: _gates
from _gates import until
from torch.utils.data import DataLoader


class Indices:
    def __init__(self):
        self.drawn = 0

    def __iter__(self):
        for index in range(200):
            self.drawn += 1
            yield index


print("workers  prefetch_factor  drawn after iter(), after 1, 2 and 10 batches  made and waiting then")
for workers, factor in ((0, None), (1, 1), (1, 2), (2, 1), (2, 2), (2, 5)):
    indices = Indices()
    loader = DataLoader(range(200), None, sampler=indices, num_workers=workers, prefetch_factor=factor)
    it = iter(loader)
    drawn, waiting = [indices.drawn], "-"
    for number in range(1, 11):
        next(it)
        if number in (1, 2, 10):
            drawn.append(indices.drawn)
    if workers:
        until(lambda it=it: it._worker_result_queue.qsize() == it._tasks_outstanding)
        waiting = len(it._task_info)
    print(f"{workers:7} {factor or '-':>16}  {', '.join(map(str, drawn)):47} {waiting:>3}")
    del it
