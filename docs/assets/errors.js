// The error index: a whole message or traceback pasted into the box finds its entry. Without JavaScript the list stands.
(() => {
  const { all, el } = guide;
  const index = all("[data-errors]")[0];
  if (!index) return;
  const box = el("textarea", { rows: 4, spellcheck: false, placeholder: "RuntimeError: …" });
  const status = el("p", { role: "status" });
  const found = el("ol");
  index.prepend(el("div", { className: "paste" }, el("label", {}, el("span", {}, "Paste a message or a whole traceback"), box), status, found));
  const show = async () => {
    const text = box.value.trim();
    const known = text && window.guideErrors ? await window.guideErrors(text) : [];
    if (text !== box.value.trim()) return; // more was typed meanwhile
    found.replaceChildren(
      ...known.slice(0, 5).map(({ address, title }) => el("li", {}, el("a", { href: new URL(address, guide.base).href }, el("code", {}, title)))),
    );
    status.textContent = !text ? "" : known.length ? "" : "No message of this guide is in it. The search may know its words.";
  };
  box.addEventListener("input", () => {
    show().catch(() => {
      status.textContent = "The patterns could not be loaded.";
    });
  });
})();
