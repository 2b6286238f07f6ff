"""Every trick that a host is known to play, with the state it must end in and how often the page may be asked for."""

import asyncio
import gzip
import socket
import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from urllib.parse import urlsplit

from guide.links.verdict import Expected

from .blind import BLIND
from .labelled import Case
from .world import Reply, Request, Site, World

# One page of each kind that passed for something else, whatever its words and language.
SERVED = """
en title's end only; en docs dead version; en video unavailable; en forum thread removed; zh removed by author
zh content violates; zh article private; zh account barred; zh under review; zh landing on /404; ja gone
ja sjis ended service; ko gone; ko alert script; ru cp1251 no such topic; de gone; json no such object; xml no such key
plain text gone; parked sale; parked search links; zh expired domain; hosting suspended; default page of a server
aliyun slider; aliyun waf acw; baidu safety; geetest; anubis; imperva; aws waf; cloudflare zh; geo block; paywall in place
sign-in by phone without password; sign-in by query; oauth redirect; registration wall
script shell, same everywhere; an empty frame; zh short csdn-like with login box; zh 身份验证 api docs
zh 验证码识别 tutorial; zh 404 page design; en captcha survey; en access denied sso docs; en docs page named login
en challenge dataset; en one more step tutorial; en linker symbol not found
"""
SERVED = {name.strip() for name in SERVED.replace("\n", ";").split(";") if name.strip()}
LONG = "<p>" + "A long page with much to say about the matter at hand. " * 60


@dataclass(frozen=True)
class Trick:
    """`build` sets up the host(s) and gives the site and the address to ask for."""

    name: str
    state: str
    asks: int | None
    build: Callable[[World], tuple[Site | None, str]]
    certain: bool = True
    expected: Expected | None = None


ALL: list[Trick] = []


def trick(name: str, state: str, asks: int | None, certain: bool = True) -> Callable:
    """Register what builds a trick."""

    def note(build: Callable[[World], tuple[Site | None, str]]) -> Callable:
        ALL.append(Trick(name, state, asks, build, certain))
        return build

    return note


def page(
    name: str, state: str, asks: int, reply: Reply | list[Reply], path: str = "/a/page", **kw: object
) -> None:
    """A host that answers `reply`, or the replies in turn (the last for ever)."""
    replies = reply if isinstance(reply, list) else [reply]
    robots = kw.pop("robots", Reply(404, ""))

    def build(world: World) -> tuple[Site, str]:
        site = world.site(lambda s, r: replies[min(r.nth, len(replies)) - 1], robots=robots)
        return site, site.base + path

    ALL.append(Trick(name, state, asks, build, **kw))


def raw(name: str, state: str, asks: int | None, write: Callable, **kw: object) -> None:
    """A host that writes bytes as it likes."""

    def build(world: World) -> tuple[Site, str]:
        site = world.site(raw=write)
        return site, site.base + "/a/page"

    ALL.append(Trick(name, state, asks, build, **kw))


def rules(text: str, status: int = 200) -> Reply:
    """A robots.txt."""
    return Reply(status, text, kind="text/plain")


def titled(
    title: str, body: str = "", kind: str = "text/html; charset=utf-8", encoding: str = "utf-8"
) -> Reply:
    """A page of status 200."""
    head = "" if "charset" in kind else f'<meta charset="{encoding}">'
    return Reply(
        200, f"<html><head>{head}<title>{title}</title></head><body>{body}".encode(encoding), kind=kind
    )


