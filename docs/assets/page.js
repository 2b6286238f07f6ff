// What a page does besides being text. It stands in for the theme's script, which weighs twenty times as much and
// keeps a telephone busy for half a second: scheme, contents that follow, drawer, folds, copy buttons, keys.
(() => {
  const { all, el } = guide;
  // Not as JSON, since the script in the page's head reads it before this one comes.
  const stored = (/** @type {string} */ scheme) => {
    try {
      if (scheme) localStorage.setItem("inside-pytorch.scheme", scheme);
      else localStorage.removeItem("inside-pytorch.scheme");
    } catch {
      /* storage refused: the choice lasts as long as the page */
    }
  };

  // A long page has a hundred blocks: a few at a time, so that a telephone answers in between.
  const idle = (/** @type {() => void} */ work) => {
    if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 300 });
    else setTimeout(work, 10);
  };
  /**
   * @template T
   * @param {T[]} items
   * @param {(item: T) => void} work
   */
  const piecemeal = (items, work) => {
    const some = () => {
      items.splice(0, 8).forEach(work);
      if (items.length) idle(some);
    };
    idle(some);
  };

  // Scheme: the system's, until the reader chooses the other one.
  const system = matchMedia("(prefers-color-scheme: dark)");
  const wanted = () => (system.matches ? "slate" : "default");
  const set = (/** @type {string} */ scheme) => document.body.setAttribute("data-md-color-scheme", scheme);
  all("[data-scheme-switch]")[0]?.addEventListener("click", () => {
    const next = document.body.getAttribute("data-md-color-scheme") === "slate" ? "default" : "slate";
    set(next);
    stored(next === wanted() ? "" : next);
  });
  system.addEventListener("change", () => {
    stored("");
    set(wanted());
  });

  // Drawer
  const drawer = /** @type {HTMLInputElement | null} */ (document.getElementById("__drawer"));
  const label = document.querySelector("label.md-header__button[for='__drawer']");
  if (drawer && label) {
    // A label cannot be reached by the keyboard.
    const opener = el("button", { type: "button", className: "md-header__button md-icon menu", "aria-label": "Menu" }, ...label.childNodes);
    label.replaceWith(opener);
    const say = () => opener.setAttribute("aria-expanded", String(drawer.checked));
    say();
    drawer.addEventListener("change", say);
    opener.addEventListener("click", () => {
      drawer.checked = !drawer.checked;
      say();
    });
    const close = () => {
      drawer.checked = false;
      say();
    };
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && drawer.checked) close();
    });
    for (const link of all(".md-sidebar a[href*='#']")) link.addEventListener("click", close);
  }

  // A link into something folded opens it.
  const unfold = () => {
    let at = null;
    try {
      at = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      /* a stray percent sign */
    }
    let opened = false;
    for (let fold = at?.closest("details"); fold; fold = fold.parentElement?.closest("details"))
      if (!fold.open) opened = fold.open = true;
    if (opened) at?.scrollIntoView();
  };
  addEventListener("hashchange", unfold);
  unfold();
  addEventListener("beforeprint", () => {
    for (const fold of all("article details")) fold.setAttribute("open", "");
  });

  // Contents that follow, and the way back to the top
  /** @type {HTMLAnchorElement[]} */
  const links = all(".md-sidebar--secondary a.md-nav__link[href*='#']");
  const entries = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  const top = all(".md-top")[0];
  let waiting = false;
  let before = 0;
  const follow = () => {
    waiting = false;
    let current = null;
    // A heading that was jumped to comes to stand some 140 pixels below the edge; the last ones cannot come so far.
    for (const { link, heading } of entries) if (heading.getBoundingClientRect().top < 150) current = link;
    const end = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
    if (end) current = entries.find(({ link, heading }) => link.hash === location.hash && heading.getBoundingClientRect().top > 0)?.link || current;
    for (const { link } of entries) {
      link.classList.toggle("md-nav__link--active", link === current);
      if (link === current) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
    const box = current?.closest(".md-sidebar__scrollwrap");
    if (current && box && current.getClientRects().length) {
      const away = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
      if (away < 30 || away > box.clientHeight - 40) box.scrollTop += away - box.clientHeight / 2;
    }
    if (top) top.hidden = !(scrollY > 600 && scrollY < before);
    before = scrollY;
  };
  const soon = () => {
    if (!waiting) requestAnimationFrame(follow);
    waiting = true;
  };
  addEventListener("scroll", soon, { passive: true });
  addEventListener("hashchange", soon); // at the page's end a jump does not scroll
  top?.addEventListener("click", () => {
    scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
    all(".md-skip, .md-logo")[0]?.focus({ preventScroll: true });
  });

  // Keys: n and p turn the page
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || guide.typing(event)) return;
    const way = new Map([["n", "next"], ["p", "prev"]]).get(event.key);
    if (way) all(`.md-footer__link--${way}`)[0]?.click();
  });

  // Copy buttons
  piecemeal(all(".md-typeset .highlight pre"), (pre) => {
    const button = guide.button("Copy", "copy", async () => {
      const code = all("code", pre)[0];
      try {
        await navigator.clipboard.writeText(code.textContent || "");
        button.textContent = "Copied";
      } catch {
        getSelection()?.selectAllChildren(code); // a browser that refuses: one key press is left
        button.textContent = "Selected";
      }
      setTimeout(() => {
        button.textContent = "Copy";
      }, 1500);
    });
    button.setAttribute("aria-label", "Copy this code");
    // A program's button stands in its title, where it hides no line.
    const program = pre.closest(".experiment") && !pre.closest("details");
    (program && pre.closest(".experiment")?.querySelector(".experiment-title:not(:has(button))") || pre).append(button);
  });

  // What scrolls sideways is reached by the keyboard. The observer speaks after layout, so nothing is laid out twice.
  const boxes = all(".md-typeset .highlight pre > code, .md-typeset .canvas, .md-typeset table:not([class])");
  const reach = new ResizeObserver((seen) => {
    const found = seen.map(({ target }) => ({ box: target, scrolls: target.scrollWidth > target.clientWidth + 1 }));
    for (const { box, scrolls } of found) {
      box.toggleAttribute("data-scrolls", scrolls); // not a class: the theme styles tables that have none
      if (scrolls) box.setAttribute("tabindex", "0");
      else box.removeAttribute("tabindex");
    }
  });
  piecemeal(boxes, (box) => {
    reach.observe(box);
    box.addEventListener(
      "scroll",
      () => box.toggleAttribute("data-at-end", box.scrollLeft + box.clientWidth > box.scrollWidth - 4),
      { passive: true },
    );
  });
})();
