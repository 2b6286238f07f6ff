"""The singular values come from a routine that is not PyTorch's"""

# requires: gdb
# limit: 240
from guide import trace

SETUP = "a = torch.ones(32, 32)"
print("The first to read the matrix:")
trace.show(trace.touch("torch.linalg.svd(a)", "a", setup=SETUP)[:12], library_names=False)
print("The call of LAPACK:")
trace.show(trace.stop("torch.linalg.svd(a)", at="sgesdd_", setup=SETUP))
