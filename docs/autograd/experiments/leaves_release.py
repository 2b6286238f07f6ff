"""A graph after backward: its nodes and edges stay, what they saved is gone"""

import torch

w = torch.tensor([1.0, 2.0, 4.0], requires_grad=True)
std, mean = torch.std_mean(w)
loss = (std * mean).exp() + w.sum()
loss.backward()
numbers, lines = {}, []


def state(node, name: str) -> str:
    try:
        value = getattr(node, name)
    except RuntimeError as error:
        assert "a second time" in str(error)
        return "freed"
    return "kept" if isinstance(value, torch.Tensor) else repr(value)


def walk(node) -> str:
    if node not in numbers:
        numbers[node] = f"n{len(numbers)}"
        saved = [f"{name[7:]}: {state(node, name)}" for name in sorted(dir(node)) if name.startswith("_saved_")]
        label = "\\n".join([node.name().split("::")[-1], *saved])
        kind = "ok" if hasattr(node, "variable") else "cpp"
        lines.append(f'  {numbers[node]} [label="{label}", class="{kind}"];')
        for slot, (successor, input_nr) in enumerate(node.next_functions):
            if successor is not None:
                lines.append(f'  {numbers[node]} -> {walk(successor)} [label="{slot} → {input_nr}"];')
    return numbers[node]


print('digraph {\n  loss [class="py"];')
print(f'  loss -> {walk(loss.grad_fn)} [label="grad_fn"];')
print("\n".join([*lines, "}"]))
