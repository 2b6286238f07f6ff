"""What becomes of sizes and strides: choose a tensor and an operation"""

# output: json
import json
import math
import random

import _cases as offer

EXAMPLES = [
    ("a matrix as one row", [3, 4], [], "view", [12]),
    ("a transposed matrix as one row", [4, 3], [1, 4], "view", [12]),
    ("the same with reshape", [4, 3], [1, 4], "reshape", [12]),
    ("a split that a transposed matrix allows", [4, 6], [1, 4], "view", [2, 2, 6]),
    ("two of three dimensions joined", [2, 3, 4], [12, 4, 1], "view", [6, 4]),
    ("every second column", [3, 4], [], "slice", [1, 0, 4, 2]),
    ("one row read three times", [1, 4], [], "expand", [3, 4]),
    ("windows that overlap", [8], [], "unfold", [0, 4, 2]),
    ("a diagonal", [4, 4], [], "diagonal", [0, 0, 1]),
    ("an image of two channels in channels-last order, flattened", [2, 2, 2], [1, 4, 2], "flatten", [0, 2]),
]


def row_major(sizes):
    return [math.prod(max(n, 1) for n in sizes[at + 1 :]) for at in range(len(sizes))]


def text(numbers):
    return "(" + ", ".join(map(str, numbers)) + ("," if len(numbers) == 1 else "") + ")"


static = []
for title, sizes, strides, operation, numbers in EXAMPLES:
    strides = strides or row_major(sizes)
    kind, *rest = offer.outcome(offer.Case(sizes, strides, 0, operation, numbers))
    result = f"{text(rest[0])} {text(rest[1])} {rest[2]}" if kind != "error" else "view size is not compatible …"
    static.append([f"{text(sizes)} {text(strides)}", f"{operation}({', '.join(map(str, numbers))})", kind, result])
draw = random.Random(28)
cases = [offer.random_case(draw) for _ in range(1000)]
ran = [json.dumps([list(vars(case).values()), offer.outcome(case)]) for case in cases]
told = {
    "example": "Ten calls and what PyTorch made of them: each line has sizes and strides, the call, and the sizes, strides and offset of the result.",
    "columns": ["x", "call", "is", "sizes, strides, offset"],
}
rule = {"examples": EXAMPLES, "operations": offer.OPERATIONS, "defaults": offer.DEFAULTS}
print(json.dumps({"rule": rule, **told, "static": static, "ran": ran}, indent=1, ensure_ascii=False))
