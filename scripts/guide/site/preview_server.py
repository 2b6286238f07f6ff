"""The preview's server: it answers a browser, watches the files and says what is wrong with them."""

import contextlib
import hashlib
import http.server
import os
import queue
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlsplit

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer

from guide.core.errors import GuideError
from guide.core.paths import home, root
from guide.pages import navigation
from guide.site import sources
from guide.site.preview import Preview
from guide.site.serve import Quiet

TRIED = 20
EVENTS = "-/changes"
RELOAD = '<script>new EventSource("/{}?page={}&is={}").onmessage=()=>location.reload()</script></body>'
SETTLES = 0.03  # seconds that an editor's several writes of one save take


class _Changes(FileSystemEventHandler):
    """Puts the path of each file that is written, made, moved or removed into a queue."""

    def __init__(self) -> None:
        self.paths = queue.Queue[Path]()

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Called by watchdog in its own thread; reading a file is an event too."""
        if event.event_type in ("created", "modified", "moved", "deleted") and not event.is_directory:
            for name in (event.src_path, event.dest_path):
                path = Path(os.fsdecode(name))  # of what was not moved there is no second
                hidden = path.name.startswith(".") and path.name != navigation.PAGES
                if (
                    path.name
                    and not hidden
                    and "__pycache__" not in path.parts
                    and not path.name.endswith("~")
                ):
                    self.paths.put(path)

    def next(self, wait: bool) -> set[Path]:
        """What has changed since; with `wait` at least one."""
        found = set[Path]()
        with contextlib.suppress(queue.Empty):
            found.add(self.paths.get(block=wait))
            time.sleep(SETTLES)
            while True:
                found.add(self.paths.get(block=False))
        return found


class Server:
    """A preview, the browsers that show it, and the thread that renders what changes."""

    def __init__(self, preview: Preview, say: Callable[[str], object]) -> None:
        self.preview, self.say = preview, say
        self.changes = _Changes()
        self.news = threading.Condition()
        self.told: list[str] | None = None

    def watch(self) -> None:
        """Render what changes, pages that are open first; never returns."""
        observer = Observer()
        for folder in ("docs", "seeds", "overrides"):
            if (root() / folder).is_dir():
                observer.schedule(self.changes, str(root() / folder), recursive=True)
        observer.schedule(self.changes, str(root()))
        observer.schedule(self.changes, str(home() / "scripts/guide"), recursive=True)
        observer.start()
        while True:
            paths = self.changes.next(wait=not self.preview.stale)
            if any(path.is_relative_to(home() / "scripts/guide") for path in paths):
                self.say("The guide's code has changed: the preview starts again")
                os.execv(sys.executable, [sys.executable, *sys.argv])
            self._rendered(self._ours(paths))

    @staticmethod
    def _ours(paths: set[Path]) -> set[Path]:
        return {path for path in paths if path.parent != root() or path.name == "mkdocs.yml"}

    def _rendered(self, paths: set[Path]) -> None:
        """Render after a change what browsers show, then the page that was saved, then one of the others."""
        if paths:
            self.preview.changed(paths)
            self.renew()
            docs = root() / "docs"
            for name in (path.relative_to(docs).as_posix() for path in paths if path.is_relative_to(docs)):
                if name in self.preview.pages:  # what was saved is told before the others are rendered
                    self.preview.render(name)
                    self._say_new(self.preview.wrong(name))
        if stale := sorted(self.preview.stale):
            self.preview.render(stale[0])
            time.sleep(0.001)  # whoever waits for a page comes first
        if not self.preview.stale:
            self.renew()
            self._tell()

    def renew(self) -> None:
        """Wake the browsers that wait for a page."""
        with self.news:
            self.news.notify_all()

    def _say_new(self, wrong: list[str]) -> None:
        new = [fault for fault in wrong if fault not in (self.told or ())]
        for fault in new:
            self.say(f"error: {fault}")
        self.told = [*(self.told or ()), *new] if new else self.told

    def _tell(self) -> None:
        """Say what has become wrong, and when nothing is any more."""
        wrong = self.preview.check()
        self._say_new(wrong)
        if not wrong and self.told != []:
            self.say("All pages are rendered, and nothing is wrong")
        self.told = wrong


class _Pages(Quiet):
    """Answers a browser from the preview."""

    server_of_pages: Server

    def do_GET(self) -> None:
        """A page, a file, or the news of a page."""
        parts = urlsplit(self.path)
        path, preview = unquote(parts.path).removeprefix("/"), self.server_of_pages.preview
        file = preview.addresses.get(path)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            if path == EVENTS:
                self._news(parse_qs(parts.query))
            elif file and file.src_uri in preview.pages:
                self._page(file.src_uri)
            elif found := preview.made(path) or preview.made(f"{path}index.html"):
                self._send(found.read_bytes(), self.guess_type(str(found)))
            elif f"{path}/" in preview.addresses:
                self.send_response(301)
                self.send_header("Location", f"/{path}/")
                self.end_headers()
            else:
                missing = preview.folder / "404.html"
                self._send(missing.read_bytes() if missing.is_file() else b"", "text/html", 404)

    def _page(self, name: str) -> None:
        preview = self.server_of_pages.preview
        html = preview.html(name)
        script = RELOAD.format(EVENTS, quote(name), digest(html))
        self._send(html.replace("</body>", script).encode(), "text/html; charset=utf-8")

    def _send(self, body: bytes, kind: str, status: int = 200) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def _news(self, asked: dict[str, list[str]]) -> None:
        """Say nothing until the page is no longer what the browser shows."""
        name, shown = asked.get("page", [""])[0], asked.get("is", [""])[0]
        server = self.server_of_pages
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        while name not in server.preview.pages or digest(server.preview.html(name)) == shown:
            with server.news:
                server.news.wait(10)
            self.wfile.write(b": here\n\n")
            self.wfile.flush()
        self.wfile.write(b"data: changed\n\n")


def digest(html: str) -> str:
    """What tells a page's states from each other."""
    return hashlib.sha256(html.encode()).hexdigest()[:16]


def previewing(port: int, say: Callable[[str], object]) -> int:
    """Preview the site on 127.0.0.1 at `port` or the next that is free, until Ctrl-C; the exit status."""
    sources.check()
    found = next((p for p in range(port, min(port + TRIED + 1, 65536)) if _free(p)), None)
    if found is None:
        what = f"this port and the {TRIED} after it are taken"
        raise GuideError(f"127.0.0.1:{port}", what, "make serve PORT=9000")
    address = f"http://127.0.0.1:{found}/"
    with tempfile.TemporaryDirectory(prefix="preview-") as folder:
        server = Server(Preview(address, Path(folder)), say)
        handler: Any = type("_", (_Pages,), {"server_of_pages": server})
        with http.server.ThreadingHTTPServer(("127.0.0.1", found), handler) as listening:
            listening.daemon_threads = True
            threading.Thread(target=listening.serve_forever, daemon=True).start()
            say(f"Inside PyTorch is at {address}")
            with contextlib.suppress(KeyboardInterrupt):
                server.watch()
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
