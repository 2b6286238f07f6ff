// The dialog of the search. The search itself (search.js) and its index are fetched when the dialog opens, or when
// another script asks.
(() => {
  const { all, el } = guide;
  const opener = all("[data-search-open]")[0];
  if (!opener) return;
  const field = el("input", { type: "search", placeholder: "A word, a name in code, 中文", "aria-label": "Search for", autocomplete: "off", spellcheck: false });
  const status = el("p", { role: "status" });
  const list = el("ol");

  /** @type {Promise<NonNullable<Window["guideEngine"]>> | undefined} */
  let fetched;
  const engine = () => {
    fetched ??= guide.script("assets/search.js").then(() => window.guideEngine || Promise.reject(new Error("search.js")));
    fetched.catch(() => {
      fetched = undefined; // the next opening asks again
    });
    return fetched;
  };
  const ready = async () => {
    const found = await engine();
    await found.load();
    return found;
  };

  /** Ways on where nothing was found. */
  const waysOn = () => {
    const end = location.protocol === "file:" ? "/index.html" : "/";
    const to = (/** @type {string} */ path, /** @type {string} */ text) => el("li", {}, el("a", { className: "hit", href: new URL(path + end, guide.base).href }, text));
    return [to("errors", "Paste an error message"), to("operators", "Look for an operator in the atlas"), to("library", "Look for an article in the library")];
  };
  let busy = false;
  let again = false;
  /** One search at a time: what was typed meanwhile is searched once, as it then stands. */
  const show = async () => {
    again = true;
    if (busy) return;
    busy = true;
    try {
      while (again) {
        again = false;
        const { answer } = await ready();
        const query = field.value.trim();
        const { items, count, meant } = query ? await answer(query) : { items: [], count: 0, meant: [] };
        await new Promise((done) => setTimeout(done)); // keys first
        if (again) continue;
        list.replaceChildren(...(query && !count ? waysOn() : items));
        status.textContent = !query ? "" : count ? `${count} answer${count > 1 ? "s" : ""}${meant.length ? `, taken for: ${meant.join(", ")}` : ""}` : "Nothing found. Other ways:";
      }
    } catch {
      status.textContent = "The search could not be loaded.";
    } finally {
      busy = false;
    }
  };
  const make = () => {
    const close = guide.button("Close", "", () => made.close());
    const made = el("dialog", { className: "search-dialog", "aria-label": "Search" }, el("div", {}, field, close), status, list);
    document.body.append(made);
    field.addEventListener("input", show);
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
    show();
  };
  window.guideOpenSearch = (text) => {
    field.value = text;
    open();
  };
  opener.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    if (dialog?.open || guide.typing(event)) return;
    const asked = (event.key === "k" && (event.ctrlKey || event.metaKey)) || (!event.ctrlKey && !event.metaKey && !event.altKey && (event.key === "/" || event.key === "s"));
    if (!asked) return;
    event.preventDefault();
    open();
  });

  // For the page of missing addresses, the error index and the tests: what a query finds, best first.
  window.guideErrors = async (text) => (await engine()).errors(text);
  window.guideSections = async (query) => (await engine()).sections(query);
  window.guideSearch = async (query) => ((await window.guideSections?.(query)) || []).map((section) => section.location);
  window.guideAnswers = async (query) => (await engine()).answers(query);
})();
