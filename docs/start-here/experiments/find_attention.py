"""Attention on the CPU, down to the last function that is PyTorch's own"""

# requires: gdb
# limit: 240
from guide import trace

frames = trace.touch(
    "torch.nn.functional.scaled_dot_product_attention(q, q, q)", "q", setup="q = torch.ones(1, 2, 64, 32)"
)
while not frames[0].function.startswith("at::"):
    frames.pop(0)  # the matrix library's own functions, which differ from CPU to CPU
trace.show(frames, library_names=False)
