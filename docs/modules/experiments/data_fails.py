"""What is left of an epoch after a sample that fails, and after a worker that dies"""

# helpers: _gates
import os
import signal

from _gates import Gates, until
from torch.utils.data import DataLoader


def collate(samples):
    if samples[0] == 4:
        raise ValueError("sample 4 cannot be read")
    return samples[0] // 2


def go_on(it):
    said = []
    for _ in range(9):
        try:
            said.append(str(next(it)))
        except StopIteration:
            said.append("end")
            break
        except (ValueError, RuntimeError) as error:
            said.append(type(error).__name__)
    return said


for workers in (0, 2):
    loader = DataLoader(range(16), 2, num_workers=workers, collate_fn=collate)
    print(f"an exception in batch 2, {workers} workers:", *go_on(iter(loader)))

gates = Gates(8, 2)
loader = DataLoader(range(16), 2, num_workers=2, collate_fn=gates, multiprocessing_context="fork")
it = iter(loader)
until(lambda: gates.settled(it))
try:
    os.kill(it._workers[0].pid, signal.SIGKILL)
    it._workers[0].join()
    said = []
except RuntimeError as error:  # the handler of SIGCHLD may raise at once
    said = [type(error).__name__]
for gate in gates.gates[1:]:  # whoever opened the first would wait for the dead one
    gate.set()
print("worker 0 is killed at batch 0:", *said, *go_on(it))
