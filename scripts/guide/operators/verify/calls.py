"""One small call for each operator that the verification follows with the debugger."""

# What the calls use.
SETUP = """
import os, re, signal, sys, warnings
import torch as t
import torch.distributed as dist
warnings.simplefilter("ignore")
t.set_num_threads(1)
o, q = t.ones, t.ops.quantized
f = t.rand(4, 4)
batch = t.rand(2, 3, 8)
image = t.rand(2, 3, 8, 8)
lower = t.tril(o(4, 4)).to_sparse()
csr = t.eye(4).to_sparse_csr()
nested = t.nested.nested_tensor([o(2, 3), o(4, 3)])
quant = t.quantize_per_tensor(f, 0.1, 0, t.quint8)
dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
group = dist.group.WORLD.group_name
pack = t.ops.quantized.linear_prepack(t.quantize_per_tensor(t.rand(12, 4), 0.1, 0, t.qint8), o(12))
cells = [q.make_quantized_cell_params_dynamic(pack, pack, o(12), o(12), True)]
"""

# Operator → the arguments that exactly this overload is called with.
CALLS = {
    "_c10d_functional::broadcast_": "o(2), 0, group",
    "_c10d_functional::wait_tensor": "o(2)",
    "aten::_autocast_to_full_precision": "f.half(), False, True",
    "aten::_foreach_copy": "[f], [f]",
    "aten::_foreach_div.Tensor_out": "[f], t.tensor(2.0), out=[o(4, 4)]",
    "aten::_foreach_div_.Tensor": "[f.clone()], t.tensor(2.0)",
    "aten::_foreach_floor.out": "[f], out=[o(4, 4)]",
    "aten::_foreach_minimum.List": "[f], [f]",
    "aten::_fused_adam.tensor_lr": "[f], [f], [f], [f], [], [t.tensor(1.0)], lr=t.tensor(0.1), beta1=0.9, beta2=0.9,"
    " weight_decay=0.0, eps=1e-8, amsgrad=False, maximize=False",
    "aten::_logcumsumexp": "f, 0",
    "aten::_nested_tensor_storage_offsets": "nested",
    "aten::_resize_output.out": "f, [2, 2], t.device('cpu'), out=o(2, 2)",
    "aten::_scaled_dot_product_flash_attention_for_cpu": "image, image, image",
    "aten::_sparse_addmm.out": "f, lower, f, out=o(4, 4)",
    "aten::_sparse_csr_sum.dim_dtype": "csr, [0], True",
    "aten::_sparse_csr_tensor_unsafe": "csr.crow_indices(), csr.col_indices(), csr.values(), [4, 4]",
    "aten::_sparse_sparse_matmul": "lower, lower",
    "aten::_to_sparse_bsc": "f, [2, 2]",
    "aten::_use_cudnn_ctc_loss": "t.rand(5, 2, 3, device='cuda'), o(4, dtype=t.int), [5, 5], [2, 2], 0",
    "aten::abs_": "f.clone()",
    "aten::affine_grid_generator.out": "o(1, 2, 3), [1, 1, 2, 2], False, out=o(1, 2, 2, 2)",
    "aten::argsort": "f",
    "aten::binary_cross_entropy": "f, f",
    "aten::cauchy": "f",
    "aten::digamma": "f",
    "aten::elu_": "f.clone()",
    "aten::eq.Tensor_out": "f, f, out=t.empty(4, 4, dtype=t.bool)",
    "aten::exp_": "f.clone()",
    "aten::exponential": "f",
    "aten::eye": "3",
    "aten::fft_ifft.out": "f, out=t.empty(4, 4, dtype=t.complex64)",
    "aten::fft_ihfftn": "f",
    "aten::flatten.using_ints": "f",
    "aten::flatten_dense_tensors": "[f, f]",
    "aten::float_power_.Tensor": "f.double(), f",
    "aten::gcd": "t.tensor([4]), t.tensor([6])",
    "aten::gradient.tensorarrayint": "t.rand(4), spacing=[t.arange(4.0)], dim=0",
    "aten::hash_tensor": "f",
    "aten::isin.Scalar_Tensor": "1, f",
    "aten::isneginf.out": "f, out=t.empty(4, 4, dtype=t.bool)",
    "aten::linalg_lu_factor_ex.out": "f, LU=o(4, 4), pivots=t.empty(4, dtype=t.int32), info=t.empty((), dtype=t.int32)",
    "aten::linalg_solve": "t.eye(4), f",
    "aten::mkldnn_max_pool3d": "t.rand(1, 2, 4, 4, 4).to_mkldnn(), [2, 2, 2]",
    "aten::quantized_gru.input": "t.rand(2, 1, 4), o(1, 1, 4), cells, True, 1, 0.0, False, False, False",
    "aten::randn.generator_out": "[2], generator=None, out=o(2)",
    "aten::repeat.out": "f, [2, 1], out=o(8, 4)",
    "aten::resolve_neg": "f",
    "aten::roll.out": "f, [1], [0], out=o(4, 4)",
    "aten::rot90": "f",
    "aten::sin_": "f.clone()",
    "aten::sparse_mask": "lower, lower",
    "aten::special_hermite_polynomial_he": "f, f",
    "aten::sspaddmm": "lower, lower, f",
    "aten::upsample_bilinear2d.vec": "image, [4, 4], False, None",
    "prims::acosh": "f + 1",
    "quantized::conv_transpose1d_prepack": "t.quantize_per_tensor(t.rand(3, 4, 3), 0.1, 0, t.qint8), None, [1], [0], [0], [1], 1",
    "quantized::relu6": "quant",
    "aten::add.Tensor": "f, f",
    "aten::mul.Tensor": "f, f",
    "aten::mm": "f, f",
    "aten::addmm": "f, f, f",
    "aten::bmm": "batch, batch.mT",
    "aten::conv1d": "batch, t.rand(4, 3, 2)",
    "aten::conv2d": "image, t.rand(4, 3, 2, 2)",
    "aten::convolution": "image, t.rand(4, 3, 2, 2), None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1",
    "aten::dropout": "f, 0.5, True",
    "aten::linear": "f, f",
    "aten::record_stream": "o(2, device='cuda'), t.cuda.current_stream()",
    "aten::relu": "f",
    "aten::softmax.int": "f, 0",
    "aten::layer_norm": "f, [4]",
    "aten::native_layer_norm": "f, [4], None, None, 1e-5",
    "aten::native_batch_norm": "image, None, None, None, None, True, 0.1, 1e-5",
    "aten::embedding": "f, t.tensor([1, 2])",
    "aten::sum.dim_IntList": "f, [0]",
    "aten::cat": "[f, f]",
    "aten::index.Tensor": "f, [t.tensor([1, 2])]",
    "aten::view": "f, [16]",
    "static_runtime::permute_copy": "f, [1, 0]",
    # What the search by name in an older source found in another file.
    "aten::bernoulli.Tensor": "f, f",
    "aten::is_contiguous": "f",
    "aten::is_contiguous.memory_format": "f, memory_format=t.contiguous_format",
    "aten::median.out": "f, out=o(())",
    "aten::nanmedian.out": "f, out=o(())",
    "aten::normal.out": "f, out=o(4, 4)",
    "aten::prod.out": "f, out=o(())",
    "aten::set": "f",
    "aten::set.source_Storage": "f, f.untyped_storage()",
    "aten::set.source_Tensor": "f, f",
    "aten::sum.out": "f, out=o(())",
    "aten::zero": "f",
}

# Operator → arguments that its own function refuses: the error tells the function and, since the library holds
# `__FILE__`, the file.
REFUSED = {
    "aten::_foreach_div_.Tensor": "[f], o(3)",
    "aten::_scaled_dot_product_flash_attention_for_cpu": "image, image, image, 0.5",
    "aten::_sparse_sparse_matmul": "lower, f",
    "aten::abs_": "t.ones(2, dtype=t.complex64)",
    "aten::embedding": "o(2, 2, 2), t.tensor([1])",
    "aten::flatten.using_ints": "f, 1, 0",
    "aten::float_power_.Tensor": "f, f",
    "aten::hash_tensor": "f, mode=5",
    "aten::linear": "o(2), t.tensor(1.0)",
    "aten::mkldnn_max_pool3d": "t.rand(1, 2, 4, 4, 4).to_mkldnn(), [2, 2, 2], [], 0, [2, 2, 2]",
    "aten::relu": "f > 0",
    "aten::rot90": "f, 1, [0]",
    "aten::sparse_mask": "lower, t.eye(3).to_sparse()",
}
