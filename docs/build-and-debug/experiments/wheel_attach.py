"""gdb looks into a process that hangs, and Python inside it says where."""

# requires: gdb
# limit: 240
import re
import subprocess
import sys

from guide import trace

CHILD = """
import ctypes, torch
PR_SET_PTRACER, ANY = 0x59616d61, ctypes.c_ulong(-1)
ctypes.CDLL(None).prctl(PR_SET_PTRACER, ANY)  # where Yama guards: let any process of this user attach
def consume(future):
    return future.wait()
print("about to wait", flush=True)
consume(torch.futures.Future())  # nobody will ever set a result
"""
child = subprocess.Popen([sys.executable, "-c", CHILD], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
child.stdout.readline()
try:
    trace.session(
        "",
        "backtrace",
        "print $lock = (int)PyGILState_Ensure()",
        'call (int)PyRun_SimpleString("import faulthandler; faulthandler.dump_traceback()")',
        "call (void)PyGILState_Release($lock)",
        "detach",
        attach=child.pid,
    )
    print("the child is alive:", child.poll() is None)
finally:
    child.kill()
print("and has written:")
print(re.sub(r'0x\w+|"/.*/', lambda found: '"…/' if found[0][0] == '"' else "0x…", child.stdout.read()))
