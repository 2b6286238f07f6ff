"""How many guards a call runs: by layers, and with a filter"""

import _guards
import torch

FILTERS = {
    "all guards": None,
    "skip_guard_on_inbuilt_nn_modules_unsafe": torch.compiler.skip_guard_on_inbuilt_nn_modules_unsafe,
    "skip_guard_on_all_nn_modules_unsafe": torch.compiler.skip_guard_on_all_nn_modules_unsafe,
    "keep_tensor_guards_unsafe": torch.compiler.keep_tensor_guards_unsafe,
}


def f(model, x):
    return model(x)


for title, chosen in FILTERS.items():
    counts = []
    for layers in (1, 10, 20):
        torch._dynamo.reset()
        model = torch.nn.Sequential(*(torch.nn.Linear(2, 2) for _ in range(layers)))
        torch.compile(f, backend="eager", options={"guard_filter_fn": chosen} if chosen else None)(model, torch.ones(2))
        result, number = _guards.why_not(f, model=model, x=torch.ones(2))
        counts.append(number)
    print(f"{title}: {counts} for 1, 10 and 20 layers, {result}")
