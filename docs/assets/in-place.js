// A term opens its definition and a citation the lines that it cites, in place: by mouse, finger or key, in a panel
// that Escape closes. Without it, and with a modifier key, the link leads to the page or the line itself.
(() => {
  const { all, el } = guide;
  const doors = all("a.term[title], a.src[title], span.src[title]");
  if (!doors.length) return;
  const panel = el("div", { className: "meaning", popover: "auto", role: "dialog" });
  if (!panel.showPopover) return; // an older browser follows the link
  document.body.append(panel);
  /** @type {HTMLElement | null} */
  let shown = null;
  let openedAt = 0;

  const place = (/** @type {HTMLElement} */ door) => {
    const at = door.getBoundingClientRect();
    panel.style.left = "8px"; // else it is as narrow as what lies right of where it stood
    const { width, height } = panel.getBoundingClientRect();
    const below = at.bottom + height + 12 < innerHeight || at.top < height + 12;
    panel.style.left = `${Math.max(8, Math.min(at.left, document.documentElement.clientWidth - width - 8))}px`;
    panel.style.top = `${Math.max(8, Math.min(below ? at.bottom + 6 : at.top - height - 6, innerHeight - height - 8))}px`;
  };
  const fill = (/** @type {HTMLElement} */ door, /** @type {HTMLElement[]} */ parts) => {
    if (shown !== door) return; // another was opened while this one's lines came
    panel.replaceChildren(...parts);
    place(door);
  };

  const meaning = (/** @type {HTMLElement} */ term) => [
    el("p", {}, el("strong", {}, term.textContent || ""), ": ", term.dataset.says || ""),
    el("p", {}, el("a", { href: /** @type {HTMLAnchorElement} */ (term).href }, "Where it is explained")),
  ];

  /** The lines of a place with their numbers, the cited ones marked. */
  const listing = (/** @type {number} */ from, /** @type {string} */ text, /** @type {number} */ first, /** @type {number} */ last) => {
    const code = el("code", { tabIndex: 0, "aria-label": "The cited lines" });
    for (const [at, line] of text.split("\n").entries()) {
      const number = from + at;
      code.append(el("span", { className: number < first || number > last ? "near" : "cited", "data-n": number }, `${line}\n`));
    }
    return el("pre", {}, code);
  };

  const source = async (/** @type {HTMLElement} */ door) => {
    const says = door.dataset.says || "";
    // As Entry.describe of scripts/guide/citations/lock.py writes it: release, path, lines where they are known, evidence.
    const [release, path, ...rest] = says.split(" · ");
    const where = rest[0];
    const lines = /^lines? (\d+)(?:–(\d+))?$/.exec(where);
    const foot = el("p");
    if (door instanceof HTMLAnchorElement) foot.append(el("a", { href: door.href }, "Open on GitHub"), " · ");
    const head = el("p", { className: "place" }, el("code", {}, path), `${lines ? ` ${where}` : ""} · ${release}`);
    if (!lines) {
      const whole = / text in the wheel$/.test(where);
      return [head, el("p", {}, whole ? "The whole file is meant." : `The wheel has no text of it. What proves it: ${rest.join(" · ")}.`), foot];
    }
    const first = Number(lines[1]);
    const last = Number(lines[2] || first);
    const places = release.startsWith("PyTorch ") ? await guide.data(`cited/${path}`, "__cited").catch(() => null) : null;
    const [from, text] = places?.[`${first}-${last}`] || [];
    if (!text) return [head, el("p", {}, "The lines of this project are not kept here."), foot];
    const more = last - (from + text.split("\n").length - 1);
    foot.append(...(more > 0 ? [`${more} more line${more > 1 ? "s" : ""} there · `] : []), el("a", { href: new URL("cited/LICENSE.txt", guide.base).href }, "licence of PyTorch"));
    return [head, listing(from, text, first, last), foot];
  };

  const open = (/** @type {HTMLElement} */ door) => {
    const cites = door.classList.contains("src");
    shown = door;
    panel.setAttribute("aria-label", cites ? "Source" : "Definition");
    panel.classList.toggle("source", cites);
    panel.replaceChildren(...(cites ? [el("p", {}, "…")] : meaning(door)));
    openedAt = scrollY;
    panel.showPopover();
    place(door);
    const enter = () => all("a", panel)[0]?.focus({ preventScroll: true });
    if (!cites) return enter();
    source(door).then((parts) => {
      fill(door, parts);
      enter();
    });
  };
  for (const door of doors) {
    door.dataset.says = door.title;
    door.removeAttribute("title"); // one place for the words: no tooltip beside the panel
    door.setAttribute("aria-haspopup", "dialog");
    if (door.tagName === "SPAN") {
      door.setAttribute("role", "button");
      door.addEventListener("keydown", (event) => {
        if (event.key === "Enter") open(door);
      });
    }
    door.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      event.preventDefault();
      open(door);
    });
  }
  // Scrolling the page closes it; scrolling its own lines does not.
  addEventListener("scroll", () => Math.abs(scrollY - openedAt) > 40 && panel.hidePopover(), { passive: true });
})();
