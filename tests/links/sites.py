"""Answers in the shape that sites, hosts and walls give them, each with what an honest person would say.

Written from how such sites look, before anybody looked at the weights; the frames around the words (themes, shells,
menus, scripts) are part of the case. No page here is a copy.
"""

from typing import Any

from .labelled import HTML, Case, Says

SITES: list[Case] = []
PLAIN = "text/plain; charset=utf-8"
JSON = "application/json; charset=utf-8"


def page(says: Says, name: str, title: str, body: str, head: str = "", lang: str = "en", **more: Any) -> None:
    """A page of HTML with what sites have in their head."""
    html = (
        f'<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="/static/app.7f3c.css">{head}<title>{title}</title></head>'
        f"<body>{body}</body></html>"
    )
    encoding = more.pop("encoding", "utf-8")
    SITES.append(
        Case(f"{says}: {name}", says, html.encode(encoding, "replace"), more.pop("kind", HTML), **more)
    )


def raw(says: Says, name: str, body: str | bytes, kind: str = HTML, **more: Any) -> None:
    """Bytes as they come."""
    SITES.append(
        Case(f"{says}: {name}", says, body.encode() if isinstance(body, str) else body, kind, **more)
    )


def links(*names: str) -> str:
    """A list of links."""
    return "<ul>" + "".join(f'<li><a href="/p/{n}">{name}</a></li>' for n, name in enumerate(names)) + "</ul>"


def wordpress(content: str) -> str:
    """A WordPress theme around something."""
    return (
        '<header class="site-header"><h1 class="site-title"><a href="/">Notes on machines</a></h1>'
        + links("Home", "About", "Projects", "Contact")
        + f'</header><main id="main">{content}</main><aside class="widget-area"><h2>Recent Posts</h2>'
        + links("Profiling a kernel", "Why strides matter", "A look at the dispatcher", "Broadcasting")
        + "<h2>Recent Comments</h2>"
        + links("Anna on Broadcasting", "Li on Why strides matter")
        + "<h2>Archives</h2>"
        + links("March 2021", "May 2020", "July 2019")
        + "</aside><footer><p>Proudly powered by WordPress</p></footer>"
    )


def chinese_site(content: str, name: str = "技术社区") -> str:
    """A Chinese community site around something: a bar with sign-in, a long footer of licences."""
    return (
        f'<div class="header"><a href="/">{name}</a>'
        + links("首页", "博客", "下载", "学习", "社区", "会员中心", "消息", "登录", "注册")
        + f'<input placeholder="搜索"></div><div class="main">{content}</div><div class="footer">'
        + links(
            "关于我们", "招贤纳士", "商务合作", "寻求报道", "公安备案号11010502030143", "京ICP备19004658号"
        )
        + "<p>北京互联网违法和不良信息举报中心 家长监护 网络110报警服务 版权与免责声明 版权申诉 营业执照</p></div>"
    )


EN = [
    "Autograd records every operation on a tensor that requires a gradient, and builds a graph of functions from it.",
    "When backward is called, the engine walks that graph from the loss towards the leaves and accumulates.",
    "I measured both variants on a small laptop; the fused one was faster by a third, mostly by saving memory traffic.",
    "The allocator keeps freed blocks in pools, so that the next request of a similar size is served without a call.",
    "One thing that surprised me: a view shares its storage, so writing through it changes the original as well.",
    "In the next part we shall look at how the dispatcher picks a kernel from the keys of its arguments.",
]
ZH = [
    "自动求导会记录需要梯度的张量上的每一次运算，并由此构建一张由函数组成的计算图。",
    "调用反向传播时，引擎从损失开始沿着这张图走向叶子节点，并在沿途累积梯度。",
    "我在一台普通笔记本上测了两种写法，融合后的版本快了三分之一，主要省在访存上。",
    "显存分配器会把释放的块留在池子里，下一次申请相近大小时就不用再向驱动要。",
    "有一点让我意外：视图与原张量共享内存，通过视图写入会改变原来的数据。",
    "下一篇我们来看调度器如何根据参数的键选择具体的内核实现。",
]
JA = [
    "自動微分は勾配を必要とするテンソルへの演算をすべて記録し、関数からなるグラフを組み立てます。",
    "逆伝播を呼ぶと、エンジンは損失から葉に向かってグラフをたどり、途中で勾配を足し込みます。",
    "手元のノートパソコンで二つの書き方を測ったところ、融合した方が三割ほど速くなりました。",
    "アロケータは解放されたブロックをプールに残しておき、次の要求に使い回します。",
    "ビューは元のテンソルとストレージを共有するので、書き込むと元の値も変わります。",
]
KO = [
    "자동 미분은 기울기가 필요한 텐서에 대한 모든 연산을 기록하고 함수로 이루어진 그래프를 만든다. ",
    "역전파를 호출하면 엔진은 손실에서 잎을 향해 그래프를 따라가며 기울기를 누적한다. ",
    "노트북에서 두 가지 방법을 재 보니 합친 쪽이 삼분의 일쯤 빨랐다. ",
    "할당기는 해제된 블록을 풀에 남겨 두었다가 비슷한 크기의 요청에 다시 쓴다. ",
]
RU = [
    "Автоматическое дифференцирование записывает каждую операцию над тензором и строит из них граф функций. ",
    "При вызове backward движок идёт по графу от функции потерь к листьям и накапливает градиенты. ",
    "Я измерил оба варианта на обычном ноутбуке: слитый оказался на треть быстрее. ",
    "Распределитель держит освобождённые блоки в пулах, чтобы не обращаться к драйверу снова. ",
]
DE = [
    "Autograd zeichnet jede Operation auf einem Tensor auf und baut daraus einen Graphen von Funktionen. ",
    "Beim Aufruf von backward läuft die Maschine den Graphen vom Verlust zu den Blättern ab. ",
    "Auf einem kleinen Laptop war die verschmolzene Fassung um ein Drittel schneller. ",
    "Der Allokator hält freigegebene Blöcke in Töpfen vor, damit der Treiber nicht gefragt werden muss. ",
]
FR = [
    "Autograd enregistre chaque opération sur un tenseur et construit un graphe de fonctions. ",
    "À l'appel de backward, le moteur parcourt ce graphe depuis la perte vers les feuilles. ",
    "Sur un petit portable, la version fusionnée était plus rapide d'un tiers. ",
    "L'allocateur garde les blocs libérés dans des réserves pour les servir de nouveau. ",
]
ES = [
    "Autograd registra cada operación sobre un tensor y construye con ellas un grafo de funciones. ",
    "Al llamar a backward, el motor recorre ese grafo desde la pérdida hasta las hojas. ",
    "En un portátil modesto, la versión fusionada fue un tercio más rápida. ",
    "El asignador guarda los bloques liberados en reservas para servirlos de nuevo. ",
]
PT = [
    "O autograd registra cada operação sobre um tensor e constrói com elas um grafo de funções. ",
    "Ao chamar backward, o motor percorre esse grafo da perda até as folhas. ",
    "Num portátil modesto, a versão fundida foi um terço mais rápida. ",
    "O alocador guarda os blocos liberados em reservas para os servir outra vez. ",
]


def prose(sentences: list[str], paragraphs: int = 6) -> str:
    """An article's paragraphs, no two of them alike."""
    n = len(sentences)
    return "".join(
        f"<p>{sentences[i % n]}{sentences[(i * 2 + 1) % n]}{sentences[(i + i // n + 2) % n]}</p>"
        for i in range(paragraphs)
    )


ZHIHU = "https://zhuanlan.zhihu.com/p/128358498"
CSDN = "https://blog.csdn.net/someone/article/details/104458406"
WEIXIN = "https://mp.weixin.qq.com/s/8x7ymV9wX0dQdJfGqkQm2w"

