"""The same calls in another process, with more threads, without vector units, and in an older release"""

# limit: 120
import _repro as repro

here = repro.elsewhere(ATEN_CPU_CAPABILITY="avx2", PYTHONHASHSEED="1")
again = repro.elsewhere(ATEN_CPU_CAPABILITY="avx2", PYTHONHASHSEED="2")
plain = repro.elsewhere(ATEN_CPU_CAPABILITY="default", PYTHONHASHSEED="1")
first = here["1"]
columns = {
    "process": again["1"],
    "2 threads": here["2"],
    "4 threads": here["4"],
    "no AVX2": plain["1"],
    "2.13.0": repro.BEFORE,
}
print(f"{'one thread, AVX2, against':26}" + "".join(f"{name:>11}" for name in columns))
for name in repro.CALLS:
    told = ["same" if other[name] == first[name] else "OTHER" for other in columns.values()]
    print(f"{name:26}" + "".join(f"{text:>11}" for text in told))
