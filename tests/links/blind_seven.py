"""A seventh set of answers at 200, by a hand that has seen neither the checker nor the words it goes by.

Written in one go of half an hour, before anything was measured on it. Seen were: what the checker is for, the
dataclass of a case, and the form and some page shapes of the sixth set with half of its first case; no other
case. The articles, the notices and the names of people and blogs are made up. A vendor's wall, a server's own
page and a big site's menu keep the script names, ids and short phrases by which they are known, from memory
and not from a capture, so that a detail may be off. The labels are one person's: a text that can be read is
alive, a promise of a text behind a door is a wall, and what no reader gets back is gone. Prose is drawn from
a pool by language, so two long articles may share paragraphs; their openings and what is special in them are
their own. `sibling` is given only where the kind of site settles it.

A remark from after the first run: three of the walls ("zh a paid circle's shell", "zh one shell for each path",
"en a front end's shell") are shells of a script that are the same for each address. The checker leaves such a shell
`unverified` on purpose, since it shows neither a wall nor a page. So is the answer without a body that is labelled as
gone here ("zh nothing at all") labelled as unclear in the older sets. The labels stay as the hand gave them.
"""

import json
from typing import Any

from .labelled import HTML, Case, Says

JSON, PLAIN, PDF, XML = "application/json", "text/plain; charset=utf-8", "application/pdf", "application/xml"
BARE = "text/html"  # the header names no encoding
READ = 65536
SEVEN: list[Case] = []


def put(
    says: Says,
    name: str,
    url: str,
    title: str,
    body: str | bytes,
    kind: str = HTML,
    *,
    code: str = "utf-8",
    author: str = "",
    **more: Any,
) -> None:
    """Add one: the verdict, its name (language first), the record's address and title, the answer."""
    data = body if isinstance(body, bytes) else body.encode(code, "xmlcharrefreplace")
    SEVEN.append(
        Case(
            f"seven: {name}",
            says,
            data[:READ],
            kind,
            url=url,
            titles=(title,) if title else (),
            authors=(author,) if author else (),
            **more,
        )
    )


TEXT: dict[str, list[str]] = {
    "zh": [
        "先说结论：同样是做一次加法，从 Python 敲下回车到真正落到 AVX 指令，中间大约隔着十一层函数。其中七层是模板和宏展开出来的，调试的时候会看到一长串带尖括号的名字，不用怕，跳过去就好。",
        "我用的环境是 Ubuntu 18.04、GCC 7.5、CUDA 10.2，源码是 2020 年 9 月从 master 上拉下来的。如果你手上的版本更新，文件可能挪了位置，但函数名大体没变，全局搜一下就能找到。",
        "为什么要有调度表？因为同一个算子在 CPU、显卡、稀疏、量化这些情况下实现完全不同，而上层又只想写一个名字。早期的做法是虚函数，后来发现第三方后端没办法插进来，于是改成了一张可以随时登记的表。",
        "看这段代码的时候要留意一个细节：<code>c10::intrusive_ptr</code> 把引用计数放在对象自己身上，所以从裸指针重新包一个智能指针是安全的，而 <code>std::shared_ptr</code> 做不到这一点。",
        "接下来动手做个小实验。把进程挂到 gdb 上，在 <code>at::native::add</code> 下断点，然后执行一行 <code>a + b</code>。断住以后敲 bt，从下往上读，正好就是我们前面画的那张图。",
        "有意思的是，视图操作并不会复制数据，只是复制了一份元信息。因此对视图做原地修改，原来的张量也会跟着变；自动求导为了不算错，专门给每块内存配了一个版本号，写一次加一。",
        "数据加载这一块经常成为瓶颈。多进程的 worker 把样本放进共享内存，再把句柄通过管道传回来；如果容器里的 <code>/dev/shm</code> 只有 64M，就会报一个看上去毫不相干的总线错误。",
        "再来说说编译期的事情。整个工程有六千多个翻译单元，其中将近一半是脚本生成的。为了不让链接时间爆炸，生成器会把算子平均切到若干个分片文件里，改一个算子只重编一个分片。",
        "我当时在这里卡了两天。日志里什么都没有，GPU 利用率是零，后来用 py-spy 看了一眼才发现主线程在等一把锁，而拿锁的线程又在等主线程释放 GIL，典型的死锁。",
        "和别的框架对比一下：静态图的好处是能提前知道全部计算，从而做算子融合和内存复用；动态图的好处是写起来和普通程序一样，出了错能直接看到是哪一行。两条路线最近几年在互相靠拢。",
        "混合精度的原理并不复杂：权重保留一份单精度的主拷贝，前向和反向用半精度算，损失先乘一个比例再反传，更新之前除回来。比例是动态调的，发现溢出就减半，连续若干步没事再翻倍。",
        "下面这张表是我实测的结果，单位毫秒，取五十次的中位数。第一列是默认设置，第二列打开了 cudnn.benchmark，第三列再加上锁页内存。可以看到第三列的提升主要来自拷贝和计算的重叠。",
        "如果只记一句话，那就记住：张量 = 存储 + 偏移 + 尺寸 + 步长。后面所有的 reshape、transpose、expand，无非是在后三样上做文章。",
        "还有一个坑：不要在 fork 之后再碰 CUDA。驱动的上下文不能跨进程继承，子进程里随便调一个函数就会报初始化错误，解决办法是把启动方式换成 spawn。",
        "源码里的注释其实写得非常好，尤其是那些以 Note 开头、方括号括起来的长注释，相当于一篇篇小论文。建议先把它们全部读一遍，再去看实现，会省很多力气。",
        "限于篇幅，通信库的部分这里就不展开了。大致思路是把环上的每条边都用满，数据切成和卡数一样多的块，转两圈就完成了求和与分发，总流量和卡的数量几乎无关。",
        "写到这里有点长了，歇一会儿。回头看，整个系统里最值得学习的其实不是某个技巧，而是怎样把变化快的部分和变化慢的部分隔开，让几百个人能同时往一个仓库里提交代码。",
        "参考资料我放在文末了，主要是官方的开发者播客和几位核心成员的博客。文中的插图是用 draw.io 画的，需要源文件的朋友可以发邮件给我。",
        "顺手记一下环境变量。<code>TORCH_SHOW_CPP_STACKTRACES=1</code> 会把底层的调用栈一起打印出来，<code>CUDA_LAUNCH_BLOCKING=1</code> 让核函数变成同步执行，报错的位置才不会漂。两个都会拖慢速度，查完问题记得关掉。",
        "形状推导是另一条暗线。每个算子除了真正干活的核，还要有一个只算形状的版本，给它一堆没有数据的假张量，它能告诉你输出多大。导出模型、做编译、估显存，靠的都是它。",
        "类型提升的规则说起来就三句话：浮点压过整数，张量压过标量，同类里面位数多的压过位数少的。可是零维张量夹在中间，算半个标量，于是规则一下子变成了一张表。",
        "在这里要感谢一下读者“三更”，他指出我把行优先和列优先写反了。为了证明自己这次没写反，我把每一步的步长都打印了出来，放在文章最后的附录里。",
        "锁的粒度也值得一说。最初整个分配器只有一把大锁，后来每块卡一把，再后来连事件的查询都挪到了锁外面。改动不大，八个线程的吞吐翻了三倍多。",
        "为什么同一段代码第一次跑特别慢？因为第一次要初始化上下文、加载核函数、挑选卷积算法，这些加起来能有好几秒。做测试的时候一定要先热身，再取后面若干次的中位数。",
        "编译器组的同事常说一句话：能在编译期知道的，就不要拖到运行期。可是深度学习的形状偏偏要到运行期才知道，所以才有了守卫这种东西——先假设，再检查，不对就重来。",
        "再往下一层就是厂商的库了。调用之前要准备一堆描述符，告诉它张量怎么排、卷积怎么滑、允许用多少工作空间。描述符本身不贵，但是每次都重新建就贵了，所以有个小缓存。",
        "我把火焰图贴在下面。最宽的那一块是矩阵乘，这个正常；旁边那一小片密密麻麻的尖刺，就是几千次小算子的启动开销。把它们合成一个核，整体快了百分之三十。",
        "说一个面试常问的题：为什么反向传播要占那么多显存？因为求导要用到前向的中间结果，它们得一直留着。想省，就只留一部分，需要的时候再算一遍，拿时间换空间。",
        "张量的析构看起来平平无奇，其实暗藏玄机。图很深的时候，一层层递归析构会把栈撑爆，所以节点被释放时先放进一个队列，改成循环来做。",
        "最近在看老版本的提交记录，发现很多今天看来理所当然的设计，当年都吵过很久。比如变量和张量要不要合并，邮件列表里来来回回写了上百封。",
        "测试的时候别只比较数值，还要比较步长和设备。我就吃过这个亏：结果完全正确，但是输出的内存布局变了，下游的算子默默地多做了一次拷贝，慢了一倍也没人发现。",
        "下面讲讲序列化。存下来的文件其实是个压缩包，里面有一个描述对象结构的 pickle，和一堆按编号存放的原始数据。共享同一块内存的张量只会存一份数据，读回来还是共享的。",
        "如果你也想参与进来，可以从标着“适合新手”的问题开始。先写一个能复现的最小例子，再写一个会失败的测试，最后才动手改代码。这样提交上去，审阅的人最省心。",
        "单位换算提醒一下：厂商说的 GB/s 是十进制，工具里显示的 GiB 是二进制，差了百分之七。写报告之前最好统一，不然总会有人说你的带宽超过了理论峰值。",
    ],
    "en": [
        "This started as an answer to a colleague who asked why her loop got slower each epoch. The short version: a list kept the losses alive, each loss kept its graph alive, and the graph kept every activation alive.",
        "All listings are from the tree as of March 2021. I have trimmed error handling and logging, and renamed two variables that were called the same thing at different levels.",
        "The dispatcher is a table with one row per operator and one column per key. Registration fills cells; a call computes a key set from its arguments and jumps. Fallbacks are whole columns registered at once.",
        "Under the hood a storage is a reference counted blob with a deleter, a size in bytes, and an allocator that may be null when the memory came from somebody else.",
        "Here is the part that took me an afternoon. The guard restores the previous device in its destructor, and the destructor runs before the return value is moved, so the copy is queued on a stream you do not expect.",
        "Profiling shows three regimes. Below ten thousand elements we pay for dispatch, between that and a few million we pay for memory bandwidth, and beyond it the kernels finally look like the vendor's slides.",
        "Static initialisation order is the reason for the odd singleton pattern. Registrations run before main, in whatever order the loader likes, so the registry has to come into being on first use.",
        "The generated files are worth a look even if you never edit them: variable names are regular, and a grep through them answers most questions on which overload is picked.",
        "I also tried to replace the thread pool with a work stealing one. It made the microbenchmarks look better and training slower, since the data loader fights for the same cores.",
        "Figure 3 shows the timeline: forward in blue, backward in orange, communication in grey. The gaps at the right are where bucket four waits for an embedding whose gradient arrives last.",
        "That is all for now. Next time we shall look at how functional transforms stack on top of each other, and why the innermost one has to run first.",
        "A word on errors: the checks at the top of each kernel are macros that build their message only when they fail. Somebody measured that building it always would cost two per cent of a small model.",
        "Serialisation keeps sharing intact. Two tensors that view one storage are written as two records that name the same blob, so that after loading a write through one is seen through the other.",
        "Type promotion fits on one page, but you will not remember it. I keep the table pinned above my desk and still get the case of the zero dimensional tensor wrong.",
        "We ran each configuration thirty times, dropped the first five and report the median. Error bars are the quartiles. The machine was otherwise idle, with turbo switched off.",
        "Shape functions are the unsung heroes. Given tensors without data they say what the result would look like, and export, compilation and memory estimates all rest on them.",
        "Deep graphs used to crash in the destructor, since releasing the root released its parents recursively. Now a queue takes the nodes and a loop lets them go.",
        "There is a subtle race here. The event is recorded after the block is put on the list, so another thread may look at the list in between; the lock must cover both.",
        "If you take one thing from this article, let it be this: measure with the profiler first, because your guess about where the time goes is as bad as mine was.",
        "The reviewers asked why we did not simply use a bigger batch. We did; it moves the bottleneck to the host, where the tokenizer then needs more cores than the box has.",
    ],
    "ja": [
        "本稿では自動微分の仕組みを、手を動かしながら順番に見ていきます。環境は Python 3.8 と PyTorch 1.8、GPU は使いません。",
        "演算を一つ呼ぶたびに裏側でノードが作られ、入力側のノードへ辺が張られます。この辺を逆向きにたどるのが backward の本体です。",
        "メモリの確保はキャッシュ付きのアロケータが担当します。解放してもすぐにはドライバへ返さず、同じ大きさの要求が来たら使い回します。",
        "実測では、小さな行列だと呼び出しの手間が支配的でした。千行を超えたあたりから計算そのものの時間が見えてきます。",
        "ソースを読むときは、まずコメントの Note を探すのがおすすめです。設計の意図が丁寧に書かれています。",
        "長くなったので今回はここまでにします。次回は C++ 拡張のビルド方法を紹介します。",
        "型の昇格規則は三つだけですが、ゼロ次元テンソルが混ざると途端にややこしくなります。表にまとめておいたので参考にしてください。",
        "デバッグビルドには一時間ほどかかりました。ccache を入れておくと二回目からは五分で済みます。途中でメモリが足りなくなったら並列数を下げてください。",
        "プロファイラの結果を見ると、細かい演算の起動だけで全体の三割を使っていました。これを一つのカーネルにまとめると、かなり速くなります。",
    ],
    "ko": [
        "회사에서 학습 속도가 갑자기 느려지는 문제를 겪고 나서 데이터 로더의 내부를 처음부터 읽어 보았습니다. 그 과정을 기록으로 남깁니다.",
        "워커 프로세스는 샘플을 공유 메모리에 올리고 핸들만 큐로 보냅니다. 그래서 큰 이미지라도 복사는 한 번만 일어납니다.",
        "역전파 그래프는 순전파를 실행하면서 만들어집니다. 노드마다 다음 노드로 가는 간선이 있고, 엔진은 의존성이 풀린 것부터 꺼냅니다.",
        "아래 표는 제 노트북에서 측정한 값입니다. 배치가 작을수록 파이썬 쪽 비용이 두드러집니다.",
        "다음 글에서는 커스텀 연산자를 등록하는 방법을 다룰 예정입니다. 틀린 내용이 있으면 알려 주세요.",
        "공유 메모리 크기가 작으면 버스 오류가 납니다. 컨테이너를 띄울 때 shm 크기를 넉넉히 잡아 주어야 합니다. 저는 이걸 찾느라 하루를 썼습니다.",
        "프로파일러를 켜고 보니 작은 연산을 실행하는 비용이 전체의 삼분의 일이었습니다. 커널을 합치자 속도가 눈에 띄게 좋아졌습니다.",
        "직렬화된 파일은 사실 압축 파일입니다. 구조를 적은 피클 하나와 원본 데이터 여러 개가 들어 있고, 저장소를 공유하는 텐서는 한 번만 저장됩니다.",
    ],
    "ru": [
        "Началось всё с того, что обучение на двух картах оказалось медленнее, чем на одной. Пришлось открыть исходники и разобраться, куда уходит время.",
        "Градиенты собираются в корзины по двадцать пять мегабайт, и как только корзина заполнена, запускается обмен. Порядок корзин обратен порядку регистрации параметров.",
        "Хранилище и тензор — разные объекты: первое владеет памятью, второй лишь описывает, как её читать. Поэтому транспонирование ничего не копирует.",
        "Я собрал отладочную версию и поставил точки останова в трёх местах. Стек получился длинным, но половина кадров — шаблонные обёртки.",
        "Итог: виноват был не обмен, а загрузчик данных, который создавал рабочие процессы заново в каждой эпохе. Один параметр — и всё стало в полтора раза быстрее.",
        "Отдельная история — сериализация. Файл представляет собой архив, в котором лежит описание структуры и сырые данные; два тензора с общим хранилищем записываются так, что после загрузки хранилище снова общее.",
        "Профилировщик показал, что треть времени уходит на запуск мелких ядер. После слияния их в одно время шага упало с сорока до двадцати восьми миллисекунд.",
        "Читатели спрашивали про блокировки. На каждую карту приходится один мьютекс, и держится он недолго, потому что опрос событий вынесен наружу.",
    ],
    "de": [
        "Als ich zum ersten Mal einen eigenen Operator registrieren wollte, bin ich an der Reihenfolge der statischen Initialisierung gescheitert. Dieser Artikel fasst zusammen, was ich dabei gelernt habe.",
        "Ein Tensor besteht aus einem Zeiger auf den Speicher, einem Versatz, einer Liste von Größen und einer Liste von Schrittweiten. Mehr braucht es nicht, um Ausschnitte ohne Kopie zu bilden.",
        "Der Speicherverwalter rundet jede Anfrage auf 512 Byte auf und sucht den kleinsten passenden Block. Bleibt genug übrig, wird der Block geteilt.",
        "Alle Messungen stammen von einem Rechner mit acht Kernen. Die Streuung lag unter drei Prozent, einzelne Ausreißer habe ich nicht entfernt.",
        "Wer selbst experimentieren möchte, findet das kleine Projekt mitsamt Bauanleitung am Ende des Artikels.",
        "Beim Serialisieren bleibt geteilter Speicher geteilt: Zwei Ausschnitte desselben Puffers werden als zwei Einträge mit einem gemeinsamen Datenblock abgelegt.",
        "Der Profiler zeigt, dass ein Drittel der Zeit auf das Starten kleiner Kerne entfällt. Fasst man sie zusammen, sinkt die Dauer eines Schrittes deutlich.",
        "Tiefe Graphen brachten früher den Stapel zum Überlaufen, weil jeder Knoten seine Vorgänger rekursiv freigab. Heute übernimmt das eine Schleife.",
    ],
    "fr": [
        "On entend souvent que la différentiation automatique est magique. Elle tient pourtant en trois structures : un nœud, une arête et une file d'attente.",
        "Chaque opération enregistre de quoi calculer sa dérivée. Les tenseurs sauvegardés portent un numéro de version, ce qui permet de détecter une modification entre l'aller et le retour.",
        "J'ai compilé la bibliothèque avec les symboles de débogage ; comptez une bonne heure sur un portable et vingt gigaoctets de disque.",
        "Le tableau ci-dessous donne les temps médians. Les petites tailles sont dominées par le coût de l'appel, les grandes par la bande passante.",
        "La sérialisation préserve le partage : deux vues d'un même tampon sont écrites une seule fois et se retrouvent liées après lecture.",
        "Le profileur montre qu'un tiers du temps passe dans le lancement de petits noyaux. En les fusionnant, l'itération devient nettement plus courte.",
        "Merci à la lectrice qui a remarqué que l'avant-dernière figure était à l'envers ; elle est corrigée.",
    ],
    "es": [
        "Este artículo recorre el camino de una suma de tensores desde el intérprete hasta el núcleo vectorizado, con el depurador abierto en todo momento.",
        "La tabla de despacho tiene una fila por operador y una columna por clave. Registrar un núcleo es rellenar una celda; llamar al operador es leerla.",
        "Los gradientes se suman en las hojas, por eso hay que ponerlos a cero en cada iteración si no se quiere acumularlos.",
        "Las pruebas se hicieron en un portátil modesto, de modo que los tiempos absolutos importan menos que las proporciones.",
        "Al guardar un modelo se conserva lo compartido: dos vistas del mismo almacenamiento se escriben una sola vez y siguen unidas al cargarlas.",
        "El perfilador muestra que un tercio del tiempo se va en lanzar núcleos pequeños. Fusionarlos acorta bastante cada paso.",
        "Gracias a quienes avisaron de que la segunda figura estaba al revés; ya está corregida.",
    ],
}


