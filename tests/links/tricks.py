"""Every trick that a host is known to play, with the state it must end in and how often the page may be asked for."""

import asyncio
import gzip
import socket
import struct
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

from .world import Reply, Request, Site, World

LONG = "<p>" + "A long page with much to say about the matter at hand. " * 60


@dataclass(frozen=True)
class Trick:
    """`build` sets up the host(s) and gives the site and the address to ask for."""

    name: str
    state: str
    asks: int | None
    build: Callable[[World], tuple[Site | None, str]]


ALL: list[Trick] = []


def trick(name: str, state: str, asks: int | None) -> Callable:
    """Register what builds a trick."""
    return lambda build: ALL.append(Trick(name, state, asks, build))


def page(
    name: str, state: str, asks: int, *replies: Reply, path: str = "/a/page", robots: Reply | None = None
) -> None:
    """A host that answers the replies in turn, the last for ever; an address beside it is missing."""

    def answer(site: Site, request: Request) -> Reply:
        here = "no-such-page" not in request.path
        return replies[min(request.nth, len(replies)) - 1] if here else Reply(404)

    def build(world: World) -> tuple[Site, str]:
        site = world.site(answer, robots=robots or Reply(404, ""))
        return site, site.base + path

    ALL.append(Trick(name, state, asks, build))


def raw(name: str, state: str, asks: int | None, write: Callable) -> None:
    """A host that writes bytes as it likes."""

    def build(world: World) -> tuple[Site, str]:
        site = world.site(raw=write)
        return site, site.base + "/a/page"

    ALL.append(Trick(name, state, asks, build))


def hops(name: str, state: str, asks: int, *statuses: int, end: Reply | None = None, final: str = "/the/end"):
    """Redirects with the given statuses, then `end`."""

    def answer(site: Site, request: Request) -> Reply:
        at = {"/start/here": 0}.get(
            request.path, int(request.path[4:]) if request.path[:4] == "/hop" else None
        )
        if at is None:
            return end or Reply()
        target = f"/hop{at + 1}" if at + 1 < len(statuses) else final
        return Reply(statuses[at], "", {"Location": target})

    def build(world: World) -> tuple[Site, str]:
        site = world.site(answer)
        return site, site.base + "/start/here"

    ALL.append(Trick(name, state, asks, build))


def rules(text: str, status: int = 200, kind: str = "text/plain") -> Reply:
    """A robots.txt."""
    return Reply(status, text, kind=kind)


def titled(title: str, body: str = "") -> Reply:
    """A page of status 200."""
    return Reply(body=f"<html><head><title>{title}</title></head><body>{body}")


DENY = rules("User-agent: *\nDisallow: /")

# What is there.
page("plain", "alive", 1, Reply())
page("no title that is known", "unverified", 1, titled("A site", LONG))
page("empty body", "unverified", 1, Reply(body=b""))
page("no content", "unverified", 1, Reply(204, b""))
page(
    "gzip", "alive", 1, Reply(body=gzip.compress(Reply().body.encode()), headers={"Content-Encoding": "gzip"})
)
page("two slashes in its path", "alive", 1, Reply(), path="/a//b/c")
page("letters beyond ASCII", "alive", 1, Reply(), path="/文章/é?q=张量")
page("a title that its address holds, on an honest host", "alive", 2, Reply(), path="/blog/strides-explained")
page("refuses what is no browser", "blocked", 1, Reply(403))


@trick("a title that its address holds, on a host that answers 200 to everything", "unverified", 2)
def _(world: World) -> tuple[Site, str]:
    site = world.site()
    return site, site.base + "/blog/strides-explained"


