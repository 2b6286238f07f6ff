"""A run stopped in the middle and continued: which part of the checkpoint can be left out"""

import random

import _resume as resume
import numpy as np
import torch

whole = resume.Run(seed=7)
whole.epoch()
saved = whole.checkpoint()
whole.epoch()
for missing in (None, *saved):
    torch.manual_seed(99)
    random.seed(99)
    np.random.seed(99)
    again = resume.Run(seed=99)
    again.load({part: state for part, state in saved.items() if part != missing})
    again.epoch()
    same = all(torch.equal(a, b) for a, b in zip(whole.weights(), again.weights()))
    print(f"{'without ' + missing if missing else 'everything':32}{'the same bits' if same else 'other weights'}")
