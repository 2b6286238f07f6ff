"""The life of a saved tensor: two nodes keep it, one gives it back, a write spoils it for the other"""

# output: json
import json

import torch
from _life import BOXES, SAVED, frames, look, names, watch

watch("h", "tensor h", torch.ones(2, requires_grad=True) + 1)
look("h = a + 1. A tensor, its storage, its counter; nobody has saved it.")
names["h"].add_(1)
look("h.add_(1) raises the counter. That harms nobody.", "c10/core/TensorImpl.h#c10::VariableVersion::bump")
watch("y", "Sin", names["h"].sin())
look("y = h.sin(). The new node keeps the tensor and the version.", SAVED + "SavedVariable")
watch("z", "Cos", names["h"].cos())
look("z = h.cos(). A second node keeps the same tensor.", SAVED + "SavedVariable")
watch("v", "tensor v", names["h"].detach())
look("v = h.detach(). Another tensor on the same storage, with the same counter.")
del names["h"]
look("del h. The name is gone; the tensor lives, for two nodes hold it.")
sin, add = names["y"].grad_fn, names["y"].grad_fn.next_functions[0][0]
sin.register_prehook(
    lambda _: look("y.backward() has come to Sin: unpack finds the version it saved.", SAVED + "unpack", "Sin")
)
add.register_prehook(lambda _: look("Sin ran and gave its tensor back. Cos still holds it.", "torch/csrc/autograd/node.h#torch::autograd::Node::release_variables"))  # fmt: skip
names["y"].sum().backward()
names["v"].mul_(3)
look("v.mul_(3) raises the counter that both tensors share.", "c10/core/TensorImpl.h#c10::VariableVersion::bump")
try:
    names["z"].sum().backward()
except RuntimeError as error:
    said = str(error).split("; ")
    look(
        f"z.backward() comes to Cos and fails: {said[0].split('which is ')[-1]}; {said[1].split(' instead')[0]}.",
        SAVED + "unpack",
        "Cos",
    )
del names["z"]
look("del z. Cos is gone, and with it the last hold on the tensor.")
del names["v"]
look("del v. Now the storage is freed as well. Sin is an empty node.")
print(json.dumps({"nodes": [{"id": b, "label": b, "at": at} for b, at in BOXES.items()], "frames": frames}, indent=1))
