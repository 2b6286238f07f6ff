"""A second hundred of answers at 200 by a hand that has not seen the checker, in the languages and sites of the links.

Measured before anything was mended by them. Half are Chinese, as the guide's links are. Menus, feet, scripts and
columns have the shape of the sites that are named; the words are made up. `sibling` is given only where the kind
of the site leaves no doubt what an impossible address beside it gets.
"""

from typing import Any

from .labelled import HTML, Case, Says

XML, PLAIN = "application/xml", "text/plain; charset=utf-8"
FIVE: list[Case] = []


def put(
    says: Says,
    name: str,
    url: str,
    title: str,
    body: str | bytes,
    kind: str = HTML,
    *,
    code: str = "utf-8",
    **more: Any,
) -> None:
    """Put one case down: what a person says, its name with the language first, the address, the record's title."""
    data = body if isinstance(body, bytes) else body.encode(code, "xmlcharrefreplace")
    titles = (title,) if title else ()
    FIVE.append(Case(f"five: {name}", says, data, kind, url=url, titles=titles, **more))


# What the living articles are made of: paragraphs on the guide's subjects.
POOL: dict[str, list[str]] = {
    "zh": [
        "先说结论：在 PyTorch 里，一次 <code>a + b</code> 并不会直接跳到加法的内核，它要先经过分发器。分发器看的是一组键，每个张量都带着自己的键集，取并集之后，最高位的那一个决定下一站。",
        "为什么要这样设计？因为自动求导、混合精度、批处理变换都想在真正计算之前插一脚。如果每个算子都手写这些逻辑，两千多个算子谁也维护不动。",
        "我用 gdb 在 <code>at::native::add</code> 上下了断点，往上数了数栈，一共二十三层。其中将近一半是模板展开出来的包装，看着吓人，真正做事的只有三四层。",
        "反向传播的时候，引擎会为每个设备准备一个线程和一个就绪队列。节点的依赖计数减到零才会入队，所以同一个图跑两遍，节点的执行次序未必完全一样。",
        "缓存分配器把小于 1 MB 的请求放到小块池里，大的放到大块池里。释放的时候只是把块还给池子，并不会调用驱动的释放接口，所以 nvidia-smi 看到的占用总是偏高。",
        "视图和原张量共用一块存储，改了一个另一个也会变。版本计数器就是为了抓住这种情况：保存下来做反向的张量，如果版本对不上，引擎会当场报错。",
        "这里有个坑我踩了一下午：<code>non_blocking=True</code> 只有在源内存是锁页内存的时候才真的异步，否则驱动会先拷到一块中转区，时间一点没省。",
        "编译模式下，帧求值的钩子会把字节码交给 Dynamo，后者边解释边记录。遇到看不懂的调用就断图，前半段编译，后半段回到解释器接着跑。",
        "数据加载器的多进程靠共享内存传张量，主进程拿到的只是一个文件描述符。容器里 /dev/shm 默认只有 64 MB，稍大一点的批次就会把它撑爆。",
        "下面这张表是我在自己机器上测的，单位是微秒，每项跑一千次取中位数。不同机器差别很大，大家看比例就好，别看绝对值。",
        "参考文献我放在最后了，源码以 2.1 版为准。后面的版本里这几个文件搬过家，函数名基本没变，搜一下就能找到。",
        "如果你只想知道怎么用，看到这里就够了；想知道里面怎么回事的，下一篇我们接着讲代码生成：yaml 里的一行是怎么变成三个 C++ 函数的。",
    ],
    "en": [
        "Every call to an operator goes through the dispatcher first. Each tensor carries a set of keys, the sets are merged, the thread's own includes and excludes are applied, and the highest bit that is left picks the kernel.",
        "That sounds expensive, and for tiny tensors it is. On my laptop adding two scalars takes about a microsecond, and perhaps a fifth of it is the addition together with the allocation of its result.",
        "The autograd engine keeps one ready queue per device. A node is pushed when its dependency count drops to zero, and the worker that pops it calls the node's apply with whatever gradients have been summed up so far.",
        "The caching allocator never gives memory back to the driver on its own. It splits a segment, hands out a piece, and merges neighbours when they come back; what the driver's tool reports is therefore the high water mark.",
        "Saved tensors are checked by version. If you write in place to something that a backward formula will want later, the counter moves on and the engine refuses to use the stale value.",
        "With the compiler on, a frame evaluation hook receives the code object. The tracer interprets it symbolically, guards on what it looked at, and gives up politely where it meets something it cannot follow.",
        "I spent an evening in the profiler before I understood that the gap was mine: a call to item() in the loop, which waits for the whole stream and hides behind the next launch.",
        "Strides are the trick that makes views cheap. Transposing swaps two numbers, expanding sets one of them to zero, and nothing is copied until somebody asks for contiguous memory.",
        "The code is in the repository linked at the end; it was written against 1.13 and I have tried it on 2.1 since. Two headers moved, the rest compiles as it is.",
    ],
    "ja": [
        "PyTorch の演算子を呼ぶと、まずディスパッチャが動きます。テンソルはそれぞれキーの集合を持っていて、和集合のうち一番上のキーに登録されたカーネルが選ばれます。",
        "逆伝播のエンジンはデバイスごとにスレッドとキューを持ちます。依存の数がゼロになったノードから順に取り出されるので、実行順は毎回同じとは限りません。",
        "キャッシュアロケータは、解放されたブロックをすぐにはドライバへ返しません。そのため nvidia-smi の値は実際に使っている量より大きく見えます。",
        "ビューは元のテンソルと同じストレージを指しています。片方を書き換えるともう片方も変わるので、保存された値の版がずれると逆伝播で例外になります。",
        "手元で計ったところ、要素がひとつの足し算で約一マイクロ秒かかり、その大半は足し算そのものではありませんでした。環境によって変わるので比率だけ見てください。",
        "次回は yaml の一行から C++ の関数が生成される流れを追いかけます。間違いがあればコメントで教えてください。",
    ],
    "ko": [
        "연산자를 호출하면 가장 먼저 디스패처가 움직인다. 텐서마다 키 집합이 있고, 그 합집합에서 가장 높은 키에 등록된 커널이 선택된다.",
        "역전파 엔진은 장치마다 스레드와 준비 큐를 하나씩 둔다. 의존성 카운트가 0이 된 노드부터 꺼내기 때문에 실행 순서가 매번 같지는 않다.",
        "캐싱 할당자는 해제된 블록을 드라이버에 바로 돌려주지 않는다. 그래서 nvidia-smi에 보이는 값은 실제 사용량보다 크다.",
        "뷰는 원본과 같은 저장소를 가리키므로 한쪽을 고치면 다른 쪽도 바뀐다. 버전 카운터가 이런 경우를 잡아낸다.",
    ],
    "ru": [
        "Любой вызов оператора сначала попадает в диспетчер. У каждого тензора есть набор ключей, наборы объединяются, и старший ключ определяет, какое ядро будет вызвано.",
        "Движок обратного прохода держит по одному потоку и одной очереди на устройство. Узел попадает в очередь, когда счётчик его зависимостей обнуляется.",
        "Кеширующий аллокатор не возвращает память драйверу сам, поэтому цифры в nvidia-smi всегда больше того, что занято тензорами на самом деле.",
        "Представления делят память с исходным тензором, и счётчик версий нужен как раз затем, чтобы поймать запись поверх сохранённого значения.",
    ],
    "de": [
        "Jeder Aufruf eines Operators geht zuerst durch den Verteiler. Jeder Tensor trägt eine Menge von Schlüsseln, und der höchste in der Vereinigung bestimmt den Kern, der rechnet.",
        "Die Maschine für den Rückwärtslauf hält je Gerät einen Faden und eine Warteschlange. Ein Knoten ist bereit, wenn sein Zähler auf null fällt.",
        "Der Zwischenspeicher gibt Blöcke nicht von sich aus an den Treiber zurück, deshalb zeigt nvidia-smi mehr, als die Tensoren belegen.",
    ],
    "fr": [
        "Tout appel d'opérateur passe d'abord par le répartiteur. Chaque tenseur porte un ensemble de clés, et la plus haute de leur union désigne le noyau qui calcule.",
        "Le moteur de rétropropagation garde un fil et une file par périphérique. Un nœud est prêt quand son compteur de dépendances tombe à zéro.",
        "L'allocateur à cache ne rend pas la mémoire au pilote de lui-même, si bien que nvidia-smi affiche plus que ce que les tenseurs occupent.",
    ],
}
CODE = "<pre><code>import torch\nx = torch.randn(3, 4, requires_grad=True)\ny = (x * 2).sum()\ny.backward()\nprint(x.grad.shape)</code></pre>"


def prose(lang: str, start: int, count: int) -> str:
    """Some paragraphs of the pool, from one of them on."""
    pool = POOL[lang]
    return "".join(f"<p>{pool[(start + n) % len(pool)]}</p>" for n in range(count))


def links(names: str, tag: str = "li") -> str:
    """A row of links from names parted by bars."""
    return "".join(f'<{tag}><a href="/{n}">{w}</a></{tag}>' for n, w in enumerate(names.split("|")))


def doc(lang: str, title: str, body: str, head: str = "") -> str:
    """A whole document."""
    return f'<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>{head}</head><body>{body}</body></html>'


# The sites, each with what it puts around whatever it shows.


def zhihu(title: str, main: str) -> str:
    top = (
        '<header class="AppHeader"><a href="//www.zhihu.com">知乎</a><ul>'
        + links("关注|推荐|热榜|专栏|圈子|直答")
        + '</ul><form><input placeholder="深度学习 框架 源码"></form><button>登录/注册</button></header>'
    )
    foot = '<script id="js-initialData" type="text/json">{"initialState":{"common":{"ask":{}},"loading":{"global":{"count":0}},"entities":{}}}</script><script src="https://static.zhihu.com/heifetz/vendor.js"></script>'
    return doc(
        "zh",
        title,
        f'<div id="root"><div class="App">{top}<main>{main}</main></div></div>{foot}',
        '<meta name="renderer" content="webkit">',
    )


CSDN_TOP = (
    '<div id="csdn-toolbar"><ul>'
    + links("博客|下载|社区|GitCode|AI 搜索|会员中心|消息|历史|创作中心|发布")
    + '</ul><a class="login">登录</a></div>'
)
CSDN_FOOT = (
    '<div class="blog-footer-bottom"><ul>'
    + links(
        "关于我们|招贤纳士|商务合作|寻求报道|在线客服|工作时间 8:30-22:00|公安备案号|经营性网站备案信息|家长监护|网络举报中心|版权申诉|出版物许可证|营业执照"
    )
    + "</ul></div>"
)


def csdn(
    title: str,
    main: str,
    near: str = "张量形状变换速查|显存为什么没有释放|手写一个自动求导|Win11 配置 CUDA 记录|ONNX 导出踩坑",
) -> str:
    side = f"<aside><h3>热门文章</h3><ul>{links(near)}</ul><h3>分类专栏</h3><ul>{links('深度学习 42 篇|C++ 17 篇|工具 9 篇')}</ul></aside>"
    return doc(
        "zh-CN",
        title,
        f'{CSDN_TOP}<div class="main_father">{main}{side}</div>{CSDN_FOOT}<script>var toolbarSearchExt = \'{{"landingWord":[]}}\';</script>',
        '<meta name="keywords" content="pytorch"><link rel="canonical" href="https://blog.csdn.net/">',
    )


