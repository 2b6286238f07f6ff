"""A built folder on this machine, as it is."""

import contextlib
import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path


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
