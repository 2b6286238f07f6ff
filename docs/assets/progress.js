// Ticks on resources, kept in this browser only: { id: { c: chapter, d: "2026-11-21" } }; and the pages that were read:
// { "autograd/hooks": "2026-11-21" }, by their own button or once every question of the page was answered.
(() => {
  const { all, el } = guide;
  const NAME = "read";
  /** @typedef {Record<string, {c: string, d?: string}>} Ticks */
  /** @returns {Ticks} */
  const load = () => {
    const kept = guide.kept(NAME);
    return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  };
  let ticks = load();
  const save = () => {
    guide.keep(NAME, ticks);
    show();
  };

  /** @param {HTMLElement} part */
  const ident = (part) => /** @type {HTMLElement | null} */ (part.closest("[data-id]"))?.dataset.id || "";
  for (const item of all(".reading-list li.resource, .library tr[data-id]")) {
    const chapter = /** @type {HTMLElement | null} */ (item.closest("[data-chapter]"))?.dataset.chapter || "";
    const title = all(".resource-title", item)[0];
    const input = el("input", { type: "checkbox", "aria-label": `I have read: ${title.textContent}` });
    input.addEventListener("change", () => {
      ticks = load(); // another tab may have ticked meanwhile
      if (input.checked) ticks[ident(item)] = { c: chapter, d: new Date().toISOString().slice(0, 10) };
      else delete ticks[ident(item)];
      save();
    });
    (title.closest("h3") || title).before(el("label", { className: "tick" }, input));
  }

  const PAGES = "pages";
  const ANSWERS = "answers"; // of questions.js
  /** @returns {Record<string, string>} */
  const loadPages = () => {
    const kept = guide.kept(PAGES);
    return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  };
  let pagesRead = loadPages();
  const today = () => new Date().toISOString().slice(0, 10);
  /** A page's name, however it is addressed: `autograd/hooks`, and `autograd` for a map. */
  const nameOf = (/** @type {string} */ address) =>
    new URL(address, location.href).pathname.replace(guide.base.pathname, "").replace(/(^|\/)index\.html$|\.html$|\/$/, "");
  const here = nameOf(location.href);
  const mark = (/** @type {boolean} */ read) => {
    pagesRead = loadPages(); // another tab may have marked one meanwhile
    if (read) pagesRead[here] = today();
    else delete pagesRead[here];
    guide.keep(PAGES, pagesRead);
    show();
  };
  if (all("details.question, [data-review]").length) guide.script("assets/questions.js").catch(() => {});
  const place = all("[data-page-read]")[0];
  if (place) {
    const button = guide.button("", "md-button", () => mark(!(here in pagesRead)));
    place.append(button, el("span", { role: "status" }));
    place.hidden = false;
    /** @type {HTMLDetailsElement[]} */
    const folds = all("details.question");
    const opened = new Set();
    for (const fold of folds)
      fold.addEventListener("toggle", () => {
        if (fold.open) opened.add(fold);
        if (opened.size === folds.length && !(here in pagesRead)) mark(true);
      });
  }
  /** @type {HTMLAnchorElement[]} */
  const links = all(".md-sidebar--primary a.md-nav__link");
  const named = links.map((link) => ({ link, name: nameOf(link.href) }));
  const showPages = () => {
    for (const { link, name } of named) {
      const read = name in pagesRead;
      if (read !== link.hasAttribute("data-read")) link.toggleAttribute("data-read", read);
    }
    if (!place) return;
    const read = pagesRead[here];
    all("button", place)[0].textContent = read ? "Not read yet after all" : "I have read this page";
    all("span", place)[0].textContent = read ? ` Read on ${read}.` : "";
  };
  const pagesOf = (/** @type {string} */ chapter) => Object.keys(pagesRead).filter((name) => name === chapter || name.startsWith(`${chapter}/`)).length;

  const many = (/** @type {number} */ n, /** @type {string} */ what) => `${n} ${what}${n === 1 ? "" : "s"}`;
  const count = (chapter = "") => Object.values(ticks).filter((tick) => tick && (!chapter || tick.c === chapter)).length;
  const show = () => {
    showPages();
    for (const place of all("[data-progress]")) {
      const total = Number(place.dataset.total);
      const done = Math.min(count(place.dataset.progress), total);
      if (place.classList.contains("card-progress")) {
        const all = Number(place.dataset.pages);
        const pages = Math.min(pagesOf(place.dataset.progress || ""), all);
        place.textContent = (pages ? ` · ${pages} read` : "") + (done ? ` · ${many(done, "resource")} read` : "");
      }
      else {
        const text = `${done} of ${total} read`;
        place.replaceChildren(text, el("progress", { max: total, value: done, "aria-label": text }));
      }
    }
    /** @type {HTMLInputElement[]} */
    const boxes = all(".tick input");
    for (const input of boxes) {
      input.checked = ident(input) in ticks;
      input.closest("[data-id]")?.classList.toggle("is-read", input.checked);
    }
  };
  window.addEventListener("storage", (event) => {
    if (event.key !== `inside-pytorch.${NAME}` && event.key !== `inside-pytorch.${PAGES}`) return;
    ticks = load();
    pagesRead = loadPages();
    show();
  });
  show();

  const tools = all("[data-ticks]")[0];
  if (!tools) return;
  const status = el("span", { role: "status" });
  const file = el("input", { type: "file", accept: "application/json", hidden: true, "aria-label": "File of ticks to import" });
  file.addEventListener("change", async () => {
    try {
      const given = JSON.parse((await file.files?.[0].text()) || "");
      if (given.guide !== "inside-pytorch" || typeof given.read !== "object" || !given.read) throw new Error();
      /** @type {[string, any][]} */
      const entries = Object.entries(given.read);
      const known = entries.filter(([, tick]) => typeof tick?.c === "string");
      /** @type {[string, any][]} */
      const dated = Object.entries(given.pages || {});
      const knownPages = dated.filter(([, date]) => typeof date === "string");
      ticks = { ...load(), ...Object.fromEntries(known) };
      pagesRead = { ...loadPages(), ...Object.fromEntries(knownPages) };
      guide.keep(PAGES, pagesRead);
      if (given.answers && typeof given.answers === "object") guide.keep(ANSWERS, { ...guide.kept(ANSWERS), ...given.answers });
      save();
      status.textContent = `${many(known.length, "tick")} and ${many(knownPages.length, "page")} imported.`;
    } catch {
      status.textContent = "That file is not an export of this guide's ticks; nothing was changed.";
    }
    file.value = "";
  });
  tools.append(
    guide.button("Export ticks", "md-button", () => {
      const blob = new Blob([JSON.stringify({ guide: "inside-pytorch", read: load(), pages: loadPages(), answers: guide.kept(ANSWERS) || {} }, null, 1)], { type: "application/json" });
      const link = el("a", { href: URL.createObjectURL(blob), download: "inside-pytorch-ticks.json" });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
      status.textContent = `${many(count(), "tick")} and ${many(Object.keys(loadPages()).length, "page")} exported.`;
    }),
    guide.button("Import ticks", "md-button", () => file.click()),
    guide.button("Clear all", "md-button", () => {
      if (!confirm("Forget every tick on this site in this browser, which pages you have read and what you answered?")) return;
      guide.keep(ANSWERS, {});
      ticks = {};
      pagesRead = {};
      guide.keep(PAGES, pagesRead);
      save();
      status.textContent = "All ticks cleared.";
    }),
    file,
    status,
  );
})();
