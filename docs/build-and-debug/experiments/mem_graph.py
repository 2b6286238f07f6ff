"""What a list of losses keeps alive"""

import torch

alive = 0


class Held:
    """Stands for one saved tensor while a graph holds it."""

    def __init__(self, tensor: torch.Tensor) -> None:
        global alive
        self.tensor, self.bytes = tensor.detach(), tensor.nbytes
        alive += self.bytes

    def __del__(self) -> None:
        global alive
        alive -= self.bytes


model = torch.nn.Sequential(torch.nn.Linear(256, 256), torch.nn.ReLU(), torch.nn.Linear(256, 1))
KEEP = {
    "loss": lambda loss: loss,
    "loss.detach()": lambda loss: loss.detach(),
    "loss.item()": lambda loss: loss.item(),
}
for backward in (False, True):
    for name, keep in KEEP.items():
        kept, steps = [], []
        for _ in range(3):
            with torch.autograd.graph.saved_tensors_hooks(Held, lambda held: held.tensor):
                loss = model(torch.ones(64, 256)).square().mean()
            if backward:
                loss.backward()
            kept.append(keep(loss))
            del loss
            steps.append(alive // 1024)
        print(
            f"{'after backward()' if backward else 'no backward':17} kept {name:14} KiB saved in graphs, step by step: {steps}"
        )
        del kept
total = 0
for _ in range(3):
    total = total + model(torch.ones(64, 256)).mean()
node, depth = total.grad_fn, 0
while node is not None and node.name() == "AddBackward0":
    node, depth = node.next_functions[0][0], depth + 1
print("total = total + loss: additions in the chain:", depth)