# --- Gone: Chinese platforms -------------------------------------------------------------------------------------
page(
    "gone",
    "zhihu column article deleted",
    "知乎 - 有问题，就会有答案",
    '<div id="root"><div class="ErrorPage"><div class="ErrorPage-container"><h1 class="ErrorPage-title">404</h1>'
    '<p class="ErrorPage-subtitle">你似乎来到了没有知识存在的荒原</p><a href="/">去往首页</a>'
    "<span>或者</span><button>返回上页</button></div></div></div>",
    lang="zh",
    url=ZHIHU,
)
page(
    "gone",
    "zhihu answer folded by the platform",
    "知乎",
    "<div><p>内容涉嫌违反法律法规或知乎社区规范，已被建议修改</p><a>查看详情</a></div>",
    lang="zh",
    url=ZHIHU,
)
page(
    "gone",
    "zhihu author closed the column",
    "知乎专栏",
    '<div class="Post-Empty">该文章已被作者设为私密，暂时无法查看</div>',
    lang="zh",
    url=ZHIHU,
)
page(
    "gone",
    "csdn article missing",
    "404",
    chinese_site(
        '<div class="new_404"><h1>抱歉，您访问的博文已被删除或设为私密</h1><p>5 秒后返回首页</p></div>',
        "CSDN博客",
    ),
    lang="zh",
    url=CSDN,
)
page(
    "gone",
    "csdn shown beside recommendations",
    "CSDN - 专业开发者社区",
    chinese_site(
        "<h2>哎哟喂！页面不见啦</h2><p>看看别的吧</p>"
        + links(
            "深度学习框架怎么选",
            "反向传播推导",
            "显存优化的十个技巧",
            "算子开发入门",
            "动态图与静态图",
            "编译器基础",
            "自定义算子",
            "分布式训练实践",
        ),
        "CSDN",
    ),
    lang="zh",
    url=CSDN,
)
page(
    "gone",
    "weixin deleted by its publisher",
    "",
    '<div class="weui-msg"><div class="weui-msg__icon-area"><i class="weui-icon-warn"></i></div>'
    '<div class="weui-msg__text-area"><h2 class="weui-msg__title">该内容已被发布者删除</h2></div></div>',
    lang="zh",
    url=WEIXIN,
)
page(
    "gone",
    "weixin reported and removed",
    "微信公众平台",
    '<div class="weui-msg"><h2>此内容因违规无法查看</h2><p>由用户投诉并经平台审核，涉嫌侵犯他人知识产权，查看对应规则</p></div>',
    lang="zh",
    url=WEIXIN,
)
page(  # its button leads to the article, or says that it is gone
    "unclear",
    "weixin account migrated",
    "",
    '<div class="weui-msg"><h2>该公众号已迁移</h2><p>该公众号已迁移至新的账号，原账号已回收。若需访问原文章链接，请点击下方按钮。</p><a>访问文章</a></div>',
    lang="zh",
    url=WEIXIN,
)
page(
    "gone",
    "weixin link expired",
    "验证",
    '<div class="weui-msg"><h2>链接已过期</h2><p>该链接已失效，请在微信客户端重新获取</p></div>',
    lang="zh",
    url=WEIXIN,
)
page(
    "gone",
    "jianshu not found",
    "您要找的页面不存在 - 简书",
    '<div class="error"><img src="/404.png"><div class="info"><h2>您要找的页面不存在</h2>'
    '<p class="state">可能是因为您的链接地址有误、该文章已经被作者删除或转为私密状态。</p>'
    '<a class="follow" href="/">回简书首页</a></div></div>',
    lang="zh",
    url="https://www.jianshu.com/p/5cdf5fa8c1f9",
)
page(
    "gone",
    "juejin not found",
    "404 - 掘金",
    '<div id="juejin"><div class="error-view"><div class="title">404</div><div class="desc">页面不存在</div>'
    '<a href="/">回到首页</a></div></div>',
    lang="zh",
    url="https://juejin.cn/post/6844903501873577991",
)
page(
    "gone",
    "bilibili column",
    "出错啦! - bilibili.com",
    '<div class="error-container"><div class="error-text"><p>啊叻？你要找的页面不见了</p>'
    '<p>有可能是被up主删除了，或者是你输入的网址不正确</p><a class="rollback-btn">返回上一页</a></div></div>',
    lang="zh",
    url="https://www.bilibili.com/read/cv5384218",
)
page(
    "gone",
    "bilibili video gone",
    "视频去哪了呢？_哔哩哔哩_bilibili",
    '<div class="error-body"><div class="error-msg">视频不见了</div><p>稿件不可见</p></div>',
    lang="zh",
    url="https://www.bilibili.com/video/BV1xx411c7mD",
)
page(
    "gone",
    "cnblogs post removed",
    "404 - 博客园",
    '<div id="logo"><a href="/">博客园</a></div><h2>404. 抱歉，您访问的资源不存在。</h2>'
    "<p>可能是网址有误，或者对应的内容被删除，或者处于私有状态。</p><p>代码改变世界，联系邮箱</p>",
    lang="zh",
    url="https://www.cnblogs.com/someone/p/11295123.html",
)
page(
    "gone",
    "cnblogs blog closed",
    "博客园",
    "<p>该博客已被管理员关闭，或博主已注销账户</p>",
    lang="zh",
    url="https://www.cnblogs.com/someone/p/1.html",
)
page(
    "gone",
    "oschina",
    "开源中国 - 404",
    chinese_site("<h3>你访问的页面丢失了</h3><p>也许已经被作者删掉，也许从来没有存在过</p>", "开源中国"),
    lang="zh",
)
page(
    "gone",
    "segmentfault",
    "抱歉，页面未找到 - SegmentFault 思否",
    "<main><h1>404</h1><p>页面未找到，该内容可能已被删除或被移动</p><a href='/'>返回首页</a></main>",
    lang="zh",
)
page(
    "gone",
    "51cto",
    "提示信息 - 51CTO博客",
    chinese_site("<div class='tip'>该博文已被锁定或删除</div>", "51CTO"),
    lang="zh",
)
page(
    "gone",
    "tieba style thread",
    "贴吧404",
    "<p>很抱歉，该贴已被删除。</p><p>你可以去往贴吧首页，或看看其他吧友的讨论</p>",
    lang="zh",
)
page(
    "gone",
    "discuz notice",
    "提示信息 - 深度学习论坛 - Powered by Discuz!",
    chinese_site(
        '<div id="messagetext" class="alert_error"><p>抱歉，指定的主题不存在或已被删除或正在被审核</p></div>',
        "深度学习论坛",
    ),
    lang="zh",
    encoding="gbk",
    kind="text/html; charset=gbk",
)
page(
    "gone",
    "baidu wenku",
    "百度文库",
    "<div class='doc-error'><p>该文档已被删除或正在审核中</p><p>您可以搜索其他文档</p></div>",
    lang="zh",
)
page(
    "gone",
    "baidu pan share",
    "百度网盘-链接不存在",
    "<p>啊哦，你来晚了，分享的文件已经被取消了，下次要早点哟。</p>",
    lang="zh",
    url="https://pan.baidu.com/s/1kVxJmQ3",
)
page(
    "gone",
    "yuque document",
    "语雀",
    "<div id='ReactApp'><h3>404</h3><p>页面走丢了，可能是知识库已被作者关闭分享</p></div>",
    lang="zh",
)
page(
    "gone",
    "gitee repository",
    "404 · Gitee",
    "<div class='page404'><p>你所访问的页面不存在了</p><p>仓库可能已被删除或设为私有</p></div>",
    lang="zh",
)
page(
    "gone",
    "tencent cloud community",
    "文章不存在 - 腾讯云开发者社区-腾讯云",
    chinese_site(
        "<p>该文章已被作者删除或审核不通过</p>" + links("热门标签", "云服务器", "对象存储", "数据库"),
        "腾讯云开发者社区",
    ),
    lang="zh",
)
page(
    "gone",
    "aliyun developer community",
    "阿里云开发者社区",
    chinese_site("<h4>您访问的文章已下线</h4>", "阿里云开发者社区"),
    lang="zh",
)
page(
    "gone",
    "chinese blog host shut",
    "网站公告",
    "<h1>停止服务公告</h1><p>尊敬的用户：因业务调整，博客服务已于2018年12月31日停止运营，感谢您多年来的支持。</p>",
    lang="zh",
)
page(
    "gone",
    "netease blog closed",
    "网易博客停止运营公告",
    "<p>网易博客已于2018年11月30日零点起停止运营，用户可以将内容搬家到LOFTER。</p>",
    lang="zh",
    url="http://blog.163.com/someone/blog/static/1",
)
page("gone", "sina blog sealed", "新浪博客", "<div>抱歉，您要访问的博文已被加密或删除</div>", lang="zh")
page(
    "gone",
    "traditional Chinese",
    "找不到網頁",
    "<h1>很抱歉，您要找的頁面已經不在了</h1><p>可能已被移除、更名或暫時無法使用。</p><a href='/'>回首頁</a>",
    lang="zh-TW",
)
page("gone", "pixnet", "痞客邦", "<p>此文章已被作者隱藏或刪除，請至其他頁面逛逛</p>", lang="zh-TW")

