"""A small web on loopback addresses: every site has an address of its own, a trick and a log of what it was asked."""

import asyncio
import socket
import ssl
import threading
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import trustme


@dataclass
class Request:
    """One request as the server saw it; `nth` counts the page requests of the site, from 1."""

    at: float
    method: str
    path: str
    headers: dict[str, str]
    nth: int = 0


@dataclass
class Reply:
    """What a site answers."""

    status: int = 200
    body: bytes | str = "<title>Strides explained</title><p>" + "Words of a page that is there. " * 40
    headers: dict[str, str] = field(default_factory=dict)
    kind: str = "text/html; charset=utf-8"

    def raw(self) -> bytes:
        """The bytes on the wire."""
        body = self.body.encode() if isinstance(self.body, str) else self.body
        headers = {
            "Content-Type": self.kind,
            "Content-Length": str(len(body)),
            "Connection": "close",
        } | self.headers
        lines = [f"HTTP/1.1 {self.status} Whatever", *(f"{k}: {v}" for k, v in headers.items() if v)]
        return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


Answer = Callable[["Site", Request], Reply]
Raw = Callable[["Site", Request, asyncio.StreamWriter], Awaitable[None]]
NO_ROBOTS = Reply(404, "no rules")


@dataclass
class Site:
    """One host. `answer` makes a reply, `raw` writes whatever it likes; `robots` is what /robots.txt answers."""

    base: str = ""
    answer: Answer | None = None
    raw: Raw | None = None
    robots: Reply | Answer = field(default_factory=lambda: NO_ROBOTS)
    log: list[Request] = field(default_factory=list)
    sent: int = 0  # bytes, where a trick counts them

    @property
    def pages(self) -> list[Request]:
        """What was asked but robots.txt."""
        return [r for r in self.log if r.path != "/robots.txt"]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, one request."""
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            method, path, _ = head[0].split(" ", 2)
            headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in head[1:] if line)}
            request = Request(time.monotonic(), method, path, headers)
            self.log.append(request)
            request.nth = len(self.pages)
            await self._answer(request, writer)
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def _answer(self, request: Request, writer: asyncio.StreamWriter) -> None:
        if request.path == "/robots.txt":
            reply = self.robots(self, request) if callable(self.robots) else self.robots
            writer.write(reply.raw())
        elif self.raw:
            await self.raw(self, request, writer)
            return
        else:
            writer.write(self.answer(self, request).raw())
        await writer.drain()


class World:
    """All sites of a test run, on one event loop in a thread."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.sites: list[Site] = []
        self.servers: list[asyncio.Server] = []
        self.authority, self.stranger = trustme.CA(), trustme.CA()
        self.next = 2
        threading.Thread(target=self.loop.run_forever, daemon=True).start()

    def site(
        self, answer: Answer | None = None, raw: Raw | None = None, robots: Reply | Answer = NO_ROBOTS,
        tls: ssl.SSLContext | None = None, address: str | None = None,
    ) -> Site:  # fmt: skip
        """A new host on the next loopback address."""
        site = Site(answer=answer or (lambda s, r: Reply()), raw=raw, robots=robots)
        address = address or self.address()
        started = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(site.serve, address, 0, ssl=tls), self.loop
        )
        server = started.result(10)
        self.servers.append(server)
        port = server.sockets[0].getsockname()[1]
        shown = f"[{address}]" if ":" in address else address
        site.base = f"{'https' if tls else 'http'}://{shown}:{port}"
        self.sites.append(site)
        return site

    def address(self) -> str:
        """An address nobody has yet."""
        self.next += 1
        return f"127.0.{self.next // 250}.{self.next % 250 + 1}"

    def dead_port(self) -> str:
        """A base address where nobody listens."""
        with socket.socket() as s:
            address = self.address()
            s.bind((address, 0))
            return f"http://{address}:{s.getsockname()[1]}"

    def certificate(self, names: list[str], trusted: bool = True, **kw: object) -> ssl.SSLContext:
        """A server's TLS, signed by the authority that the checker trusts, or by another."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        (self.authority if trusted else self.stranger).issue_cert(*names, **kw).configure_cert(context)
        return context

    def stop(self) -> None:
        """Close every listener and end the loop."""

        async def down() -> None:
            for server in self.servers:
                server.close()
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()
            await asyncio.sleep(0)

        asyncio.run_coroutine_threadsafe(down(), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)


class FakeClock:
    """Time that passes only when somebody sleeps; it keeps the naps."""

    def __init__(self) -> None:
        self.now, self.naps = 0.0, []

    def monotonic(self) -> float:
        """Seconds slept so far."""
        return self.now

    def sleep(self, seconds: float) -> None:
        """Pass at once."""
        self.naps.append(seconds)
        self.now += max(0.0, seconds)
