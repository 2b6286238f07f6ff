// The search over the index that the build wrote in pieces (site/search_pieces.py): one file that every search needs,
// then the places of the words that were typed, then the texts of the pages that are shown.
// search-dialog.js fetches this file and the index when somebody searches.
(() => {
  const { base, el } = guide;
  /**
   * @typedef {{address: string, title: string, label: string, weight: number, first: number}} SearchPage
   * @typedef {{location: string, page: number, at: number, title: string, low: string, kind: string, telling: number}} Section
   * @typedef {{families: number[], factor: number, exact: boolean}} Form words that stand for a term
   * @typedef {{text: string, forms: Form[], names: string[], home: string, meant: string}} Term one word or one notion
   * @typedef {{location: string, title: string, where: string, kind: string, section?: Section, says?: string}} Hit
   * @typedef {{name: string, hits: Hit[][]}} Group
   */
  // Lists of things that are explained elsewhere come after the pages that explain them.
  const weight = (/** @type {string} */ path) =>
    /^(library|operators|zh)\//.test(path) ? 0.35 : /(^|\/)reading(\/|\.html)/.test(path) ? 0.3 : /^(contributing\/|changes|how-it-is|little\/the-map)/.test(path) ? 0.5 : /^errors\/($|index)/.test(path) ? 0.4 : /^errors\//.test(path) ? 0.8 : /\/questions(\/|\.html)|-lines(\/|\.html)/.test(path) ? 0.7 : 1;
  const chinese = /\p{Script=Han}/u;
  const RUN = /[\u3400-\u9fff]+|[^\P{L}\u3400-\u9fff]+(?:[\p{N}_]|[^\P{L}\u3400-\u9fff])*|[\p{N}_][\p{L}\p{N}_]*/gu;
  const EARLY = 8; // in a place's number, above the letters of how often a word stands there
  const BOLD = 16;
  const CITED = 32;
  const TITLE = 64;
  // Words of questions that say nothing about their subject.
  const STOP = new Set(
    "a about after again all although am an and any are as at be because been before being both but by can cannot could did do does doing don't each earth exactly for from get gets give given gives had has have having he how i if in into is isn't it its just keep let like long make makes me mean means more most much must my need no not now of off on one only onto or our out over own pytorch same see should so some still such than that the their them then there these they this those to too try under up use used uses using very via want was way we were what when where which while who whole why will with without would you your".split(" "),
  );
  // Words that say little about their subject, and numbers.
  const WEAK = /^(?:\d+|actual(?:ly)?|begin|calls?|called|calling|changed?|differen(?:t|ce)|executes?|find|first|happens?|happening|know|later|looks?|model|picks?|quickly|runs?|safe|same|seco?nd|shows?|tell|work(?:s|ed|ing)?|wrong)$/;
  /** @type {SearchPage[]} */
  let pages = [];
  /** @type {Section[]} */
  const index = [];
  /** A word → the number of its family. @type {Map<string, number>} */
  const vocabulary = new Map();
  /** @type {string[][]} */
  let families = [];
  /** @type {number[]} */
  let cuts = [];
  /** A name of a notion → the page that explains it, and the other names. @type {Map<string, {page: string, names: string[], anchor?: string, means?: string}>} */
  const notions = new Map();
  /** @type {Promise<void> | undefined} */
  let loading;
  const load = () => {
    loading ??= guide.data("search/index", "__search_index").then((data) => {
      for (const notion of data.terms) for (const name of notion.names) notions.set(name, notion);
      for (const [name, english] of Object.entries(data.chinese)) if (!notions.has(name)) notions.set(name, { page: english.map((/** @type {string} */ one) => notions.get(one)?.page).find(Boolean) || "", names: english });
      families = data.words.split("\n").map((/** @type {string} */ line) => line.split("|"));
      for (const [at, forms] of families.entries()) for (const word of forms) vocabulary.set(word, at);
      cuts = data.cuts;
      pages = data.pages.map((/** @type {string[]} */ [address, title, chapter]) => ({ address, title, label: chapter && chapter !== title ? `${chapter} › ${title}` : title, weight: weight(address), first: 0 }));
      for (const [page, some] of data.sections.entries()) {
        pages[page].first = index.length;
        for (const [at, [anchor, title, kind]] of some.entries())
          index.push({ location: pages[page].address + (anchor ? `#${anchor}` : ""), page, at, title, low: title.toLowerCase(), kind, telling: 0 });
      }
    });
    loading.catch(() => {
      loading = undefined; // the next opening asks again
    });
    return loading;
  };
  /** Pieces that were asked for. @type {Map<string, Promise<any>>} */
  const had = new Map();
  const piece = (/** @type {string} */ name) => {
    const found = had.get(name) ?? guide.data(`search/${name}`, `__search_${name}`);
    had.set(name, found);
    found.catch(() => had.delete(name));
    return found;
  };
  /** Where a family of words stands: steps from section to section, each with its number. @returns {Promise<number[]>} */
  const places = async (/** @type {number} */ family) => {
    let n = cuts.length - 1;
    while (cuts[n] > family) n -= 1;
    return (await piece(`words-${n}`))[family - cuts[n]];
  };

  /** Lets keys in between. */
  const pause = () => new Promise((done) => setTimeout(done));
  const wordsOf = (/** @type {string} */ text) =>
    (text.toLowerCase().match(RUN) || []).flatMap((run) => (chinese.test(run) && run.length > 1 ? [...run].slice(1).map((c, i) => run[i] + c) : [run]));
  /** Letters that must be changed, put in, left out or swapped; more than `most` is as good as any. */
  const distance = (/** @type {string} */ a, /** @type {string} */ b, /** @type {number} */ most) => {
    if (Math.abs(a.length - b.length) > most) return most + 1;
    let older = /** @type {number[]} */ ([]);
    let old = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i += 1) {
      const row = [i];
      for (let j = 1; j <= b.length; j += 1) {
        row[j] = Math.min(old[j] + 1, row[j - 1] + 1, old[j - 1] + Number(a[i - 1] !== b[j - 1]));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], older[j - 2] + 1);
      }
      if (Math.min(...row) > most) return most + 1;
      [older, old] = [old, row];
    }
    return old[b.length];
  };
  /** The words nearest to one that stands nowhere. */
  const near = (/** @type {string} */ text) => {
    if (text.length < 4 || /\d/.test(text) || chinese.test(text)) return [];
    let most = text.length < 7 ? 1 : 2;
    /** @type {string[]} */
    let found = [];
    for (const word of vocabulary.keys()) {
      if (word.length < 4 || word.includes(" ")) continue;
      // A part of a long name may be misspelt as well: `CachingAlocator` of `CUDACachingAllocator`.
      const long = text.length > 9 && word.length > text.length + most;
      const n = long ? distance(text, word.slice(-text.length), 1) + 1 : distance(text, word, most);
      if (n < most) found = [];
      if (n <= most) found.push(word);
      most = Math.min(most, n);
    }
    return found.sort((a, b) => Number(b[0] === text[0]) - Number(a[0] === text[0])).slice(0, 4);
  };
  /** @returns {{forms: Form[], meant: string}} */
  const formsOf = (/** @type {string} */ text, spelt = true) => {
    const exact = vocabulary.get(text) ?? vocabulary.get(text.replace(/iz(?=e|ing|ation)/, "is"));
    if (exact !== undefined) {
      // A long name may be a part of longer ones: `KeyExtractor` of `DispatchKeyExtractor`.
      const longer = text.length > 5 && !text.includes(" ") && !chinese.test(text) ? [...vocabulary].filter(([word, family]) => family !== exact && word.includes(text) && !word.includes(" ")) : [];
      const also = longer.length < 12 ? [...new Set(longer.map(([, family]) => family))] : [];
      return { forms: [{ families: [exact], factor: 1, exact: true }, ...also.map((family) => ({ families: [family], factor: 0.7, exact: false }))], meant: "" };
    }
    const parts = wordsOf(text);
    if (parts.length > 1) {
      const known = parts.flatMap((part) => vocabulary.get(part) ?? []);
      return { forms: known.length ? [{ families: known, factor: chinese.test(text) ? 0.8 : 0.6, exact: false }] : [], meant: "" };
    }
    // A part of a name: `dump_table`, `KeyExtractor`.
    const holding = text.length > 3 ? [...vocabulary.keys()].filter((word) => word.includes(text)).sort((a, b) => a.length - b.length).slice(0, 6) : [];
    const found = holding.length ? holding : spelt ? near(text) : [];
    for (let at = 3; !found.length && at < text.length - 2; at += 1) {
      const two = [text.slice(0, at), text.slice(at)].flatMap((half) => vocabulary.get(half) ?? []);
      if (two.length === 2) return { forms: [{ families: two, factor: 0.7, exact: false }], meant: "" };
    }
    const forms = [...new Set(found.map((word) => Number(vocabulary.get(word))))].map((family) => ({ families: [family], factor: 0.8, exact: false }));
    return { forms, meant: holding.length ? "" : found[0] || "" };
  };

  const SILENT = /^[写做解决让想该需求法区别一些它们从对比还的了是在和与及或要把将被时候中里吗呢啊么什为怎如何哪些个这那有没不能会可以请问一下使用用到后前设为之后以后仍]+$/u;
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
    const telling = found.flatMap((one) => (notions.has(one) ? [one] : one.split(/为什么|怎么样?|如何|什么|哪些|一个|多少/u))).filter((one) => one && !SILENT.test(one));
    return telling.length ? telling : [text];
  };
  const PAGE = 1; // what a page's words count beside a section's
  const LONGEST = 150; // letters of a query whose words may be misspelt; a message was not typed
  const MOST = 16; // terms: of a pasted traceback the last line says what happened
  /** The words and notions of a query, without its punctuation and without words that say nothing. @returns {Term[]} */
  const termsOf = (/** @type {string} */ query) => {
    const line = query.split("\n").filter((one) => one.trim()).pop() || "";
    const typed = line
      .toLowerCase()
      .replace(/([\p{Script=Han}]+)/gu, " $1 ")
      .split(/\s+/)
      .map((w) => w.replace(/^[^\p{L}\p{N}_@$+]+|[^\p{L}\p{N}_+*]+$/gu, "").replace(/(?:'s|\(\))$/gu, ""))
      .filter(Boolean)
      .flatMap((w) => (chinese.test(w) ? pieces(w) : [w]));
    /** @type {Term[]} */
    const terms = [];
    const add = (/** @type {string} */ text, /** @type {string[]} */ names, home = "", factor = 1) => {
      const { forms, meant } = names.length ? { forms: names.flatMap((name, i) => formsOf(name).forms.map((f) => ({ ...f, factor: f.factor * (i > Number(chinese.test(text)) ? 0.8 : 1) }))), meant: "" } : formsOf(text, query.length < LONGEST);
      const notion = notions.get(meant);
      if (notion) {
        add(meant, notion.names, notion.page, 0.9);
        terms[terms.length - 1].meant = meant;
        return;
      }
      const scaled = forms.map((f) => ({ ...f, factor: f.factor * factor }));
      if (scaled.length) terms.push({ text, forms: scaled, names: [text, ...names], home, meant });
    };
    const silent = typed.every((w) => STOP.has(w));
    for (let at = 0; at < typed.length && terms.length < MOST; ) {
      let size = Math.min(4, typed.length - at);
      while (size > 0 && !notions.has(typed.slice(at, at + size).join(" "))) size -= 1;
      const text = typed.slice(at, at + Math.max(1, size)).join(" ");
      const notion = notions.get(text) || notions.get(text.replace(/(?:es|s)$/, ""));
      const joined = typed.slice(at, at + 2).join("");
      if (notion && (size > 1 || !STOP.has(text))) add(text, [...new Set([text, ...notion.names])].filter((name) => name === text || chinese.test(text) || name.length > 3), notion.page);
      else if (!STOP.has(text) || silent) {
        const parts = /[.:/-]/.test(text) && !vocabulary.has(text) ? text.split(/[^\p{L}\p{N}_]+/u).filter((w) => w.length > 1 && !STOP.has(w) && !["torch", "aten", "at", "c10"].includes(w)) : [];
        if (parts.length) for (const [i, part] of parts.entries()) add(part, [], "", i === parts.length - 1 || text.includes("-") ? 1 : 0.4);
        else add(text, []);
        if (typed.length > at + 1 && joined.length > 7 && vocabulary.has(joined)) add(joined, []);
      }
      at += Math.max(1, size);
    }
    return terms;
  };

  const worth = (/** @type {number} */ how) => (how & 7 ? 6 + 8 * (how & 7) : how ? 0 : 4) + (how & EARLY ? 5 : 0) + (how & BOLD ? 40 : 0) + (how & CITED ? 30 : 0);
  const telling = (/** @type {Section} */ section) => {
    section.telling ||= wordsOf(section.low).filter((w) => w.length > 1 && !STOP.has(w)).length || 1;
    return section.telling;
  };
  /** What each section has of a term. @returns {Promise<{scores: Float64Array, titled: Float64Array, holding: number}>} */
  const rate = async (/** @type {Term} */ term) => {
    const scores = new Float64Array(index.length);
    const titled = new Float64Array(index.length);
    for (const form of term.forms) {
      const own = new Map();
      for (const list of await Promise.all(form.families.map(places))) {
        let at = 0;
        for (let i = 0; i < list.length; i += 2) {
          at += list[i];
          const how = list[i + 1];
          const title = how & TITLE ? 45 + 20 / telling(index[at]) : 0;
          const [score, title0] = own.get(at) || [0, 0];
          own.set(at, [score + (worth(how) + title) / form.families.length, title0 + title / form.families.length]);
        }
      }
      for (const [at, [score, title]] of own) {
        const name = index[at].at ? index[at].low : pages[index[at].page].title.toLowerCase();
        const whole = form.exact && (term.names.includes(index[at].low) || term.names.includes(name)) ? 60 : 0;
        scores[at] = Math.max(scores[at], (score + whole) * form.factor);
        titled[at] = Math.max(titled[at], title * form.factor);
      }
    }
    let holding = 0;
    for (let at = 0; at < index.length; at += 1) {
      const { page } = index[at];
      const { first } = pages[page];
      if (scores[at]) {
        holding += 1;
        scores[at] += titled[first] * (at === first ? 1.2 : 0.3);
        if (term.home && term.home === pages[page].address && pages[page].weight > 0.8) scores[at] += at === first ? 60 : 20;
      } else if (titled[first]) scores[at] = titled[first] * 0.25;
    }
    return { scores, titled, holding };
  };
  /** The sections that terms find, best first. */
  const rank = async (/** @type {Term[]} */ terms) => {
    await Promise.all(terms.flatMap(({ forms }) => forms.flatMap((form) => form.families.map(places))));
    const rated = [];
    for (const term of terms) {
      rated.push(await rate(term));
      await pause();
    }
    const rarity = rated.map(({ holding }, i) => (holding ? Math.log(1 + index.length / (1 + holding)) * (WEAK.test(terms[i].text) || (chinese.test(terms[i].text) && !notions.has(terms[i].text)) ? 0.4 : 1) * Math.max(...terms[i].forms.map((f) => f.factor)) : 0));
    const all = rarity.reduce((sum, one) => sum + one, 0);
    const phrase = terms.map(({ text }) => text).join(" ");
    const only = terms.length === 1 ? terms[0].home : "";
    const found = [];
    for (let at = 0; all && at < index.length; at += 1) {
      let score = 0;
      let share = 0;
      let said = 0;
      for (let i = 0; i < terms.length; i += 1) {
        const s = rated[i].scores[at];
        if (s) share += rarity[i] / all;
        said += Number(rated[i].titled[at] > 0);
        score += (s * rarity[i]) / all;
      }
      if (!share) continue;
      const doc = index[at];
      const { address, weight: w } = pages[doc.page];
      if (only && only === address && w > 0.8) score += doc.at ? 50 : 150;
      if (terms.length === 1 && !doc.at && address.replace(/\/$|\/index\.html$|\.html$/, "").split("/").pop() === terms[0].text) score += 100;
      if (terms.length > 1) {
        if (said) score += 50 * Math.min(1, said / telling(doc)) * share;
        if (said > 1 && wordsOf(doc.low).filter((w) => !STOP.has(w)).join(" ").includes(phrase)) score += 60;
      }
      found.push({ doc, score: score * w * share ** 1.5, share });
    }
    // Words that stand in different sections of one page speak for the page.
    const whole = pages.map(() => terms.map(() => 0));
    for (const [i, { scores }] of rated.entries()) for (let at = 0; at < index.length; at += 1) if (index[at].kind !== "e") whole[index[at].page][i] = Math.max(whole[index[at].page][i], scores[at]);
    for (const one of found) {
      if (one.doc.kind === "e" || terms.length < 2) continue;
      const best = whole[one.doc.page];
      const told = best.reduce((sum, s, i) => sum + (s ? rarity[i] / all : 0), 0);
      one.score += (PAGE * pages[one.doc.page].weight * told ** 2 * best.reduce((sum, s, i) => sum + s * rarity[i], 0)) / all;
    }
    const most = found.reduce((best, { share }) => Math.max(best, share), 0);
    return found.filter(({ share }) => share > most / 2).sort((a, b) => b.score - a.score).slice(0, 400);
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
    await pause();
    const sure = known.map((message) => {
      const scores = message.patterns.map((pattern) => ({ part: share(pattern, whole), letters: pattern.replaceAll("{}", "").length }));
      const rates = scores.map(({ part, letters }) => (part >= ENOUGH ? part * letters : 0));
      const score = Math.max(0, ...rates);
      return { message: { ...message, wording: message.patterns[rates.indexOf(score)] || "" }, score };
    });
    const pieces = () =>
      known.map((message) => {
        const rates = message.patterns.map((p) => begun(p, text));
        const score = Math.max(0, ...rates);
        return { message: { ...message, wording: message.patterns[rates.indexOf(score)] || "" }, score };
      });
    const rated = sure.some(({ score }) => score) ? sure : pieces();
    return rated.filter(({ score }) => score).sort((a, b) => b.score - a.score).map(({ message }) => message);
  };

  /** Operators by name: the same name before one that begins with it, and that before one that holds it. @returns {Promise<{hits: Hit[], same: boolean}>} */
  const operators = async (/** @type {string} */ query) => {
    const asked = query.trim().toLowerCase().replace(/^(?:torch\.)?(?:ops\.)?(?:nn\.functional\.)?/, "").replace(/^aten[.:]+/, "aten::").replace(/\(.*$/, "");
    if (!/^[a-z_][\w:.]{2,}$/.test(asked)) return { hits: [], same: false };
    const [head, , overload] = asked.replace(/^aten::/, "").match(/^([^.]*)(\.(.*))?$/)?.slice(1) || [];
    const found = [];
    for (const line of await piece("operators")) {
      const [name, ...overloads] = line.split(" ");
      const short = name.slice(name.indexOf("::") + 2);
      const fits = short === head || name === head ? 0 : short.startsWith(head) ? 1 : short.includes(head) ? 2 : 3;
      if (fits < 3) found.push({ name, short, overloads, fits });
    }
    found.sort((a, b) => a.fits - b.fits || Number(!a.name.startsWith("aten::")) - Number(!b.name.startsWith("aten::")) || a.short.length - b.short.length || (a.name < b.name ? -1 : 1));
    const hits = found.slice(0, 4).map(({ name, overloads }) => {
      const best = overload && overloads.some((/** @type {string} */ o) => o.toLowerCase() === overload) ? `.${overload}` : overloads.includes(".") ? "" : overloads.includes("Tensor") ? ".Tensor" : `.${overloads[0]}`;
      const says = overloads.length > 1 ? `${overloads.length} overloads` : "";
      const end = location.protocol === "file:" ? "operators/index.html" : "operators/";
      return { location: `${end}#${name}${best}`, title: name + best, where: says, kind: "o" };
    });
    return { hits, same: found[0]?.fits === 0 };
  };

  const LONG = 25; // letters: what is longer may be a pasted message
  const QUICK = 40; // letters of what may be the name of an operator
  /** What a query finds, in groups, the best group first, and the words that were taken for others. @returns {Promise<{groups: Group[], terms: Term[]}>} */
  const find = async (/** @type {string} */ query) => {
    await load();
    const terms = termsOf(query);
    const [pasted, named, ranked] = await Promise.all([
      query.length < LONG ? [] : errors(query).catch(() => []),
      query.length > QUICK ? { hits: [], same: false } : operators(query),
      rank(terms),
    ]);
    const hit = (/** @type {Section} */ section) => ({ location: section.location, title: section.title, where: pages[section.page].label, kind: section.kind, section });
    const known = pasted.slice(0, 3).map(({ address, wording }) => ({ location: address, title: wording.replaceAll("{}", "…"), where: "Error, by the message that was pasted", kind: "e" }));
    const entries = ranked.filter(({ doc }) => doc.kind === "e");
    const told = entries.filter(({ doc }) => !known.some((one) => one.location === doc.location)).slice(0, known.length ? 2 : 4);
    const others = ranked.filter(({ doc }) => doc.kind !== "e");
    const byPage = new Map();
    // A page counts by its best section, helped a little by the others; at most three of its sections are shown.
    for (const { doc, score } of others) {
      const one = byPage.get(doc.page) || { score, hits: [], article: /(^|\/)reading(\/|\.html)|^(library|zh)\//.test(pages[doc.page].address) };
      if (one.hits.length) one.score += score * 0.06;
      if (one.hits.length < 3) one.hits.push(hit(doc));
      byPage.set(doc.page, one);
    }
    const listed = [...byPage.values()].sort((a, b) => b.score - a.score);
    const texts = listed.filter(({ article }) => !article).slice(0, 10);
    const articles = listed.filter(({ article }) => article).slice(0, 4);
    const meanings = [...new Set(terms.flatMap(({ text }) => notions.get(text) || []))].filter((notion) => notion.means).slice(0, 2);
    const glossary = pages.find(({ address }) => /^library\/glossary/.test(address))?.address || "";
    const groups = [
      { name: "Errors", hits: [...known, ...told.map(({ doc }) => hit(doc))].map((one) => [one]), score: known.length ? 1e6 : (told[0]?.score || 0) * 0.75 },
      { name: "Pages", hits: texts.map(({ hits }) => hits), score: (texts[0]?.score || 0) + 1e-6 },
      { name: "Operators", hits: named.hits.map((one) => [one]), score: named.same && (/aten|_|\d/.test(query) || !texts.some(({ hits }) => hits[0].section?.low.includes(query.toLowerCase()))) ? 1e5 : 0 },
      { name: "Articles", hits: articles.map(({ hits }) => hits), score: (articles[0]?.score || 0) * 0.9 },
      { name: "Terms", hits: meanings.map((notion) => [{ location: `${glossary}#${notion.anchor}`, title: notion.names[0], where: "Glossary", kind: "t", says: notion.means }]), score: 0 },
    ];
    return { groups: groups.filter(({ hits }) => hits.length).sort((a, b) => b.score - a.score), terms };
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
  const formWords = (/** @type {Term[]} */ terms) => [...new Set(terms.flatMap(({ names, forms }) => [...names, ...forms.flatMap(({ families: some }) => some.flatMap((at) => families[at]))]))].sort((a, b) => b.length - a.length);
  const excerpt = (/** @type {string} */ text, /** @type {string[]} */ forms) => {
    const low = text.toLowerCase();
    const hits = forms.map((t) => low.indexOf(t)).filter((i) => i >= 0);
    const start = Math.max(0, (hits[0] ?? 0) - 50);
    return (start ? "…" : "") + text.slice(start, start + 170) + (text.length > start + 170 ? "…" : "");
  };
  const entry = (/** @type {Hit} */ { location: place, title, where, kind, section, says }, /** @type {boolean} */ first, /** @type {string[]} */ forms) => {
    const link = el("a", { href: new URL(place, base).href, className: first ? "hit" : "hit more" });
    const small = [...(first && where !== title ? [where] : []), ...(kind === "q" ? ["Question"] : [])].join(" · ");
    const body = el("span", { className: "excerpt" }, says || "");
    link.append(el("strong", {}, marked(title, forms)), el("small", {}, small), body);
    const fill = (/** @type {string[]} */ texts, /** @type {Section} */ { at, low }) => {
      const text = texts[at];
      if (!forms.some((form) => low.includes(form) || text.toLowerCase().includes(form))) body.append("Cites ", el("mark", {}, forms[0]), ". ");
      body.append(marked(excerpt(text, forms), forms));
    };
    if (section) piece(`texts-${section.page}`).then((texts) => fill(texts, section), () => {});
    return link;
  };
  /** What a query finds, as items of a list, the number of answers among them, and the words that were meant. */
  const answer = async (/** @type {string} */ query) => {
    const { groups, terms } = await find(query);
    const forms = formWords(terms);
    const items = groups.flatMap(({ name, hits }) => [
      el("li", { className: "group" }, name),
      ...hits.map((some) => el("li", {}, ...some.map((one, i) => entry(one, i === 0, forms)))),
    ]);
    return { items, count: groups.reduce((sum, { hits }) => sum + hits.length, 0), meant: terms.flatMap(({ meant }) => meant || []) };
  };
  const sections = async (/** @type {string} */ query) => (await find(query)).groups.filter(({ name }) => name !== "Operators").flatMap(({ hits }) => hits.map(([one]) => ({ location: one.location, title: one.title, page: one.where })));
  const answers = async (/** @type {string} */ query) => (await find(query)).groups.flatMap(({ hits }) => hits.map(([one]) => one.location));
  window.guideEngine = { load, answer, answers, sections, errors };
})();
