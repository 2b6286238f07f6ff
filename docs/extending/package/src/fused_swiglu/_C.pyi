# --8<-- [start:stub]
built_for: str  # the release of PyTorch
with_cuda: int  # 1 if the wheel has kernels for CUDA
# --8<-- [end:stub]
