"""Teasers before a till, names that others took over, frames, and news that only a script tells; and what is near to each."""

import pytest

from .blind_five import csdn, doc, medium, prose
from .labelled import Case, Says
from .table import STATES, judge

TEASER = "When every launch costs four microseconds and the kernel behind it takes two, the processor is the bottleneck."
FRAMES = '<html><head><title>{}</title></head><frameset cols="220,*"><frame src="toc.html"><frame src="l1.html"><noframes><body>Please use a browser that shows frames.</body></noframes></frameset></html>'
PLAYER = '<html><head><title>{} - YouTube</title></head><body><script>var player = {{"playabilityStatus":{{"status":"{}","messages":["x"],"reason":"{}"}}}};</script></body></html>'


def article(lang: str, title: str, *said: str) -> str:
    """A page of a few paragraphs."""
    return doc(lang, title, f"<article><h1>{title}</h1>{''.join(f'<p>{p}</p>' for p in said)}</article>")


CASES: list[tuple[str, Says, str, str]] = [
    # The words of a till, then what its author is proud of.
    ("en till, then the author", "wall", "CUDA graphs in practice", medium("CUDA graphs in practice", "Rhea Solberg", f"<p>{TEASER}</p><p>This story is for members only.</p><p>Upgrade to read the whole story. Already a member? Sign in</p><p>Rhea Solberg writes on kernels and compilers, and on what she got wrong about both in ten years at a small lab.</p>")),
    ("zh till, then the author", "wall", "编译器视角看 PyTorch", article("zh", "编译器视角看 PyTorch", "这一期谈三件事：图从哪儿来，图长什么样，图到哪儿去。", "剩余 80% 的内容需要购买专栏后才能阅读", "￥39 立即购买 登录后购买", "作者介绍：图灵路人，做了十年编译器，先后参与过三个深度学习框架的图优化，写过两本书。")),
    ("zh till of an article on signing in", "wall", "登录系统设计（三）：OAuth", csdn("登录系统设计（三）：OAuth-CSDN博客", "<h1>登录系统设计（三）：OAuth</h1><p>上一篇讲了会话，这一篇讲令牌。</p><div class='column-mask'><p>订阅专栏 解锁全文</p><p>剩余 90% 内容，付费后可阅读</p></div>")),
    ("ko till", "wall", "반도체 십 년", article("ko", "반도체 십 년", "게임용 부품이 학습의 주역이 되기까지 세 번의 도박이 있었다.", "나머지 내용은 유료 회원만 읽을 수 있습니다.", "김기자 기자는 반도체와 통신을 십오 년째 취재하고 있다.")),
    ("ru till", "wall", "Кто делает чипы", article("ru", "Кто делает чипы", "Три завода, одна технология и очередь на два года вперёд.", "Полный текст доступен только по подписке", "Оформить подписку за 99 ₽")),
    ("en newsletter that is open", "alive", "A hot header", article("en", "A hot header", TEASER, "Measured on two machines, the gain was nine per cent.", "Thanks for reading! Subscribe for free to receive new posts and support my work.")),
    ("en docs of a subscription", "alive", "Subscription API", article("en", "Subscription API", "A client opens a subscription and gets the rest of the article in pieces as the server has them.", "Call next() to continue reading from the last offset; a closed subscription raises StopIteration.", "Members of the group share an offset.")),
    ("zh essay on tills", "alive", "知识付费的墙", article("zh", "知识付费的墙", "点开一篇文章，读两段就弹出“剩余 80% 内容，付费后可阅读”，这种事大家都遇到过。平台这么做有它的道理，作者也要吃饭，可是对读者来说，信任是在第一段建立、在第二段被打断的。", "我更喜欢先给全文、再请人打赏的办法，虽然赚得少一些，写的人和看的人都轻松。")),
    # Names that a betting site took over, and a page that is about games.
    ("ko bets", "gone", "Strides explained", article("ko", "카지노 사이트 추천 - 바카라 슬롯 토토", "첫충 30% 지급, 바카라와 슬롯, 스포츠 토토까지 한 곳에서.")),
    ("id bets", "gone", "", article("id", "Slot Gacor: situs judi slot online", "Situs judi terpercaya dengan jackpot setiap hari, togel, poker, dan live casino. Deposit mulai 10 ribu.")),
    ("en bets", "gone", "", article("en", "Best online casino bonuses", "Slots, blackjack, roulette and poker with free spins. Our betting experts rate each sportsbook. Play responsibly.")),
    ("en learning to play", "alive", "", article("en", "Monte Carlo control on blackjack", "The player draws cards until a sum of twenty one. We bet one chip, the casino's dealer hits below seventeen, and a wager is lost where the sum is exceeded.", "Poker would need hidden state, roulette none at all; a bandit is the slots of a casino with unknown jackpots.", *prose("en", 0, 3).split("<p>"))),
    # Frames, and what a script alone tells.
    ("en frames", "alive", "Graph compilers: notes", FRAMES.format("Graph compilers: notes")),
    ("en frames of something else", "unclear", "Strides explained", FRAMES.format("Welcome")),
    ("en film that is off", "gone", "A lecture on strides", PLAYER.format("", "ERROR", "This video is no longer available")),
    ("en film behind a check", "wall", "A lecture on strides", PLAYER.format("", "LOGIN_REQUIRED", "Sign in to confirm you’re not a bot")),
    ("en film that plays", "alive", "A lecture on strides", PLAYER.format("A lecture on strides", "OK", "") + "<meta property='og:title' content='A lecture on strides'>"),
    ("zh box with the news in two lines", "gone", "张量笔记", '<html><head><title>某博客</title><script>alert("对不起，\\n您要看的文章已被删除！");history.back();</script></head><body></body></html>'),
]  # fmt: skip


@pytest.mark.parametrize(("name", "says", "title", "body"), CASES, ids=[case[0] for case in CASES])
def test_it_is_what_a_person_says(name: str, says: Says, title: str, body: str) -> None:
    verdict = judge(Case(name, says, body.encode(), titles=(title,) if title else ()))
    assert verdict.state in STATES[says], (verdict.state, verdict.reason, verdict.signs)


@pytest.mark.parametrize("titles", [(), ("GPU driver notes",)])
def test_the_same_wall_for_an_address_that_cannot_be_is_a_wall(titles: tuple[str, ...]) -> None:
    body = "<title>One moment</title><script src='/.within.website/x/cmd/anubis/main.js'></script><h1>Proving that a person is there</h1><p>The operators put this in front of the server because of companies that scrape it. It costs you a second and them a fortune.</p>"
    assert judge(Case("wall", "wall", body.encode(), titles=titles, sibling="same")).state == "blocked"