# --- Gone: elsewhere ---------------------------------------------------------------------------------------------
page(
    "gone",
    "medium deleted",
    "Medium",
    '<div id="root"><nav><a href="/">Medium</a><a>Sign up</a><a>Sign in</a></nav><div><h2>404</h2><p>Out of nothing, something.</p>'
    "<p>You can find (just about) anything on Medium, apparently even a page that doesn&#39;t exist. Maybe these stories will take you somewhere new?</p>"
    + links("How to read a paper", "The case for boring code", "What I learned from gradient checkpointing")
    + "</div></div>",
    url="https://medium.com/@someone/strides-5d0c8a6bd2f1",
)
page(
    "gone",
    "medium author removed",
    "Medium",
    "<h2>Error 410</h2><p>User deactivated or deleted their account.</p><a>Go to homepage</a>",
)
page(
    "gone",
    "medium under investigation",
    "Medium",
    "<p>This account is under investigation or was found in violation of the Medium Rules.</p>",
)
page(
    "gone",
    "substack",
    "Page not found | Substack",
    "<div><h1>Page not found</h1><p>Sorry, we couldn't find what you were looking for.</p><input type='email'><button>Subscribe</button></div>",
)
page(
    "gone",
    "substack in other words",
    "The Tensor Letter",
    "<nav>"
    + links("Home", "Archive", "About")
    + "</nav><h3>This post has been unpublished</h3><p>Too late! The writer took it down.</p>",
)
page(
    "gone",
    "blogger",
    "Notes of a compiler engineer",
    '<div class="header"><h1>Notes of a compiler engineer</h1></div><div class="status-msg-wrap"><div class="status-msg-body">'
    "Sorry, the page you were looking for in this blog does not exist.</div></div><div class='sidebar'>"
    + links("2021", "2020", "2019", "About Me", "View my complete profile")
    + "</div>",
    url="https://someone.blogspot.com/2019/05/strides.html",
)
page(
    "gone",
    "blogger removed",
    "Blog has been removed",
    "<h1>Blog has been removed</h1><p>Sorry, the blog at someone.blogspot.com has been removed. This address is not available for new blogs.</p>",
)
page(
    "gone",
    "wordpress theme",
    "Page not found &#8211; Notes on machines",
    wordpress(
        "<h1 class='page-title'>Oops! That page can&rsquo;t be found.</h1><p>It looks like nothing was found at this location. Maybe try a search?</p><form role='search'><input type='search'></form>"
    ),
)
page(
    "gone",
    "wordpress.com blog deleted",
    "someone.wordpress.com is no longer available",
    "<p>The authors have deleted this site.</p><a href='/'>Create a new site on WordPress.com</a>",
)
page(
    "gone",
    "wordpress.com suspended",
    "WordPress.com",
    "<h1>someone.wordpress.com is no longer available.</h1><p>This blog has been archived or suspended in accordance with our Terms of Service.</p>",
)
page(
    "gone",
    "wordpress german",
    "Seite nicht gefunden &#8211; Maschinenzettel",
    "<main><h1>Nichts gefunden</h1><p>Es sieht so aus, als ob an dieser Stelle nichts gefunden wurde. Möchtest du eine Suche starten?</p></main>",
    lang="de",
)
page(
    "gone",
    "wordpress french",
    "Page non trouvée - Carnet",
    "<main><h1>Oups ! Cette page est introuvable.</h1><p>Il semble que rien n’ait été trouvé à cet emplacement. Essayez avec une recherche ?</p></main>",
    lang="fr",
)
page(
    "gone",
    "wordpress spanish",
    "Página no encontrada - Cuaderno",
    "<main><h1>¡Ups! No se ha podido encontrar esa página.</h1><p>Parece que no se ha encontrado nada en esta ubicación. ¿Quieres probar una búsqueda?</p></main>",
    lang="es",
)
page(
    "gone",
    "wordpress portuguese",
    "Página não encontrada - Caderno",
    "<main><h1>Ops! Não foi possível encontrar esta página.</h1><p>Parece que nada foi encontrado neste endereço. Que tal uma pesquisa?</p></main>",
    lang="pt",
)
page(
    "gone",
    "github repository, rendered as a shell",
    "Page not found · GitHub",
    "<header>"
    + links("Product", "Solutions", "Open Source", "Pricing", "Sign in", "Sign up")
    + '</header><img alt="404 “This is not the web page you are looking for”"><form><input placeholder="Find code, projects, and people on GitHub:"></form><footer>'
    + links("Contact Support", "GitHub Status", "@githubstatus")
    + "</footer>",
    url="https://github.com/someone/strides",
)
page(
    "gone",
    "github pages",
    "Site not found &middot; GitHub Pages",
    "<h1>404</h1><p><strong>There isn't a GitHub Pages site here.</strong></p><p>If you're trying to publish one, read the full documentation to learn how to set up GitHub Pages for your repository, organization, or user account.</p>",
)
page(
    "gone",
    "gitlab",
    "Not Found",
    "<h1>404</h1><h3>The page could not be found or you don't have permission to view it.</h3><p>The resource that you are attempting to access does not exist or you don't have the necessary permissions to view it.</p>",
)
page(
    "gone",
    "read the docs unknown project",
    "404 Not Found - Read the Docs",
    "<h1>404 Not Found</h1><p>Project not found. The project may have been renamed or removed.</p>",
)
page(
    "gone",
    "read the docs page with sidebar",
    "Page not found — strides 2.1 documentation",
    "<div class='wy-nav-side'>"
    + links(*[f"Chapter {n}: views and storage" for n in range(20)])
    + "</div><section><h1>Page not found</h1><p>Unfortunately we couldn't find the content you were looking for.</p></section>",
)
page(
    "gone",
    "bitbucket",
    "Bitbucket",
    "<h1>Repository not found</h1><p>This repository no longer exists, or its owner moved it.</p>",
)
page(
    "gone",
    "google code sunset",
    "Google Code Archive",
    "<p>The project you requested has been removed or never existed.</p>",
)
page(
    "gone",
    "notion",
    "Notion",
    '<div id="notion-app"><div>This content does not exist</div><div>Back to my content</div></div>',
)
page(
    "gone",
    "google docs trashed",
    "Google Docs",
    "<p>Sorry, the file you have requested is in the owner's trash.</p><p>The owner can restore it.</p>",
)
page(
    "gone",
    "google drive",
    "Google Drive - Page Not Found",
    "<p>Sorry, the file you have requested does not exist.</p><p>Make sure that you have the correct URL and that the owner of the file hasn't deleted it.</p>",
)
page(
    "gone",
    "dropbox",
    "Dropbox - 404",
    "<h2>This item was deleted</h2><p>You might be able to find it in the deleted files, if you have access.</p>",
)
page(
    "gone",
    "slideshare",
    "SlideShare",
    "<h1>This presentation has been taken down by its uploader</h1>"
    + links("Trending", "Business", "Design"),
)
page(
    "gone",
    "arxiv withdrawn file",
    "arXiv.org: No document",
    "<h1>No document for '1901.99999'</h1><p>Article identifier '1901.99999' not recognized</p>",
    url="https://arxiv.org/abs/1901.99999",
)
page(
    "gone",
    "openreview",
    "Error | OpenReview",
    "<header>"
    + links("OpenReview.net", "Login")
    + "</header><h1>Error</h1><pre>The Note zzz was not found</pre>",
    url="https://openreview.net/forum?id=zzz",
)
page(
    "gone",
    "youtube unavailable",
    " - YouTube",
    '<script>var ytInitialPlayerResponse = {"playabilityStatus":{"status":"ERROR","reason":"Video unavailable"}};</script>'
    "<div>Video unavailable</div><div>This video is no longer available because the YouTube account associated with this video has been terminated.</div>",
    url="https://www.youtube.com/watch?v=ms7zZ8XhZzw",
)
page("gone", "vimeo", "Vimeo", "<h1>Sorry, we couldn’t find that page</h1><p>Video no longer exists.</p>")
page(
    "gone",
    "stack overflow deleted question",
    "Page not found - Stack Overflow",
    "<h1>Page not found</h1><p>This question was removed from Stack Overflow for reasons of moderation. Please refer to the help center for possible explanations why a question might be removed.</p>"
    + "<h2>Here are some similar questions that might be relevant:</h2>"
    + links(
        "What is a stride?",
        "contiguous() in PyTorch",
        "view vs reshape",
        "as_strided example",
        "transpose twice",
    ),
)
page(
    "gone",
    "discourse",
    "PyTorch Forums",
    "<div class='page-not-found'><h1>Oops! That page doesn’t exist or is private.</h1></div><h2>Popular</h2>"
    + links("How to profile", "DataLoader hangs", "CUDA out of memory")
    + "<h2>Recent</h2>"
    + links("Strides", "Hooks", "Autograd engine"),
)
page(
    "gone",
    "google groups",
    "Google Groups",
    "<p>The conversation you are looking for has been deleted or you don't have access.</p>",
)
page(
    "gone",
    "reddit removed",
    "strides explained : pytorch",
    "<h1>Sorry, this post has been removed by the moderators of r/pytorch.</h1><p>Moderators remove posts from feeds for a variety of reasons.</p>",
)
page(
    "gone",
    "twitter",
    "X",
    "<div id='react-root'><span>Hmm...this page doesn’t exist. Try searching for something else.</span></div>",
)
page(
    "gone",
    "quora",
    "Quora",
    "<p>The page you were looking for seems to be missing. The question may have been merged or deleted.</p>",
)
page(
    "gone",
    "kaggle",
    "Kaggle",
    "<h1>We can't find that page.</h1><p>You can search Kaggle above or return home.</p>",
)
page(
    "gone",
    "docs site of a vendor",
    "Developer | Not Found",
    "<header>"
    + links("Products", "Solutions", "Docs", "Forums", "Blog", "Account")
    + "</header><h1>We’re sorry</h1><p>The page you’ve requested has moved, been retired or is otherwise out to lunch.</p>",
)
page(
    "gone",
    "habr hidden",
    "Доступ к публикации закрыт / Хабр",
    "<header>"
    + links("Моя лента", "Все потоки", "Разработка", "Войти")
    + "</header><h1>Доступ к публикации закрыт</h1><p>Автор скрыл публикацию в черновики.</p>",
    lang="ru",
    url="https://habr.com/ru/articles/469455/",
)
page(
    "gone",
    "habr missing",
    "Хабр",
    "<h1>Страница не найдена</h1><p>Она устарела, была удалена или не существовала вообще. Но вы можете найти что-нибудь другое:</p>"
    + links("Лучшее", "Авторы", "Компании"),
    lang="ru",
)
page(
    "gone",
    "livejournal purged",
    "Удаленный журнал",
    "<p>Этот журнал удалён и очищен, его записи больше не доступны.</p>",
    lang="ru",
)
page(
    "gone",
    "russian store of files",
    "Файл не найден",
    "<p>К сожалению, запрошенный вами файл был удалён владельцем или по жалобе правообладателя.</p>",
    lang="ru",
)
page(
    "gone",
    "vk article",
    "Ошибка | ВКонтакте",
    "<div>Материал удалён автором или ещё не опубликован.</div>",
    lang="ru",
)
page(
    "gone",
    "qiita",
    "404 Not Found - Qiita",
    "<h1>404 Not Found</h1><p>お探しの記事は見つかりませんでした。すでに削除されているか、公開範囲が限定されている可能性があります。</p>",
    lang="ja",
)
page(
    "gone",
    "hatena",
    "はてなブログ",
    "<h1>Entry is not found</h1><p>お探しの記事は存在しないか、下書きに戻されました。</p>",
    lang="ja",
)
page(
    "gone",
    "zenn",
    "Zenn",
    "<p>このページはすでに削除されているか、URLが間違っている可能性があります</p><a>トップへ戻る</a>",
    lang="ja",
)
page(
    "gone",
    "note.com",
    "note",
    "<p>記事がみつかりません</p><p>URLが間違っているか、このクリエイターが非公開にした可能性があります。</p>",
    lang="ja",
)
page(
    "gone",
    "yahoo geocities japan",
    "Yahoo!ジオシティーズ",
    "<h1>サービス終了のお知らせ</h1><p>Yahoo!ジオシティーズは2019年3月31日をもちましてサービスの提供を終了いたしました。</p>",
    lang="ja",
    encoding="euc-jp",
    kind="text/html; charset=euc-jp",
)
page(
    "gone",
    "fc2",
    "FC2ブログ",
    "<p>誠に申し訳ございませんがお探しのブログは凍結または退会済みです。</p>",
    lang="ja",
)
page(
    "gone",
    "naver blog deleted",
    "네이버 블로그",
    "<script>alert('삭제되었거나 존재하지 않는 게시물입니다.'); history.back();</script><p>삭제되었거나 존재하지 않는 게시물입니다.</p>",
    lang="ko",
)
page(
    "gone",
    "naver private",
    "네이버 블로그",
    "<p>비공개로 전환된 글입니다. 블로그 주인만 볼 수 있습니다.</p>",
    lang="ko",
)
page(
    "gone",
    "tistory",
    "TISTORY",
    "<h2>권한이 없거나 존재하지 않는 페이지입니다.</h2><p>입력하신 주소가 정확한지 다시 한 번 확인해 주세요.</p>",
    lang="ko",
)
page("gone", "velog", "velog", "<div>이런! 찾으시는 글이 없네요. 홈으로 돌아가기</div>", lang="ko")
page(
    "gone",
    "daum terminated",
    "Daum 블로그",
    "<p>Daum 블로그 서비스는 2022년 9월 30일에 종료되었습니다. 그동안 이용해 주셔서 감사합니다.</p>",
    lang="ko",
)
page(
    "gone",
    "german magazine",
    "Fehler 404 | Magazin",
    "<header>"
    + links("Ratgeber", "Newsticker", "Hefte", "Shop", "Abo")
    + "</header><h1>Ups, hier ist nichts</h1><p>Der gewünschte Artikel wurde gelöscht oder verschoben. Bitte prüfen Sie die eingegebene Adresse.</p>",
    lang="de",
)
page(
    "gone",
    "french university",
    "Erreur",
    "<h1>Page inexistante</h1><p>Le document demandé n'est plus en ligne. La page personnelle de cet agent a été fermée.</p>",
    lang="fr",
)
page(
    "gone",
    "spanish forum",
    "Foro",
    "<p>El tema solicitado no existe o ha sido borrado por un moderador.</p>",
    lang="es",
)
page(
    "gone",
    "brazilian portal",
    "Portal",
    "<h2>Conteúdo indisponível</h2><p>A matéria que você procura foi removida ou o endereço mudou.</p>",
    lang="pt",
)
page(
    "gone",
    "university home page closed",
    "User not found",
    "<h1>~someone</h1><p>This personal page is no longer hosted here. The account holder has left the department.</p>",
)
page(
    "gone",
    "course ended",
    "Course not available",
    "<p>This course is no longer offered. Enrolment is closed and its materials have been taken down.</p>",
)
page(
    "gone",
    "retired docs version",
    "Documentation",
    "<h1>This version of the documentation has been retired</h1><p>It is not available any more. See the latest version.</p>",
)
page(
    "gone",
    "sunset service",
    "Goodbye",
    "<h1>We have shut down</h1><p>After eight years, our service was discontinued on June 1st, 2021. All posts have been deleted. Thank you for being with us.</p>",
)
page(
    "gone",
    "copyright takedown",
    "Unavailable",
    "<p>This page has been removed in response to a copyright complaint (DMCA).</p>",
)
raw(
    "gone",
    "json api of a forum",
    '{"errors":["The requested URL or resource could not be found."],"error_type":"not_found"}',
    JSON,
)
raw("gone", "json of Chinese api", '{"code":404,"msg":"文章不存在","data":null}', JSON)
raw(
    "gone",
    "json, GitHub's shape",
    '{\n  "message": "Not Found",\n  "documentation_url": "https://docs.github.com/rest",\n  "status": "404"\n}',
    JSON,
)
raw(
    "gone",
    "plain text from a raw host",
    "404: Not Found",
    PLAIN,
    url="https://raw.githubusercontent.com/someone/strides/master/strides.py",
)
raw("gone", "plain text from a CDN", "Couldn't find the requested file /dist/strides.js in strides.\n", PLAIN)
raw(
    "gone",
    "s3 xml",
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message><Key>slides/strides.pdf</Key><RequestId>8F1</RequestId></Error>',
    "application/xml",
)
raw(
    "gone",
    "s3 no such bucket",
    '<?xml version="1.0"?><Error><Code>NoSuchBucket</Code><Message>The specified bucket does not exist</Message></Error>',
    "text/xml",
)
raw(
    "gone",
    "azure blob",
    '﻿<?xml version="1.0" encoding="utf-8"?><Error><Code>ResourceNotFound</Code><Message>The specified resource does not exist.\nRequestId:12</Message></Error>',
    "application/xml",
)
raw(
    "gone",
    "aliyun oss",
    '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message><HostId>x.oss-cn-hangzhou.aliyuncs.com</HostId></Error>',
    "application/xml",
)
page(
    "gone", "meta refresh to 404", "", "", head='<meta http-equiv="refresh" content="0; url=/error/404.html">'
)
page(
    "gone",
    "script to notfound",
    "跳转中",
    "<script>window.location.href='/notfound?from='+encodeURIComponent(location.pathname)</script>",
    lang="zh",
)
page(
    "gone",
    "lands on the home page",
    "Company | AI for everyone",
    "<h1>AI for everyone</h1>"
    + links("Products", "Pricing", "Blog")
    + "<p>We build tools that teams love.</p>",
    url="https://company.io/blog/2018/autograd-from-scratch",
    final="https://company.io/",
    sibling="same",
)
page(
    "gone",
    "lands on home in a language",
    "企业官网",
    "<h1>让数据更有价值</h1>" + links("产品", "方案", "案例"),
    lang="zh",
    url="https://company.cn/article/2018/autograd.html",
    final="https://company.cn/zh-cn/?from=404",
    sibling="same",
)
page(
    "gone",
    "lands on an error page",
    "Oops",
    "<p>Something's missing.</p>",
    url="https://site.io/blog/x",
    final="https://site.io/errors/notfound?aspxerrorpath=/blog/x",
)
page(
    "gone",
    "lands on a search page",
    "Search results",
    "<h1>Search</h1><p>0 results for “strides-explained”</p><input type='search'>",
    final="https://site.io/search?q=strides-explained&notfound=1",
    sibling="same",
)
page(
    "gone",
    "title says it behind a menu",
    "Error 404 (Not Found)!!1",
    "<nav>"
    + links(*[f"Section {n} of our great site" for n in range(70)])
    + "</nav><p>404. That’s an error.</p>",
)

