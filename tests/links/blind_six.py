"""A third hundred of answers at 200 by a hand that has not seen the checker: what a keeper of such a list meets.

Written before it was measured, in one evening, without a look at the checker's code, its words or the other sets;
of the fifth only the form and the heads of some lines were seen. The sites' furniture (menus, feet, scripts, states
in JSON) has the shape of the years 2017 to 2026; the words are made up, save the few by which a vendor's wall, a
server's error or a site's own menu is known. `sibling` is given only where the kind of the site leaves no doubt what
an impossible address gets.
"""

import json
from typing import Any

from .labelled import HTML, Case, Says

JSON, PLAIN, PDF = "application/json; charset=utf-8", "text/plain; charset=utf-8", "application/pdf"
SEEN = 65536  # what a look reads of a body
SIX: list[Case] = []


def put(
    says: Says,
    name: str,
    url: str,
    title: str,
    body: str | bytes,
    kind: str = HTML,
    *,
    author: str = "",
    code: str = "utf-8",
    **more: Any,
) -> None:
    """Put one case down: what a person says, its name with the language first, the address, the record's title."""
    data = body if isinstance(body, bytes) else body.encode(code, "xmlcharrefreplace")
    SIX.append(
        Case(
            f"six: {name}",
            says,
            data[:SEEN],
            kind,
            url=url,
            titles=(title,) if title else (),
            authors=(author,) if author else (),
            **more,
        )
    )


# What the living articles are made of.
POOL: dict[str, list[str]] = {
    "zh": [
        "上一篇我们把 <code>Tensor</code> 拆到了 <code>TensorImpl</code> 这一层，看到它手里只有一个指向 <code>Storage</code> 的指针、一组尺寸和一组步长。这一篇接着往下走，看看这块内存到底是谁申请的、什么时候还回去。",
        "为了方便大家跟着读，我把版本固定在 v1.7.1，编译的时候加上 <code>DEBUG=1</code>，不然很多函数会被内联掉，断点根本停不住。编译一次大概四十分钟，建议用 ccache。",
        "很多人以为 <code>torch.empty</code> 是零开销的，其实不然。它要先解析参数，再走一次派发，然后才轮到分配器。我在自己的机器上量过，一次大约 1.3 微秒，其中分配只占不到三分之一。",
        "分配器内部维护了两个有序集合，按照大小和地址排序。请求来了以后先向上取整到 512 字节的倍数，然后用 lower_bound 找最合适的一块；如果剩下的部分够大就切开，切下来的尾巴重新挂回集合里。",
        "注意这里的流：同一块显存如果在另一个流上还没用完就被还回来，下一个使用者就可能读到脏数据。所以 <code>record_stream</code> 会往块上记一笔，真正回收之前先等事件。",
        "我们来看代码生成的部分。<code>native_functions.yaml</code> 里的每一条都会被读成一个数据类，再按后端分组，最后套模板吐出几万行 C++。第一次看到生成出来的文件我是崩溃的，但是结构其实很规整。",
        "Python 到 C++ 的入口在 <code>python_torch_functions.cpp</code>，它是生成出来的，源码树里搜不到，得先编译一遍才有。入口做三件事：解析参数、释放 GIL、调用 at 名字空间里的同名函数。",
        "反向图并不是提前画好的，而是前向一边算一边搭的。每个算子的包装函数会 new 一个节点，把输入对应的边收集起来，再把需要的中间结果存进 <code>SavedVariable</code>。",
        "有同学在评论里问，为什么非叶子节点的 grad 是空的。原因很简单：引擎算完就把它传给下一个节点了，没有地方会写回去，除非你显式地调用 <code>retain_grad()</code>。",
        "多机训练的时候，梯度会先按桶拼在一起，桶满了就发一次 all-reduce。桶的顺序是按参数注册的逆序排的，因为反向传播大致也是这个次序，这样通信和计算就能叠起来。",
        "最后画一张图总结一下整个流程（图比较大，手机上建议横过来看）。如果发现哪里画错了，欢迎指出来，我会改的。",
        "好了，今天就到这里。写这篇花了两个周末，主要时间都花在核对源码上了。下一篇打算讲 <code>torch.fx</code> 的符号追踪，感兴趣的话可以先把官方文档里的例子跑一遍。",
        "这里顺便说一个容易混淆的概念：连续（contiguous）指的是逻辑次序和内存次序一致，而不是说内存里没有空洞。转置以后再切片，两者都可能不成立。",
        "性能数据如下：批大小 64，输入 224×224，卡是 2080Ti。开启 channels_last 之后卷积快了百分之二十左右，但是第一层因为要转布局，反而慢了一点点。",
    ],
    "en": [
        "I kept a notebook while reading the source of the autograd engine, and this post is a cleaned up version of it. Line numbers refer to the 1.12 branch; they drift, so search for the function names instead.",
        "The first surprise is how little the Python side does. <code>Tensor.backward</code> forwards to a helper which collects roots and gradients and calls a C function; everything interesting happens in worker threads after that.",
        "A node is a functor with numbered inputs and outputs. Its edges say which node consumes a gradient and at which of that node's input slots the gradient is summed.",
        "There is one queue per device plus one for the CPU. Entries are ordered by the sequence number that was drawn in the forward pass, so that the newest operation is undone first, which keeps peak memory low.",
        "Reentrancy is where it gets hairy. A custom function may call backward inside its own backward, so the thread that waits must help to drain the queue, or a fixed pool would run dry and deadlock.",
        "To see this in action I patched the engine with a few trace points and fed the log into a small script. The picture below shows two hundred milliseconds of a ResNet step; each bar is one node.",
        "Memory planning deserves a post of its own. In short: buffers are reused when their last reader has run, and the planner refuses to reuse anything that an alias might still reach.",
        "Thanks to the two readers who spotted that I had the stride of the expanded dimension wrong; it is zero, not one, and the figure has been corrected accordingly.",
        "If you want to experiment, clone the companion repository and run <code>make trace</code>. It builds only the pieces needed and finishes in about ten minutes on a laptop.",
    ],
    "ja": [
        "この記事では、PyTorch のテンソルがメモリ上でどのように配置されているかを、実際に C++ のソースを追いながら確認します。バージョンは 1.9 を使いました。",
        "まず <code>strides</code> を見てみましょう。転置してもデータは動かず、歩幅の並びが入れ替わるだけです。そのため <code>view</code> を呼ぶとエラーになる場合があります。",
        "逆伝播では、各演算がノードとして記録され、依存カウントがゼロになった順にキューへ積まれます。ここを理解すると、勾配が二回足される理由も納得できます。",
        "計測には手元の RTX 3080 を使いました。結果は環境によって変わるので、あくまで目安として読んでください。コードは最後に載せてあります。",
        "間違いや改善点があれば、コメントで教えていただけると助かります。次回はカスタム演算子の登録方法について書く予定です。",
    ],
    "ko": [
        "이번 글에서는 파이토치의 디스패처가 어떤 순서로 커널을 고르는지 소스 코드를 따라가며 정리해 보겠습니다. 기준 버전은 1.13입니다.",
        "텐서마다 키 집합이 있고, 인자로 들어온 텐서들의 키를 합친 다음 가장 높은 비트를 가진 키의 커널이 호출됩니다. 자동 미분 키가 계산 키보다 위에 있는 이유가 여기에 있습니다.",
        "직접 찍어 본 콜 스택은 아래와 같습니다. 생각보다 깊지만 대부분은 템플릿이 펼쳐진 래퍼라서 실제로 읽어야 할 함수는 네 개 정도입니다.",
        "메모리 할당기는 한 번 받은 블록을 드라이버에 바로 돌려주지 않습니다. 그래서 nvidia-smi에 보이는 값과 실제 사용량이 다르게 나옵니다.",
    ],
    "ru": [
        "В этой статье разберём, как устроен диспетчер операторов в PyTorch и почему один и тот же вызов может пройти через четыре разных ядра, прежде чем что-нибудь посчитать.",
        "Каждый тензор несёт набор ключей. Наборы всех аргументов объединяются, из результата вычитаются исключения текущего потока, и старший из оставшихся битов указывает на ячейку в таблице функций.",
        "Замеры делались на Ryzen 5 и GTX 1660, медиана из тысячи запусков. Накладные расходы составили около микросекунды, на больших матрицах их не видно вовсе.",
        "Отдельно стоит сказать про распределитель памяти: он не возвращает блоки драйверу, а складывает их в два пула, поэтому показания системного монитора почти всегда завышены.",
    ],
    "de": [
        "Wer zum ersten Mal in den Quelltext von PyTorch schaut, sucht vergeblich nach der Funktion, die zwei Tensoren addiert: Der größte Teil des Weges dorthin wird beim Übersetzen erst erzeugt.",
        "Der Verteiler betrachtet die Schlüsselmengen aller Argumente, vereinigt sie und springt zum Eintrag des höchsten gesetzten Bits. Das Ableiten ist dabei nur eine Schicht unter mehreren.",
        "Gemessen habe ich auf einem Notebook ohne Grafikkarte. Ein Aufruf kostet rund eine Mikrosekunde, bei Matrizen ab etwa hundert Zeilen spielt das keine Rolle mehr.",
        "Im zweiten Teil geht es um den Speicher: warum freigegebene Blöcke nicht an den Treiber zurückgehen und wie man der Zerstückelung auf die Spur kommt.",
    ],
    "fr": [
        "Dans ce billet, nous suivons le chemin d'une multiplication de matrices depuis Python jusqu'au noyau de calcul, en nous arrêtant à chaque couche pour regarder ce qu'elle ajoute.",
        "La table de répartition associe à chaque clé une fonction. Lorsque plusieurs tenseurs interviennent, on réunit leurs clés et la plus prioritaire l'emporte.",
        "Les mesures ont été faites sur une vieille carte avec la version 1.10 ; elles donnent un ordre de grandeur et rien de plus.",
    ],
}


def prose(lang: str, start: int, count: int) -> str:
    """Some paragraphs of the pool, from one of them on."""
    pool = POOL[lang]
    return "\n".join(f"<p>{pool[(start + n) % len(pool)]}</p>" for n in range(count))


def links(names: str, tag: str = "li") -> str:
    """A row of links from names parted by bars."""
    return "".join(f'<{tag}><a href="/p/{n}">{w}</a></{tag}>' for n, w in enumerate(names.split("|")))


RESET = "<style>*{box-sizing:border-box}html,body{margin:0;padding:0}body{font:16px/1.7 -apple-system,'PingFang SC','Microsoft YaHei',sans-serif;color:#222}a{color:#0366d6;text-decoration:none}.hide{display:none}.btn{padding:6px 18px;border-radius:4px;background:#1677ff;color:#fff}</style>"
COUNT = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-7Q0RRT3X2B"></script><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config","G-7Q0RRT3X2B");</script>'
HM = '<script>var _hmt=_hmt||[];(function(){var hm=document.createElement("script");hm.src="https://hm.baidu.com/hm.js?6bcd52f51e9b3dce32bec4a3997715ac";var s=document.getElementsByTagName("script")[0];s.parentNode.insertBefore(hm,s)})();</script>'


def doc(lang: str, title: str, body: str, head: str = "", foot: str = "") -> str:
    """A whole document."""
    return f"""<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
{RESET}
{head}
</head>
<body>
{body}
{foot}
</body>
</html>
"""


# The sites, each with what it puts around whatever it shows.


def zhihu(title: str, main: str, state: dict[str, Any] | None = None) -> str:
    top = (
        '<header class="AppHeader"><a href="/" aria-label="知乎"></a><nav><ul class="Tabs AppHeader-Tabs">'
        + links("首页|会员|发现|等你来答")
        + '</ul></nav><form class="SearchBar-tool"><input type="text" placeholder="搜索你感兴趣的内容" value=""></form><button type="button" class="AppHeader-login">登录</button><button type="button">加入知乎</button></header>'
    )
    data = json.dumps({"initialState": state or {}, "subAppName": "column"}, ensure_ascii=False)
    return doc(
        "zh",
        title,
        f'<div id="root"><div class="App">{top}<main class="App-main" role="main">{main}</main></div></div><script id="js-clientConfig" type="text/json">{{"host":"zhihu.com","protocol":"https:","sentry":{{"env":"production"}}}}</script><script id="js-initialData" type="text/json">{data}</script><script src="https://static.zhihu.com/heifetz/column.app.4c1b8f2f.js"></script>',
        '<meta name="renderer" content="webkit"><meta property="og:site_name" content="知乎专栏"><link rel="shortcut icon" href="https://static.zhihu.com/static/favicon.ico">',
    )


def csdn(title: str, main: str, side: bool = True) -> str:
    near = (
        "<aside class='blog_container_aside'><div id='asideHotArticle'><h3>热门文章</h3><ul>"
        + links(
            "conda 换源汇总 58213|Ubuntu 20.04 装显卡驱动 40112|Python 读写 excel 31001|yolov5 训练自己的数据 29871"
        )
        + "</ul><h3>最新评论</h3><ul>"
        + links("大佬牛啊|请问数据集还有吗|图挂了，求补")
        + "</ul></div></aside>"
    )
    return doc(
        "zh-CN",
        title,
        '<div id="csdn-toolbar"><ul>'
        + links("博客|下载|学习|社区|GitCode|InsCode|会议")
        + '</ul><input placeholder="CSDN搜索"><a class="toolbar-btn-login">登录</a><div class="hide">登录后您可以享受以下权益：<ul><li>免费复制代码</li><li>和博主大V互动</li><li>下载海量资源</li></ul></div><a>会员中心</a><a>消息</a><a>创作</a></div>'
        + f'<div class="main_father clearfix">{main}{near if side else ""}</div>'
        + '<div class="blog-footer-bottom"><dl>'
        + links(
            "关于我们|招贤纳士|商务合作|寻求报道|400-660-0108|kefu@csdn.net|在线客服|工作时间 8:30-22:00",
            "dd",
        )
        + "<dd>公安备案号11010502030143</dd><dd>京ICP备19004658号</dd><dd>北京互联网违法和不良信息举报中心</dd><dd>©1999-2024北京创新乐知网络技术有限公司</dd></dl></div>",
        HM,
    )


