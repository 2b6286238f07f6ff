"""A child that was forked after a parallel region"""

import os
import signal

import torch

BIG, SMALL = torch.ones(200_000), torch.ones(100)


def child(before, after, threads=None):
    """Whether a child forked after `before` comes to the end of `after`."""
    if (parent := os.fork()) == 0:
        torch.set_num_threads(4)
        before()
        if os.fork() == 0:
            signal.alarm(3)  # ends a child that waits for ever
            if threads:
                torch.set_num_threads(threads)
            after()
            os._exit(0)
        os._exit(0 if os.wait()[1] == 0 else 1)
    return "ends" if os.waitpid(parent, 0)[1] == 0 else "waits for ever"


torch.set_num_threads(1)
big, small = (lambda: BIG + 1), (lambda: SMALL + 1)
print("big before the fork, big in the child:  ", child(big, big))
print("big before the fork, small in the child:", child(big, small))
print("small before the fork, big in the child:", child(small, big))
print("big, big, with one thread in the child: ", child(big, big, threads=1))
