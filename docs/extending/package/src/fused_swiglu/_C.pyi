# --8<-- [start:stub]
built_for: str  # the release of PyTorch, as "2.15.0"
with_cuda: int  # 1 if the wheel has kernels for CUDA
# --8<-- [end:stub]
