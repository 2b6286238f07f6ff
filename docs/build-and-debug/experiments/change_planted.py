"""A kernel that forgets strides passes the samples and fails the reference inputs."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

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
unittest.main(argv=["", "-v"])
"""
with tempfile.TemporaryDirectory() as folder:
    Path(folder, "test_mine.py").write_text(PROGRAM)
    for index in "", "12", "15":
        env = os.environ | ({"PYTORCH_OPINFO_SAMPLE_INPUT_INDEX": index} if index else {})
        command = [sys.executable, "-W", "ignore", "test_mine.py"]
        said = subprocess.run(command, cwd=folder, env=env, text=True, capture_output=True).stderr
        print("all inputs" if not index else f"input {index} only")
        for line in said.splitlines():
            if " ... " in line:
                print("  ", line.partition(" ")[0], "...", line.partition(" ... ")[2])
        if not index:
            message = said.rpartition("Exception: ")[2]
            print(message.partition("\n\nThis message")[0])
