"""Compiled things: libraries, their machine code, and the names of C++."""
