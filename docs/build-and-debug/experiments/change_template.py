"""One template becomes a test for each operator, device and dtype."""

import io
import unittest

import torch
from torch.testing._internal.common_device_type import dtypes, instantiate_device_type_tests, onlyCUDA, ops
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.common_utils import TestCase, parametrize


class TestMine(TestCase):
    @ops([entry for entry in op_db if entry.name in ("frac", "linalg.det")])
    def test_twice(self, device, dtype, op):
        for s in op.sample_inputs(device, dtype):
            self.assertEqual(op(s.input, *s.args, **s.kwargs), op(s.input, *s.args, **s.kwargs))

    @dtypes(torch.int64, torch.bool)
    @parametrize("n", [0, 3])
    def test_zeros(self, device, dtype, n):
        self.assertEqual(torch.zeros(n, device=device, dtype=dtype).sum(), 0)

    @onlyCUDA
    def test_far(self, device):
        self.assertEqual(torch.ones((), device=device), 1)


instantiate_device_type_tests(TestMine, globals(), only_for="cpu")
print("classes:", *[name for name in globals() if name.startswith("TestM")])
for chosen in None, ["*frac*"], ["*bool*"], ["*far*"]:
    loader = unittest.TestLoader()
    loader.testNamePatterns = chosen
    print("-k", chosen[0].strip("*") if chosen else "(none)")
    said = io.StringIO()
    unittest.TextTestRunner(said, verbosity=2).run(loader.loadTestsFromTestCase(TestMineCPU))  # noqa: F821
    for line in said.getvalue().splitlines():
        if " ... " in line:
            print("   ", line.partition(" ")[0], line.partition("...")[2])
