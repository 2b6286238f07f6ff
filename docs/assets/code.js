// Copy buttons, and a way for the keyboard into what scrolls sideways. The theme's own copy buttons stand each in an
// unnamed landmark, and its table wrappers cannot be reached without a mouse.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const reach = () => {
    for (const box of document.querySelectorAll(".md-typeset__scrollwrap, .highlight pre > code, .canvas")) {
      const scrolls = box.scrollWidth > box.clientWidth + 1;
      box.classList.toggle("scrolls", scrolls);
      if (!scrolls) {
        box.removeAttribute("tabindex");
        continue;
      }
      box.tabIndex = 0;
      box.onscroll = () => box.classList.toggle("at-end", box.scrollLeft + box.clientWidth > box.scrollWidth - 4);
    }
  };
  for (const pre of document.querySelectorAll(".md-typeset .highlight pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.setAttribute("aria-label", "Copy this code");
    button.addEventListener("click", async () => {
      const text = pre.querySelector("code").textContent;
      try {
        await navigator.clipboard.writeText(text);
        button.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(pre.querySelector("code")); // a browser that refuses: one key press is left
        button.textContent = "Selected";
      }
      setTimeout(() => (button.textContent = "Copy"), 1500);
    });
    pre.append(button);
  }
  reach();
  addEventListener("resize", reach);
  for (const fold of document.querySelectorAll("details")) fold.addEventListener("toggle", reach);
});
