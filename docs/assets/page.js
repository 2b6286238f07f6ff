// What a page does besides being text. It stands in for the theme's script, which weighs twenty times as much and
// keeps a telephone busy for half a second: scheme, contents that follow, drawer, folds, copy buttons, keys.
"use strict";
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const stored = (scheme) => {
    try {
      if (scheme) localStorage.setItem("inside-pytorch.scheme", scheme);
      else localStorage.removeItem("inside-pytorch.scheme");
    } catch {
      /* storage refused: the choice lasts as long as the page */
    }
  };

  // A long page has a hundred blocks: a few at a time, so that a telephone answers in between.
  const idle = window.requestIdleCallback ? (work) => requestIdleCallback(work, { timeout: 300 }) : (work) => setTimeout(work, 10);
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
  const set = (scheme) => document.body.setAttribute("data-md-color-scheme", scheme);
  document.querySelector("[data-scheme-switch]")?.addEventListener("click", () => {
    const next = document.body.getAttribute("data-md-color-scheme") === "slate" ? "default" : "slate";
    set(next);
    stored(next === wanted() ? "" : next);
  });
  system.addEventListener("change", () => {
    stored("");
    set(wanted());
  });

  // Drawer
  const drawer = document.getElementById("__drawer");
  const label = document.querySelector("label.md-header__button[for='__drawer']");
  if (drawer && label) {
    // A label cannot be reached by the keyboard.
    const opener = document.createElement("button");
    opener.type = "button";
    opener.className = "md-header__button md-icon menu";
    opener.setAttribute("aria-label", "Menu");
    opener.append(...label.childNodes);
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
    document.addEventListener("keydown", (event) => event.key === "Escape" && drawer.checked && close());
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
    for (let fold = at?.closest("details"); fold; fold = fold.parentElement.closest("details"))
      if (!fold.open) opened = fold.open = true;
    if (opened) at.scrollIntoView();
  };
  addEventListener("hashchange", unfold);
  unfold();
  addEventListener("beforeprint", () => all("article details").forEach((fold) => (fold.open = true)));

  // Contents that follow, and the way back to the top
  const entries = all(".md-sidebar--secondary .md-nav__link[href*='#']")
    .map((link) => [link, document.getElementById(decodeURIComponent(link.hash.slice(1)))])
    .filter(([, heading]) => heading);
  const top = document.querySelector(".md-top");
  let waiting = false;
  let before = 0;
  const follow = () => {
    waiting = false;
    let current = null;
    for (const [link, heading] of entries) if (heading.getBoundingClientRect().top < 110) current = link;
    for (const [link] of entries) {
      link.classList.toggle("md-nav__link--active", link === current);
      if (link === current) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
    if (current && current.getClientRects().length) {
      const box = current.closest(".md-sidebar__scrollwrap");
      const away = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
      if (away < 30 || away > box.clientHeight - 40) box.scrollTop += away - box.clientHeight / 2;
    }
    if (top) top.hidden = !(scrollY > 600 && scrollY < before);
    before = scrollY;
  };
  addEventListener(
    "scroll",
    () => {
      if (!waiting) requestAnimationFrame(follow);
      waiting = true;
    },
    { passive: true },
  );
  top?.addEventListener("click", () => {
    scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
    document.querySelector(".md-skip, .md-logo")?.focus({ preventScroll: true });
  });

  // Keys: n and p turn the page
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select, dialog, [contenteditable]")) return;
    const way = { n: ".md-footer__link--next", p: ".md-footer__link--prev" }[event.key];
    if (way) document.querySelector(way)?.click();
  });

  // Copy buttons
  piecemeal(all(".md-typeset .highlight pre"), (pre) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.setAttribute("aria-label", "Copy this code");
    button.addEventListener("click", async () => {
      const code = pre.querySelector("code");
      try {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(code); // a browser that refuses: one key press is left
        button.textContent = "Selected";
      }
      setTimeout(() => (button.textContent = "Copy"), 1500);
    });
    pre.append(button);
  });

  // What scrolls sideways is reached by the keyboard. The observer speaks after layout, so nothing is laid out twice.
  const boxes = all(".md-typeset .highlight pre > code, .md-typeset .canvas, .md-typeset table:not([class])");
  const reach = new ResizeObserver((seen) => {
    const found = seen.map(({ target }) => [target, target.scrollWidth > target.clientWidth + 1]);
    for (const [box, scrolls] of found) {
      box.toggleAttribute("data-scrolls", scrolls); // not a class: the theme styles tables that have none
      if (scrolls) box.tabIndex = 0;
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
