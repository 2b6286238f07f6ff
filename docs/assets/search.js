// Search by plain substrings over the index that the build wrote. A linear scan of some megabytes takes
// milliseconds, finds identifiers whole and in parts, and needs no word boundaries in Chinese.
// search-dialog.js fetches this file and the index when somebody searches.
(() => {
  const { base, el } = guide;
  /**
   * @typedef {{location: string, path: string, anchor: string | undefined, page: string, title: string, text: string, kind: string, names: string[], bold: string[], lowPage: string, lowTitle: string, lowText: string, weight: number}} Section
   * @typedef {{text: string, forms: string[], home: string, rarity: number}} Term one word of a query, or one notion: what it may look like, and the page that explains it
   */
  // Lists of things that are explained elsewhere come after the pages that explain them.
  const weight = (/** @type {string} */ path) =>
    /^(library|operators|zh)\//.test(path) ? 0.35 : /(^|\/)reading(\/|\.html)/.test(path) ? 0.4 : /^(contributing\/|changes|how-it-is)/.test(path) ? 0.5 : /^errors\/($|index)/.test(path) ? 0.4 : /^errors\//.test(path) ? 0.8 : 1;
  const plain = (/** @type {string} */ html) => {
    const text = html.replace(/<[^>]*>/g, " ").replace(/[\u200b¶]/g, "");
    return text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, "&").replace(/\s+/g, " ").trim();
  };
  const word = /[\p{L}\p{N}_]/u;
  const chinese = /\p{Script=Han}/u;
  // Words of questions that say nothing about their subject.
  const STOP = new Set(
    "a about after again all although am an and any are as at be because been before being both but by can cannot could did do does doing don't each earth exactly for from get gets give given gives had has have having he how i if in into is isn't it its just keep let like long make makes me mean means more most much must my need no not now of off on one only onto or our out over own pytorch same see should so some still such than that the their them then there these they this those to too try under up use used uses using very via want was way we were what when where which while who whole why will with without would you your".split(" "),
  );
  /** @type {Section[]} */
  let index = [];
  /** @type {Promise<void> | undefined} */
  let loading;
  /** A name of a notion → the page that explains it, and the other names. @type {Map<string, {page: string, names: string[]}>} */
  const notions = new Map();
  // `c10::DispatchKeySet` is mostly written without its namespace, `torch.nn.functional.conv1d` without its module.
  const tail = (/** @type {string} */ term) => {
    const separator = term.includes("::") ? "::" : /^(torch|at|aten)\./.test(term) ? "." : "";
    const last = separator ? term.slice(term.lastIndexOf(separator) + separator.length) : "";
    return last.length > 2 && last !== term ? last : "";
  };

  const load = () => {
    if (loading) return loading;
    loading = guide.data("search/search_index", "__searchIndex").then((/** @type {{docs: {location: string, title: string, text: string, kind?: string, names?: string, bold?: string[]}[], terms?: {names: string[], page: string}[], chinese?: Record<string, string[]>}} */ data) => {
      const pages = new Map();
      for (const [name, english] of Object.entries(data.chinese || {})) notions.set(name, { page: "", names: english });
      for (const notion of data.terms || []) for (const name of notion.names) notions.set(name, notion);
      index = data.docs.map(({ location: place, title: head, text: html, kind = "", names = "", bold = [] }) => {
        const [path, anchor] = place.split("#");
        const title = plain(head);
        if (!anchor) pages.set(path, title);
        const text = plain(html);
        const low = { lowPage: "", lowTitle: title.toLowerCase(), lowText: text.toLowerCase(), bold: bold.map((b) => b.toLowerCase()) };
        return { location: place, path, anchor, title, text, kind, names: names.toLowerCase().split(" ").filter(Boolean), page: "", weight: weight(path), ...low };
      });
      for (const section of index) {
        section.page = pages.get(section.path) || section.title;
        section.lowPage = section.page.toLowerCase();
      }
    });
    loading.catch(() => {
      loading = undefined; // the next opening asks again
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
  const inText = (/** @type {Section} */ doc, /** @type {string} */ term) => {
    let count = 0;
    let wholes = 0;
    let first = -1;
    for (let at = doc.lowText.indexOf(term); at >= 0 && count < 30; at = doc.lowText.indexOf(term, at + term.length)) {
      if (first < 0) first = at;
      count += 1;
      wholes += Number(whole(doc.lowText, term, at));
    }
    return count ? 6 + 7 * Math.log2(1 + wholes) + 2 * Math.log2(1 + count) + (first < 300 ? 5 : 0) : 0;
  };
  const cited = (/** @type {Section} */ doc, /** @type {string} */ term) =>
    Math.max(0, ...doc.names.map((name) => (name === term || name.endsWith(`::${term}`) || name.endsWith(`.${term}`) ? 30 : term.length > 4 && name.includes(term) ? 12 : 0)));
  const form = (/** @type {Section} */ doc, /** @type {string} */ term) =>
    inTitle(doc.lowTitle, term) + inTitle(doc.lowPage, term) * (doc.anchor ? 0.25 : 0.5) + (doc.bold.some((b) => b === term || b === `${term}s`) ? 40 : 0) + cited(doc, term) + inText(doc, term);
  const rate = (/** @type {Section} */ doc, /** @type {Term} */ term) => {
    const best = Math.max(...term.forms.map((f, i) => form(doc, f) * (i && tail(term.text) !== f ? 0.8 : 1)));
    return best + (term.home && term.home === doc.path && doc.weight === 1 ? (doc.anchor ? 20 : 60) : 0);
  };

  // Other forms of an English word that a text may use: `recompiles` → `recompile`, `freed` → `free`.
  const stems = (/** @type {string} */ text) => {
    const [, stem] = text.match(/^([a-z-]{3,}?[a-z])(?:ing|ed|es|s|ly)$/) || [];
    return stem && stem.length > 3 ? [stem] : /^[a-z-]{5,}e$/.test(text) ? [text.slice(0, -1)] : [];
  };
  const SILENT = /^[的了是在和与及或要把将被时候中里吗呢啊么什为怎如何哪些个这那有没不能会可以请问一下使用用到后前设为之后以后仍]+$/u;
  /** Chinese has no spaces: the longest known names, and what is left between them. */
  const pieces = (/** @type {string} */ text) => {
    const found = [];
    let rest = "";
    for (let at = 0; at < text.length; ) {
      let size = Math.min(8, text.length - at);
      while (size > 0 && !notions.has(text.slice(at, at + size))) size -= 1;
      if (size) {
        found.push(rest, text.slice(at, at + size));
        rest = "";
      } else rest += text[at];
      at += size || 1;
    }
    found.push(rest);
    const telling = found.filter((piece) => piece && !SILENT.test(piece));
    return telling.length ? telling : [text];
  };
  /** The words and notions of a query, without its punctuation and without words that say nothing. @returns {Term[]} */
  const termsOf = (/** @type {string} */ query) => {
    const words = query
      .toLowerCase()
      .replace(/([\p{Script=Han}]+)/gu, " $1 ")
      .split(/\s+/)
      .map((w) => w.replace(/^[^\p{L}\p{N}_@$+/*.-]+|[^\p{L}\p{N}_+*/-]+$/gu, "").replace(/^[.*/-]+(?=\p{L})|(?:'s|\(\))$/gu, ""))
      .filter(Boolean)
      .flatMap((w) => (chinese.test(w) ? pieces(w) : [w]));
    /** @type {Term[]} */
    const terms = [];
    for (let at = 0; at < words.length; ) {
      let size = Math.min(4, words.length - at);
      while (size > 0 && !notions.has(words.slice(at, at + size).join(" "))) size -= 1;
      const text = words.slice(at, at + Math.max(1, size)).join(" ");
      const notion = notions.get(text) || notions.get(stems(text)[0]);
      if (notion && (size > 1 || !STOP.has(text))) {
        const others = notion.names.filter((name) => chinese.test(text) || name.length > 3);
        terms.push({ text, forms: [...new Set([text, ...stems(text), ...others])], home: notion.page, rarity: 1 });
      } else if (!STOP.has(text) || words.every((w) => STOP.has(w))) {
        const short = tail(text);
        const pair = chinese.test(text) ? [...text].slice(1).map((c, i) => text[i] + c) : [];
        const apart = /^[a-z]+(-[a-z]+)+$/.test(text) ? [text.replaceAll("-", " "), ...text.split("-").filter((w) => w.length > 3 && !STOP.has(w))] : [];
        terms.push({ text, forms: [text, ...(short ? [short] : stems(text)), ...pair, ...apart], home: "", rarity: 1 });
      }
      at += Math.max(1, size);
    }
    for (const term of terms) {
      const holding = index.filter((doc) => term.forms.some((f) => doc.lowText.includes(f) || doc.lowTitle.includes(f) || doc.names.some((name) => name.includes(f)))).length;
      // What stands nowhere says nothing about where to look.
      term.rarity = holding ? Math.log(1 + index.length / (1 + holding)) * (/^\d+$/.test(term.text) ? 0.3 : 1) : 0;
    }
    return terms.filter(({ rarity }) => rarity);
  };
  /** How much of a heading or a question the query says, counted by its words. */
  const covered = (/** @type {Section} */ doc, /** @type {Term[]} */ terms) => {
    const words = doc.lowTitle.split(/[^\p{L}\p{N}_.]+/u).filter((w) => w.length > 1 && !STOP.has(w));
    const said = words.filter((w) => terms.some(({ forms }) => forms.some((f) => w === f || (f.length > 3 && w.startsWith(f)) || f.split(" ").includes(w))));
    return words.length ? said.length / words.length : 0;
  };
  /** The sections that a query finds, by page, best first. @returns {Section[][]} */
  const search = (/** @type {string} */ query) => {
    const terms = termsOf(query);
    const all = terms.reduce((sum, term) => sum + term.rarity, 0);
    if (!all) return [];
    const phrase = terms.map(({ text }) => text).join(" ");
    const found = [];
    for (const doc of index) {
      let score = 0;
      let share = 0;
      for (const term of terms) {
        const s = rate(doc, term);
        if (s) share += term.rarity / all;
        score += (s * term.rarity) / all;
      }
      if (!share) continue;
      if (terms.length === 1 && terms[0].home && terms[0].home === doc.path && doc.weight === 1) score += doc.anchor ? 50 : 150;
      if (terms.length > 1) {
        if (doc.lowTitle.includes(phrase)) score += 60;
        else if (doc.lowText.includes(phrase)) score += 15;
        if (doc.anchor) score += 50 * covered(doc, terms) * share;
      }
      found.push({ doc, score: score * doc.weight * share ** 2, share });
    }
    const most = Math.max(0, ...found.map(({ share }) => share));
    const best = found.filter(({ share }) => share > most / 2).sort((a, b) => b.score - a.score);
    // A page counts by its best section, helped a little by the others; at most three of its sections are shown.
    const pages = new Map();
    for (const f of best.slice(0, 400)) {
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
  const SHORTEST = 12; // letters of a paste that is a piece of a message
  const FEW = 4; // letters of where it breaks off behind what varies
  const KIND = /^[\p{L}\p{N}_.]*(?:error|exception|warning): /u;
  /** Whether the last line of a text is a piece of a message: 2 where it is its beginning, 1 within, 0 not. */
  const begun = (/** @type {string} */ pattern, /** @type {string} */ text) => {
    const last = (text.split(/\r\n|\r|\n/).map(normal).filter(Boolean).pop() ?? "").replace(/[ .\u2026]+$/, "");
    const part = last.replace(KIND, "");
    const pieces = pattern.split("{}").map(normal).filter(Boolean);
    if (last.length < SHORTEST || !part.includes(" ") || !pieces.length) return 0;
    let at = 0;
    for (const piece of [pieces[0].replace(KIND, ""), ...pieces.slice(1)]) {
      const rest = part.slice(at);
      const ends = () => Array.from({ length: Math.max(0, piece.length - FEW) }, (_, n) => piece.slice(0, FEW + n)).some((p) => rest.endsWith(p));
      if (piece.startsWith(rest) || (at && ends())) return 2;
      const found = rest.indexOf(piece);
      if (found < 0 || (found && !at)) break;
      at += found + piece.length;
    }
    return at >= SHORTEST && part.length < 2 * at ? 2 : Number(pieces.some((piece) => piece.includes(part)));
  };
  /** @type {Promise<{address: string, title: string, patterns: string[]}[]> | undefined} */
  let messages;
  const errors = async (/** @type {string} */ text) => {
    messages ??= guide.data("errors/patterns", "__errorPatterns");
    const whole = normal(text);
    const known = await messages;
    const sure = known.map((message) => {
      const scores = message.patterns.map((pattern) => ({ part: share(pattern, whole), letters: pattern.replaceAll("{}", "").length }));
      return { message, score: Math.max(0, ...scores.filter(({ part }) => part >= ENOUGH).map(({ part, letters }) => part * letters)) };
    });
    const pieces = () => known.map((message) => ({ message, score: Math.max(0, ...message.patterns.map((p) => begun(p, text))) }));
    const rated = sure.some(({ score }) => score) ? sure : pieces();
    return rated.filter(({ score }) => score).sort((a, b) => b.score - a.score).map(({ message }) => message);
  };

  const marked = (/** @type {string} */ text, /** @type {string[]} */ forms) => {
    const span = el("span");
    const low = text.toLowerCase();
    let from = 0;
    while (from < text.length) {
      let at = -1;
      let size = 0;
      for (const one of forms) {
        const i = low.indexOf(one, from);
        if (i >= 0 && (at < 0 || i < at || (i === at && one.length > size))) [at, size] = [i, one.length];
      }
      if (at < 0) break;
      span.append(text.slice(from, at), el("mark", {}, text.slice(at, at + size)));
      from = at + size;
    }
    span.append(text.slice(from));
    return span;
  };
  const excerpt = (/** @type {Section} */ doc, /** @type {string[]} */ forms) => {
    const hits = forms.map((t) => doc.lowText.indexOf(t)).filter((i) => i >= 0);
    const start = Math.max(0, Math.min(...(hits.length ? hits : [0])) - 50);
    return (start ? "…" : "") + doc.text.slice(start, start + 170) + (doc.text.length > start + 170 ? "…" : "");
  };
  /** What of a section answers the query, in a word or two. */
  const part = (/** @type {Section} */ section, /** @type {string[]} */ forms) => {
    const symbol = section.names.find((name) => forms.some((f) => name === f || name.endsWith(`::${f}`) || name.endsWith(`.${f}`)));
    if (section.kind === "question") return "Question";
    if (forms.some((f) => section.lowTitle.includes(f))) return section.anchor ? "Heading" : "Page";
    if (forms.some((f) => section.bold.includes(f))) return "Defined here";
    return symbol ? `Cites ${symbol}` : "Text";
  };
  const entry = (/** @type {Section} */ section, /** @type {boolean} */ first, /** @type {string[]} */ forms) => {
    const link = el("a", { href: new URL(section.location, base).href, className: first ? "hit" : "hit more" });
    const page = section.anchor && first && section.page !== section.title ? [section.page] : [];
    link.append(el("strong", {}, marked(section.title, forms)), el("small", {}, [...page, part(section, forms)].join(" · ")));
    link.append(el("span", { className: "excerpt" }, marked(excerpt(section, forms), forms)));
    return link;
  };
  const LONG = 25; // letters: what is longer may be a pasted message
  /** What a query finds, as items of a list, and the number of pages among them. */
  const answer = async (/** @type {string} */ query) => {
    const known = query.length < LONG ? [] : await errors(query).catch(() => []);
    const results = search(query);
    const forms = termsOf(query).flatMap((term) => term.forms);
    const hits = known.slice(0, 3).map(({ address, title }) => {
      const link = el("a", { href: new URL(address, base).href, className: "hit" }, el("strong", {}, title), el("small", {}, "Error"));
      return el("li", {}, link);
    });
    return { items: [...hits, ...results.map((sections) => el("li", {}, ...sections.map((section, i) => entry(section, i === 0, forms))))], pages: results.length };
  };
  const sections = (/** @type {string} */ query) => load().then(() => search(query).map((found) => found[0]));
  window.guideEngine = { load, answer, sections, errors, LONG };
})();
