"""Sixty more whole pages, written after the checker was mended by those of `blind`; nothing was mended by these."""

from typing import Any

from .blind import JSON, MENUS, PLAIN, XML, page, ps
from .labelled import HTML, Case, Says

AGAIN: list[Case] = []


def put(
    says: Says, name: str, body: str | bytes, kind: str = HTML, *, code: str = "utf-8", **more: Any
) -> None:
    """Put one case down."""
    data = body if isinstance(body, bytes) else body.encode(code, "xmlcharrefreplace")
    AGAIN.append(Case(f"again: {name}", says, data, kind, **more))


def told(name: str, lang: str, title: str, text: str, *, code: str = "utf-8", kind: str = HTML, style: str = "semantic", top: str = "", side: str = "", **more: Any) -> None:  # fmt: skip
    """A living article."""
    body = page(title, f"<h1>{title}</h1>{ps(text)}", lang=lang, style=style, top=top, side=side)
    put("alive", name, body, kind, code=code, **more)


told("hungarian", "hu", "Miért lassú a Python ciklusa?", """Az értelmező minden lépésnél megkeresi a nevet, ellenőrzi a típust és új objektumot hoz létre az eredménynek.
    A tömbműveletek ugyanezt egyszer végzik el, és a belső ciklus lefordított kódban fut.
    A nyereség annál nagyobb, minél kisebb az egy elemre jutó munka.""")  # fmt: skip
told("romanian", "ro", "Cum se calculează gradientul unei rețele", """La fiecare strat se înmulțește vectorul primit cu jacobianul local, fără a forma vreodată matricea întreagă.
    Memoria crește cu adâncimea, fiindcă activările trebuie păstrate până la întoarcere.
    Punctele de control schimbă memorie pe timp: o parte se recalculează.""")  # fmt: skip
told("danish", "da", "Sådan virker en spinlock", """En spinlock venter ved at læse den samme celle igen og igen, indtil den bliver fri.
    Det er hurtigt, når ventetiden er kort, og spild, når den er lang.
    På maskiner med mange kerner giver cachelinjen, der vandrer mellem dem, den største omkostning.""")  # fmt: skip
told("bulgarian", "bg", "Какво представляват атомните операции", """Атомната операция се изпълнява изцяло или изобщо не, независимо от другите нишки.
    Процесорът я осигурява, като заключва линията от кеша за времето на операцията.
    Подредбата на паметта определя кои записи трябва вече да са видими за останалите.""")  # fmt: skip
told("bengali", "bn", "ক্যাশ মেমরি কীভাবে কাজ করে", """প্রসেসর মূল মেমরির তুলনায় অনেক দ্রুত, তাই মাঝখানে ছোট অথচ দ্রুত ক্যাশ রাখা হয়।
    একবারে এক লাইন করে তথ্য আনা হয়, তাই পাশাপাশি থাকা তথ্য পড়লে লাভ হয়।
    বড় ধাপে পড়লে প্রতিবার নতুন লাইন আনতে হয় এবং গতি কমে যায়।""")  # fmt: skip
told("georgian", "ka", "როგორ მუშაობს ჰეშ-ცხრილი", """ჰეშ-ფუნქცია გასაღებს რიცხვად აქცევს, რომელიც ცხრილში ადგილს მიუთითებს.
    როცა ორი გასაღები ერთ ადგილზე მოხვდება, საჭიროა კოლიზიის გადაწყვეტა.
    შევსების მატებასთან ერთად ცხრილი იზრდება და ელემენტები თავიდან ნაწილდება.""")  # fmt: skip
told("zh memory format", "zh", "channels_last 内存格式实测", """卷积在 channels_last 下可以直接使用张量核心，省去一次转置。
    我们在三种显卡上各跑了一百次，ResNet 的吞吐提升约两成，而全连接网络几乎没有变化。
    需要注意的是，若中间有一个算子不支持该格式，就会退回连续格式并多出一次拷贝。""", titles=("channels_last 内存格式实测",))  # fmt: skip