@trick("body of a gigabyte", "alive", 1)
def _(world: World) -> tuple[Site, str]:
    async def pour(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
        writer.write(Reply(headers={"Content-Length": str(2**30)}).raw())
        for _ in range(2**30 // 65536):
            writer.write(LONG.encode()[:1024] * 64)
            await writer.drain()
            site.sent += 65536

    site = world.site(raw=pour)
    return site, site.base + "/big"


@trick("gzip bomb of nothing", "unverified", 1)
def _(world: World) -> tuple[Site, str]:
    bomb = gzip.compress(bytes(64 * 2**20))
    site = world.site(lambda s, r: Reply(body=bomb, headers={"Content-Encoding": "gzip"}))
    return site, site.base + "/bomb"


# Redirects.
hops("301", "moved", 2, 301)
hops("301, 308, 301", "moved", 4, 301, 308, 301)
hops("302", "alive", 2, 302)
hops("301 then 302", "alive", 3, 301, 302)
hops("fifteen hops", "unreachable", 22, *[301] * 15)
hops("301 to a 404", "dead", 4, 301, end=Reply(404))
hops("302 to sign in", "blocked", 2, 302, final="/account/login?next=x")
hops("302 to /404", "soft-404", 2, 302, final="/404", end=titled("Lost"))
hops("302 to the front page", "soft-404", 2, 302, final="/", end=titled("A site", LONG))
hops("302 to an inner front page", "unverified", 2, 302, final="/en/latest/", end=titled("A manual", LONG))
hops("302 to a page one above", "soft-404", 2, 302, final="/start", end=titled("A list", LONG))
hops("302 to the front page, which has the title", "alive", 2, 302, final="/")
page("redirect to itself", "unreachable", 22, Reply(302, "", {"Location": "/a/page"}))
page("redirect without Location", "unverified", 1, Reply(302, ""))
page("redirect to ftp", "unreachable", 2, Reply(301, "", {"Location": "ftp://127.0.0.1/x"}))
page("redirect to nonsense", "unreachable", 2, Reply(301, "", {"Location": "http://[::1"}))


@trick("moved to another host", "moved", 1)
def _(world: World) -> tuple[Site, str]:
    other = world.site()
    site = world.site(lambda s, r: Reply(301, "", {"Location": other.base + "/new/place"}))
    return site, site.base + "/old/place"


@trick("redirect to what robots deny", "unverified", 1)
def _(world: World) -> tuple[Site, str]:
    other = world.site(robots=DENY)
    site = world.site(lambda s, r: Reply(302, "", {"Location": other.base + "/x/y"}))
    return site, site.base + "/a"


@trick("redirect to what robots deny, by a user's name and another spelling of the port", "unverified", 1)
def _(world: World) -> tuple[Site, str]:
    other = world.site(robots=DENY)
    host, port = other.base.removeprefix("http://").split(":")
    target = f"HTTP://user@{host}:0{port}/x/y"
    site = world.site(lambda s, r: Reply(302, "", {"Location": target}))
    return site, site.base + "/a"


# What is gone, walled, throttled or at fault.
page("404", "dead", 2, Reply(404))
page("410", "dead", 2, Reply(410))
page("404 that shows the title", "dead", 2, Reply(404, Reply().body))
page("404 once", "alive", 2, Reply(404), Reply())
page("404, then a fault, then 404", "dead", 3, Reply(404), Reply(500), Reply(404))
for fault in ("http://[::1", "http://127.0.0.1:99999/", "http://-x-.org/", "http://u:p@127.0.0.1/"):
    ALL.append(Trick(f"malformed {fault}", "dead", None, lambda world, fault=fault: (None, fault)))
page("soft 404, title", "soft-404", 1, titled("Page not found - A Blog", LONG))
page("soft 404, short body", "soft-404", 1, titled("A Blog", "<h1>Oops</h1> This page does not exist."))
page("soft 404 as a PDF", "soft-404", 1, Reply(body=titled("Page not found").body, kind="application/pdf"))
page("an empty PDF", "unverified", 1, Reply(body=b"", kind="application/pdf"), path="/a.pdf")
page("at work on itself", "unreachable", 2, titled("A Blog", "<p>Down for scheduled maintenance."))
page("wall, title", "blocked", 1, titled("安全验证 - 某站", "请拖动滑块"))
page("404 with a challenge header", "blocked", 1, Reply(404, "", {"CF-Mitigated": "challenge"}))
page("503 with a challenge page", "blocked", 1, Reply(503, "<title>Just a moment...</title>"))
for status in (400, 401, 402, 451, 521, 999):
    page(f"{status}", "blocked", 1, Reply(status))
page("429 once", "alive", 2, Reply(429), Reply())
page("429 for ever", "throttled", 2, Reply(429))
page("429, Retry-After 1", "alive", 2, Reply(429, headers={"Retry-After": "1"}), Reply())
page("429, Retry-After a day", "throttled", 1, Reply(429, headers={"Retry-After": "86400"}))
TOMORROW = format_datetime(datetime.now(UTC) + timedelta(days=1), usegmt=True)
page("429, Retry-After a date", "throttled", 1, Reply(429, headers={"Retry-After": TOMORROW}))
page("429, Retry-After nonsense", "throttled", 1, Reply(429, headers={"Retry-After": "soon"}))
page("503 once", "alive", 2, Reply(503), Reply())
page("500 for ever", "unreachable", 2, Reply(500))
page("503, Retry-After a day", "unreachable", 1, Reply(503, headers={"Retry-After": "86400"}))

# robots.txt.
page("robots deny all", "unverified", 0, Reply(404), robots=DENY)
page(
    "robots deny all, labelled as a page",
    "unverified",
    0,
    Reply(404),
    robots=rules(DENY.body, kind="text/html"),
)
page("robots answer 403", "unverified", 0, Reply(404), robots=rules("", 403))
page(
    "robots deny by wildcard",
    "unverified",
    0,
    Reply(),
    path="/a.html",
    robots=rules("User-agent: *\nDisallow: /*.html$"),
)
page(
    "robots deny us by name",
    "unverified",
    0,
    Reply(),
    robots=rules("User-agent: inside-pytorch-links\nDisallow: /"),
)
page("robots deny another", "alive", 1, Reply(), robots=rules("User-agent: OtherBot\nDisallow: /"))
page("robots deny, longer allow", "alive", 1, Reply(), robots=rules("User-agent: *\nDisallow: /\nAllow: /a/"))
page("robots answer 500", "unreachable", 0, Reply(), robots=rules("", 500))
page("robots of many megabytes", "alive", 1, Reply(), robots=rules("# nothing\n" * 2_000_000))


# Faults of networks.
async def _reset(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    linger = struct.pack("ii", 1, 0)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    writer.transport.abort()


async def _reset_once(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    if request.nth == 1:
        await _reset(site, request, writer)
    else:
        writer.write(Reply().raw())
        await writer.drain()


async def _hang_up(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    writer.close()


async def _silence(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    await asyncio.sleep(60)


async def _nonsense(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    writer.write(b"SSH-2.0-OpenSSH_9.6\r\n")
    await writer.drain()


async def drip(writer: asyncio.StreamWriter, start: bytes) -> None:
    """A byte now and then, for ever: no timeout of a socket ends it."""
    writer.write(start)
    while True:
        writer.write(b"a")
        await writer.drain()
        await asyncio.sleep(0.3)


async def drip_header(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    """A header without end."""
    await drip(writer, b"HTTP/1.1 200 OK\r\nX-Slow: ")


async def _drip_body(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    await drip(writer, b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>A page</title>")


async def _bad_chunks(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nnot a chunk\r\n")
    await writer.drain()


raw("reset", "unreachable", 2, _reset)
raw("reset once", "alive", 2, _reset_once)
raw("hangs up without a word", "unreachable", 2, _hang_up)
raw("never answers", "unreachable", 2, _silence)
raw("does not speak HTTP", "unreachable", 2, _nonsense)
raw("drips its header", "unreachable", None, drip_header)
raw("drips its body", "unverified", 1, _drip_body)
raw("chunks that are none", "unreachable", 2, _bad_chunks)


@trick("refused", "unreachable", None)
def _(world: World) -> tuple[None, str]:
    return None, world.dead_port() + "/x"


@trick("no such host", "unreachable", None)
def _(world: World) -> tuple[None, str]:
    return None, "http://no-such-host.invalid/x"


def secure(
    name: str, state: str, asks: int, trusted: bool = True, names: list[str] | None = None, **kw: object
):
    """A host that speaks TLS with a certificate of its own."""

    def build(world: World) -> tuple[Site, str]:
        address = world.address()
        site = world.site(tls=world.certificate(names or [address], trusted, **kw), address=address)
        return site, site.base + "/a"

    ALL.append(Trick(name, state, asks, build))


secure("TLS in order", "alive", 1)
secure("TLS, signed by a stranger", "tls", 0, trusted=False)
secure("TLS for another host", "tls", 0, names=["elsewhere.invalid"])
secure("TLS, expired", "tls", 0, not_after=datetime.now(UTC) - timedelta(days=2))