# What is there.
page("plain", "alive", 1, Reply())
page("empty body", "unverified", 1, Reply(body=b""))
page("no content", "unverified", 1, Reply(204, b""))
page("pdf", "alive", 1, Reply(body=b"%PDF-1.7 page not found" + bytes(range(256)), kind="application/pdf"))
page(
    "unknown charset",
    "alive",
    1,
    Reply(body=f"<title>café</title>{LONG}".encode("latin-1"), kind="text/html; charset=x-no"),
)
page("bytes of no encoding", "alive", 1, Reply(body=b"<title>\xff\xfe\x81\x00</title>\x81" + LONG.encode()))
page("gzip", "alive", 1, Reply(body=gzip.compress(LONG.encode()), headers={"Content-Encoding": "gzip"}))
page("gzip that is not", "alive", 1, Reply(body=LONG, headers={"Content-Encoding": "gzip"}))
GONE_PAGE = ("<title>Page not found</title>" + LONG).encode()
PACKED = {"Content-Encoding": "gzip"}
page("gzip that is not, and says it is gone", "soft-404", 1, Reply(body=GONE_PAGE, headers=PACKED))
page(
    "gzip that breaks", "soft-404", 1, Reply(body=gzip.compress(GONE_PAGE)[:-40] + b"!" * 40, headers=PACKED)
)
page("gzip without a label", "soft-404", 1, Reply(body=gzip.compress(GONE_PAGE)))
page("deflate", "soft-404", 1, Reply(body=zlib.compress(GONE_PAGE), headers={"Content-Encoding": "deflate"}))
page("an article about 404", "alive", 1, titled("Why the 404 page matters - a blog", LONG))
page("long page quoting a 404", "alive", 1, titled("HTTP codes", LONG + "404 page not found" + LONG))
page("login in its own path", "alive", 1, Reply(), path="/docs/login")
page("two slashes in its path", "alive", 1, Reply(), path="/a//b/c")
page("letters beyond ASCII", "alive", 1, Reply(), path="/文章/é?q=张量")


@trick("refuses HEAD", "alive", 1)
def _(world: World) -> tuple[Site, str]:
    site = world.site(lambda s, r: Reply(405 if r.method == "HEAD" else 200))
    return site, site.base + "/a"


