// What the site's scripts share: the site's base address, elements, what this browser keeps, data files.
// A classic script, loaded before the others: modules do not load from file://.
// biome-ignore lint/correctness/noUnusedVariables: the other scripts use it
const guide = (() => {
  /** The site's root, with one slash at its end. */
  const base = new URL(JSON.parse(document.getElementById("__config")?.textContent || '{"base":"."}').base.replace(/\/*$/, "/"), location.href);

  /**
   * Every element of `selector` below `from`.
   * @template {HTMLElement} [E=HTMLElement]
   * @param {string} selector
   * @param {ParentNode} [from]
   * @returns {E[]}
   */
  const all = (selector, from = document) => /** @type {E[]} */ ([.../** @type {NodeListOf<HTMLElement>} */ (from.querySelectorAll(selector))]);

  /**
   * A new element: properties where the element has them, attributes otherwise.
   * @template {keyof HTMLElementTagNameMap} K
   * @param {K} tag
   * @param {Record<string, unknown>} [properties]
   * @param {...(Node | string)} children
   * @returns {HTMLElementTagNameMap[K]}
   */
  const el = (tag, properties = {}, ...children) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
      if (name in made) Object.assign(made, { [name]: value });
      else made.setAttribute(name, String(value));
    }
    made.append(...children);
    return made;
  };

  /**
   * A button that does `action`.
   * @param {string} text
   * @param {string} className
   * @param {() => void} action
   */
  const button = (text, className, action) => {
    const made = el("button", { type: "button", className }, text);
    made.addEventListener("click", action);
    return made;
  };

  /**
   * What this browser keeps under `inside-pytorch.NAME`; null where there is nothing, or storage is refused or damaged.
   * @param {string} name
   * @returns {any}
   */
  const kept = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`inside-pytorch.${name}`) || "null");
    } catch {
      return null;
    }
  };

  /**
   * Keeps `value`; where storage is refused it lasts as long as the page.
   * @param {string} name
   * @param {unknown} value
   */
  const keep = (name, value) => {
    try {
      localStorage.setItem(`inside-pytorch.${name}`, JSON.stringify(value));
    } catch {
      /* private mode */
    }
  };

  /**
   * Runs the script `path` below the site's root; the reader waits for it, so it goes before what the page still loads.
   * @param {string} path
   * @returns {Promise<unknown>}
   */
  const script = (path) =>
    new Promise((done, fail) => {
      document.head.append(el("script", { src: new URL(path, base).href, fetchPriority: "high", onload: done, onerror: fail }));
    });

  /**
   * A data file, `path` below the site's root without its ending: JSON where it may be fetched; from file:// the
   * script beside it, which sets `window[global]`.
   * @param {string} path
   * @param {string} global
   * @returns {Promise<any>}
   */
  const data = async (path, global) => {
    if (location.protocol !== "file:") {
      const answer = await fetch(new URL(`${path}.json`, base));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.json();
    }
    await script(`${path}.js`);
    return Reflect.get(window, global);
  };

  /**
   * Whether a key press is text that the reader types.
   * @param {Event} event
   */
  const typing = (event) => event.target instanceof Element && Boolean(event.target.closest("input, textarea, select, dialog, [contenteditable]"));

  return { base, all, el, button, kept, keep, script, data, typing };
})();
