"""On the path of every program that these tests start: it connects to, sends to and looks up nothing but loopback."""

import re
import sys


def _refuse(event: str, args: tuple) -> None:
    if event in ("socket.connect", "socket.sendto", "socket.sendmsg", "socket.getaddrinfo"):
        host = args[0] if event == "socket.getaddrinfo" else args[1] and args[1][0]
        if not re.fullmatch(r"127\.[\d.]+|::1|localhost", str(host)):
            raise PermissionError(f"loopback only: refused {host}")


sys.addaudithook(_refuse)
