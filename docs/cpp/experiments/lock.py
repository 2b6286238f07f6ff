"""Can another thread run Python while C++ waits?"""

# requires: g++
# helpers: _lock.cpp
import threading

import _python

lock = _python.module("lock")
done = threading.Event()


def raise_again_and_again() -> None:
    while not done.is_set():
        lock.raise_flag()


thread = threading.Thread(target=raise_again_and_again)
thread.start()
for way in "holding", "releasing":  # each lowers the flag, and waits for it
    print(f"{way:9} saw the other thread raise its flag: {getattr(lock, way)()}")
done.set(), thread.join()
