"""gdb, run in one way, and the backtraces out of the stock wheel that pages show."""
