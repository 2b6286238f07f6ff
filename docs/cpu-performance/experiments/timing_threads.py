"""What a timer pins: the number of threads"""

import torch
from torch.utils.benchmark import Timer

torch.set_num_threads(4)
seen = []
note = {"seen": seen, "torch": torch}
statement = "seen.append(torch.get_num_threads())"

print("before:", torch.get_num_threads())
Timer(statement, globals=note).timeit(1)
print("in a Timer:", set(seen))
seen.clear()
Timer(statement, globals=note, num_threads=4).timeit(1)
print("in a Timer with num_threads=4:", set(seen))
print("after:", torch.get_num_threads())
