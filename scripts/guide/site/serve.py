"""The site on this machine: rebuilt while one writes, or a built folder as it is."""

import contextlib
import functools
import http.server
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from guide.core.errors import GuideError
from guide.site import engine, sources

TRIED = 20


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


@contextlib.contextmanager
def serving(folder: Path, handler: type[Quiet] = Quiet, port: int = 0) -> Iterator[str]:
    """The address of `folder` on 127.0.0.1, with its slash; the server stops at the end."""
    with http.server.ThreadingHTTPServer(
        ("127.0.0.1", port), functools.partial(handler, directory=str(folder))
    ) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


def rebuilding(port: int, say: Callable[[str], object]) -> int:
    """Serve on 127.0.0.1 at `port` or the next that is free, rebuilding on changes; the exit status of MkDocs."""
    sources.check()
    found = next((p for p in range(port, min(port + TRIED + 1, 65536)) if _free(p)), None)
    if found is None:
        what = f"this port and the {TRIED} after it are taken"
        raise GuideError(f"127.0.0.1:{port}", what, "make serve PORT=9000")
    address = f"http://127.0.0.1:{found}/"
    say(f"Inside PyTorch is being built; it will be at {address}")
    try:
        return engine.run("serve", "--dev-addr", f"127.0.0.1:{found}", SITE_URL=address)
    except KeyboardInterrupt:
        return 0


def _free(port: int) -> bool:
    """Whether 127.0.0.1:port can be bound."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
