// The operator atlas before it is used: a field. The data, most of the page's weight, comes when the reader turns to it.
(() => {
  const { all, el } = guide;
  const place = all("#atlas")[0];
  if (!place) return;
  const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "wheel", "touchstart", "hashchange"];
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    for (const sign of SIGNS) removeEventListener(sign, begin);
    try {
      for (const path of (place.dataset.scripts || "").split(" ")) await guide.script(new URL(path, location.href).href);
    } catch {
      place.append(el("p", { className: "caution" }, "The atlas's data did not load. Load the page again."));
    }
  };
  const query = el("input", {
    type: "search",
    name: "q",
    placeholder: "conv1d, torch.nn.Dropout, add_kernel, Convolution.cpp, SparseCsrCPU …",
    autocomplete: "off",
    spellcheck: false,
  });
  place.append(el("div", { className: "filters" }, el("label", {}, el("span", {}, "Find by operator, Python name, kernel, file or key"), query)));
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true });
  if (location.hash) begin();
})();