told("zh deleted branch howto", "zh", "误删 Git 分支后的恢复", """分支删除之后，提交对象并没有立刻消失，只是没有引用指向它。
    先用 git reflog 找到删除前的提交号，再用 git branch 新建分支指向它即可。
    如果提示对象不存在，说明已经被垃圾回收清理，只能从其他克隆中取回。""")  # fmt: skip
told("zh login flow article", "zh", "短信登录的后端实现", """用户输入手机号之后点击获取验证码，服务端生成六位数字写入缓存，有效期五分钟。
    提交时比对缓存中的数字，成功后签发令牌，失败三次则锁定十分钟。
    为了防止短信轰炸，同一个号码一分钟内只能发送一次，同一个地址每小时不超过二十次。""", top='<a href="/login">登录</a>')  # fmt: skip
told("ja access denied", "ja", "S3でAccess Deniedが出たときの確認手順", """まずIAMポリシーで対象の操作が許可されているかを見ます。次にバケットポリシーで明示的な拒否がないかを確認します。
    暗号化キーの権限が足りない場合も同じエラーになります。
    アカウントをまたぐときは、オブジェクトの所有者が誰かにも注意してください。""")  # fmt: skip
told("ko 404 vs 410", "ko", "404와 410, 무엇을 돌려줄까", """찾을 수 없는 페이지에는 404를, 영구히 삭제된 페이지에는 410을 돌려주는 것이 원칙이다.
    검색 엔진은 410을 받으면 색인에서 더 빨리 지운다. 실험해 보니 평균 나흘이 빨랐다.
    삭제된 게시물이 다시 돌아올 수 있다면 404가 안전하다.""")  # fmt: skip
told("ru captcha article", "ru", "Докажите, что вы не робот: как работает reCAPTCHA", """Галочка сама по себе ничего не доказывает: система смотрит на движения мыши, историю браузера и адрес.
    Третья версия вообще не показывает заданий, а выдаёт оценку от нуля до единицы.
    Мы собрали статистику на своём сайте: четыре процента людей система считает подозрительными.""")  # fmt: skip
told("de paywall essay", "de", "Nur für Abonnenten? Zur Ökonomie der Bezahlschranke", """Seit 2012 haben die meisten Zeitungen harte oder weiche Schranken eingeführt.
    Weiche zählen die gelesenen Texte, harte zeigen nur den Anfang. Beide senken die Reichweite um etwa ein Fünftel.
    Ob sich das rechnet, hängt weniger vom Preis als von der Zahl der treuen Leser ab.""")  # fmt: skip
told("en error message catalogue", "en", "Error messages of the loader and what they mean", """file not found: the path in the manifest does not exist. Check its spelling.
    permission denied: the process may not read the file. Change its mode.
    bad magic: the file is no archive of ours; it may have been truncated. Download it once more.""", style="plain", sibling="404")  # fmt: skip
told("en farewell still readable", "en", "We are shutting down the forum, and where its threads went", """After eleven years the forum becomes an archive. Nobody can post any more, yet each thread can be read under its old address.
    Questions are now asked in the chat, and long answers are written into the guide.
    Thanks to the forty people who kept the place friendly.""")  # fmt: skip
told("en bots essay", "en", "Crawlers ate my bandwidth", """In March half of the requests to this small site came from machines that call themselves browsers.
    Rate limits by address did nothing, since each address asked for one page only. A proof-of-work gate cut the load by nine tenths.
    It also turned away readers with old phones, so I took it down and now serve a static copy to everyone.""")  # fmt: skip
told("en deprecated function", "en", "torch.symeig", """This function was deprecated and has been removed. Use torch.linalg.eigh instead.
    The old call returned eigenvalues in ascending order and eigenvectors in columns; so does the new one.
    The upper flag became UPLO, and it takes 'U' or 'L'.""", url="https://docs.host.io/generated/torch.symeig.html", titles=("torch.symeig",))  # fmt: skip
told("en weak reference", "en", "When an object is gone: weak references", """A weak reference does not keep its object alive. Once the last strong one is dropped, calling it gives None.
    Caches use that to forget what nobody holds. Callbacks tell when it happens.
    Beware of objects that come back to life in their finaliser.""")  # fmt: skip
