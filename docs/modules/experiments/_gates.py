"""Workers that stop before each batch until its gate is opened, so that what they do has one order"""

import multiprocessing
import time
from collections.abc import Callable
from typing import Any

from torch.utils.data import get_worker_info

_PROCESSES = multiprocessing.get_context("fork")


def until(condition: Callable[[], bool]) -> None:
    """Wait until `condition()` is so, for a minute at most; RuntimeError then."""
    end = time.monotonic() + 60
    while not condition():
        if time.monotonic() > end:
            raise RuntimeError("what was waited for has not come")
        time.sleep(0.002)


class Gates:
    """A `collate_fn` for samples that are numbers: it notes who took a batch, and waits at the batch's gate."""

    def __init__(self, batches: int, size: int) -> None:
        self.size = size
        self.gates = [_PROCESSES.Event() for _ in range(batches)]
        self.taken = _PROCESSES.Array("b", [-1] * batches, lock=False)  # by which worker
        self.made = _PROCESSES.Array("b", batches, lock=False)

    def __call__(self, samples: list[int]) -> int:
        batch = samples[0] // self.size
        worker = get_worker_info()
        self.taken[batch] = worker.id if worker else 0
        if not self.gates[batch].wait(60):
            raise RuntimeError(f"nobody opened gate {batch}")
        self.made[batch] = 1
        return batch

    def open(self, *batches: int) -> None:
        """Let these batches through, and wait until they are made."""
        for batch in batches:
            self.gates[batch].set()
        until(lambda: all(self.made[batch] for batch in batches))

    def settled(self, iterator: Any) -> bool:
        """Whether each worker that has something to do stands at a gate, and each batch made is in the queue."""
        left = [b for b, info in iterator._task_info.items() if len(info) == 1 and not self.made[b]]
        working = {iterator._task_info[b][0] for b in left}
        there = [b for b, info in iterator._task_info.items() if len(info) == 1 and self.made[b]]
        return working == {self.taken[b] for b in left if self.taken[b] >= 0} and (
            iterator._worker_result_queue.qsize() == len(there)
        )

    def cells(self, iterator: Any, returned: list[int]) -> dict[str, list[list[str]]]:
        """What lies where, for a frame of a steps figure: asked of the iterator (or of none yet) and of the workers."""
        tasks = iterator._task_info if iterator else {}
        sent = iterator._send_idx if iterator else 0
        cells = {"not drawn yet": [[str(b), "quiet"] for b in range(sent, len(self.gates))]}
        for worker in range(2):
            mine = [b for b, info in tasks.items() if info == (worker,) and not self.made[b]]
            cells[f"indices for worker {worker}"] = [[str(b), ""] for b in mine if self.taken[b] < 0]
            cells[f"worker {worker} makes"] = [[str(b), "key"] for b in mine if self.taken[b] == worker]
            if iterator and not iterator._workers[worker].is_alive():
                cells[f"worker {worker} makes"] = [["has ended", "quiet"]]
        there = [b for b, info in tasks.items() if len(info) == 1 and self.made[b]]
        cells["result queue"] = [[str(b), "ok"] for b in there]
        cells["kept aside"] = [[str(b), "note"] for b, info in tasks.items() if len(info) == 2]
        cells["your loop has"] = [[str(b), "ok"] for b in returned]
        return {name: row or [["", "plain"]] for name, row in cells.items()}