def prose(lang: str, first: int, count: int) -> str:
    """So many paragraphs of the pool, from one of them on."""
    have = TEXT[lang]
    return "\n".join(f"<p>{have[(first + n) % len(have)]}</p>" for n in range(count))


def menu(words: str, tag: str = "li") -> str:
    return "".join(f'<{tag}><a href="/{n}/">{word}</a></{tag}>' for n, word in enumerate(words.split("|"), 1))


BAIDU = '<script>var _hmt = _hmt || [];(function(){var hm = document.createElement("script");hm.src = "https://hm.baidu.com/hm.js?0c2e1b6cbb5f";document.head.appendChild(hm);})();</script>'
CODE = '<pre class="language-python"><code>import torch\n\na = torch.arange(6).view(2, 3)\nb = a.t()\nprint(b.stride(), b.is_contiguous())\nassert a.data_ptr() == b.data_ptr()\n</code></pre>'
CPP = "<pre><code class='cpp'>Tensor&amp; fill_out(Tensor&amp; self, const Scalar&amp; value) {\n  auto iter = TensorIteratorConfig().set_check_mem_overlap(false).add_output(self).build();\n  fill_stub(iter.device_type(), iter, value);\n  return self;\n}</code></pre>"

# Sheets of style as a builder leaves them in the head, some 20 kB.
STYLE = (
    "<style>"
    + "".join(
        f".css-{n * 7919 % 46656:x}{{display:flex;margin:{n % 9}px {n % 4}px;color:#{n * 4099 % 4096:03x};flex:{n % 3} 1 auto}}"
        f"@media (max-width:{480 + n}px){{.css-{n * 7919 % 46656:x}{{display:none}}}}"
        for n in range(180)
    )
    + "</style>"
)
HEADS = {
    "zh": "一文搞懂注意力机制|五分钟部署你的第一个模型|为什么我不再用 Jupyter|写给新人的代码评审指南|Linux 下查内存泄漏|K8s 上跑训练任务的坑|聊聊技术人的成长|Git 分支怎么管|我的书单 2022|从后端转算法的这一年",
    "en": "Ten shell tricks|Why your tests are flaky|Notes from a year of Rust|A gentle start with Docker|The case for boring code|Postgres is enough|How we hire|Reading papers on a train|My desk in 2022|On call without tears",
    "fr": "Le vélo en ville|Pourquoi le ciel est bleu|Ces métiers qui recrutent|La recette du dimanche|Un hiver sans neige|Le grand entretien",
    "es": "Diez ideas para ahorrar|El tiempo de mañana|Entrevista con la astronauta|Las claves del día|La receta de hoy|Fútbol en directo",
    "de": "Zehn Tipps für den Garten|Warum Züge zu spät kommen|Das Wetter von morgen|Test: sieben Staubsauger|Im Gespräch mit einer Imkerin",
}


def cards(lang: str, count: int) -> str:
    """What else there is to read: heads with a line and a half below them."""
    heads = HEADS[lang].split("|")
    return (
        '<div class="feed">'
        + "".join(
            f'<div class="card"><a href="/a/{4400 + 31 * n}"><h4>{heads[n % len(heads)]}</h4></a><p class="summary">{TEXT[lang][(5 * n + 1) % len(TEXT[lang])][:88]}…</p><span>{n * 3 + 2}k · {n + 1}</span></div>'
            for n in range(count)
        )
        + "</div>"
    )


def listing(rows: int) -> str:
    """A profile as a table of text."""
    ops = [
        "aten::empty",
        "aten::add_",
        "aten::mm",
        "aten::t",
        "aten::copy_",
        "aten::view",
        "aten::sum",
        "aten::as_strided",
        "aten::mul",
    ]
    return (
        "<pre><code>Name                  Self CPU %   Self CPU   CPU total   # of Calls\n"
        + "".join(
            f"{ops[n % 9]:<20}  {(n * 37 % 900) / 100:>9.2f}%  {n * 613 % 9000 / 10:>8.1f}us  {n * 977 % 19000 / 10:>8.1f}us  {n * 7 % 240 + 1:>9}\n"
            for n in range(rows)
        )
        + "</code></pre>"
    )


def page(lang: str, title: str, body: str, head: str = "", charset: str = "utf-8") -> str:
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="{charset}">\n<title>{title}</title>\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"{head}\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def column(title: str, main: str, state: Any = None) -> str:
    """A question-and-answer site's column."""
    return page(
        "zh",
        title,
        '<div id="root"><div class="ColumnPageHeader-Wrapper"><a href="//www.zhihu.com" aria-label="知乎"></a><div class="ColumnPageHeader-Button"><button>写文章</button><button class="Button">登录/注册</button></div></div>'
        f'{main}</div><script id="js-initialData" type="text/json">{json.dumps(state or {"initialState": {"entities": {"articles": {}}, "loading": {"local": {}}, "currentUser": ""}}, ensure_ascii=False)}</script><script src="https://static.zhihu.com/heifetz/column.app.216a26f4.js"></script>',
        '<meta name="renderer" content="webkit"><meta name="apple-itunes-app" content="app-id=432274380">'
        + STYLE,
    )


def csdn(title: str, main: str) -> str:
    return page(
        "zh-CN",
        title,
        '<div id="csdn-toolbar"><ul>'
        + menu("博客|下载|学习|社区|GitCode|InsCode")
        + '</ul><input placeholder="搜CSDN"><a href="https://passport.csdn.net/login">登录</a><a>会员中心</a></div>'
        f'<div class="main_father"><div class="container"><main><div class="blog-content-box">{main}</div></main>'
        '<aside class="blog_container_aside"><h3>热门文章</h3><ul>'
        + menu("Ubuntu 20.04 换源|pip 安装超时怎么办|VS Code 远程免密|conda 环境迁移")
        + "</ul><h3>分类专栏</h3><ul>"
        + menu("深度学习 31篇|C++ 18篇|Linux 44篇")
        + "</ul></aside></div></div>"
        '<div class="blog-footer-bottom">关于我们 招贤纳士 商务合作 寻求报道 400-660-0108 kefu@csdn.net 在线客服 公安备案号11010502030143 京ICP备19004658号 网络110报警服务 家长监护 账号管理规范 版权与免责声明 版权申诉 ©1999-2024北京创新乐知网络技术有限公司</div>',
        '<meta name="report" content=\'{"pid":"blog"}\'><script src="https://g.csdnimg.cn/??lib/jquery/1.12.4/jquery.min.js"></script>'
        + STYLE
        + BAIDU,
    )


def hexo(
    site: str, title: str, main: str, lang: str = "zh-CN", words: str = "首页|归档|分类|标签|关于|友链"
) -> str:
    return page(
        lang,
        title,
        f'<div class="container use-motion"><header id="header"><p class="site-title">{site}</p><nav class="site-nav"><ul>{menu(words)}</ul></nav></header><main id="main" class="main"><div id="content" class="content">{main}</div></main><footer id="footer">© 2016 – 2024 <span>{site}</span><div>Powered by Hexo &amp; NexT.Gemini</div><span id="busuanzi_value_site_pv"></span></footer></div>',
        '<meta name="generator" content="Hexo 4.2.1"><link rel="stylesheet" href="/css/main.css"><script async src="//busuanzi.ibruce.info/busuanzi/2.3/busuanzi.pure.mini.js"></script>',
    )


def press(lang: str, site: str, title: str, main: str, words: str, side: str = "") -> str:
    """A WordPress blog."""
    return page(
        lang,
        title,
        f'<div id="page" class="site"><header class="site-header"><h1 class="site-title"><a href="/">{site}</a></h1><nav id="site-navigation"><ul>{menu(words)}</ul></nav></header><div id="content"><div id="primary"><main>{main}</main></div><aside id="secondary" class="widget-area">{side}</aside></div><footer class="site-footer">Proudly powered by WordPress · Theme: Twenty Seventeen</footer></div><script src="/wp-includes/js/wp-embed.min.js?ver=5.4.2"></script>',
        '<meta name="generator" content="WordPress 5.4.2"><link rel="https://api.w.org/" href="/wp-json/"><link rel="pingback" href="/xmlrpc.php">',
    )


def hub(title: str, main: str) -> str:
    """GitHub."""
    return page(
        "en",
        title,
        '<div class="position-relative js-header-wrapper"><a href="#start-of-content">Skip to content</a><header role="banner"><ul>'
        + menu("Platform|Solutions|Resources|Open Source|Enterprise|Pricing")
        + '</ul><a href="/login?return_to=x">Sign in</a><a href="/signup">Sign up</a></header></div><div hidden class="flash flash-warn">You signed out in another tab or window. Reload to refresh your session. Dismiss alert</div>'
        f'<div class="application-main"><main>{main}</main></div><footer role="contentinfo"><ul>'
        + menu("Terms|Privacy|Security|Status|Docs|Contact")
        + '</ul></footer><template id="site-details-dialog"></template>',
        '<link rel="dns-prefetch" href="https://github.githubassets.com"><meta property="og:site_name" content="GitHub">',
    )


def manual(lang: str, project: str, title: str, main: str, toc: str, note: str = "") -> str:
    """Sphinx or MkDocs pages."""
    return page(
        lang,
        f"{title} — {project}",
        f'{note}<div class="md-container"><nav class="md-tabs">{menu(toc, "span")}</nav><form class="md-search__form"><input name="query" placeholder="Search"></form><article class="md-content__inner" role="main">{main}</article><footer class="md-footer"><a rel="prev">‹</a><a rel="next">›</a> Made with Material for MkDocs</footer></div>',
        '<meta name="generator" content="mkdocs-1.4.2, mkdocs-material-9.0.3">',
    )


def wechat(title: str, account: str, main: str) -> str:
    return page(
        "zh",
        title,
        f'<div id="js_article" class="rich_media"><div class="rich_media_inner"><h1 class="rich_media_title" id="activity-name">{title}</h1><div id="meta_content"><span class="rich_media_meta_text">原创</span><a id="js_name">{account}</a><em id="publish_time"></em></div><div class="rich_media_content" id="js_content" style="visibility: hidden;">{main}</div></div></div><div id="js_pc_qr_code"><p>微信扫一扫<br>关注该公众号</p></div><div class="weui-dialog" style="display:none"><p>微信扫一扫可打开此内容，使用完整服务</p><a>知道了</a></div><div style="display:none" id="js_network_msg_wrp">预览时标签不可点 轻点两下取消赞 轻点两下取消在看</div>'
        '<script>var biz = "MzI4MDYzNzg4Mw==" || ""; var msg_title = "x"; window.wx_data = {};</script>',
        '<meta name="wechat-enable-text-zoom-em" content="true"><meta property="og:site_name" content="微信公众平台">',
    )


# What lives.

