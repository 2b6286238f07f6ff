"""A breakpoint in the kernel, under one test."""

# requires: gdb
# limit: 240
from guide import trace

PROGRAM = """
import io, signal, sys, unittest, torch
sys.modules["triton"] = None  # as if it were not installed: the tests would load it, and gdb would read its symbols
from torch.testing._internal.common_device_type import instantiate_device_type_tests, ops
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.common_utils import TestCase

class TestUnary(TestCase):
    @ops([o for o in op_db if o.name == "ceil"], allowed_dtypes=[torch.float64])
    def test_reference(self, device, dtype, op):
        for s in op.reference_inputs(device, dtype):
            self.assertEqual(op(s.input).numpy(), op.ref(s.input.numpy()))

instantiate_device_type_tests(TestUnary, globals(), only_for="cpu")
signal.raise_signal(signal.SIGTRAP)  # gdb stops here, with every library loaded
suite = unittest.defaultTestLoader.loadTestsFromTestCase(TestUnaryCPU)
print(unittest.TextTestRunner(io.StringIO()).run(suite))
"""
trace.session(
    PROGRAM,
    "set print inferior-events off",
    "run",
    "break at::native::structured_ceil_out::impl",
    "continue",
    "backtrace",
    "ignore 1 1000",
    "continue",
    "info breakpoints",
)
