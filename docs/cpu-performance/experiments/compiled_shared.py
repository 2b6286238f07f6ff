"""When the compiler's loop is shared out: a rule beside the code that is written"""

import random
import re

import torch
from _written import written


# --8<-- [start:shared]
def shared(sizes, threads, chunk=512):
    """How many of the outer loops are shared out together; 0 is none."""
    work, pieces, depth = 1, 1, 0
    for size in sizes:
        work *= size
    for size in sizes:
        if pieces >= 2 * threads or pieces == threads or work // threads < chunk:
            break
        depth, pieces, work = depth + 1, pieces * size, work // size
    return depth


# --8<-- [end:shared]
def in_code(sizes, threads):
    """The same, read in the text of the kernel."""
    x = torch.empty([2 * size for size in sizes])  # twice as long, for gaps,
    x = x[tuple(slice(size) for size in sizes)]  # so that no loops are merged
    (kernel,) = written(lambda: x + 1, **{"cpp.threads": threads}).kernels
    if "omp parallel" not in kernel:
        return 0
    found = re.search(r"omp for(?: collapse\((\d+)\))?", kernel)
    return int(found[1] or 1)


random.seed(0)
agree = 0
for _ in range(40):
    sizes = [random.choice((2, 3, 8, 30, 100, 300)) for _ in range(random.randint(1, 3))]
    agree += shared(sizes, 4) == in_code(sizes, 4)
print(f"{agree} of 40 random shapes agree")
for sizes in ((2047,), (2048,), (2, 5000), (8, 5000), (3, 3, 1000)):
    print(sizes, "four threads share", shared(sizes, 4), "loops")