put(
    "alive",
    "zh column about reading captchas with a network",
    "https://zhuanlan.zhihu.com/p/112340987",
    "用 CRNN 识别验证码：从数据生成到部署",
    column(
        "用 CRNN 识别验证码：从数据生成到部署 - 知乎",
        '<article class="Post-Main Post-NormalMain"><h1 class="Post-Title">用 CRNN 识别验证码：从数据生成到部署</h1><div class="AuthorInfo">半夜三点的炉子</div><div class="Post-RichText">'
        "<p>公司内网有个老系统，每次登录都要输入验证码，四位字母加数字，背景有干扰线。我懒得手输，于是训练了一个小网络来认它，顺便把 CTC 损失的实现看了一遍。</p><p>如果你看到“请完成安全验证”、“请输入图中字符”这样的页面，先别急着骂，想想它其实是一个绝佳的数据集。</p>"
        + prose("zh", 9, 30)
        + CODE
        + listing(60)
        + "</div><p>编辑于 2021-03-02 11:07</p><div>赞同 1,032 · 87 条评论 · 收藏</div></article><div class='Comments'><p>验证码错误怎么办，一直提示验证码错误</p><p>作者：那是你的字符表顺序不对</p></div>",
    ),
)
put(
    "alive",
    "zh linker cannot find",
    "https://blog.csdn.net/lark_in_the_yard/article/details/103377120",
    "ld: cannot find -lcudart 与 library not found 的排查思路",
    csdn(
        "ld: cannot find -lcudart 与 library not found 的排查思路_library not found-CSDN博客",
        '<div class="article-header"><h1 class="title-article">ld: cannot find -lcudart 与 library not found 的排查思路</h1><div class="bar-content">云雀在院子 于 2019-12-03 22:41:09 发布 阅读量2.3w 收藏 41</div><div>版权声明：本文为博主原创文章，遵循 CC 4.0 BY-SA 版权协议，转载请附上原文出处链接和本声明。</div></div><div id="content_views" class="htmledit_views"><p>链接器报“找不到”的时候，其实有三种情况：文件不存在、文件存在但路径没给、路径给了但是架构不对。三种的报错一模一样，都是 not found，所以很容易白忙一场。</p>'
        "<pre><code>/usr/bin/ld: cannot find -lcudart\ncollect2: error: ld returned 1 exit status\nerror while loading shared libraries: libcudart.so.10.1: cannot open shared object file: No such file or directory</code></pre>"
        + prose("zh", 7, 20)
        + '</div><div class="hide-article-box hidden"><a class="btn-readmore">展开全部</a></div><div class="login-mark" style="display:none"></div><div class="passport-login-container" style="display:none">登录后您可以：复制代码 关注博主 点赞评论</div><div class="comment-list-box"><p>码农甲：图片都看不到了，楼主补一下</p><p>过客：文末的下载链接失效了</p></div>',
    ),
)
put(
    "alive",
    "zh article on pages of 404 in nginx",
    "https://www.cnblogs.com/paopaotang/p/10988123.html",
    "404 Not Found：Nginx 里的几种处理办法",
    page(
        "zh-cn",
        "404 Not Found：Nginx 里的几种处理办法 - 泡泡堂主 - 博客园",
        '<a name="top"></a><div id="home"><div id="header"><h1><a id="Header1_HeaderTitle">泡泡堂主</a></h1><h2>页面不存在，人还在</h2><ul id="navList">'
        + menu("博客园|首页|新随笔|联系|订阅|管理")
        + '</ul></div><div id="main"><div class="post"><h1 class="postTitle"><span role="heading">404 Not Found：Nginx 里的几种处理办法</span></h1><div id="cnblogs_post_body"><p>您访问的页面不存在。——这句话每个站长都写过。今天聊聊它背后的状态码：什么时候该给 404，什么时候该给 410，什么时候绝对不能偷懒给 200。</p><pre>error_page 404 /404.html;\nlocation = /404.html { internal; }\ntry_files $uri $uri/ =404;</pre><p>第一种办法是 error_page。注意后面不要写等号，写成 <code>error_page 404 =200 /index.html</code> 的话，搜索引擎会认为这是一张正常页面，俗称“软 404”。</p><p>第二种办法是交给后端。单页应用通常把所有路径都指到 index.html，再由前端路由判断；此时服务器根本不知道页面是否存在，监控里一条 404 都看不到，出了问题只能靠用户截图。</p><p>第三种是直接跳回首页。这个最省事，也最招人恨：读者不知道文章是没了还是自己点错了。我的建议是老老实实写一句“文章已删除”，再给一个搜索框。</p>'
        + prose("zh", 14, 5)
        + '</div><div id="blog_post_info">posted @ 2019-06-07 13:20 泡泡堂主 阅读(8812) 评论(6) 编辑 收藏 举报</div></div></div><div id="comment_form"><p>登录后才能查看或发表评论，立即 <a>登录</a> 或者 <a>逛逛</a> 博客园首页</p></div></div>',
        '<script src="https://common.cnblogs.com/scripts/jquery-2.2.0.min.js"></script>',
    ),
)
put(
    "alive",
    "zh note whose readers miss its pictures",
    "https://www.jianshu.com/p/9ab3d1f2c07e",
    "一步一步看懂张量的步长",
    page(
        "zh-CN",
        "一步一步看懂张量的步长 - 简书",
        '<div id="__next"><header>简书 首页 下载APP 会员 IT技术 <a href="/sign_in">登录</a> <a href="/sign_up">注册</a></header><section class="ouvJEz"><h1>一步一步看懂张量的步长</h1><span>橘子皮炒肉</span><button>关注</button> 2018.11.05 字数 1,204 阅读 3,377<article class="_2rhmJa"><p>刚学的时候，我一直以为转置会把数字挪来挪去，直到打印了 data_ptr 才发现地址没变。</p><div class="image-package"><img data-original-src="//upload-images.jianshu.io/upload_images/1.png"><div class="image-caption">图片发自简书App</div></div>'
        + prose("zh", 12, 11)
        + '</article><div>© 著作权归作者所有,转载或内容合作请联系作者</div></section><div id="note-page-comment"><h3>全部评论 5</h3><p>2楼 图全挂了，显示“该图片已被删除”</p><p>3楼 源码地址打开是 404，页面不存在，求重新分享</p><p>4楼 该用户已注销：mark</p><p>5楼 此评论因违规已被屏蔽</p></div></div><script id="__NEXT_DATA__" type="application/json">{"props":{"initialState":{"note":{"data":{"is_author":false,"public_title":"一步一步看懂张量的步长","comments_count":5}}}},"page":"/p/[slug]"}</script>',
    ),
)
put(
    "alive",
    "zh identity and its proof in services",
    "https://juejin.cn/post/6844904034181070861",
    "身份验证到底在验什么",
    page(
        "zh",
        "身份验证到底在验什么 - 掘金",
        '<div id="__nuxt"><div id="juejin"><header><nav>首页 沸点 课程 直播 活动 竞赛 <button>登录 | 注册</button></nav></header><main><article class="article"><h1 class="article-title">身份验证到底在验什么</h1><div>不吃香菜 2020-01-02 阅读 5411 · 关注</div><div class="markdown-body"><p>“请先登录”“身份验证失败”“会话已过期，请重新登录”，这几句话背后是三套不同的机制。本文把 Session、JWT 和 OAuth 放在一起，各写二十行代码。</p><h2>一、Session</h2><p>服务器记账，浏览器拿号。号丢了，就得重新验明正身；账本丢了，所有人一起被踢下线。</p><h2>二、JWT</h2><p>服务器不记账，而是盖章。章是真的就放行，所以没办法提前作废，除非再记一本黑名单的账。</p><h2>三、OAuth</h2><p>第三方要进门，让主人自己去门卫那里开条子，条子上写清楚能进哪几间屋、几点之前有效。</p><pre><code class="hljs">app.use((req, res, next) =&gt; { if (!req.user) return res.redirect("/login?next=" + req.url); next(); });</code></pre>'
        + prose("zh", 16, 8)
        + '</div></article><div class="recommended-area">相关推荐'
        + menu("前端登录，这一篇就够了|扫码登录是如何实现的|短信验证码防刷方案")
        + '</div></main></div></div><script>window.__NUXT__=(function(a,b){return {layout:"default",error:null,serverRendered:true}}(null,""))</script>',
        '<script src="https://unpkg.byted-static.com/xitu_juejin_web/loader.js"></script>' + 2 * STYLE,
    ),
)
put(
    "alive",
    "zh public account with its usual furniture",
    "https://mp.weixin.qq.com/s/Qe6cLq0k1xTAbT2nYw8eJA",
    "深度学习框架里的内存池",
    wechat(
        "深度学习框架里的内存池",
        "铁皮饼干盒",
        "<section><p>点击上方蓝字，关注我们，第一时间收到更新。</p><p>内存池这个东西，操作系统课上讲过一遍，游戏引擎里写过一遍，到了框架里还得再来一遍，因为向驱动要显存实在太慢了。</p>"
        + prose("zh", 3, 22)
        + listing(24)
        + "<p>END</p><p>长按识别二维码，回复“内存”领取本文代码；原文链接请点击左下角“阅读原文”。</p></section>",
    ),
)
put(
    "alive",
    "zh old article with a warning of its age",
    "https://lumenfish.cn/2017/09/12/pytorch-source-01/",
    "PyTorch 源码阅读笔记 01：编译",
    hexo(
        "灯笼鱼的笔记",
        "PyTorch 源码阅读笔记 01：编译 | 灯笼鱼的笔记",
        '<article class="post-block"><h1 class="post-title">PyTorch 源码阅读笔记 01：编译</h1><div class="note warning"><p>⚠️ 本文最后更新于 2017 年 9 月 12 日，距今已有 2600 多天，文中的仓库、链接、命令可能已经失效或不存在，请谨慎参考。</p></div><div class="post-body"><p>那时候还没有 c10，也没有调度器，TH 和 THC 两个目录里全是宏。</p>'
        + prose("zh", 7, 7)
        + CPP
        + '</div></article><div id="vcomments"><noscript>请启用 JavaScript 以查看评论</noscript></div>',
    ),
)
put(
    "alive",
    "zh whole article on a site that has moved",
    "http://blog.wanzhulin.com/?p=418",
    "CUDA 流与事件：一次说清楚",
    press(
        "zh-Hans",
        "万竹林",
        "CUDA 流与事件：一次说清楚 – 万竹林",
        '<div class="alert">📢 公告：本站已整体搬家到 notes.wanzhulin.com，此处不再更新，评论功能已关闭，旧文仍可阅读。</div><article><h1 class="entry-title">CUDA 流与事件：一次说清楚</h1><div class="entry-content"><p>流就是队伍，事件就是在队伍里插的小旗子。别的队伍可以约定：看到这面旗子才准往前走。</p>'
        + prose("zh", 11, 10)
        + "</div></article><p>此文章的评论已关闭。</p>",
        "首页|归档|留言板|关于",
        '<section id="search"><form><input type="search" placeholder="搜索…"></form></section><section>近期文章'
        + menu("搬家通知|年终总结|显卡驱动装不上的一百种死法")
        + "</section>",
    ),
)
put(
    "alive",
    "zh living thread with deleted comments",
    "https://moyu.dev/archives/217/",
    "自动求导为什么要拓扑排序？",
    page(
        "zh",
        "自动求导为什么要拓扑排序 - 摸鱼开发日志",
        '<div id="header"><div class="site-name"><a id="logo" href="/">摸鱼开发日志</a><p class="description">仅供娱乐</p></div><nav id="nav-menu">'
        + menu("首页|时间线|打赏", "span")
        + '</nav></div><div class="col-mb-12" id="main"><article class="post" itemscope><h1 class="post-title">自动求导为什么要拓扑排序</h1><div class="post-content"><p>因为一个节点可能有好几条梯度流进来，必须全部到齐、加好，才能往下传。没到齐就传，等于把同一段路走了好几遍，结果还不对。</p><p>引擎的做法是先从根出发数一遍依赖，然后每处理完一个节点就把后继的计数减一，减到零才放进就绪队列。这和课本上的 Kahn 算法一模一样，只是队列按序号排了先后。</p>'
        + prose("zh", 4, 6)
        + '</div></article><div id="comments"><h3>已有 4 条评论</h3><ol class="comment-list"><li>阿土：讲得明白</li><li>该评论已被管理员删除</li><li>匿名用户：此内容不可见</li><li>该用户已被封禁</li></ol></div></div><footer id="footer">由 <a href="http://www.typecho.org">Typecho</a> 强力驱动</footer>',
    ),
)
put(
    "alive",
    "zh forum thread with a barred floor",
    "http://bbs.cudazone.example.cn/thread-50312-1-1.html",
    "【原创】从零写一个卷积核，速度逼近 cuDNN",
    page(
        "zh",
        "【原创】从零写一个卷积核，速度逼近 cuDNN - 并行计算 - 异构论坛 - Powered by Discuz!",
        '<div id="toptb">设为首页 收藏本站</div><div id="hd"><form id="lsform"><label>帐号</label><input name="username"><label>密码</label><input type="password" name="password"><a>找回密码</a><button>登录</button><a>立即注册</a></form></div><div id="pt" class="bm cl">论坛 › 并行计算 › 查看内容</div><div id="postlist"><div id="post_1"><h1>【原创】从零写一个卷积核，速度逼近 cuDNN</h1><td class="t_f"><p>先占楼。思路是先把输入搬进共享内存，再让每个线程算 8×8 的输出小块，寄存器里放累加值。</p>'
        + prose("zh", 12, 9)
        + '</td></div><div id="post_2"><div class="locked">提示: <em>作者被禁止或删除 内容自动屏蔽</em></div></div><div id="post_3"><td class="t_f">楼主好人，可惜附件下载不了：抱歉，您所在的用户组无权下载或查看附件，需要登录</td></div></div><div id="ft">Powered by Discuz! X3.4 © 2001-2017 Comsenz Inc.</div>',
    ),
)
put(
    "alive",
    "zh old blog in GBK",
    "http://www.jisuanke-old.net/blog/htm/20170611.htm",
    "C++ 模板元编程在张量库中的应用",
    page(
        "zh",
        "C++ 模板元编程在张量库中的应用_技术文摘",
        '<table width="960" align="center"><tr><td colspan="2">首页 | 文摘 | 下载 | 留言</td></tr><tr><td width="200">友情链接<br>'
        + menu("程序员之家|编译原理学习网|老张的电脑", "div")
        + "</td><td><h2>C++ 模板元编程在张量库中的应用</h2><p>表达式模板可以把 a+b+c 这样的式子推迟到赋值的时候才算，中间不产生临时数组。早年的 Blitz++ 就是这么干的，如今的张量库里仍能看到它的影子。</p>"
        + prose("zh", 0, 11)
        + "</td></tr></table><p align=center>建议使用 IE6.0 以上浏览器，分辨率 1024*768 浏览本站</p>",
        charset="gb2312",
    ),
    BARE,
    code="gbk",
)
put(
    "alive",
    "zh in traditional characters, the record in simplified",
    "https://hackmd.io/@yuanyang/torch-dispatch",
    "PyTorch 调度器原理与实作",
    page(
        "zh-TW",
        "PyTorch 調度器原理與實作 - HackMD",
        '<div class="community-nav">HackMD <a href="/login">Sign in</a> <a href="/join">Get HackMD</a></div><div id="doc" class="markdown-body"><h1>PyTorch 調度器原理與實作</h1><p>這份筆記整理自社團讀書會。我們從一個最簡單的問題開始：同樣一行加法，為什麼放到顯示卡上就會執行另一份程式碼？</p><p>每個張量身上帶著一組鍵值，呼叫運算子的時候把所有參數的鍵值取聯集，再扣掉目前執行緒排除的部分，最高位元所對應的函式就是接下來要執行的核心。</p><p>自動微分也是一層鍵值。它做完自己的事情以後，會把自己排除掉再呼叫一次，於是就往下走到真正計算的那一層。這個「重新派送」的手法貫穿整個系統。</p><p>若要登記自己的後端，只要替 PrivateUse1 填上函式即可，不必修改主程式。填不滿也沒關係，退路會替你印出清楚的錯誤訊息。</p><h2>Q&amp;A</h2><p>問：為什麼不用虛擬函式就好？答：因為第三方的後端沒辦法回頭去改類別的宣告，而表格隨時可以登記新的一格。</p><p>問：查表不會很慢嗎？答：算出位元、取指標、跳過去，總共不到二十個指令，跟後面的計算相比可以忽略。真正花時間的是參數解析和配置記憶體。</p><p>問：functorch 的變換放在哪一層？答：放在最前面，而且可以疊很多層，所以它們另外維護一個堆疊，輪到誰就把誰彈出來處理，處理完再放回去。</p><h2>延伸閱讀</h2><p>社團的雲端資料夾裡有當天的錄影；連結若失效請在群組裡說一聲。</p></div><div class="ui-comment">留言請先登入</div><script>window.domain="hackmd.io"</script>',
    ),
)
put(
    "alive",
    "zh translation under an English record",
    "https://www.oneflow-cn.example/translations/visualizing-memory",
    "Visualizing the lifetime of GPU memory",
    page(
        "zh",
        "可视化显存的一生（译）",
        "<nav>译文集 · 关于 · RSS</nav><article><h1>可视化显存的一生（译）</h1><p>原题：Visualizing the lifetime of GPU memory。译注：原文链接已失效，作者的个人网站似乎已经关闭，这里依据 2021 年保存的副本翻译。</p>"
        + prose("zh", 8, 14)
        + "</article><footer>译者：木头人。未经许可不得转载。</footer>",
    ),
)
put(
    "alive",
    "zh short note, a record without a title",
    "https://notes.qiuqiu.me/til/2022-04-18",
    "",
    page(
        "zh",
        "今天学到的",
        "<main><h2>2022-04-18</h2><p>原来 <code>x.grad</code> 默认是累加的，不是覆盖。以前每一步都手动清零，还以为是玄学。<code>set_to_none=True</code> 更快，因为连清零的那次写都省了。</p><p>#pytorch #til</p></main><footer>← 昨天 | 明天 →</footer>",
    ),
)
put(
    "alive",
    "zh manual's page named challenge",
    "https://docs.leiyun-sdk.cn/zh/latest/auth/challenge.html",
    "挑战应答（Challenge）",
    manual(
        "zh",
        "雷云 SDK 文档",
        "挑战应答（Challenge）",
        '<h1>挑战应答（Challenge）</h1><p>为防止重放，服务端会先下发一个随机数，客户端用密钥签名后再发回。未通过验证的请求会收到 <code>403 Forbidden</code>，正文为“访问受限，请完成验证”。</p><table><tr><th>参数</th><th>说明</th></tr><tr><td>captcha_ticket</td><td>验证码票据，五分钟内有效</td></tr><tr><td>nonce</td><td>随机数，十六进制</td></tr><tr><td>sign</td><td>HMAC-SHA256，小写</td></tr></table><p>流程共四步：申请挑战、展示验证码、提交应答、换取令牌。任何一步超时，都要从头再来。</p><pre>POST /v2/challenge/verify\n{"ticket": "…", "nonce": "5f2a", "sign": "…"}</pre><p>重试策略：连续三次失败后锁定十分钟；锁定期间返回 <code>code=40310</code>。客户端应当退避，而不是立刻再试。</p><h2>常见错误</h2><p>页面提示“您的访问过于频繁”说明触发了限流；提示“正在验证您的浏览器”则说明前端脚本没有加载完成。</p>',
        "快速开始|鉴权|挑战应答|错误码|更新日志",
    ),
)
put(
    "alive",
    "zh question with a withdrawn answer",
    "https://segmentfault.com/q/1010000018223344",
    "DataLoader 的 num_workers 大于 0 就卡住，是什么原因",
    page(
        "zh",
        "python - DataLoader 的 num_workers 大于 0 就卡住，是什么原因？ - SegmentFault 思否",
        '<nav>思否 问答 专栏 讲堂 发现 <a>登录</a> <a>注册</a></nav><h1>DataLoader 的 num_workers 大于 0 就卡住，是什么原因？</h1><article class="fmt"><p>环境 Windows 10，PyTorch 1.0，把 num_workers 设成 4 之后第一个 batch 就不动了，任务管理器里能看到四个子进程，CPU 占用为零。设回 0 就正常。代码如下：</p><pre>loader = DataLoader(ds, batch_size=32, num_workers=4)\nfor x, y in loader:\n    train(x, y)</pre></article><h3>2 个回答</h3><div class="answer"><p>Windows 没有 fork，子进程会重新导入主模块，所以入口必须放到 <code>if __name__ == "__main__":</code> 下面，不然就是子进程生子进程，没完没了。</p><p>另外如果是在 notebook 里，数据集类要放进单独的文件，否则子进程找不到它。</p><p>还有一个办法是先用 0 个 worker 跑通，再慢慢往上加，每加一次看看内存。我这边 16G 的机器，开到 6 个就开始换页了，表面上看也像是卡住。</p></div><div class="comments">评论：请问这个问题最后怎么解决的？ — 楼主：加了 main 判断就好了，谢谢。 — 链接打不开了，能不能补一下？</div><div class="answer removed">该回答已被作者删除</div><div>撰写回答：你尚未登录，登录后可以 <ul><li>和开发者交流问题的细节</li><li>关注并接收问题和回答的更新提醒</li></ul></div>',
    ),
)
put(
    "alive",
    "zh news of a trade with an offer at its foot",
    "https://www.infoq.cn/article/yR3vqZ1tGk0uW5xJ",
    "大模型训练中的通信优化实践",
    page(
        "zh",
        "大模型训练中的通信优化实践_AI&大模型_周屿_InfoQ精选文章",
        '<div class="com-header">InfoQ 首页 | 架构 | 云计算 | AI | 前端 <a>写点什么</a> <a>登录/注册</a></div><h1 class="article-title">大模型训练中的通信优化实践</h1><p class="article-author">作者：周屿</p><div class="article-preview"><p>千卡规模下，通信时间一度占到一步的四成。我们花了一个季度把它压到百分之十二，这里讲讲踩过的坑。</p>'
        + prose("zh", 10, 34)
        + listing(50)
        + cards("zh", 6)
        + '</div><div class="geek-time">极客时间 训练营：新用户首单 ¥59，加入会员免费读 300 门课。<a>立即订阅</a></div><div>评论 1 条评论 <p>发布 暂无评论</p></div>',
    ),
)
put(
    "alive",
    "zh readme of a repository that is shut",
    "https://gitee.com/hezi/tiny-autograd",
    "tiny-autograd: 一百行实现自动求导",
    page(
        "zh-CN",
        "tiny-autograd: 一百行实现自动求导",
        '<header id="git-header-nav">Gitee 开源软件 企业版 高校版 私有云 <a href="/login">登录</a> <a href="/signup">注册</a></header><div class="project-closed-tips">该仓库已关闭：本仓库已迁移至 GitHub，此处不再维护，内容仅供参考（只读）。</div><div class="git-project-tree"><table><tr><td>autograd.py</td><td>3年前</td></tr><tr><td>test_ops.py</td><td>3年前</td></tr><tr><td>README.md</td><td>3年前</td></tr></table></div><div class="file_content markdown-body"><h1>tiny-autograd</h1><p>一个教学用的自动求导库，核心代码恰好一百行，不依赖 numpy。</p><h2>用法</h2><pre>from autograd import Var\nx = Var(3.0); y = x * x + x\ny.backward(); print(x.grad)  # 7.0</pre><h2>设计</h2><p>每个 Var 记住自己的父亲和局部导数；backward 时按拓扑逆序走一遍。没有广播，没有原地操作，也没有高阶导数，够用就好。</p><h2>测试</h2><p>每个运算都和有限差分比过，误差在十的负六次方以内。运行 <code>python -m pytest</code> 即可，全部跑完不到一秒。</p><h2>常见问题</h2><p>问：能训练 MNIST 吗？答：能，一轮大约四十分钟，去泡杯茶。问：为什么不用 numpy？答：因为想看清楚每一步。</p><h2>许可</h2><p>MIT</p></div><footer>深圳市奥思网络科技有限公司版权所有</footer>',
    ),
)
put(
    "alive",
    "zh a thesis as PDF",
    "https://www.jos.example.cn/pdf/6021.pdf",
    "深度学习编译器研究综述",
    b"%PDF-1.5\n%\xe2\xe3\xcf\xd3\n4 0 obj\n<</Length 9216/Filter/FlateDecode>>\nstream\nx\x9c"
    + bytes((n * 73 + n // 7) % 256 for n in range(9200))
    + b"\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 40>>\nstartxref\n118230\n%%EOF\n",
    PDF,
)
put(
    "alive",
    "zh phone page that asks for its app, whole",
    "https://m.toutiao-like.example.com/i6912345678901234567/",
    "显卡训练时显存为什么越用越多",
    page(
        "zh",
        "显卡训练时显存为什么越用越多",
        '<div class="open-bar">打开APP，看更多精彩内容<button>打开</button></div><article><h1>显卡训练时显存为什么越用越多</h1><div>老周讲 AI · 2021-01-01 09:12</div><p>很多新手发现，训练到第二轮显存就满了。十有八九是把 loss 直接加进了列表。loss 手里拽着整张图，图手里拽着所有中间结果，自然越攒越多。</p><p>解决办法也简单，取数值的时候写 loss.item()，它会把数字拷回来，图就可以放手了。</p><p>还有一种情况是验证的时候忘了关梯度。套一层 no_grad，前向就不再存中间结果，显存立刻少一半。</p><p>如果都不是，那就看看是不是缓存。框架从驱动那里要来的显存不会马上还，系统监控看到的数字包含了这部分，清空缓存之后再看才准。</p><p>有网友问，为什么我只开了推理，显存还是占了几百兆？因为上下文和核函数本身就要占地方，哪怕你一个张量都没有。这部分省不掉，换成更小的镜像也没用。</p><p>最后教大家一招：每隔一百步打印一次已分配的峰值，画成曲线。平的就是正常，斜着往上走就是漏了，锯齿形的多半是输入长度不固定造成的碎片。</p></article><div class="bottom">已展示全文 · 打开APP 查看 36 条评论</div>'
        + menu("打开APP阅读更多热门|下载客户端", "div"),
    ),
)
put(
    "alive",
    "zh slides",
    "https://slides.ganlan.tech/2022/pytorch-compile/",
    "PyTorch 2.0 编译栈导览（幻灯片）",
    page(
        "zh",
        "PyTorch 2.0 编译栈导览",
        '<div class="reveal"><div class="slides"><section><h1>PyTorch 2.0 编译栈导览</h1><p>橄榄技术沙龙 · 2022 冬</p></section><section><h2>三层</h2><ul><li>抓图：改写字节码</li><li>改图：拆成基本算子，前反向切开</li><li>生成：循环层中间表示 → Triton</li></ul></section><section><h2>抓不住怎么办</h2><p>断图！前半段编译，后半段照旧。</p></section><section><h2>守卫</h2><p>形状变了？类型变了？重新编译。</p></section><section><h2>404：Graph Not Found</h2><p>打印日志的环境变量见讲义</p></section><section><h2>谢谢</h2></section></div></div><script src="dist/reveal.js"></script><script>Reveal.initialize({hash:true})</script>',
    ),
)
put(
    "alive",
    "zh on denied access in a container",
    "https://developer.aliyun.com/article/778812",
    "Access Denied！容器里训练脚本权限问题排查",
    page(
        "zh",
        "Access Denied！容器里训练脚本权限问题排查-阿里云开发者社区",
        '<div class="ace-homepage-2020-hmod">阿里云 开发者社区 大数据与机器学习 文章 正文 <a>登录/注册</a></div><h1>Access Denied！容器里训练脚本权限问题排查</h1><p>简介： 访问被拒绝，可能是用户、可能是挂载、也可能是安全模块。</p><div class="article-content"><p>现象是这样的：同一个镜像，本机跑得好好的，放到集群上就提示 Permission denied，您没有权限访问该资源。</p>'
        + prose("zh", 13, 12)
        + '<pre>docker run --security-opt seccomp=unconfined -u $(id -u) …\nls: cannot access: Permission denied</pre></div><div class="copyright">版权声明： 本文内容由阿里云实名注册用户自发贡献，版权归原作者所有。如果您发现本社区中有涉嫌抄袭的内容，填写侵权投诉表单进行举报，一经查实，本社区将立刻删除涉嫌侵权内容。</div><div>相关文章 '
        + menu("OSS 403 AccessDenied 报错解决|ACK 节点不存在怎么办|RAM 权限详解")
        + '</div><script src="//g.alicdn.com/sd/ncpc/nc.js"></script><script src="https://g.alicdn.com/AWSC/AWSC/awsc.js"></script>',
    ),
)
put(
    "alive",
    "zh taking a sliding puzzle apart",
    "https://reverse.ankong.me/posts/slider/",
    "极验滑块的轨迹是怎么判的",
    hexo(
        "暗孔",
        "极验滑块的轨迹是怎么判的 | 暗孔",
        '<article><h1>极验滑块的轨迹是怎么判的</h1><p>声明：仅供学习，请勿用于非法用途。如有侵权请联系删除。</p><p>页面一上来就加载 gt.js，随后调用下面这段：</p><pre><code>initGeetest({gt: data.gt, challenge: data.challenge, offline: !data.success, new_captcha: true}, function (captchaObj) {\n  captchaObj.appendTo("#captcha");\n});</code></pre><p>拖动滑块完成拼图的时候，脚本每隔十几毫秒记一个点。人手有加速、有过冲、有回调；机器画的线太直，一眼假。我把两百条自己的轨迹画在一张图上，横轴时间，纵轴位移，能明显看到末端那一小段抖动。</p><p>把点列归一化，喂给一个两层的 GRU，就能把真假分开，准确率九成五。反过来，用它当判别器去训练生成器，也能骗过去，不过那就不往下写了。</p>'
        + prose("zh", 9, 4)
        + "</article>",
    ),
)
put(
    "alive",
    "zh a blog's feed",
    "https://yuwei.blog/atom.xml",
    "余味的博客",
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>余味的博客</title><link href="/atom.xml" rel="self"/><updated>2023-02-11T03:00:00Z</updated>'
    + "".join(
        f"<entry><title>{t}</title><link href='https://yuwei.blog/p/{n}/'/><id>https://yuwei.blog/p/{n}/</id><content type='html'>{TEXT['zh'][n]}</content></entry>"
        for n, t in enumerate(
            ["调度表长什么样", "我的编译环境", "为什么要有调度表", "引用计数放在哪", "用 gdb 看一次加法"]
        )
    )
    + "</feed>",
    "application/atom+xml",
)
put(
    "alive",
    "zh developers' community with its statement of rights",
    "https://cloud.tencent.com/developer/article/1519830",
    "PyTorch Hook 机制完全指南",
    page(
        "zh",
        "PyTorch Hook 机制完全指南-腾讯云开发者社区-腾讯云",
        '<header class="cdc-header">腾讯云 开发者社区 文档 建议反馈 控制台 <a>登录/注册</a></header><div class="cdc-crumb">社区首页 &gt;专栏 &gt;PyTorch Hook 机制完全指南</div><h1>PyTorch Hook 机制完全指南</h1><div>发布于 2019-10-15 16:28:00 · 文章被收录于专栏：一只程序羊</div><div class="rno-markdown"><p>钩子是挂在图上的小耳朵。张量上挂的听梯度，模块上挂的听输入输出。听归听，返回一个值的话就能改掉它。</p>'
        + prose("zh", 5, 26)
        + listing(12)
        + CODE
        + '</div><div>本文参与 <a>腾讯云自媒体同步曝光计划</a>，分享自微信公众号。原始发表：2019-10-13，如有侵权请联系 cloudcommunity@tencent.com 删除</div><div class="cdc-login-modal" hidden>扫码登录 微信登录 QQ登录 手机号验证</div><footer>Copyright © 2013 - 2024 Tencent Cloud. All Rights Reserved. 腾讯云 版权所有</footer><script src="https://turing.captcha.qcloud.com/TCaptcha.js"></script>',
    ),
)
put(
    "alive",
    "zh raw Markdown",
    "https://raw.githubusercontent.com/somebody/notes/master/torch/storage.md",
    "Storage 笔记",
    "# Storage 笔记\n\n> 状态：草稿，后面几节还没写完\n\n## 1. 谁拥有内存\n\n`StorageImpl` 里有一个 `DataPtr`，它带着析构函数。把外面的内存包进来的时候，析构函数可以是空的。\n\n## 2. 大小\n\n以字节计，不是元素个数。早期版本里两者混用，改了大半年。\n\n## 3. 共享\n\n跨进程的时候走文件描述符，不走文件名，所以进程崩了也不会留垃圾。\n\n## 4. 写时复制\n\nTODO\n",
    PLAIN,
)
put(
    "alive",
    "zh encyclopaedic page of a status code, in UTF-16",
    "https://wiki.xiaoma.example/http/404",
    "HTTP 404",
    page(
        "zh",
        "404 - 小马维基",
        "<div id='mw-navigation'>导航 首页 最近更改 随机页面 帮助 创建账号 登录</div><h1 id='firstHeading'>404</h1><div id='mw-content-text'><p><b>404</b>（未找到）是 HTTP 的一个状态码，表示服务器找不到请求的资源。传说它来自某栋楼的 404 房间，但这一说法没有可靠来源。</p><p>与 410 的区别在于：410 明确表示资源曾经有过、如今永久移除；404 则不说明是暂时还是永久。</p><p>许多网站会设计有趣的 404 页面，例如游戏、动画或寻人启事。也有网站错误地用 200 返回这样的页面，给检查工具带来麻烦。</p><p>在中国网络用语中，“被 404”亦指文章被删除、无法查看。</p><h2>参见</h2><ul><li>HTTP 状态码</li><li>链接腐坏</li></ul></div><div id='footer'>本页面最后编辑于 2022年5月3日。</div>",
        charset="utf-16",
    ).encode("utf-16"),
    BARE,
)
put(
    "alive",
    "zh a video site's column",
    "https://www.bilibili.com/read/cv9083317",
    "手把手带你读 nn.Module",
    page(
        "zh",
        "手把手带你读 nn.Module - 哔哩哔哩",
        '<div id="bili-header">首页 番剧 直播 游戏中心 会员购 <span>登录</span></div><div class="article-holder"><h1 class="title">手把手带你读 nn.Module</h1><p>赋值的时候发生了什么？<code>__setattr__</code> 会看看你塞进来的是参数、缓冲还是子模块，分别放进三个字典。删掉的时候也一样。</p>'
        + prose("zh", 15, 11)
        + '</div><p class="original-info">本文为我原创 本文禁止转载或摘编</p><div class="comment">评论已关闭</div><script>window.__INITIAL_STATE__={"cvid":9083317,"readInfo":{"state":0,"title":"手把手带你读 nn.Module"},"code":0,"message":"0"}</script>',
    ),
)
put(
    "alive",
    "en issue about a symbol that is not found",
    "https://github.com/tinyml-lab/nanotorch/issues/381",
    "Linker error: symbol not found for architecture arm64",
    hub(
        "Linker error: symbol not found for architecture arm64 · Issue #381 · tinyml-lab/nanotorch · GitHub",
        '<div class="gh-header-show"><h1><bdi class="js-issue-title">Linker error: symbol not found for architecture arm64</bdi> <span>#381</span></h1><span class="State State--closed">Closed as not planned</span></div><div class="js-discussion"><div class="comment-body"><p>Building the extension on an M1 fails at the last step:</p><pre>ld: symbol(s) not found for architecture arm64\nclang: error: linker command failed with exit code 1 (use -v to see invocation)</pre><p>The same commit links on an Intel Mac.</p></div><div class="minimized-comment">This comment has been minimized. Sign in to view</div><div>ghost deleted a comment from stale-bot</div><div class="comment-body"><p>You are mixing an x86 static library with an arm build of Python. Run <code>lipo -info</code> on it. The download link in our wiki is dead, by the way, use the release page.</p></div><div>This conversation has been locked as resolved and limited to collaborators.</div></div><div class="discussion-sidebar">Assignees: No one assigned · Labels: None yet · Projects: None yet · Milestone: No milestone</div><div class="signed-out-comment">Sign up for free to join this conversation on GitHub. Already have an account? Sign in to comment</div>',
    ),
)
put(
    "alive",
    "en pull request of a branch that is gone",
    "https://github.com/tinyml-lab/nanotorch/pull/77",
    "Make the allocator thread safe",
    hub(
        "Make the allocator thread safe by mkuusela · Pull Request #77 · tinyml-lab/nanotorch · GitHub",
        '<h1><bdi>Make the allocator thread safe</bdi> #77</h1><span class="State State--merged">Merged</span> mkuusela merged 3 commits into tinyml-lab:main from unknown repository<div class="comment-body"><p>Takes the lock per device instead of globally. The benchmark in <code>bench/alloc.py</code> goes from 410 ms to 96 ms with eight threads. Blocks that wait for events stay in their own list, under the same lock.</p></div><div>This file was deleted. <code>src/alloc_old.cc</code></div><div>ghost reviewed: can we keep the old name as an alias? — Done in 5f1c2ab.</div><div class="branch-action"><p>The head repository has been deleted · mkuusela deleted the branch</p></div>',
    ),
)
put(
    "alive",
    "en gist",
    "https://gist.github.com/ohlmann/8d7b8b6a51c0bb3a9f2e",
    "pin_memory_bench.py",
    hub(
        "Does pin_memory help? · GitHub",
        '<div class="gisthead"><a>ohlmann</a> / <strong>pin_memory_bench.py</strong> Created 4 years ago · Star 12 · Fork 3 · Code Revisions 2</div><div itemprop="about">Does pin_memory help?</div><table class="highlight"><tr><td>import time, torch</td></tr><tr><td>x = torch.empty(64 &lt;&lt; 20, dtype=torch.uint8)</td></tr><tr><td>p = x.pin_memory()</td></tr><tr><td>for src in (x, p):</td></tr><tr><td>    torch.cuda.synchronize(); t = time.perf_counter()</td></tr><tr><td>    src.to("cuda", non_blocking=True); torch.cuda.synchronize()</td></tr><tr><td>    print(src.is_pinned(), time.perf_counter() - t)</td></tr></table><div>Sign up for free to join this conversation on GitHub. Comments are disabled for this gist.</div>',
    ),
)
put(
    "alive",
    "en archived repository",
    "https://github.com/pixelfarm/fastaug",
    "fastaug: image augmentation on the GPU",
    hub(
        "GitHub - pixelfarm/fastaug: image augmentation on the GPU",
        '<div class="flash flash-warn">This repository was archived by the owner on Feb 9, 2022. It is now read-only.</div><strong><a>fastaug</a></strong> Public archive<div role="rowgroup">'
        + menu("src|tests|.gitignore|LICENSE|README.md|setup.py", "div")
        + '</div><article class="markdown-body"><h1>fastaug</h1><p><b>This project is no longer maintained. Moved to torchvision.transforms.v2; please do not file issues.</b></p><p>fastaug runs crops, flips and colour jitter on the device, for a whole batch at once.</p><pre>pip install fastaug</pre><p>Each transform draws its parameters on the host, packs them into one small tensor and launches one kernel. On a V100 that is 11,000 images a second at 224 pixels.</p></article><div>Releases 4 · Packages: No packages published · There was an error while loading. Please reload this page.</div>',
    ),
)
put(
    "alive",
    "en manual's page named login",
    "https://docs.modelbarn.example/en/stable/reference/login/",
    "modelbarn login",
    manual(
        "en",
        "modelbarn 3.2 documentation",
        "login",
        "<h1>modelbarn login</h1><p>Sign in to the hub. You must be logged in to pull private models.</p><pre>modelbarn login [--token TOKEN] [--add-to-keychain]</pre><h2>Options</h2><dl><dt>--token</dt><dd>A token from your settings page. If it is missing you are asked for your user name and password.</dd><dt>--add-to-keychain</dt><dd>Keep the token in the system's keychain.</dd></dl><h2>Exit status</h2><p>0 when the token is good; 41 when the server answers <em>401 Unauthorized</em>; 43 when it answers <em>403 Access denied</em>, which also happens behind some company firewalls.</p><h2>Notes</h2><p>Your session has expired? Run the command again; the old token is revoked at once. Behind a proxy set <code>HTTPS_PROXY</code> first, or the command waits for two minutes and says that the page could not be reached.</p><p>On a cluster, log in once on the head node; the jobs read the same file. With several accounts use <code>--profile</code>, and <code>modelbarn whoami</code> to see which one is in force. Since 3.0 the token is kept in a file that only you can read.</p>",
        "Guide|Reference|login|logout|push|pull",
        '<div data-md-component="announce">You’re viewing an old version of this documentation. <a>Click here to go to latest.</a></div>',
    ),
)
put(
    "alive",
    "en manual's page of the code 404",
    "https://developer.tensorhub.example/errors/404.html",
    "404 Not Found",
    manual(
        "en",
        "TensorHub API",
        "404 Not Found",
        '<h1>404 Not Found</h1><p>The requested resource could not be found, or your key may not see it. We do not tell the two apart on purpose.</p><h2>Body</h2><pre>{"error": {"code": 404, "reason": "model_not_found", "message": "No such model: resnet-9000"}}</pre><h2>When it happens</h2><ul><li>The name is misspelt; names are case sensitive.</li><li>The model was deleted less than 30 days ago; see <a>restore</a>.</li><li>The region in the host name is not the region of the model.</li></ul><h2>What to do</h2><p>List the models that your key may see with <code>GET /v1/models</code>. Do not retry: the answer will not change by itself.</p>',
        "400|401|403|404|409|429|500",
    ),
)
put(
    "alive",
    "en one more step",
    "https://akinola.dev/one-more-step",
    "One more step",
    press(
        "en-GB",
        "Akinola writes",
        "One more step | Akinola writes",
        "<article><h1>One more step</h1><p>Optimisers have a method called step, and after a year of calling it I wanted to know what it does. Please complete the security check of your own understanding before you read on: does step know the loss?</p><p>It does not. It sees parameters and their grad fields, and a dictionary of state per parameter. Momentum is one more tensor in that dictionary, Adam needs two and a counter.</p><p>The foreach variant gathers all tensors in lists and calls one fused kernel per list. It is quicker and needs more memory for a moment, since the intermediate lists live together.</p>"
        + prose("en", 5, 8)
        + "</article>",
        "Home|About|Now",
        '<div id="cookie-law-info-bar">This website uses cookies to improve your experience. Accept Reject</div>',
    ),
)
put(
    "alive",
    "en on promises, entitled as a waiting room",
    "https://blog.sprocketry.org/2021/just-a-moment",
    "Just a moment…: what await really does",
    press(
        "en",
        "Sprocketry",
        "Just a moment... what await really does",
        "<article><h1>Just a moment… what <code>await</code> really does</h1><p>Checking your browser's console you may have seen that a coroutine was never awaited. This is the story of what happens between the keyword and the loop.</p><p>Await calls a method that yields a future all the way up to the loop, which parks the whole stack of generators until the future is done. No thread waits; the frames lie on the heap.</p><p>When many requests share one GPU, a queue in front of the model turns that into batching almost for free: each request awaits its future, one task collects what is there and runs the model once.</p>"
        + prose("en", 8, 4)
        + "</article>",
        "Articles|Tags|Feed",
    ),
)
put(
    "alive",
    "en whole story on a magazine with pleas to join",
    "https://medium.com/@rsolberg/reading-autograd-9f1d0e2a7c44",
    "Reading autograd with a pencil",
    page(
        "en",
        "Reading autograd with a pencil | by R. Solberg | Medium",
        '<div id="root"><div><a href="https://rsci.app.link/">Open in app</a> <a>Sign up</a> <a>Sign in</a> Write Search</div><article class="meteredContent"><h1>Reading autograd with a pencil</h1><p>R. Solberg · Follow · 7 min read · Apr 4, 2021</p><p>I printed four files, sat down without a computer and drew arrows. It is slow, and I have not understood anything as well since.</p>'
        + prose("en", 0, 20)
        + listing(40)
        + '</article><div>Sign up to discover human stories that deepen your understanding of the world. <b>Free</b> Distraction-free reading. No ads. <b>Membership</b> Read member-only stories. Support writers you read most.</div><footer>Help Status About Careers Press Blog Privacy Terms Text to speech Teams</footer></div><script>window.__APOLLO_STATE__={"ROOT_QUERY":{"viewer":null},"Post:9f1d0e2a7c44":{"isLocked":false,"visibility":"PUBLIC"}}</script>',
    ),
)
put(
    "alive",
    "en question that was closed",
    "https://stackoverflow.com/questions/61230111/why-does-view-fail-after-transpose",
    "Why does view fail after transpose?",
    page(
        "en",
        "python - Why does view fail after transpose? - Stack Overflow",
        '<header class="s-topbar">Stack Overflow About Products For Teams <a>Log in</a> <a>Sign up</a></header><h1 itemprop="name">Why does view fail after transpose? [closed]</h1><div class="s-notice"><b>Closed.</b> This question is not reproducible or was caused by typos. It is not currently accepting answers.</div><div class="postcell s-prose"><p>I get <code>RuntimeError: view size is not compatible with input tensor\'s size and stride</code> for a tensor that I transposed. Why?</p></div><div id="answers"><h2>2 Answers</h2><div class="answer"><p>A view may only describe memory with strides. After a transpose no single stride walks the elements in the order that you ask for, so use reshape, which copies when it has to, or call contiguous first.</p></div><div class="answer"><p>To add to that: a view that merges dimensions works whenever each merged pair satisfies stride[i] == stride[i+1] * size[i+1].</p></div></div><div id="post-form">Not the answer you\'re looking for? Browse other questions tagged python pytorch or ask your own question.</div><div class="js-consent-banner">Your privacy: By clicking “Accept all cookies”, you agree Stack Exchange can store cookies on your device.</div>',
    ),
)
put(
    "alive",
    "en on the inside of a browser check",
    "https://rawpackets.net/cf-challenge/",
    "What a Cloudflare challenge page does",
    press(
        "en",
        "raw packets",
        "Attention Required! What a Cloudflare challenge page does - raw packets",
        "<article><h1>What a Cloudflare challenge page does</h1><p>You know the page: <i>Verifying you are human. This may take a few seconds.</i> I saved one and read it for a week of evenings.</p><pre>&lt;script src=\"/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=7d0a\"&gt;&lt;/script&gt;\nwindow._cf_chl_opt={cvId:'2',cType:'managed',cNounce:'48211'}\n&lt;noscript&gt;Enable JavaScript and cookies to continue&lt;/noscript&gt;</pre><p>The options object carries the kind of challenge and a nonce. A first script fetches a second, which is a small virtual machine with a byte code that changes per visit. It measures fonts, the canvas, timers, and posts an encrypted blob.</p><p>If the blob pleases, a cookie named cf_clearance comes back and the page reloads. If it does not, you see a box to tick, and after that a ray ID to complain with.</p><p>None of that is proof of humanity. It is proof of a certain price per visit, and for most abuse the price is enough.</p>"
        + prose("en", 9, 3)
        + "</article><p>3 responses. Tom: the link to your dump is a 404.</p>",
        "Posts|Tools|Contact",
    ),
)
put(
    "alive",
    "en reference that is deprecated",
    "https://pytorch.example.org/docs/0.4.1/legacy_nn.html",
    "torch.legacy.nn",
    manual(
        "en",
        "Torch documentation 0.4.1",
        "torch.legacy.nn",
        "<h1>torch.legacy.nn</h1><div class='admonition warning'><p>Deprecated: this module has been removed in 1.0 and no longer exists. This page is kept for reference.</p></div><p>The package holds the modules of Lua Torch, for models that were saved there.</p><dl><dt>class torch.legacy.nn.Linear(inputSize, outputSize, bias=True)</dt><dd>Applies an affine map. <code>updateOutput(input)</code> computes the output, <code>updateGradInput(input, gradOutput)</code> the gradient of the input and <code>accGradParameters</code> those of weight and bias.</dd><dt>class torch.legacy.nn.Sequential</dt><dd>Plugs modules one after another. Use <code>add</code>, <code>insert</code> and <code>remove</code>.</dd><dt>class torch.legacy.nn.View(*args)</dt><dd>Reshapes its input. One size may be -1.</dd></dl>",
        "Package reference|torch|torch.nn|torch.legacy.nn",
        '<div class="version-warning">This documentation is for an unsupported version. The page you are looking for may have moved.</div>',
    ),
)
put(
    "alive",
    "en a paper as PDF",
    "https://www.cs.midland.example.edu/~hart/papers/dyn-ad-2019.pdf",
    "Dynamic automatic differentiation without a tape",
    b"%PDF-1.7\n%\xb5\xed\xae\xfb\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n7 0 obj\n<</Filter/FlateDecode/Length 20112>>\nstream\n"
    + bytes((n * n + 31 * n) % 251 for n in range(20112))
    + b"\nendstream\nendobj\n",
    PDF,
)
put(
    "alive",
    "en forum with a withdrawn post",
    "https://discuss.tensorfolk.org/t/grad-is-none-for-a-slice/20417",
    "grad is None for a slice",
    page(
        "en",
        "grad is None for a slice - autograd - Tensorfolk Forums",
        '<noscript><header><a href="/">Tensorfolk Forums</a></header><div id="main-outlet"><h1><a>grad is None for a slice</a></h1><div class="crawler-post"><b>jbeck</b> February 8, 2019<div itemprop="text"><p>I take <code>w[:10]</code> of a leaf and after backward its grad is None while w.grad is fine. Bug?</p></div></div><div class="crawler-post"><b>system</b><div itemprop="text"><p>(post deleted by author)</p></div></div><div class="crawler-post"><b>olga_p</b><div itemprop="text"><p>Not a bug. The slice is a new tensor with a grad_fn, so it is no leaf, and the engine hands its gradient on without keeping it. Call retain_grad() on the slice before backward if you want to look at it.</p></div></div><div class="crawler-post"><b>jbeck</b><div itemprop="text"><p>This post was flagged by the community and is temporarily hidden.</p></div></div></div><p>This topic was automatically closed 14 days after the last reply. New replies are no longer allowed.</p></noscript><div id="data-preloaded" data-preloaded="{}"></div>',
        '<meta name="generator" content="Discourse 2.4.0">',
    ),
)
put(
    "alive",
    "en three sentences without a recorded title",
    "http://pjm.sdf.example.org/tips/42.txt",
    "",
    "tip 42\n\nDo not time a GPU call with a stop watch around it: the call returns before the work is done.\nSynchronize, or use events. torch.utils.benchmark does it for you.\n\nprev: 41   next: 43\n",
    "text/plain",
)
put(
    "alive",
    "en on names that run out",
    "https://lettersfromdns.example.com/what-happens-when-a-domain-expires",
    "What happens when a domain expires",
    press(
        "en",
        "Letters from DNS",
        "This domain has expired. Now what? - Letters from DNS",
        "<article><h1>What happens when a domain expires</h1><p><i>This domain is for sale!</i> Every old list of links ends there sooner or later. Here is the time table between your last payment and a stranger's casino on your name.</p><p>Day 0: the registrar swaps your name servers for its own, and visitors see a parking page with advertisements. Mail bounces.</p><p>Day 30 or so: the redemption period. You may still have it back, at a price that is meant to teach you.</p><p>Day 65: pending delete, five days in which nobody can do anything. Then it drops, and within a second it belongs to one who bid for it, because of the links that point there.</p><p>Lists of links should look at what a page says and not at its status alone: a parked name answers 200.</p><p>Keep your card's date current and let a second person know the password. Renew for nine years if you are dead serious.</p></article>",
        "Letters|Buy the book",
        "<p>Parked free, courtesy of nobody.</p>",
    ),
)
put(
    "alive",
    "en security check of wheels",
    "https://ci-diary.example.net/security-check",
    "Security check: auditing the wheels we install",
    hexo(
        "CI diary",
        "Security check",
        "<article><h1>Security check: auditing the wheels we install</h1><p>Every night a job unpacks each wheel of our lock file, lists its shared objects and compares their digests with last week's. It found two surprises in a year, both harmless, and one project whose account had been suspended and whose name a squatter took.</p><p>The check takes four minutes because hashing runs in parallel and unchanged wheels are skipped by their size and date. Access is denied to the network for the rest of the job, so that a post-install hook cannot phone home.</p><p>To try it, copy the script below. It needs nothing but the standard library.</p>"
        + CODE
        + prose("en", 7, 6)
        + "</article>",
        "en",
        "Home|Archives",
    ),
)
put(
    "alive",
    "en under a great consent box",
    "https://www.datascientist-daily.example.com/articles/gradient-checkpointing",
    "Gradient checkpointing explained",
    page(
        "en",
        "Gradient Checkpointing, Explained • DataScientist Daily",
        '<div id="onetrust-consent-sdk"><div role="dialog" aria-label="Privacy Preference Center"><h2>We value your privacy</h2><p>We and our 812 partners store and access information on a device. To continue reading, accept or manage your choices. You may withdraw consent at any time.</p><button>Accept all</button><button>Reject all</button>'
        + menu("Strictly necessary|Performance|Targeting|Social media|List of vendors")
        + "</div></div><header>Subscribe Log in Newsletter</header><article><h1>Gradient Checkpointing, Explained</h1><p>Keep every tenth activation, recompute the other nine when they are needed. That is the whole idea; the rest is bookkeeping of random numbers.</p>"
        + prose("en", 2, 10)
        + '</article><div class="paywall-modal" style="display:none">You have reached your limit of free articles. Subscribe to continue.</div><section>Related'
        + menu("Page not found: debugging a router|10 tools you need|Transformers from scratch")
        + "</section>",
    ),
)
put(
    "alive",
    "ja old page in EUC-JP",
    "http://www.geo-like.example.ne.jp/~hayashi/autodiff.html",
    "自動微分入門",
    page(
        "ja",
        "自動微分入門",
        "<h1>自動微分入門</h1><p>林の研究メモ。リンク切れの報告はメールでお願いします。</p>"
        + prose("ja", 0, 9)
        + "<p><a href='index.html'>戻る</a></p>",
        charset="euc-jp",
    ),
    BARE,
    code="euc_jp",
)
put(
    "alive",
    "ja on making a sign-in screen",
    "https://zenn.dev/mochi_dev/articles/3f2b7a11c0de55",
    "ログインが必要です画面を作る",
    page(
        "ja",
        "「ログインが必要です」画面を作る",
        '<div id="__next"><header>Zenn Log in</header><article><h1>「ログインが必要です」画面を作る</h1><p>推論デモを社内に公開するとき、未ログインの人には「このページを表示するにはログインしてください」と出したい。Next.js の middleware で十行書けば済みます。</p><pre><code>if (!token) return NextResponse.redirect(new URL("/login", req.url))</code></pre><p>気をつけたいのは、存在しないページにもログインを求めてしまうことです。ページが見つかりません、と返すべきところで 200 を返すと、検索エンジンが迷子になります。</p>'
        + prose("ja", 3, 9)
        + "</article><section>Discussion ログインするとコメントできます</section></div>",
    ),
)
put(
    "alive",
    "ja a diary's article with another title",
    "https://kurage-ml.hatenablog.com/entry/2019/08/03/214500",
    "Understanding torch.einsum",
    page(
        "ja",
        "torch.einsum を理解する - くらげの機械学習日記",
        '<div id="globalheader-container">はてなブログ 読者になる</div><article class="entry"><h1 class="entry-title">torch.einsum を理解する</h1><div class="entry-content hatenablog-entry"><p>添字で計算を書く einsum は、慣れると手放せません。左辺に二度現れて右辺にない添字は足し合わされます。</p><pre>torch.einsum("bij,bjk-&gt;bik", a, b)</pre><p>内部では軸を並べ替えて bmm を呼んでいるだけです。</p>'
        + prose("ja", 2, 9)
        + '</div></article><div id="box2">'
        + menu("プロフィール|検索|リンク|最新記事|月別アーカイブ")
        + "</div><footer>Powered by Hatena Blog</footer>",
    ),
)
put(
    "alive",
    "ko on stopping robots",
    "https://velog.io/@dduk/captcha-101",
    "캡차는 어떻게 사람을 구별할까",
    page(
        "ko",
        "캡차는 어떻게 사람을 구별할까",
        '<div id="root"><header>velog <a>로그인</a></header><h1>캡차는 어떻게 사람을 구별할까</h1><p>"로봇이 아닙니다"를 누르는 순간 브라우저는 지난 몇 초 동안의 마우스 궤적을 보냅니다. 자동 입력 방지 문자를 입력해 주세요라는 화면은 점수가 낮을 때만 나옵니다.</p>'
        + prose("ko", 0, 8)
        + '<div class="comments">2개의 댓글 <p>삭제된 댓글입니다.</p><p>존재하지 않는 사용자: 링크가 깨졌어요</p></div></div><script>window.__APOLLO_STATE__={}</script>',
    ),
)
put(
    "alive",
    "ko old blog in EUC-KR",
    "http://hongik-ml.tistory-like.example.kr/17",
    "파이토치 데이터로더 파헤치기",
    page(
        "ko",
        "파이토치 데이터로더 파헤치기 :: 홍익 머신러닝",
        "<div id='header'>홈 | 태그 | 미디어로그 | 위치로그 | 방명록</div><div class='article'><h2>파이토치 데이터로더 파헤치기</h2>"
        + prose("ko", 0, 8)
        + "</div><div class='comment'>비밀댓글입니다. 관리자의 승인을 기다리고 있는 댓글입니다</div>",
        charset="euc-kr",
    ),
    "text/html; charset=euc-kr",
    code="euc_kr",
)
put(
    "alive",
    "ru article whose comments were wiped",
    "https://habr.com/ru/articles/460213/",
    "Почему две видеокарты медленнее одной",
    page(
        "ru",
        "Почему две видеокарты медленнее одной / Хабр",
        '<div id="app"><header>Хабр Моя лента Все потоки Разработка Администрирование <a>Войти</a></header><article class="tm-article-presenter__content"><h1>Почему две видеокарты медленнее одной</h1>'
        + prose("ru", 0, 8)
        + listing(30)
        + '</article><div class="tm-comments"><p>Комментарии 3</p><p>НЛО прилетело и опубликовало эту надпись здесь</p><p>Комментарий удалён автором</p><p>Картинки не открываются: страница не найдена</p></div><footer>Ваш аккаунт Войти Регистрация Разделы Информация Услуги</footer></div>',
    ),
)
put(
    "alive",
    "de post with a notice that its repository moved",
    "https://blog.rechenknecht.example.de/eigene-operatoren/",
    "Eigene Operatoren registrieren",
    press(
        "de",
        "Rechenknecht",
        "Eigene Operatoren registrieren – Rechenknecht",
        "<article><h1>Eigene Operatoren registrieren</h1><p><em>Hinweis vom Mai 2022: Dieser Beitrag ist veraltet, das Repository ist umgezogen, und die alten Verweise führen ins Leere.</em></p>"
        + prose("de", 0, 8)
        + "</article><p>Sie müssen angemeldet sein, um einen Kommentar abzugeben.</p>",
        "Start|Archiv|Impressum|Datenschutz",
    ),
)
put(
    "alive",
    "fr note on denied access",
    "https://www.carnet-gpu.example.fr/acces-refuse/",
    "Accès refusé : quand CUDA ne voit plus la carte",
    press(
        "fr-FR",
        "Carnet GPU",
        "Accès refusé : quand CUDA ne voit plus la carte",
        "<article><h1>Accès refusé : quand CUDA ne voit plus la carte</h1><p>Après une mise à jour du noyau, plus rien : <code>/dev/nvidia0: permission denied</code>. L'utilisateur n'était plus dans le groupe video, et le pilote ne le disait pas.</p>"
        + prose("fr", 0, 7)
        + "</article>",
        "Accueil|Articles|À propos",
        "<p>Vous n'êtes pas connecté. Se connecter</p>",
    ),
)
put(
    "alive",
    "es article with a dead companion",
    "https://aprendiendo-tensores.example.es/2020/05/suma.html",
    "El viaje de una suma",
    page(
        "es",
        "Aprendiendo tensores: El viaje de una suma",
        "<div class='header-inner'>Aprendiendo tensores</div><div class='post hentry'><h3 class='post-title'>El viaje de una suma</h3><div class='post-body'>"
        + prose("es", 0, 7)
        + CPP
        + "</div></div><div id='comments'><h4>2 comentarios:</h4><p>El enlace al cuaderno ya no existe, la página no se encuentra.</p><p>Un administrador del blog ha eliminado este comentario.</p></div><div>Entrada más reciente Inicio Entrada antigua · Con la tecnología de Blogger.</div>",
        "<meta content='blogger' name='generator'/>",
    ),
)

# What is gone.

put(
    "gone",
    "zh data in place of a column",
    "https://zhuanlan.zhihu.com/p/65822256",
    "PyTorch 分布式训练简明教程",
    '{"error":{"code":4041,"name":"ResourceNotFoundException","message":"您所访问的文章飞走了，去别处看看吧","need_login":false}}',
    JSON,
)
put(
    "gone",
    "zh note that its author put away",
    "https://www.jianshu.com/p/0a7c92b1f4e2",
    "反向传播的实现细节",
    page(
        "zh-CN",
        "简书 - 创作你的创作",
        '<header>简书 首页 下载APP 会员 IT技术 <a>登录</a> <a>注册</a></header><div class="error-page"><img src="/images/lock.svg"><p>作者把这篇文章收进了自己的抽屉，暂时不想给别人看。</p><a href="/">回到首页</a></div><section><h3>推荐阅读</h3>'
        + menu("我在大厂的第五年|秋天的第一碗羊汤|三十岁还要不要转行|如何坚持早起")
        + cards("zh", 9)
        + "</section>",
    ),
)
put(
    "gone",
    "zh under review behind recommendations",
    "https://blog.csdn.net/sparrow_k/article/details/120117734",
    "CUDA Graph 在推理中的使用",
    csdn(
        "CSDN博客",
        '<div class="status-box"><i class="ico-wait"></i><p>小编正拿着放大镜核对这篇内容，核对完毕之前它不对外展示。</p><a>返回博主首页</a></div><div class="recommend-box"><h3>猜你喜欢</h3>'
        + "".join(
            f'<div class="recommend-item-box"><h4>{t}</h4><div class="desc">{TEXT["zh"][n + 2][:70]}…</div><span>阅读 {n + 3}.1k 评论 {n} 点赞 {n * 7}</span></div>'
            for n, t in enumerate(
                [
                    "CUDA 入门看这一篇",
                    "TensorRT 部署流水账",
                    "显存碎片怎么办",
                    "C++ 推理框架选型",
                    "算子融合小记",
                    "流水线并行图解",
                ]
            )
        )
        + "</div>",
    ),
)
put(
    "gone",
    "zh public article withdrawn by its publisher",
    "https://mp.weixin.qq.com/s/hT0q3yZb5rVn2e8Xkq7f9A",
    "Triton 语言初探",
    page(
        "zh",
        "",
        '<div class="weui-msg"><div class="weui-msg__icon-area"><i class="weui-icon-warn weui-icon_msg-primary"></i></div><div class="weui-msg__text-area"><h2 class="weui-msg__title warn">该内容已被发布者删除</h2></div></div><script>var cgiData = {"ret":0,"type":"7"}; window.logs = {};</script>',
        '<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="//res.wx.qq.com/open/libs/weui/2.4.4/weui.min.css">',
    ),
)
put(
    "gone",
    "zh public account that was shut",
    "https://mp.weixin.qq.com/s?__biz=MzA3NjM1OTQ2OQ==&mid=2650412093&idx=1&sn=ad91c2",
    "一文看懂 AllReduce",
    page(
        "zh",
        "公众平台",
        '<div class="page_msg"><div class="icon_area"><i class="icon_msg warn"></i></div><div class="text_area"><h2 class="title">此帐号已被屏蔽, 内容无法查看</h2><p class="tips">由用户投诉并经平台审核，涉嫌违反相关法律法规和政策</p><a>查看对应规则</a></div></div>',
    ),
)
put(
    "gone",
    "zh video site's shell that knows",
    "https://www.bilibili.com/read/cv5512309",
    "从零实现一个自动求导引擎",
    page(
        "zh",
        "哔哩哔哩 (゜-゜)つロ 干杯~-bilibili",
        '<div id="app"><div class="error-container"><div class="error-panel"><a href="//www.bilibili.com">返回首页</a></div><div class="text">啊叻？你想看的专栏被外星人绑走了！</div></div></div><script>window.__INITIAL_STATE__={"cvid":5512309,"readInfo":null,"code":-404,"message":"啥都木有","isShow":false}</script>',
        '<meta name="keywords" content="B站,弹幕,字幕,AMV,MAD,MTV,ANIME"><script src="//s1.hdslb.com/bfs/static/jinkela/long/js/jquery/jquery1.7.2.min.js"></script>',
    ),
)
put(
    "gone",
    "zh developers' site, told in the title's end",
    "https://juejin.cn/post/6844903769322393608",
    "TorchScript 踩坑记录",
    page(
        "zh",
        "掘金 - 一个帮助开发者成长的社区 - 您来晚了，文章已经下架",
        '<div id="juejin"><header>首页 沸点 课程 直播 活动 <button>登录 | 注册</button></header><div class="not-found"><img alt="" src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4="></div><footer>关于我们 友情链接 用户协议 营业执照 京ICP备18012699号-3</footer></div>',
    ),
)
put(
    "gone",
    "zh written for its owner's eyes alone",
    "https://www.cnblogs.com/lulu-stack/p/13110927.html",
    "C++ 扩展编译过程分析",
    page(
        "zh-cn",
        "博客园 - 开发者的网上家园",
        '<div id="top_nav">博客园 首页 新闻 博问 闪存 班级 <a>注册</a> <a>登录</a></div><div id="main"><div class="tip"><p>您没有缘分看到这一篇：它被设成了“只有我自己可以访问”。</p><p><a href="javascript:history.back()">返回上一页</a></p></div></div><div id="footer"><div>关于博客园 联系我们 广告服务 人才服务</div>©2004-2024 博客园</div>',
    ),
)
put(
    "gone",
    "zh thrown home with a note in the query",
    "https://www.ai-shuyuan.cn/course/notes/8812",
    "混合精度训练原理",
    page(
        "zh",
        "AI 书院 - 系统学习人工智能",
        "<nav>"
        + menu("首页|课程|训练营|企业服务|师资|下载APP")
        + '</nav><div class="banner"><h1>三个月成为算法工程师</h1><p>名师直播 + 项目实战 + 内推名额</p><button>立即试听</button></div><section><h2>热门课程</h2>'
        + menu("Python 零基础 ¥99|机器学习实战 ¥1999|大模型应用开发 ¥3999")
        + "</section><section><h2>学员说</h2><p>学完两个月拿到三份录用通知，感谢班主任。</p></section><footer>北京书院智学科技有限公司 京ICP备17001122号</footer>",
        BAIDU,
    ),
    final="https://www.ai-shuyuan.cn/?from=article_offline&lang=zh",
)
put(
    "gone",
    "zh led to a page of its own for the lost",
    "https://tech.yunfan-inc.com/2018/07/26/graph-executor.html",
    "图执行器的设计",
    page(
        "zh",
        "云帆技术团队",
        "<header>云帆技术团队 最新文章 关于我们 加入我们</header><main><h2>咦，走错片场了</h2><p>这里什么也没有，要不看看我们最近写了什么？</p>"
        + menu("千万级消息推送实践|前端监控体系建设|数据库中间件演进")
        + cards("zh", 4)
        + "</main>",
    ),
    final="https://tech.yunfan-inc.com/404.html",
)
put(
    "gone",
    "zh forum in GBK",
    "http://bbs.gpuworld.cn/thread-9921-1-1.html",
    "TensorCore 编程实例讲解",
    page(
        "zh",
        "提示信息 - GPU世界论坛 - Powered by Discuz!",
        '<div id="toptb">设为首页 收藏本站</div><div id="hd">GPU世界论坛 论坛 导读 排行榜 <form><input name="username">密码<input type="password"><button>登录</button></form></div><div id="ct" class="wp cl w"><div class="nfl"><div id="messagetext" class="alert_error"><p>抱歉，指定的主题不存在或已被删除或正在被审核</p><p class="alert_btnleft"><a href="javascript:history.back()">[ 点击这里返回上一页 ]</a></p></div></div></div><div id="ft">GMT+8, 2024-1-8 10:11 , Processed in 0.019 second(s), 7 queries.</div>',
        charset="gbk",
    ),
    "text/html; charset=gbk",
    code="gbk",
)
put(
    "gone",
    "zh plain text of a cloud notebook, GB 18030",
    "https://note.example-youdao.cn/share/plain?id=5b1e",
    "显存优化笔记",
    "主人已收回这份笔记的分享，您手里的钥匙打不开门了。\r\n",
    "text/plain; charset=gb18030",
    code="gb18030",
)
put(
    "gone",
    "zh name that lapsed",
    "http://www.shendu-xuexi.top/archives/331",
    "BatchNorm 的反向推导",
    page(
        "zh",
        "shendu-xuexi.top-域名停靠页",
        '<div class="top">阿里云万网 域名交易</div><div class="box"><h1>shendu-xuexi.top</h1><p>您访问的域名已过期，如果您是域名所有者，请尽快登录控制台续费。</p><p>域名到期未续费将被删除，届时他人可抢先注册。</p><a>立即续费</a> <a>我要报价</a></div><div>相关推荐：.com 首年 33 元 | 云服务器特惠 | 商标注册</div>',
    ),
)
put(
    "gone",
    "zh name taken by bookmakers",
    "http://www.codeforest.net.cn/pytorch-jit.html",
    "PyTorch JIT 源码解析",
    page(
        "zh",
        "完美体育·(中国)官方网站-WM SPORTS",
        "<header><img alt='完美体育'>"
        + menu("网站首页|体育赛事|真人娱乐|棋牌电竞|彩票投注|优惠活动|APP下载")
        + "</header><div><h1>完美体育官方网站</h1><p>完美体育拥有欧洲多国合法牌照，提供足球、篮球、电子竞技等投注服务，首存即送百分之百彩金，二十四小时极速提款，专业客服全程陪伴。</p><p>现在注册即送 88 元体验金，推荐好友再得 188 元，最高返水 1.2%。</p><h2>新闻动态</h2>"
        + menu("欧冠半决赛前瞻：谁能笑到最后|手机客户端全新升级公告|如何在平台安全存取款")
        + "</div><footer>Copyright © 完美体育 版权所有 | XML地图</footer><script src='https://js.users.51.la/21330011.js'></script>",
    ),
)
put(
    "gone",
    "zh fresh site of a server panel",
    "http://notes.dapanji.xyz/torch/einsum",
    "einsum 是怎么变成矩阵乘的",
    page(
        "zh",
        "恭喜，站点创建成功！",
        '<div class="container"><h1>恭喜, 站点创建成功！</h1><h3>这是默认index.html，本页面由系统自动生成</h3><ul><li>本页面在FTP根目录下的index.html</li><li>您可以修改、删除或覆盖本页面</li><li>FTP相关信息，请到“面板系统后台 &gt; FTP” 查看</li></ul></div>',
    ),
    sibling="404",
)
put(
    "gone",
    "zh a blog engine's empty list",
    "https://xiaoluohao.com/index.php/archives/88/",
    "记一次 NCCL 超时的排查",
    page(
        "zh",
        "小螺号",
        '<header id="header"><a id="logo" href="/">小螺号</a><nav>'
        + menu("首页|关于|友人帐", "span")
        + '</nav><form id="search"><input name="s" placeholder="输入关键字搜索"></form></header><div id="main"><article class="post"><h2 class="post-title">没有找到内容</h2></article></div><div id="secondary"><h3>最近回复</h3><ul><li>阿鱼: 期待更新</li><li>路过: 友链已加</li></ul><h3>归档</h3><ul></ul></div><footer>© 2024 小螺号. 由 Typecho 强力驱动.</footer>',
    ),
)
put(
    "gone",
    "zh a house that moved without its old things",
    "http://www.gaoxing-ai.com/blog/post/1024",
    "模型剪枝方法对比实验",
    page(
        "zh",
        "公告 - 高兴人工智能",
        "<div class='logo'>高兴人工智能</div><h1>致老朋友们</h1><p>感谢大家这些年的支持。公司业务调整以后，旧博客的文章不再保留，也没有迁移计划。</p><p>新的产品介绍请移步 gaoxing.tech，商务合作请联系 bd@gaoxing.tech。</p><p>江湖路远，后会有期。</p>",
    ),
    sibling="same",
)
put(
    "gone",
    "zh an old address answered like a search",
    "https://www.kaifazhe-baike.com/article/torch-fx-intro",
    "torch.fx 入门",
    page(
        "zh",
        "“article torch fx intro”的搜索结果 - 开发者百科",
        '<header>开发者百科 <input value="article torch fx intro"><button>搜一下</button></header><div class="result"><p>为您找到相关结果约 0 个</p><p>很遗憾，没有和“article torch fx intro”匹配的内容，建议：减少关键词、检查拼写。</p><h3>大家都在看</h3>'
        + menu("十大编程语言排行|Excel 函数大全|如何卸载 OneDrive|Java 面试题 200 道")
        + "</div>",
    ),
)
put(
    "gone",
    "zh a script that leads away",
    "https://www.tuling-club.cn/read/2190",
    "注意力机制的显存开销",
    '<!DOCTYPE html><html><head><meta charset="utf-8"><title></title></head><body><script type="text/javascript">\nsetTimeout(function () { window.location.replace("/error/404?u=" + encodeURIComponent(location.pathname)); }, 0);\n</script></body></html>',
)
put(
    "gone",
    "zh data of an object store",
    "https://oss-blog.oss-cn-hangzhou.aliyuncs.com/2019/dispatch.html",
    "调度机制演进史",
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error>\n  <Code>NoSuchKey</Code>\n  <Message>The specified key does not exist.</Message>\n  <RequestId>5E6A0F2B7C8D9E0011223344</RequestId>\n  <HostId>oss-blog.oss-cn-hangzhou.aliyuncs.com</HostId>\n  <Key>2019/dispatch.html</Key>\n</Error>\n',
    XML,
)
put(
    "gone",
    "zh the writer was barred",
    "https://my.oschina.net/u/3920017/blog/4291774",
    "如何给 PyTorch 提交第一个补丁",
    page(
        "zh",
        "出了点状况 - OSCHINA - 中文开源技术交流社区",
        "<nav>"
        + menu("首页|资讯|专区|问答|活动|软件库|Tool|博客")
        + "<a>登录</a><a>注册</a></nav><div class='ui message'><p>因多次违反社区公约，这位博主已经被请出了社区，他留下的文字也一并收起。</p></div><div>热门专区 "
        + menu("大前端|云计算|数据库|操作系统|信创")
        + cards("zh", 12)
        + "</div><footer>©OSCHINA(OSChina.NET) 工信部 开源软件推进联盟 指定官方社区 粤ICP备12009483号</footer>",
    ),
)
put(
    "gone",
    "zh nothing at all",
    "http://wangxiaohei.com/blog/2018/cuda-warp",
    "理解 warp 与分支发散",
    b"\r\n\r\n",
    BARE,
    final="http://wangxiaohei.com/blog/2018/cuda-warp",
)
put(
    "gone",
    "en a host's page for a site that is not there",
    "https://ptnotes.github.io/autograd/2018/05/12/engine.html",
    "The autograd engine, annotated",
    page(
        "en",
        "Site not found · GitHub Pages",
        '<div class="container"><h1>404</h1><p><strong>There isn\'t a GitHub Pages site here.</strong></p><p>If you\'re trying to publish one, <a href="https://help.github.com/pages/">read the full documentation</a> to learn how to set up <strong>GitHub Pages</strong> for your repository, organization, or user account.</p><div id="suggestions"><a href="https://githubstatus.com">GitHub Status</a> — <a>@githubstatus</a></div></div>',
    ),
)
put(
    "gone",
    "en the writer left a magazine",
    "https://medium.com/@t.okonjo/cuda-streams-in-anger-5c0ffee12345",
    "CUDA streams in anger",
    page(
        "en",
        "Medium",
        '<div id="root"><a>Open in app</a> <a>Sign up</a> <a>Sign in</a><div><h1>This one packed up.</h1><p>The person who wrote here has closed their account, and took their stories along.</p><a>Go to homepage</a></div><h4>Recommended from Medium</h4>'
        + menu(
            "I stopped drinking coffee|Seven habits of staff engineers|Your React app is slow|A letter to my younger self"
        )
        + cards("en", 8)
        + "</div><script>window.__APOLLO_STATE__={}</script>",
    ),
)
put(
    "gone",
    "en taken down by the rules",
    "https://hackernotes.example.com/p/leaky-graphs",
    "Leaky graphs",
    page(
        "en",
        "Hackernotes — 451-ish",
        "<nav>"
        + menu("Top|New|Tags|About")
        + "</nav><main><p>Our moderators have pulled this post because it ran afoul of section 4 of the house rules (copied work).</p><p>An appeal is open to its author until the end of the month.</p></main><footer>Hackernotes is a reader funded site.</footer>",
    ),
)
put(
    "gone",
    "en nginx at its first start",
    "http://deep.wexford-labs.io/posts/allocator/",
    "Inside the caching allocator",
    '<!DOCTYPE html>\n<html>\n<head>\n<title>Welcome to nginx!</title>\n<style>\nhtml { color-scheme: light dark; }\nbody { width: 35em; margin: 0 auto;\nfont-family: Tahoma, Verdana, Arial, sans-serif; }\n</style>\n</head>\n<body>\n<h1>Welcome to nginx!</h1>\n<p>If you see this page, the nginx web server is successfully installed and\nworking. Further configuration is required.</p>\n\n<p>For online documentation and support please refer to\n<a href="http://nginx.org/">nginx.org</a>.<br/>\nCommercial support is available at\n<a href="http://nginx.com/">nginx.com</a>.</p>\n\n<p><em>Thank you for using nginx.</em></p>\n</body>\n</html>\n',
    BARE,
)
put(
    "gone",
    "en Apache at its first start",
    "http://mlsys.tumbleweed.example.org/tensoriterator",
    "A tour of TensorIterator",
    page(
        "en",
        "Apache2 Ubuntu Default Page: It works",
        '<div class="main_page"><div class="page_header floating_element"><img src="/icons/ubuntu-logo.png" alt="Ubuntu Logo"><span class="floating_element">Apache2 Ubuntu Default Page</span></div><div class="content_section_text"><p>This is the default welcome page used to test the correct operation of the Apache2 server after installation on Ubuntu systems. If you can read this page, it means that the Apache HTTP server installed at this site is working properly. You should <b>replace this file</b> (located at <tt>/var/www/html/index.html</tt>) before continuing to operate your HTTP server.</p><p>If you are a normal user of this web site and don\'t know what this page is about, this probably means that the site is currently unavailable due to maintenance.</p><h2>Configuration Overview</h2><p>Ubuntu\'s Apache2 default configuration is different from the upstream default configuration, and split into several files optimized for interaction with Ubuntu tools.</p><pre>/etc/apache2/\n|-- apache2.conf\n|       `--  ports.conf\n|-- mods-enabled\n|-- conf-enabled\n|-- sites-enabled</pre></div></div>',
    ),
    BARE,
)
put(
    "gone",
    "en account suspended by its host",
    "http://www.janedoeml.com/2017/11/backprop-by-hand/",
    "Backprop by hand",
    page(
        "en",
        "Account Suspended",
        '<div id="container"><h1><i class="fas fa-cog fa-spin"></i></h1><p>This Account has been suspended.</p><p><a href="mailto:webmaster@janedoeml.com">Contact your hosting provider for more information.</a></p></div>',
        '<link rel="stylesheet" href="//use.fontawesome.com/releases/v5.0.6/css/all.css">',
    ),
    final="http://www.janedoeml.com/cgi-sys/suspendedpage.cgi",
)
put(
    "gone",
    "en parked at a seller of room",
    "https://tensorcraft.blog/fused-adam",
    "Fusing Adam",
    page(
        "en",
        "Parked Domain name on Hostinger DNS system",
        '<nav><img alt="Hostinger" src="https://hpanel.hostinger.com/img/logo.svg">'
        + menu("Tutorials|Knowledge base|Affiliate program|hPanel login")
        + '</nav><div class="message"><h2>You Are All Set to Go!</h2><p>All you have to do now is upload your website files and start your journey. Check out how to do that below:</p><a>How to upload files</a><a>Install WordPress</a></div><div class="col"><h3>Buy website hosting</h3><p>Extremely fast, secure and user-friendly website hosting for your successful online projects.</p></div>',
    ),
)
put(
    "gone",
    "en a name with its price",
    "http://gradientdesk.com/notes/jit-passes.html",
    "JIT passes, one by one",
    '<!DOCTYPE html><html data-adblockkey="MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBANDrp2lz7AOmADaN8tA50LsWcjLFyQFcb_P2Txc58oYOeILb3vBw7J6f4pamkAQVSQuqYsKx3YzdUHCvbVZvFUsCAwEAAQ"><head><title>gradientdesk.com</title><script src="//www.google.com/adsense/domains/caf.js"></script></head><body><div id="domain">gradientdesk.com</div><h2>Related searches</h2><ul><li>Standing Desks</li><li>Gradient Color Palette</li><li>Office Furniture Near Me</li></ul><p>The owner of gradientdesk.com is offering it for an asking price of 2,895 USD. <a href="https://sedo.com/search/details/?domain=gradientdesk.com">Inquire</a></p><p>This webpage was generated by the domain owner using Sedo Domain Parking. Disclaimer: Sedo maintains no relationship with third party advertisers. Privacy Policy</p></body></html>',
    sibling="same",
)
put(
    "gone",
    "en data that says it in a field",
    "https://api-docs.shardy.example.com/guides/memory-format",
    "Memory formats",
    '{"ok": true, "page": null, "meta": {"slug": "guides/memory-format", "status": 404, "hint": "nothing is filed under that slug"}}',
    JSON,
)
put(
    "gone",
    "en the header leads away",
    "https://www.larkspur-ai.org/lab/notes/17",
    "Lab notes 17: quantization",
    "<html><head><title>Larkspur</title></head><body>One moment while we take you there.</body></html>",
    headers={"Refresh": "0; url=https://www.larkspur-ai.org/not-found"},
)
put(
    "gone",
    "en the head's meta leads away",
    "http://people.example.edu/~rkim/autodiff.html",
    "Notes on reverse mode",
    '<HTML><HEAD><META HTTP-EQUIV="refresh" CONTENT="1;URL=/errors/notfound.html"><TITLE>People</TITLE></HEAD><BODY BGCOLOR="#ffffff"><IMG SRC="/seal.gif"></BODY></HTML>',
    BARE,
)
put(
    "gone",
    "en frames that hold it",
    "http://www.parallelweb.example.net/tensors/layout.htm",
    "Tensor layouts",
    '<html><head><title>parallelweb</title></head><frameset rows="100%,*" border="0"><frame src="/missing/404.htm" name="main" noresize><noframes><body>Your browser does not do frames.</body></noframes></frameset></html>',
    BARE,
)
put(
    "gone",
    "en retired in UTF-16",
    "https://support.gigacorp.example.com/kb/ml-1140",
    "Using PyTorch with the Giga SDK",
    page(
        "en",
        "Giga Support",
        "<div>Giga Products Support Community</div><p>We have retired this article along with the product that it was about.</p><p>Try one of our popular topics:</p>"
        + menu("Reset my password|Download drivers|Register a device"),
        charset="utf-16",
    ).encode("utf-16"),
    "text/html; charset=utf-16",
)
put(
    "gone",
    "en an archive that was asked to forget",
    "https://web.archive.org/web/2019/https://oldnotes.example.com/torch",
    "Torch from the inside",
    page(
        "en",
        "Internet Archive Wayback Machine",
        '<div class="ia-banners">Ask the publishers to restore access to 500,000+ books.</div><nav>'
        + menu("Web|Texts|Video|Audio|Software|Images|Donate|About|Contact|Blog")
        + '</nav><form action="/web/submit"><input name="url" placeholder="Enter a URL or words related to a site’s home page"></form><div id="error"><p>Sorry.</p><p class="code shift red">This URL has been excluded from the Wayback Machine.</p></div><footer>The Wayback Machine is an initiative of the Internet Archive, a 501(c)(3) non-profit.</footer>',
    ),
)
put(
    "gone",
    "ja retired in Shift JIS",
    "http://techblog.nihon-gpu.example.co.jp/2018/cuda/",
    "CUDA メモリ管理の基礎",
    page(
        "ja",
        "日本GPU技術ブログ",
        "<div id='gnav'>"
        + menu("製品情報|導入事例|技術ブログ|採用|お問い合わせ")
        + "</div><div id='main'><p>お探しの記事は掲載期間が終わりました。長らくのご愛読ありがとうございました。</p></div><div id='foot'>Copyright (C) Nihon GPU Co., Ltd.</div>",
        charset="Shift_JIS",
    ),
    BARE,
    code="shift_jis",
)
put(
    "gone",
    "ko an alert in EUC-KR",
    "http://cafe.gpustudy.example.kr/bbs/view.php?id=lecture&no=217",
    "역전파 엔진 분석",
    "<html><head><meta http-equiv='Content-Type' content='text/html; charset=euc-kr'></head><body><script language='javascript'>alert('글쓴이가 지운 글이거나 처음부터 없던 글입니다.');history.back();</script></body></html>",
    BARE,
    code="euc_kr",
)
put(
    "gone",
    "ru back among drafts",
    "https://habr.com/ru/post/501234/",
    "Пишем свой autograd за вечер",
    page(
        "ru",
        "Хабр",
        "<div id='app'><header>Хабр Моя лента Все потоки Разработка Администрирование Дизайн <a>Войти</a></header><div class='tm-error-message'><p>Автор убрал публикацию в черновики. Возможно, когда-нибудь она вернётся.</p><a>На главную</a></div><aside>Читают сейчас "
        + menu("Почему я ушёл из IT|Как мы переехали на Kubernetes|Обзор клавиатур")
        + "</aside><footer>© 2006–2024, Habr</footer></div>",
    ),
)
put(
    "gone",
    "de no longer on the air",
    "https://www.funkhaus-technik.example.de/wissen/ki/tensoren-100.html",
    "Was ist ein Tensor?",
    page(
        "de",
        "Funkhaus Technik",
        "<header>"
        + menu("Nachrichten|Wissen|Mediathek|Podcast|Wetter")
        + "</header><main><h1>Dieser Inhalt ist leider nicht mehr verfügbar</h1><p>Aus rechtlichen Gründen dürfen wir viele Beiträge nur für eine begrenzte Zeit anbieten; danach müssen sie depubliziert werden.</p></main><aside>Mehr aus Wissen "
        + menu("Warum Katzen schnurren|Die Sonne im Labor|Wie Brücken schwingen")
        + cards("de", 6)
        + "</aside><footer>Impressum Datenschutz</footer>",
    ),
)
put(
    "gone",
    "fr a community that closed its doors",
    "https://openblog.example.fr/2017/09/autodiff-en-python",
    "La différentiation automatique en Python",
    page(
        "fr",
        "OpenBlog tire sa révérence",
        "<h1>Clap de fin</h1><p>Après douze ans, la plateforme a fermé le 30 juin 2021. Les blogs ont été effacés et ne peuvent plus être récupérés.</p><p>Merci à vous toutes et tous.</p>",
    ),
    sibling="same",
)
put(
    "gone",
    "es a shop on an old name",
    "http://www.redesneuronales-hoy.es/backpropagation/",
    "Backpropagation paso a paso",
    page(
        "es",
        "Zapatillas Outlet España | Envío gratis y hasta -70%",
        "<div>Envío gratis a partir de 49 €</div><nav>"
        + menu("Novedades|Hombre|Mujer|Niños|Rebajas|Carrito (0)")
        + "</nav><h1>Backpropagation paso a paso</h1><div class='products'>"
        + "".join(
            f"<div><img alt=''>Zapatillas Running Mod. {n}0{n} <s>{n + 80},95 €</s> {n + 30},95 € <button>Añadir al carrito</button></div>"
            for n in range(2, 9)
        )
        + "</div><footer>Atención al cliente · Cambios y devoluciones · Aviso legal · Visa Mastercard PayPal</footer>",
    ),
    sibling="same",
)

# What stands behind a wall.

put(
    "wall",
    "zh Aliyun's script of one argument",
    "https://segmentfault.com/a/1190000020190281",
    "PyTorch 的 C++ 前端",
    "<html><script>\nvar arg1='3E2F9A0C7B6D5E4F1A2B3C4D5E6F708192A3B4C5';\nvar _0x4818=['csKHwqMI','ZsKJwr8VeAsy','UcKiN8O/wplwMA==','JR8CTg=='];(function(_0x4c97f0,_0x1742fd){var _0x4db1c=function(_0x48181e){while(--_0x48181e){_0x4c97f0['push'](_0x4c97f0['shift']());}};_0x4db1c(++_0x1742fd);}(_0x4818,0x15b));\nfunction setCookie(name,value){var expiredate=new Date();expiredate.setTime(expiredate.getTime()+(3600*1000));document.cookie=name+\"=\"+value+\";expires=\"+expiredate.toGMTString()+\";max-age=3600;path=/\";}\nfunction reload(x){setCookie(\"acw_sc__v2\",x);document.location.reload();}\n</script></html>",
    headers={"Set-Cookie": "acw_tc=76b20f8f17012; path=/;HttpOnly;Max-Age=1800"},
)
put(
    "wall",
    "zh Aliyun's slider",
    "https://developer.aliyun.com/article/701022",
    "深度学习模型压缩实战",
    page(
        "zh",
        "验证码拦截",
        '<div id="nocaptcha"><div class="nc-container"><div id="nc_1_wrapper"><span>请按住滑块，拖动到最右边</span></div></div></div><p>亲，请拖动下方滑块完成验证</p><p>通过验证以确保正常访问</p><script>window._config_ = {"action":"captcha","url":"/article/701022/_____tmd_____/punish?x5secdata=xcqA0&x5step=1"};sessionStorage.x5referer = window.location.href;</script><script src="//g.alicdn.com/sd/punish/baxia-punish.min.js"></script>',
    ),
    headers={"bxpunish": "1"},
)
put(
    "wall",
    "zh Baidu's check",
    "https://baijiahao.baidu.com/s?id=1711223344556677889",
    "英伟达新架构的张量核心有什么变化",
    page(
        "zh",
        "百度安全验证",
        '<div class="timeout hide"><div class="timeout-img"></div><div class="timeout-title">网络不给力，请稍后重试</div><button class="timeout-button">返回首页</button></div><div class="timeout-feedback hide">问题反馈</div><script src="https://wappass.baidu.com/static/machine/js/api/mkd.js"></script><script src="https://ppui-static-wap.cdn.bcebos.com/static/touch/js/mkdjump_aac9df1.js"></script>',
    ),
    final="https://wappass.baidu.com/static/captcha/tuxing.html?ak=33c48884b7df83d4230e07cbcd0d07fd&backurl=https%3A%2F%2Fbaijiahao.baidu.com%2Fs%3Fid%3D1711223344556677889",
)
put(
    "wall",
    "zh GeeTest before a forum",
    "https://www.52hardware.cn/thread-1203456-1-1.html",
    "显卡压力测试脚本（PyTorch 版）",
    page(
        "zh",
        "访问验证 - 52硬件",
        '<div class="wrap"><h3>人太多啦，先排个队</h3><p>为了防止机器刷帖，点一下按钮再进去。</p><div id="gt-box"></div></div><script src="https://static.geetest.com/v4/gt4.js"></script><script>initGeetest4({captchaId:"54088bb07d2df3c46b79f80300b0abbe",product:"bind"},function(c){c.onReady(function(){c.showCaptcha()}).onSuccess(function(){fetch("/gt/pass",{method:"POST",body:JSON.stringify(c.getValidate())}).then(()=>location.reload())})})</script>',
    ),
)
put(
    "wall",
    "zh Tencent's check before a college's notes",
    "https://hpc.daxue-notes.edu.example.cn/posts/442",
    "NCCL 环形算法推导",
    page(
        "zh",
        "",
        '<div id="cap_iframe"></div><script src="https://turing.captcha.qcloud.com/TCaptcha.js"></script><script>window.onload=function(){var c=new TencentCaptcha("2046321881",function(res){if(res.ret===0){document.cookie="tc_ticket="+res.ticket;location.reload()}},{});c.show()}</script><noscript>需要脚本</noscript>',
    ),
)
put(
    "wall",
    "zh an unusual surrounding",
    "https://mp.weixin.qq.com/s/8zUq1r0mEoW2VtYxQ9bDcA",
    "PyTorch Profiler 使用心得",
    page(
        "zh",
        "",
        '<div class="weui-msg"><div class="weui-msg__icon-area"><i class="weui-icon-info weui-icon_msg"></i></div><div class="weui-msg__text-area"><h2 class="weui-msg__title">环境异常</h2><p class="weui-msg__desc">当前环境异常，完成验证后即可继续访问。</p></div><div class="weui-msg__opr-area"><a id="js_verify" class="weui-btn weui-btn_primary">去验证</a></div></div><script>var PAGE_MID="mmbizwap:secitptpage/verify.html";</script>',
    ),
    final="https://mp.weixin.qq.com/mp/wappoc_appmsgcaptcha?poc_token=HK3x&target_url=https%3A%2F%2Fmp.weixin.qq.com%2Fs%2F8zUq1r0mEoW2VtYxQ9bDcA",
)
put(
    "wall",
    "zh a column behind a script's cookie",
    "https://zhuanlan.zhihu.com/p/376925457",
    "PyTorch 内核剖析：TensorIterator",
    '<!doctype html><html lang="zh" data-theme="light"><head><meta charset="utf-8"/><title></title><meta id="zh-zse-ck" content="004_9XmL/BdH8w6wzQk=8PL0n"/></head><body><script src="https://static.zhihu.com/zse-ck/v4/b8f1b1a0.js"></script></body></html>',
    headers={"Set-Cookie": "__zse_ck=004_; path=/"},
)
put(
    "wall",
    "zh a column that suspects its reader",
    "https://zhuanlan.zhihu.com/p/28871960",
    "PyTorch 源码解读系列",
    page(
        "zh",
        "知乎 - 有问题，就会有答案",
        '<div class="Unhuman"><div class="Unhuman-tip">您的网络环境存在异常，为保证您的正常访问，请点击下方验证按钮进行验证。在您验证完成前，该提示将多次出现。</div><button class="Button Button--blue">开始验证</button><div class="Unhuman-verificationCode"></div></div><script src="https://static.zhihu.com/heifetz/account.unhuman.js"></script>',
    ),
    final="https://www.zhihu.com/account/unhuman?type=unhuman&message=&need_login=true",
)
put(
    "wall",
    "zh sign-in by a code to the phone",
    "https://www.xuedao.club/article/55612",
    "大模型推理的 KV 缓存",
    page(
        "zh",
        "学道 - 手机快捷登录",
        '<div class="login-card"><img class="logo"><h2>欢迎来到学道</h2><form><div class="row"><span>+86</span><input type="tel" maxlength="11" placeholder="请输入手机号"></div><div class="row"><input type="number" placeholder="短信验证码"><a class="send">获取验证码</a></div><button>登录 / 注册</button><label><input type="checkbox">我已阅读并同意《用户协议》和《隐私政策》</label></form><p>登录后继续阅读</p></div>',
    ),
)
put(
    "wall",
    "zh sign-in by a picture to scan",
    "https://wiki.lanjing-doc.cn/doc/7fbc1122",
    "分布式训练手册",
    page(
        "zh",
        "蓝鲸文档",
        '<div class="scan"><h3>微信扫码，马上查看</h3><canvas id="qr" width="220" height="220"></canvas><p>二维码 120 秒后失效，点击刷新</p><p>其他方式：钉钉 · 企业微信 · 单点登录</p></div><script>new QRCode("qr",{text:location.origin+"/qr/auth?redirect="+encodeURIComponent(location.href)});poll("/qr/state")</script>',
    ),
)
put(
    "wall",
    "zh sent to sign in, the way back in the query",
    "https://www.yuque.com/shenxi/torch/gqf8yt",
    "算子注册全流程",
    page(
        "zh",
        "登录 · 语雀",
        '<div id="ReactApp"></div><script>window.appData = JSON.parse(decodeURIComponent("%7B%22me%22%3A%7B%7D%2C%22locale%22%3A%22zh-cn%22%7D"));</script><script src="https://gw.alipayobjects.com/os/chair-script/skylark/login.js"></script>',
    ),
    final="https://www.yuque.com/login?goto=https%3A%2F%2Fwww.yuque.com%2Fshenxi%2Ftorch%2Fgqf8yt",
)
put(
    "wall",
    "zh a house's document and its rights",
    "https://bytelark.feishu.cn/docs/doccnLk2xq0",
    "训练平台设计文档",
    page(
        "zh",
        "飞书云文档",
        '<div id="app"><div class="no-permission"><h3>你还没有这份文档的阅读权限</h3><p>文档所有者：陈某某</p><textarea placeholder="向所有者说明理由"></textarea><button>申请权限</button><a>切换账号</a></div></div>',
    ),
)
put(
    "wall",
    "zh a paid course's first lines",
    "https://time.geekbang.org/column/article/287743",
    "第 12 讲 | 反向传播引擎是怎么调度的",
    page(
        "zh",
        "第 12 讲 | 反向传播引擎是怎么调度的-极客时间",
        "<header>极客时间 课程 训练营 企业版 <a>登录</a></header><article><h1>第 12 讲 | 反向传播引擎是怎么调度的</h1><div>讲述：江南 时长 14:32</div><p>你好，我是江南。上一讲留了一道思考题：如果一个节点的两个输入来自两块不同的显卡，它应该放进哪条队列？有不少同学给出了很好的答案。</p><p>今天我们就顺着这个问题……</p></article><div class='lock'>该试读文章来自付费专栏，如需阅读全部文章，请订阅专栏。<b>¥129</b> 新人首单 ¥68 <button>立即订阅</button><p>已有 8,231 人订阅 · 剩余 84% 内容</p></div><section>目录 "
        + menu("开篇词|第 1 讲|第 2 讲|第 3 讲|第 4 讲")
        + "</section>",
    ),
)
put(
    "wall",
    "zh a paid circle's shell",
    "https://wx.zsxq.com/dweb2/index/topic_detail/411255488112458",
    "显存泄漏排查清单",
    '<!DOCTYPE html><html lang="zh"><head><meta charset="utf-8"><title>知识星球</title><base href="/dweb2/"><link rel="icon" href="favicon.ico"></head><body><app-root><div class="loading"><img src="assets_dweb/loading.gif"></div></app-root><script src="runtime.5a1f.js" defer></script><script src="polyfills.77bd.js" defer></script><script src="main.0be1.js" defer></script></body></html>',
    sibling="same",
)
put(
    "wall",
    "zh to be read on in an app",
    "https://m.jishuquan.example.com/a/3319021",
    "为什么你的模型训练越来越慢",
    page(
        "zh",
        "为什么你的模型训练越来越慢",
        '<div class="top"><img>技术圈 <button>打开APP</button></div><h1>为什么你的模型训练越来越慢</h1><div class="content" style="max-height:420px;overflow:hidden"><p>上周组里的小王来找我，说他的训练脚本第一轮要二十分钟，第十轮要四十分钟，而且谁也没动过代码。</p><p>我问他三个问题：日志里存的是张量还是数字？数据是不是每轮重新解压？验证的时候关梯度了没有？</p></div><div class="mask"></div><a class="call-app">剩余 72% 的内容仅在 APP 内展示，去 APP 接着看</a><section>'
        + menu("APP 内热读：年薪百万的秘密|APP 内热读：架构师之路", "div")
        + cards("zh", 5)
        + "</section>",
    ),
)
put(
    "wall",
    "zh unlocked by coins a day",
    "https://blog.csdn.net/weixin_4410/article/details/126600315",
    "Transformer 算子融合详解",
    csdn(
        "Transformer 算子融合详解_transformer 融合-CSDN博客",
        '<h1 class="title-article">Transformer 算子融合详解</h1><div>最新推荐文章于 2023-11-02 10:00:00 发布</div><div id="article_content"><div id="content_views"><p>摘要：本文介绍了三种常见的融合方式，并给出了对应的 CUDA 代码。</p><h2>一、背景</h2><p>标准实现里 softmax 要读写显存三次……</p></div><div class="hide-article-box"><div class="vip-mask"><p>本文为专栏会员内容</p><b>最低0.47元/天 解锁文章</b><button>开通会员</button><span>200万优质内容无限畅学</span></div></div></div>',
    ),
)
put(
    "wall",
    "zh the rest for a word from an account",
    "https://www.itgaoshou.example.cn/p/891.html",
    "Docker 部署 PyTorch 服务全过程",
    hexo(
        "IT 高手之路",
        "Docker 部署 PyTorch 服务全过程 - IT 高手之路",
        '<article id="container"><h1>Docker 部署 PyTorch 服务全过程</h1><p>部署这件事，说简单也简单，说麻烦也真麻烦。先准备一台装好驱动的机器，然后按照下面的步骤一步一步来。</p></article><div id="read-more-wrap"><p>博主的服务器快养不起了，扫码关注公众号「高手之路」，回复“<b>口令</b>”得到六位数字，填进来就能看剩下的部分。</p><img src="/qr.jpg"><input placeholder="六位数字"><button>看全文</button></div><script src="https://readmore.openwrite.cn/js/readmore.js"></script><script>const btw = new BTWPlugin();btw.init({"id":"container","blogId":"22541-1588","name":"高手之路","keyword":"口令"});</script>',
    ),
)
put(
    "wall",
    "zh a post under a password of its own",
    "https://www.cnblogs.com/xiaoyouxi/p/11882031.html",
    "面试题整理：深度学习框架篇",
    page(
        "zh-cn",
        "博客园 - 密码保护",
        '<div class="login"><h3>请输入密码以阅读这篇博文</h3><form method="post"><input type="password" name="ViewPwd"><input type="submit" value="确定"></form><p>提示：我家猫的名字</p></div><div>©2004-2023 博客园</div>',
    ),
)
put(
    "wall",
    "zh a firewall of a host",
    "http://www.xinxihua.org.cn/news/html/88120.html",
    "国产深度学习框架发展报告",
    page(
        "zh",
        "网站防火墙",
        '<div style="width:600px;margin:80px auto"><div style="background:#3e9ddf;color:#fff">网站防火墙</div><p style="font-weight:600;color:#fc4f03">您的请求带有不合法参数，已被网站管理员设置拦截！</p><p>可能原因：您提交的内容包含危险的攻击请求</p><p>如何解决：1）检查提交内容；2）如网站托管，请联系空间提供商；3）普通网站访客，请联系网站管理员；</p></div>',
    ),
)
put(
    "wall",
    "zh one shell for each path",
    "https://ai.baidulike.example.com/paddlepaddle/doc/op-register",
    "算子注册机制（文档）",
    '<!DOCTYPE html><html><head><meta charset="utf-8"><title>开放平台</title><script>window.__ENV__={api:"https://gw.baidulike.example.com",ver:"5.18.2"}</script><link href="/static/css/app.2c9f.css" rel="stylesheet"></head><body><div id="app"></div><script src="/static/js/manifest.js"></script><script src="/static/js/vendor.9e8d.js"></script><script src="/static/js/app.7712.js"></script></body></html>',
    sibling="same",
)
put(
    "wall",
    "zh Cloudflare in Chinese",
    "https://www.v2like.example.com/t/611830",
    "大家训练模型都用什么显卡",
    page(
        "zh-CN",
        "请稍候…",
        '<div class="main-wrapper" role="main"><div class="main-content"><h1 class="zone-name-title h1">www.v2like.example.com</h1><h2 id="challenge-running">正在验证您是否是真人。这可能需要几秒钟时间。</h2><noscript><span id="challenge-error-text">Enable JavaScript and cookies to continue</span></noscript></div></div><script>(function(){window._cf_chl_opt={cvId:"3",cZone:"www.v2like.example.com",cType:"managed",cRay:"8f1c2d3e4f5a6b7c"};var a=document.createElement("script");a.src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1?ray=8f1c2d3e4f5a6b7c";document.head.appendChild(a)})();</script>',
        '<meta name="robots" content="noindex,nofollow"><meta http-equiv="refresh" content="360">',
    ),
    headers={"Server": "cloudflare", "cf-mitigated": "challenge"},
)
put(
    "wall",
    "en Anubis weighs a soul",
    "https://git.kernelhobby.example.org/torch-mirror/tree/c10/core/README.md",
    "c10/core/README.md",
    page(
        "en",
        "Making sure you&#39;re not a bot!",
        '<main><h1 id="title" class="centered-div">Making sure you&#39;re not a bot!</h1><div class="centered-div"><img id="image" style="width:100%;max-width:256px" src="/.within.website/x/cmd/anubis/static/img/pensive.webp?cacheBuster=v1.18.0"><p id="status">Loading...</p><script async type="module" src="/.within.website/x/cmd/anubis/static/js/main.mjs?cacheBuster=v1.18.0"></script><details><summary>Why am I seeing this?</summary><p>You are seeing this because the administrator of this website has set up Anubis to protect the server against the scourge of AI companies aggressively scraping websites.</p></details><noscript><p>Sadly, you must enable JavaScript to get past this challenge.</p></noscript></div></main><footer>Protected by Anubis from Techaro. Made with ❤️ in 🇨🇦.</footer>',
        '<script id="anubis_version" type="application/json">"v1.18.0"</script><script id="anubis_challenge" type="application/json">{"rules":{"algorithm":"fast","difficulty":4,"report_as":4},"challenge":"8a4c"}</script>',
    ),
)
put(
    "wall",
    "en Imperva's frame",
    "https://www.semiconductor-review.example.com/gpu-memory-hierarchy",
    "The GPU memory hierarchy",
    '<html style="height:100%"><head><META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"><meta name="format-detection" content="telephone=no"><meta name="viewport" content="initial-scale=1.0"></head><body style="margin:0px;height:100%"><iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31&xinfo=9-19214410-0%20NNNN%20RT%281700000000000%2062%29&incident_id=1285000490111-88123&edet=12&cinfo=04000000&rpinfo=0" frameborder=0 width="100%" height="100%" marginheight="0px" marginwidth="0px">Request unsuccessful. Incapsula incident ID: 1285000490111-88123</iframe></body></html>',
    headers={
        "X-Iinfo": "9-19214410-0 NNNN RT(1700000000000 62) q(0 -1 -1 0) r(0 -1) B12",
        "X-CDN": "Imperva",
    },
)
put(
    "wall",
    "en Amazon's token",
    "https://aws-blog-like.example.com/blogs/machine-learning/sharded-training/",
    "Sharded training in practice",
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title></title><style>body{font-family:"Arial"}</style><script type="text/javascript">window.awsWafCookieDomainList=[];window.gokuProps={"key":"AQIDAHjcYu/GjX+QlghicBg","iv":"CgAHhDUOdwAAAIlX","context":"vQdUe0ls"};</script><script src="https://9175e3b1a8.edge.sdk.awswaf.com/9175e3b1a8/challenge.js"></script></head><body><div id="challenge-container"></div><script>AwsWafIntegration.saveReferrer();AwsWafIntegration.checkForceRefresh().then((f)=>{if(f){AwsWafIntegration.forceRefreshToken().then(()=>{window.location.reload(true)})}else{AwsWafIntegration.getToken().then(()=>{window.location.reload(true)})}});</script><noscript><h1>JavaScript is disabled</h1>In order to continue, we need to verify that you\'re not a robot. This requires JavaScript. Enable JavaScript and then reload the page.</noscript></body></html>',
    headers={"x-amzn-waf-action": "challenge"},
)
put(
    "wall",
    "en Akamai's waiting box",
    "https://www.chipmaker.example.com/content/articles/onednn-primitives.html",
    "oneDNN primitives in deep learning",
    '<!DOCTYPE html><html><head><title>&nbsp;</title><script>var _cf=_cf||[];bmak={};</script></head><body><div id="sec-if-cpt-container" style="display:none"><iframe id="sec-cpt-if" class="adaptive" provider="adaptive" data-key="" data-duration=30 src="/Zk2m/static/3d1?challenge=adaptive" frameborder="0"></iframe></div><div id="sec-text-if"><h2>Powered and protected by Akamai</h2><p>Privacy</p></div><script src="/_sec/cp_challenge/sec-cpt-4-2.js" async defer></script></body></html>',
    headers={"Server": "AkamaiGHost", "Set-Cookie": "_abck=AB12~-1~YAAQ; bm_sz=9F~"},
)
put(
    "wall",
    "fr DataDome in French",
    "https://www.lejournaltechno.example.fr/ia/pytorch-contre-tensorflow",
    "PyTorch contre TensorFlow",
    "<html lang=\"fr\"><head><title>lejournaltechno.example.fr</title><style>#cmsg{animation: A 1.5s;}@keyframes A{0%{opacity:0;}99%{opacity:0;}100%{opacity:1;}}</style></head><body style=\"margin:0\"><p id=\"cmsg\">Merci d'activer JS et de désactiver tout bloqueur de publicité</p><script data-cfasync=\"false\">var dd={'rt':'c','cid':'AHrlqAAAAAMAk3f','hsh':'A55FBF4311ED6F1BF9911EB71931D5','t':'fe','s':17434,'host':'geo.captcha-delivery.com','cookie':'xYz'}</script><script data-cfasync=\"false\" src=\"https://ct.captcha-delivery.com/c.js\"></script></body></html>",
    headers={"X-DataDome": "protected"},
)
put(
    "wall",
    "en press and hold",
    "https://www.marketofideas.example.com/insights/cost-of-training",
    "The cost of training",
    page(
        "en",
        "Access to this page has been denied",
        '<section class="px-captcha-container"><div class="px-captcha-header">Before we continue...</div><div class="px-captcha-message">Press &amp; Hold to confirm you are a human (and not a bot).</div><div id="px-captcha"></div><div class="px-captcha-refid">Reference ID 4a1c9f70-88aa-11ee-9b07</div></section><script>window._pxAppId="PXz8gFw9q1";window._pxJsClientSrc="/z8gFw9q1/init.js";</script><script src="/z8gFw9q1/captcha/captcha.js?a=c"></script>',
    ),
)
put(
    "wall",
    "ja Cloudflare in Japanese",
    "https://gpu-matome.example.jp/entry/2020/warp-shuffle",
    "ワープシャッフル命令まとめ",
    page(
        "ja-JP",
        "しばらくお待ちください...",
        '<div class="main-wrapper"><h1>gpu-matome.example.jp</h1><p>あなたが人間であることを確認します。これには数秒かかる場合があります。</p><div id="cf-turnstile"></div><p>続行する前に、gpu-matome.example.jp は接続のセキュリティを確認する必要があります。</p></div><script>window._cf_chl_opt={cvId:"3",cType:"non-interactive",cRay:"81d0"};</script><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/jsch/v1?ray=81d0"></script><div class="footer">Ray ID: <code>81d0a5b6c7d8e9f0</code> パフォーマンスとセキュリティ: Cloudflare</div>',
    ),
    headers={"Server": "cloudflare"},
)
put(
    "wall",
    "ru Cloudflare in Russian",
    "https://forum.videokarty.example.ru/threads/2231/",
    "Настройка CUDA под Linux",
    page(
        "ru-RU",
        "Один момент…",
        '<div class="main-wrapper"><h1 class="zone-name-title">forum.videokarty.example.ru</h1><p id="YxKd2">Подтвердите, что вы человек. Это может занять несколько секунд.</p><noscript>Enable JavaScript and cookies to continue</noscript></div><script>(function(){window._cf_chl_opt = {cvId: "3",cZone: "forum.videokarty.example.ru",cType: "managed"};})();</script><script src="https://challenges.cloudflare.com/turnstile/v0/b/api.js"></script>',
    ),
)
put(
    "wall",
    "en a checkpoint of a host of front ends",
    "https://fastinfer.example.app/blog/kv-cache",
    "A KV cache from scratch",
    page(
        "en",
        "Vercel Security Checkpoint",
        '<div id="root" class="geist"><div id="spinner"></div><p id="header-text">We\'re verifying your browser</p><p id="footer-text">Vercel Security Checkpoint | fra1::1700000000-Zr8</p><noscript><p>Enable JavaScript to continue</p></noscript></div><script type="module" src="/.well-known/vercel/security/static/challenge.v2.min.js"></script>',
    ),
    headers={"x-vercel-mitigated": "challenge"},
)
put(
    "wall",
    "en asked to sign in at another house",
    "https://lab-wiki.physics.example.edu/display/ML/Gradients",
    "Gradients (lab wiki)",
    page(
        "en",
        "Sign in to your account",
        '<div id="lightbox"><img alt="Organization background image"><div role="heading">Sign in</div><input type="email" name="loginfmt" placeholder="Email, phone, or Skype"><input type="submit" value="Next"><a>Can’t access your account?</a></div><div id="footer">Terms of use Privacy &amp; cookies</div><script>$Config={"fShowPersistentCookiesWarning":false,"urlMsaSignUp":"x"}</script>',
    ),
    final="https://login.microsoftonline.com/5f0c-tenant/oauth2/v2.0/authorize?client_id=71aa&response_type=code&redirect_uri=https%3A%2F%2Flab-wiki.physics.example.edu%2Foauth&scope=openid&state=9c",
)
put(
    "wall",
    "en not for readers from here",
    "https://www.cornbelt-tribune.example.com/tech/2018/08/ai-lab-opens",
    "A lab for artificial intelligence opens",
    page(
        "en",
        "Cornbelt Tribune",
        "<img alt='Cornbelt Tribune'><h1>We're sorry</h1><p>We recognize you are attempting to access this website from a country belonging to the European Economic Area (EEA) including the EU which enforces the General Data Protection Regulation (GDPR) and therefore access cannot be granted at this time.</p><p>For any issues, call 555-0147.</p>",
    ),
)
put(
    "wall",
    "en a network for careers and its wall",
    "https://www.linkedin.com/pulse/why-we-rewrote-our-data-loader-mara-quist",
    "Why we rewrote our data loader",
    page(
        "en",
        "Sign Up | LinkedIn",
        '<main class="authwall-join-form"><h1>Make the most of your professional life</h1><form><label>Email</label><input name="email-or-phone"><label>Password (6+ characters)</label><input type="password"><p>By clicking Agree &amp; Join, you agree to the LinkedIn User Agreement, Privacy Policy, and Cookie Policy.</p><button>Agree &amp; Join</button></form><p>Already on LinkedIn? Sign in</p></main>',
    ),
    final="https://www.linkedin.com/authwall?trk=bf&trkInfo=AQFd&originalReferer=&sessionRedirect=https%3A%2F%2Fwww.linkedin.com%2Fpulse%2Fwhy-we-rewrote-our-data-loader-mara-quist",
)
put(
    "wall",
    "de consent before a film",
    "https://www.youtube.com/watch?v=Zk3xQ0aa1bY",
    "PyTorch internals: a talk",
    page(
        "de",
        "Bevor Sie zu YouTube weitergehen",
        '<div class="box"><h1>Bevor Sie zu YouTube weitergehen</h1><p>Wir verwenden Cookies und Daten, um Google-Dienste bereitzustellen, zu betreiben und vor Spam, Betrug und Missbrauch zu schützen.</p><form action="https://consent.youtube.com/save"><button>Alle ablehnen</button></form><form><button>Alle akzeptieren</button></form><a>Weitere Optionen</a></div>',
    ),
    final="https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DZk3xQ0aa1bY%26cbrd%3D1&gl=DE&m=0&pc=yt&cm=2&hl=de&src=1",
)
put(
    "wall",
    "en a member's story",
    "https://levelup-like.example.pub/how-i-made-dataloader-fly-4b1d",
    "How I made the DataLoader fly",
    page(
        "en",
        "How I made the DataLoader fly | by P. Anand | Level Higher",
        "<div>Open in app Sign up Sign in</div><article><p>Member-only story</p><h1>How I made the DataLoader fly</h1><h2>Four settings that nobody touches</h2><p>P. Anand · 6 min read · Aug 2, 2022</p><p>My GPU was idle sixty per cent of the time, and I blamed the GPU. It took a flame graph and an embarrassing meeting to see where the time went.</p><p>The first setting is also the most</p></article><div><h3>Create an account to read the full story.</h3><p>The author made this story available to members only. If you’re new here, create a new account to read this story on us.</p><button>Continue in app</button><p>Or, continue in mobile web</p><button>Sign up with Google</button><button>Sign up with Facebook</button><p>Already have an account? Sign in</p></div><section>More from P. Anand "
        + menu("Why I left notebooks|Three years of remote work|Pandas is fine")
        + cards("en", 6)
        + "</section>",
    ),
)
put(
    "wall",
    "es to be read by those on the list",
    "https://www.diario-digital-tec.example.es/2021/ia-espanola",
    "La inteligencia artificial en España",
    page(
        "es",
        "La inteligencia artificial en España - Diario Digital",
        "<header>"
        + menu("Portada|Economía|Tecnología|Opinión")
        + "<a>Iniciar sesión</a></header><article><h1>La inteligencia artificial en España</h1><p class='entradilla'>Tres laboratorios compiten por atraer talento, y ninguno tiene tarjetas suficientes.</p><p>En el sótano de la facultad zumban ocho servidores. La directora abre la puerta y sonríe: «Aquí no hay calefacción, no hace falta».</p></article><div class='muro'><h2>Regístrate gratis para seguir leyendo</h2><p>Solo te llevará un minuto y podrás leer diez artículos al mes.</p><input type='email' placeholder='Tu correo'><button>Continuar</button></div>"
        + cards("es", 6),
    ),
)
put(
    "wall",
    "ko a café for members",
    "https://cafe.naver.com/gpustudents/88213",
    "CUDA 스터디 3주차 정리",
    page(
        "ko",
        "네이버 : 로그인",
        '<div id="wrap"><h1>NAVER</h1><form id="frmNIDLogin"><input id="id" placeholder="아이디 또는 전화번호"><input id="pw" type="password" placeholder="비밀번호"><button>로그인</button></form><ul>'
        + menu("비밀번호 찾기|아이디 찾기|회원가입|QR코드 로그인|일회용 번호")
        + "</ul></div>",
    ),
    final="https://nid.naver.com/nidlogin.login?mode=form&url=https%3A%2F%2Fcafe.naver.com%2Fgpustudents%2F88213",
)
put(
    "wall",
    "en a front end's shell",
    "https://notebooks.hostedlab.example.io/n/8c21/backprop-visualised",
    "Backprop, visualised",
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><link rel="icon" href="/favicon.ico"/><meta name="theme-color" content="#000000"/><title>HostedLab</title><link rel="manifest" href="/manifest.json"/></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/static/js/2.6c0f1a77.chunk.js"></script><script src="/static/js/main.d4e1b0a2.chunk.js"></script></body></html>',
    sibling="same",
)
put(
    "wall",
    "fr four fifths for those who pay",
    "https://www.quotidien-sciences.example.fr/sciences/article/2019/03/27/les-parrains-de-l-ia_5441.html",
    "Les parrains de l'apprentissage profond",
    page(
        "fr",
        "Les parrains de l’apprentissage profond",
        "<nav>"
        + menu("Actualités|Économie|Sciences|Débats|Culture")
        + "<a>Se connecter</a><a>S’abonner dès 1 €</a></nav><article><h1>Les parrains de l’apprentissage profond</h1><p>Réservé à nos abonnés</p><p>Ils étaient trois à y croire quand plus personne n’y croyait. Dans les couloirs d’un institut canadien, leurs étudiants se partageaient une seule carte graphique, et un tableau noir qu’on n’effaçait jamais.</p></article><div class='offre'><p>Il vous reste 81.4% de cet article à lire. La suite est réservée aux abonnés.</p><button>Je m’abonne</button></div><section>Les plus lus "
        + menu("Canicule : ce qui change|Le retour du train de nuit|Portrait d’un apiculteur")
        + cards("fr", 6)
        + "</section>",
        '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false,"headline":"Les parrains de l\'apprentissage profond"}</script>',
    ),
)
put(
    "wall",
    "de pay or agree",
    "https://www.rechnerwoche.example.de/artikel/grafikkarten-fuer-ki-2305.html",
    "Grafikkarten für KI im Test",
    page(
        "de",
        "Rechnerwoche - Zustimmung",
        "<div class='pur'><h1>Willkommen bei der Rechnerwoche</h1><div class='spalte'><h2>Mit Werbung weiterlesen</h2><p>Besuchen Sie uns wie gewohnt mit Werbung und Tracking. Ihre Zustimmung ist jederzeit widerrufbar.</p><button>Zustimmen und weiter</button></div><div class='spalte'><h2>Pur-Abo für 3,99 € im Monat</h2><p>Ohne Werbebanner, ohne Profile.</p><button>Pur abonnieren</button><p>Bereits Abonnent? Hier anmelden</p></div></div><footer>Impressum AGB Datenschutz</footer>",
    ),
    final="https://www.rechnerwoche.example.de/zustimmung?von=%2Fartikel%2Fgrafikkarten-fuer-ki-2305.html",
)

# What an honest person would not settle.

put(
    "unclear",
    "zh an account that moved",
    "https://mp.weixin.qq.com/s?__biz=MzU2NjYxNzc1OQ==&mid=2247484611&idx=2&sn=77c0",
    "图神经网络框架的消息传递",
    page(
        "zh",
        "公众号迁移",
        '<div class="weui-msg"><h2 class="weui-msg__title">该公众号已迁移</h2><p class="weui-msg__desc">该公众号已迁移至新的帐号，原帐号已回收。若需访问原文章链接，请点击下方按钮。</p><a id="js_access_msg" class="weui-btn">访问文章</a></div>',
    ),
)
put(
    "unclear",
    "en closed for some work",
    "https://wiki.simd-people.example.org/Vectorisation/TensorLoops",
    "Vectorising tensor loops",
    page(
        "en",
        "SIMD people",
        "<h1>Back soon</h1><p>The wiki is being mended after a full disk. We are restoring pages from a backup and cannot say yet which ones will return. Last word from us: 14 October 2021.</p>",
    ),
    sibling="same",
)
put(
    "unclear",
    "zh a viewer without its document",
    "https://www.wendang-like.example.com/view/5a4f19c2.html",
    "并行计算课程讲义第七章：归约",
    page(
        "zh",
        "并行计算课程讲义第七章：归约 - 文档库",
        "<header>文档库 <input placeholder='搜索文档'> VIP 登录</header><h1>并行计算课程讲义第七章：归约.ppt</h1><div>上传于 2017-12-01 · 46 页 · 1.2 MB · 浏览 2,031</div><div class='viewer'>文档加载失败，点此重试</div><div>相关文档 "
        + menu("并行计算第六章|并行计算期末试卷|归约算法实验报告")
        + "</div>",
    ),
)
