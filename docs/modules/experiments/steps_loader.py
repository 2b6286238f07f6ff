"""Six batches, two workers: who has what, from `iter(loader)` to the end"""

# output: json
# helpers: _gates
import json
import threading

from _gates import Gates, until
from torch.utils.data import DataLoader

ITER = "torch/utils/data/dataloader.py#_MultiProcessingDataLoaderIter."
WORK = "torch/utils/data/_utils/worker.py#_worker_loop~data_queue.put((idx, data))"
it, frames, returned, gates = None, [], [], Gates(6, 2)
options = {"num_workers": 2, "prefetch_factor": 2, "multiprocessing_context": "fork"}
loader = DataLoader(range(12), 2, collate_fn=gates, **options)


def frame(caption, source=""):
    if it and it._workers[0].is_alive():
        until(lambda: gates.settled(it))
    frames.append({"caption": caption, "cells": gates.cells(it, returned), "source": source})


frame("A DataLoader was made. No process is started, no index drawn.")
it = iter(loader)
text = "iter(loader): two workers start, the indices of four batches are sent in turn. Each worker has begun one."
frame(text, ITER + "_reset~for _ in range(self._prefetch_factor * self._num_workers):")
gates.open(1)
frame("Worker 1 is quicker: batch 1 waits in the result queue, and batch 3 is begun.", WORK)
asking = threading.Thread(target=lambda: returned.append(next(it)))
asking.start()
until(lambda: len(it._task_info[1]) == 2)
text = "Your loop asks for the next batch. Batch 1 comes, is kept aside, and the loop waits for batch 0."
frame(text, ITER + "_next_data~self._task_info[idx] += (data,)")
gates.open(0)
asking.join()
text = "Batch 0 was made and is returned. Before that, the indices of batch 4 were sent."
frame(text, ITER + "_process_data~self._try_put_index()")
returned.append(next(it))
text = "The next call returns batch 1, which is here already, and sends the indices of batch 5."
frame(text, ITER + "_next_data~worker_id, data = self._task_info.pop(self._rcvd_idx)")
gates.open(2, 3, 4, 5)
frame("All gates are open. Four batches wait, and no indices are left.")
returned.extend(next(it) for _ in range(4))
frame("The loop took them. The workers wait for indices.")
returned.extend(it)
text = "The loop asks once more: there is no batch, the workers are told to end, StopIteration is raised."
frame(text, ITER + "_next_data~self._shutdown_workers()")
print(json.dumps({"frames": frames}, indent=1))
