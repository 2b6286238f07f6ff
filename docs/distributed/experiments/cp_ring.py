"""Causal attention over 64 tokens on four ranks: who attends to what, and what travels"""

# requires: pretended-gpu
import _fake
import torch
from guide.experiments import pretended
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor.experimental import _attention, context_parallel
from torch.nn import functional
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention as by_name

RANKS, TOKENS = 4, 64


class Ring(_fake.Sent):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        """Note the lengths of queries and keys that meet, among what is sent."""
        result = super().__torch_dispatch__(func, types, args, kwargs)
        local = result is not NotImplemented and "flash_attention" in func.__name__
        if local and args[0].shape[2] < TOKENS:  # the whole comes by once, as a shape without values
            self.calls.append(f"attend {args[0].shape[2]} x {args[1].shape[2]}")
        return result


pretended.memory("1G")
for title, balanced in (("balanced", True), ("not balanced", False), ("the function imported by name", True)):
    _attention._cp_options.enable_load_balance = balanced
    print(title)
    for rank in range(RANKS):
        with _fake.rank_of(RANKS, rank), torch.no_grad():
            place = torch.arange(TOKENS)
            with context_parallel(init_device_mesh("cpu", (RANKS,)), buffers=[place], buffer_seq_dims=[0]):
                first, second = place.view(2, -1).tolist()
            x = torch.zeros(1, 1, TOKENS, 64, device="cuda", dtype=torch.bfloat16)
            gpus = init_device_mesh("cuda", (RANKS,))
            with context_parallel(gpus, buffers=[x], buffer_seq_dims=[2]), Ring() as ring:
                attention = by_name if "by name" in title else functional.scaled_dot_product_attention
                with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
                    attention(x, x, x, is_causal=True)
        print(f"   rank {rank}, tokens {first[0]}:{first[-1] + 1} and {second[0]}:{second[-1] + 1}: {ring}")