# --- Gone: parked, expired, suspended, default ------------------------------------------------------------------
page(
    "gone",
    "godaddy parked",
    "site.io",
    "<script>window.park = 'eyJ1dWlkIjoi'</script><script src='/bDPxZ.js'></script><div id='target'></div><p>This Web page is parked free, courtesy of GoDaddy.</p><a>Get this domain</a>",
    url="https://site.io/post/1",
)
page(
    "gone",
    "godaddy lander script",
    "",
    '<script>window.onload=function(){window.location.href="/lander"}</script>',
    url="https://site.io/post/1",
    sibling="same",
)
page(
    "gone",
    "sedo",
    "site.io - This website is for sale! - site Resources and Information.",
    "<p>This website is for sale! site.io is your first and best source for all of the information you’re looking for. From general topics to more of what you would expect to find here, site.io has it all.</p>"
    + links("Machine Learning", "GPU Servers", "Online Courses"),
)
page(
    "gone",
    "dan",
    "site.io is for sale",
    "<h1>site.io</h1><p>The domain name site.io is for sale!</p><p>Buy now $2,495</p><p>Safe and secure shopping, fast and easy transfer</p>",
)
page(
    "gone",
    "afternic",
    "site.io",
    "<p>site.io may be for sale. Get a price in less than 24 hours</p><form><input name='email'><input name='phone'></form>",
)
page(
    "gone",
    "hugedomains",
    "SiteIo.com is for sale | HugeDomains",
    "<h1>SiteIo.com</h1><p>This domain is for sale: $3,895. 30-day money back guarantee. Start payment plan.</p>",
)
page(
    "gone",
    "namecheap expired",
    "site.io | Registered at Namecheap.com",
    "<h1>This domain has expired</h1><p>Is this your domain? Renew now. This domain was recently registered at Namecheap. Please check back later!</p>"
    + links("Online degree", "Cloud hosting", "Data science"),
)
page(
    "gone",
    "related searches only",
    "site.io",
    "<div>Related Searches:</div>"
    + links("Deep Learning Course", "Best GPU", "Python Training", "Cloud AI", "Buy Laptop")
    + "<small>Privacy Policy</small>",
)
page(
    "gone",
    "parkingcrew",
    "site.io",
    "<div><p>The domain owner maintains no relationship with the advertisers. Sponsored listings displayed above are served automatically by a third party.</p></div>"
    + links("Neural Networks", "AI Jobs"),
)
page(
    "gone",
    "aliyun domain expired",
    "域名过期",
    "<p>您访问的域名已过期，请联系域名所有者及时续费</p>",
    lang="zh",
)
page(
    "gone",
    "dnspod domain for sale",
    "site.cn 域名出售",
    "<h1>您正在访问的域名可以转让！</h1><p>This domain is for sale. 联系QQ：10000 立即报价</p>",
    lang="zh",
)
page(
    "gone",
    "juming park",
    "site.cn 此域名正在出售中",
    "<p>本域名出售，一口价8888元，支持担保交易，委托过户</p>",
    lang="zh",
)
page(
    "gone",
    "chinese host suspended",
    "网站已暂停",
    "<h2>该网站暂时无法访问</h2><p>可能原因：网站未备案、空间到期或流量超限。请联系您的空间服务商。</p>",
    lang="zh",
)
page(
    "gone",
    "no filing",
    "该域名未备案",
    "<p>根据工信部要求，未备案的域名不得提供网站服务，如已备案请联系接入商新增接入</p>",
    lang="zh",
)
page(
    "gone",
    "baota default",
    "恭喜，站点创建成功！",
    "<h1>恭喜, 站点创建成功！</h1><p>这是默认index.html，本页面由系统自动生成</p><ul><li>本页面在FTP根目录下的index.html</li></ul>",
    lang="zh",
)
page(
    "gone",
    "baota no site",
    "没有找到站点",
    "<h1>没有找到站点</h1><p>您的请求在Web服务器中没有找到对应的站点！</p><p>可能原因：您没有将此域名或IP绑定到对应站点! 配置文件未生效!</p>",
    lang="zh",
)
page(
    "gone",
    "nginx welcome",
    "Welcome to nginx!",
    "<h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working. Further configuration is required.</p>",
)
page(
    "gone",
    "apache ubuntu",
    "Apache2 Ubuntu Default Page: It works",
    "<p>This is the default welcome page used to test the correct operation of the Apache2 server after installation on Ubuntu systems. You should replace this file (located at /var/www/html/index.html) before continuing to operate your HTTP server.</p><div>Configuration Overview</div><p>Ubuntu's Apache2 default configuration is different from the upstream default configuration, and split into several files optimized for interaction with Ubuntu tools.</p>",
)
page("gone", "apache bare", "", "<h1>It works!</h1>", url="https://site.io/blog/strides", sibling="same")
page(
    "gone",
    "iis",
    "IIS Windows Server",
    '<div id="container"><a href="http://go.microsoft.com/fwlink/?linkid=66138"><img src="iisstart.png" alt="IIS"></a></div>',
    sibling="same",
)
page(
    "gone",
    "cpanel default",
    "Default Web Site Page",
    "<h1>SORRY!</h1><p>If you are the owner of this website, please contact your hosting provider. It is possible you have reached this page because: The IP address has changed. There has been a server misconfiguration. The site may have moved to a different server.</p>",
)
page(
    "gone",
    "cpanel suspended",
    "Account Suspended",
    "<h1>This Account has been suspended.</h1><p>Contact your hosting provider for more information.</p>",
)
page(
    "gone",
    "plesk",
    "Domain Default page",
    "<h1>Domain Default page</h1><p>If you are seeing this message, the website for site.io is not available at this time. If you are the owner of this website, one of the following things may be occurring: You have not put any content on your website. Your provider has suspended this page.</p>",
)
page(
    "gone",
    "index of nothing",
    "Index of /blog/2019",
    "<h1>Index of /blog/2019</h1><pre><a href='../'>../</a></pre>",
    url="https://site.io/blog/2019/strides.html",
    sibling="same",
)
page(
    "gone",
    "netlify",
    "Page not found",
    "<h1>Page not found</h1><p>Looks like you've followed a broken link or entered a URL that doesn't exist on this site.</p><p>If this is your site, and you weren't expecting a 404 for this path, please visit Netlify's \"page not found\" support guide for troubleshooting tips.</p>",
)
raw("gone", "netlify no site", "Not Found - Request ID: 01HT3", PLAIN)
raw(
    "gone",
    "vercel",
    "The page could not be found\n\nNOT_FOUND\n\ncdg1::abcd-1700000000000-0123456789ab\n",
    PLAIN,
)
page(
    "gone",
    "vercel deployment",
    "404: NOT_FOUND",
    "<p>404: NOT_FOUND</p><p>Code: DEPLOYMENT_NOT_FOUND</p><p>ID: cdg1::abcd</p>",
)
page(
    "gone",
    "heroku no app",
    "No such app",
    "<h1>There's nothing here, yet.</h1><p>Build something amazing</p><a href='https://www.heroku.com'>Heroku</a>",
)
page(
    "gone",
    "heroku frame",
    "Heroku | No such app",
    '<iframe src="//www.herokucdn.com/error-pages/no-such-app.html"></iframe>',
)
page(
    "gone",
    "azure app stopped",
    "Microsoft Azure Web App - Error 404",
    "<h1>404 Web Site not found.</h1><p>You may be seeing this error due to one of the reasons listed below: Custom domain has not been configured inside Azure. Client cache is still pointing the domain to old IP address.</p>",
)
page(
    "gone",
    "squarespace expired",
    "Website Expired",
    "<h1>Website Expired</h1><p>This account has expired. If you are the site owner, click below to login.</p>",
)
page(
    "gone",
    "shopify closed",
    "Sorry, this store is currently unavailable.",
    "<h1>Sorry, this store is currently unavailable.</h1><a>Start a free trial</a>",
)
page(
    "gone",
    "wix",
    "Wix.com",
    "<h2>Looks like this domain isn't connected to a website yet</h2><p>Is this your domain? Connect it to your Wix website in just a few easy steps.</p>",
)
page(
    "gone",
    "fastly unknown domain",
    "Fastly error: unknown domain site.io",
    "<p>Fastly error: unknown domain: site.io. Please check that this domain has been added to a service.</p>",
)
page(
    "gone",
    "domain seized",
    "Domain Seized",
    "<h1>This domain has been seized</h1><p>by law enforcement pursuant to a warrant issued by a court.</p>",
)
page(
    "gone",
    "strato",
    "STRATO - Domain not available",
    "<p>Diese Domain ist bereits registriert, aber es sind noch keine Inhalte hinterlegt.</p>",
    lang="de",
)
page(
    "gone",
    "ovh",
    "Félicitations ! Votre domaine a bien été créé chez OVHcloud !",
    "<p>Votre site web est en cours de construction. Votre hébergement n'est pas encore installé.</p>",
    lang="fr",
)
page(
    "gone",
    "reg.ru parked",
    "Домен site.ru припаркован",
    "<p>Домен зарегистрирован и припаркован в REG.RU. Срок регистрации домена истёк? Продлите его в личном кабинете.</p>",
    lang="ru",
)
page(
    "gone",
    "onamae parked",
    "このドメインはお名前.comで取得されています。",
    "<p>このドメインは、お名前.comで取得されています。お名前.comは国内最大級のドメイン登録サービスです。</p>",
    lang="ja",
)
page(
    "gone",
    "gabia parked",
    "도메인 주차 페이지",
    "<p>이 도메인은 현재 연결된 사이트가 없습니다. 도메인 소유자는 관리 페이지에서 설정해 주세요.</p>",
    lang="ko",
)

