"""What each mode sets on its thread, and what an operator then does"""

import contextlib

import torch

C, K = torch._C, torch._C.DispatchKey
x = torch.ones(2, requires_grad=True)


def look():
    included, excluded = C._dispatch_tls_local_include_set(), C._dispatch_tls_local_exclude_set()
    y = x * 2
    marks = (
        torch.is_grad_enabled(),
        C._is_fwd_grad_enabled(),
        torch.is_inference_mode_enabled(),
        C._is_multithreading_enabled(),
        included.has(K.ADInplaceOrView),
        not excluded.has(K.AutogradFunctionality),
        y.requires_grad,
        not y.is_inference(),
    )
    return "".join(f"{'yes' if mark else '-':>9}" for mark in marks)


no, yes, inference = torch.no_grad, torch.enable_grad, torch.inference_mode
ways = {
    "none": [],
    "no_grad": [no],
    "inference_mode": [inference],
    "no_grad, then enable_grad": [no, yes],
    "inference, then enable_grad": [inference, yes],
    "inference, then no_grad": [inference, no],
    "no_grad, then inference(False)": [no, lambda: inference(False)],
    "multithreading off": [lambda: torch.autograd.set_multithreading_enabled(False)],
}
columns = ("grad", "forward", "infer.", "threads", "ADInpl.", "Autograd", "records", "counter")
print(" " * 30 + "".join(f"{c:>9}" for c in columns))
for name, modes in ways.items():
    with contextlib.ExitStack() as stack:
        for mode in modes:
            stack.enter_context(mode())
        print(f"{name:30}{look()}")
print(f"{'all left':30}{look()}")
