"""What is written for views, and what is shared after loading"""

import copy
import io
import pickle

import torch


def saved(value):
    file = io.BytesIO()
    torch.save(value, file)
    return file.getvalue()


def same(pair):
    a, b = pair
    return a.untyped_storage().data_ptr() == b.untyped_storage().data_ptr()


big = torch.zeros(1_000_000)
for what, value in {
    "a million numbers": big,
    "ten of them, big[:10]": big[:10],
    "big[:10].clone()": big[:10].clone(),
    "two views, [big[:10], big[5:20]]": [big[:10], big[5:20]],
    "one number, expanded to a million": torch.zeros(1).expand(1_000_000),
}.items():
    print(f"{what:36} {len(saved(value)):>9,} bytes")

pair = [big[:10], big[5:20]]
print("\nstill one storage?")
print("torch.save together      ", same(torch.load(io.BytesIO(saved(pair)))))
print("torch.save one by one    ", same([torch.load(io.BytesIO(saved(v))) for v in pair]))
print("pickle.dumps together    ", same(pickle.loads(pickle.dumps(pair))))
print("copy.deepcopy together   ", same(copy.deepcopy(pair)))

first, second = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
second.weight = first.weight
state = torch.load(io.BytesIO(saved(torch.nn.Sequential(first, second).state_dict())))
print("two layers with one weight", same([state["0.weight"], state["1.weight"]]))
try:
    saved([big, big.view(torch.int32)])
except RuntimeError as error:
    print("two dtypes:", error)
