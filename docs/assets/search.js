// Search by plain substrings over the index that the build wrote. A linear scan of some megabytes takes
// milliseconds, finds identifiers whole and in parts, and needs no word boundaries in Chinese.
// Nothing is loaded before the dialog opens.
(() => {
  const { base, all, el } = guide;
  const opener = all("[data-search-open]")[0];
  if (!opener) return;
  /** @typedef {{location: string, path: string, anchor: string | undefined, page: string, title: string, text: string, lowPage: string, lowTitle: string, lowText: string, weight: number}} Section */
  // Lists of things that are explained elsewhere come after the pages that explain them.
  const weight = (/** @type {string} */ path) =>
    /^(library|operators)\//.test(path) ? 0.35 : /(^|\/)reading(\/|\.html)/.test(path) ? 0.4 : /^contributing\//.test(path) ? 0.6 : 1;
  const plain = (/** @type {string} */ html) => {
    const text = html.replace(/<[^>]*>/g, " ").replace(/[\u200b¶]/g, "");
    return text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, "&").replace(/\s+/g, " ").trim();
  };
  const word = /[\p{L}\p{N}_]/u;
  /** @type {Section[]} */
  let index = [];
  /** @type {Promise<void> | undefined} */
  let loading;
  const defined = new Map(); // a term, or another form of it → the title of the page that explains it
  const learn = (/** @type {string} */ html) => {
    for (const entry of html.split(/<li[^>]*>/).slice(1)) {
      const [names, , where] = entry.split(/<p[^>]*>/).slice(1).map(plain);
      const [term, also] = (names || "").split(" (also: ");
      for (const name of [term, ...(also || "").replace(/\)$/, "").split(", ")])
        if (name && where) defined.set(name.toLowerCase(), where.replace(/^Explained in /, ""));
    }
  };
  // `c10::DispatchKeySet` is mostly written without its namespace, `torch.nn.functional.conv1d` without its module.
  const tail = (/** @type {string} */ term) => {
    const separator = term.includes("::") ? "::" : /^(torch|at|aten)\./.test(term) ? "." : "";
    const last = separator ? term.slice(term.lastIndexOf(separator) + separator.length) : "";
    return last.length > 2 && last !== term ? last : "";
  };

  const load = () => {
    if (loading) return loading;
    loading = guide.data("search/search_index", "__searchIndex").then((/** @type {{docs: {location: string, title: string, text: string}[]}} */ data) => {
      const pages = new Map();
      index = data.docs.map((doc) => {
        if (doc.location === "library/glossary/" || doc.location === "library/glossary.html") learn(doc.text);
        const [path, anchor] = doc.location.split("#");
        const title = plain(doc.title);
        if (!anchor) pages.set(path, title);
        const text = plain(doc.text);
        return { location: doc.location, path, anchor, title, text, page: "", lowPage: "", lowTitle: title.toLowerCase(), lowText: text.toLowerCase(), weight: weight(path) };
      });
      for (const section of index) {
        section.page = pages.get(section.path) || section.title;
        section.lowPage = section.page.toLowerCase();
      }
    });
    loading.catch(() => {
      loading = undefined; // the next opening asks again
      status.textContent = "The search index could not be loaded.";
    });
    return loading;
  };

  const whole = (/** @type {string} */ text, /** @type {string} */ term, /** @type {number} */ at) => !word.test(text[at - 1] || " ") && !word.test(text[at + term.length] || " ");
  const inTitle = (/** @type {string} */ title, /** @type {string} */ term) => {
    const at = title.indexOf(term);
    if (at < 0) return 0;
    if (title === term) return 120;
    return (whole(title, term, at) ? 45 : 22) + (20 * term.length) / title.length;
  };
  const rate = (/** @type {Section} */ doc, /** @type {string} */ term) => {
    let score = inTitle(doc.lowTitle, term) + inTitle(doc.lowPage, term) * (doc.anchor ? 0.25 : 0.5);
    let count = 0;
    let wholes = 0;
    let first = -1;
    for (let at = doc.lowText.indexOf(term); at >= 0 && count < 30; at = doc.lowText.indexOf(term, at + term.length)) {
      if (first < 0) first = at;
      count += 1;
      wholes += Number(whole(doc.lowText, term, at));
    }
    if (count) score += 6 + 7 * Math.log2(1 + wholes) + 2 * Math.log2(1 + count) + (first < 300 ? 5 : 0);
    return score;
  };
  const termsOf = (/** @type {string} */ query) => query.toLowerCase().split(/\s+/).filter(Boolean);
  /** The sections that a query finds, by page, best first. @returns {Section[][]} */
  const search = (/** @type {string} */ query) => {
    const terms = termsOf(query);
    if (!terms.length) return [];
    const found = [];
    const home = defined.get(terms.join(" "));
    for (const doc of index) {
      let score = 0;
      let hits = 0;
      for (const term of terms) {
        const short = tail(term);
        const s = short ? rate(doc, term) * 0.3 + rate(doc, short) : rate(doc, term);
        hits += Number(s > 0);
        score += s;
      }
      if (terms.length > 1 && hits === terms.length) {
        const phrase = terms.join(" ");
        if (doc.lowTitle.includes(phrase)) score += 60;
        else if (doc.lowText.includes(phrase)) score += 15;
      }
      if (home && doc.page === home && doc.weight === 1 && hits === terms.length) score += 150;
      if (hits) found.push({ doc, hits, score: score * doc.weight });
    }
    const most = Math.max(0, ...found.map((f) => f.hits));
    const best = found.filter((f) => f.hits === most).sort((a, b) => b.score - a.score);
    // A page counts by its best section, helped a little by the others; at most three of its sections are shown.
    const pages = new Map();
    for (const f of best) {
      const page = pages.get(f.doc.path) || { score: f.score, sections: [] };
      if (page.sections.length) page.score += f.score * 0.06;
      if (page.sections.length < 3) page.sections.push(f.doc);
      pages.set(f.doc.path, page);
    }
    return [...pages.values()].sort((a, b) => b.score - a.score).slice(0, 12).map((p) => p.sections);
  };

  // A pasted message: the entries of the error index whose pattern it holds, as guide/messages.py finds them.
  const ENOUGH = 0.7;
  const MARGIN = /^[ \t]*(?:[>|│]+|E(?=[ \t]{2}))+[ \t]?|[ \t]*[|│][ \t]*$/gm; // of quoting, test runners, tables
  const normal = (/** @type {string} */ text) =>
    text
      .replace(MARGIN, "")
      .toLowerCase()
      .replace(/\[rank\d+\]:|[│❱`]/g, "")
      .replace(/[‘’]/g, "'")
      .replace(/[“”]/g, '"')
      .split(/\s+/)
      .filter(Boolean)
      .join(" ");
  const share = (/** @type {string} */ pattern, /** @type {string} */ whole) => {
    let at = 0;
    let held = 0;
    const pieces = pattern.split("{}").map(normal).filter(Boolean);
    for (const piece of pieces) {
      const found = whole.indexOf(piece, at);
      if (found < 0) continue;
      held += piece.length;
      at = found + piece.length;
    }
    return held / pieces.reduce((sum, piece) => sum + piece.length, 0);
  };
  /** @type {Promise<{address: string, title: string, patterns: string[]}[]> | undefined} */
  let messages;
  window.guideErrors = async (text) => {
    messages ??= guide.data("errors/patterns", "__errorPatterns");
    const whole = normal(text);
    const rated = (await messages).map((message) => {
      const scores = message.patterns.map((pattern) => ({ part: share(pattern, whole), letters: pattern.replaceAll("{}", "").length }));
      return { message, score: Math.max(0, ...scores.filter(({ part }) => part >= ENOUGH).map(({ part, letters }) => part * letters)) };
    });
    return rated.filter(({ score }) => score).sort((a, b) => b.score - a.score).map(({ message }) => message);
  };

  const marked = (/** @type {string} */ text, /** @type {string[]} */ terms) => {
    const span = el("span");
    const low = text.toLowerCase();
    let from = 0;
    while (from < text.length) {
      let at = -1;
      let size = 0;
      for (const term of terms) {
        const i = low.indexOf(term, from);
        if (i >= 0 && (at < 0 || i < at || (i === at && term.length > size))) [at, size] = [i, term.length];
      }
      if (at < 0) break;
      span.append(text.slice(from, at), el("mark", {}, text.slice(at, at + size)));
      from = at + size;
    }
    span.append(text.slice(from));
    return span;
  };
  const excerpt = (/** @type {Section} */ doc, /** @type {string[]} */ terms) => {
    const hits = terms.map((t) => doc.lowText.indexOf(t)).filter((i) => i >= 0);
    const start = Math.max(0, Math.min(...(hits.length ? hits : [0])) - 50);
    return (start ? "…" : "") + doc.text.slice(start, start + 170) + (doc.text.length > start + 170 ? "…" : "");
  };
  const field = el("input", { type: "search", placeholder: "A word, a name in code, 中文", "aria-label": "Search for", autocomplete: "off", spellcheck: false });
  const status = el("p", { role: "status" });
  const list = el("ol");
  const entry = (/** @type {Section} */ section, /** @type {boolean} */ first, /** @type {string[]} */ terms) => {
    const link = el("a", { href: new URL(section.location, base).href, className: first ? "hit" : "hit more" });
    link.append(el("strong", {}, marked(section.title, terms)));
    if (section.anchor && first && section.page !== section.title) link.append(el("small", {}, section.page));
    link.append(el("span", { className: "excerpt" }, marked(excerpt(section, terms), terms)));
    return link;
  };
  const LONG = 25; // letters: what is longer may be a pasted message
  const show = async () => {
    const query = field.value.trim();
    const errors = query.length < LONG || !window.guideErrors ? [] : await window.guideErrors(query).catch(() => []);
    if (query !== field.value.trim()) return; // more was typed meanwhile
    const results = search(query);
    list.replaceChildren(
      ...errors.slice(0, 3).map(({ address, title }) => {
        const link = el("a", { href: new URL(address, base).href, className: "hit" }, el("strong", {}, title), el("small", {}, "Error"));
        return el("li", {}, link);
      }),
      ...results.map((sections) => el("li", {}, ...sections.map((section, i) => entry(section, i === 0, termsOf(query))))),
    );
    const pages = results.length ? `${results.length} page${results.length > 1 ? "s" : ""}` : "";
    status.textContent = !query ? "" : pages || (errors.length ? "" : "Nothing found.");
  };
  const make = () => {
    const close = guide.button("Close", "", () => made.close());
    const made = el("dialog", { className: "search-dialog", "aria-label": "Search" }, el("div", {}, field, close), status, list);
    document.body.append(made);
    field.addEventListener("input", () => {
      if (index.length) show();
    });
    made.addEventListener("click", (event) => {
      if (event.target === made) made.close(); // the backdrop
    });
    made.addEventListener("keydown", (event) => {
      const links = all("a", list);
      const at = links.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      if (event.key === "ArrowDown" && at < links.length - 1) links[at + 1].focus();
      else if (event.key === "ArrowUp") (links[at - 1] || field).focus();
      else if (event.key === "Enter" && document.activeElement === field && links.length) links[0].click();
      else return;
      event.preventDefault();
    });
    return made;
  };
  /** @type {HTMLDialogElement | undefined} */
  let dialog;
  const open = () => {
    dialog ??= make();
    dialog.showModal();
    field.select();
    load().then(show, () => {});
  };
  opener.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    if (dialog?.open || guide.typing(event)) return;
    const asked = (event.key === "k" && (event.ctrlKey || event.metaKey)) || (!event.ctrlKey && !event.metaKey && !event.altKey && (event.key === "/" || event.key === "s"));
    if (!asked) return;
    event.preventDefault();
    open();
  });
  // For the tests: what a query finds, best first.
  window.guideSearch = (query) => load().then(() => search(query).map((sections) => sections[0].location));
})();
