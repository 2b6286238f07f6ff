"""Twelve small functions: what the scheduler fuses on the CPU, and what it says where it does not"""

# requires: g++

import _pairs

_pairs.table("cpu")
