"""Twelve small functions: what the scheduler fuses on the CPU, and what it says where it does not"""

import _pairs

_pairs.table("cpu")
