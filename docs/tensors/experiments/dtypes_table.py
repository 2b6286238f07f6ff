"""All dtypes, and what the CPU does with each"""

import warnings
from collections import defaultdict

import torch

warnings.simplefilter("ignore")
DTYPES = sorted({d for d in vars(torch).values() if isinstance(d, torch.dtype)}, key=str)
ASKED = {
    "make": lambda d: torch.empty(2, 2, dtype=d),
    "convert": lambda d: torch.ones(2, 2).to(d),
    "compare": lambda d: torch.ones(2, 2).to(d).eq(torch.ones(2, 2).to(d)),
    "add": lambda d: torch.ones(2, 2).to(d) + torch.ones(2, 2).to(d),
    "sum": lambda d: torch.ones(2, 2).to(d).sum(),
    "matmul": lambda d: torch.ones(2, 2).to(d) @ torch.ones(2, 2).to(d),
}


def works(question, dtype):
    try:
        question(dtype)
        return True
    except (RuntimeError, TypeError):
        return False


rows = defaultdict(list)
for dtype in DTYPES:
    rows[tuple(works(question, dtype) for question in ASKED.values())].append(dtype)
print(f"{len(DTYPES)} dtypes; on {' '.join(ASKED)}")
for answers, dtypes in sorted(rows.items(), reverse=True):
    print(f"\n{len(dtypes)} dtypes:", ", ".join(w for w, yes in zip(ASKED, answers) if yes))
    by_size = defaultdict(list)
    for dtype in dtypes:
        by_size[dtype.itemsize].append(str(dtype)[6:])
    for size, names in sorted(by_size.items()):
        print(f"  {size} byte{'s' * (size > 1)}: {' '.join(names)}")
print("\nmade, and nothing else:", len(rows[(True, False, False, False, False, False)]))
