"""What printing shows, rounds and leaves out"""

import torch

for numbers in (
    [1.0, 2.0],
    [1.0, 2.5],
    [1.0, 1001.5],
    [0.0001, 1.0],
    [0.0001, 2000.0],
    [1e9, 1.0],
    [1.0, float("nan")],
):
    print(numbers, "→", torch.tensor(numbers))
x = torch.tensor([0.1, 0.123456789])
print("printed back:", torch.equal(eval(repr(x), {"tensor": torch.tensor}), x), "with 9 digits:", end=" ")
torch.set_printoptions(precision=9)
print(torch.equal(eval(repr(x), {"tensor": torch.tensor}), x))
torch.set_printoptions(profile="default")
for n in (1000, 1001):
    print(n, "numbers:", len(str(torch.zeros(n)).split(",")), "parts", "…" if "..." in str(torch.zeros(n)) else "")
print(torch.zeros(2, dtype=torch.float64), torch.zeros(2, dtype=torch.int32), torch.zeros(2, dtype=torch.int64))
print(torch.zeros(0, 3), torch.zeros(2, requires_grad=True), torch.zeros(2, requires_grad=True) * 1)
print(f"{torch.tensor(3.14159):.2f}", f"{torch.tensor(3.14159)}", torch.tensor(3.14159))
try:
    f"{torch.ones(2):.2f}"
except TypeError as error:
    print("TypeError:", error)
