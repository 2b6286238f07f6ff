"""The model: sparse and nested layouts as Python lists; no PyTorch in it."""

from collections import Counter
from itertools import accumulate


# --8<-- [start:sparse]
def coo(matrix):
    """Row, column and value of what is not zero."""
    return [(i, j, v) for i, row in enumerate(matrix) for j, v in enumerate(row) if v]


def coalesce(entries):
    """Each place once: what was there twice is summed."""
    total = Counter()
    for i, j, v in entries:
        total[i, j] += v
    return [(*place, v) for place, v in sorted(total.items())]


def begins(lengths):
    """Where each part begins, and where the last one ends."""
    return [0, *accumulate(lengths)]


def csr(entries, rows):
    """The rows are not named: it is enough to know where each begins."""
    length = Counter(i for i, _, _ in entries)
    columns, values = [j for _, j, _ in entries], [v for _, _, v in entries]
    return begins(length[i] for i in range(rows)), columns, values


def product(begin, columns, values, x):
    """A matrix by a vector, and only what is stored is touched."""
    rows = (range(start, end) for start, end in zip(begin, begin[1:]))
    return [sum(values[k] * x[columns[k]] for k in row) for row in rows]


def jagged(parts):
    """Parts of different lengths: the same trick as for the rows of CSR."""
    return begins(map(len, parts)), [v for part in parts for v in part]


# --8<-- [end:sparse]
