"""A batch that is larger than the shared memory"""

# raises: RuntimeError
import contextlib
import os
import re

import torch
from torch.utils.data import DataLoader

samples = [torch.zeros(1).expand(1 << 42)]  # four bytes that look like 16 TiB; the batch would be 16 TiB
try:
    next(iter(DataLoader(samples, num_workers=1)))
except RuntimeError as error:
    with contextlib.suppress(FileNotFoundError):  # the empty file stays behind
        os.remove("/dev/shm" + re.search(r"/torch_\w+", str(error)).group())
    last = str(error).strip().splitlines()[-1].removeprefix("RuntimeError: ")
    raise RuntimeError(re.sub(r"/torch_\w+", "/torch_…", last)) from None
