// A term opens its definition in place: by mouse, finger or key, in a panel that Escape closes.
// Without it, and with a modifier key, the link leads to the page that explains the term.
(() => {
  const { all, el } = guide;
  const terms = all("a.term[title]");
  if (!terms.length) return;
  const says = el("p");
  const on = el("a", {}, "Where it is explained");
  const panel = el("div", { className: "meaning", popover: "auto", role: "dialog", "aria-label": "Definition" }, says, el("p", {}, on));
  if (!panel.showPopover) return; // an older browser follows the link
  document.body.append(panel);
  const open = (/** @type {HTMLElement} */ term) => {
    says.replaceChildren(el("strong", {}, term.textContent || ""), ": ", term.dataset.means || "");
    on.setAttribute("href", /** @type {HTMLAnchorElement} */ (term).href);
    panel.showPopover();
    const at = term.getBoundingClientRect();
    const { width, height } = panel.getBoundingClientRect();
    panel.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
    panel.style.top = `${at.bottom + height + 12 < innerHeight ? at.bottom + 6 : Math.max(8, at.top - height - 6)}px`;
    on.focus({ preventScroll: true });
  };
  for (const term of terms) {
    term.dataset.means = term.title;
    term.removeAttribute("title"); // one place for the words: no tooltip beside the panel
    term.setAttribute("aria-haspopup", "dialog");
    term.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      event.preventDefault();
      open(term);
    });
  }
  addEventListener("scroll", () => panel.hidePopover(), { passive: true });
})();