told("en bug tracker ticket", "en", "#10231 (Page not found after login on mobile) – Tracker", """Reported by: someone. Owned by: nobody. Priority: normal. Status: closed (fixed). Component: web.
    After I log in on a telephone I get "Page not found" although the address is right. The desktop works.
    The redirect dropped the prefix of the language. Fixed in r9921 and back-ported.""", style="table")  # fmt: skip
told("en tiny definition", "en", "stride (noun)", "The number of elements to skip in memory in order to reach the next one along a dimension.", style="plain", titles=("stride",), url="https://terms.org/stride", sibling="404")  # fmt: skip
told("en article with app banner", "en", "Sharding an optimizer", """Each rank keeps the moments of its share of the parameters and updates only these.
    After the step the fresh values are gathered, which costs as much traffic as the reduction did.
    With mixed precision the master copy is sharded too.""", top="<div>This site works best in our app. <a href=/app>Open in app</a> <a href=/signup>Sign up</a> <a href=/signin>Sign in</a></div>")  # fmt: skip
told("big5 article", "zh", "編譯器的前端與後端", """前端把原始碼轉成中間表示，後端再把中間表示轉成目標機器的指令。
    兩者分開之後，新增一種語言只要寫前端，新增一種機器只要寫後端。
    最佳化多半在中間表示上進行，因為那時還不必考慮暫存器的數目。""", code="big5", kind="text/html; charset=big5", style="table")  # fmt: skip
told("euc-jp article", "ja", "浮動小数点数の丸め誤差", """十進の〇・一は二進では循環小数になるため、正確には表せません。
    足し算の順番を変えると結果がわずかに変わるのはこのためです。
    誤差が気になるときは、小さい数から順に足すとよいでしょう。""", code="euc-jp", kind="text/html; charset=euc-jp", style="plain")  # fmt: skip
put("alive", "licence text", "Permission is hereby granted, free of charge, to any person obtaining a copy of\nthis software, to deal in it without restriction, including the rights to use,\ncopy and modify it.\n\nTHE SOFTWARE IS PROVIDED AS IS, WITHOUT WARRANTY OF ANY KIND.\n", PLAIN, url="https://raw.host.com/u/x/main/LICENSE")  # fmt: skip
put("alive", "json of an issue", '{"number": 311, "title": "404 when opening the docs", "state": "closed", "user": {"login": "ann"}, "body": "The page docs/ops was not found after the move. Redirects are in place now.", "locked": false}', JSON, url="https://api.host.com/repos/u/x/issues/311")  # fmt: skip
put("alive", "sitemap", '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://site.io/404-pages</loc></url><url><loc>https://site.io/strides</loc></url></urlset>', XML, url="https://site.io/sitemap.xml")  # fmt: skip
put("alive", "rst source", "Troubleshooting\n===============\n\nImportError: libcudart.so not found\n-----------------------------------\n\nThe loader does not find the runtime. Install it, or set the path.\n\nPermission denied when writing the cache\n----------------------------------------\n\nChoose another folder with the variable below.\n", PLAIN, url="https://raw.host.com/u/x/main/docs/trouble.rst")  # fmt: skip
put("alive", "home page of a course", page("CS 149: Parallel Computing", "<h1>CS 149: Parallel Computing</h1><p>Winter 2023, Tuesdays and Thursdays, 10:30.</p><table><tr><td>Week 1</td><td><a href=/l1>Why parallelism</a></td></tr><tr><td>Week 2</td><td><a href=/l2>A modern multi-core processor</a></td></tr><tr><td>Week 3</td><td><a href=/l3>GPU architecture</a></td></tr></table>", style="table"), url="https://cs149.uni.edu/winter23/", titles=("CS 149: Parallel Computing",))  # fmt: skip
put("alive", "package page", page("tinyfuse 0.3.1", "<h1>tinyfuse 0.3.1</h1><pre>pip install tinyfuse</pre><p>Fuse element-wise loops over arrays.</p><h3>Meta</h3><p>Licence: MIT. Requires: Python >=3.8. Maintainers: ann.</p>", side="<a href=/login>Log in</a> <a href=/register>Register</a>"), url="https://index.host.org/project/tinyfuse/", titles=("tinyfuse",), sibling="404")  # fmt: skip
put("alive", "paper landing with paid pdf", page("Loop Fusion Revisited | Digital Library", "<h1>Loop Fusion Revisited</h1><p>Authors: A. Writer, B. Reader</p><h2>Abstract</h2><p>Fusing loops saves traffic to memory but raises the pressure on registers. We give a cost model that decides between both, and show on forty kernels that it picks the better variant in nine of ten cases.</p><div>Get access: sign in through your institution or buy the article.</div><h2>References</h2><ol><li>Kennedy and McKinley 1993.</li><li>Darte 2000.</li></ol>"), titles=("Loop Fusion Revisited",), authors=("A. Writer",))  # fmt: skip

