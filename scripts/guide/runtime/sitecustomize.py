"""Loaded by Python at the start of every recorded run: `random` begins at the same place each time."""

import random

random.seed(0)
