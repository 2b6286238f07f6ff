"""An in-place write is found at backward, and anomaly mode leads back to the forward line"""

import warnings

import torch

w = torch.ones(3, requires_grad=True)


def layer(x, write):
    gate = torch.sigmoid(x)  # the line that the report names
    return write(gate) * x


ways = {
    "gate.mul_(2)": lambda g: g.mul_(2),
    "gate * 2": lambda g: g * 2,
    "gate.clone().mul_(2)": lambda g: g.clone().mul_(2),
}
for name, write in ways.items():
    try:
        layer(w, write).sum().backward()
        print(f"{name:21} works")
    except RuntimeError as error:
        print(f"{name:21} {str(error).partition(': ')[2].partition('. Hint')[0]}")

with warnings.catch_warnings(record=True) as reports:
    warnings.simplefilter("always")
    try:
        with torch.autograd.detect_anomaly(check_nan=False):
            layer(w, ways["gate.mul_(2)"]).sum().backward()
    except RuntimeError:
        report = str(reports[-1].message)
print(report.splitlines()[0])
print(*(line.strip() for line in report.splitlines() if "sigmoid" in line), sep="\n")
