"""A CUDA runtime that only pretends: PyTorch's own allocator, streams and launches run on it without a GPU."""
