"""The second step of training: what is alive at its turning points, as the allocator recorded it"""

# output: json
# requires: pretended-gpu
import json
import os

import _training as training
import torch

os.environ["CUBLAS_WORKSPACE_CONFIG"] = ":4096:2"  # 8 MiB: by default the length depends on the device
SAY = {
    "before": "Before the second step: the parameters, the batch, and Adam's state from the first step.",
    "forward": "Forward has returned. What it saved for backward is the largest part of the memory.",
    "backward peak": "The peak of the step, early in backward: hardly an activation is gone, gradients are on their way.",
    "backward half": "Half of the gradients are there. Each layer gave up its activations when its node had run.",
    "backward": "Backward has returned: a gradient for each parameter, no activation.",
    "optimiser peak": "Inside Adam's step, by default in its foreach form: as much again as the parameters, for a moment.",
    "optimiser": "The step is done, and the gradients are still there.",
    "zero_grad": "zero_grad() has dropped the gradients: as at the beginning.",
}
COLOUR = {"parameters": "cpp", "batch": "quiet", "state": "key", "gradients": "ok", "activations": "py"}

net = training.mlp(1024, 8).cuda()
x = torch.empty(2048, 1024, device="cuda")
step = training.Step(net, x, torch.optim.Adam(net.parameters()))
for _, run in step.parts:
    run()
moments = training.timeline(step.parts, step.owners)
of = {name: [b for part, b in moments if part == name] for name in ("before", *dict(step.parts))}
grown = of["backward"][-1]["gradients"]
shown = {name: inside[-1] for name, inside in of.items()}
shown |= {f"{name} peak": max(of[name], key=lambda b: b.total()) for name in ("backward", "optimiser")}
shown["backward half"] = next(b for b in of["backward"] if 2 * b["gradients"] >= grown)
frames = []
for name, caption in SAY.items():
    at, bars = 0.0, []
    for kind in (*COLOUR, "temporary", "workspace"):
        end = at + shown[name][kind] / training.MIB
        bars.append((kind, at, end, f"{end - at:.0f}" if end > at else "", COLOUR.get(kind, "note")))
        at = end
    frames.append({"caption": f"{caption} {at:.0f} MiB.", "bars": bars})
print(json.dumps({"frames": frames}, indent=1))
