"""What Dynamo logs at the limit of compilations"""

import logging

import torch


class Told(logging.Handler):
    def emit(self, record):
        print(record.getMessage().splitlines()[0])


logging.getLogger("torch._dynamo.convert_frame").addHandler(Told())


@torch.compile(backend="eager")
def longer(x, name):
    return x + len(name)


for n in range(20):
    longer(torch.ones(3), "a" * n)
