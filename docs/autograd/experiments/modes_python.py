"""Decorators, generators, coroutines: where the flag is off and where it is not"""

import asyncio

import torch


@torch.no_grad()
def decorated():
    print("  inside, before the yield:", torch.is_grad_enabled())
    yield
    print("  inside, after the yield: ", torch.is_grad_enabled())


def block():
    with torch.no_grad():
        yield


@torch.no_grad()
async def coroutine():
    return torch.is_grad_enabled()


print("a decorated generator")
for _ in decorated():
    print("  the caller meanwhile:    ", torch.is_grad_enabled())
print("a with block around a yield")
for _ in block():
    print("  the caller meanwhile:    ", torch.is_grad_enabled())
left = block()
next(left)
print("left half way:", torch.is_grad_enabled())
del left
print("generator closed:", torch.is_grad_enabled())
print("in a decorated coroutine:", asyncio.run(coroutine()))
guard = torch.set_grad_enabled(False)
print("set_grad_enabled, made and not entered:", torch.is_grad_enabled())
plain = guard(torch.is_grad_enabled)
print("the same object used as a decorator:", torch.is_grad_enabled(), "| its function:", plain())
modes = {"no_grad": torch.no_grad(), "inference_mode": torch.inference_mode()}
print("made and not entered:", torch.is_grad_enabled(), torch.is_inference_mode_enabled())
with torch.no_grad():
    made = torch.ones(2, requires_grad=True)
    print(
        "under no_grad, made with requires_grad=True:",
        made.requires_grad,
        "| computed:",
        (made * 2).requires_grad,
    )
