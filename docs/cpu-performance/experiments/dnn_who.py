"""Which library each operator calls"""

# fresh: MKL prints its first line once in a process
import _libraries
import torch
import torch.nn.functional as F

torch.set_num_threads(1)
x, v, batch = torch.rand(64, 64), torch.rand(64), torch.rand(4, 64, 64)
image, weight = torch.rand(8, 32, 32, 32), torch.rand(32, 32, 3, 3)
lstm, words = torch.nn.LSTM(32, 32).requires_grad_(False), torch.rand(5, 4, 32)
CALLS = {
    "x @ y": lambda: x @ x,
    "x @ y of int64": lambda: x.long() @ x.long(),
    "x @ y of bfloat16": lambda: x.bfloat16() @ x.bfloat16(),
    "batches of x @ y": lambda: batch @ batch,
    "a batch of 7 by 7": lambda: batch[:, :7, :7] @ batch[:, :7, :7],
    "a batch of 8 by 8": lambda: batch[:, :8, :8] @ batch[:, :8, :8],
    "x @ v": lambda: x @ v,
    "linear": lambda: F.linear(x, x, v),
    "linalg.solve": lambda: torch.linalg.solve(x, x),
    "fft": lambda: torch.fft.fft(x),
    "conv2d": lambda: F.conv2d(image, weight),
    "conv2d of float64": lambda: F.conv2d(image.double(), weight.double()),
    "conv2d of a small image": lambda: F.conv2d(image[:1, :, :16, :16], weight),
    "conv_transpose2d": lambda: F.conv_transpose2d(image, weight),
    "LSTM": lambda: lstm(words),
    "gelu": lambda: F.gelu(x),
    "exp": lambda: x.exp(),
    "softmax": lambda: F.softmax(x, 1),
    "layer_norm": lambda: F.layer_norm(x, (64,)),
    "max_pool2d": lambda: F.max_pool2d(image, 2),
}
for name, call in CALLS.items():
    found = _libraries.parties(call)
    told = [f"{n} x {f}" if (n := found.count(f)) > 1 else f for f in dict.fromkeys(found)]
    print(f"{name:24}", ", ".join(told) or "no line")
