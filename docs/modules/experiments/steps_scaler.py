"""GradScaler over four steps in float16, read after each call: a skip, two steps that count, and another skip"""

# output: json
import json

import torch

layer = torch.nn.Linear(2, 1, bias=False)
torch.nn.init.ones_(layer.weight)
sgd = torch.optim.SGD(layer.parameters(), lr=0.25)
made = []
sgd.register_step_post_hook(lambda *_: made.append(1))
scaler = torch.amp.GradScaler("cpu", growth_interval=2)
x = torch.tensor([[0.5, 1.0]])
AT = "src:torch/amp/grad_scaler.py#GradScaler"
NAMES = ("loss", "scaled loss", "weight.grad", "weight", "_scale", "_growth_tracker", "found_inf", "stage")
frames, values = [], {}


def numbers(tensors):
    return ", ".join(f"{v:g}" for t in tensors for v in t.flatten().tolist())


def frame(caption, function):
    """What the scaler, the gradient and the weight hold now; marked is what differs from the frame before."""
    state = scaler._per_optimizer_states[id(sgd)]
    now = {"loss": f"{loss.item():g}, {loss.dtype}".replace("torch.", ""), "scaled loss": f"{scaled.item():g}"}
    now |= {"weight.grad": numbers([layer.weight.grad]), "weight": numbers([layer.weight.detach()])}
    now |= {"_scale": f"{scaler.get_scale():.0f}", "_growth_tracker": str(scaler._get_growth_tracker())}
    now |= {"found_inf": numbers(state["found_inf_per_device"].values()) or "none", "stage": state["stage"].name}
    marks = {n: "note" if "inf" in text else "key" for n, text in now.items() if text != values.get(n)}
    frames.append({"caption": caption, "labels": dict(now), "marks": marks, "source": f"{AT}.{function}"})
    values.update(now)


for step in range(1, 5):
    sgd.zero_grad()
    with torch.autocast("cpu", dtype=torch.float16):
        loss = layer(x).sum()
    scaled = scaler.scale(loss)
    scaled.backward()
    came = "finite" if layer.weight.grad.isfinite().all() else "infinite"
    frame(f"Step {step}: scale(loss).backward(). The gradient is {came}.", "scale")
    scaler.unscale_(sgd)
    frame(f"Step {step}: unscale_(sgd). The gradient was multiplied by 1 / _scale and looked through.", "unscale_")
    count = len(made)
    scaler.step(sgd)
    frame(f"Step {step}: step(sgd). It called sgd.step() {len(made) - count} times.", "_maybe_opt_step")
    old = scaler.get_scale()
    scaler.update()
    frame(f"Step {step}: update(). The scale was multiplied by {scaler.get_scale() / old:g}.", "update")
frames = [f for i, f in enumerate(frames) if i not in (8, 9, 10, 13, 14)]
nodes = [{"id": name, "label": name, "at": [i % 3, i // 3]} for i, name in enumerate(NAMES)]
print(json.dumps({"nodes": nodes, "frames": frames}, indent=1))
