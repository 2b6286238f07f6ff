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

  const show = async () => {
    try {
      const { answer } = await ready();
      const query = field.value.trim();
      const { items, pages } = await answer(query);
      if (query !== field.value.trim()) return; // more was typed meanwhile
      list.replaceChildren(...items);
      const count = pages ? `${pages} page${pages > 1 ? "s" : ""}` : "";
      status.textContent = !query ? "" : count || (items.length ? "" : "Nothing found.");
    } catch {
      status.textContent = "The search could not be loaded.";
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
  window.guideAnswers = async (query) => {
    const { LONG, errors } = await engine();
    const known = query.length < LONG ? [] : await errors(query);
    return [...known.slice(0, 3).map(({ address }) => address), ...((await window.guideSearch?.(query)) || [])];
  };
})();
