"""Runs a function in a child for each setting of the allocator, since a process reads them once."""

import os


def with_settings(settings, run):
    """Call `run()` in a fork that has PYTORCH_CUDA_ALLOC_CONF set; nothing may have asked CUDA before."""
    for setting in settings:
        if (child := os.fork()) == 0:
            os.environ["PYTORCH_CUDA_ALLOC_CONF"] = setting
            code = 1
            try:
                print(f"{setting or '(default)':58}", run(), flush=True)
                code = 0
            finally:
                os._exit(code)
        assert os.waitpid(child, 0)[1] == 0, setting