# --- Walls -------------------------------------------------------------------------------------------------------
CF = '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=8c1"></script>'
page(
    "wall",
    "cloudflare english",
    "Just a moment...",
    "<noscript>Enable JavaScript and cookies to continue</noscript>" + CF,
)
page(
    "wall",
    "cloudflare chinese",
    "请稍候…",
    "<h1>site.io</h1><h2>确认您是真人</h2><p>执行此操作时可能需要几秒钟。site.io 需要先检查您的连接的安全性，然后才能继续。</p>"
    + CF,
    lang="zh",
)
page(
    "wall",
    "cloudflare block",
    "Attention Required! | Cloudflare",
    "<h1>Sorry, you have been blocked</h1><h2>You are unable to access site.io</h2><p>Why have I been blocked? This website is using a security service to protect itself from online attacks.</p><p>Cloudflare Ray ID: 8c1f</p>",
)
page(
    "wall",
    "cloudflare german",
    "Nur einen Moment…",
    "<p>Bestätigen Sie, dass Sie ein Mensch sind. site.io muss die Sicherheit Ihrer Verbindung überprüfen, bevor Sie fortfahren können.</p>"
    + CF,
    lang="de",
)
page(
    "wall",
    "cloudflare japanese",
    "しばらくお待ちください...",
    "<p>あなたが人間であることを確認します。続行する前に接続のセキュリティを確認する必要があります。</p>"
    + CF,
    lang="ja",
)
page(
    "wall",
    "akamai denied",
    "Access Denied",
    '<h1>Access Denied</h1><p>You don\'t have permission to access "http://site.io/blog" on this server.</p><p>Reference #18.2d351ab8.1557333295.a4e16ab</p><p>https://errors.edgesuite.net/18.2d351ab8</p>',
)
page(
    "wall",
    "akamai sensor",
    "",
    '<script src="/_sec/cp_challenge/sec-cpt-4-3.js" defer></script><div id="sec-if-cpt-container"></div><p>Powered and protected by</p>',
)
page(
    "wall",
    "imperva",
    "",
    '<iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31&xinfo=5-1&incident_id=1">Request unsuccessful. Incapsula incident ID: 1234-5678</iframe>',
    head='<META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW">',
)
page(
    "wall",
    "imperva interruption",
    "Pardon Our Interruption",
    "<h1>Pardon Our Interruption</h1><p>As you were browsing something about your browser made us think you were a bot. There are a few reasons this might happen: You're a power user moving through this website with super-human speed. You've disabled cookies in your web browser.</p>",
)
page(
    "wall",
    "aws waf",
    "Human Verification",
    '<script src="https://abc.token.awswaf.com/abc/challenge.js"></script><div id="captcha-container"></div><noscript>In order to continue, you need to verify that you\'re not a robot. This requires JavaScript.</noscript>',
)
page(
    "wall",
    "datadome",
    "site.io",
    "<p id='cmsg'>Please enable JS and disable any ad blocker</p><script data-cfasync='false'>var dd={'rt':'c','cid':'AHr','hsh':'x','t':'bv','host':'geo.captcha-delivery.com'}</script>",
)
page(
    "wall",
    "perimeterx",
    "Access to this page has been denied",
    "<div>Press & Hold to confirm you are a human (and not a bot).</div><div id='px-captcha'></div><p>Reference ID 5a1</p>",
)
page(
    "wall",
    "anubis",
    "Making sure you're not a bot!",
    "<h1>Making sure you're not a bot!</h1><p id='status'>Loading...</p><p>You are seeing this because the administrator of this website has set up Anubis to protect the server against the scourge of AI companies aggressively scraping websites.</p><p>Please note that Anubis requires the use of modern JavaScript features</p>",
)
page(
    "wall",
    "go-away",
    "Checking you are not a bot",
    "<p>Verifying your browser. This takes a moment and happens once.</p><noscript>Please enable JavaScript, the check needs it.</noscript>",
)
page(
    "wall",
    "geetest",
    "安全验证",
    "<div id='captcha'></div><script src='https://static.geetest.com/v4/gt4.js'></script><p>请完成下方验证后继续访问</p>",
    lang="zh",
)
page(
    "wall",
    "aliyun waf slider",
    "",
    "<div id='nc_1_wrapper'>请按住滑块，拖动到最右边</div><p>为了更好的访问体验，请进行验证，通过后即可继续访问网页</p><script src='https://g.alicdn.com/sd/ncpc/nc.js'></script>",
    lang="zh",
)
page(
    "wall",
    "aliyun acw script",
    "",
    "<script>var arg1='3A7F08C2';var _0x4818=['csKHwqMI'];setCookie('acw_sc__v2',x);</script>",
)
page(
    "wall",
    "aliyun 405",
    "405",
    "<div class='block-content'><p>很抱歉，由于您访问的URL有可能对网站造成安全威胁，您的访问被阻断。</p><p>您的请求ID是: 2f624a1</p></div>",
    lang="zh",
)
page(
    "wall",
    "baidu",
    "百度安全验证",
    "<p>网络不给力，请稍后重试</p><a>返回首页</a><p>问题反馈</p><script src='https://wappass.bdimg.com/static/wap/js/wk.js'></script>",
    lang="zh",
)
page(
    "wall",
    "tencent edgeone",
    "",
    "<p>正在进行人机识别，请稍候</p><script>window.EO_Bot_Ssid='1'</script><p>Tencent EdgeOne</p>",
    lang="zh",
)
page(
    "wall",
    "tencent waf",
    "501",
    "<p>很抱歉，您提交的请求可能对网站造成威胁，请求已被管理员设置的策略阻断</p>",
    lang="zh",
)
page(
    "wall",
    "weixin environment",
    "微信公众平台",
    "<h2>环境异常</h2><p>当前环境异常，完成验证后即可继续访问。</p><a>去验证</a>",
    lang="zh",
    url=WEIXIN,
)
page("wall", "weixin in client", "", "<p>请在微信客户端打开链接</p>", lang="zh", url=WEIXIN)
page(
    "wall",
    "zhihu unhuman",
    "安全验证 - 知乎",
    "<div><p>系统监测到您的网络环境存在异常，为保证您的正常访问，请点击下方验证按钮进行验证。</p><button>开始验证</button></div>",
    lang="zh",
    url=ZHIHU,
    final="https://www.zhihu.com/account/unhuman?type=unhuman&need_login=true",
)
raw(
    "wall",
    "zhihu json",
    '{"error":{"message":"您当前请求存在异常，暂时限制本次访问。如有疑问，您可以通过手机摇一摇或登录后私信知乎小管家反馈。","code":40362}}',
    JSON,
    url=ZHIHU,
)
page(
    "wall",
    "zhihu sign-in by telephone",
    "知乎 - 有问题，就会有答案",
    "<div class='SignFlow'><button>免密码登录</button><button>密码登录</button><select><option>中国 +86</option></select><input name='username' placeholder='手机号'><input name='digits' placeholder='输入 6 位短信验证码'><button>登录/注册</button><p>未注册手机验证后自动登录，注册即代表同意《知乎协议》《隐私保护指引》</p></div>",
    lang="zh",
    url=ZHIHU,
    final="https://www.zhihu.com/signin?next=%2Fp%2F128358498",
)
page(
    "wall",
    "recaptcha",
    "https://www.site.io/sorry",
    "<p>Our systems have detected unusual traffic from your computer network. This page checks to see if it's really you sending the requests, and not a robot.</p><div class='g-recaptcha' data-sitekey='x'></div>",
    final="https://www.site.io/sorry/index?continue=https://site.io/blog",
)
page(
    "wall",
    "hcaptcha",
    "One more step",
    "<p>Please complete the security check to access site.io</p><div class='h-captcha' data-sitekey='x'></div><script src='https://hcaptcha.com/1/api.js'></script>",
)
page(
    "wall",
    "turnstile bare",
    "site.io",
    "<div class='cf-turnstile' data-sitekey='0x4'></div><p>Checking your browser before you can continue</p><script src='https://challenges.cloudflare.com/turnstile/v0/api.js'></script>",
)
page(
    "wall",
    "ddos-guard",
    "DDoS-Guard",
    "<p>Проверка браузера перед доступом к site.ru. Пожалуйста, подождите несколько секунд.</p><script src='/.well-known/ddos-guard/check'></script>",
    lang="ru",
)
page(
    "wall",
    "yandex smartcaptcha",
    "Вы не робот?",
    "<p>Подтвердите, что запросы отправляли вы, а не робот</p><div class='CheckboxCaptcha'>Нажмите, чтобы продолжить</div>",
    lang="ru",
    final="https://site.ru/showcaptcha?retpath=x",
)
page(
    "wall",
    "qrator",
    "Доступ ограничен",
    "<p>Ваш IP-адрес временно заблокирован из-за подозрительной активности. Включите JavaScript, чтобы пройти проверку.</p>",
    lang="ru",
)
page(
    "wall",
    "stackexchange human",
    "Human verification - Stack Overflow",
    "<p>We've detected some unusual activity. Are you a human being? We apologize for the confusion, but we can't quite tell if you're a person or a script.</p><div class='g-recaptcha'></div>",
)
page(
    "wall",
    "reddit block",
    "Blocked",
    "<p>You've been blocked by network security.</p><p>To continue, log in to your Reddit account or use your developer token</p><p>If you think you've been blocked by mistake, file a ticket below and we'll look into it.</p>",
)
page(
    "wall",
    "researchgate",
    "Security check required",
    "<h1>Security check required</h1><p>We've detected unusual activity from your network. To continue, complete the security check below.</p>",
)
page(
    "wall",
    "linkedin authwall",
    "Sign Up | LinkedIn",
    "<h1>Join LinkedIn</h1><form><input name='email-or-phone'><input type='password' name='password'><button>Agree &amp; Join</button></form><p>Already on LinkedIn? Sign in</p>",
    final="https://www.linkedin.com/authwall?trk=x&sessionRedirect=https%3A%2F%2Fwww.linkedin.com%2Fpulse%2Fx",
)
page(
    "wall",
    "google sign-in",
    "Google Docs: Sign-in",
    "<h1>Sign in</h1><p>to continue to Docs</p><input type='email' name='identifier' aria-label='Email or phone'><button>Next</button>",
    final="https://accounts.google.com/v3/signin/identifier?continue=https%3A%2F%2Fdocs.google.com%2Fd%2F1&service=wise",
)
page(
    "wall",
    "oauth redirect",
    "Sign in to your account",
    "<div>Sign in</div><input type='email' placeholder='Email, phone, or Skype'><div>No account? Create one!</div>",
    final="https://login.microsoftonline.com/common/oauth2/v2.0/authorize?client_id=1&response_type=code&redirect_uri=https%3A%2F%2Fsite.io",
)
page(
    "wall",
    "gitlab sign-in",
    "Sign in · GitLab",
    "<p>You need to sign in or sign up before continuing.</p><form><input name='user[login]'><input type='password'></form>",
    final="https://gitlab.site.io/users/sign_in",
)
page(
    "wall",
    "gitee sign-in",
    "登录 - Gitee.com",
    "<form><input placeholder='手机／邮箱／个人空间地址'><input type='password' placeholder='请输入密码'></form><p>短信验证登录</p>",
    lang="zh",
    final="https://gitee.com/login?redirect_to_url=%2Fx%2Fy",
)
page(
    "wall",
    "csdn sign-in modal page",
    "CSDN-登录",
    "<div>APP扫码登录</div><div>验证码登录</div><input placeholder='手机号'><button>获取验证码</button>",
    lang="zh",
    final="https://passport.csdn.net/login?code=applets",
)
page(
    "wall",
    "discourse login required",
    "Internal Forum",
    "<h1>Welcome to Internal Forum</h1><p>To use this site, please sign up or log in. You must be logged in to view its contents.</p><a>Log In</a><a>Sign Up</a>",
    final="https://forum.site.io/login",
)
page(
    "wall",
    "yahoo consent",
    "Yahoo is part of the Yahoo family of brands",
    "<p>Before you continue to Yahoo</p><p>When you use our sites and apps, we use cookies. If you click 'Accept all', we and our partners will store information.</p><button>Accept all</button><button>Reject all</button>",
    final="https://consent.yahoo.com/v2/collectConsent?sessionId=3_cc",
)
page(
    "wall",
    "youtube consent",
    "Bevor Sie zu YouTube weitergehen",
    "<p>Wir verwenden Cookies und Daten, um Google-Dienste zu erbringen.</p><button>Alle ablehnen</button><button>Alle akzeptieren</button>",
    lang="de",
    url="https://www.youtube.com/watch?v=1",
    final="https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch",
)
page(
    "wall",
    "german pay or consent",
    "Zustimmung",
    "<p>Mit Werbung und Tracking weiterlesen oder das Abo ohne Tracking bestellen. Zustimmung jederzeit widerrufbar.</p><button>Akzeptieren</button><button>Jetzt abonnieren</button>",
    lang="de",
    final="https://zustimmung.magazin.de/cmp?url=x",
)
page(
    "wall",
    "geo block",
    "Unavailable",
    "<h1>This content is not available in your country</h1><p>Due to licensing restrictions we can't show this page in your region.</p>",
)
page(
    "wall",
    "gdpr 451",
    "Unavailable due to legal reasons",
    "<p>We recognise you are attempting to access this website from a country belonging to the European Economic Area including the EU which enforces the GDPR and therefore access cannot be granted at this time.</p>",
)
page(
    "wall",
    "paywall",
    "Subscribe to read | The Paper",
    "<h1>Subscribe to read this article</h1><p>Already a subscriber? Sign in</p><p>$1 for 4 weeks, then $75 per month. Complete digital access.</p>",
)
page(
    "wall",
    "zhihu paid column",
    "知乎盐选",
    "<p>该内容为付费专栏，开通会员后查看全文</p><button>立即开通</button>",
    lang="zh",
)
page(
    "wall",
    "company network",
    "Web Filter",
    "<h1>Access to this site is blocked</h1><p>Your organization's policy doesn't allow this category. Contact your administrator.</p>",
)
page(
    "wall",
    "naver login",
    "네이버 : 로그인",
    "<form><input placeholder='아이디 또는 전화번호'><input type='password' placeholder='비밀번호'><button>로그인</button></form>",
    lang="ko",
    final="https://nid.naver.com/nidlogin.login?url=https%3A%2F%2Fcafe.naver.com",
)
page(
    "wall",
    "naver cafe members only",
    "네이버 카페",
    "<p>카페 멤버만 볼 수 있는 글입니다. 카페에 가입하시면 바로 글을 볼 수 있습니다.</p><a>가입하기</a>",
    lang="ko",
)
page(
    "wall",
    "note.com paid",
    "note",
    "<p>この続きをみるには、会員登録またはログインが必要です。</p><button>ログイン</button>",
    lang="ja",
)
page(
    "wall",
    "wordfence",
    "Your access to this site has been limited",
    "<h1>Your access to this site has been limited by the site owner</h1><p>Your access to this service has been limited. (HTTP response code 503)</p><p>Generated by Wordfence</p>",
)
page(
    "wall",
    "sucuri",
    "Sucuri WebSite Firewall - Access Denied",
    "<h1>Access Denied - Sucuri Website Firewall</h1><p>If you are the site owner (or you manage this site), please whitelist your IP.</p><table><tr><td>Block ID:</td><td>BNP005</td></tr></table>",
)
page(
    "wall",
    "vercel checkpoint",
    "Vercel Security Checkpoint",
    "<p>We're verifying your browser</p><p>Website owner? Click here to fix</p><noscript>Enable JavaScript to continue</noscript>",
)
page(
    "wall",
    "cookie needed",
    "Cookie check",
    "<p>Your browser does not accept cookies. Please enable cookies and reload the page to continue.</p>",
)
page(
    "wall",
    "safeline",
    "安全检测能力由 雷池 WAF 提供",
    "<p>正在检测您的浏览器环境，请稍候</p><noscript>请开启 JavaScript</noscript>",
    lang="zh",
)
page(
    "wall",
    "cdn5 second shield",
    "安全检查中……",
    "<p>正在检查您的浏览器，5秒后自动跳转</p><script>setTimeout('location.reload()',5000)</script>",
    lang="zh",
)
page(
    "wall",
    "douban",
    "禁止访问",
    "<p>检测到有异常请求从你的 IP 发出，请登录使用豆瓣。</p>",
    lang="zh",
    final="https://sec.douban.com/a?c=1&r=https%3A%2F%2Fwww.douban.com",
)
page(
    "wall",
    "csdn waf",
    "",
    "<p>当前访问疑似黑客攻击，已被网站管理员设置为拦截并记录</p><p>由创宇盾提供防护</p>",
    lang="zh",
)

