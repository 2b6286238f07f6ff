"""Which calls get the kernel that works block by block"""

import torch

q = torch.rand(2, 4, 64, 32)
mask = torch.zeros(64, 64)
NAMES = {0: "math, all scores", 1: "flash, block by block", 2: "efficient", 3: "cudnn", 4: "overrideable"}
CASES = {
    "float": ((q, q, q), {}),
    "bfloat16": ((q.bfloat16(),) * 3, {}),
    "double": ((q.double(),) * 3, {}),
    "causal": ((q, q, q), {"is_causal": True}),
    "mask of floats": ((q, q, q), {"attn_mask": mask}),
    "mask of bools": ((q, q, q), {"attn_mask": mask > -1}),
    "mask that wants a gradient": ((q, q, q), {"attn_mask": mask.clone().requires_grad_()}),
    "dropout": ((q, q, q), {"dropout_p": 0.1}),
    "three dimensions": ((q[0], q[0], q[0]), {}),
    "values of another width": ((q, q, q[..., :16]), {}),
    "grouped heads": ((q, q[:, :2], q[:, :2]), {"enable_gqa": True}),
    "gradient": ((q.clone().requires_grad_(), q, q), {}),
    "head in strides": ((q.transpose(-1, -2).contiguous().transpose(-1, -2),) * 3, {}),
}
for name, (args, kwargs) in CASES.items():
    print(f"{name:28} {NAMES[torch._fused_sdp_choice(*args, **kwargs)]}")
