"""What a skip, an expected failure and a misspelt one do to a test."""

import collections
import io
import unittest

import torch
from torch.testing._internal.common_device_type import instantiate_device_type_tests, ops
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.common_utils import TestCase
from torch.testing._internal.opinfo.core import DecorateInfo, OpInfo, SampleInput


def samples(op, device, dtype, requires_grad):
    yield SampleInput(torch.tensor([float("inf")], device=device, dtype=dtype))


def entry(name, op, *skips):
    return OpInfo(name, op=op, dtypes=(torch.float32,), sample_inputs_func=samples, skips=skips)


def known(test, decorator=unittest.expectedFailure):
    return DecorateInfo(decorator, "TestFinite", test)


bad, mended = torch.frac, lambda x: x.frac().nan_to_num()
entries = [entry("bad", bad), entry("bad_known", bad, known("test_finite"))]
entries += [
    entry("bad_misspelt", bad, known("test_finit")),
    entry("mended_known", mended, known("test_finite")),
]
entries += [entry("bad_skipped", bad, known("test_finite", unittest.skip("an issue")))]


class TestFinite(TestCase):
    @ops(entries)
    def test_finite(self, device, dtype, op):
        for s in op.sample_inputs(device, dtype):
            self.assertTrue(op(s.input).isfinite().all())


instantiate_device_type_tests(TestFinite, globals(), only_for="cpu")
said = io.StringIO()
suite = unittest.defaultTestLoader.loadTestsFromTestCase(TestFiniteCPU)  # noqa: F821
result = unittest.TextTestRunner(said, verbosity=2).run(suite)
for line in said.getvalue().splitlines():
    if " ... " in line:
        print(line.partition(" ")[0].removeprefix("test_finite_"), "...", line.partition(" ... ")[2])
print("successful:", result.wasSuccessful())
marks = [m for o in op_db for m in o.decorators if isinstance(m, DecorateInfo)]
kinds = collections.Counter(getattr(d, "__qualname__", "") for m in marks for d in m.decorators)
classes = collections.Counter(m.cls_name for m in marks if m.cls_name)
print(
    "marks:", len(marks), "- expected failures:", kinds["expectedFailure"], "- names in a class's place:", len(classes)
)
print(*[name for name, _ in classes.most_common(11)])
