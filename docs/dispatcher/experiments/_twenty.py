"""The twenty operators: how they are drawn; predicted kernel, predicted file, a call; and a gdb that watches the kernels.

A pattern that begins with `/` is a regular expression over the library's symbols, for functions that were inlined
into the wrapper that the registration made of them.
"""

from hashlib import sha256
from pathlib import Path

from guide import trace

# Drawn with `random.Random(2130).sample` from the 3,598 names of 2.13.0.
DRAWN = """
aten::addcdiv.out quantized::conv_transpose3d_dynamic aten::complex.out _quantized::conv_transpose3d_prepack
aten::special_sinc aten::is_inference aten::round aten::sspaddmm.out aten::linalg_eigh.eigvals
aten::set.source_Storage_out aten::exp2.out quantized::linear_leaky_relu
_c10d_functional::all_gather_into_tensor_out aten::cholesky.out aten::fft_irfft2 aten::take.out aten::rrelu
aten::_pad_enum aten::_transformer_encoder_layer_fwd aten::bitwise_or_.Scalar
""".split()


def sample(known):
    """The operators of DRAWN that are still there; for each that is gone, the next name in the order of a hash."""
    kept = [name for name in DRAWN if name in known]
    others = sorted(set(known) - set(DRAWN), key=lambda name: sha256(f"2130 {name}".encode()).digest())
    return kept + others[: len(DRAWN) - len(kept)]


CALLS = """
structured_addcdiv_out::impl | PointwiseOps.cpp | ops.aten.addcdiv.out(x, x, x, out=o)
/QConvDynamicInt8<3>::run | qconv_dynamic.cpp | ops.quantized.conv_transpose3d_dynamic(x5, packed)
complex_out | TensorFactories.cpp | ops.aten.complex.out(x, x, out=o.to(torch.complex64))
/QConvPackWeightInt8<3>::run_deconv | qconv_prepack.cpp | ops._quantized.conv_transpose3d_prepack(q5, *conv)
special_sinc | UnaryOps.cpp | ops.aten.special_sinc(x)
is_inference | TypeProperties.cpp | ops.aten.is_inference(x)
structured_round_out::impl | UnaryOps.cpp | ops.aten.round(x)
_sspaddmm_out_only_sparse | SparseTensorMath.cpp | ops.aten.sspaddmm.out(x, x, x, out=o)
linalg_eigh_out | BatchLinearAlgebra.cpp | ops.aten.linalg_eigh.eigvals(x, eigvals=x[0].clone(), eigvecs=o)
set_source_Storage_out | CompositeViewCopyKernels.cpp | ops.aten.set.source_Storage_out(x, x.untyped_storage(), out=o)
structured_exp2_out::impl | UnaryOps.cpp | ops.aten.exp2.out(x, out=o)
/QLinearLeakyReluInt8::run | qlinear.cpp | ops.quantized.linear_leaky_relu(qx, ops.quantized.linear_prepack(qw, None), 1.0, 0, 0.1)
/init__c10d_functional.torch::Library&.::.lambda.at::Tensor&, long, c10::IValue const&, at::Tensor& | Functional.cpp | ops._c10d_functional.all_gather_into_tensor_out(x, 1, "none", out=o)
fft_irfft2_symint | SpectralOps.cpp | ops.aten.fft_irfft2(x)
take_out | TensorAdvancedIndexing.cpp | ops.aten.take.out(x, torch.zeros(2, 2, dtype=torch.int64), out=o)
rrelu | Activation.cpp | ops.aten.rrelu(x)
_pad_enum_symint | PadNd.cpp | ops.aten._pad_enum(x, [1, 1], 0)
transformer_encoder_layer_forward | transformer.cpp | ops.aten._transformer_encoder_layer_fwd(r(1, 2, 4), 4, 2, r(12, 4), r(12), r(4, 4), r(4), False, False, 1e-5, r(4), r(4), r(4), r(4), r(4, 4), r(4), r(4, 4), r(4))
bitwise_or_ | BinaryOps.cpp | ops.aten.bitwise_or_.Scalar(torch.ones(2, dtype=torch.int32), 2)
hardswish_ | Activation.cpp | ops.aten.hardswish_(x.clone())
"""
ROWS = [tuple(line.split(" | ")) for line in CALLS.strip().splitlines()]

SNIPPET = f"""
import os, signal, torch, warnings
warnings.simplefilter("ignore")
ops, r, x, o = torch.ops, torch.rand, torch.ones(2, 2), torch.ones(2, 2)
quantised = lambda t, kind: torch.quantize_per_tensor(t, 0.1, 0, kind)
qx, qw, q5 = quantised(x, torch.quint8), quantised(x, torch.qint8), quantised(r(1, 1, 1, 1, 1), torch.qint8)
conv = None, [1] * 3, [0] * 3, [0] * 3, [1] * 3, 1
x5, packed = r(1, 1, 1, 1, 1), ops.quantized.conv_transpose3d_prepack(q5, *conv)
os.kill(os.getpid(), signal.SIGUSR1)
for call in {[call for *_, call in ROWS]!r}:
    torch.frac(x)  # tells gdb that the next call begins
    try:
        eval(call)
    except Exception:
        pass  # some kernels refuse these inputs; they were entered all the same
"""

INSIDE = f"""
import gdb, re

class Begin(gdb.Breakpoint):
    now = -1
    def stop(self):
        Begin.now += "@plt" not in gdb.newest_frame().name()

class Kernel(gdb.Breakpoint):
    def stop(self):
        if self.row == Begin.now:
            print("@@", self.row)

gdb.execute("run")
Begin("at::_ops::frac::call")
for row, name in enumerate({[name for name, *_ in ROWS]!r}):
    places = ["at::native::" + name]
    if name.startswith("/"):
        found = gdb.execute("info functions " + name[1:], to_string=True)
        places = ["*" + address for address in re.findall("0x[0-9a-f]+", found)]
    for place in places:
        Kernel(place).row = row
gdb.execute("continue")
"""


def reached() -> set[int]:
    """Run all calls under gdb; the rows whose predicted kernel was entered during their own call."""
    for name, text in (("snippet.py", SNIPPET), ("inside.py", INSIDE)):
        with open(name, "w") as file:
            file.write(text)
    said = trace.batch(["source inside.py"], Path("snippet.py"), 230)
    return {int(line.split()[1]) for line in said.splitlines() if line.startswith("@@")}
