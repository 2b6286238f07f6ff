"""Loaded by Python at the start of every recorded run: `random` begins at the same place each time."""

import atexit
import os
import random
import time

random.seed(0)
if "PRETENDED_GPU" in os.environ:
    # The thread that ran a device's part of a backward drops its last object under the GIL. If the program ends
    # while it waits for it, the process is aborted (two runs of five); so the end lets it have its turn.
    atexit.register(time.sleep, 0.05)
