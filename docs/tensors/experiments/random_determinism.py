"""What use_deterministic_algorithms changes on a CPU"""

import warnings

import torch


def drawn():
    torch.manual_seed(7)
    return torch.rand(5)


def put():
    try:
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            torch.zeros(4).put_(torch.tensor([0, 0]), torch.tensor([1.0, 2.0]))
        return f"runs, {len(warned)} warning{'s' * (len(warned) != 1)}"
    except RuntimeError as error:
        return str(error).partition(",")[0]


plain = drawn()
print("off:      ", put())
torch.use_deterministic_algorithms(True, warn_only=True)
print("warn_only:", put())
torch.use_deterministic_algorithms(True)
print("on:       ", put())
print("rand draws the same:", torch.equal(plain, drawn()))
kinds = (torch.float32, torch.float16, torch.complex64, torch.int32, torch.uint8, torch.bool)
print(
    "empty(1):",
    *(f"{kind}".removeprefix("torch.") + f" {torch.empty(1, dtype=kind).item()}" for kind in kinds),
    sep="\n  ",
)
print("ones(2).resize_(4):", torch.ones(2).resize_(4).tolist())
torch.utils.deterministic.fill_uninitialized_memory = False
held = torch.ones(2).resize_(4)
print("without filling, the new places are filled:", held[2:].isnan().any().item())