# --- Alive: about such things ------------------------------------------------------------------------------------
page(
    "alive",
    "article: 404 explained, its start played as one",
    "404 Not Found とは - 辞典",
    "<h1>404 Not Found</h1><p>お探しのページは見つかりませんでした。</p><p>……というのは冗談です。</p><p>404はHTTPの状態コードのひとつで、要求された資源がサーバーに無いことを表します。</p><p>多くの場所ではこの短い文だけが表示されますが、独自の画面を用意している所もあります。</p>"
    + prose(JA, 5),
    lang="ja",
)
page(
    "alive",
    "article: what 404 means, in Chinese",
    "404 not found是什么意思？如何解决",
    chinese_site(
        "<h1>404 not found是什么意思？如何解决</h1><p>404是HTTP状态码之一，表示服务器找不到请求的页面。</p><p>一、常见原因：链接输入错误、页面被删除或移动、服务器配置有误。</p><p>二、解决办法：检查网址拼写，返回首页重新查找，或联系网站管理员。</p><p>三、站长应设置自定义页面，并返回正确的状态码，否则搜索引擎会当作正常页面收录。</p><p>四、总结：它只是一种标准的应答，并不说明网站已经不在。</p>"
    ),
    lang="zh",
)
page(
    "alive",
    "article: funny 404 pages",
    "The best 404 pages we have seen",
    wordpress(
        "<article><h1>The best 404 pages we have seen</h1><p>A page not found message need not be dull. One shop shows a lost astronaut; a news site says \"we can't find the page you are looking for, but here's a puppy\".</p>"
        + prose(EN, 3)
        + "</article>"
    ),
)
page(
    "alive",
    "article: soft 404",
    "Soft 404 errors: what they are and how to fix them",
    wordpress(
        '<article><h1>Soft 404 errors: what they are and how to fix them</h1><p>A soft 404 says "not found" to people and 200 OK to machines. Search engines drop such pages.</p><p>Return 404 or 410 instead, or redirect to what replaced it.</p>'
        + prose(EN, 2)
        + "</article>"
    ),
)
page(
    "alive",
    "article: linker says not found",
    "undefined reference and library not found: how ld looks for symbols",
    '<h1>undefined reference and library not found</h1><p>The linker prints "cannot find -lfoo" when no directory given by -L holds it.</p>'
    + prose(EN, 4),
)
page(
    "alive",
    "question: module not found",
    "python - ModuleNotFoundError: No module named 'torch' - Stack Overflow",
    "<header>"
    + links("About", "Products", "For Teams", "Log in", "Sign up")
    + "</header><h1>ModuleNotFoundError: No module named 'torch'</h1><p>I installed it with pip in one environment, and the notebook runs in another. How do I see which?</p><pre>import sys; print(sys.executable)</pre><h2>2 Answers</h2><p>Your kernel points at another interpreter. Install ipykernel in the right one.</p><p>This answer was deleted by its author, comments moved to chat.</p><h2>Related</h2>"
    + links("pip vs conda", "where is torch", "CUDA not found"),
)
page(
    "alive",
    "question: access denied in MySQL",
    "mysql - Access denied for user 'root'@'localhost' - Stack Overflow",
    "<h1>Access denied for user 'root'@'localhost'</h1><p>After a fresh install I get ERROR 1045: access denied. What is the right way to set the password?</p><h2>3 Answers</h2><p>Since 5.7 the root user signs in by socket; use sudo mysql, then ALTER USER.</p><p>Check the plugin column of mysql.user.</p>",
)
page(
    "alive",
    "article: how captchas work",
    "How CAPTCHAs tell people from bots",
    wordpress(
        '<article><h1>How CAPTCHAs tell people from bots</h1><p>"Verify you are human", says the box, and most of us click without thinking. reCAPTCHA weighs the way the mouse moves; hCaptcha pays sites for labelled pictures; Turnstile runs small puzzles.</p>'
        + prose(EN, 3)
        + "</article>"
    ),
)
page(
    "alive",
    "article: captcha in Chinese",
    "滑块验证码是如何识别人机的",
    chinese_site(
        "<article><h1>滑块验证码是如何识别人机的</h1><p>“请按住滑块，拖动到最右边”，这句话大家都见过。极验与阿里云的安全验证会记录拖动的轨迹、速度和停顿，再由模型判断是否为真人。</p>"
        + prose(ZH, 4)
        + "</article>"
    ),
    lang="zh",
)
page(
    "alive",
    "article: bypassing Cloudflare's page in tests",
    "Testing behind Cloudflare: why your CI sees “Just a moment...”",
    wordpress(
        "<article><h1>Testing behind Cloudflare: why your CI sees “Just a moment...”</h1><p>Our end-to-end tests began to fail with a page titled “Just a moment...” that said “Checking your browser before accessing”. The cure was a service token.</p>"
        + prose(EN, 3)
        + "</article>"
    ),
)
page(
    "alive",
    "article: akamai error page read",
    "Decoding Akamai's “Access Denied. Reference #18”",
    "<h1>Decoding Akamai's “Access Denied. Reference #18”</h1><p>The number names the edge server and the time; 18 means a deny rule. Here is how to read the rest.</p>"
    + prose(EN, 4),
)
page(
    "alive",
    "docs page named login",
    "docker login | Docker Docs",
    "<nav>"
    + links("Get started", "Guides", "Manuals", "Reference", "Sign in")
    + "</nav><h1>docker login</h1><p>Description: Authenticate to a registry.</p><pre>docker login [OPTIONS] [SERVER]</pre><table><tr><td>-p, --password</td><td>Password</td></tr><tr><td>-u, --username</td><td>Username</td></tr></table><p>Log in to a registry. You can log in with a user name and password, or a token read from standard input.</p>",
    url="https://docs.docker.com/reference/cli/docker/login/",
)
page(
    "alive",
    "docs page named challenge",
    "ACME challenge types - Let's Encrypt",
    "<h1>Challenge Types</h1><p>When you get a certificate, our servers validate that you control the domain names in it using challenges. Most of the time this validation is handled by your client.</p><h2>HTTP-01 challenge</h2><p>You put a file on your web server at a known path. The file contains the token, plus a thumbprint of your account key.</p><h2>DNS-01 challenge</h2><p>This asks you to put a value in a TXT record.</p>",
    url="https://site.io/docs/challenge-types/",
)
page(
    "alive",
    "docs: oauth",
    "OAuth 2.0 Authorization Framework",
    "<h1>Authorization</h1><p>To sign a user in, redirect to /authorize with response_type=code. The user signs in with a password or a telephone number and is sent back to your redirect_uri.</p>"
    + prose(EN, 3),
    url="https://auth.site.io/docs/oauth/authorize",
)
page(
    "alive",
    "docs: signin api",
    "Sign in with a phone number - Mobile SDK",
    "<h1>Sign in with a phone number</h1><p>Show a field for the number, send the code by SMS, then call confirm with the six digits. The account is made on the first sign-in.</p><pre>auth.signInWithPhoneNumber(number, verifier)</pre><p>Use the test numbers of the console while developing.</p>",
    url="https://site.io/docs/auth/web/phone-auth",
)
page(
    "alive",
    "docs: errors index",
    "Error messages — reference",
    "<h1>Error messages</h1><h2>404 Not Found</h2><p>The object does not exist or you may not see it.</p><h2>403 Access denied</h2><p>Your token lacks the scope.</p><h2>429 Too many requests</h2><p>Slow down; see the header.</p><h2>410 Gone</h2><p>The object was deleted.</p>",
)
page(
    "alive",
    "RFC-like",
    "HTTP Semantics: status codes",
    "<h1>15.5 Client Error 4xx</h1><h2>15.5.5. 404 Not Found</h2><p>The 404 status code indicates that the origin server did not find a current representation for the target resource or is not willing to disclose that one exists.</p><h2>15.5.11. 410 Gone</h2><p>Access to the target resource is no longer available at the origin server and this condition is likely to be permanent.</p>",
)
page(
    "alive",
    "wikipedia-like: HTTP 404",
    "HTTP 404 - Encyclopedia",
    "<nav>"
    + links("Main page", "Contents", "Donate", "Create account", "Log in")
    + '</nav><h1>HTTP 404</h1><p>In computer network communications, the HTTP 404 error message, also "page not found", is a response code which tells that the browser could reach the server, but the server could not find what was requested.</p><p>The web site hosting server will typically generate a "404 Not Found" web page when a user attempts to follow a broken or dead link.</p><h2>Soft 404 errors</h2><p>Some websites report a "not found" error by returning a standard web page with a "200 OK" response code, falsely reporting that the page loaded properly.</p>',
)
page(
    "alive",
    "wikipedia-like: domain parking",
    "Domain parking - Encyclopedia",
    "<h1>Domain parking</h1><p>Domain parking is the registration of a domain name without it being used for any services. A parked page may show related searches and sponsored listings, or say that the domain is for sale. GoDaddy, Sedo and Namecheap run such pages.</p>"
    + prose(EN, 2),
)
page(
    "alive",
    "nginx beginner's guide",
    "Beginner's Guide to nginx",
    "<h1>Welcome to nginx! What now?</h1><p>If you see the page that says the server is successfully installed and working, further configuration is required. This guide shows how to serve static files.</p><pre>server { root /data/up1; }</pre>"
    + prose(EN, 3),
)
page(
    "alive",
    "changelog about 404",
    "Changelog",
    "<h1>Changelog</h1><h2>2.4.0</h2><ul><li>Fix: page not found on deep links after deploy</li><li>404 page now has a search box</li><li>Removed: the deprecated login page</li></ul><h2>2.3.1</h2><ul><li>Access denied is shown in the user's language</li></ul>",
)
page(
    "alive",
    "release notes: service discontinued",
    "What's new in release 5",
    "<h1>What's new</h1><p>The old API was discontinued on June 1st and is no longer available; use the new one.</p><ul><li>Faster start</li><li>Fewer copies</li></ul><p>The account page has moved.</p>",
)
page(
    "alive",
    "issue thread",
    "Docs link is 404 · Issue #1843 · someone/strides",
    '<h1>Docs link is 404 #1843</h1><p>The link to the tutorial gives "Page not found". It should point at the new site.</p><h3>maintainer commented</h3><p>Thanks, the page has been removed; fixed in #1844 by linking to the successor.</p><h3>bot commented</h3><p>This issue has been automatically locked.</p>',
)
page(
    "alive",
    "article with deleted comments",
    "Strides explained",
    "<h1>Strides explained</h1>"
    + prose(EN, 4)
    + "<h2>Comments</h2><ul><li>[deleted]</li><li>This comment has been removed by a moderator.</li><li>Thanks, helpful!</li><li>This user has been suspended.</li></ul>",
)
page(
    "alive",
    "chinese article with deleted comments",
    "步长详解",
    chinese_site(
        "<h1>步长详解</h1>"
        + prose(ZH, 4)
        + "<h3>评论</h3><p>该评论已被删除</p><p>写得好！</p><p>此用户已注销</p><p>登录后参与评论</p>"
    ),
    lang="zh",
)
page(
    "alive",
    "zhihu article with login bar",
    "PyTorch 的步长 - 知乎",
    "<div class='ColumnPageHeader'><a>写文章</a><a>登录/注册</a></div><h1>PyTorch 的步长</h1>"
    + prose(ZH, 6)
    + "<div>登录即可查看 超5亿 专业优质内容</div><p>发布于 2020-04-12</p>",
    lang="zh",
    url=ZHIHU,
)
page(
    "alive",
    "csdn article with the fold",
    "pytorch步长_someone的博客-CSDN博客",
    chinese_site(
        "<h1>pytorch步长</h1>"
        + prose(ZH, 5)
        + "<div>登录后复制 关注博主即可阅读全文 打赏作者 您的余额不足</div>",
        "CSDN",
    ),
    lang="zh",
    url=CSDN,
)
page(
    "alive",
    "weixin article",
    "从源码看自动求导",
    "<h1>从源码看自动求导</h1><em>2019-05-06</em>"
    + prose(ZH, 8)
    + "<p>预览时标签不可点 微信扫一扫关注该公众号 知道了 微信扫一扫使用小程序 取消 允许</p>",
    lang="zh",
    url=WEIXIN,
)
page(
    "alive",
    "news with cookie banner",
    "Chip maker opens new fab",
    "<div id='onetrust-banner'><p>We use cookies. By clicking “Accept all”, you agree to the storing of cookies on your device.</p><button>Accept all</button><button>Reject all</button></div><h1>Chip maker opens new fab</h1>"
    + prose(EN, 3),
)
page(
    "alive",
    "article whose banner is longer than it",
    "On views",
    "<div class='cookie'><p>We value your privacy. We and our 842 partners store and access information on a device, such as cookies, and process personal data for personalised advertising.</p><button>Accept</button></div><h1>On views</h1><p>A view is a tensor that shares storage with another; it costs no copy, and writing to either is seen by both.</p><p>Use clone if that is not what you want.</p>",
)
page(
    "alive",
    "login box in the header",
    "Forum: what is a contiguous tensor?",
    "<div class='navbar'><form><input name='username' placeholder='User Name'><input type='password' placeholder='Password'><button>Log in</button></form><a>Forgot password?</a><a>Register</a></div><h2>what is a contiguous tensor?</h2><div class='post'><p>I read that some operations need it. Why?</p></div><div class='post'><p>Because they walk the memory in order. Call contiguous() and a copy is made if need be.</p></div>",
)
page(
    "alive",
    "vbulletin notice above a thread",
    "Strided copies [Archive]",
    "<p>If this is your first visit, be sure to check out the FAQ. You may have to register before you can post.</p><h1>Strided copies</h1>"
    + prose(EN, 2),
)
page(
    "alive",
    "medium article with metered bar",
    "Strides, visually. How tensors lie in memory | by Someone | Medium",
    "<nav><a>Open in app</a><a>Sign up</a><a>Sign in</a></nav><h1>Strides, visually</h1>"
    + prose(EN, 4)
    + "<footer>"
    + links("Help", "Status", "Careers", "Privacy", "Terms")
    + "</footer>",
    url="https://medium.com/@someone/strides-5d0c8a6bd2f1",
)
page(
    "alive",
    "substack with subscribe box",
    "Why kernels fuse",
    "<h1>Why kernels fuse</h1><p>Thanks for reading! Subscribe for free to receive new posts and support my work.</p><input type='email'>"
    + prose(EN, 4),
)
page(
    "alive",
    "arxiv abstract",
    "[1810.09868] Automatic full compilation of programs",
    "<h1>Automatic full compilation of programs</h1><div class='authors'>Authors: A. Someone, B. Other</div><blockquote>Abstract: We show that a compiler for a dynamic language can lower whole programs to accelerators without a tracing step.</blockquote><p>Subjects: Programming Languages (cs.PL)</p>",
    url="https://arxiv.org/abs/1810.09868",
)
page(
    "alive",
    "arxiv withdrawn with reason",
    "[1901.00001] A proof that was wrong",
    "<h1>A proof that was wrong</h1><p>This paper has been withdrawn by its author</p><blockquote>Abstract: We bound the error of a mixed-precision sum. The withdrawal is due to an error in Lemma 2.</blockquote><p>Comments: withdrawn. Submission history: v1, v2.</p>",
    url="https://arxiv.org/abs/1901.00001",
    titles=("A proof that was wrong",),
)
page(
    "alive",
    "openreview forum",
    "Sparse things | OpenReview",
    "<header>"
    + links("Login")
    + "</header><h2>Sparse things</h2><p>Abstract: Sparse layouts trade arithmetic for bookkeeping; we measure where it pays.</p><p>Decision: Reject</p><p>Reply: this review has been deleted.</p>",
    url="https://openreview.net/forum?id=abc",
)
page(
    "alive",
    "youtube watch page",
    "Strides in ten minutes - YouTube",
    '<script>var ytInitialPlayerResponse={"playabilityStatus":{"status":"OK"},"videoDetails":{"title":"Strides in ten minutes","author":"Someone"}};</script><div>About Press Copyright Contact us Creators Advertise Developers Terms</div>',
    head='<meta property="og:title" content="Strides in ten minutes"><meta name="description" content="How a tensor lies in memory, with pictures."><link itemprop="name" content="Someone">',
    url="https://www.youtube.com/watch?v=ms7zZ8XhZzw",
    titles=("Strides in ten minutes",),
)
page(
    "alive",
    "github repository",
    "GitHub - someone/strides: Small experiments with strides",
    "<header>"
    + links("Product", "Pricing", "Sign in", "Sign up")
    + "</header><p>You must be signed in to change notification settings</p><h1>someone/strides</h1>"
    + links("setup.py", "README.md", "tests", "LICENSE")
    + "<article><h1>strides</h1><p>Small experiments with strides. Run make to see them.</p></article>",
    url="https://github.com/someone/strides",
)
page(
    "alive",
    "github archived",
    "GitHub - someone/old",
    "<div>This repository was archived by the owner on Mar 3, 2021. It is now read-only.</div><article><h1>old</h1><p>A tracer for eager programs. No longer maintained; see new.</p></article>",
    url="https://github.com/someone/old",
)
page(
    "alive",
    "deprecated docs banner",
    "strides 1.0 documentation",
    "<div class='admonition'>You are reading the documentation of a version that is no longer supported.</div><h1>Views</h1>"
    + prose(EN, 3),
)
page(
    "alive",
    "moved-blog note with the article",
    "Strides (this blog has moved)",
    "<p>This blog has moved to a new address; old posts stay here.</p><h1>Strides</h1>" + prose(EN, 3),
)
page(
    "alive",
    "very short page",
    "A note",
    "<p>Use torch.as_strided with care: it does not check bounds of your storage for you.</p>",
    sibling="404",
)
page(
    "alive",
    "very short Chinese page",
    "小记",
    "<p>as_strided 不检查越界，慎用。</p>",
    lang="zh",
    sibling="404",
)
page(
    "alive",
    "man page",
    "ld(1) - Linux manual page",
    "<h1>ld(1)</h1><pre>NAME\n  ld - The GNU linker\nSYNOPSIS\n  ld [options] objfile ...\nDESCRIPTION\n  ld combines a number of object and archive files, relocates their data and ties up symbol references.\n  --no-undefined  Report unresolved symbol references\n  cannot find -lc: file not found</pre>",
)
page(
    "alive",
    "directory of lecture slides",
    "Index of /~someone/cs101",
    "<h1>Index of /~someone/cs101</h1><pre><a href='../'>../</a>\n<a href='lec1.pdf'>lec1.pdf</a> 2019-02-03 1.2M\n<a href='lec2.pdf'>lec2.pdf</a> 2019-02-10 2.3M\n<a href='hw1.tgz'>hw1.tgz</a></pre>",
    url="https://cs.site.edu/~someone/cs101/",
)
page(
    "alive",
    "list of links",
    "Awesome tensors",
    "<h1>Awesome tensors</h1><p>A list of reading.</p>"
    + links(*[f"Paper {n}: about storage, views and strides of kind {n}" for n in range(40)]),
)
page(
    "alive",
    "home page of a project",
    "Strides: fast views",
    "<h1>Fast views for everyone</h1><p>Install with pip. Documentation, source, and chat are one click away.</p>"
    + links("Docs", "Source", "Chat"),
    url="https://strides.io/",
)
page(
    "alive",
    "course home with sign in",
    "Deep learning systems",
    "<nav>"
    + links("Lectures", "Assignments", "FAQ", "Sign in")
    + "</nav><h1>Deep learning systems</h1><p>Lectures on Tuesdays. Enrolment is closed, materials stay open.</p><table>"
    + "".join(f"<tr><td>Week {n}</td><td>Automatic differentiation, part {n}</td></tr>" for n in range(8))
    + "</table>",
)
page(
    "alive",
    "SPA docs with server rendering",
    "useTensor – Docs",
    '<div id="__next"><nav>'
    + links("Guide", "API", "Blog")
    + "</nav><main><h1>useTensor</h1>"
    + prose(EN, 3)
    + '</main></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/docs/[slug]","notFound":false}</script><noscript>You need to enable JavaScript to run this app.</noscript>',
)
page(
    "alive",
    "react app with noscript and prerender",
    "Playground docs",
    '<noscript>Please enable JavaScript to continue using this application.</noscript><div id="root"><h1>Kernels in the playground</h1>'
    + prose(EN, 2)
    + "</div>",
)
page(
    "alive",
    "docusaurus with js 404 bundle",
    "Storage | Project",
    "<div id='__docusaurus'><script>window.__routes={'/404':'NotFound','/login':'Login'}</script><h1>Storage</h1>"
    + prose(EN, 3)
    + "</div>",
)
page(
    "alive",
    "russian article about captcha",
    "Как устроена капча / Хабр",
    "<header>"
    + links("Войти", "Регистрация")
    + "</header><h1>Как устроена капча</h1><p>«Подтвердите, что вы не робот» видел каждый. Разберём, что происходит в браузере.</p>"
    + "<p>"
    + "</p><p>".join(RU * 2)
    + "</p><p>Комментарий удалён. НЛО прилетело и опубликовало эту надпись здесь.</p>",
    lang="ru",
)
page(
    "alive",
    "korean article about 404",
    "404 에러 페이지 만들기",
    "<h1>404 에러 페이지 만들기</h1><p>페이지를 찾을 수 없습니다라는 문구만 보여 주면 방문자는 떠난다. 검색창을 두자.</p>"
    + prose(KO, 4)
    + "<p>삭제된 댓글입니다.</p>",
    lang="ko",
)
page(
    "alive",
    "german article",
    "Was bedeutet „Zugriff verweigert“?",
    "<h1>Was bedeutet „Zugriff verweigert“?</h1><p>Windows meldet das, wenn die Rechte am Ordner fehlen. So sehen Sie nach, wem er gehört.</p>"
    + prose(DE, 4),
    lang="de",
)
page(
    "alive",
    "french article with cookie bar",
    "Les tenseurs",
    "<div>Nous utilisons des cookies. Tout accepter Tout refuser</div><h1>Les tenseurs</h1>" + prose(FR, 4),
    lang="fr",
)
page(
    "alive",
    "spanish article",
    "Vistas y copias",
    "<h1>Vistas y copias</h1>" + prose(ES, 4) + "<p>Inicia sesión para comentar.</p>",
    lang="es",
)
page(
    "alive",
    "portuguese article",
    "Página não encontrada: como tratar o erro 404 no Flask",
    "<h1>Como tratar o erro 404 no Flask</h1><p>Registre uma função com errorhandler(404) e devolva o modelo com o código.</p><pre>@app.errorhandler(404)\ndef nada(e): return render_template('404.html'), 404</pre>"
    + prose(PT, 3),
    lang="pt",
)
page(
    "alive",
    "japanese in shift_jis",
    "ポインタ入門",
    "<h1>ポインタ入門</h1>" + prose(JA, 4),
    lang="ja",
    encoding="shift_jis",
    kind="text/html; charset=Shift_JIS",
)
page(
    "alive",
    "old gbk blog without a label",
    "链接器的工作原理",
    "<h1>链接器的工作原理</h1>" + prose(ZH, 5),
    lang="zh",
    encoding="gbk",
    kind="text/html",
)
page(
    "alive",
    "chinese: how real-name verification works",
    "身份验证与授权的区别",
    "<h1>身份验证与授权的区别</h1><p>身份验证回答你是谁，授权回答你能做什么。登录时输入手机号和短信验证码属于前者。</p>"
    + prose(ZH, 3),
    lang="zh",
)
page(
    "alive",
    "translation of an article",
    "【译】动态图的代价",
    "<h1>【译】动态图的代价</h1><p>原文链接已失效，译文经作者授权。</p>" + prose(ZH, 5),
    lang="zh",
    titles=("The cost of dynamic graphs", "动态图的代价"),
)
page(
    "alive",
    "page saying a part is missing",
    "Lecture notes",
    "<h1>Lecture notes</h1><p>Video of lecture 3 is no longer available; the slides are.</p>" + prose(EN, 2),
)
page(
    "alive",
    "obituary of a product",
    "Goodbye, Google Reader: a look back",
    "<h1>Goodbye, Reader: a look back</h1><p>The service was shut down in 2013 and its pages are gone. Here is what we learned from it.</p>"
    + prose(EN, 4),
)
page(
    "alive",
    "security advisory",
    "Account suspended phishing mails",
    "<h1>Beware of “your account has been suspended” mails</h1><p>They ask you to sign in and confirm your identity. Do not.</p>"
    + prose(EN, 2),
)
page(
    "alive",
    "press and hold in a manual",
    "Reset the board",
    "<h1>Reset the board</h1><p>Press and hold the button for five seconds. Please wait until the light is green. Checking your connection takes a moment.</p><p>If access is denied, hold it longer.</p>",
)
page(
    "alive",
    "docs for the WAF itself",
    "CAPTCHA and Challenge in AWS WAF",
    '<h1>CAPTCHA and Challenge in AWS WAF</h1><p>You can configure rules to run a CAPTCHA or a silent challenge against requests. A CAPTCHA puzzle asks the person to prove that they are human; the challenge verifies that the client session is a browser.</p><pre>&lt;script src="https://x.token.awswaf.com/x/challenge.js"&gt;</pre>'
    + prose(EN, 2),
)
page(
    "alive",
    "site that loads turnstile for its comments",
    "Reading assembly",
    "<script src='https://challenges.cloudflare.com/turnstile/v0/api.js' async></script><h1>Reading assembly</h1>"
    + prose(EN, 4)
    + "<form><textarea></textarea><div class='cf-turnstile'></div><button>Post comment</button></form>",
)
page(
    "alive",
    "site behind cloudflare with its beacon",
    "Cache lines",
    "<h1>Cache lines</h1>"
    + prose(EN, 4)
    + "<script>(function(){var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js';})()</script>",
)
page(
    "alive",
    "mailto page with email protection",
    "About",
    "<h1>About</h1><p>I write compilers. Mail: <a href='/cdn-cgi/l/email-protection'>[email protected]</a></p><p>Find me at conferences.</p>",
    url="https://site.io/about",
)
page(
    "alive",
    "glossary with empty search box",
    "Glossary",
    "<form><input type='search'></form><p id='none' hidden>No results found</p><dl><dt>stride</dt><dd>the step in memory from one element to the next along a dimension</dd><dt>view</dt><dd>a tensor on another's storage</dd></dl>",
    sibling="404",
)
page(
    "alive",
    "discourse topic",
    "How do strides work? - PyTorch Forums",
    "<noscript>For best results enable JavaScript</noscript><h1>How do strides work?</h1><p>ptrblck: The stride is the number of elements to skip.</p><p>(post deleted by author)</p><p>user: thanks, that helped a lot!</p><p>system: This topic was automatically closed 14 days after the last reply. New replies are no longer allowed.</p>",
)
page(
    "alive",
    "closed question",
    "Is float16 enough? [closed] - Stack Overflow",
    "<h1>Is float16 enough? [closed]</h1><p>Closed. This question is opinion-based. It is not currently accepting answers.</p><p>I train small models; when does half precision break?</p><h2>1 Answer</h2><p>When sums grow long. Keep the accumulator in float32.</p>",
)
page(
    "alive",
    "paper landing with paywalled pdf",
    "Fast sums | Journal",
    "<h1>Fast sums</h1><p>A. Someone</p><h2>Abstract</h2><p>We show how to add many small numbers without losing what they say, at no cost in speed on current machines.</p><p>Get access. Sign in through your institution. Purchase PDF.</p>",
    titles=("Fast sums",),
    url="https://doi.journal.org/10.1145/1.2",
)
page(
    "alive",
    "title says access denied",
    "Access denied: capabilities in operating systems",
    "<h1>Access denied: capabilities in operating systems</h1>" + prose(EN, 4),
)
page(
    "alive",
    "lang redirect of a deep page",
    "Views | Docs",
    "<h1>Views</h1>" + prose(EN, 3),
    url="https://docs.site.io/views",
    final="https://docs.site.io/en/latest/views.html",
)
page(
    "alive",
    "page that moved into an archive folder",
    "A trace of add",
    "<h1>A trace of add</h1>" + prose(EN, 3),
    url="https://site.io/blog/trace-of-add",
    final="https://site.io/archive/2017/trace-of-add.html",
)
page(
    "alive",
    "poem called 404",
    "404",
    "<h1>404</h1><p>I looked for you in drawers of the night,<br>between the server and the morning light;<br>the paths I knew returned an empty field,<br>and nothing that I asked for would be healed.</p><p>First printed in a small review, spring 2016.</p>",
)
page(
    "alive",
    "record's title shown, few words",
    "Gist: strides",
    "<h1>strides.py</h1><table><tr><td>import torch</td></tr><tr><td>x = torch.arange(6).view(2, 3)</td></tr><tr><td>print(x.t().stride())</td></tr></table>",
    titles=("strides.py",),
    url="https://gist.github.com/someone/1",
)
raw(
    "alive",
    "pdf",
    b"%PDF-1.5\n%\xd0\xd4\xc5\xd8\n1 0 obj\n<</Length 10>>stream\nxxxxxxxxxx\nendstream\nendobj\n",
    "application/pdf",
    url="https://site.io/papers/strides.pdf",
)
raw(
    "alive",
    "pdf sent as octets",
    b"%PDF-1.4\n1 0 obj\n(page not found) endobj\n",
    "application/octet-stream",
    url="https://site.io/papers/404.pdf",
)
raw(
    "alive",
    "cpp file",
    '// Raised where a key is not found.\n#include <stdexcept>\nstruct NotFoundError : std::runtime_error {\n  using std::runtime_error::runtime_error;\n};\n[[noreturn]] void page_not_found() { throw NotFoundError("404 Not Found"); }\n',
    PLAIN,
    url="https://raw.githubusercontent.com/someone/strides/master/errors.cpp",
)
raw(
    "alive",
    "readme",
    "# strides\n\nSmall experiments with strides.\n\n    make\n\nIf the build says `file not found`, install the headers.\n",
    PLAIN,
    url="https://raw.githubusercontent.com/someone/strides/master/README.md",
)
raw(
    "alive",
    "json record",
    '{"title": "Strides explained", "year": 2019, "authors": ["A. Someone"], "error": null, "code": 0, "message": "success", "abstract": "How a tensor lies in memory."}',
    JSON,
)
raw(
    "alive",
    "yaml of a workflow",
    "name: check\non: push\njobs:\n  links:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ./check --fail-on 404\n",
    PLAIN,
)
raw(
    "alive",
    "mailing list message",
    "From: someone\nSubject: [dev] page not found after merge\nDate: Mon, 6 May 2019\n\nHello,\n\nsince the merge the tutorial says page not found. I have put the file back;\nthe build is green again. Sorry for the noise.\n\nBest,\nSomeone\n",
    PLAIN,
)
raw(
    "alive",
    "atom feed",
    '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Notes</title><entry><title>Strides explained</title><summary>How a tensor lies in memory.</summary></entry><entry><title>Error: code not found</title></entry></feed>',
    "application/atom+xml",
)
raw(
    "alive",
    "source page with long lines of code",
    "<!DOCTYPE html><html><head><title>Dispatcher.cpp</title></head><body><pre>"
    + "\n".join(f'  if (!op{n}) {{ TORCH_CHECK(false, "operator {n} not found"); }}' for n in range(60))
    + "</pre></body></html>",
)

# --- Nobody can say ----------------------------------------------------------------------------------------------
page(
    "unclear",
    "vite shell",
    "Vite App",
    '<div id="app"></div><script type="module" src="/assets/index-4f2a.js"></script>',
    sibling="same",
)
page(
    "unclear",
    "react shell with noscript",
    "React App",
    '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>',
    sibling="same",
)
page(
    "unclear",
    "same catalogue for every path",
    "Shop of everything",
    "<h1>Shop of everything</h1>"
    + links(*[f"Article {n}" for n in range(30)])
    + "<p>Free delivery above 40. Ask us anything, any day of the week, by telephone or by mail.</p>",
    sibling="same",
)
page(
    "unclear",
    "maintenance",
    "We'll be back soon",
    "<h1>Site under maintenance</h1><p>We are upgrading our servers. Please come back in an hour.</p>",
)
page(
    "unclear",
    "maintenance in Chinese",
    "系统维护中",
    "<h1>系统升级维护中</h1><p>给您带来不便敬请谅解，预计今晚恢复。</p>",
    lang="zh",
)
page(
    "unclear", "error without a word of why", "Error", "<p>Something went wrong. Please try again later.</p>"
)
