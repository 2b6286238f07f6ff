// Long lines of code wrap, with a mark before what goes on; a button turns a block to a wide view that scrolls.
// Without it they wrap without a mark.
(() => {
  const { all, el } = guide;
  const SHORT = 36; // letters that fit the narrowest telephone
  const idle = (/** @type {() => void} */ work) => ("requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 300 }) : setTimeout(work, 10));

  /** A block's nodes by line; what the highlighter coloured over several lines is cut at their ends. */
  const linesOf = (/** @type {HTMLElement} */ code) => {
    /** @type {Node[][]} */
    const lines = [[]];
    const put = (/** @type {string} */ text, /** @type {(part: string) => Node} */ made) => {
      for (const part of text.split(/(?<=\n)/)) {
        if (part) lines[lines.length - 1].push(made(part));
        if (part.endsWith("\n")) lines.push([]);
      }
    };
    for (const node of [...code.childNodes]) {
      const text = node.textContent || "";
      if (!text.includes("\n") || node.childNodes.length > 1) lines[lines.length - 1].push(node);
      else if (node instanceof Element) {
        put(text, (part) => {
          const same = /** @type {Element} */ (node.cloneNode());
          same.append(part);
          return same;
        });
      } else put(text, (part) => document.createTextNode(part));
    }
    return lines;
  };
  const wraps = (/** @type {HTMLElement} */ line) => line.offsetHeight > 1.8 * Number.parseFloat(getComputedStyle(line).lineHeight);
  const seen = new ResizeObserver((entries) => {
    const found = entries.map(({ target }) => ({ pre: target.parentElement, wrapped: all(".long", target).some(wraps) }));
    for (const { pre, wrapped } of found) if (pre && !pre.hasAttribute("data-wide")) pre.toggleAttribute("data-wrapped", wrapped);
  });
  const work = (/** @type {HTMLElement} */ code) => {
    if (!(code.textContent || "").split("\n").some((line) => line.length > SHORT)) return;
    const made = document.createDocumentFragment();
    for (const nodes of linesOf(code)) {
      const text = nodes.map((node) => node.textContent).join("");
      if (text.length <= SHORT) made.append(...nodes);
      else {
        const line = el("span", { className: "long" });
        line.append(...nodes);
        made.append(line);
      }
    }
    code.replaceChildren(made);
    const pre = code.parentElement;
    if (!pre) return;
    const button = guide.button("Wide", "wide", () => {
      pre.toggleAttribute("data-wide");
      button.setAttribute("aria-pressed", String(pre.hasAttribute("data-wide")));
    });
    button.setAttribute("aria-label", "Do not wrap this code: scroll it sideways");
    button.setAttribute("aria-pressed", "false");
    pre.append(button);
    seen.observe(code);
  };
  const blocks = all(".md-typeset .highlight pre > code");
  const some = () => {
    blocks.splice(0, 4).forEach(work);
    if (blocks.length) idle(some);
  };
  idle(some);
})();