def cnblogs(title: str, who: str, main: str, comments: str = "") -> str:
    return doc(
        "zh-cn",
        f"{title} - {who} - 博客园",
        '<div id="top_nav"><ul>'
        + links("会员|周边|新闻|博问|闪存|赞助商|YouClaw")
        + "</ul><a>注册</a><a>登录</a></div>"
        + f'<div id="home"><div id="header"><h1><a href="/">{who}</a></h1><ul id="navList">{links("博客园|首页|新随笔|联系|订阅|管理")}</ul></div><div id="main">{main}<div id="blog-comments-placeholder">{comments}</div><div id="comment_form"><p>登录后才能查看或发表评论，立即 <a>登录</a> 或者 <a>逛逛</a> 博客园首页</p></div></div><div id="footer">Copyright &copy; 2024 {who}<br>Powered by .NET 8.0 on Kubernetes</div></div>',
        '<script>var currentBlogId=481203;var cb_enable_mathjax=true;var isLogined=false;</script><script src="/js/blog-common.min.js"></script>',
    )


def hexo(lang: str, title: str, site: str, main: str, comments: str = "") -> str:
    menu = {
        "zh": "首页|归档|分类|标签|关于",
        "en": "Home|Archives|Tags|About|RSS",
        "ja": "ホーム|アーカイブ|タグ|プロフィール",
        "ko": "홈|글 목록|태그|방명록",
        "ru": "Главная|Архив|Метки|Обо мне",
        "de": "Start|Archiv|Schlagworte|Impressum|Datenschutz",
        "fr": "Accueil|Archives|Étiquettes|À propos",
    }[lang[:2]]
    return doc(
        lang,
        f"{title} | {site}",
        f'<header class="header"><a class="brand" href="/">{site}</a><ul class="main-menu">{links(menu)}</ul></header><main class="main"><article class="post-block"><h1 class="post-title">{title}</h1>{main}</article>{comments}</main><footer class="footer"><div class="copyright">&copy; 2018 – 2024 <span class="author">{site}</span></div><div class="powered-by">Powered by Hexo &amp; NexT.Muse</div></footer>',
        '<meta name="generator" content="Hexo 5.4.0"><link rel="stylesheet" href="/css/main.css"><script class="hexo-configurations">var NexT=window.NexT||{};var CONFIG={"root":"/","scheme":"Muse","version":"8.2.1","comments":{"style":"tabs"}};</script>'
        + HM,
    )


def wechat(title: str, main: str, junk: int = 0) -> str:
    css = "".join(
        f".wx_rich_media_{n}{{margin:0 {n % 17}px;padding:{n % 9}px;line-height:1.{n % 9};color:rgba(0,0,0,.{n % 9})}}"
        for n in range(junk)
    )
    return f"""<!DOCTYPE html>
<html class="">
<head>
<meta name="wechat-enable-text-zoom-em" content="true"><meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1.0,maximum-scale=1.0,user-scalable=0,viewport-fit=cover">
<script nonce="1180339021">window.logs={{pagetime:{{}}}};window.logs.pagetime['html_begin']=(+new Date());var biz="MzI4ODk2NzA0Mg==";</script>
<title>{title}</title>
<style>{css}</style>
</head>
<body id="activity-detail" class="zh_CN wx_wap_page mm_appmsg discuss_tab appmsg_skin_default">
{main}
<script nonce="1180339021" type="text/javascript">var not_in_mm_css="//res.wx.qq.com/mmbizappmsg/zh_CN/htmledition/not_in_mm.css";var windowwx_css="";</script>
</body>
</html>
"""


def github(title: str, main: str) -> str:
    return doc(
        "en",
        title,
        '<div class="logged-out env-production page-responsive"><a href="#start-of-content" class="show-on-focus">Skip to content</a><header class="HeaderMktg"><h2 class="sr-only">Navigation Menu</h2><nav><ul>'
        + links(
            "Product|GitHub Copilot|Actions|Codespaces|Issues|Code Review|Solutions|Resources|Open Source|Enterprise|Pricing"
        )
        + '</ul></nav><form role="search"><label>Search or jump to...</label></form><a href="/login">Sign in</a><a href="/signup">Sign up</a></header><div hidden class="js-stale-session-flash flash">You signed in with another tab or window. Reload to refresh your session.</div>'
        + f'<main id="js-repo-pjax-container">{main}</main><footer class="footer"><span>© 2025 GitHub, Inc.</span><ul>'
        + links(
            "Terms|Privacy|Security|Status|Community|Docs|Contact|Manage cookies|Do not share my personal information"
        )
        + "</ul></footer><div id='ajax-error-message' class='hide'>You can’t perform that action at this time.</div></div>",
        '<meta name="route-pattern" content="/:user_id/:repository"><meta property="og:site_name" content="GitHub"><link rel="assets" href="https://github.githubassets.com/">',
    )


def sphinx(lang: str, title: str, project: str, main: str, toc: str) -> str:
    return doc(
        lang,
        f"{title} — {project}",
        f'<div class="wy-grid-for-nav"><nav class="wy-nav-side"><a href="index.html" class="icon icon-home">{project}</a><div role="search"><form id="rtd-search-form"><input type="text" name="q" placeholder="Search docs"></form></div><div class="wy-menu"><ul>{links(toc)}</ul></div></nav><section class="wy-nav-content-wrap"><div role="main" class="document">{main}</div><footer><div class="rst-footer-buttons"><a rel="prev">Previous</a><a rel="next">Next</a></div><hr><p>Built with <a href="https://www.sphinx-doc.org/">Sphinx</a> using a theme provided by Read the Docs.</p></footer></section></div><script>jQuery(function(){{SphinxRtdTheme.Navigation.enable(true)}});</script>',
        '<script id="documentation_options" data-url_root="../" src="../_static/documentation_options.js"></script><link rel="search" title="Search" href="../search.html">',
    )


def discourse(title: str, site: str, posts: list[tuple[str, str, str]]) -> str:
    said = "".join(
        f'<div id="post_{n}" itemprop="comment" class="topic-body crawler-post"><span class="creator"><a href="/u/{who}"><span>{who}</span></a></span><time>{when}</time><div class="post" itemprop="text">{what}</div><span class="post-likes">{n} Likes</span></div>'
        for n, (who, when, what) in enumerate(posts, 1)
    )
    return doc(
        "en",
        f"{title} - {site}",
        f'<noscript data-path="/t/x"><header class="d-header"><div class="home-logo-wrapper-outlet"><a href="/">{site}</a></div></header><div id="main-outlet" class="wrap"><div id="topic-title"><h1><a>{title}</a></h1></div>{said}<div id="related-topics"><h3>Related topics</h3><table>{links("DataLoader stuck at the first batch|Memory grows in every epoch|How to read the profiler", "td")}</table></div></div><footer class="container"><nav>{links("Home|Categories|Guidelines|Terms of Service|Privacy Policy")}</nav><div>Powered by <a>Discourse</a>, best viewed with JavaScript enabled</div></footer></noscript>',
        '<meta name="generator" content="Discourse 2.9.0.beta4 - https://github.com/discourse/discourse version 1f2b4c">',
    )


# Forty that live.

