"""Questions on settings: the newer name, two settings that once failed together, the hint, a variable set late"""

# requires: pretended-gpu
import os

import torch

MIB = 1 << 20


def expandable():
    torch.empty(30 * MIB, device="cuda")
    return (
        "an expandable segment" if torch.cuda.memory._snapshot()["segments"][0]["is_expandable"] else "a fixed segment"
    )


def refused():
    try:
        torch.empty(1 << 40, device="cuda")
    except torch.OutOfMemoryError as error:
        return "the message names expandable_segments" if "expandable_segments:True" in str(error) else "no hint"


def several():
    held = [torch.empty(n * MIB, device="cuda") for n in (30, 5, 30)]
    del held[1]
    held.append(torch.empty(3 * MIB, device="cuda"))
    return f"{len(held)} tensors made"


def late():
    torch.cuda.memory._record_memory_history()
    os.environ[OLD] = "expandable_segments:True"
    return f"recorded, CUDA started: {torch.cuda.is_initialized()}, then set to True: {expandable()}"


NEW, OLD = "PYTORCH_ALLOC_CONF", "PYTORCH_CUDA_ALLOC_CONF"
for variable, value, run in (
    (NEW, "expandable_segments:True", expandable),
    (OLD, "expandable_segments:True", expandable),
    (OLD, "expandable_segments:True,max_split_size_mb:32", several),
    (OLD, "expandable_segments:False", refused),
    (OLD, "expandable_segments:True", refused),
    (OLD, "expandable_segments:False", late),
):
    if (child := os.fork()) == 0:
        os.environ[variable] = value
        print(f"{variable}={value}:", run(), flush=True)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