def cnblogs(title: str, main: str, comments: str = "") -> str:
    return doc(
        "zh-cn",
        f"{title} - 老陈的草稿纸 - 博客园",
        f'<div id="header"><h1><a href="/">老陈的草稿纸</a></h1><ul id="navList">{links("博客园|首页|新随笔|联系|订阅|管理")}</ul><div>随笔 - 88 文章 - 0 评论 - 131 阅读 - 21万</div></div>'
        f'<div class="post"><h1 class="postTitle"><a href="#">{title}</a></h1><div id="cnblogs_post_body">{main}</div><div class="postDesc">posted @ 2020-06-11 22:14 老陈 阅读(2310) 评论(4) 收藏 举报</div></div>'
        f'<div id="comments">{comments}</div><div id="comment_form">登录后才能发表或查看评论，请先 <a href="/signin">登录</a>，或者去 <a href="/">首页</a> 逛逛</div>'
        f'<div id="sideBar"><h3>公告</h3>昵称：老陈 园龄：9年 粉丝：57<h3>随笔档案</h3><ul>{links("2021年3月(2)|2020年12月(1)|2020年6月(5)|2019年8月(3)")}</ul></div><div id="footer">Copyright © 2026 老陈 Powered by .NET on Kubernetes</div>',
    )  # fmt: skip


def wechat(title: str, account: str, main: str) -> str:
    return doc(
        "zh-CN",
        title,
        f'<div id="js_article"><div id="js_top_ad_area"></div><h1 class="rich_media_title" id="activity-name">{title}</h1><div id="meta_content"><span>原创</span> <a id="js_name">{account}</a> <em id="publish_time">2022-03-18 08:30</em></div><div class="rich_media_content" id="js_content" style="visibility:hidden;opacity:0">{main}</div></div>'
        "<script nonce=\"171\">var biz='MzI';var sn='';window.logs={pagetime:{}};var hd_head_img='';</script><div id=\"js_pc_qr_code\"><p>微信扫一扫关注该公众号</p></div><div>继续滑动看下一个</div><div>轻触阅读原文</div><div>赞 分享 推荐 写留言</div>",
    )  # fmt: skip


def discourse(title: str, main: str, site: str = "PyTorch Forums") -> str:
    return doc(
        "en",
        f"{title} - {site}",
        f'<noscript data-path="/t"><header class="d-header"><a href="/">{site}</a></header><div id="main-outlet" class="wrap"><div id="topic-title"><h1><a href="/t/1">{title}</a></h1><div class="topic-category"><a href="/c/autograd">autograd</a></div></div>{main}</div>'
        f'<footer><nav><ul>{links("Home|Categories|Guidelines|Terms of Service|Privacy Policy")}</ul></nav><p>Powered by Discourse, best viewed with JavaScript enabled</p></footer></noscript><div id="data-discourse-setup" data-base-uri=""></div><script defer src="/assets/discourse.js"></script>',
        f'<meta name="generator" content="Discourse 3.4.0"><meta property="og:title" content="{title}">',
    )  # fmt: skip


def post(who: str, when: str, words: str) -> str:
    return f'<div class="topic-body crawler-post"><div class="crawler-post-meta"><span class="creator"><a href="/u/{who}">{who}</a></span> <time>{when}</time></div><div class="post"><p>{words}</p></div></div>'


GH_TOP = (
    '<a class="skip" href="#start">Skip to content</a><header><h2>Navigation Menu</h2><button>Toggle navigation</button><a href="/login">Sign in</a><ul>'
    + links("Platform|Copilot|Actions|Issues|Code Review|Solutions|Enterprise|Open Source|Pricing")
    + '</ul><form><input placeholder="Search or jump to..."></form><a href="/signup">Sign up</a></header>'
)
GH_NOTE = "<template><p>You signed in with another tab or window. Reload to refresh your session.</p><p>You can't perform that action at this time.</p></template>"
GH_FOOT = (
    "<footer><h2>Footer</h2><ul>"
    + links(
        "Terms|Privacy|Security|Status|Community|Docs|Contact|Manage cookies|Do not share my personal information"
    )
    + "</ul></footer>"
)


def github(title: str, repo: str, main: str) -> str:
    tabs = f'<strong><a href="/{repo}">{repo}</a></strong> Public <a href="/login">Notifications</a> <a href="/login">Fork 31</a> <a href="/login">Star 402</a><ul>{links("Code|Issues 14|Pull requests 2|Actions|Projects|Security|Insights")}</ul>'
    return doc(
        "en",
        title,
        f'{GH_TOP}<div id="start">{tabs}<main>{main}</main></div>{GH_FOOT}{GH_NOTE}',
        '<link rel="assets" href="https://github.githubassets.com/"><meta name="user-login" content="">',
    )


def medium(title: str, who: str, main: str) -> str:
    return doc(
        "en",
        f"{title} | by {who} | Medium",
        f'<div id="root"><nav><a href="/sitemap">Sitemap</a> <a>Open in app</a> <a>Sign up</a> <a>Sign in</a> <a>Write</a> <input placeholder="Search"></nav><article><h1>{title}</h1><p>{who} · Follow · 7 min read · Feb 3, 2021</p><p>Listen Share</p>{main}</article>'
        f'<div><h2>Written by {who}</h2><p>1.2K followers · 40 following</p></div><h2>No responses yet</h2><div>Help Status About Careers Press Blog Privacy Rules Terms Text to speech</div></div><script>window.__APOLLO_STATE__={{"ROOT_QUERY":{{}}}}</script>',
        f'<meta property="og:title" content="{title}"><meta property="og:site_name" content="Medium">',
    )  # fmt: skip


def sphinx(title: str, project: str, main: str) -> str:
    return doc(
        "en",
        f"{title} — {project} documentation",
        f'<nav class="wy-nav-side"><a href="/">{project}</a><form><input placeholder="Search docs"></form><p>Contents</p><ul>{links("Installation|First steps|Functions|Classes|Authentication|Exceptions|Build systems|FAQ|Changelog")}</ul></nav><section class="wy-nav-content-wrap"><ul><li><a href="/">Docs</a></li><li>{title}</li><li><a href="/_sources">View page source</a></li></ul><div role="main">{main}</div><footer><a>Previous</a> <a>Next</a><p>© Copyright 2023. Built with Sphinx using a theme provided by Read the Docs.</p></footer></section>',
        '<meta name="generator" content="Docutils 0.18"><script src="/_static/doctools.js"></script>',
    )  # fmt: skip


def blog(lang: str, title: str, main: str, name: str, menu: str, foot: str) -> str:
    """A person's blog of a static generator."""
    return doc(
        lang,
        f"{title} | {name}",
        f'<header><a class="brand" href="/">{name}</a><nav><ul>{links(menu)}</ul></nav></header><main><article><h1>{title}</h1><time>2019-09-14</time>{main}</article></main><footer>{foot}</footer><script src="/js/theme.js"></script>',
        '<meta name="generator" content="Hugo 0.92.1"><link rel="alternate" type="application/rss+xml" href="/index.xml">',
    )  # fmt: skip


# Living pages.

put("alive", "zh Zhihu article with the sign-in button in its head", "https://zhuanlan.zhihu.com/p/61765561", "PyTorch 源码解读之分发器",
    zhihu("PyTorch 源码解读之分发器 - 知乎", '<article class="Post-Main"><h1 class="Post-Title">PyTorch 源码解读之分发器</h1><div class="AuthorInfo">搬砖的小顾 <span>编译器 / 框架</span></div><div>362 人赞同了该文章</div><div class="RichText">' + prose("zh", 0, 6) + '</div><div>编辑于 2021-04-02 10:11</div><div>PyTorch 深度学习框架 源码阅读</div></article><div class="Comments"><h2>28 条评论</h2><div>默认 最新</div><p>匿名用户：写得真好，催更</p><p>橘猫：第三张图挂了</p></div><h3>推荐阅读</h3><ul>' + links("一文看懂自动微分|CUDA 编程入门笔记|TVM 学习记录") + "</ul>"))  # fmt: skip
put("alive", "zh Zhihu question with an answer of two sentences", "https://www.zhihu.com/question/391345110/answer/1190018820", "PyTorch 的 view 和 reshape 有什么区别？",
    zhihu("PyTorch 的 view 和 reshape 有什么区别？ - 知乎", '<div class="QuestionHeader"><div>PyTorch 张量</div><h1>PyTorch 的 view 和 reshape 有什么区别？</h1><div>关注者 112 被浏览 98,204</div><button>关注问题</button><button>写回答</button></div><a>查看全部 9 个回答</a><div class="AnswerItem">米粒 <span>炼丹学徒</span><div>57 人赞同了该回答</div><p>view 只改步长，内存不连续就报错；reshape 先试 view，不行就拷贝一份再改。</p><p>要省事用 reshape，要确定没有拷贝用 view。</p><div>发布于 2020-05-02 09:40</div><div>赞同 57 6 条评论 分享 收藏 喜欢</div></div>'))  # fmt: skip
put("alive", "zh Zhihu article whose author gave it another title later", "https://zhuanlan.zhihu.com/p/338256656", "PyTorch 显存机制分析",
    zhihu("聊聊缓存分配器：显存去哪儿了（2023 修订） - 知乎", '<article><h1 class="Post-Title">聊聊缓存分配器：显存去哪儿了（2023 修订）</h1><div>Connolly 北京大学 计算机硕士</div><div class="RichText"><blockquote>原文写于 2020 年，这次按新版本重写了一遍，旧图都换掉了。</blockquote>' + prose("zh", 4, 6) + "</div></article><div>41 条评论</div>"))  # fmt: skip
put("alive", "zh CSDN article on solving slider captchas", "https://blog.csdn.net/weixin_43999137/article/details/110203847", "用 OpenCV 识别滑块验证码缺口位置",
    csdn("用 OpenCV 识别滑块验证码缺口位置_滑块验证码识别-CSDN博客", '<h1 class="title-article">用 OpenCV 识别滑块验证码缺口位置</h1><div>原创 已于 2021-12-01 20:18:44 修改 · 1.6w 阅读 · 点赞 31 · 收藏 148</div><div id="content_views"><p>滑块验证码长什么样大家都见过：请拖动滑块完成拼图，拖对了才让你访问。本文只讨论缺口定位这一步。</p><p>思路很简单，背景图和滑块图各做一次边缘检测，再用模板匹配找相关系数最高的地方。</p><pre>edge = cv2.Canny(bg, 100, 200)\nres = cv2.matchTemplate(edge, tp, cv2.TM_CCOEFF_NORMED)\nx = cv2.minMaxLoc(res)[3][0]</pre><p>阈值 100 和 200 是试出来的，背景花哨的要调高。两百张图里错了七张，都是缺口靠最左边的。</p><p>至于轨迹模拟和人机识别的对抗，不在本文范围，请勿用于非法用途。</p></div><div>确定要放弃本次机会？ 福利倒计时</div><div>评论 12 您还未登录，请先 登录 后发表或查看评论</div>', "Canny 参数怎么选|模板匹配加速|ddddocr 使用记录|Selenium 等待的三种方式"))  # fmt: skip
put("alive", "zh CSDN article in full with a copyright note and a folded end", "https://blog.csdn.net/u013010889/article/details/85201432", "pytorch backward 流程源码分析",
    csdn("pytorch backward 流程源码分析-CSDN博客", '<h1 class="title-article">pytorch backward 流程源码分析</h1><div>最新推荐文章于 2024-08-01 09:00:00 发布 · 4.3k 阅读</div><div>版权声明：本文为博主原创文章，转载请附上原文出处链接和本声明。</div><div id="content_views">' + prose("zh", 3, 5) + CODE + prose("zh", 8, 3) + '</div><div class="hide-article-box"><a>阅读全文</a></div><div>觉得还不错? 一键收藏</div>'))  # fmt: skip
