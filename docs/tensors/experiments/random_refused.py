"""Calls that deterministic mode refuses on a GPU, and calls that it lets pass"""
# requires: pretended-gpu

import torch

F = torch.nn.functional
x = torch.empty(4, 4, device="cuda")
image = torch.empty(1, 1, 4, 4, device="cuda", requires_grad=True)
index = torch.empty(4, dtype=torch.long, device="cuda")
grid = torch.empty(1, 2, 2, 2, device="cuda")
labels = torch.empty(1, 4, 4, dtype=torch.long, device="cuda")
table = torch.empty(5, 3, device="cuda", requires_grad=True)
CALLS = """x.put_(index, x[0])
x.index_put_((index,), x[0].clone(), accumulate=True)
x.index_add(0, index, x)
x.index_copy(0, index, x)
x.scatter_add(0, index[None], x)
x.scatter_reduce(0, index[None], x, "prod")
x.median()
x.median(1)
x.kthvalue(2)
x.cumsum(0)
x.histc()
F.nll_loss(image.expand(1, 3, 4, 4), labels)
F.max_unpool2d(image, labels[None], 2)
F.embedding(index, table).sum().backward()
F.interpolate(image, scale_factor=2).sum().backward()
F.interpolate(image, scale_factor=2, mode="bilinear").sum().backward()
F.pad(image, (1, 1, 1, 1), mode="reflect").sum().backward()
F.grid_sample(image, grid, align_corners=False).sum().backward()
F.max_pool2d(image, 2).sum().backward()
F.adaptive_avg_pool2d(image, 2).sum().backward()
F.adaptive_max_pool2d(image, 2).sum().backward()
F.fractional_max_pool2d(image, 2, output_size=2).sum().backward()
image[0, 0].gather(0, index[None]).sum().backward()
image.take(index).sum().backward()"""
torch.use_deterministic_algorithms(True)
refused = 0
for call in CALLS.splitlines():
    try:
        eval(call)
        print(f"runs     {call}")
    except RuntimeError as error:
        assert "does not have a deterministic implementation" in str(error), error
        print(f"refused  {call}\n         as {str(error).partition(' does not')[0]}")
        refused += 1
print(f"refused: {refused} of {len(CALLS.splitlines())} calls")