put(
    "alive",
    "zh long column article",
    "https://zhuanlan.zhihu.com/p/338256656",
    "PyTorch 显存管理源码走读（二）：块是怎么切的",
    zhihu(
        "PyTorch 显存管理源码走读（二）：块是怎么切的 - 知乎",
        '<article class="Post-Main"><header class="Post-Header"><h1 class="Post-Title">PyTorch 显存管理源码走读（二）：块是怎么切的</h1><div class="AuthorInfo"><span>石头剪刀布丁</span><span>炼丹学徒，摸鱼冠军</span></div><button>关注他</button><span>已关注</span></header><div class="RichText ztext">'
        + prose("zh", 0, 9)
        + '</div><div class="ContentItem-time">发布于 2020-12-21 20:14</div><div class="Topics">PyTorch 显存 深度学习（Deep Learning）</div><div class="RichContent-actions">赞同 212 25 条评论 分享 喜欢 收藏 申请转载</div></article>'
        '<div class="Modal-wrapper hide"><div class="SignFlowModal">登录即可查看 超5亿 专业优质内容<p>验证码登录</p><p>密码登录</p><p>未注册手机验证后自动登录，注册即代表同意《知乎协议》《隐私保护指引》</p></div></div>',
        {
            "entities": {
                "articles": {
                    "338256656": {
                        "id": 338256656,
                        "title": "PyTorch 显存管理源码走读（二）：块是怎么切的",
                        "voteupCount": 212,
                        "isDeleted": False,
                        "reviewInfo": {"isReviewing": False},
                    }
                }
            }
        },
    ),
    author="石头剪刀布丁",
)
put(
    "alive",
    "zh messenger article behind a long head, cut by the look",
    "https://mp.weixin.qq.com/s/Zt0kM1r2xQd7pJ0h4Wc9Lg",
    "PyTorch分布式训练的前世今生",
    wechat(
        "PyTorch分布式训练的前世今生",
        '<div id="js_article" class="rich_media"><div id="js_top_ad_area"></div><div class="rich_media_inner"><div id="page-content"><h1 class="rich_media_title" id="activity-name">PyTorch分布式训练的前世今生</h1><div id="meta_content"><span>原创</span><span>老番茄</span><a id="js_name">算力小站</a><em id="publish_time"></em></div><div class="rich_media_content" id="js_content" style="visibility: hidden;">'
        + prose("zh", 9, 8)
        + '</div></div></div></div><div id="js_pc_qr_code" class="hide"><p>微信扫一扫<br>关注该公众号</p></div><div class="weui-dialog hide"><p>微信扫一扫可打开此内容，<br>使用完整服务</p></div><script>'
        + "var appmsg_token='';" * 1600
        + "</script>",
        junk=430,
    ),
    author="老番茄",
)
put(
    "alive",
    "zh article on a linker's fault, with a member's box",
    "https://blog.csdn.net/weixin_41203388/article/details/110264415",
    "undefined reference to `c10::Error::Error' 解决办法",
    csdn(
        "undefined reference to `c10::Error::Error‘ 解决办法_undefined reference c10-CSDN博客",
        '<div class="blog-content-box"><h1 class="title-article">undefined reference to `c10::Error::Error\' 解决办法</h1><div class="article-info-box"><span>最新推荐文章于 2024-03-02 17:40:11 发布</span><a>大脸猫不写bug</a><span>阅读量 1.2w</span><span>收藏 14</span><span>版权声明：本文为博主原创文章，遵循 CC 4.0 BY-SA 版权协议</span></div><div id="article_content"><div id="content_views"><p>链接的时候报一屏幕的 undefined reference，符号里都带着 <code>std::__cxx11::basic_string</code>。</p><pre><code>CMakeFiles/demo.dir/main.cpp.o: In function `main\':\nmain.cpp:(.text+0x3c): undefined reference to `c10::Error::Error(c10::SourceLocation, std::__cxx11::basic_string&lt;char&gt;)\'\ncollect2: error: ld returned 1 exit status</code></pre><p>原因是官网下载的 libtorch 分两个包，一个用旧的 ABI 编译，一个用新的。我下成了旧的那个。</p><p>解决：重新下载文件名里带 cxx11-abi 的包，或者在 CMakeLists 里加一行 <code>add_definitions(-D_GLIBCXX_USE_CXX11_ABI=0)</code>。</p></div></div><div class="hide-article-box hidden"><span>关注博主即可阅读全文</span></div></div><div class="more-toolbox"><ul><li>点赞 6</li><li>踩</li><li>收藏 14</li><li>评论 3</li></ul></div>',
    ),
    author="大脸猫不写bug",
)
put(
    "alive",
    "zh article about pages that are missing",
    "https://juejin.cn/post/6995824412345678885",
    "单页应用刷新之后 404？一文讲清 history 路由和 Nginx",
    doc(
        "zh",
        "单页应用刷新之后 404？一文讲清 history 路由和 Nginx - 掘金",
        '<div id="__nuxt"><div id="juejin"><header class="main-header"><a class="logo">稀土掘金</a><ul>'
        + links("首页|沸点|课程|直播|活动|竞赛|商城|APP|插件")
        + '</ul><button>写文章</button><button class="login-button">登录 | 注册</button></header><main><article class="article"><h1 class="article-title">单页应用刷新之后 404？一文讲清 history 路由和 Nginx</h1><div class="author-info-block"><a>前端小林同学</a><time>2021-08-13</time><span>阅读5分钟</span></div><div class="article-viewer markdown-body"><p>部署完点来点去都没问题，一按 F5 就变成「404 Not Found nginx」，你一定也遇到过。页面不存在吗？不是，是服务器不认识前端的路由。</p><h2>为什么</h2><p>history 模式下地址栏里的路径并不对应磁盘上的文件，Nginx 按路径去找，自然找不到。</p><h2>怎么改</h2><pre><code>location / {\n    try_files $uri $uri/ /index.html;\n}</code></pre><p>这样一来所有路径都会返回 index.html，真的不存在的页面也会返回 200，也就是搜索引擎说的「软 404」。所以前端路由里一定要留一条通配，显示「抱歉，您访问的页面不存在」，并且把状态码通过 SSR 带回去。</p><h2>小结</h2><p>三种办法我都在线上用过，流量大的建议最后一种。有问题评论区见。</p></div></article><div id="comment-box"><h3>评论 12</h3><p>登录 / 注册 即可发布评论！</p></div></main></div></div><script>window.__NUXT__=(function(a,b){return {layout:"default",data:[{}],error:a,state:{view:{column:{entry:{article_id:"6995824412345678885",status:2,audit_status:2}}}}}}(null,false));</script>',
        COUNT,
    ),
    author="前端小林同学",
)
put(
    "alive",
    "zh article on sliding past a captcha",
    "https://www.cnblogs.com/yexiaochong/p/13204417.html",
    "Selenium 过滑块验证码的三种思路",
    cnblogs(
        "Selenium 过滑块验证码的三种思路",
        "夜小虫",
        '<div class="post"><h1 class="postTitle"><a>Selenium 过滑块验证码的三种思路</a></h1><div class="postBody"><p>做数据采集的时候，跑着跑着就弹出「请完成安全验证」「向右拖动滑块填充拼图」，这篇记录一下我的处理办法，仅供学习。</p><p>第一种是图像匹配：把缺口图和背景图都转成灰度，用 <code>cv2.matchTemplate</code> 找位置，再乘以缩放比例得到要拖的距离。</p><p>第二种是训练一个小模型。我用 PyTorch 搭了三层卷积，标了两百张图，框的误差在四个像素以内。</p><p>第三种是根本不去碰它：降低频率，带上缓存，大多数站点就不会让你证明自己不是机器人。说实话，这才是正道。</p><p>轨迹不要匀速，先加速后减速，末尾回拉一点，否则会提示「验证失败，请重试」。</p></div><p class="postDesc">posted @ 2020-06-29 22:31 夜小虫 阅读(8120) 评论(6) 收藏 举报</p></div>',
        "<p>#1楼 2020-07-02 09:11 咸鱼翻身失败：写得真好，第二种能放个模型吗</p><p>#2楼[楼主] 放在网盘了，链接失效了找我</p>",
    ),
    author="夜小虫",
    sibling="404",
)
put(
    "alive",
    "zh two-sentence post of a blog",
    "https://linmu.me/posts/torch-pin-memory/",
    "pin_memory 的一个小坑",
    hexo(
        "zh-CN",
        "pin_memory 的一个小坑",
        "林木的笔记",
        "<time>2021-03-09</time><p>容器里开 <code>pin_memory=True</code> 一直报 out of memory，其实不是显存，是宿主机限制了锁页内存的额度。</p><p>启动容器的时候加 <code>--ulimit memlock=-1</code> 就好了。</p>",
    ),
    author="林木",
    sibling="404",
)
put(
    "alive",
    "zh short writing with readers who left",
    "https://www.jianshu.com/p/8c2be47e1f0d",
    "torch.gather 一图看懂",
    doc(
        "zh-CN",
        "torch.gather 一图看懂 - 简书",
        '<div id="__next"><header><nav><a class="logo"></a>'
        + links("首页|下载APP|会员|IT技术", "a")
        + '<button>Aa</button><a href="/sign_in">登录</a><a href="/sign_up">注册</a></nav></header><div role="main"><section><h1 title="torch.gather 一图看懂">torch.gather 一图看懂</h1><div><a>木头人123</a><span>关注</span><time>2019.05.17 11:02:45</time><span>字数 312</span><span>阅读 6,702</span></div><article><p>gather 就是按索引取数，难点在于 dim 到底管哪一维。记住一句话：dim 是几，就把第几个下标换成 index 里的值。</p><pre><code>out[i][j] = input[index[i][j]][j]  # dim=0\nout[i][j] = input[i][index[i][j]]  # dim=1</code></pre><p>索引的形状就是输出的形状，图在下面，颜色相同的是同一个元素。</p><div class="image-package"><img data-original-src="//upload-images.jianshu.io/upload_images/1190374-9a.png"><div class="image-caption">gather.png</div></div></article></section><section><h3>全部评论 4</h3><p>该用户已注销：讲得比官方文档清楚</p><p>评论已被作者删除</p><p>登录 后发表评论</p></section></div></div><script id="__NEXT_DATA__" type="application/json">{"props":{"initialState":{"note":{"data":{"is_author":false,"public_title":"torch.gather 一图看懂","has_further_readings":true,"paid_content_accessible":false}}}},"page":"/p/[slug]"}</script>',
    ),
    author="木头人123",
)
put(
    "alive",
    "zh question on a refusal of a registry",
    "https://segmentfault.com/q/1010000041203377",
    "docker pull 提示 access denied 怎么办？",
    doc(
        "zh-CN",
        "docker - docker pull 提示 access denied 怎么办？ - SegmentFault 思否",
        "<nav>"
        + links("问答|专栏|讲堂|发现|更多", "a")
        + "<a>注册登录</a></nav><main><h1>docker pull 提示 access denied 怎么办？</h1><p>蓝色大象 1 2 12 发布于 2022-01-04</p><div class='article fmt'><p>拉公司私有仓库里的训练镜像时报：</p><pre><code>Error response from daemon: pull access denied for team/torch, repository does not exist or may require 'docker login': denied: requested access to the resource is denied</code></pre><p>仓库是存在的，同事能拉，求助。</p></div><h2>2 个回答</h2><div><p>得票 3 已采纳</p><p>先 <code>docker login registry.xx.com</code>，用的是令牌而不是网页密码。另外检查一下 <code>~/.docker/config.json</code> 里有没有旧的凭据。</p></div><div><p>我也碰到过，是命名空间写错了，大小写敏感。</p></div><p>撰写回答：你尚未登录，登录后可以</p><ul><li>和开发者交流问题的细节</li><li>关注并接收问题和回答的更新提醒</li></ul></main><footer>© 2024 SegmentFault 浙ICP备15005796号-2</footer>",
        HM,
    ),
)
put(
    "alive",
    "zh read column on a film site",
    "https://www.bilibili.com/read/cv10283316/",
    "手写一个 100 行的自动微分",
    doc(
        "zh-CN",
        "手写一个 100 行的自动微分 - 哔哩哔哩",
        "<div class='mini-header'>"
        + links("首页|番剧|直播|游戏中心|会员购|漫画|赛事", "span")
        + "<span>登录</span><span>大会员</span><span>投稿</span></div><div class='article-detail'><h1 class='title'>手写一个 100 行的自动微分</h1><div class='article-read-panel'>学习 2021年03月14日 22:17 1.4万阅读 · 389喜欢 · 62评论</div><div class='up-name'>矩阵大魔王 粉丝：5.1万 文章：33</div><div id='read-article-holder' class='read-article-holder'>"
        + prose("zh", 7, 4)
        + "<figure><img data-src='//i0.hdslb.com/bfs/article/3a.png'><figcaption>计算图</figcaption></figure>"
        + prose("zh", 1, 2)
        + '</div><div>本文为我原创 本文禁止转载或摘编</div></div><script>window.__INITIAL_STATE__={"cvid":10283316,"readInfo":{"state":0,"title":"手写一个 100 行的自动微分"}}</script>',
    ),
    author="矩阵大魔王",
)
put(
    "alive",
    "zh article in a cloud seller's community",
    "https://cloud.tencent.com/developer/article/1889023",
    "PyTorch 源码解读之即时编译篇",
    doc(
        "zh",
        "PyTorch 源码解读之即时编译篇-腾讯云开发者社区-腾讯云",
        "<div class='cdc-global-header'>"
        + links("学习|活动|专区|圈层|工具|文章/答案/技术大牛|返回腾讯云官网", "span")
        + "<div class='cdc-login hide'><p>微信扫码登录</p><p>首次登录将自动注册</p></div><a>登录/注册</a></div><div class='mod-article-content'><p>作者头像 深海机器</p><h1>PyTorch 源码解读之即时编译篇</h1><p>修改于 2021-10-12 08:40:02 2.3K0 举报</p><p>文章被收录于专栏：深海机器的读码笔记</p><div class='rno-markdown'>"
        + prose("zh", 5, 6)
        + "</div><p>本文参与 腾讯云自媒体同步曝光计划，分享自微信公众号。原始发表：2021-10-09，如有侵权请联系 cloudcommunity@tencent.com 删除</p><p>评论 登录后参与评论 0 条评论</p></div><div class='cdc-footer'>"
        + links(
            "社区规范|免责声明|友情链接|自媒体同步曝光计划|邀请作者入驻|云服务器|域名注册|人脸识别|视频直播"
        )
        + "Copyright © 2013 - 2025 Tencent Cloud. All Rights Reserved. 腾讯云 版权所有</div>",
    ),
    author="深海机器",
)
put(
    "alive",
    "zh news that functions were taken away",
    "https://www.oschina.net/news/188231/pytorch-1-11-removed-api",
    "PyTorch 1.11 发布，多个接口被移除",
    doc(
        "zh",
        "PyTorch 1.11 发布，多个接口被移除 - OSCHINA - 中文开源技术交流社区",
        "<header>"
        + links("综合|软件更新资讯|专区|问答|博客|高手问答|翻译|开源软件", "a")
        + "<a>登录</a><a>注册</a></header><div class='article-detail'><h1>PyTorch 1.11 发布，多个接口被移除</h1><p>来源：OSCHINA 编辑：小白兔 2022-03-11 08:12:40</p><p>PyTorch 1.11 已经发布，此版本由 1.10 以来的三千多次提交组成。</p><p>不再可用的内容：旧的 <code>torch.nn.utils.stateless</code> 路径已经不存在，调用会直接抛错；已废弃多年的若干 THC 头文件已删除；Python 3.6 已停止支持。</p><p>受影响的扩展需要改用新的头文件。更新说明里有逐条的迁移办法。</p><p>本站新闻禁止未经授权转载，违者依法追究相关法律责任。</p></div><div>点击加入讨论🔥(6) 发布并加入讨论🔥</div><footer>©OSCHINA(OSChina.NET) 工信部 开源软件推进联盟 粤ICP备12009483号</footer>",
    ),
)
put(
    "alive",
    "zh old personal page in GBK",
    "http://www.nlpnote.net/archives/2017/0614.htm",
    "反向传播算法推导",
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=gb2312"><title>反向传播算法推导 - 小屋</title><link href="style.css" rel="stylesheet" type="text/css"></head><body bgcolor="#FFFFFF"><table width="900" align="center"><tr><td colspan="2"><font size="5">语言小屋</font> <a href="/">首页</a> <a href="/gb.asp">留言本</a> <a href="/link.htm">友情链接</a></td></tr><tr><td valign="top"><h2>反向传播算法推导</h2><p>设损失函数为 L，第 k 层的加权输入为 z，激活为 a。由链式法则，误差项等于后一层误差项左乘权重的转置，再与激活函数的导数逐元素相乘。</p><p>对权重的偏导等于误差项与前一层激活的外积；对偏置的偏导就是误差项本身。于是从最后一层往前递推一遍，就得到全部梯度，计算量和前向同阶。</p><p>写成代码只要十来行，注意矩阵的方向别搞反了。</p><p>2017-6-14 发表</p></td><td width="180" valign="top"><b>栏目</b><br><a href="/ml/">机器学习</a><br><a href="/nlp/">自然语言</a></td></tr></table><p align="center">您是第 <script src="/count.asp"></script> 位访客</p></body></html>',
    "text/html",
    code="gbk",
)
put(
    "alive",
    "zh repository on a Chinese forge",
    "https://gitee.com/xiaoyuer/torch-source-notes",
    "PyTorch 源码阅读笔记",
    doc(
        "zh-CN",
        "torch-source-notes: PyTorch 源码阅读笔记",
        "<header id='git-header-nav'>"
        + links("开源|企业版|高校版|搜索|帮助中心|使用条款|关于我们", "a")
        + "<a href='/login'>登录</a><a href='/signup'>注册</a></header><div class='git-project-header'><h2><a>小鱼儿</a> / <a>torch-source-notes</a></h2><span>Watch 3</span><span>Star 41</span><span>Fork 12</span></div><div class='project-nav'>"
        + links("代码|Issues 1|Pull Requests 0|Wiki|统计|流水线", "a")
        + "</div><div class='hide'>该仓库未声明开源许可证文件（LICENSE），使用请关注具体项目描述及其代码上游依赖。</div><table id='tree-slider'>"
        + "".join(
            f"<tr><td><a>{f}</a></td><td>{m}</td><td>3年前</td></tr>"
            for f, m in [
                ("01-dispatch", "补图"),
                ("02-autograd", "改错别字"),
                ("03-allocator", "新增"),
                ("README.md", "更新目录"),
            ]
        )
        + "</table><div class='file_content markdown-body'><h1>PyTorch 源码阅读笔记</h1><p>按章节整理，每章一个目录，配有可以单步的最小例子。</p><h2>目录</h2><ol><li>派发机制</li><li>自动求导引擎</li><li>缓存分配器</li></ol><p>环境：Ubuntu 20.04，gcc 9.4，源码 v1.8.1</p></div><h3>评论 (0)</h3><p>你可以在登录后，发表评论</p><footer>深圳市奥思网络科技有限公司版权所有</footer>",
    ),
)
put(
    "alive",
    "zh reference page of a function that is no more",
    "https://docs.oneflow.org/master/generated/flow.nn.legacy_lookup.html",
    "flow.nn.legacy_lookup",
    sphinx(
        "zh-CN",
        "flow.nn.legacy_lookup",
        "OneFlow 文档",
        "<h1>flow.nn.legacy_lookup</h1><dl class='py function'><dt>flow.nn.<b>legacy_lookup</b>(<i>weight</i>, <i>ids</i>, <i>padding=None</i>)</dt><dd><div class='admonition warning'><p class='admonition-title'>警告</p><p>该接口自 0.7 起已移除，调用会抛出 AttributeError。请改用 <code>flow.nn.functional.embedding</code>。</p></div><p>按下标从权重表里取行。</p><dl><dt>参数</dt><dd>weight：形状为 (N, D) 的张量</dd><dd>ids：整型张量</dd><dt>返回</dt><dd>形状为 (*, D) 的张量</dd></dl></dd></dl>",
        "安装|快速上手|张量|自动求导|分布式|接口手册|常见问题",
    ),
    sibling="404",
)
put(
    "alive",
    "zh handbook of signing in by a code",
    "https://open.shufang.cn/docs/guide/qr-login",
    "扫码登录接入指南",
    doc(
        "zh-CN",
        "扫码登录接入指南 | 书房开放平台",
        "<header>"
        + links("文档中心|接口调试|控制台|工单|登录", "a")
        + "</header><aside>"
        + links("快速开始|获取密钥|扫码登录接入指南|手机号验证码登录|消息推送|错误码|更新日志")
        + "</aside><main><h1>扫码登录接入指南</h1><p>最后更新于 2023-06-20</p><p>用户用 App 扫描网页上的二维码即可完成登录，网页端全程不接触密码。接入分三步。</p><h2>第一步 申请二维码</h2><p>服务端调用 <code>POST /v1/qr/ticket</code>，得到有效期为 120 秒的票据，拼成二维码展示给用户，并提示「请使用书房 App 扫码登录」。</p><h2>第二步 轮询状态</h2><p>返回 <code>WAITING</code>、<code>SCANNED</code>、<code>CONFIRMED</code> 或 <code>EXPIRED</code>。二维码已失效时请引导用户点击刷新。</p><h2>第三步 换取令牌</h2><pre><code>curl -X POST https://api.shufang.cn/v1/token -d ticket=xxx</code></pre><p>令牌请保存在服务端，不要下发到浏览器。</p></main><footer>本文对您有帮助吗？ 有 没有</footer>",
    ),
    sibling="404",
)
put(
    "alive",
    "zh notebook turned to a page",
    "https://tiny-d2l.github.io/chapter_autograd/hook.html",
    "钩子函数与梯度检查",
    doc(
        "zh-CN",
        "3.4. 钩子函数与梯度检查 — 动手小课 0.3 文档",
        "<header class='mdl-layout__header'><span>动手小课</span>"
        + links("课程|PDF|Jupyter 记事本|讨论|GitHub", "a")
        + "</header><main><h1><span class='section-number'>3.4. </span>钩子函数与梯度检查</h1><p>"
        + POOL["zh"][8]
        + "</p><div class='highlight'><pre><span>In [1]:</span> import torch\nx = torch.ones(3, requires_grad=True)\nh = x.register_hook(lambda g: g * 2)</pre></div><div class='output'><pre>tensor([2., 2., 2.])</pre></div><p>练习：把钩子拿掉再算一遍，结果会怎样？</p></main><footer>Discussions</footer><script src='https://discuss.tiny-d2l.org/javascripts/embed.js'></script>",
    ),
    sibling="404",
)
put(
    "alive",
    "zh page of a course with slides",
    "https://ai.nwyu.edu.cn/~chenk/mlsys/2023/",
    "机器学习系统 2023 秋",
    '<html><head><meta charset="utf-8"><title>机器学习系统（2023 秋）</title></head><body><h1>机器学习系统（2023 秋）</h1><p>教师：陈老师　助教：吴、刘　时间：周四 5-7 节　地点：实验楼 B204</p><h3>讲义</h3><table border=1>'
    + "".join(
        f"<tr><td>第{n}讲</td><td>{t}</td><td><a href='s{n}.pdf'>课件</a></td><td><a href='v{n}.mp4'>录像</a></td></tr>"
        for n, t in enumerate(
            ["绪论", "自动微分", "计算图优化", "算子编译", "显存优化", "数据并行", "流水线并行"], 1
        )
    )
    + "</table><p>作业通过教学网提交（需登录校园统一身份认证），逾期不收。</p><p><a href='/~chenk/'>返回主页</a></p></body></html>",
    sibling="404",
)
put(
    "alive",
    "zh raw text of notes",
    "https://raw.githubusercontent.com/huolala-lab/read-torch/main/notes/engine.md",
    "autograd engine 笔记",
    "# autograd engine 笔记\n\n入口：`torch/csrc/autograd/engine.cpp`\n\n## 线程\n\n- 每个设备一个工作线程，第一次 backward 时才启动\n- CPU 的图在调用者自己的线程里跑\n\n## GraphTask\n\n| 字段 | 含义 |\n|---|---|\n| outstanding_tasks_ | 还没跑完的任务数 |\n| dependencies_ | 每个节点还差几份梯度 |\n| not_ready_ | 收到一部分梯度的节点 |\n\n## TODO\n\n- [ ] 404 的那张图补上\n- [ ] exec_info_ 还没看懂\n",
    PLAIN,
    sibling="404",
)
put(
    "alive",
    "zh short thread of a forum",
    "https://www.v2ex.com/t/712208",
    "为什么 torch 的 wheel 包这么大？",
    doc(
        "zh-CN",
        "为什么 torch 的 wheel 包这么大？ - V2EX",
        "<div id='Top'><a>V2EX</a>"
        + links("首页|注册|登录", "a")
        + "</div><div id='Wrapper'><div id='Main'><div class='header'><a>V2EX</a> › <a>Python</a><h1>为什么 torch 的 wheel 包这么大？</h1><small>tiantian · 2020-10-05 14:20:33 +08:00 · 3318 次点击</small><p>这是一个创建于 1510 天前的主题，其中的信息可能已经有所发展或是发生改变。</p></div><div class='topic_content'>pip 下了八百兆，里面都是些啥？</div><div class='box'>3 条回复 • 2020-10-05 18:02:11 +08:00<p>1 laowang 主要是 cuDNN 和各种架构的 cubin，每多一个架构就多一份</p><p>2 hpc2049 想小就装 cpu 版</p><p>3 tiantian OP @laowang 谢谢，明白了</p></div></div><div id='Rightbar'><p>现在注册</p><p>已注册用户请 登录</p></div></div><div id='Bottom'>"
        + links("关于|帮助文档|博客|API|FAQ|实用小工具|2790 人在线", "a")
        + "创意工作者们的社区 World is powered by solitude</div>",
    ),
)
put(
    "alive",
    "zh essay on how shields know a robot",
    "https://www.freehack-notes.cn/articles/web/293311.html",
    "WAF 是怎么认出爬虫的",
    hexo(
        "zh-CN",
        "WAF 是怎么认出爬虫的",
        "自由札记",
        "<p>你一定见过这样的页面：「您的访问请求可能对网站造成威胁，已被拦截」，或者「为了确认您是真人，请完成下方验证」。它们背后是怎么判断的？</p><h2>一、看指纹</h2><p>TLS 握手里的套件次序会暴露客户端的真实身份，只改 User-Agent 没有用。</p><h2>二、看行为</h2><p>人会停顿、会滚动，程序不会。页面里的脚本收集几十项指标，汇总以后给出一个分数，分数低的就弹验证码。</p><h2>三、看来源</h2><p>机房的地址段天生扣分，这也是为什么我们检查外链的脚本在家里一切正常，上了 CI 就全是 403。</p><h2>该怎么办</h2><p>诚实地报上名字，放慢速度，遵守 robots.txt，剩下的交给人工。</p>",
        "<section id='comments'><div id='gitalk-container'>未找到相关的 Issues 进行评论，请联系 @freehack 初始化创建</div></section>",
    ),
    author="自由札记",
)
put(
    "alive",
    "en story with a sign-in header",
    "https://medium.com/@rkjansen/what-the-autograd-engine-does-while-you-wait-51c0aa7d2e9b",
    "What the autograd engine does while you wait",
    doc(
        "en",
        "What the autograd engine does while you wait | by Rik Jansen | Medium",
        "<div id='root'><nav><a>Open in app</a><a>Sign up</a><a>Sign in</a><a>Write</a><input placeholder='Search'></nav><article><h1>What the autograd engine does while you wait</h1><div><a>Rik Jansen</a> · Follow · 7 min read · Nov 3, 2022</div><div>-- 2 Listen Share</div>"
        + prose("en", 0, 6)
        + "</article><div>Pytorch Deep Learning Autograd</div><footer><h2>Written by Rik Jansen</h2><p>312 Followers</p><h2>No responses yet</h2>"
        + links("Help|Status|About|Careers|Press|Blog|Privacy|Rules|Terms|Text to speech", "a")
        + '</footer></div><script>window.__APOLLO_STATE__={"ROOT_QUERY":{"__typename":"Query","viewer":null},"Post:51c0aa7d2e9b":{"isLocked":false,"visibility":"PUBLIC"}}</script>',
    ),
    author="Rik Jansen",
)
put(
    "alive",
    "en documentation as JSON",
    "https://api.tensorpeek.dev/docs/v2/reference/strided-view.json",
    "StridedView reference",
    json.dumps(
        {
            "kind": "symbol",
            "identifier": {"url": "doc://tensorpeek/StridedView"},
            "metadata": {"title": "StridedView", "role": "class", "modules": [{"name": "TensorPeek"}]},
            "abstract": [
                {
                    "type": "text",
                    "text": "A window into a buffer that is described by sizes, strides and an offset, and that never copies.",
                }
            ],
            "sections": [
                {
                    "title": "Overview",
                    "content": "Create a view with as_strided or by indexing. Two views may overlap; writing through one of them is seen by the other. Negative strides are refused.",
                },
                {
                    "title": "Errors",
                    "content": "IndexError: the view reaches past the end of the buffer. NotFound: the buffer was released.",
                },
            ],
            "topicSections": [{"title": "Creating", "identifiers": ["as_strided", "narrow", "select"]}],
        },
        indent=1,
    ),
    JSON,
    sibling="404",
)
put(
    "alive",
    "en notebook in its raw form",
    "https://raw.githubusercontent.com/mbrandvold/torch-labs/master/03_hooks.ipynb",
    "Lab 3: hooks",
    json.dumps(
        {
            "cells": [
                {
                    "cell_type": "markdown",
                    "metadata": {},
                    "source": [
                        "# Lab 3: hooks\n",
                        "We attach a function to a tensor and watch the gradient pass by.",
                    ],
                },
                {
                    "cell_type": "code",
                    "execution_count": 1,
                    "metadata": {},
                    "outputs": [{"name": "stdout", "output_type": "stream", "text": ["tensor([2., 2.])\n"]}],
                    "source": [
                        "import torch\n",
                        "x = torch.ones(2, requires_grad=True)\n",
                        "x.register_hook(print)\n",
                        "(x * 2).sum().backward()",
                    ],
                },
                {
                    "cell_type": "code",
                    "execution_count": 2,
                    "metadata": {},
                    "outputs": [
                        {
                            "ename": "KeyError",
                            "evalue": "'not found'",
                            "output_type": "error",
                            "traceback": ["KeyError: 'not found'"],
                        }
                    ],
                    "source": ["x._backward_hooks['missing']"],
                },
            ],
            "metadata": {"kernelspec": {"display_name": "Python 3", "name": "python3"}},
            "nbformat": 4,
            "nbformat_minor": 2,
        },
        indent=1,
    ),
    PLAIN,
    sibling="404",
)
put(
    "alive",
    "en repository with a short text",
    "https://github.com/velascoj/mini-dispatch",
    "mini-dispatch",
    github(
        "GitHub - velascoj/mini-dispatch: A dispatcher in 300 lines of C++",
        "<div id='repository-container-header'><strong><a>velascoj</a>/<a>mini-dispatch</a></strong><span>Public</span><ul><li>Notifications You must be signed in to change notification settings</li><li>Fork 9</li><li>Star 131</li></ul></div><nav>"
        + links("Code|Issues 2|Pull requests|Actions|Projects|Security|Insights")
        + "</nav><table aria-labelledby='folders-and-files'><tr><th>Name</th><th>Last commit message</th></tr><tr><td><a>src</a></td><td>fix fallthrough</td></tr><tr><td><a>README.md</a></td><td>typo</td></tr></table><article class='markdown-body'><h1>mini-dispatch</h1><p>A dispatcher in 300 lines of C++, written to understand the big one. Keys, a table, boxed fallbacks; nothing else.</p><pre>cmake -B build &amp;&amp; cmake --build build</pre></article><h2>About</h2><p>A dispatcher in 300 lines of C++</p><p>Uh oh! There was an error while loading. Please reload this page.</p><h2>Releases</h2><p>No releases published</p><h2>Packages 0</h2><p>No packages published</p>",
    ),
    sibling="404",
)
put(
    "alive",
    "en issue on a download that is missing",
    "https://github.com/quietml/wheelhouse/issues/418",
    "HTTP Error 404: Not Found when downloading the nightly wheel",
    github(
        "HTTP Error 404: Not Found when downloading the nightly wheel · Issue #418 · quietml/wheelhouse · GitHub",
        "<div><strong><a>quietml</a>/<a>wheelhouse</a></strong></div><h1>HTTP Error 404: Not Found when downloading the nightly wheel #418</h1><span>Closed</span><div class='comment-body'><p>Since this morning the index answers 404 for cp310.</p><pre>ERROR: HTTP error 404 while getting https://wheels.quietml.org/nightly/cp310.whl</pre></div><div class='comment-body'><p>The upload job timed out and left the old index in place. I re-ran it; can you try again?</p></div><div class='comment-body'><p>Works now, thanks. Closing.</p></div><p>Sign up for free to join this conversation on GitHub. Already have an account? Sign in to comment</p><div>Assignees No one assigned</div><div>Labels No labels</div><div>Milestone No milestone</div>",
    ),
    sibling="404",
)
put(
    "alive",
    "en paper as PDF",
    "https://arxiv.org/pdf/2011.04417v2",
    "Backpropagation through aliased memory",
    b"%PDF-1.5\n%\xd0\xd4\xc5\xd8\n3 0 obj\n<< /Length 3021 /Filter /FlateDecode >>\nstream\n"
    + bytes((n * 89 + n // 7) % 256 for n in range(3000))
    + b"\nendstream\nendobj\n",
    PDF,
    sibling="404",
)
put(
    "alive",
    "en essay on symbols that a loader does not find",
    "https://fennelfox.dev/2023/symbol-not-found/",
    "Symbol not found: how the dynamic loader decides",
    hexo(
        "en",
        "Symbol not found: how the dynamic loader decides",
        "fennelfox",
        "<p>“Symbol not found.” “Library not loaded.” “The requested page could not be located.” Two of these come from a loader and one from a web server, and the loader is the more honest.</p><p>When a shared library is opened, its undefined symbols are looked up in a scope: the program first, then its dependencies breadth first. The first definition wins, even if a better one stands further back.</p><p>Extensions built against another version of a framework fail here, with a mangled name of two hundred letters. Feed it to c++filt before you feed it to a search engine.</p><pre><code>LD_DEBUG=bindings python -c 'import mine' 2&gt;&amp;1 | grep c10</code></pre><p>Lazy binding postpones the disappointment to the first call. Set LD_BIND_NOW and be disappointed at once.</p>",
    ),
    author="fennelfox",
    sibling="404",
)
put(
    "alive",
    "en thread with two answers",
    "https://discuss.pytorch.org/t/backward-through-index-put-is-slow/98812",
    "Backward through index_put is slow",
    discourse(
        "Backward through index_put is slow",
        "PyTorch Forums",
        [
            (
                "hmatsuda",
                "October 9, 2020, 7:41am",
                "<p>The backward of index_put takes ten times as long as the forward. Is this expected? I have attached a profile.</p>",
            ),
            (
                "ltorvik",
                "October 9, 2020, 3:05pm",
                "<p>With accumulate=True it sorts the indices first to be deterministic, and the sort dominates here. If your indices have no duplicates, leave accumulate off.</p>",
            ),
            (
                "hmatsuda",
                "October 12, 2020, 1:18am",
                "<p>That was it, thank you. (Edited: the link to the profile is dead now, sorry.)</p>",
            ),
        ],
    ),
    sibling="404",
)
put(
    "alive",
    "en question on proving that one is human",
    "https://stackoverflow.com/questions/63190331/selenium-please-verify-you-are-a-human",
    'Selenium gets "Please verify you are a human"',
    doc(
        "en",
        'python - Selenium gets "Please verify you are a human" - Stack Overflow',
        "<header>"
        + links("About|Products|For Teams|Log in|Sign up", "a")
        + "</header><div class='left-sidebar'>"
        + links("Home|Questions|Tags|Users|Companies|Collectives")
        + "</div><div id='mainbar'><h1>Selenium gets \"Please verify you are a human\"</h1><p>Asked 4 years ago Modified 1 year ago Viewed 11k times</p><div class='s-prose'><p>I want to read a table of benchmark results. With a real browser it works, with the driver I get a page that says <i>Please verify you are a human. Access to this page has been denied because we believe you are using automation tools.</i></p><pre><code>driver.get(url)\nprint(driver.title)</code></pre></div><h2>2 Answers</h2><div class='s-prose'><p>The site publishes the same numbers as CSV, see the link at the foot of the table. No browser needed.</p></div><div class='s-prose'><p>The driver sets navigator.webdriver; that is what the script looks at. But do ask the owners first.</p></div><h2>Your Answer</h2><p>Thanks for contributing an answer to Stack Overflow! Sign up or log in. Post as a guest. By clicking “Post Your Answer”, you agree to our terms of service.</p></div><footer>Site design / logo © 2025 Stack Exchange Inc</footer>",
    ),
    sibling="404",
)
put(
    "alive",
    "en notes of what a release took away",
    "https://slatetensor.readthedocs.io/en/latest/whatsnew/v0.9.html",
    "What's gone in 0.9",
    sphinx(
        "en",
        "What's gone in 0.9",
        "SlateTensor 0.9 documentation",
        "<h1>What's gone in 0.9</h1><p>The following no longer exist. Calling them raises AttributeError.</p><ul><li><code>slate.legacy.load</code>: removed, use <code>slate.load</code></li><li><code>slate.cuda.sync_all</code>: removed without replacement</li><li><code>Tensor.resize_like</code>: deprecated since 0.6, now removed</li><li>The page <i>Extending in C</i> has been moved to <a>Extending</a>; old links are redirected</li></ul><p>Python 3.7 is no longer supported.</p>",
        "Install|Tutorials|Reference|What's new|Contributing",
    ),
    sibling="404",
)
put(
    "alive",
    "ja article with a box for those who sign in",
    "https://qiita.com/hoshizora_k/items/6f0a1d2be83c19d40a77",
    "PyTorchのstrideを図で理解する",
    doc(
        "ja",
        "PyTorchのstrideを図で理解する #Python - Qiita",
        "<header>"
        + links("ホーム|タイムライン|トレンド|質問|公式イベント|公式コラム", "a")
        + "<a>ログイン</a><a>新規登録</a></header><main><div>この記事は最終更新日から3年以上が経過しています。</div><h1>PyTorchのstrideを図で理解する</h1><p>@hoshizora_k 投稿日 2021年07月11日</p><div id='personal-public-article-body'>"
        + prose("ja", 0, 4)
        + "<pre><code>a.stride()  # (4, 1)</code></pre></div><p>新規登録して、もっと便利にQiitaを使ってみよう</p><ol><li>あなたにマッチした記事をお届けします</li><li>便利な情報をあとで効率的に読み返せます</li></ol><h2>コメント</h2><p>この記事にコメントはありません。</p></main><footer>How developers code is here. © 2011-2024 Qiita Inc.</footer>",
    ),
    author="hoshizora_k",
)
put(
    "alive",
    "ja old page in Shift-JIS",
    "http://www.kagaku-memo.jp/~morita/nn/bp.html",
    "誤差逆伝播法メモ",
    '<HTML><HEAD><META http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><TITLE>誤差逆伝播法メモ</TITLE></HEAD><BODY><H1>誤差逆伝播法メモ</H1><P>出力層の誤差から順に、重みの転置をかけて前の層へ戻していく。活性化関数の微分を忘れずにかけること。</P><P>シグモイドの微分は y(1-y) で計算できるので、順伝播の出力を保存しておけばよい。保存しないと再計算が必要になる。</P><PRE>delta[k] = W[k+1]^T delta[k+1] * y[k] * (1 - y[k])</PRE><P><A href="index.html">目次へ戻る</A>　森田　2018/11/02</P></BODY></HTML>',
    "text/html; charset=Shift_JIS",
    code="cp932",
    sibling="404",
)
put(
    "alive",
    "ja slides on a stage",
    "https://speakerdeck.com/tnkt/pytorch-nonaka",
    "PyTorchの中の人になる",
    doc(
        "ja",
        "PyTorchの中の人になる - Speaker Deck",
        "<nav>"
        + links("Speaker Deck|Features|Speaker Deck PRO|Sign in|Sign up for free", "a")
        + "</nav><main><div class='speakerdeck-embed' data-id='8b1e'><img alt='スライド 1'></div><h1>PyTorchの中の人になる</h1><div><a>tnkt</a> August 20, 2022 Programming ★ 3 2.8k</div><p>社内勉強会の資料です。ビルドの手順、テストの回し方、最初のプルリクエストまで。</p><div class='transcript'><ol><li>PyTorchの中の人になる 2022/08/20</li><li>今日話すこと ・ビルド ・テスト ・PR</li><li>ビルドには30分かかります</li><li>まとめ</li></ol></div><h2>More Decks by tnkt</h2></main><footer>Copyright © 2025 Speaker Deck, LLC.</footer>",
    ),
    author="tnkt",
)
put(
    "alive",
    "ko article on a blog of developers",
    "https://velog.io/@dalbit/pytorch-dispatcher",
    "파이토치 디스패처 뜯어보기",
    doc(
        "ko",
        "파이토치 디스패처 뜯어보기",
        "<div id='root'><header><a>velog</a><a>dalbit.log</a><button>로그인</button></header><h1>파이토치 디스패처 뜯어보기</h1><div>dalbit · 2022년 12월 4일 <button>팔로우</button></div><div class='atom-one'>"
        + prose("ko", 0, 4)
        + '</div><h4>2개의 댓글</h4><textarea placeholder=\'댓글을 작성하세요\'></textarea><p>좋은 글 감사합니다</p></div><script>window.__APOLLO_STATE__={"Post:1":{"is_private":false}}</script>',
    ),
    author="dalbit",
)
put(
    "alive",
    "ko note on a server that forbids",
    "https://codingpanda.tistory.com/77",
    "pip install 403 Forbidden 해결 방법",
    doc(
        "ko",
        "pip install 403 Forbidden 해결 방법 — 코딩판다",
        "<header><h1><a>코딩판다</a></h1>"
        + links("홈|태그|방명록", "a")
        + "</header><div id='content'><h2>pip install 403 Forbidden 해결 방법</h2><span>2021. 5. 30. 23:11</span><div class='tt_article_useless_p_margin'><p>사내 프록시 뒤에서 토치를 설치하려는데 \"403 Forbidden 접근 권한이 없습니다\"가 뜨는 경우가 있습니다.</p><p>미러 주소의 인증서가 바뀐 것이 원인이었습니다. pip.conf에 trusted-host를 추가하니 해결되었습니다.</p><pre>[global]\ntrusted-host = mirror.local</pre></div><div>공유하기 게시글 관리 구독하기 코딩판다</div><div>비밀글입니다. 댓글 1</div></div>",
    ),
)
put(
    "alive",
    "ru long article of a hub",
    "https://habr.com/ru/articles/671204/",
    "Как PyTorch выбирает ядро",
    doc(
        "ru",
        "Как PyTorch выбирает ядро / Хабр",
        "<div id='app'><header>"
        + links("Моя лента|Все потоки|Разработка|Администрирование|Дизайн|Менеджмент|Научпоп", "a")
        + "<a>Войти</a></header><main><a>sergeevna_t</a> <time>15 июн 2022 в 10:20</time><h1>Как PyTorch выбирает ядро</h1><div>Время на прочтение 9 мин Охват и читатели 14K</div><div id='post-content-body'>"
        + prose("ru", 0, 4)
        + "</div><div>Теги: pytorch, c++</div><div>Комментарии 7</div><p>НЛО прилетело и опубликовало эту надпись здесь</p><p>Только полноправные пользователи могут оставлять комментарии. Войдите, пожалуйста.</p></main></div><footer>© 2006–2024, Habr</footer>",
    ),
    author="sergeevna_t",
    sibling="404",
)
put(
    "alive",
    "ru thread of a forum in windows-1251",
    "http://forum.cpp-club.ru/viewtopic.php?t=50117",
    "Не линкуется libtorch",
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><title>Не линкуется libtorch - Клуб программистов</title></head><body><table class="forumline"><tr><td><a href="index.php">Список форумов</a> -> C++</td><td>Вход Регистрация</td></tr></table><h2>Не линкуется libtorch</h2><table><tr><td><b>Vasya77</b><br>Сообщения: 14</td><td>При сборке: неразрешённый внешний символ c10::Error. Библиотека лежит рядом, путь указан. Что не так?</td></tr><tr><td><b>old_coder</b><br>Сообщения: 2901</td><td>Отладочная и обычная сборки несовместимы. Скачайте вариант Debug, у вас стоит /MDd.</td></tr><tr><td><b>Vasya77</b></td><td>Спасибо, заработало!</td></tr></table><p>Вы не можете начинать темы. Вы не можете отвечать на сообщения.</p><p>Powered by phpBB</p></body></html>',
    "text/html; charset=windows-1251",
    code="cp1251",
)
put(
    "alive",
    "de entry of a private blog under a banner",
    "https://rechenwerk.blog/2022/02/pytorch-verteiler/",
    "Der Verteiler von PyTorch",
    hexo(
        "de",
        "Der Verteiler von PyTorch",
        "Rechenwerk",
        prose("de", 0, 4),
        "<div id='cookie-hinweis'><p>Diese Seite verwendet Cookies. Mit der Nutzung erklären Sie sich einverstanden. <a>Mehr erfahren</a> <button>Verstanden</button></p></div><section><h3>Ein Kommentar</h3><p>Jens: Schön erklärt!</p><h3>Schreibe einen Kommentar</h3><p>Deine E-Mail-Adresse wird nicht veröffentlicht. Erforderliche Felder sind mit * markiert.</p></section>",
    ),
    sibling="404",
)
put(
    "alive",
    "de lecture whose papers ask for a name",
    "https://www.inf.uni-altmark.de/lehre/ws21/dlsys/",
    "Systeme für tiefes Lernen",
    doc(
        "de",
        "Systeme für tiefes Lernen – WS 2021/22",
        "<nav>"
        + links("Universität|Fakultät|Lehre|Forschung|Personen|Anmelden", "a")
        + "</nav><h1>Systeme für tiefes Lernen</h1><p>Vorlesung mit Übung, Mi 10–12, Hörsaal 3. Dozent: Prof. K. Ahrens</p><h2>Folien</h2><ul><li><a>01 Einführung (PDF)</a></li><li><a>02 Automatisches Ableiten (PDF)</a></li><li><a>03 Speicherverwaltung (PDF)</a></li></ul><p>Die Folien sind nur aus dem Uni-Netz oder nach Anmeldung abrufbar. Die Seite selbst wird nicht mehr aktualisiert.</p><footer>Impressum Datenschutz Barrierefreiheit</footer>",
    ),
    sibling="404",
)
put(
    "alive",
    "fr lesson on adding a captcha",
    "https://atelier-du-code.fr/tutoriels/ajouter-un-captcha/",
    "Ajouter un captcha à son formulaire",
    hexo(
        "fr",
        "Ajouter un captcha à son formulaire",
        "L'atelier du code",
        '<p>« Je ne suis pas un robot » : tout le monde connaît la case à cocher. Voyons comment l\'ajouter à un formulaire de contact, et comment vérifier la réponse côté serveur.</p><h2>Côté page</h2><pre><code>&lt;div class="g-recaptcha" data-sitekey="VOTRE_CLE"&gt;&lt;/div&gt;</code></pre><h2>Côté serveur</h2><p>Le jeton envoyé par le navigateur doit être vérifié par une requête POST. Si la réponse est négative, on affiche « Accès refusé, veuillez réessayer ».</p><p>Pensez aux lecteurs d\'écran : une question simple vaut souvent mieux qu\'une image floue.</p>',
    ),
    author="L'atelier du code",
)

# Thirty that are gone although they answer 200.

put(
    "gone",
    "zh column article that its writer took back",
    "https://zhuanlan.zhihu.com/p/79801410",
    "PyTorch 源码浅析：张量",
    zhihu(
        "知乎专栏",
        '<div class="ErrorPage"><div class="ErrorPage-container"><h1 class="ErrorPage-title">文章不见啦</h1><p class="ErrorPage-subtitle">作者已经把它收回了，去看看别的内容吧</p><a class="ErrorPage-primaryButton">回到首页</a></div></div>',
        {"entities": {"articles": {}}, "env": {"ab": {}}},
    ),
    author="雨夜读码",
)
put(
    "gone",
    "zh account of a messenger that was closed",
    "https://mp.weixin.qq.com/s/b8QpYc0aLmX2vN7tR5eKdw",
    "一文读懂自动混合精度",
    wechat(
        "",
        '<div class="weui-msg"><div class="weui-msg__icon-area"><i class="weui-icon-info weui-icon_msg"></i></div><div class="weui-msg__text-area"><h2 class="weui-msg__title">该帐号已被主体注销，历史内容不再展示</h2></div></div>',
        junk=40,
    ),
)
put(
    "gone",
    "zh article held back for review",
    "https://blog.csdn.net/m0_52211047/article/details/121880912",
    "C++扩展编译全过程记录",
    csdn(
        "文章审核中-CSDN博客",
        '<div class="article-audit"><img src="https://csdnimg.cn/release/blog/404.png"><h2>文章暂时看不到了</h2><p>博主修改了内容，正在等待重新审核，审核通过后才会对外展示</p><a>返回博主主页</a></div>',
        side=True,
    ),
)
put(
    "gone",
    "zh blog that only its owner may see now",
    "https://www.cnblogs.com/moyu-hpc/p/12034881.html",
    "CUDA stream 与 PyTorch",
    doc(
        "zh-cn",
        "提示 - 博客园",
        '<div id="top_nav"><ul>'
        + links("会员|周边|新闻|博问|闪存")
        + '</ul><a>注册</a><a>登录</a></div><div class="container"><h1>博主已将该博客设为仅自己可见</h1><p>如有疑问，请联系 contact@cnblogs.com</p><p><a href="/">回到博客园首页</a></p></div>',
    ),
)
put(
    "gone",
    "zh writing turned private",
    "https://www.jianshu.com/p/5f2dc90ab311",
    "Python 的 GIL 与 PyTorch",
    doc(
        "zh-CN",
        "简书 - 创作你的创作",
        "<nav>"
        + links("首页|下载APP|会员|IT技术", "a")
        + "<a>登录</a><a>注册</a></nav><div class='error-block'><h3>这篇文章被主人锁起来了</h3><p>它目前是私密状态，除了作者谁也打不开</p><a>去首页逛逛</a></div><div><h4>推荐阅读</h4>"
        + links("年终总结怎么写|一碗热汤面|我和我的猫|早起的第一百天")
        + "</div>",
    ),
)
put(
    "gone",
    "zh board's topic that does not exist, in GBK",
    "http://bbs.aigpu.com.cn/thread-30417-1-1.html",
    "CUDA 编程入门系列",
    '<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=gbk"><title>提示信息 - 智算论坛 - Powered by Discuz!</title><meta name="generator" content="Discuz! X3.4"><link rel="stylesheet" href="data/cache/style_1_common.css"></head><body id="nv_forum" class="pg_viewthread"><div id="hd"><a>设为首页</a><a>收藏本站</a><div id="um"><form><input name="username"><input type="password" name="password"><button>登录</button><a>立即注册</a></form></div><div id="nv"><ul><li><a>门户</a></li><li><a>论坛</a></li><li><a>导读</a></li><li><a>排行榜</a></li></ul></div></div><div id="wp"><div id="ct" class="wp cl w"><div class="nfl"><div class="f_c altw"><div id="messagetext" class="alert_error"><p>没有找到这个主题，可能已经被管理人员移走或者还没有通过审核</p><p class="alert_btnleft"><a href="javascript:history.back()">[ 点击这里返回上一页 ]</a></p></div></div></div></div></div><div id="ft">Powered by Discuz! X3.4 © 2001-2017 Comsenz Inc.</div></body></html>',
    "text/html; charset=gbk",
    code="gbk",
)
put(
    "gone",
    "zh article that leads to the front page",
    "https://www.aiwander.com/article/pytorch-jit-inside-1187.html",
    "PyTorch JIT 内部原理",
    doc(
        "zh",
        "AI 漫游者 - 人工智能产业资讯平台",
        "<header>"
        + links("首页|快讯|产业|融资|活动|报告|专栏作者", "a")
        + "<a>登录</a></header><section class='banner'><h2>大模型落地的下半场</h2></section><ul class='feed'>"
        + "".join(
            f"<li><h3><a href='/article/{9000 + n}.html'>{t}</a></h3><p>{d}</p><span>{n + 1}小时前</span></li>"
            for n, (t, d) in enumerate(
                [
                    ("某芯片公司完成 C 轮融资", "本轮由多家机构共同投资，资金将用于下一代产品流片。"),
                    ("机器人进工厂，工人怎么看", "记者走访了三家企业，答案并不相同。"),
                    ("一周速览：开源模型又有新面孔", "本周共有七个模型发布，参数规模从十亿到千亿。"),
                    ("自动驾驶城市试点扩大", "新增四座城市，首批投放两百辆。"),
                ]
            )
        )
        + "</ul><footer>关于我们 投稿 商务合作 沪ICP备18009981号</footer>",
        HM,
    ),
    final="https://www.aiwander.com/",
)
put(
    "gone",
    "zh answer of an interface in JSON",
    "https://api.zhishibox.cn/v3/article/detail?id=66018",
    "动态图与静态图之争",
    '{"code":20404,"message":"文章已下架","success":false,"data":null,"traceId":"7f1b0c3e9a"}',
    JSON,
)
put(
    "gone",
    "zh name that is for sale",
    "http://www.torchcn.org/tutorial/extend",
    "扩展 PyTorch（中文教程）",
    doc(
        "zh",
        "torchcn.org 正在转让",
        "<div style='text-align:center;margin-top:80px'><h1>torchcn.org</h1><p>本域名诚意出让，接受议价</p><p>联系 QQ：30114477　微信：mai_yuming　电话：139****8821</p><form action='//mi.example.cn/offer'><input placeholder='您的报价（元）'><input placeholder='联系方式'><button>提交报价</button></form><p>支持第三方担保交易，到款后 24 小时内过户</p></div>",
    ),
    sibling="same",
)
put(
    "gone",
    "zh page that a panel puts into a new site",
    "http://dl.zhangyc.top/2019/08/12/autograd-3/",
    "autograd 笔记（三）",
    '<!doctype html>\n<html>\n<head>\n    <meta charset="utf-8">\n    <title>网站创建成功</title>\n    <style>.container{width:60%;margin:10% auto 0;background-color:#f0f0f0;padding:2% 5%;border-radius:10px}ul{padding-left:20px}</style>\n</head>\n<body>\n    <div class="container">\n        <h1>站点已经建好了，可以上传程序啦</h1>\n        <h3>这是面板生成的 index.html，您可以放心删除或覆盖它</h3>\n        <ul><li>站点目录：请在面板里查看</li><li>绑定域名以后大约几分钟生效</li></ul>\n    </div>\n</body>\n</html>\n',
    "text/html",
    final="http://dl.zhangyc.top/",
    sibling="same",
)
put(
    "gone",
    "zh search without hits instead of the page",
    "https://www.kjwenku.com/view/8c1f0e22.html",
    "PyTorch 张量存储机制讲义",
    doc(
        "zh",
        "PyTorch 张量存储机制讲义_搜索结果 - 科技文库",
        "<header>"
        + links("文库首页|分类|会员|上传文档", "a")
        + "<form><input value='PyTorch 张量存储机制讲义'><button>搜文档</button></form></header><div class='res'><p>共为您找到相关结果 0 个</p><p>没有搜到合适的文档，换个关键词试试，或看看大家都在找：</p><ul>"
        + links("述职报告 ppt 模板|高一物理必修二|劳动合同范本|年会主持稿")
        + "</ul></div><footer>ICP证 川B2-20160123</footer>",
    ),
    final="https://www.kjwenku.com/search?word=PyTorch%20%E5%BC%A0%E9%87%8F%E5%AD%98%E5%82%A8%E6%9C%BA%E5%88%B6%E8%AE%B2%E4%B9%89&from=miss",
)
put(
    "gone",
    "zh paper of a cloud's handbook behind its long menu",
    "https://help.yunduo.com/document_detail/153211.html",
    "使用 PyTorch 提交训练任务",
    doc(
        "zh",
        "文档中心 - 云朵帮助",
        "<header>"
        + links("产品|解决方案|定价|文档|开发者|合作伙伴|支持与服务|控制台|登录|注册", "a")
        + "</header><aside>"
        + links(
            "产品概述|快速入门|控制台操作|开通服务|创建实例|连接实例|升降配置|释放实例|镜像管理|存储挂载|网络配置|安全组|监控告警|日志|计费说明|欠费处理|退款规则|接口列表|签名方法|公共参数|错误码|常见问题|联系我们|服务协议|服务等级协议|视频专区"
        )
        + "</aside><main><img src='//img.yunduo.com/empty.svg'><p>当前文档已下线或迁移</p><p>您可以试试左侧目录，或在上方搜索关键词</p></main><footer>"
        + links("关于我们|法律声明|廉正举报|友情链接", "a")
        + "© 2009-2025 云朵计算</footer>",
    ),
)
put(
    "gone",
    "zh repository that a forge cannot show",
    "https://gitee.com/torch-fan/source-tour",
    "PyTorch 源码漫游",
    doc(
        "zh-CN",
        "404 - Gitee.com",
        "<header>"
        + links("开源|企业版|高校版|私有云|模力方舟", "a")
        + "<a>登录</a><a>注册</a></header><div class='gitee-404'><h1>你要找的仓库搬走了，或者主人没有公开它</h1><p>确认地址没有写错？也可以 <a>登录</a> 之后再看看</p></div>",
    ),
)
put(
    "gone",
    "zh note of a platform that closed for good",
    "https://blog.itxuexi.cc/u/2048/p/771",
    "PyTorch 的分发机制",
    doc(
        "zh",
        "停服公告",
        "<div class='notice'><h1>再见，朋友们</h1><p>尊敬的用户：</p><p>因业务调整，IT学习网博客频道已于 2022 年 6 月 30 日停止运营，所有文章不再提供访问。</p><p>此前我们已开放为期三个月的数据导出，逾期未导出的数据已清除，无法恢复。</p><p>感谢您九年来的陪伴。</p><p style='text-align:right'>IT学习网运营团队</p></div>",
    ),
    sibling="same",
)
put(
    "gone",
    "zh skeleton whose state says that nothing is there",
    "https://www.duoshu.com/note/3e1b7c0d",
    "数据加载器为什么卡",
    doc(
        "zh",
        "多书",
        '<div id=\'app\'><div class=\'skeleton\'><div class=\'skeleton-title\'></div><div class=\'skeleton-row\'></div><div class=\'skeleton-row\'></div></div></div><script>window.__INITIAL_STATE__={"user":{"login":false},"note":{"id":"3e1b7c0d","status":"deleted","content":null},"error":{"code":404,"msg":"笔记已被删除"}}</script><script src=\'//static.duoshu.com/js/chunk-vendors.9c01.js\'></script><script src=\'//static.duoshu.com/js/app.55af.js\'></script>',
    ),
)
put(
    "gone",
    "en story of an account that was shut",
    "https://medium.com/@torchbearer_labs/inside-the-jit-9b0f3cc04a12",
    "Inside the JIT",
    doc(
        "en",
        "Medium",
        "<div id='root'><nav><a>Open in app</a><a>Sign up</a><a>Sign in</a></nav><div><h1>This writer is no longer with us</h1><p>The account was closed or is being looked into for a breach of our rules, so its stories are offline.</p><a>Back to Medium</a></div><footer>"
        + links("Help|Status|About|Careers|Blog|Privacy|Terms", "a")
        + "</footer></div>",
    ),
)
put(
    "gone",
    "en name that is for sale by a merchant",
    "http://www.tensorguts.com/2018/04/strides/",
    "Strides, the hard way",
    doc(
        "en",
        "TensorGuts.com - Premium Names",
        "<div class='top'>"
        + links("Browse Names|How it works|Payment plans|FAQ|Call us +1-303-555-0166", "a")
        + "</div><div class='offer'><h1>TensorGuts.com</h1><h2>Make it yours today: $2,895</h2><p>Or start for $121 a month, 24 months, 0% interest</p><button>Add to cart</button><ul><li>Since 2005, more than 100,000 names delivered</li><li>30 day money back</li><li>Transfer within one business day</li></ul></div><div>Other names you may like: "
        + links("TensorForge.net|GutsAI.com|TorchCore.io", "a")
        + "</div>",
    ),
    final="https://www.premium-names.example/domain/tensorguts.com",
    sibling="same",
)
put(
    "gone",
    "en page that a server shows before it has a site",
    "http://ml.oakbench.org/autograd-talk/",
    "Autograd: a talk",
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"><html><head><title>Test page for the web server on Rocky Linux</title><style>body{background:#262626;color:#fff}</style></head><body><h1>HTTP Server <strong>Test Page</strong></h1><div><p>This page is here to show that the server works after it was installed. If you can read it, the server is fine, but nothing has been put on it.</p><h2>Just visiting?</h2><p>The site you came for is either having problems or is being set up.</p><h2>Are you the administrator?</h2><p>Put your files into <code>/var/www/html/</code>. To get rid of this page, see <code>/etc/httpd/conf.d/welcome.conf</code>.</p><img src="/icons/poweredby.png"></div></body></html>',
    "text/html; charset=UTF-8",
    final="http://ml.oakbench.org/",
    sibling="same",
)
put(
    "gone",
    "en site that is an empty leaf",
    "http://www.hollowkernels.net/notes/peer-access.html",
    "Peer access between cards",
    "<!DOCTYPE html>\n<html>\n<head>\n<title></title>\n</head>\n<body>\n\n</body>\n</html>\n",
    "text/html",
    sibling="same",
)
put(
    "gone",
    "en docs whose page was lost in a move",
    "https://docs.lumenrt.io/v1/internals/graph-lowering.html",
    "Graph lowering",
    doc(
        "en",
        "Lumen Runtime Docs",
        "<nav>"
        + links("Overview|Quickstart|Guides|API|CLI|Changelog|Community|GitHub", "a")
        + "<button>Search ⌘K</button></nav><aside>"
        + links("Install|First model|Quantize|Deploy|Observe|Scale|Secure|Upgrade|Glossary|Support")
        + "</aside><main><h1>We tidied up</h1><p>With version 3 the documentation was rewritten and the page behind this link did not make it over. Start from the overview, or tell us what you were after.</p><a class='btn'>Go to the overview</a></main><footer>© Lumen Runtime authors</footer><script>self.__next_f=[];</script>",
        COUNT,
    ),
)
put(
    "gone",
    "en store that has no such key",
    "https://slides-bucket.cdn-files.dev/2021/ptdd/allocator-keynote.html",
    "The allocator, a keynote",
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message><Key>2021/ptdd/allocator-keynote.html</Key><RequestId>656C76696E6727</RequestId><HostId>Uuag1LuByRx9e6j5Onimru9pO4ZVKnJ2</HostId></Error>',
    "application/xml",
    sibling="same",
)
put(
    "gone",
    "en film that its owner hid",
    "https://www.youtube.com/watch?v=q0Zr1hVn7pE",
    "PyTorch internals, live session 4",
    doc(
        "en",
        " - YouTube",
        "<ytd-app disable-upgrade='true'></ytd-app><div id='player-error'><div class='reason'>Video unavailable</div><div class='subreason'>The uploader has made this video private</div></div><footer>"
        + links(
            "About|Press|Copyright|Contact us|Creators|Advertise|Developers|Terms|Privacy|How YouTube works|Test new features",
            "a",
        )
        + '© 2025 Google LLC</footer><script>var ytInitialPlayerResponse={"playabilityStatus":{"status":"LOGIN_REQUIRED","messages":["This is a private video."]}};</script><script>var ytInitialData={"contents":{}};</script>',
    ),
)
put(
    "gone",
    "ja diary that was struck off, in Shift-JIS",
    "http://www.geo-page.jp/torch_diary/0512.html",
    "Torch日記 第12回",
    '<html lang="ja"><head><meta charset="Shift_JIS"><title>ページが表示できません</title></head><body><div id="header"><a href="/">トップ</a> <a href="/guide/">ご利用ガイド</a> <a href="/info/">お知らせ</a></div><div id="main"><h2>ご指定のホームページは閉鎖されました</h2><p>開設者のご都合により、このホームページは公開を終了しています。</p><p>ブックマークやリンク元の修正をお願いいたします。</p></div><div id="footer">(C) GeoPage Inc.</div></body></html>',
    "text/html; charset=Shift_JIS",
    code="cp932",
)
put(
    "gone",
    "ja article kept from the public",
    "https://zenn.dev/kotori_ml/articles/8b0f2ce1a9d3f4",
    "PyTorchのコンパイラを読む",
    doc(
        "ja",
        "Zenn｜エンジニアのための情報共有コミュニティ",
        "<div id='__next'><header><a>Zenn</a>"
        + links("Trending|Explore", "a")
        + "<a>Log in</a></header><main><p class='emoji'>🔍</p><h1>お探しの記事は非公開になったか、削除された可能性があります</h1><a>トップへ戻る</a></main><footer>"
        + links("About|運営会社|お知らせ|利用規約|プライバシーポリシー|特商法表記", "a")
        + '</footer></div><script id=\'__NEXT_DATA__\' type=\'application/json\'>{"props":{"pageProps":{"article":null}},"page":"/[username]/articles/[slug]"}</script>',
    ),
)
put(
    "gone",
    "ko post that was taken down, by a script's word",
    "https://blog.naver.com/PostView.naver?blogId=torchlove&logNo=222104418802",
    "텐서 메모리 구조 정리",
    '<html><head><meta charset="UTF-8"><title>네이버 블로그</title></head><body><script type="text/javascript">alert("삭제되었거나 없는 글입니다.");\ndocument.location.replace("https://blog.naver.com/torchlove");</script><noscript><p>요청하신 글은 주인이 내렸거나 처음부터 없던 글입니다.</p></noscript></body></html>',
)
put(
    "gone",
    "ru article that its writer hid",
    "https://habr.com/ru/articles/559012/",
    "Пишем свой автоград",
    doc(
        "ru",
        "Хабр",
        "<header>"
        + links("Моя лента|Все потоки|Разработка|Дизайн|Менеджмент", "a")
        + "<a>Войти</a></header><main><div class='tm-error-message'><h1>Публикация спрятана в черновики</h1><p>Автор решил её доработать или больше не хочет показывать. Загляните в другие публикации.</p><a>На главную</a></div></main><footer>© 2006–2024, Habr</footer>",
    ),
)
put(
    "gone",
    "de page of a server in UTF-16",
    "http://www.rz.fh-nordheide.de/skripte/nn/kap4.htm",
    "Neuronale Netze, Kapitel 4",
    (
        "\ufeff"
        + '<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-16"><title>Hinweis des Rechenzentrums</title></head><body><h2>Hinweis des Rechenzentrums</h2><p>Die persönlichen Seiten ehemaliger Mitarbeiter wurden zum 31.12.2020 abgeschaltet. Das von Ihnen aufgerufene Skript steht daher nicht mehr zur Verfügung.</p><p><a href="/">Zur Startseite der Hochschule</a></p></body></html>'
    ).encode("utf-16-le"),
    "text/html; charset=utf-16",
)
put(
    "gone",
    "fr site whose rent is over",
    "http://www.reseaux-et-neurones.fr/pytorch/tenseurs.html",
    "Les tenseurs de PyTorch",
    doc(
        "fr",
        "Site indisponible",
        "<div class='hosting'><img src='/__ovh/logo.svg'><h1>Ce site n'est plus en ligne</h1><p>L'abonnement d'hébergement lié à ce nom est arrivé à échéance et n'a pas été renouvelé.</p><p>Vous en êtes le propriétaire ? <a>Renouveler depuis l'espace client</a></p></div>",
    ),
    sibling="same",
)
put(
    "gone",
    "pt blog that was removed",
    "https://aprendizadoprofundo.blogspot.com/2018/07/pytorch-por-dentro.html",
    "PyTorch por dentro",
    doc(
        "pt-BR",
        "Blog não encontrado",
        "<div class='maia'><a>Blogger</a><h1>O blog foi retirado</h1><p>Lamentamos, mas o blog em aprendizadoprofundo.blogspot.com saiu do ar. Este endereço não está disponível para novos blogs.</p><p>Esperava encontrar o seu blog aqui? Veja as <a>perguntas frequentes</a>.</p></div>",
    ),
    sibling="same",
)
put(
    "gone",
    "zh name that repairs telephones now",
    "http://www.deepnotes.com.cn/pytorch/dispatch-key/",
    "DispatchKey 详解",
    doc(
        "zh-CN",
        "深诺手机维修_苹果换屏_华为换电池_上门维修服务中心",
        "<div class='top'>热线：400-118-7752</div><nav>"
        + links("网站首页|关于我们|维修项目|维修报价|门店地址|新闻资讯|联系我们", "a")
        + "</nav><div class='banner'><h2>三十分钟上门，修不好不收费</h2></div><div class='item'>"
        + "".join(
            f"<div><h3>{t}</h3><p>{p}</p></div>"
            for t, p in [
                ("苹果换屏", "原厂品质，质保一年，当天取机。"),
                ("华为换电池", "健康度低于八成建议更换，十五分钟完成。"),
                ("进水处理", "第一时间关机，不要充电，送到就近门店。"),
                ("数据恢复", "先检测再报价，恢复失败全额退款。"),
            ]
        )
        + "</div><div class='news'><h3>新闻资讯</h3><ul>"
        + links("手机发烫怎么办|电池鼓包还能用吗|换屏后触摸不灵的原因")
        + "</ul></div><footer>深诺电子科技有限公司 版权所有 粤ICP备2023011877号 网站地图</footer>",
        HM,
    ),
    sibling="same",
)

# Thirty walls that answer 200.

put(
    "wall",
    "zh column behind a check of the network",
    "https://zhuanlan.zhihu.com/p/142938115",
    "PyTorch 的 Autograd",
    doc(
        "zh",
        "安全验证 - 知乎",
        "<div id='root'><div class='Unhuman'><h1>请先完成一次验证</h1><p>我们发现您的网络有些不寻常的请求，为了保护社区内容，点击按钮验证后再继续</p><button>开始验证</button><p>反馈编号 5c1e-0c77</p></div></div><script src='https://static.zhihu.com/heifetz/main.unhuman.8c31.js'></script>",
    ),
    author="xiaopl",
    sibling="same",
)
put(
    "wall",
    "zh messenger that wants a check first",
    "https://mp.weixin.qq.com/s/Kd9x3tG2u8LpVq0YbC5mNw",
    "深入理解 torch.compile",
    wechat(
        "",
        '<div class="weui-msg"><div class="weui-msg__text-area"><h2 class="weui-msg__title">当前环境存在异常</h2><p class="weui-msg__desc">需要先通过验证，才能访问这篇内容</p></div><div class="weui-msg__opr-area"><a id="js_verify" class="weui-btn weui-btn_primary">去验证</a></div></div><script>var cgiData={poc_token:"HE1x",poc_sid:""};</script>',
        junk=60,
    ),
    final="https://mp.weixin.qq.com/mp/wappoc_appmsgcaptcha?poc_token=HE1x&target_url=https%3A%2F%2Fmp.weixin.qq.com%2Fs%2FKd9x3tG2u8LpVq0YbC5mNw",
)
put(
    "wall",
    "zh article whose rest opens in an app",
    "https://m.toutiao-tech.com/a/6881203377/",
    "GPU 显存碎片从哪里来",
    doc(
        "zh",
        "GPU 显存碎片从哪里来",
        "<div class='top'><img class='logo'><a class='btn'>打开APP</a></div><article><h1>GPU 显存碎片从哪里来</h1><p>极客老周 2021-05-06</p><p>训练跑到一半报显存不足，可是看监控明明还剩三个 G，这多半就是碎片。</p><div class='fold-mask'></div><div class='open-app'>剩余 87% 的内容请在 APP 内阅读<button>打开 APP 继续看</button></div></article><div class='rec'>"
        + links("显卡涨价|新本开箱|装机单推荐")
        + "</div>",
    ),
)
put(
    "wall",
    "zh sign-in by a code where an answer was asked",
    "https://www.zhihu.com/question/433811107/answer/1623344911",
    "有哪些读 PyTorch 源码的建议？",
    doc(
        "zh",
        "知乎 - 有问题，就会有答案",
        "<main class='SignPage'><div class='Qrcode'><h2>打开知乎 App</h2><p>在「我的」页右上角打开扫一扫</p><img class='Qrcode-img'></div><form><div class='tabs'><span>验证码登录</span><span>密码登录</span></div><input name='username' placeholder='手机号'><input name='digits' placeholder='输入 6 位短信验证码'><button>获取短信验证码</button><button type='submit'>登录/注册</button><p>未注册手机验证后自动登录</p></form><p>其他方式登录 微信 QQ 微博</p></main><footer>"
        + links("知乎专栏|圆桌|发现|移动应用|联系我们|来知乎工作|注册机构号", "a")
        + "京 ICP 备 13052560 号</footer>",
    ),
    final="https://www.zhihu.com/signin?next=%2Fquestion%2F433811107%2Fanswer%2F1623344911",
)
put(
    "wall",
    "zh shield of a cloud with a slide",
    "https://www.infoq-notes.cn/article/torch-elastic-walk",
    "弹性训练走读",
    "<!doctype html><html><head><meta charset='utf-8'><title>访问验证</title><script src='https://turing.captcha.qcloud.com/TCaptcha.js'></script></head><body><div id='wrap'><h3>访问过于频繁，请完成验证</h3><div id='cap'></div><p>EO_ID: 118273310022</p></div><script>var c=new TencentCaptcha(document.getElementById('cap'),'2081773001',function(r){if(r.ret===0){location.reload()}},{});c.show();</script></body></html>",
    headers={"Server": "TencentEdgeOne", "EO-LOG-UUID": "118273310022"},
    sibling="same",
)
put(
    "wall",
    "zh script that counts out a cookie",
    "https://developer.aliyun-notes.com/article/781029",
    "容器里的共享内存与 DataLoader",
    "<html><script>\nvar arg1='3F0A81C9D2B14E77A6035CDE9B1248F0AA17C3D5';\nvar _0x4818=['\\x63\\x73\\x4b\\x48','\\x77\\x71\\x39\\x4a','\\x4c\\x63\\x4b\\x6e'];(function(_0x4c97f0,_0x1742fd){var _0x4db1c=function(_0x48181e){while(--_0x48181e){_0x4c97f0['push'](_0x4c97f0['shift']());}};_0x4db1c(++_0x1742fd);}(_0x4818,0x15b));function setCookie(name,value){var expiredate=new Date();expiredate.setTime(expiredate.getTime()+(3600*1000));document.cookie=name+\"=\"+value+\";expires=\"+expiredate.toGMTString()+\";max-age=3600;path=/\";}function reload(x){setCookie(\"acw_sc__v2\",x);document.location.reload();}\n</script></html>",
    "text/html",
    headers={"Server": "Tengine", "Set-Cookie": "acw_tc=76b20f; path=/; HttpOnly"},
    sibling="same",
)
put(
    "wall",
    "zh check of a search firm before its column",
    "https://baijiahao.baidu.com/s?id=1699230015527716620",
    "国产框架与 PyTorch 的自动微分对比",
    doc(
        "zh",
        "百度安全验证",
        "<div class='timeout hide'><div class='timeout-img'></div><div class='timeout-title'>网络不给力，请稍后重试</div><button>返回首页</button></div><div class='passmod'><p>为保障您的正常使用，请拖动滑块把图片转正</p></div><script src='https://wappass.baidu.com/static/machine/js/api/mkd.js'></script><script>var initData={ak:'c27bbc89',type:'spin'};</script>",
    ),
    final="https://wappass.baidu.com/static/captcha/tuxing.html?ak=c27bbc89&backurl=https%3A%2F%2Fbaijiahao.baidu.com%2Fs%3Fid%3D1699230015527716620",
)
put(
    "wall",
    "zh click on a puzzle of a vendor",
    "https://www.shuxueba.net/topic/20733",
    "矩阵求导术",
    doc(
        "zh",
        "人机验证",
        "<div class='box'><img src='/static/logo.png'><p>为了继续浏览，请点击下方按钮</p><div id='captcha'></div><p class='tip'>点击按钮进行验证</p></div><script src='https://static.geetest.com/v4/gt4.js'></script><script>initGeetest4({captchaId:'647f5ed2ed8acb4be36784e01556bb71',product:'bind'},function(captcha){captcha.onReady(function(){captcha.showCaptcha()}).onSuccess(function(){location.replace(location.href)})});</script>",
    ),
    sibling="same",
)
put(
    "wall",
    "zh film site's interface that is guarded",
    "https://api.bilibili.com/x/article/view?id=7719202",
    "CUDA 编程基础",
    '{"code":-352,"message":"风控校验失败","ttl":1,"data":{"v_voucher":"voucher_5c0a1d55-3a0d-4f61"}}',
    JSON,
)
put(
    "wall",
    "zh lesson that stops where money begins",
    "https://time.keji-class.com/column/article/410211",
    "第 17 讲 | 编译器如何融合算子",
    doc(
        "zh",
        "第 17 讲 | 编译器如何融合算子-深度学习系统 32 讲",
        "<header>"
        + links("首页|课程|训练营|企业服务|兑换中心", "a")
        + "<a>登录</a></header><aside>"
        + links("开篇词（试看）|01 计算图|02 求导（试看）|03 内存|04 并行|17 编译器如何融合算子")
        + "</aside><main><h1>第 17 讲 | 编译器如何融合算子</h1><p>讲述：周航 时长 18:42 大小 17.1M</p><p>你好，我是周航。上一讲我们看到，逐元素的算子时间都花在搬运上。</p><div class='buy'><p>该试读章节仅展示开头部分</p><p>购买课程，解锁全部 32 讲及文稿</p><button>¥129 立即购买</button><button>开通会员免费学</button><p>已购买？请登录后查看</p></div></main>",
    ),
)
put(
    "wall",
    "zh portal that serves one country",
    "https://edu.guojia-mooc.cn/course/dlsys-1002/ppt/5",
    "深度学习系统（国家精品课）第五章",
    doc(
        "zh",
        "访问受限",
        "<div class='limit'><h2>抱歉，您所在的地区暂不提供服务</h2><p>根据版权方要求，本平台课程仅向中国大陆境内用户开放，检测到您的 IP 位于境外。</p><p>如果您在境内仍看到此提示，请关闭代理后重试，或致电 010-5553 0188。</p></div>",
    ),
    sibling="same",
)
put(
    "wall",
    "zh page for a telephone's number before a note",
    "https://www.kaike-ai.com/notes/detail/90117",
    "反向传播笔记",
    doc(
        "zh",
        "开课 AI - 登录",
        "<div class='login-page'><div class='left'><h1>和三十万同学一起学 AI</h1></div><div class='right'><h2>手机号登录</h2><div>+86 <input placeholder='请输入手机号'></div><div><input placeholder='请输入验证码'><button>发送验证码</button></div><button>登 录</button><label><input type='checkbox'>我已阅读并同意《用户协议》和《隐私政策》</label><p>登录后继续浏览</p></div></div>",
    ),
    final="https://www.kaike-ai.com/login?redirect=%2Fnotes%2Fdetail%2F90117",
)
put(
    "wall",
    "zh note that a telephone's app alone shows",
    "https://www.xiaohongshu.com/explore/64a1bd0c000000002301f5aa",
    "五张图看懂 CUDA 内存",
    doc(
        "zh",
        "小红书 - 你的生活兴趣社区",
        "<div id='app'><div class='side-bar'>"
        + links("发现|发布|通知|登录", "a")
        + "</div><div class='access-limit-container'><div class='qrcode'><img></div><p class='title'>当前笔记暂时无法在网页浏览</p><p class='desc'>请打开小红书 App 扫一扫查看</p></div></div><script>window.__INITIAL_STATE__={\"note\":{\"noteDetailMap\":{}}}</script>",
    ),
    final="https://www.xiaohongshu.com/404?source=/404/sec_aQ1&error_code=300031&error_msg=%E5%BD%93%E5%89%8D%E7%AC%94%E8%AE%B0%E6%9A%82%E6%97%B6%E6%97%A0%E6%B3%95%E6%B5%8F%E8%A7%88",
)
put(
    "wall",
    "zh firewall of a panel",
    "http://www.suanfa-diary.com/2020/03/jacobian.html",
    "雅可比与向量积",
    '<html><head><meta charset="UTF-8"><title>网站防火墙</title><style>*{margin:0;padding:0;color:#444}.main{width:600px;margin:10% auto}.title{background:#20a53a;color:#fff;font-size:16px;height:40px;line-height:40px;padding-left:20px}.content{background-color:#f3f7f9;padding:20px}</style></head><body><div class="main"><div class="title">网站防火墙</div><div class="content"><p class="t1">您的请求看起来带有攻击性，站点管理员设置了拦截</p><p class="t2">可能的原因：提交的内容或者客户端标识被列为危险</p><p class="t3">怎么办：1）检查提交内容；2）如果网站是托管的，请联系空间商；3）普通访客请联系网站管理员。</p></div></div></body></html>',
    headers={"Server": "nginx"},
    sibling="same",
)
put(
    "wall",
    "zh library of films and books that saw odd requests",
    "https://www.douban.com/note/770120338/",
    "读《深度学习框架》笔记",
    doc(
        "zh",
        "豆瓣 - 登录跳转页",
        "<div class='login-tip'><p>有异常请求从你的 IP 发出，请 <a href='https://accounts.douban.com/passport/login?redir=https://www.douban.com/note/770120338/'>登录</a> 使用豆瓣。</p></div>",
    ),
    final="https://sec.douban.com/a?c=1a0f&d=%22&r=https%3A%2F%2Fwww.douban.com%2Fnote%2F770120338%2F&k=2b1",
)
put(
    "wall",
    "zh university's one door before notes",
    "https://course.cs.dhu-north.edu.cn/dl/handouts/ad.html",
    "自动微分讲义",
    doc(
        "zh-CN",
        "统一身份认证平台",
        "<div class='auth'><h2>统一身份认证</h2><ul><li>账号登录</li><li>扫码登录</li><li>动态码登录</li></ul><form id='casLoginForm' method='post'><input id='username' placeholder='学工号'><input id='password' type='password' placeholder='密码'><input type='hidden' name='lt' value='LT-119'><label>7天免登录</label><button>登录</button></form><p>初始密码为证件号后六位。首次登录请激活账号。</p></div><footer>信息化办公室 技术支持 62880011</footer>",
    ),
    final="https://authserver.dhu-north.edu.cn/authserver/login?service=https%3A%2F%2Fcourse.cs.dhu-north.edu.cn%2Fdl%2Fhandouts%2Fad.html",
)
put(
    "wall",
    "en shield that asks for a moment",
    "https://gpu-archive.org/papers/warp-scheduling",
    "Warp scheduling, a survey",
    '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="robots" content="noindex,nofollow"><style>*{box-sizing:border-box}.main-wrapper{align-items:center;display:flex}</style><meta http-equiv="refresh" content="360"></head><body><div class="main-wrapper" role="main"><div class="main-content"><noscript><div class="h2"><span id="challenge-error-text">Enable JavaScript and cookies to continue</span></div></noscript></div></div><script>(function(){window._cf_chl_opt={cvId:"3",cZone:"gpu-archive.org",cType:"managed",cRay:"8a21f0d3fb2e1c3a"};var a=document.createElement("script");a.src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1";document.head.appendChild(a)})();</script></body></html>',
    headers={"Server": "cloudflare", "CF-RAY": "8a21f0d3fb2e1c3a-FRA", "cf-mitigated": "challenge"},
    sibling="same",
)
put(
    "wall",
    "en edge that denies with a reference",
    "https://developer.bigchip.com/blog/tensor-cores-explained",
    "Tensor cores explained",
    '<HTML><HEAD>\n<TITLE>Access Denied</TITLE>\n</HEAD><BODY>\n<H1>Access Denied</H1>\n \nYou don\'t have permission to access "http&#58;&#47;&#47;developer&#46;bigchip&#46;com&#47;blog&#47;tensor&#45;cores&#45;explained" on this server.<P>\nReference&#32;&#35;18&#46;2d351ab8&#46;1680000000&#46;1a2b3c4d\n</BODY>\n</HTML>\n',
    "text/html",
    headers={"Server": "AkamaiGHost"},
    sibling="same",
)
put(
    "wall",
    "en frame of a shield with an incident",
    "https://www.siliconreview.biz/deep-dive/allocator-wars",
    "The allocator wars",
    '<html style="height:100%"><head><META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"><meta name="format-detection" content="telephone=no"><meta name="viewport" content="initial-scale=1.0"></head><body style="margin:0px;height:100%"><iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31&xinfo=9-78810-0%200NNN&incident_id=1200001430-4401" frameborder=0 width="100%" height="100%">Request unsuccessful. Incapsula incident ID: 1200001430-4401</iframe></body></html>',
    "text/html",
    headers={"X-Iinfo": "9-78810-0 0NNN", "X-CDN": "Imperva"},
    sibling="same",
)
put(
    "wall",
    "en script of a guard against robots",
    "https://www.benchpress-daily.com/reviews/rtx-4070-training",
    "Training on a 4070",
    "<html lang=\"en\"><head><title>benchpress-daily.com</title><style>#cmsg{animation: A 1.5s;}@keyframes A{0%{opacity:0;}99%{opacity:0;}100%{opacity:1;}}</style></head><body style=\"margin:0\"><p id=\"cmsg\">Please enable JS and disable any ad blocker</p><script data-cfasync=\"false\">var dd={'rt':'c','cid':'AHrlqAAAAAMAoD','hsh':'A55F','t':'bv','s':43909,'host':'geo.captcha-delivery.com'}</script><script data-cfasync=\"false\" src=\"https://ct.captcha-delivery.com/c.js\"></script></body></html>",
    headers={"X-DataDome": "protected", "Server": "DataDome"},
    sibling="same",
)
put(
    "wall",
    "en button to be held",
    "https://www.academictown.net/posts/compiler-passes/",
    "Compiler passes for busy people",
    doc(
        "en",
        "Access to this page has been denied",
        "<div class='px-captcha-container'><div class='px-captcha-header'>Before we continue...</div><div class='px-captcha-message'>Press &amp; Hold to confirm you are a human (and not a bot).</div><div id='px-captcha'></div><div class='px-captcha-refid'>Reference ID 7f0a1d20-aa11-11ee</div></div><script>window._pxAppId='PX0aB1c2D3';window._pxJsClientSrc='/init.js';</script>",
    ),
    sibling="same",
)
put(
    "wall",
    "en story for members that stops early",
    "https://levelup.techpress.pub/how-fx-traces-your-model-2d1f0a6c7e55",
    "How FX traces your model",
    doc(
        "en",
        "How FX traces your model | by Olu Bankole | Tech Press",
        "<nav><a>Open in app</a><a>Sign up</a><a>Sign in</a></nav><article><p>Member-only story</p><h1>How FX traces your model</h1><div>Olu Bankole · 9 min read · Feb 2, 2023</div><p>Tracing looks simple: replace every tensor by a stand-in that writes down what is done to it, and run the function once.</p></article><div class='meter'><h2>The rest of this story is for members</h2><p>Become a member to read it and every other story, or sign in if you are one already.</p><button>Upgrade</button></div><footer>"
        + links("Help|Status|About|Careers|Terms", "a")
        + "</footer>",
    ),
    author="Olu Bankole",
)
put(
    "wall",
    "en network that wants you to join",
    "https://www.linkedin.com/pulse/anatomy-cuda-graph-replay-mira-halonen",
    "Anatomy of a CUDA graph replay",
    doc(
        "en",
        "Sign Up | LinkedIn",
        "<header><a>LinkedIn</a></header><main><h1>Join to see what you are missing</h1><form><label>Email</label><input type='email'><label>Password (6+ characters)</label><input type='password'><p>By clicking Agree &amp; Join, you agree to the User Agreement, Privacy Policy, and Cookie Policy.</p><button>Agree &amp; Join</button><button>Continue with Google</button><p>Already on LinkedIn? <a>Sign in</a></p></form></main>",
    ),
    final="https://www.linkedin.com/authwall?trk=bf&originalReferer=&sessionRedirect=https%3A%2F%2Fwww.linkedin.com%2Fpulse%2Fanatomy-cuda-graph-replay-mira-halonen",
)
put(
    "wall",
    "en checkpoint of a host for fronts",
    "https://torchatlas.app/internals/guards",
    "Guards, explained",
    doc(
        "en",
        "Vercel Security Checkpoint",
        "<div id='root'><div class='spinner'></div><p id='header-text'>We're verifying your browser</p><p id='footer-text'>Vercel Security Checkpoint | fra1::1712345678-Qw3rTy</p><noscript>Enable JavaScript to continue</noscript></div><script src='/.well-known/vercel/security/static/challenge.v2.min.js'></script>",
    ),
    headers={"Server": "Vercel", "X-Vercel-Mitigated": "challenge"},
    sibling="same",
)
put(
    "wall",
    "en host that counts requests",
    "https://lxr.kernelbrowse.dev/pytorch/v1.13/source/c10/core/TensorImpl.h",
    "TensorImpl.h",
    "You have made too many requests in a short time.\nPlease slow down and come back in 15 minutes. Crawlers: mail ops@kernelbrowse.dev for a dump instead.\n",
    PLAIN,
    sibling="same",
)
put(
    "wall",
    "ja paper that is closed to Europe",
    "https://news.denshi-shimbun.co.jp/articles/2022/semicon-0917.html",
    "半導体各社のAI戦略",
    doc(
        "ja",
        "ご利用いただけません | 電子新聞",
        "<header>電子新聞ニュース</header><main><h1>お住まいの地域からはご覧いただけません</h1><p>欧州経済領域およびイギリスからのアクセスについて、2022年4月6日以降サービスの提供を停止しております。</p><p>何卒ご理解くださいますようお願い申し上げます。</p></main><footer>© Denshi Shimbun</footer>",
    ),
    sibling="same",
)
put(
    "wall",
    "ja note that has a price",
    "https://note.com/gpu_kenkyu/n/n7c0b1f2a9d3e",
    "CUDAカーネル最適化ノート",
    doc(
        "ja",
        "CUDAカーネル最適化ノート｜GPU研究室",
        "<header>"
        + links("note|募集|ランキング", "a")
        + "<a>ログイン</a><a>会員登録</a></header><article><h1>CUDAカーネル最適化ノート</h1><p>¥500</p><p>GPU研究室 2023年2月18日 08:30</p><p>共有メモリの使い方ひとつで、行列積の速度は三倍変わります。この記事では順を追って説明します。</p><div class='paywall'><p>ここから先は</p><p>8,214字 / 12画像</p><button>購入手続きへ</button><p>すでに購入済みの方はログイン</p></div></article>",
    ),
    author="GPU研究室",
)
put(
    "wall",
    "ko members' board that asks who you are",
    "https://cafe.daum.net/_c21_/bbs_read?grpid=1Xk2&fldid=9aB&datanum=418",
    "CUDA 메모리 정리",
    doc(
        "ko",
        "로그인 | 카카오계정",
        "<main><h1>kakao</h1><form><input placeholder='카카오메일 아이디, 이메일, 전화번호'><input type='password' placeholder='비밀번호'><label><input type='checkbox'>간편로그인 정보 저장</label><button>로그인</button><button>QR코드 로그인</button></form><a>회원가입</a><a>계정 찾기</a><a>비밀번호 찾기</a></main><footer>이용약관 개인정보 처리방침 고객센터 © Kakao Corp.</footer>",
    ),
    final="https://accounts.kakao.com/login/?continue=https%3A%2F%2Flogins.daum.net%2Faccounts%2Fksso.do%3Frescue%3Dtrue%26url%3Dhttps%253A%252F%252Fcafe.daum.net",
)
put(
    "wall",
    "ru shield that weighs the browser",
    "https://www.gpu-journal.ru/articles/2021/razbor-allokatora/",
    "Разбор аллокатора",
    "<!DOCTYPE html><html lang='ru'><head><meta charset='utf-8'><title>Проверяем ваше подключение</title><script src='/__qrator/qauth_utm_v2.js'></script></head><body><noscript><p>Включите поддержку JavaScript, чтобы открыть сайт.</p></noscript><div><p>Подождите пару секунд: мы убеждаемся, что вы не программа.</p></div></body></html>",
    headers={"Server": "QRATOR"},
    sibling="same",
)
put(
    "wall",
    "de paper that wants money or consent",
    "https://www.chipwelt-magazin.de/hintergrund/wie-pytorch-rechnet-a-81220.html",
    "Wie PyTorch rechnet",
    doc(
        "de",
        "Willkommen bei Chipwelt",
        "<div class='consent'><h1>Willkommen bei Chipwelt</h1><p>Entscheiden Sie, wie Sie uns nutzen möchten.</p><div><h2>Mit Werbung weiterlesen</h2><p>Besuchen Sie uns wie gewohnt mit Werbung und Tracking. Ihre Zustimmung ist jederzeit widerrufbar.</p><button>Akzeptieren und weiter</button></div><div><h2>Pur-Abo</h2><p>Ohne Tracking und fast ohne Werbung für 4,99 € im Monat.</p><button>Jetzt abschließen</button><p>Bereits Pur-Abonnent? Hier anmelden</p></div><p>Wir und unsere 212 Partner speichern Informationen auf Ihrem Gerät.</p></div><footer>Impressum Datenschutz AGB</footer>",
    ),
    final="https://www.chipwelt-magazin.de/consent-a-?targetUrl=https%3A%2F%2Fwww.chipwelt-magazin.de%2Fhintergrund%2Fwie-pytorch-rechnet-a-81220.html",
)