put("alive", "zh Juejin article on building a 404 page", "https://juejin.cn/post/6844904100035821575", "Vue 项目里如何优雅地处理 404",
    doc("zh", "Vue 项目里如何优雅地处理 404 - 掘金", '<div id="__nuxt"><header><ul>' + links("首页|沸点|课程|直播|活动|AI 编程") + '</ul><button>登录 注册</button></header><main><h1>Vue 项目里如何优雅地处理 404</h1><div>南方小菜 2020-03-22 4,512 阅读5分钟</div><div class="markdown-body"><h2>背景</h2><p>前端路由接管之后，随便敲一个地址服务器都会返回 200 和同一个 index.html，用户看到的是白屏。所以要自己兜底：页面不存在时给一个说得清的提示。</p><h2>通配路由</h2><pre>{ path: "/:pathMatch(.*)*", component: NotFound }</pre><p>注意要放在路由表最后，动态加进来的路由要用 addRoute 重新排一遍。</p><h2>接口返回 404 怎么办</h2><p>文章被作者删除这种情况路由是匹配得上的，得在拦截器里判断状态码，再 replace 到缺省页，不要用 push，否则后退键会死循环。</p><h2>搜索引擎</h2><p>纯前端的做法对爬虫来说都是软 404。要真正的状态码只能上服务端渲染，或者让 nginx 按清单判断。</p></div></main><aside><p>目录</p><p>相关推荐</p><ul>' + links("Vue3 路由源码浅析|面试官问我白屏怎么排查|nginx try_files 详解") + '</ul></aside></div><script>window.__NUXT__=(function(a){return {state:{a:a}}})(1)</script>'))  # fmt: skip
put("alive", "zh cnblogs post with the box that wants a login for comments", "https://www.cnblogs.com/lilei/p/13161166.html", "autograd 里的依赖计数",
    cnblogs("autograd 里的依赖计数", prose("zh", 3, 4) + CODE, "<p>#1楼 2020-06-12 小白：受教了</p><p>#2楼 该评论已被删除</p>"), sibling="404")  # fmt: skip
put("alive", "zh cnblogs note of four lines", "https://www.cnblogs.com/lilei/p/11353180.html", "pip 装 torch 总超时",
    cnblogs("pip 装 torch 总超时", "<p>加 <code>--default-timeout=1000</code>，再换个国内镜像。</p><p>还不行就先把 whl 下到本地，pip install 文件名。</p><p>记一下，省得下次再查。</p>"), sibling="404")  # fmt: skip
put("alive", "zh SegmentFault question with one accepted answer", "https://segmentfault.com/q/1010000018871234", "python 多进程共享 tensor 报错 received 0 items of ancdata",
    doc("zh-CN", "python 多进程共享 tensor 报错 received 0 items of ancdata - SegmentFault 思否", "<nav><ul>" + links("首页|问答|专栏|讲堂|圈层|发现|注册登录") + '</ul></nav><div><h1>python 多进程共享 tensor 报错 received 0 items of ancdata</h1><p>阅读 6.1k</p><p>DataLoader 开 8 个 worker，跑十几个批次以后抛 RuntimeError: received 0 items of ancdata，单进程没问题。系统 Ubuntu 18.04。</p><h2>1 个回答</h2><p>✓ 已被采纳</p><p>文件描述符不够了。ulimit -n 调大，或者 torch.multiprocessing.set_sharing_strategy("file_system")。</p><p>1 赞 回复</p><h3>撰写回答</h3><p>你尚未登录，登录后可以和作者交流、关注问题</p></div><footer>Copyright © 2011-2026 SegmentFault. 当前呈现版本 26.01.08</footer>'))  # fmt: skip
put("alive", "zh Bilibili video page that scripts will fill", "https://www.bilibili.com/video/BV1Xp4y1Q7dN/", "手撕 PyTorch 源码 第三讲：自动求导引擎",
    doc("zh-CN", "手撕 PyTorch 源码 第三讲：自动求导引擎_哔哩哔哩_bilibili", '<div id="biliMainHeader"></div><div id="app"><div class="video-info"><h1 title="手撕 PyTorch 源码 第三讲：自动求导引擎">手撕 PyTorch 源码 第三讲：自动求导引擎</h1><div>1.8万 93 2021-07-04 21:30:12 未经作者授权，禁止转载</div></div><div id="bilibili-player"></div><div class="desc">前两讲见主页合集。这一讲从 backward 进去，一直走到 AccumulateGrad，代码用的 1.9。课件链接在评论区置顶。</div><div>科技 计算机技术 编程 源码</div><div id="comment"></div></div><script>window.__INITIAL_STATE__={"aid":376104,"bvid":"BV1Xp4y1Q7dN","videoData":{"videos":1,"title":"手撕 PyTorch 源码 第三讲：自动求导引擎","duration":2711,"owner":{"name":"编译原理课代表"}}}</script>', '<meta name="description" content="视频播放量 18201、弹幕量 93、点赞数 1120、投硬币枚数 903, 视频作者 编译原理课代表"><meta property="og:type" content="video.other">'))  # fmt: skip
put("alive", "zh WeChat article hidden until its script runs", "https://mp.weixin.qq.com/s/6J8rKhHk3aWb0mN3pXb1eQ", "深入浅出 Dynamo：字节码是怎么被改写的",
    wechat("深入浅出 Dynamo：字节码是怎么被改写的", "编译小馆", "<section><p>大家好，我是馆主。点击上方蓝字关注我们，设为星标不迷路。</p></section>" + prose("zh", 7, 5) + "<p>往期回顾</p><p>好书推荐 | 留言送三本</p>"))  # fmt: skip
put("alive", "zh WeChat picture post of one paragraph", "https://mp.weixin.qq.com/s?__biz=MzA3&mid=2650&idx=1&sn=9f2c", "一张图看懂 PyTorch 算子注册",
    wechat("一张图看懂 PyTorch 算子注册", "算子茶话会", '<p>从 native_functions.yaml 到内核，一图流。建议横屏看，原图回复 0318。</p><p><img data-src="https://mmbiz.qpic.cn/mmbiz_png/a/640?wx_fmt=png" data-w="1080"></p>'))  # fmt: skip
put("alive", "zh Tencent Cloud column on identity checks and a captcha", "https://cloud.tencent.com/developer/article/1657320", "给登录接口接入验证码：从前端到后端",
    doc("zh", "给登录接口接入验证码：从前端到后端-腾讯云开发者社区-腾讯云", "<header><ul>" + links("学习|实践|活动|专区|圈层|工具|文章/答案/技术大牛|控制台|登录/注册") + '</ul></header><article><h1>给登录接口接入验证码：从前端到后端</h1><p>夜雨声烦 发布于 2020-07-08 15:21:17 代码可运行 2.2K 文章被收录于专栏：后端笔记</p><div class="rno-markdown"><p>登录接口被人刷了三天，安全同事说加个人机验证吧。本文记录全过程。</p><h2>前端</h2><p>引入 SDK，点击登录时弹窗，用户完成验证后拿到 ticket 和 randstr。</p><h2>后端</h2><p>把这两个值连同用户 IP 一起送去校验，返回 1 才继续走密码比对。校验失败不要告诉用户原因，统一提示请稍后再试。</p><h2>踩坑</h2><ul><li>ticket 只能用一次，重试要重新弹窗</li><li>反代后面拿到的 IP 是内网的，要读转发头</li><li>压测环境加白名单，不然访问被拒绝</li></ul><p>上线以后刷接口的流量掉了九成，客服没有收到投诉。</p></div><p>原创声明：本文系作者授权发布，未经许可，不得转载。如有侵权，请联系删除。</p></article><aside>目录 推荐阅读 <ul>' + links("限流算法对比|JWT 的三个坑|OAuth2 一图流") + "</ul></aside>"))  # fmt: skip
put("alive", "zh blog note of two sentences on GitHub Pages", "https://zobin.github.io/2019/torch-load-slow/", "torch.load 为什么慢",
    blog("zh-CN", "torch.load 为什么慢", "<p>因为 pickle 在逐个重建对象，真正读盘只占一小半。换成 mmap=True 之后第一次前向才会读页，体感快了很多。</p>", "左边的树", "首页|归档|标签|关于", "© 2019 - 2026 左边的树 | 由 Hexo 驱动 | 主题 NexT | 总访客量 人次"), sibling="404")  # fmt: skip
put("alive", "zh framework docs on the page that logs a user in", "https://docs.hub-train.cn/zh/master/cli/login.html", "登录与认证",
    sphinx("登录与认证", "HubTrain 训练平台", "<h1>登录与认证</h1><p>使用命令行前需要先登录。执行下面的命令，按提示输入用户名和密码：</p><pre>hubtrain login --region cn-north</pre><p>凭证保存在用户目录下，有效期 30 天，过期后会提示“请重新登录”。</p><h2>常见错误</h2><dl><dt>401 未授权</dt><dd>令牌失效，重新登录即可。</dd><dt>403 没有访问权限</dt><dd>联系管理员把你加进项目组。</dd><dt>404 资源不存在</dt><dd>检查区域是否写对。</dd></dl><p>在集群里用环境变量传令牌，不要把密码写进脚本。</p>"), sibling="404")  # fmt: skip
put("alive", "zh file view of a source at a forge", "https://gitee.com/mindlab/minitorch/blob/master/src/tensor.h", "minitorch/src/tensor.h",
    doc("zh-CN", "src/tensor.h · mindlab/minitorch - Gitee.com", "<nav><ul>" + links("开源|企业版|高校版|搜索|帮助中心|使用条款|关于我们|登录|注册") + "</ul></nav><h2>mindlab / minitorch</h2><ul>" + links("代码|Issues 3|Pull Requests 0|Wiki|统计|流水线|服务") + "</ul><div>加入 Gitee 与超过 1400万 开发者一起发现、参与优秀开源项目，私有仓库也完全免费 立即加入 已有帐号？ 立即登录</div><div>tensor.h 1.21 KB 一键复制 编辑 原始数据 按行查看 历史</div><pre class='blob'>#pragma once\n#include &lt;memory&gt;\n#include &lt;vector&gt;\n\nstruct Storage { std::shared_ptr&lt;float[]&gt; data; size_t bytes; };\n\nclass Tensor {\n public:\n  Tensor view(std::vector&lt;int&gt; sizes) const;\n  bool contiguous() const;\n private:\n  Storage storage_;\n  std::vector&lt;int&gt; sizes_, strides_;\n  size_t offset_ = 0;\n};\n</pre><footer>©OSCHINA. All rights reserved</footer>"))  # fmt: skip
put("alive", "zh university course page with slides", "http://staff.nanqing.edu.cn/~zhaoyh/dls2022/", "深度学习系统（2022 春）",
    doc("zh", "深度学习系统 2022 春", '<table width="780"><tr><td><h2>深度学习系统（2022 春）</h2><p>授课：赵老师 周三 3-4 节 逸夫楼 306</p><p>助教答疑：周五晚，QQ 群见第一讲课件</p><table border=1>' + "".join(f'<tr><td>第{n}周</td><td>{t}</td><td><a href="slides/l{n}.pdf">课件</a></td><td><a href="hw/{n}.zip">作业</a></td></tr>' for n, t in enumerate(["绪论", "张量与存储", "自动微分", "图优化", "算子与内核", "显存管理", "数据并行", "期中停课", "量化"], 1)) + "</table><p>最后更新：2022-05-11</p></td></tr></table>"), sibling="404")  # fmt: skip
