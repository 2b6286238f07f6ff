"""A callback of one's own on the frame hook: which frames is it offered, and what may it answer?"""

import torch
from torch._C._dynamo.eval_frame import reset_code, set_eval_frame
from torch._dynamo.types import ConvertFrameReturn, FrameAction, FrameExecStrategy


def helper(y):
    return y * 2


def f(x):
    return helper(x) + (lambda z: z.sum())(x) + torch.nn.functional.relu(x)


def watch(title, answer):
    offered, codes = [], []

    def callback(frame, cache_entry, frame_state):
        offered.append(f"{frame.f_code.co_name}({', '.join(frame.f_locals)})")
        codes.append(frame.f_code)
        return answer

    before = set_eval_frame(callback)
    try:
        f(torch.ones(2))
        offered.append("| second call:")
        f(torch.ones(2))
    finally:
        set_eval_frame(before)
    print(f"{title}:", *offered)
    for code in codes:
        reset_code(code)


skip, default = FrameAction.SKIP, FrameAction.DEFAULT
watch("leave it to Python", ConvertFrameReturn(FrameExecStrategy(skip, default)))
watch("only this once", ConvertFrameReturn(FrameExecStrategy(skip, default), apply_to_code=False))
watch("and whatever it calls", ConvertFrameReturn(FrameExecStrategy(skip, skip)))
