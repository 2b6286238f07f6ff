"""Three layers under FSDP2, forward and backward: who is whole, who is on the way, and what is allocated"""

# output: json
# requires: pretended-gpu
import json

import _fake
import _fsdp
import torch
from guide.experiments import pretended
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

SOURCE = "torch/distributed/fsdp/_fully_shard/_fsdp_param_group.py#FSDPParamGroup."
METHOD = {"gather": "unshard", "whole": "wait_for_unshard", "free": "reshard", "reduce": "post_backward"}
frames = []


def frame(caption, source=None):
    """What is so now, as the model and the allocator say."""
    rows = _fsdp.states(model) | {"allocated": [f"{torch.cuda.memory_allocated() >> 20} MiB"]}
    frames.append({"caption": caption, "cells": rows} | ({"source": SOURCE + source} if source else {}))


CAPTIONS = {
    "whole forward": "Layer {} is gathered and copied out: its parameters are whole, and it runs.",
    "free forward": "Layer {} has run: its parameters are thrown away, and the buffer of the gather stays for now.",
    "gather backward": "Layer {} is asked for before its turn, so that it can come while another runs.",
    "whole backward": "Layer {} is whole again, and its backward runs.",
    "reduce backward": "Layer {} is done: its parameters are gone, and its gradient is on the way to slices.",
}


def told(what, group):
    """A frame: of forward layers 0 and 2 in full, of backward all but two that say nothing new."""
    number, way = group._module_fqn, "forward" if group._training_state.name == "FORWARD" else "backward"
    if (said := CAPTIONS.get(f"{what} {way}")) and f"{what}{number}" not in ("gather2", "free1", "whole1", "reduce1"):
        frame(said.format(number), METHOD[what])


pretended.memory("1G")
with _fake.rank_of(4):
    mesh = init_device_mesh("cuda", (4,))
    with torch.device("cuda"):
        model = nn.Sequential(*(_fsdp.Layer(2048) for _ in range(3)))  # 16 MiB each
    for module in (*model, model):
        fully_shard(module, mesh=mesh)
    x = torch.ones(1, 2048, device="cuda")
    frame("Before the step a rank holds slices only, a quarter of each layer: 4 of 16 MiB.")
    _fsdp.watch(told)
    loss = model(x).sum()
    frame("Forward is over: the last buffer is given back, and only slices are left.")
    loss.backward()
    frame("Backward is over: a rank holds its slices, and a gradient for each.")
print(json.dumps({"frames": frames}, indent=1))
