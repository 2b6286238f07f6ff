// Search by plain substrings over the index that the build wrote. A linear scan of some megabytes takes
// milliseconds, finds identifiers whole and in parts, and needs no word boundaries in Chinese.
// Nothing is loaded before the dialog opens.
"use strict";
(() => {
  const opener = document.querySelector("[data-search-open]");
  if (!opener) return;
  const base = new URL(JSON.parse(document.getElementById("__config").textContent).base + "/", location.href);
  // Lists of things that are explained elsewhere come after the pages that explain them.
  const weight = (path) =>
    /^(library|operators)\//.test(path) ? 0.35 : /(^|\/)reading(\/|\.html)/.test(path) ? 0.4 : /^contributing\//.test(path) ? 0.6 : 1;
  const plain = (html) => {
    const text = html.replace(/<[^>]*>/g, " ").replace(/[\u200b¶]/g, "");
    return text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, "&").replace(/\s+/g, " ").trim();
  };
  const word = /[\p{L}\p{N}_]/u;
  let dialog, field, list, status, index, loading;
  const defined = new Map(); // a term, or another form of it → the title of the page that explains it
  const learn = (html) => {
    for (const entry of html.split(/<li[^>]*>/).slice(1)) {
      const [names, , where] = entry.split(/<p[^>]*>/).slice(1).map(plain);
      const [term, also] = (names || "").split(" (also: ");
      for (const name of [term, ...(also || "").replace(/\)$/, "").split(", ")])
        if (name && where) defined.set(name.toLowerCase(), where.replace(/^Explained in /, ""));
    }
  };
  // `c10::DispatchKeySet` is mostly written without its namespace, `torch.nn.functional.conv1d` without its module.
  const tail = (term) => {
    const last = term.includes("::") ? term.split("::").pop() : /^(torch|at|aten)\./.test(term) ? term.split(".").pop() : "";
    return last.length > 2 && last !== term ? last : "";
  };

  const load = () => {
    if (loading) return loading;
    const got =
      location.protocol === "file:"
        ? new Promise((done, fail) => {
            const script = document.createElement("script");
            script.src = new URL("search/search_index.js", base).href;
            script.onload = () => done(window.__searchIndex);
            script.onerror = fail;
            document.head.append(script);
          })
        : fetch(new URL("search/search_index.json", base)).then((answer) => {
            if (!answer.ok) throw new Error(answer.status);
            return answer.json();
          });
    loading = got.then((data) => {
      const pages = {};
      index = data.docs.map((doc) => {
        if (doc.location === "library/glossary/" || doc.location === "library/glossary.html") learn(doc.text);
        const [path, anchor] = doc.location.split("#");
        const title = plain(doc.title);
        if (!anchor) pages[path] = title;
        const text = plain(doc.text);
        return { location: doc.location, path, anchor, title, text, lowTitle: title.toLowerCase(), lowText: text.toLowerCase(), weight: weight(path) };
      });
      for (const doc of index) {
        doc.page = pages[doc.path] || doc.title;
        doc.lowPage = doc.page.toLowerCase();
      }
    });
    loading.catch(() => {
      loading = undefined; // the next opening asks again
      status.textContent = "The search index could not be loaded.";
    });
    return loading;
  };

  const whole = (text, term, at) => !word.test(text[at - 1] || " ") && !word.test(text[at + term.length] || " ");
  const inTitle = (title, term) => {
    const at = title.indexOf(term);
    if (at < 0) return 0;
    if (title === term) return 120;
    return (whole(title, term, at) ? 45 : 22) + (20 * term.length) / title.length;
  };
  const rate = (doc, term) => {
    let score = inTitle(doc.lowTitle, term) + inTitle(doc.lowPage, term) * (doc.anchor ? 0.25 : 0.5);
    let count = 0;
    let wholes = 0;
    let first = -1;
    for (let at = doc.lowText.indexOf(term); at >= 0 && count < 30; at = doc.lowText.indexOf(term, at + term.length)) {
      if (first < 0) first = at;
      count += 1;
      wholes += whole(doc.lowText, term, at);
    }
    if (count) score += 6 + 7 * Math.log2(1 + wholes) + 2 * Math.log2(1 + count) + (first < 300 ? 5 : 0);
    return score;
  };
  const search = (query) => {
    const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (!terms.length) return [];
    const found = [];
    const home = defined.get(terms.join(" "));
    for (const doc of index) {
      let score = 0;
      let hits = 0;
      for (const term of terms) {
        const short = tail(term);
        const s = short ? rate(doc, term) * 0.3 + rate(doc, short) : rate(doc, term);
        hits += s > 0;
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

  const marked = (text, terms) => {
    const span = document.createElement("span");
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
      const mark = document.createElement("mark");
      mark.textContent = text.slice(at, at + size);
      span.append(text.slice(from, at), mark);
      from = at + size;
    }
    span.append(text.slice(from));
    return span;
  };
  const excerpt = (doc, terms) => {
    const hits = terms.map((t) => doc.lowText.indexOf(t)).filter((i) => i >= 0);
    const start = Math.max(0, Math.min(...(hits.length ? hits : [0])) - 50);
    return (start ? "…" : "") + doc.text.slice(start, start + 170) + (doc.text.length > start + 170 ? "…" : "");
  };
  const show = () => {
    if (!index) return;
    const query = field.value.trim();
    const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
    const results = search(query);
    list.replaceChildren();
    for (const sections of results) {
      const group = document.createElement("li");
      for (const doc of sections) {
        const link = document.createElement("a");
        link.href = new URL(doc.location, base).href;
        link.className = doc === sections[0] ? "hit" : "hit more";
        const title = document.createElement("strong");
        title.append(marked(doc.title, terms));
        link.append(title);
        if (doc.anchor && doc === sections[0] && doc.page !== doc.title) {
          const page = document.createElement("small");
          page.textContent = doc.page;
          link.append(page);
        }
        const text = document.createElement("span");
        text.className = "excerpt";
        text.append(marked(excerpt(doc, terms), terms));
        link.append(text);
        group.append(link);
      }
      list.append(group);
    }
    status.textContent = !query ? "" : results.length ? `${results.length} page${results.length > 1 ? "s" : ""}` : "Nothing found.";
  };
  const links = () => [...list.querySelectorAll("a")];
  const make = () => {
    dialog = document.createElement("dialog");
    dialog.className = "search-dialog";
    dialog.setAttribute("aria-label", "Search");
    field = document.createElement("input");
    field.type = "search";
    field.placeholder = "A word, a name in code, 中文";
    field.setAttribute("aria-label", "Search for");
    field.autocomplete = "off";
    field.spellcheck = false;
    status = document.createElement("p");
    status.setAttribute("role", "status");
    list = document.createElement("ol");
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = "Close";
    close.addEventListener("click", () => dialog.close());
    const head = document.createElement("div");
    head.append(field, close);
    dialog.append(head, status, list);
    document.body.append(dialog);
    field.addEventListener("input", show);
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close(); // the backdrop
    });
    dialog.addEventListener("keydown", (event) => {
      const all = links();
      const at = all.indexOf(document.activeElement);
      if (event.key === "ArrowDown" && at < all.length - 1) all[at + 1].focus();
      else if (event.key === "ArrowUp") (all[at - 1] || field).focus();
      else if (event.key === "Enter" && document.activeElement === field && all.length) all[0].click();
      else return;
      event.preventDefault();
    });
  };
  const open = () => {
    if (!dialog) make();
    dialog.showModal();
    field.select();
    load().then(show, () => {});
  };
  opener.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    if (dialog?.open || event.target.closest?.("input, textarea, select, [contenteditable]")) return;
    const asked = (event.key === "k" && (event.ctrlKey || event.metaKey)) || (!event.ctrlKey && !event.metaKey && !event.altKey && (event.key === "/" || event.key === "s"));
    if (!asked) return;
    event.preventDefault();
    open();
  });
  // For the tests: what a query finds, best first.
  window.guideSearch = (query) => load().then(() => search(query).map((sections) => sections[0].location));
})();
