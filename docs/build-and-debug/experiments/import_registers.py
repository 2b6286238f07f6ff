"""Operators are registered before PyInit__C runs, by initialisers that the loader calls"""

# requires: gdb
# limit: 240
from guide import trace

trace.session(
    "import torch",
    "tbreak c10::Dispatcher::registerDef",
    "tbreak PyInit__C",
    "tbreak THPModule_initExtension",
    "run",
    "backtrace",
    "continue",
    "backtrace",
    "continue",
    "backtrace",
)