G = ("Notes on loop fusion",)


def away(name: str, lang: str, title: str, main: str, *, code: str = "utf-8", kind: str = HTML, style: str = "semantic", head: str = "", menu: str = "", **more: Any) -> None:  # fmt: skip
    """A page that is gone."""
    put(
        "gone", name, page(title, main, lang=lang, style=style, head=head, menu=menu), kind, code=code, **more
    )


away("en nothing lives here", "en", "Hmm.", "<h1>There's nothing at this address</h1><p>Someone may have mistyped it, or we tidied up too eagerly.</p><a href=/>Take me home</a>", titles=G)  # fmt: skip
away("en post retracted", "en", "Deep Notes", "<h2>This post has been retracted</h2><p>Its author asked us to take it offline.</p>", titles=G)  # fmt: skip
away("en course ended", "en", "Learn", "<p>The course you requested is no longer offered.</p>", menu=MENUS["shop"])  # fmt: skip
away("en gitlab-like", "en", "Not Found", "<h3>Make sure the address is correct and that the page hasn't moved.</h3><p>Please contact your administrator if you think this is a mistake.</p>", sibling="same", titles=G)  # fmt: skip
away("en expired paste", "en", "Pastes", "<p>This paste has expired or never existed.</p><a href=/new>New paste</a>", url="https://pastes.org/Xa81")  # fmt: skip
away("zh answer folded", "zh", "问答", "<div>回答建议修改：不宜公开讨论的内容</div><div>作者修改内容通过后，回答会重新显示</div>", url="https://zhi.host.cn/question/1/answer/2", titles=("循环融合笔记",))  # fmt: skip
away("zh link expired", "zh", "分享", "<p>啊哦，你来晚了，分享的文件已经被取消了，下次要早点哟。</p>", url="https://pan.host.cn/s/1ab")  # fmt: skip
away("zh-TW board closed", "zh", "個人網頁", "<p>本站服務已於 2020 年底終止，感謝您多年的支持。</p>", url="http://home.host.tw/ann/fusion.html", style="plain")  # fmt: skip
away("ja withdrawn user", "ja", "ブログサービス", "<p>このユーザーは退会したか、ブログを閉鎖しました。</p>", titles=("ループ融合のメモ",))  # fmt: skip
away("ko closed blog", "ko", "블로그", "<p>운영이 종료된 블로그입니다.</p>", style="divs")  # fmt: skip
away("ru hidden by author", "ru", "Блоги", "<p>Автор скрыл эту запись от всех.</p>", titles=("Слияние циклов",))  # fmt: skip
away("fr expired", "fr", "Annonce", "<h1>Ce billet n'est plus en ligne</h1><p>Découvrez nos autres articles.</p>")  # fmt: skip
away("uk gone", "uk", "Помилка", "<h1>Сторінку не знайдено</h1><p>Можливо, її видалили або перейменували.</p>", titles=G)  # fmt: skip
away("hu gone", "hu", "Hiba", "<h1>A keresett oldal nem található</h1><p>Lehet, hogy törölték vagy áthelyezték.</p>", code="iso-8859-2", kind="text/html; charset=iso-8859-2")  # fmt: skip
put("gone", "json 410", '{"status": "error", "error": {"type": "resource_gone", "message": "The requested document has been permanently removed."}}', JSON, url="https://api.host.com/docs/12")  # fmt: skip
put("gone", "xml fault", "<?xml version='1.0'?><response><status>fail</status><reason>Record does not exist</reason></response>", XML, url="https://oai.host.org/record/12")  # fmt: skip
away("parked de", "de", "loopnotes.de", "<h1>loopnotes.de</h1><p>Diese Domain steht zum Verkauf.</p><a href=/angebot>Angebot abgeben</a>", style="plain", url="https://loopnotes.de/fusion", titles=G)  # fmt: skip
away("script sends home", "en", "", "<script>window.location.replace('/404.html')</script>", style="plain", url="https://site.io/notes/fusion")  # fmt: skip


