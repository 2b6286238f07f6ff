"""An error is two things, and both are needed"""

# requires: g++
# helpers: _refs.cpp
import _python

refs = _python.module("refs")
for name in "both", "null_alone", "error_alone":
    try:
        getattr(refs, name)()
    except Exception as error:
        print(f"{name:12} {type(error).__name__}: {error}")
