"""The same functions for a GPU"""

# requires: pretended-gpu
import _pairs

_pairs.table("cuda")
