"""A kernel that forgets strides passes the samples and fails the reference inputs."""

import os
import runpy
from pathlib import Path

import torch  # noqa: F401  # the processes below begin as copies of this one

PROGRAM = """
import unittest, torch
from torch.testing._internal.common_device_type import instantiate_device_type_tests, ops
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.common_utils import TestCase

def forgets_strides(x):
    dense = x.as_strided(x.shape, torch.empty(x.shape, device="meta").stride())
    return -torch.floor(-dense)

lib = torch.library.Library("aten", "IMPL")
lib.impl("ceil", forgets_strides, "CPU")
two = ops([o for o in op_db if o.name in ("abs", "ceil")], allowed_dtypes=[torch.float64])

class TestUnary(TestCase):
    def compare(self, op, inputs):
        for s in inputs:
            self.assertEqual(op(s.input).numpy(), op.ref(s.input.numpy()))

    @two
    def test_sample(self, device, dtype, op):
        self.compare(op, op.sample_inputs(device, dtype))

    @two
    def test_reference(self, device, dtype, op):
        self.compare(op, op.reference_inputs(device, dtype))

instantiate_device_type_tests(TestUnary, globals(), only_for="cpu")
unittest.main(argv=["", "-v"], exit=False)
"""
Path("test_mine.py").write_text(PROGRAM)
for index in "", "12", "15":
    print(f"input {index} only" if index else "all inputs", flush=True)
    if os.fork() == 0:  # a process for each, since common_utils reads the variable when it is imported
        os.dup2(os.open("said", os.O_CREAT | os.O_WRONLY | os.O_TRUNC), 2)
        os.environ |= {"PYTORCH_OPINFO_SAMPLE_INPUT_INDEX": index} if index else {}
        runpy.run_path("test_mine.py", run_name="__main__")
        os._exit(0)
    os.wait()
    said = Path("said").read_text()
    for line in said.splitlines():
        if " ... " in line:
            print("  ", line.partition(" ")[0], "...", line.partition(" ... ")[2])
    if not index:
        print(said.rpartition("Exception: ")[2].partition("\n\nThis message")[0])
