// Questions that ask: under an opened one the reader says whether the answer was known; the page of review asks again
// what was not. Kept in this browser only: { "autograd/hooks#question-…": [successes since it was missed, due date] },
// and [-1] for one that was known from the first or has come back often enough.
(() => {
  const { all, el } = guide;
  const NAME = "answers";
  const DAYS = [1, 3, 7, 16, 35];
  /** @typedef {Record<string, [number, string?]>} Answers */
  /** @returns {Answers} */
  const load = () => {
    const kept = guide.kept(NAME);
    return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  };
  const day = (/** @type {number} */ from) => new Date(Date.now() + from * 864e5).toISOString().slice(0, 10);
  /** A question's name, the same for a page that is a folder and one that is a file. */
  const nameOf = (/** @type {string} */ place) => place.replace(/(\/index\.html|\.html|\/)(?=#)/, "").replace(/^index#/, "#");
  const answered = (/** @type {string} */ name, /** @type {boolean} */ knew) => {
    const answers = load(); // another tab may have answered meanwhile
    const before = answers[name];
    const box = knew ? (before && before[0] >= 0 ? before[0] + 1 : DAYS.length) : 0;
    answers[name] = box < DAYS.length ? [box, day(DAYS[box])] : [-1];
    guide.keep(NAME, answers);
    return answers[name];
  };
  const said = (/** @type {[number, string?] | undefined} */ answer) => (!answer ? "" : answer[1] ? `Comes back on ${answer[1]}.` : "You knew it.");
  /** The two buttons. */
  const ask = (/** @type {string} */ name, /** @type {(answer: [number, string?]) => void} */ then) =>
    el("p", { className: "knew" }, guide.button("I knew it", "md-button", () => then(answered(name, true))), guide.button("I did not", "md-button", () => then(answered(name, false))));

  for (const fold of /** @type {HTMLDetailsElement[]} */ (all("details.question"))) {
    fold.addEventListener("toggle", () => {
      if (!fold.open || fold.querySelector(".knew")) return;
      const name = nameOf(`${location.href.slice(guide.base.href.length).split("#")[0]}#${fold.id}`);
      const review = el("a", { href: new URL(location.protocol === "file:" ? "review.html" : "review/", guide.base).href }, "Review");
      const status = el("span", { role: "status" });
      const show = (/** @type {[number, string?] | undefined} */ answer) => status.replaceChildren(said(answer), ...(answer?.[1] ? [" ", review] : []));
      const line = ask(name, show);
      line.append(status);
      show(load()[name]);
      fold.append(line);
    });
  }

  const review = all("[data-review]")[0];
  if (!review) return;
  /** @typedef {[place: string, page: string, front: string, back: string]} Question */
  const rows = all("li[data-chapter]", review);
  const of = (/** @type {string} */ chapter) => (/** @type {string} */ name) => !chapter || name.startsWith(`${chapter}/`);
  const due = (/** @type {string} */ chapter) => Object.entries(load()).filter(([name, [, date]]) => date && date <= day(0) && of(chapter)(name)).map(([name]) => name);
  const choice = el("select", { "aria-label": "Chapter" }, new Option("All chapters", ""));
  for (const row of rows) choice.add(new Option(row.dataset.title, row.dataset.chapter));
  const card = el("div", { className: "asked" });
  const status = el("p", { role: "status" });

  const questions = async (/** @type {string} */ chapter) => {
    const chapters = rows.map((row) => row.dataset.chapter || "").filter((one) => !chapter || one === chapter);
    /** @type {Question[]} */
    const found = [];
    for (const one of chapters) found.push(...(await guide.data(`review/${one}`, "__review"))); // one after the other: from file:// they share a name
    return found;
  };
  /** Markup that the build took from this site's own pages. */
  const part = (/** @type {string} */ markup) => {
    const made = el("div");
    made.innerHTML = markup;
    for (const link of /** @type {HTMLAnchorElement[]} */ (all("a[href]", made))) link.href = new URL(link.getAttribute("href") || "", guide.base).href;
    return made;
  };
  const run = (/** @type {Question[]} */ left, knew = 0, missed = 0) => {
    const [first, ...rest] = left;
    if (!first) {
      card.replaceChildren();
      show(`${knew + missed} asked: ${knew} known, ${missed} not.`);
      choice.focus();
      return;
    }
    const [place, page, front, back] = first;
    const reveal = guide.button("Show the answer", "md-button", () => {
      const buttons = ask(nameOf(place), ([box]) => run(rest, knew + Number(box !== 0), missed + Number(box === 0)));
      reveal.replaceWith(part(back), el("p", {}, el("a", { href: new URL(place, guide.base).href }, page)), buttons);
      all("button", buttons)[0].focus();
    });
    const question = part(front);
    question.className = "front";
    card.replaceChildren(question, reveal);
    status.textContent = `${left.length} left.`;
    reveal.focus();
  };
  const start = async (/** @type {boolean} */ everything) => {
    const chapter = choice.value;
    try {
      const names = new Set(due(chapter));
      const found = (await questions(chapter)).filter(([place]) => everything || names.has(nameOf(place)));
      if (found.length) run(found);
      else show("Their pages have changed: none of them is asked any more.");
    } catch {
      status.textContent = "The questions could not be loaded.";
    }
  };
  const now = guide.button("", "md-button md-button--primary", () => start(false));
  const redo = guide.button("Ask every question of the chapter", "md-button", () => start(true));
  const show = (after = "") => {
    const waiting = due(choice.value).length;
    const later = Object.values(load()).flatMap(([, date]) => (date && date > day(0) ? [date] : [])).sort();
    now.textContent = `Review ${waiting} question${waiting === 1 ? "" : "s"}`;
    now.disabled = !waiting;
    redo.hidden = !choice.value;
    status.textContent = [after, waiting ? "" : later.length ? `Nothing is due before ${later[0]}.` : "Nothing waits to come back."].filter(Boolean).join(" ");
  };
  choice.addEventListener("change", () => {
    card.replaceChildren();
    show();
  });
  addEventListener("storage", (event) => event.key === `inside-pytorch.${NAME}` && !card.hasChildNodes() && show());
  review.prepend(el("p", { className: "choose" }, choice, now, redo), status, card);
  show();
})();