@trick("body of a gigabyte", "alive", 1)
def _(world: World) -> tuple[Site, str]:
    async def pour(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
        writer.write(Reply(body=b"", headers={"Content-Length": str(2**30)}).raw())
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
def hops(
    name: str,
    state: str,
    asks: int,
    *steps: int,
    end: Reply | None = None,
    final: str = "/end/of/it",
    **kw: object,
) -> None:
    """Redirects with the given statuses, then `end`."""

    def build(world: World) -> tuple[Site, str]:
        def answer(site: Site, request: Request) -> Reply:
            at = (
                0
                if request.path == "/start/here"
                else int(request.path[4:])
                if request.path[:4] == "/hop"
                else None
            )
            if at is None:
                return end or Reply()
            target = f"/hop{at + 1}" if at + 1 < len(steps) else final
            return Reply(steps[at], "", {"Location": target})

        site = world.site(answer)
        return site, site.base + "/start/here"

    ALL.append(Trick(name, state, asks, build, **kw))


hops("301", "moved", 2, 301)
hops("308", "moved", 2, 308)
hops("301, 308, 301", "moved", 4, 301, 308, 301)
hops("302", "alive", 2, 302)
hops("307", "alive", 2, 307)
hops("301 then 302", "alive", 3, 301, 302)
hops("fifteen hops", "unreachable", 22, *[301] * 15)
hops("301 to a 404", "dead", 4, 301, end=Reply(404))
hops("302 to a page of 404", "soft-404", 2, 302, end=titled("404 Not Found"))
hops("302 to sign in", "blocked", 2, 302, final="/account/login?next=x")
hops("302 to consent", "blocked", 2, 302, final="/consent?continue=%2Fstart%2Fhere")
hops("302 to /404", "soft-404", 2, 302, final="/404")
hops("302 to the home page in a language", "soft-404", 2, 302, final="/en/?from=here", certain=False)
hops("302 to a captcha", "blocked", 2, 302, final="/account/unhuman")
page("redirect to itself", "unreachable", 22, Reply(302, "", {"Location": "/a/page"}))
page("redirect without Location", "unreachable", 2, Reply(302, ""))
page("redirect to ftp", "unreachable", 2, Reply(301, "", {"Location": "ftp://127.0.0.1/x"}))
page("redirect to nonsense", "unreachable", 2, Reply(301, "", {"Location": "http://[::1"}))


@trick("deep link that ends at home", "soft-404", 2, certain=False)
def _(world: World) -> tuple[Site, str]:
    site = world.site(lambda s, r: Reply(302, "", {"Location": "/"}) if r.path != "/" else Reply())
    return site, site.base + "/2017/05/a-post"


@trick("moved to another host", "moved", 1)
def _(world: World) -> tuple[Site, str]:
    other = world.site()
    site = world.site(lambda s, r: Reply(301, "", {"Location": other.base + "/new/place"}))
    return site, site.base + "/old/place"


@trick("sign-in page of another host", "blocked", 1)
def _(world: World) -> tuple[Site, str]:
    other = world.site()
    site = world.site(lambda s, r: Reply(302, "", {"Location": other.base + "/sso?back=" + s.base}))
    return site, site.base + "/topic/1"


@trick("redirect to a refused port", "unreachable", 2)
def _(world: World) -> tuple[Site, str]:
    target = world.dead_port()
    site = world.site(lambda s, r: Reply(302, "", {"Location": target + "/x"}))
    return site, site.base + "/x"


@trick("a cookie wall that turns for ever", "unreachable", 22)
def _(world: World) -> tuple[Site, str]:
    def answer(site: Site, request: Request) -> Reply:
        if "cookie" in request.headers:
            return Reply()
        return Reply(302, "", {"Location": request.path, "Set-Cookie": "seen=1; Path=/"})

    site = world.site(answer)
    return site, site.base + "/x/y"


@trick("two addresses that send to each other", "unreachable", 22)
def _(world: World) -> tuple[Site, str]:
    site = world.site(lambda s, r: Reply(301, "", {"Location": "/b" if r.path == "/a" else "/a"}))
    return site, site.base + "/a"


# What is gone.
page("404", "dead", 2, Reply(404))
page("410", "dead", 2, Reply(410))
page("404 with a long page", "dead", 2, Reply(404, LONG))
page("404 once", "alive", 2, [Reply(404), Reply()])
page("404, then a fault, then 404", "dead", 3, [Reply(404), Reply(500), Reply(404)])
for fault in (
    "http://[::1",
    "http://",
    "http://127.0.0.1:99999/",
    "http://-x-.org/",
    "http://u:p@127.0.0.1/",
):
    ALL.append(Trick(f"malformed {fault}", "dead", None, lambda world, fault=fault: (None, fault)))

# What says so with status 200.
page("soft 404, English title", "soft-404", 1, titled("Page not found - A Blog", LONG))
page("soft 404, bare title", "soft-404", 1, titled("404"))
page(
    "soft 404, short English body", "soft-404", 1, titled("A Blog", "<h1>Oops</h1> This page does not exist.")
)
page("soft 404, Chinese title", "soft-404", 1, titled("抱歉，你访问的页面不存在 - 简书", LONG))
page("soft 404, short Chinese body", "soft-404", 1, titled("知乎", "你似乎来到了没有知识存在的荒原"))
page("soft 404, GBK by header", "soft-404", 1, titled("页面不存在", "", "text/html; charset=gbk", "gbk"))
page("soft 404, GB2312 by meta", "soft-404", 1, titled("页面不存在", "", "text/html", "gb2312"))
page("soft 404, GBK called UTF-8", "soft-404", 1, titled("页面不存在", "", "text/html; charset=utf-8", "gbk"))
page("soft 404, Big5", "soft-404", 1, titled("找不到網頁", "", "text/html; charset=big5", "big5"))
page("soft 404, JSON", "soft-404", 1, Reply(200, '{"error": "article not found"}', kind="application/json"))


# What says nothing in words: compared with the answer for an address that cannot be.
def hosted(
    name: str,
    state: str,
    asks: int,
    reply: Reply,
    elsewhere: Reply,
    path: str = "/blog/strides",
    **kw: object,
) -> None:
    """A host that answers `reply` at `path` and `elsewhere` for all other paths."""

    def build(world: World) -> tuple[Site, str]:
        site = world.site(lambda s, r: reply if r.path == path else elsewhere)
        return site, site.base + path

    ALL.append(Trick(name, state, asks, build, **kw))


SHELL = Reply(body="<title>App</title><div id=root></div><script src=/app.js></script>")
NOTE = titled("A note", "<p>Strides may be negative in other libraries.</p>")
VAGUE = titled("A site", "<p>Guten Abend, mein Herr.</p>")
page("a shell that is the same for each path", "unverified", 2, SHELL)
page("a vague page that is the same for each path", "unverified", 2, VAGUE)
hosted("a short page of an honest host", "alive", 2, NOTE, Reply(404))
hosted("a short page of a host that answers 200 to all", "alive", 2, NOTE, VAGUE)
hosted("one probe for a folder", "alive", 2, NOTE, Reply(404), path="/blog/strides?id=7")
for how, sent in {
    "Refresh header": Reply(body="<p>Wait</p>", headers={"Refresh": "0; url=/lost"}),
    "meta refresh": Reply(body='<meta http-equiv="refresh" content="1; URL=/lost">'),
    "script": Reply(body='<script>window.location.href = "/lost";</script>'),
    "frame": Reply(body='<frameset><frame src="/lost"></frameset>'),
}.items():
    hosted(f"{how} that leads to a 404", "soft-404", 2, sent, Reply(404))
    hosted(f"{how} that leads to an article", "alive", 2, sent, Reply())


def served(case: Case) -> None:
    """A page of the labelled set on a host of its own; beside it the same for all, or what an honest host says."""
    state = {"gone": "soft-404", "wall": "blocked", "alive": "alive", "unclear": "unverified"}[case.says]
    reply = Reply(200, case.body, dict(case.headers), kind=case.kind)
    asked, final = (urlsplit(url)._replace(scheme="", netloc="").geturl() for url in (case.url, case.final))

    def build(world: World) -> tuple[Site, str]:
        def answer(site: Site, request: Request) -> Reply:
            if final and request.path == asked:
                return Reply(302, "", {"Location": final})
            return reply if case.sibling == "same" or request.path == (final or asked) else Reply(404)

        site = world.site(answer)
        return site, site.base + asked

    ALL.append(Trick(case.name, state, None, build, expected=Expected(case.titles, case.authors)))


for whole in BLIND:
    if whole.name.removeprefix("blind: ") in SERVED:
        served(whole)


@trick("two pages that send on to each other for ever", "unreachable", 6)
def _(world: World) -> tuple[Site, str]:
    def answer(site: Site, request: Request) -> Reply:
        other = "/b" if request.path == "/a" else "/a"
        return Reply(body=f'<meta http-equiv="refresh" content="0; url={other}">')

    site = world.site(answer)
    return site, site.base + "/a"


# Walls.
page("401", "blocked", 1, Reply(401, "", {"WWW-Authenticate": "Basic"}))
page("402", "blocked", 1, Reply(402))
page("403", "blocked", 1, Reply(403))
page("451", "blocked", 1, Reply(451))
page("521", "blocked", 1, Reply(521))
page("999", "blocked", 1, Reply(999))
page("400", "blocked", 1, Reply(400))
page("403 with a challenge header", "blocked", 1, Reply(403, "", {"cf-mitigated": "challenge"}))
page("404 with a challenge header", "blocked", 1, Reply(404, "", {"cf-mitigated": "challenge"}))
page("503 with a challenge header", "blocked", 1, Reply(503, "", {"cf-mitigated": "challenge"}))
page("200 with a challenge header", "blocked", 1, Reply(200, "", {"x-amzn-waf-action": "captcha"}))
page("503 with a challenge page", "blocked", 1, Reply(503, "<title>Just a moment...</title>"))
page("200 with a wall in English", "blocked", 1, titled("Just a moment...", LONG))
page("200 with a wall in Chinese", "blocked", 1, titled("安全验证 - 知乎", "请拖动滑块"))
page("200 with a wall in GBK", "blocked", 1, titled("验证", "访问过于频繁", "text/html; charset=gbk", "gbk"))
page("cookie wall in words", "blocked", 1, titled("A site", "Please enable cookies to go on."))
page("asks for a password", "blocked", 1, titled("A site", '<form><input type="password" name="p"></form>'))


@trick("403 for programs", "blocked", 1)
def _(world: World) -> tuple[Site, str]:
    site = world.site(lambda s, r: Reply(200 if "Mozilla" in r.headers["user-agent"] else 403))
    return site, site.base + "/a"


# robots.txt.
page("robots deny all", "unverified", 0, Reply(404), robots=rules("User-agent: *\nDisallow: /"))
page("robots answer 403", "unverified", 0, Reply(404), robots=rules("", 403))
page("robots answer 401", "unverified", 0, Reply(404), robots=rules("", 401))
page(
    "robots deny by wildcard",
    "unverified",
    0,
    Reply(),
    "/a.html",
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
page("robots answer 429", "throttled", 0, Reply(), robots=rules("", 429))
page("robots of many megabytes", "alive", 1, Reply(), robots=rules("# nothing\n" * 2_000_000))


@trick("redirect to what robots deny", "unverified", 1)
def _(world: World) -> tuple[Site, str]:
    other = world.site(robots=rules("User-agent: *\nDisallow: /"))
    site = world.site(lambda s, r: Reply(302, "", {"Location": other.base + "/x/y"}))
    return site, site.base + "/a"


# Limits of rate.
page("429 once", "alive", 2, [Reply(429), Reply()])
page("429 for ever", "throttled", 2, Reply(429))
page("429, Retry-After 1", "alive", 2, [Reply(429, headers={"Retry-After": "1"}), Reply()])
page("429, Retry-After a day", "throttled", 1, Reply(429, headers={"Retry-After": "86400"}))
TOMORROW = format_datetime(datetime.now(UTC) + timedelta(days=1), usegmt=True)
page("429, Retry-After a date", "throttled", 1, Reply(429, headers={"Retry-After": TOMORROW}))
page("429, Retry-After nonsense", "throttled", 2, Reply(429, headers={"Retry-After": "soon"}))

# Faults of servers and networks.
page("500", "unreachable", 2, Reply(500))
page("503 once", "alive", 2, [Reply(503), Reply()])
page("503 for ever", "unreachable", 2, Reply(503))
page("503, Retry-After a day", "unreachable", 1, Reply(503, headers={"Retry-After": "86400"}))
page("body that breaks off", "unreachable", 2, Reply(headers={"Content-Length": "100000"}))


def reset(writer: asyncio.StreamWriter) -> None:
    """End a connection by RST."""
    linger = struct.pack("ii", 1, 0)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    writer.transport.abort()


async def _reset(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    reset(writer)


async def _reset_once(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    if request.nth == 1:
        reset(writer)
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


async def _drip_header(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nX-Slow: ")
    while True:
        writer.write(b"a")
        await writer.drain()
        await asyncio.sleep(0.3)


async def _drip_body(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>A page</title>")
    while True:
        writer.write(b"a")
        await writer.drain()
        await asyncio.sleep(0.3)


async def _endless_headers(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\n")
    for n in range(100_000):
        writer.write(f"X-{n}: y\r\n".encode())
        await writer.drain()


async def _bad_chunks(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nnot a chunk\r\n")
    await writer.drain()


def interim(*lines: str, reply: Reply) -> Callable:
    """Interim answers, then the answer."""

    async def write(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
        for line in lines:
            writer.write(f"HTTP/1.1 {line}\r\nLink: </style.css>; rel=preload\r\n\r\n".encode())
        writer.write(reply.raw())
        await writer.drain()

    return write


raw("103 before the answer", "alive", 1, interim("103 Early Hints", reply=Reply()))
raw(
    "100, 102 and 103 before a 404",
    "dead",
    2,
    interim("100 Continue", "102 Processing", "103 Early Hints", reply=Reply(404)),
)
raw("102 for ever", "unreachable", 2, interim(*["102 Processing"] * 99, reply=Reply()))


@trick("closes a kept connection at the next request", "alive", 1)
def _(world: World) -> tuple[Site, str]:
    kept = {"Connection": "keep-alive"}
    site = world.site(lambda s, r: Reply(headers=kept), robots=Reply(404, "no rules", kept))
    site.lingers = True
    return site, site.base + "/a"


@trick("IPv6 literal", "alive", 1)
def _(world: World) -> tuple[Site, str]:
    site = world.site(address="::1")
    return site, site.base + "/a"


raw("reset", "unreachable", 2, _reset)
raw("reset once", "alive", 2, _reset_once)
raw("hangs up without a word", "unreachable", 2, _hang_up)
raw("never answers", "unreachable", 2, _silence)
raw("does not speak HTTP", "unreachable", 2, _nonsense)
raw("drips its header", "unreachable", 2, _drip_header)
raw("drips its body", "unreachable", 2, _drip_body)
raw("headers without end", "unreachable", 2, _endless_headers)
raw("chunks that are none", "unreachable", 2, _bad_chunks)


@trick("refused", "unreachable", None)
def _(world: World) -> tuple[None, str]:
    return None, world.dead_port() + "/x"


@trick("no such host", "unreachable", None)
def _(world: World) -> tuple[None, str]:
    return None, "http://no-such-host.invalid/x"


# TLS.
def secure(name: str, state: str, asks: int, **kw: object) -> None:
    """A host that speaks TLS with a certificate of its own."""

    def build(world: World) -> tuple[Site, str]:
        address = world.address()
        names = kw.get("names", [address])
        made = world.certificate(
            names, kw.get("trusted", True), **{k: v for k, v in kw.items() if k == "not_after"}
        )
        site = world.site(tls=made, address=address)
        return site, site.base + "/a"

    ALL.append(Trick(name, state, asks, build))


secure("TLS in order", "alive", 1)
secure("TLS, signed by a stranger", "tls", 0, trusted=False)
secure("TLS for another host", "tls", 0, names=["elsewhere.invalid"])
secure("TLS, expired", "tls", 0, not_after=datetime.now(UTC) - timedelta(days=2))
