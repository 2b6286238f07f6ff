// The error index: a whole message or traceback pasted into the box finds its entry, and shows what the entry says of it.
// Without JavaScript the list stands.
(() => {
  const { all, el } = guide;
  const index = all("[data-errors]")[0];
  if (!index) return;
  const box = el("textarea", { rows: 4, spellcheck: false, placeholder: "RuntimeError: …" });
  const status = el("p", { role: "status" });
  const found = el("ol");
  const cure = el("div", { className: "cure", hidden: true });
  all(".paste", index)[0].append(el("label", {}, el("span", {}, "Paste a message or a whole traceback"), box), status, found, cure);
  /** Cause and cure of an entry, from its page; a page opened as a file may not fetch, and the link is left. */
  const cureOf = async (/** @type {string} */ address) => {
    const from = new URL(address, guide.base);
    if (from.protocol === "file:") return [];
    const page = new DOMParser().parseFromString(await (await fetch(from)).text(), "text/html");
    const part = page.getElementById(from.hash.slice(1))?.querySelector(".cure");
    for (const link of part ? all("a[href]", part) : []) link.setAttribute("href", new URL(link.getAttribute("href") || "", from).href);
    return [...(part?.childNodes || [])];
  };
  const show = async () => {
    const text = box.value.trim();
    const known = text && window.guideErrors ? await window.guideErrors(text) : [];
    const says = known.length ? await cureOf(known[0].address).catch(() => []) : [];
    if (text !== box.value.trim()) return; // more was typed meanwhile
    const twice = new Set(known.map(({ wording }) => wording).filter((one, at, every) => every.indexOf(one) !== at));
    const item = (/** @type {{address: string, title: string, wording: string}} */ { address, title, wording }) => {
      const link = el("a", { href: new URL(address, guide.base).href }, el("code", {}, wording.replaceAll("{}", "…")));
      return el("li", {}, link, ...(twice.has(wording) ? [` (${title}: ${address.split(/[/.]/)[1]})`] : []));
    };
    found.replaceChildren(...known.slice(0, 5).map(item));
    cure.replaceChildren(...says);
    cure.hidden = !says.length;
    status.replaceChildren();
    if (text && !known.length)
      status.append("No message of this guide is in it. ", guide.button("Search for its words", "md-button", () => window.guideOpenSearch?.(text.split("\n").pop() || "")));
  };
  box.addEventListener("input", () => {
    show().catch(() => {
      status.textContent = "The patterns could not be loaded.";
    });
  });
})();