put("alive", "zh old blog in GB2312 on alignment", "http://www.52coding.com.cn/2008/11/05/align/", "内存对齐的来龙去脉",
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=gb2312"><title>内存对齐的来龙去脉 - 我爱编码</title></head><body><div id="menu"><a href="/">首页</a> | <a href="/links">友情链接</a> | <a href="/about">关于</a></div><h2>内存对齐的来龙去脉</h2><p>结构体的大小为什么不等于成员大小之和？因为处理器按字取数，跨界要取两次。编译器就在成员之间塞了空洞。</p><p>用 sizeof 和 offsetof 打印一遍就清楚了。把大的成员放前面，空洞会少一些。</p><p>网络协议的结构体要用 pack 关掉对齐，不过访问会慢，有的机器甚至直接总线错误。</p><p>分类：C 语言 | 阅读 3320 次 | 评论已关闭</p><div>粤ICP备05001234号</div></body></html>', "text/html; charset=gb2312", code="gb2312")  # fmt: skip
put("alive", "zh Discuz thread that asks why a page is missing", "http://bbs.linuxgeek.cn/thread-88120-1-1.html", "nginx 反代后提示页面不存在，求助",
    doc("zh-CN", "nginx 反代后提示页面不存在，求助 - 服务器技术 - 极客论坛 - Powered by Discuz!", '<div id="toptb">设为首页 收藏本站 <form>用户名 <input name="username"> 密码 <input type="password" name="password"> 自动登录 找回密码 立即注册</form></div><div id="nv"><ul>' + links("门户|论坛|家园|导读|排行榜") + '</ul></div><div id="ct"><h1>nginx 反代后提示页面不存在，求助</h1><div>老王 发表于 2016-4-9 11:20 只看该作者</div><td class="t_f">后端直接访问正常，走 nginx 就是“抱歉，您访问的页面不存在”。proxy_pass 后面写的是 http://127.0.0.1:8080/ 。哪位大侠指点一下？</td><div>版主阿飞 发表于 2016-4-9 11:42</div><td class="t_f">末尾那个斜杠去掉。带斜杠会把 location 的前缀吃掉，后端收到的路径就不对了。</td><div>老王 发表于 2016-4-9 11:50</div><td class="t_f">好了！谢谢版主，结帖。</td><div>您需要登录后才可以回帖 登录 | 立即注册</div></div><div id="ft">Powered by Discuz! X3.4 © 2001-2017 Comsenz Inc. 站长统计|手机版|小黑屋|极客论坛</div>'))  # fmt: skip
put("alive", "zh Yuque page that is open to all", "https://www.yuque.com/xiaobing/dl/allocator", "显存分配器笔记",
    doc("zh", "显存分配器笔记", '<div id="ReactApp"><div class="lake-content"><h1>显存分配器笔记</h1>' + prose("zh", 4, 3) + "<p>若有收获，就点个赞吧</p></div><div>2021-09-02 20:11 1203 IP 属地浙江 举报 关于语雀 使用帮助 数据安全 服务协议 登录/注册</div></div><script>window.appData = JSON.parse(decodeURIComponent('%7B%22me%22%3A%7B%7D%7D'))</script>"))  # fmt: skip

put("alive", "en Discourse thread with a closed last post", "https://discuss.pytorch.org/t/why-does-my-grad-stay-none/88217", "Why does my grad stay None?",
    discourse("Why does my grad stay None?", post("mkoval", "July 6, 2020, 9:12pm", "I call backward on the loss and y.grad is None although y.requires_grad says True. What am I missing?") + post("albanD", "July 6, 2020, 9:30pm", "y is not a leaf. Call y.retain_grad() before backward, or look at the gradient of x.") + post("mkoval", "July 7, 2020, 6:02am", "That was it, thank you. Please log in to reply or open a new topic if you see the same.") + "<h3>Related topics</h3><table><tr><td>Leaf variables</td><td>3</td><td>900</td></tr><tr><td>Hook is not called</td><td>5</td><td>1.2k</td></tr></table>"), sibling="404")  # fmt: skip
put("alive", "en forum page where a guest reads and must log in to reply", "https://forums.gpucorner.net/viewtopic.php?f=12&t=40117", "Pinned memory slower than pageable?",
    doc("en-gb", "Pinned memory slower than pageable? - GPU Corner", "<ul>" + links("Quick links|FAQ|Login|Register|Board index") + '</ul><h2>Pinned memory slower than pageable?</h2><p>4 posts • Page 1 of 1</p><div class="postbody"><h3>Pinned memory slower than pageable?</h3><p>by rmatic » Tue Mar 05, 2019 8:14 pm</p><p>Allocating pinned buffers inside the loop takes longer than the copy itself. Is that expected?</p></div><div class="postbody"><p>by tolga_k » Tue Mar 05, 2019 9:01 pm</p><p>Yes. Pinning is a system call that walks the pages. Allocate once outside the loop and reuse it.</p></div><div class="postbody"><p>by rmatic » Wed Mar 06, 2019 7:40 am</p><p>Moved it out, 11 GB/s now. Cheers.</p></div><p>You must be logged in to post a reply. Log in to reply</p><p>Who is online: Users browsing this forum: No registered users and 3 guests</p><p>Powered by phpBB® Forum Software © phpBB Limited. Privacy | Terms</p>'))  # fmt: skip
put("alive", "en GitHub issue whose title says 404", "https://github.com/torchkit/hubcache/issues/212", "404 Not Found when downloading the weights of resnet18",
    github("404 Not Found when downloading the weights of resnet18 · Issue #212 · torchkit/hubcache", "torchkit/hubcache", '<h1>404 Not Found when downloading the weights of resnet18 #212</h1><span>Closed</span><div>Description</div><p>Since this morning <code>hubcache.get("resnet18")</code> raises HTTPError: HTTP Error 404: Not Found. The page of the bucket says the specified key does not exist. Worked yesterday with 0.4.1.</p><h3>Activity</h3><p>hannes-b: the file was renamed, fixed in 0.4.2, please upgrade.</p><p>dlopez: works now, closing.</p><p>Sign up for free to join this conversation on GitHub. Already have an account? Sign in to comment</p><h2>Metadata</h2><p>Assignees No one assigned Labels bug Projects No projects Milestone No milestone Development No branches or pull requests</p>'))  # fmt: skip
put("alive", "en docs page about login and sessions on Read the Docs", "https://scikit-remote.readthedocs.io/en/latest/auth/login.html", "Logging in",
    sphinx("Logging in", "scikit-remote", "<h1>Logging in</h1><p>A session is opened with <code>remote.login()</code>, which asks for a user name and a password unless a token is found.</p><h2>Tokens</h2><p>Create one under your profile and export it as <code>SKR_TOKEN</code>. It expires after ninety days; the call then raises <code>AccessDenied</code> with the text “please sign in again”.</p><h2>Two factors</h2><p>The code from your phone is asked for in the terminal. Pass <code>otp=</code> where no terminal is attached.</p>"), sibling="404")  # fmt: skip
put("alive", "en Medium story free to read", "https://medium.com/@dkrylov/what-i-learned-reading-the-autograd-engine-5f0c2a7b9e11", "What I learned reading the autograd engine",
    medium("What I learned reading the autograd engine", "Denis Krylov", prose("en", 2, 6)), authors=("Denis Krylov",))  # fmt: skip
put("alive", "en Substack note with a box to subscribe", "https://tinykernels.substack.com/p/launch-overhead", "Launch overhead, measured badly",
    doc("en", "Launch overhead, measured badly - by Ines Rook", '<div id="main"><nav><a href="/">Tiny Kernels</a> <button>Subscribe</button> <button>Sign in</button></nav><article><h1 class="post-title">Launch overhead, measured badly</h1><h3>A correction, mostly</h3><p>Ines Rook Oct 11, 2023</p><div class="available-content"><p>Last week I wrote that a launch costs nine microseconds. I had timed it with the profiler on. Without it the number is a little under four, and readers Tom and Aiko were right to complain.</p><p>The charts are fixed. Thanks for keeping me honest.</p></div><div class="subscribe-widget"><p>Tiny Kernels is a reader-supported publication. To receive new posts and support my work, consider becoming a free or paid subscriber.</p><input type="email" placeholder="Type your email..."><button>Subscribe</button></div></article><h3>Discussion about this post</h3><p>Comments Restacks</p><footer>© 2026 Ines Rook Privacy ∙ Terms ∙ Collection notice Start your Substack Get the app Substack is the home for great culture This site requires JavaScript to run correctly.</footer></div>', '<meta name="author" content="Ines Rook">'))  # fmt: skip
put("alive", "en essay about paywalls and blocked bots", "https://marginal-notes.org/2021/paywalls-and-robots", "Paywalls, robots and the open web",
    blog("en", "Paywalls, robots and the open web", "<p>“Subscribe to continue reading.” I counted that sentence on eleven of the twenty pages I opened this morning. Four more wanted me to prove that I am not a robot, and one was not available in my country.</p><p>None of this is new. What is new is that the readers at the other end are mostly programs, and publishers have noticed before their accountants did.</p><p>A meter of three free articles punishes the curious and spares the idle. A captcha punishes whoever has poor sight. A block by country punishes travellers. Each is an answer to a question about money that nobody wants to put to the reader.</p><p>I have no remedy. I keep this site free of all of them because it costs me four dollars a month.</p>", "Marginal Notes", "Essays|Books|About|Feed", "Text under CC BY. No trackers."), sibling="404")  # fmt: skip
put("alive", "en lecture notes in frames", "http://www.cs.eastbridge.edu/~hollis/cs533/notes/", "CS 533: Lecture notes on automatic differentiation",
    '<HTML><HEAD><TITLE>CS 533: Lecture notes on automatic differentiation</TITLE></HEAD><FRAMESET COLS="220,*"><FRAME SRC="toc.html" NAME="toc"><FRAME SRC="lecture1.html" NAME="main"><NOFRAMES><BODY>Your browser does not show frames. The <A HREF="toc.html">contents</A> and <A HREF="lecture1.html">lecture 1</A> can be read one by one.</BODY></NOFRAMES></FRAMESET></HTML>', "text/html; charset=iso-8859-1", sibling="404")  # fmt: skip
put("alive", "en Wayback copy of an article below the toolbar", "https://web.archive.org/web/20190302114410/http://pytorchinside.net/strides/", "Strides, slowly",
    doc("en", "Strides, slowly", '<div id="wm-ipp-base"><div id="wm-ipp">The Wayback Machine - http://pytorchinside.net/strides/ <a>14 captures</a> 09 Jan 2018 - 02 Mar 2019 <table><tr><td>Feb</td><td>MAR</td><td>Apr</td></tr><tr><td></td><td>02</td><td></td></tr><tr><td>2018</td><td>2019</td><td>2020</td></tr></table> success fail <a>About this capture</a> COLLECTED BY Collection: Wide crawls TIMESTAMPS</div></div><div id="content"><h1>Strides, slowly</h1>' + prose("en", 7, 4) + "</div>", '<script src="https://web-static.archive.org/_static/js/bundle-playback.js"></script><script>__wm.init("https://web.archive.org/web");</script>'))  # fmt: skip
put("alive", "en slides of a deck in one page", "https://lotte.codes/talks/2022-dispatcher/", "The dispatcher in twenty minutes",
    doc("en", "The dispatcher in twenty minutes", '<div class="reveal"><div class="slides"><section><h1>The dispatcher in twenty minutes</h1><p>Lotte van Dam, Kernel Meetup 2022</p></section><section><h2>One call</h2><ul><li>keys of the arguments</li><li>thread-local includes</li><li>highest bit wins</li></ul></section><section><h2>Why?</h2><p>autograd, vmap, functionalize …</p></section><section><h2>Demo</h2></section><section><h2>Questions?</h2></section></div></div><script src="dist/reveal.js"></script><script>Reveal.initialize({hash:true})</script>'), sibling="404")  # fmt: skip
put("alive", "en source listing as plain text", "https://raw.example-mirror.net/minigrad/minigrad/engine.py", "minigrad engine.py",
    'import heapq\n\n\nclass Node:\n    """One step of the graph: what to call, and where its gradients go."""\n\n    def __init__(self, fn, edges):\n        self.fn, self.edges, self.waiting = fn, edges, 0\n\n\ndef backward(root, grad):\n    """Run the graph from root; raises LookupError where an edge leads to a node that is not found."""\n    ready = [(0, root, grad)]\n    while ready:\n        depth, node, g = heapq.heappop(ready)\n        for edge, out in zip(node.edges, node.fn(g)):\n            if edge is None:\n                raise LookupError("404: no such node")\n            heapq.heappush(ready, (depth + 1, edge, out))\n', PLAIN, sibling="404")  # fmt: skip
put("alive", "en folder listing of a mirror", "https://ftp.westlake-mirror.org/torch/whl/cpu/", "",
    '<html><head><title>Index of /torch/whl/cpu/</title></head><body><h1>Index of /torch/whl/cpu/</h1><hr><pre><a href="../">../</a>\n' + "".join(f'<a href="torch-{v}.whl">torch-{v}-cp310-linux_x86_64.whl</a>      14-Mar-2023 09:{n:02d}    {190 + n}M\n' for n, v in enumerate(["1.12.0", "1.12.1", "1.13.0", "1.13.1", "2.0.0"])) + "</pre><hr></body></html>", sibling="404")  # fmt: skip

put("alive", "ja Qiita article with the banner that wants an account", "https://qiita.com/kmrtk/items/0c2b7f8d91aa34e5b6d1", "PyTorchのディスパッチャを追いかける",
    doc("ja", "PyTorchのディスパッチャを追いかける #Python - Qiita", "<header>" + links("ホーム|タイムライン|トレンド|質問|公式イベント", "a") + '<a>ログイン</a><a>新規登録</a></header><div><p>Go to list of users who liked 34 More than 3 years have passed since last update.</p><h1>PyTorchのディスパッチャを追いかける</h1><p>投稿日 2020年08月15日</p>' + prose("ja", 0, 5) + CODE + "</div><div>新規登録して、もっと便利にQiitaを使ってみよう あなたにマッチした記事をお届けします ログインすると使える機能について</div><h2>コメント</h2><p>この記事にコメントはありません。</p><footer>© 2011-2026 Qiita Inc. ガイドとヘルプ 利用規約 プライバシーポリシー</footer>"))  # fmt: skip
put("alive", "ja Hatena note of a few sentences", "https://kurage.hatenablog.com/entry/2018/12/03/013015", "DataLoaderが固まる",
    doc("ja", "DataLoaderが固まる - くらげの計算日誌", '<div id="globalheader-container"><iframe src="https://blog.hatena.ne.jp/globalheader"></iframe></div><h1 id="title"><a href="/">くらげの計算日誌</a></h1><h2>日々のメモ</h2><article><time>2018-12-03</time><h1 class="entry-title">DataLoaderが固まる</h1><div class="entry-content"><p>num_workersを増やしたら途中で固まった。OpenCVのスレッドとforkの相性が悪いらしい。</p><p>cv2.setNumThreads(0)を入れたら直った。おわり。</p></div><p>kurage_calc 2018-12-03 01:30 読者になる 広告を非表示にする</p></article><h3>関連記事</h3><ul><li>CUDAを入れ直した</li><li>学習率の話</li></ul><div>プロフィール id:kurage_calc 検索 最新記事 月別アーカイブ</div><div>はてなブログをはじめよう！ Powered by Hatena Blog ブログを報告する</div>'))  # fmt: skip
put("alive", "ja Zenn article on reCAPTCHA and bots", "https://zenn.dev/ohagi/articles/3f1d7c9b2e", "reCAPTCHAで弾かれる自分のE2Eテストをどうにかする",
    doc("ja", "reCAPTCHAで弾かれる自分のE2Eテストをどうにかする", '<div id="__next"><header><a href="/">Zenn</a> <a>Log in</a></header><article><h1>reCAPTCHAで弾かれる自分のE2Eテストをどうにかする</h1><p>2023/05/20に公開</p><div class="znc"><p>「私はロボットではありません」のチェックで止まる自作テストの話です。アクセスが拒否されましたという画面しか映らないので、最初は原因が分かりませんでした。</p><h2>テスト用のキーを使う</h2><p>公式のテストキーなら必ず通ります。環境変数で切り替えるだけです。</p><h2>本番では</h2><p>社内のIPだけ検証を省く案もありましたが、漏れたときが怖いのでやめました。</p></div></article><h2>Discussion</h2><aside>おはぎ フォロー バッジを贈って著者を応援しよう</aside></div><script id="__NEXT_DATA__" type="application/json">{"props":{}}</script>'))  # fmt: skip
put("alive", "ja slides at a deck host with their transcript", "https://speakerdeck.com/tsubame/pytorch-no-naibu", "PyTorchの内部 〜autogradを中心に〜",
    doc("ja", "PyTorchの内部 〜autogradを中心に〜 - Speaker Deck", "<nav>" + links("Speaker Deck|Features|Speaker Deck PRO|Sign in|Sign up for free", "a") + '</nav><h1>PyTorchの内部 〜autogradを中心に〜</h1><iframe class="speakerdeck-iframe" src="https://speakerdeck.com/player/9a1f"></iframe><p>tsubame November 10, 2019 Technology 4 12k</p><h2>Transcript</h2><p>1. PyTorchの内部 勉強会 #14 つばめ</p><p>2. 自己紹介</p><p>3. 計算グラフとは ノードは関数 エッジは勾配の行き先</p><p>4. backwardの中身 スレッド キュー 依存カウント</p><p>5. まとめ</p><footer>Copyright © 2026 Speaker Deck, LLC.</footer>'))  # fmt: skip
put("alive", "ko Velog post on the engine", "https://velog.io/@haneul/pytorch-autograd-engine", "PyTorch autograd 엔진 뜯어보기",
    doc("ko", "PyTorch autograd 엔진 뜯어보기", '<div id="root"><header><a>하늘.log</a> <button>로그인</button></header><h1>PyTorch autograd 엔진 뜯어보기</h1><p>하늘 · 2021년 2월 8일 팔로우 12 목록 보기</p>' + prose("ko", 0, 4) + CODE + "<p>이전 포스트 텐서와 스토리지</p><p>3개의 댓글 댓글 작성</p></div><script>window.__APOLLO_STATE__={}</script>"))  # fmt: skip
put("alive", "ru Habr article with a removed comment below", "https://habr.com/ru/articles/548120/", "Как устроен диспетчер PyTorch",
    doc("ru", "Как устроен диспетчер PyTorch / Хабр", "<header>" + links("Моя лента|Все потоки|Разработка|Администрирование|Дизайн|Войти", "a") + '</header><article><span>kompilyator 22 мар 2021 в 10:05</span><h1>Как устроен диспетчер PyTorch</h1><p>Средний 8 мин 14K Python* Машинное обучение*</p><div id="post-content-body">' + prose("ru", 0, 4) + CODE + "</div><p>Теги: pytorch, dispatcher</p><p>+42 88 19</p></article><div>Комментарии 19 <p>НЛО прилетело и опубликовало эту надпись здесь</p><p>sergv: Спасибо, ссылка на вторую часть не открывается.</p><p>Комментарий удалён</p></div><footer>Ваш аккаунт Войти Регистрация Разделы Статьи Новости Информация Устройство сайта</footer>"))  # fmt: skip
put("alive", "de blog post on the allocator", "https://rechenwerkstatt.net/2020/07/speicher-auf-der-grafikkarte/", "Wohin geht der Speicher der Grafikkarte?",
    blog("de", "Wohin geht der Speicher der Grafikkarte?", prose("de", 2, 3) + "<p>Gemessen habe ich mit Version 1.5 auf einer alten Karte mit acht Gigabyte. Nach dem Löschen aller Tensoren blieben sechshundert Megabyte belegt; davon gehört gut die Hälfte dem Kontext selbst.</p><h2>2 Gedanken zu diesem Beitrag</h2><p>Jens: Danke, das hat mir einen Abend gerettet.</p><p>Schreibe einen Kommentar. Deine E-Mail-Adresse wird nicht veröffentlicht.</p>", "Rechenwerkstatt", "Start|Themen|Über mich|Impressum|Datenschutz", "Stolz präsentiert von WordPress"), sibling="404")  # fmt: skip
put("alive", "fr forum thread answered in one line", "https://forum.calculscientifique.fr/t/gradient-nul-apres-detach/3120", "Gradient nul après detach",
    doc("fr", "Gradient nul après detach - Forum du calcul scientifique", "<nav>" + links("Accueil|Forums|Tutoriels|FAQ|S'inscrire|Connexion", "a") + "</nav><h1>Gradient nul après detach</h1><p>[Résolu] 2 messages, 614 vues</p><div><b>Maëlle</b> 12 mai 2021<p>Bonjour, mon gradient vaut None dès que j'ajoute detach() avant la perte. Une idée ?</p></div><div><b>padawan37</b> 12 mai 2021<p>C'est justement son rôle : detach() coupe le graphe. Enlève-le ou appelle-le après.</p></div><p>Vous devez être connecté pour répondre à ce sujet.</p><footer>Mentions légales Charte Contact</footer>"))  # fmt: skip

# Pages that are gone.

put("gone", "zh Zhihu column whose article its author took back", "https://zhuanlan.zhihu.com/p/70119283", "PyTorch 的 C++ 扩展踩坑记",
    zhihu("知乎 - 有问题，就会有答案", '<div class="ErrorPage"><h1>404</h1><p>这篇文章已经不在了，可能是作者把它删掉了，也可能是链接抄错了一位。</p><a href="/">去往首页</a><span>或者 5 秒后自动跳转</span></div>'))  # fmt: skip
put("gone", "zh CSDN article taken down beside hot articles", "https://blog.csdn.net/qq_32998593/article/details/92849585", "PyTorch 自定义算子完整教程",
    csdn("CSDN博客", '<div class="new_404"><img src="404.png"><p>很遗憾，您要找的博文已被下架或被博主移除</p><a href="/">返回博客首页</a><h3>为您推荐</h3><ul>' + links("PyTorch 中 hook 的三种用法|一文读懂混合精度|torch.jit 使用记录|自定义算子之 TensorRT 插件|从零开始的 C++ 扩展") + "</ul></div>"))  # fmt: skip
put("gone", "zh Juejin article that was removed, with the author ranking beside", "https://juejin.cn/post/6911286011243429896", "从零实现一个自动微分库",
    doc("zh", "掘金 - 代码不止，掘金不停", '<div id="__nuxt"><header><ul>' + links("首页|沸点|课程|直播|活动|AI 编程") + '</ul><button>登录 注册</button></header><main><div class="post-404"><img src="/empty.svg"><p>文章不见了</p><p>它或许违反了社区规范，或许是作者自己撤下的。</p><a href="/">回首页看看</a></div></main><aside><h3>作者榜</h3><ul>' + links("前端阿飞|后端小熊|算法工程师老李") + "</ul><h3>精选内容</h3><ul>" + links("Rust 宏入门|我用 Canvas 画了一棵树|MySQL 索引为何失效") + "</ul></aside></div>"))  # fmt: skip
put("gone", "zh Jianshu note that its author locked away", "https://www.jianshu.com/p/4a7d9b0f1e22", "Pytorch 源码编译 (Ubuntu)",
    doc("zh-CN", "简书 - 创作你的创作", "<nav>" + links("首页|下载APP|会员|IT技术|登录|注册|写文章", "a") + '</nav><div class="error"><img src="//cdn2.jianshu.io/assets/web/icon_nofind.png"><h3>您查看的文章已被作者删除，或因投诉被关闭</h3><p>先去看看别的吧，<a href="/">回到首页</a></p></div><footer>关于简书 · 联系我们 · 加入我们 · 简书出版 · 帮助中心 ©2012-2026 上海佰集信息科技有限公司</footer>'))  # fmt: skip
put("gone", "zh WeChat article that its publisher removed", "https://mp.weixin.qq.com/s/Wq0tV5y1x2Lk7fJ0aUoQxg", "PyTorch 2.0 编译栈全解析",
    doc("zh-CN", "微信公众平台", '<div class="weui-msg"><div class="weui-msg__icon-area"><i class="weui-icon-warn"></i></div><div class="weui-msg__text-area"><div class="weui-msg__title warn">文章已由发布者撤回</div></div></div><script nonce="8">window.isSg=0;var wxData={errcode:"3"};</script>', '<link rel="stylesheet" href="//res.wx.qq.com/mmbizappmsg/zh_CN/htmledition/pages/tmpl_error.css">'))  # fmt: skip
put("gone", "zh WeChat account that was cancelled", "https://mp.weixin.qq.com/s/pT7yXkR3-9wDfQ2mE8cHzA", "深度学习框架的内存规划",
    doc("zh-CN", "", '<div class="weui-msg"><i class="weui-icon-info"></i><h2>账号已注销</h2><p>该公众号的运营者已主动注销账号，它的历史文章不再提供。</p></div>'))  # fmt: skip
put("gone", "zh Bilibili video that is off, above recommended ones", "https://www.bilibili.com/video/BV1aK411H7vP/", "PyTorch C++ 前端教程",
    doc("zh-CN", "出错啦! - bilibili.com", '<div id="biliMainHeader">' + links("首页|番剧|直播|游戏中心|会员购|漫画|赛事|投稿|登录", "a") + '</div><div class="error-container"><img src="very_sorry.png"><div class="error-text">啊叻？这个稿件失效了，UP主可能把它藏起来了</div><a href="/">返回主站</a><a>换一张</a></div><div><h3>大家都在看</h3><ul>' + links("三分钟了解显卡架构 12.3万|【编程】手写线程池 4.1万|期末高数速成 88.7万") + "</ul></div>"))  # fmt: skip
put("gone", "zh domain that is up for sale", "http://www.dlnotes.cn/archives/312", "深度学习笔记：反向传播",
    doc("zh", "dlnotes.cn 域名出售 - 精品域名一口价", '<div class="wrap"><h1>dlnotes.cn</h1><p>您正在访问的域名可以转让！</p><p>一口价：￥8,800 支持分期 | 我要报价 <input><button>提交</button></p><p>This domain is for sale. Whois 经纪人：小林 微信同号 电话 400-000-2211</p><ul><li>平台担保 资金安全</li><li>极速过户 1-3 个工作日</li></ul></div><footer>© 名仓域名交易 增值电信业务经营许可证</footer>'), sibling="same")  # fmt: skip
put("gone", "zh site whose hosting has run out", "http://www.aicodehub.com.cn/article/188.html", "CUDA 编程模型简介",
    doc("zh", "网站到期提示", '<table align="center"><tr><td><img src="tips.gif"></td><td><h3>您访问的站点服务已到期！</h3><p>若您是站长，请尽快登录主机控制面板续费，逾期 15 天数据将被清空。</p><p>若您是访客，请联系站点负责人。</p></td></tr></table>'), sibling="same")  # fmt: skip
put("gone", "zh bucket that has no such object", "https://blog-img-hz.oss-cn-hangzhou.aliyuncs.com/notes/pytorch-internals.html", "PyTorch 内部机制笔记",
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error>\n  <Code>NoSuchKey</Code>\n  <Message>The object is not in this bucket.</Message>\n  <RequestId>65A1F0C2B7D49E3331C0AA12</RequestId>\n  <HostId>blog-img-hz.oss-cn-hangzhou.aliyuncs.com</HostId>\n  <Key>notes/pytorch-internals.html</Key>\n</Error>\n', XML)  # fmt: skip
put("gone", "zh server panel's page for a site just made", "http://zhangsanfeng.top/2019/08/dispatcher/", "PyTorch dispatcher 小记",
    doc("zh", "恭喜，站点创建成功！", '<div class="panel"><h1>恭喜, 站点创建成功！</h1><h3>这是默认 index.html，本页面由系统自动生成</h3><ul><li>本页面在 FTP 根目录下的 index.html</li><li>您可以修改、删除或覆盖本页面</li><li>FTP 相关信息，请到面板系统后台 &gt; FTP 查看</li></ul></div>'))  # fmt: skip
put("gone", "zh column of Tencent Cloud that was put offline", "https://cloud.tencent.com/developer/article/1438920", "PyTorch 显存优化一览",
    doc("zh", "腾讯云开发者社区-腾讯云", "<header><ul>" + links("学习|实践|活动|专区|圈层|工具|控制台|登录/注册") + '</ul></header><div class="com-empty"><p>抱歉，该文章已下线</p><p>你可以看看下面这些</p></div><section><h3>热门专栏</h3><ul>' + links("腾讯技术工程官方号|机器学习炼丹之路|后台开发那些事") + "</ul><h3>活动推荐</h3><p>云服务器新客特惠 2 核 2G 低至 61 元/年</p></section><footer>Copyright © 2013 - 2026 Tencent Cloud. All Rights Reserved. 腾讯云 版权所有</footer>"))  # fmt: skip
put("gone", "zh blog whose name now leads to gambling", "http://www.52tensor.com/post/autograd-2", "自动求导原理（二）",
    doc("zh", "星辉娱乐-星辉平台注册-星辉登录官网【首页】", "<h1>星辉娱乐</h1><ul>" + links("首页|真人视讯|电子游艺|体育投注|彩票|优惠活动|代理加盟|APP下载") + "</ul><p>星辉娱乐成立于 2009 年，拥有合法牌照，注册即送 88 元彩金，存取款三分钟到账，7x24 小时客服在线。热门推荐：北京赛车、时时彩、百家乐、捕鱼。</p><p>公司新闻：星辉平台全新改版上线；喜迎双节充值返利。</p><footer>Copyright 星辉娱乐 版权所有 XML地图</footer>", '<meta name="keywords" content="星辉娱乐,星辉平台,星辉注册"><script src="//s4.cnzz.com/z_stat.php?id=1"></script>'))  # fmt: skip
put("gone", "zh Discuz thread that was deleted", "http://bbs.cudazone.cn/thread-4102-1-1.html", "共享内存 bank conflict 详解",
    doc("zh-CN", "提示信息 - CUDA 论坛 - Powered by Discuz!", '<div id="toptb">设为首页 收藏本站 <form>用户名 <input name="username"> 密码 <input type="password" name="password"> 找回密码 立即注册</form></div><ul>' + links("论坛|导读|排行榜|帮助") + '</ul><div id="messagetext" class="alert_error"><p>您要看的主题已经被删除，或者还在审核当中</p><p><a href="javascript:history.back()">[ 点击这里返回上一页 ]</a></p></div><div id="ft">Powered by Discuz! X3.2 © 2001-2013 Comsenz Inc. GMT+8, 2026-11-2 08:11</div>'))  # fmt: skip
put("gone", "zh deep link that ends on a portal's front page", "http://www.cvmart.net/community/article/detail/533", "PyTorch 分布式训练原理",
    doc("zh", "极市开发者平台-计算机视觉算法开发落地平台", "<ul>" + links("首页|算法商城|打榜|项目需求|社区|竞赛|课程|登录|注册") + "</ul><div>一站式视觉算法开发 让算法更快落地</div><h2>热门赛事</h2><ul>" + links("安全帽识别 奖金 5 万|电动车进电梯识别|河道漂浮物识别") + "</ul><h2>最新文章</h2><ul>" + links("目标检测综述|Transformer 量化部署|工业缺陷检测实战") + "</ul><footer>粤ICP备 商务合作 用户协议</footer>"), final="https://www.cvmart.net/")  # fmt: skip

put("gone", "en blog that moved hosts and sends all to its front page", "https://engineering.lanternml.com/2018/06/12/inside-the-dispatcher", "Inside the dispatcher",
    doc("en", "Lantern ML – Forecasts you can act on", "<nav>" + links("Product|Customers|Pricing|Resources|Company|Book a demo", "a") + "</nav><h1>Forecasts you can act on</h1><p>Lantern turns the numbers you have into the plan you need. Trusted by 400 retailers.</p><h2>Why Lantern</h2><p>Live in two weeks. SOC 2 Type II. Plays well with your warehouse.</p><h2>From the newsroom</h2><ul>" + links("Lantern raises series C|Lantern at Retail Week|What is demand sensing?") + "</ul><footer>© 2026 Lantern ML Inc. Careers Legal Trust center</footer>"), final="https://www.lanternml.com/")  # fmt: skip
put("gone", "en parked name that a script fills", "http://pytorch-notes.com/hooks.html", "Notes on hooks",
    '<!DOCTYPE html><html data-adblockkey="MFwwDQYJ_a81"><head><title>pytorch-notes.com</title><script>window.onload=function(){window.location.href="/lander"}</script></head><body style="opacity:0"></body></html>', sibling="same")  # fmt: skip
put("gone", "en Medium story that its author deleted", "https://medium.com/@arjunpai/a-tour-of-torchscript-9bd0cd1aa231", "A tour of TorchScript",
    doc("en", "Medium", '<div id="root"><nav><a>Open in app</a> <a>Sign up</a> <a>Sign in</a> <a>Write</a></nav><h2>410</h2><h1>The person who wrote this story took it down.</h1><p>Maybe one of these will do</p><ul>' + links("Seven books on systems|How I lost a weekend to CMake|The cost of clean code") + "</ul><div>Help Status About Careers Blog Privacy Terms</div></div>"))  # fmt: skip
put("gone", "en video that is no longer there", "https://www.youtube.com/watch?v=Xq0vRj2b7aM", "PyTorch internals lecture",
    doc("en", " - YouTube", '<div id="watch7-content"></div><script nonce="a">var ytInitialPlayerResponse = {"playabilityStatus":{"status":"ERROR","reason":"Video unavailable","errorScreen":{"playerErrorMessageRenderer":{"subreason":{"simpleText":"The uploader has closed their account."},"reason":{"simpleText":"Video unavailable"}}}}};</script><script nonce="a">var ytInitialData = {"contents":{"twoColumnWatchNextResults":{"results":{"results":{}}}}};</script>', '<meta name="title" content=""><meta name="description" content=""><link rel="shortlink" href="https://youtu.be/">'))  # fmt: skip
put("gone", "en search page of a blog that lost the post", "https://gradnotes.blog/2017/11/variable-and-tensor-merge/", "Variable and Tensor merge",
    doc("en-US", "Nothing here - Grad Notes", "<header><a href='/'>Grad Notes</a>" + links("Home|Archive|About", "a") + '</header><main class="error404"><h1>Hmm, that one has gone missing.</h1><p>Nothing lives at this address. Perhaps searching will turn it up?</p><form><input type="search" placeholder="Search …"><button>Search</button></form><h2>Recent Posts</h2><ul>' + links("Einsum in anger|My keyboard broke|Reading list, March") + "</ul><h2>Archives</h2><ul>" + links("March 2022|January 2022|May 2021") + "</ul></main><footer>Proudly powered by WordPress</footer>", '<meta name="robots" content="noindex, follow">'))  # fmt: skip
put("gone", "en hosting account that was suspended", "http://www.deepkernels.org/tutorials/strides.php", "Strides tutorial",
    doc("en", "Contact Support", '<div style="text-align:center"><img src="/img-sys/logo.png"><h2>This hosting account has been suspended</h2><p>Contact your provider\'s billing department for more information.</p></div>'), final="http://www.deepkernels.org/cgi-sys/suspendedpage.cgi", sibling="same")  # fmt: skip

put("gone", "ja diary that its owner closed", "https://kazahana.hatenadiary.jp/entry/2016/02/14/chainer", "Chainerの計算グラフを読む",
    doc("ja", "Hatena Blog", '<div id="container"><h1>このブログは閉鎖されました</h1><p>ご覧になろうとしたブログは、開設者によって削除されています。</p><p><a href="https://hatena.blog/">はてなブログ トップへ</a> <a href="/help">ヘルプ</a></p></div>'))  # fmt: skip
put("gone", "ja service that has ended", "https://blogs.techvillage.ne.jp/miyako/20090310.html", "メモリアロケータの実装",
    doc("ja", "テックビレッジ ブログサービス終了のお知らせ", "<h1>サービス終了のお知らせ</h1><p>平素よりご利用いただき誠にありがとうございます。</p><p>「テックビレッジ ブログ」は2019年12月15日をもちまして提供を終了いたしました。長らくのご愛顧に心より御礼申し上げます。</p><p>なお、お預かりしていた記事データはすべて消去しております。</p><p>テックビレッジ株式会社</p>"), sibling="same")  # fmt: skip
put("gone", "ja article that was withdrawn, above the day's ranking", "https://www.itjournal.example.jp/articles/1704/11/news033.html", "深層学習フレームワークの選び方",
    doc("ja", "ITジャーナル", "<header>" + links("トップ|速報|AI|セキュリティ|製品|転職|メルマガ|会員登録|ログイン", "a") + '</header><div id="masterMain"><h1>お探しのページは掲載期間が終了したか、移動しました</h1><p>お手数ですが、検索またはトップページからお探しください。</p></div><h2>アクセスランキング</h2><ol>' + links("新型CPUの実力を見る|国産LLMの現在地|情シスの一日|キーボード選び2026") + "</ol><footer>会社概要 著作権・リンク・免責事項 広告について</footer>"))  # fmt: skip
put("gone", "ko Tistory post that was deleted", "https://gpustudy.tistory.com/148", "CUDA 스트림 정리",
    doc("ko", "TISTORY", '<div class="absent_post"><strong>삭제됐거나 주소가 바뀐 글입니다.</strong><p>주소를 다시 한번 살펴봐 주세요.</p><a href="https://www.tistory.com">티스토리 홈으로</a></div>'))  # fmt: skip
put("gone", "ko Naver blog notice in a script", "https://blog.naver.com/mlrookie/221513320912", "파이토치 자동미분",
    '<html lang="ko"><head><meta charset="utf-8"><title>네이버 블로그</title><script>alert("유효하지 않은 요청입니다.\\n해당 글은 작성자가 삭제했거나 더 이상 존재하지 않습니다.");history.back();</script></head><body></body></html>')  # fmt: skip
put("gone", "ru Habr post back in drafts", "https://habr.com/ru/post/437800/", "Автоматическое дифференцирование изнутри",
    doc("ru", "Хабр", "<header>" + links("Моя лента|Все потоки|Разработка|Администрирование|Войти", "a") + '</header><div class="tm-error-message"><h1>Этой публикации больше нет</h1><p>Автор убрал её в черновики, либо её никогда и не было.</p><a href="/">Вернуться на главную</a></div><footer>Ваш аккаунт Войти Регистрация Разделы Информация Услуги</footer>'))  # fmt: skip
put("gone", "ru name that its registrar parks", "http://gpu-zametki.ru/2014/cuda-streams/", "Потоки CUDA",
    doc("ru", "gpu-zametki.ru", "<div class='b-page'><h1>gpu-zametki.ru</h1><p>Домен зарегистрирован и припаркован</p><p>Владелец домена? Подключите хостинг или создайте сайт за пару минут.</p><ul>" + links("Виртуальный хостинг|Конструктор сайтов|SSL-сертификаты|Почта для домена") + "</ul><p>Хотите купить этот домен? Узнайте цену у регистратора.</p></div>"), sibling="same")  # fmt: skip
put("gone", "de university page after the new system came", "https://www.inf.tu-ostheim.de/lehre/ss14/gpu/folien.html", "Folien zur GPU-Programmierung",
    doc("de", "Seite nicht vorhanden – TU Ostheim", "<nav>" + links("Studium|Forschung|Universität|International|Fakultäten|Bibliothek|Karriere|English", "a") + "</nav><main><h1>Hoppla!</h1><p>Unser Webauftritt ist umgezogen, und diese Adresse hat den Umzug nicht überstanden. Bitte nutzen Sie die Suche oder beginnen Sie auf der Startseite.</p><form><input placeholder='Suchbegriff'><button>Suchen</button></form></main><footer>Impressum Datenschutz Barrierefreiheit Leichte Sprache Gebärdensprache Stellenangebote Presse Lageplan</footer>"))  # fmt: skip
put("gone", "fr personal pages that the provider stopped", "http://jmarchal.pagesperso-telecable.fr/cuda/intro.htm", "Introduction à CUDA",
    doc("fr", "Pages Perso", "<h1>Pages Perso, c'est fini</h1><p>Depuis le 5 septembre 2023, l'hébergement des sites personnels de nos abonnés est arrêté. Le site que vous cherchez n'est donc plus en ligne.</p><p>Vous en étiez l'auteur ? Une sauvegarde restait disponible jusqu'au 9 janvier 2024.</p><a href='/'>Vers le portail Télécâble</a>"), sibling="same")  # fmt: skip

# Walls.

put("wall", "zh Zhihu script that sets a cookie", "https://zhuanlan.zhihu.com/p/25572330", "PyTorch 源码浅析（一）",
    '<html><head><meta id="zh-zse-ck" content="004_lk2Jx0m8q0FzY3vU7s9e"><meta charset="utf-8"></head><body><div style="display:none"></div><script data-assets-tracker-config=\'{"appName":"zse_ck","trackJSRuntimeError":true}\' defer src="https://static.zhihu.com/zse-ck/v4/1f0a6e.js"></script></body></html>')  # fmt: skip
put("wall", "zh Zhihu page that suspects a machine", "https://www.zhihu.com/question/58030267", "PyTorch 的动态图是怎么实现的？",
    doc("zh", "安全验证 - 知乎", '<div id="root"><div class="Unhuman"><a href="/">知乎</a><p>系统监测到您的网络环境存在异常，为保证您的正常访问，请点击下方按钮进行验证。</p><button>开始验证</button></div></div>'), final="https://www.zhihu.com/account/unhuman?type=unhuman&need_login=true")  # fmt: skip
put("wall", "zh CSDN article of a paid column with its start", "https://blog.csdn.net/kingsoul88/article/details/121901847", "PyTorch 分布式源码解析（五）",
    csdn("PyTorch 分布式源码解析（五）-CSDN博客", '<h1 class="title-article">PyTorch 分布式源码解析（五）</h1><div>最新推荐文章于 2023-02-01 发布 · 318 阅读</div><div>专栏收录该内容 32 篇文章 订阅专栏 ￥79.90 ￥99.00</div><div id="content_views"><p>上一篇说到进程组的建立，这一篇接着看归约器的构造函数。</p></div><div class="column-mask"><p>订阅专栏 解锁全文</p><p>剩余 93% 内容，付费后可阅读</p><a>超级会员免费看</a></div>'))  # fmt: skip
put("wall", "zh firewall that answers with a script for a cookie", "https://blog.csdn.net/g11d111/article/details/83035999", "PyTorch 之 view 的用法",
    '<html><script>\nvar arg1=\'6F0C21B7A5D8E94430CFB7A2D1586E9033BD4471\';\nvar _0x4818=[\'\\x63\\x6f\\x6f\\x6b\\x69\\x65\'];function setCookie(n,v){document[_0x4818[0]]=n+"="+v+";path=/";}\nfunction reload(x){setCookie("acw_sc__v2",x);document.location.reload();}\nvar arg2=arg1.split("").reverse().join("");reload(arg2);\n</script></html>')  # fmt: skip
put("wall", "zh WeChat page for an odd environment", "https://mp.weixin.qq.com/s/vq9aXcD1kM2n0Q7dQdRr3w", "图解 FSDP",
    doc("zh-CN", "", '<div class="weui-msg"><h2 class="weui-msg__title">当前环境异常</h2><p class="weui-msg__desc">完成验证后才可以接着访问。</p><a class="weui-btn" id="js_verify">去验证</a></div><script>var PAGE_MID="mmbizwap:secitptpage/verify.html"</script>'), final="https://mp.weixin.qq.com/mp/wappoc_appmsgcaptcha?poc_token=HJ1")  # fmt: skip
put("wall", "zh Weibo visitor page", "https://weibo.com/ttarticle/p/show?id=2309404512004", "一文看懂算子融合",
    '<!DOCTYPE html><html><head><meta charset="gb2312"><title>Sina Visitor System</title></head><body><span id="message"></span><script src="/js/visitor/mini_original.js?v=20161116"></script><script>window.use_fp="1"=="1";var url=url||{};(function(){this.l=function(u,c){var s=document.createElement("script");s.src=u;document.body.appendChild(s)};}).call(url);var incarnate=function(t,w,c){};</script></body></html>', "text/html; charset=gb2312", final="https://passport.weibo.com/visitor/visitor?entry=miniblog&a=enter&url=https%3A%2F%2Fweibo.com%2Fttarticle")  # fmt: skip
put("wall", "zh firewall of a cloud that stopped the request", "https://www.aigcbase.cn/articles/torch-compile-notes", "torch.compile 使用笔记",
    doc("zh", "拦截提示", '<div class="t-waf"><img src="data:image/png;base64,AA"><h2>本次访问触发了安全防护</h2><p>您提交的请求与网站设定的防护规则冲突，已被拦下。</p><p>如属误拦，请把下面的编号发给网站管理员：</p><p>UUID: 5b1c-9e2f-40ad-b1c7 IP: 203.0.113.9</p></div>'))  # fmt: skip
put("wall", "zh page that is nothing but a slider", "https://www.jianshu.com/p/fd0f7e3c9d81", "PyTorch 中的 Hook 机制",
    doc("zh-CN", "滑动验证页面", '<div id="WAF_NC_WRAPPER"><p>为了更好的访问体验，请先把滑块拖到最右边</p><div id="nc_1_wrapper"><span>按住滑块，拖动到最右边</span></div></div><script src="https://g.alicdn.com/AWSC/AWSC/awsc.js"></script><script>var requestInfo={token:"a91",type:"GETRendering"};</script>'))  # fmt: skip
put("wall", "zh Feishu document that wants an account", "https://bytedance.feishu.cn/docx/Xk2bdQ0sLo9aVtxw", "图编译器分享材料",
    doc("zh", "飞书登录页", '<div class="passport"><h1>欢迎使用飞书</h1><div>扫码登录 请使用飞书移动端扫描二维码</div><div>手机号 邮箱 <input placeholder="请输入你的手机号"><button>下一步</button></div><p>更多登录方式 SSO 登录 加入已有团队</p><p>我已阅读并同意 服务协议 和 隐私政策</p></div>'), final="https://accounts.feishu.cn/accounts/page/login?app_id=2&redirect_uri=https%3A%2F%2Fbytedance.feishu.cn%2Fdocx%2FXk2bdQ0sLo9aVtxw")  # fmt: skip
put("wall", "zh Yuque document behind a password", "https://www.yuque.com/teamgraph/kb/mdzq3k", "算子开发规范",
    doc("zh", "访问受限 · 语雀", '<div id="ReactApp"><div class="doc-verify"><h2>这篇文档设置了访问密码</h2><input type="password" placeholder="请输入 4 位密码"><button>确定</button><p>没有密码？请向文档所有者索取</p></div><footer>语雀 登录 注册</footer></div>'))  # fmt: skip
put("wall", "zh Baidu check before its pages", "https://baijiahao.baidu.com/s?id=1700912305412008", "从 Caffe 到 PyTorch",
    doc("zh", "百度安全验证", '<div class="timeout hide"><p class="timeout-title">网络不给力，请稍后重试</p><button>返回首页</button></div><div class="passMod_dialog-wrapper"></div><p class="feedback">问题反馈</p><script src="https://ppui-static-wap.cdn.bcebos.com/static/touch/js/mkdjump_v2.js"></script>'), final="https://wappass.baidu.com/static/captcha/tuxing.html?ak=c27b")  # fmt: skip
put("wall", "zh campus sign-in before a lecture's page", "https://course.huadong-u.edu.cn/dl/2021/lecture6", "第六讲 自动微分",
    doc("zh", "统一身份认证平台", '<div class="header"><img alt="华东理科大学"></div><div class="tabs">账号登录 扫码登录 动态码登录</div><form id="casLoginForm" method="post"><input name="username" placeholder="学号/工号"><input id="pwd" type="password" placeholder="密码"><input type="hidden" name="execution" value="e1s1"><label>7 天内免登录</label><a>忘记密码？</a><button>登录</button></form><p>校外访问请先连接 VPN</p><p>信息化办公室 版权所有</p>'), final="https://authserver.huadong-u.edu.cn/authserver/login?service=https%3A%2F%2Fcourse.huadong-u.edu.cn%2Fdl%2F2021%2Flecture6")  # fmt: skip
put("wall", "zh Cloudflare check in Chinese", "https://www.nodeseek-ml.com/post-20133-1", "自己写一个缓存分配器",
    doc("zh-CN", "请稍候…", '<div class="main-wrapper"><h1>www.nodeseek-ml.com</h1><p>确认您是真人之后才能继续，这可能需要几秒钟。</p><div id="cf-turnstile"></div><noscript>请启用 JavaScript 和 Cookie 后继续</noscript><div>Ray ID: 8f02a1bb3c Performance &amp; security by Cloudflare</div></div><script>(function(){window._cf_chl_opt={cvId:"3",cType:"managed"};})();</script><script src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1"></script>', '<meta http-equiv="refresh" content="360"><meta name="robots" content="noindex,nofollow">'))  # fmt: skip
put("wall", "zh column of a reading club with a price", "https://xiaozhuanlan.com/topic/2871093564", "编译器视角看 PyTorch",
    doc("zh", "编译器视角看 PyTorch - 小专栏", "<nav>" + links("首页|专栏|作者|登录", "a") + '</nav><h1>编译器视角看 PyTorch</h1><p>图灵路人 2021-12-20</p><p>这一期谈三件事：图从哪儿来，图长什么样，图到哪儿去。先从第一件说起……</p><div class="pay"><p>本文为付费专栏文章，试读到此结束</p><p>￥99 / 年 已有 1,204 人加入</p><button>立即购买</button> <button>已购买？登录阅读</button></div>'))  # fmt: skip
put("wall", "zh forum thread that only members may read", "http://www.chiphell-hpc.com/thread-71833-1-1.html", "H100 拆机与 NVLink 实测",
    doc("zh-CN", "提示信息 - 高性能论坛 - Powered by Discuz!", '<div id="toptb">设为首页 收藏本站</div><ul>' + links("论坛|导读|二手|评测") + '</ul><div id="messagelogin"><h3>用户登录</h3><p class="alert_info">游客您好，本版块只对注册会员开放，登录后即可浏览。</p><form method="post" name="login"><input name="username"><input type="password" name="password"><select name="questionid"><option>安全提问(未设置请忽略)</option></select><button>登录</button> <a>立即注册</a></form></div><div id="ft">Powered by Discuz! X3.4</div>'))  # fmt: skip

put("wall", "en check that takes a moment", "https://stackoverflow.com/questions/52945427/pytorch-manually-setting-weight-parameters", "Manually setting weight parameters",
    doc("en-US", "Just a moment...", '<noscript><div class="h2"><span id="challenge-error-text">Enable JavaScript and cookies to continue</span></div></noscript><script>(function(){window._cf_chl_opt={cvId:"3",cZone:"stackoverflow.com",cType:"managed",cRay:"8e1"};var a=document.createElement("script");a.src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=8e1";document.getElementsByTagName("head")[0].appendChild(a);})();</script>', '<meta name="robots" content="noindex,nofollow">'))  # fmt: skip
put("wall", "en Medium story for members with its start", "https://towardsdatascience.medium.com/cuda-graphs-in-practice-71a09cc4d2e3", "CUDA graphs in practice",
    medium("CUDA graphs in practice", "Rhea Solberg", "<p>Member-only story</p><p>When every launch costs four microseconds and the kernel behind it takes two, the processor is the bottleneck. Graphs record the launches once.</p><h2>The rest of this story is for members</h2><p>The author put it behind our paywall. Become a member to read it, and thousands like it.</p><button>Upgrade</button><p>Already a member? Sign in</p>"))  # fmt: skip
put("wall", "en Google sign-in before a document", "https://docs.google.com/document/d/1k8vQ0jZp2fXo/edit", "PyTorch design review notes",
    doc("en", "Google Docs: Sign-in", '<div id="yDmH0d"><h1>Sign in</h1><p>Continue to Google Docs</p><form><label>Email or phone</label><input type="email" id="identifierId"><button>Forgot email?</button><p>Not your computer? Use a private window. Learn more</p><button>Create account</button><button>Next</button></form></div><footer>English (United States) Help Privacy Terms</footer>'), final="https://accounts.google.com/v3/signin/identifier?continue=https%3A%2F%2Fdocs.google.com%2Fdocument&service=wise")  # fmt: skip
put("wall", "en GitLab project behind its sign-in", "https://git.hpc-center.org/kernels/reduction/-/blob/main/README.md", "Reduction kernels",
    doc("en", "Sign in · GitLab", '<div class="login-page"><div class="flash-alert">Sign in or register before you go on.</div><h1>HPC Center GitLab</h1><form action="/users/sign_in" method="post"><input name="user[login]"><input type="password" name="user[password]"><label>Remember me</label><button>Sign in</button><a>Forgot your password?</a></form><a>Explore</a> <a>Help</a> <a>About GitLab</a> <a>Community forum</a></div>'), final="https://git.hpc-center.org/users/sign_in")  # fmt: skip
put("wall", "en proof of work before a forge", "https://gitlab.openkernels.org/gpu/docs/wiki", "GPU driver notes",
    doc("en", "One moment, weighing your browser", '<main><h1>Proving that a person is there</h1><img src="/.within.website/x/cmd/anubis/static/img/pensive.webp"><p id="status">Calculating... Difficulty: 4</p><details><summary>Why am I seeing this?</summary><p>The operators put this in front of the server because of companies that scrape it for training. It costs you a second and them a fortune.</p></details><noscript>Scripts are needed to pass.</noscript></main><script id="anubis_challenge" type="application/json">{"rules":{"difficulty":4}}</script>'), sibling="same")  # fmt: skip
put("wall", "en post for those who pay", "https://registerpressure.substack.com/p/occupancy-is-not-a-goal", "Occupancy is not a goal",
    doc("en", "Occupancy is not a goal - by Pim Aalders", '<div id="main"><nav><a href="/">Register Pressure</a> <button>Subscribe</button> <button>Sign in</button></nav><article><h1 class="post-title">Occupancy is not a goal</h1><p>Pim Aalders Mar 02, 2024 ∙ Paid</p><div class="available-content"><p>Every tuning guide begins with occupancy, and most readers stop there. I did too, until a kernel at a quarter of it ran twice as fast.</p></div><div class="paywall"><h2>Keep reading with a 7-day free trial</h2><p>Subscribe to Register Pressure to unlock this post and the whole archive.</p><button>Start trial</button><p>Already a paid subscriber? Sign in</p></div></article></div>'))  # fmt: skip
put("wall", "en notice to readers in some countries", "https://www.valleycourier-tech.com/story/2018/10/chips-for-learning", "Chips for learning",
    doc("en", "Valley Courier", "<h1>451: We cannot show you this</h1><p>You appear to be visiting from the European Economic Area. Because of the General Data Protection Regulation we have decided not to serve readers there for the time being.</p><p>Questions? Call 555-0142.</p>"), sibling="same")  # fmt: skip

put("wall", "ja paper's article for subscribers", "https://www.keizai-shinpo.example.jp/article/DGXZQOUC031/", "半導体とAIの十年",
    doc("ja", "半導体とAIの十年 - 経済新報電子版", "<header>" + links("トップ|速報|朝刊・夕刊|ビジネス|マーケット|ログイン", "a") + "</header><article><h1>半導体とAIの十年</h1><p>2022年11月5日 2:00 [会員限定]</p><p>画像処理の部品が学習の主役になるまで、業界は三度の賭けに出た。その最初の舞台は研究室だった。</p></article><div class='paywall'><p>この記事は会員限定です。残り2,310文字</p><p>登録すると続きをお読みいただけます。</p><button>無料登録</button> <button>有料プラン 初月0円</button> <a>会員の方はこちらからログイン</a></div>"))  # fmt: skip
put("wall", "ja check for robots with pictures", "https://www.gijutsu-matome.jp/archives/5520", "GPUメモリの基礎",
    doc("ja", "アクセス確認", '<div class="box"><h1>アクセスの確認をお願いします</h1><p>自動的なアクセスの可能性があるため、画像に表示された文字を入力してから先へお進みください。</p><img src="/captcha.php?x=1"><form><input name="code"><button>送信</button></form></div>'), sibling="same")  # fmt: skip
put("wall", "ja team space that asks for a sign-in", "https://kaihatsu-team.esa.io/posts/311", "リデューサの設計メモ",
    doc("ja", "ログイン - kaihatsu-team", '<div class="signin"><h1>kaihatsu-team</h1><p>このチームの記事を見るにはログインしてください。</p><a class="btn">Googleでログイン</a><a class="btn">GitHubでログイン</a><p>アカウントをお持ちでない方は、チームの管理者に招待を依頼してください。</p></div>'), final="https://kaihatsu-team.esa.io/team/sessions/new")  # fmt: skip
put("wall", "ko cafe article for members", "https://cafe.naver.com/gpumaster/30412", "파이토치 소스 빌드 후기",
    doc("ko", "GPU 마스터 : 네이버 카페", '<div id="cafe-info"><h1>GPU 마스터</h1><p>멤버 41,022 카페 가입하기</p></div><div class="login_guide"><p>이 게시판은 회원만 읽을 수 있습니다.</p><p>카페에 가입하거나 로그인한 뒤 이용해 주세요.</p><a>로그인</a> <a>카페 가입</a> <a>이전 화면</a></div>'))  # fmt: skip
put("wall", "ru check of a browser by a shield", "https://forum.overclock-gpu.ru/topic/9912-nvlink/", "NVLink на практике",
    doc("ru", "DDOS-GUARD", '<div class="container"><h1 id="ddg-l10n-title">Проверка браузера перед переходом на forum.overclock-gpu.ru</h1><p id="ddg-l10n-description">Это займёт несколько секунд, не закрывайте вкладку.</p><p>Request ID: k3f0 IP-адрес: 203.0.113.9</p></div><script src="/.well-known/ddos-guard/js-challenge/index.js"></script>'), sibling="same")  # fmt: skip
put("wall", "ru captcha of a search firm before its articles", "https://dzen.ru/a/YmVx0q1Rw", "Как считает видеокарта",
    doc("ru", "Вы не робот?", '<div class="CheckboxCaptcha"><h1>Подтвердите, что запросы отправляли вы, а не робот</h1><p>Нам очень жаль, но запросы с вашего устройства похожи на автоматические.</p><form><input type="submit" class="CheckboxCaptcha-Button"><span>Я не робот</span></form><p>SmartCaptcha by Yandex Cloud</p></div>'), final="https://dzen.ru/showcaptcha?cc=1&mt=0&retpath=aHR0cHM")  # fmt: skip
put("wall", "de consent page before a film", "https://www.youtube.com/watch?v=3Vb8mQ1uNq4", "PyTorch intern: der Verteiler",
    doc("de", "Bevor Sie zu YouTube weitergehen", '<div><h1>Bevor Sie weitergehen</h1><p>Anmelden</p><p>Wir verwenden Cookies und Daten, um Dienste bereitzustellen, Ausfälle zu prüfen und die Nutzung zu messen. Mit „Alle akzeptieren“ dürfen wir sie auch für Werbung verwenden.</p><form action="https://consent.youtube.com/save"><button>Alle ablehnen</button></form><form><button>Alle akzeptieren</button></form><a>Weitere Optionen</a><p>Datenschutzerklärung Nutzungsbedingungen</p></div>'), final="https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D3Vb8mQ1uNq4&gl=DE")  # fmt: skip
put("wall", "fr daily's article cut after its first lines", "https://www.lequotidien-num.fr/economie/article/2023/04/11/les-puces-de-l-ia_616.html", "Les puces de l'IA",
    doc("fr", "Les puces de l'IA - Le Quotidien numérique", "<header>" + links("Actualités|Économie|Idées|Culture|Se connecter|S'abonner", "a") + "</header><article><p>Article réservé aux abonnés</p><h1>Les puces de l'IA</h1><p>Publié le 11 avril 2023 à 06h00 • Lecture 4 min.</p><p>Il fallait naguère des semaines pour entraîner un réseau modeste ; une carte de joueur a changé la donne.</p></article><section><h2>Il vous reste 81 % de cet article à lire.</h2><p>La suite est réservée aux abonnés. Dès 1 € le premier mois, sans engagement.</p><button>Je m'abonne</button><p>Déjà abonné ? Se connecter</p></section>"))  # fmt: skip