def shut(name: str, title: str, main: str, *, lang: str = "en", style: str = "plain", **more: Any) -> None:
    """A wall."""
    put("wall", name, page(title, main, lang=lang, style=style), **more)


shut("hcaptcha page", "Quick check", '<p>Before we show you the article, tick the box.</p><form method=post><div class="h-captcha" data-sitekey="7"></div></form><script src="https://js.hcaptcha.com/1/api.js"></script>')  # fmt: skip
shut("yidun", "安全校验", '<div id="captcha"></div><script src="https://cstaticdun.126.net/load.min.js"></script><p>请按顺序点击图中文字</p>', lang="zh")  # fmt: skip
shut("zh sign-in layer", "登录后查看全文", '<div class="modal"><p>登录后可查看完整内容，并与作者互动</p><button>微信扫码登录</button><button>手机号登录</button></div>', lang="zh", style="semantic", url="https://zhi.host.cn/p/88")  # fmt: skip
shut("cloudflare ja", "しばらくお待ちください...", '<h1>site.io</h1><p>あなたが人間であることを確認しています。これには数秒かかる場合があります。</p><script src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1"></script>', lang="ja")  # fmt: skip
shut("blocked by firewall", "Request Rejected", "The requested URL was rejected. Please consult with your administrator.<br>Your support ID is: 1823444102291")  # fmt: skip
shut("sucuri", "Sucuri WebSite Firewall - Access Denied", "<h1>Access Denied - Sucuri Website Firewall</h1><p>If you are the site owner (or you manage this site), please whitelist your IP. Block reason: Bad bot access attempt.</p>")  # fmt: skip
shut("university sso", "Web Login Service", "<h1>Web Login Service</h1><form method=post><label>Username<input name=j_username></label><label>Password<input type=password name=j_password></label></form>", url="https://lib.uni.edu/notes/12.pdf", final="https://shib.uni.edu/idp/profile/SAML2/Redirect/SSO?execution=e1s1")  # fmt: skip
shut("members post", "Notes on loop fusion", "<h1>Notes on loop fusion</h1><p>Fusing pays when traffic is what limits…</p><div>This post is for paid subscribers</div><a href=/signup>Subscribe</a>", style="semantic", titles=G)  # fmt: skip
shut("age gate", "Are you 18?", "<p>You must be at least 18 years old to visit this forum. Enter your date of birth to go on.</p>", final="https://site.io/agegate?dest=%2Fblog%2F2019%2Fstrides-explained")  # fmt: skip
shut("ko robot check", "보안 확인", "<p>비정상적인 접근이 감지되었습니다. 아래 문자를 입력해 주세요.</p><form><input name=c></form>", lang="ko")  # fmt: skip
shut("ru ip ban", "Доступ ограничен", "<h1>Доступ с вашего адреса временно ограничен</h1><p>Мы заметили слишком много запросов. Пройдите проверку, чтобы продолжить.</p>", lang="ru")  # fmt: skip
shut("linkedin-like authwall", "Sign Up | Network", "<h1>Join Network to see the full profile</h1><form><input name=email><input type=password name=pw></form>", url="https://network.com/in/ann", final="https://network.com/authwall?trk=x&sessionRedirect=https%3A%2F%2Fnetwork.com%2Fin%2Fann")  # fmt: skip
