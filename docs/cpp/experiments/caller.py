"""A thread of C++ calls Python"""

# requires: g++
# helpers: _caller.cpp
import threading

import _python

caller = _python.module("caller")
main = threading.get_ident()
caller.call_from_thread(lambda: print("in another thread:", threading.get_ident() != main))
print("known to Python as:", end=" ")
caller.call_from_thread(lambda: print(type(threading.current_thread()).__name__))
