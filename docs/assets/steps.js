// Walks a reader through frames: back, on, play, a slider, arrow keys. Without it the first and the last frame stand.
(() => {
  const { all, el } = guide;
  const PACE = 1800; // milliseconds a frame when it plays
  for (const figure of all("[data-steps]")) {
    const frames = all(".frames > li", figure);
    const slider = el("input", { type: "range", min: "0", max: String(frames.length - 1), value: "0", "aria-label": "Step" });
    const count = el("span", { className: "count" });
    /** @type {number | undefined} */
    let timer;
    const show = (/** @type {number} */ wanted) => {
      const at = Math.max(0, Math.min(frames.length - 1, wanted));
      for (const [number, frame] of frames.entries()) frame.hidden = number !== at;
      slider.value = String(at);
      slider.setAttribute("aria-valuetext", `${at + 1} of ${frames.length}: ${frames[at].querySelector("p")?.textContent ?? ""}`);
      count.textContent = `${at + 1} / ${frames.length}`;
      back.disabled = at === 0;
      on.disabled = at === frames.length - 1;
    };
    const here = () => Number(slider.value);
    const stop = () => {
      clearInterval(timer);
      timer = undefined;
      play.textContent = "Play";
    };
    const step = (/** @type {number} */ by) => {
      stop();
      show(here() + by);
    };
    const back = guide.button("Back", "", () => step(-1));
    const on = guide.button("Next", "", () => step(1));
    const play = guide.button("Play", "", () => {
      if (timer) return stop();
      if (here() === frames.length - 1) show(0);
      play.textContent = "Pause";
      timer = setInterval(() => {
        show(here() + 1);
        if (here() === frames.length - 1) stop();
      }, PACE);
    });
    slider.addEventListener("input", () => {
      stop();
      show(here());
    });
    figure.addEventListener("keydown", (event) => {
      if (event.target === slider) return; // it moves by itself
      const by = new Map([["ArrowLeft", -1], ["ArrowRight", 1], ["Home", -frames.length], ["End", frames.length]]).get(event.key);
      if (by === undefined) return;
      event.preventDefault();
      step(by);
    });
    // A swipe turns the page on a telephone; a drag that scrolls does not.
    let from = 0;
    const area = all(".frames", figure)[0];
    area.addEventListener("touchstart", (event) => {
      from = event.changedTouches[0].clientX;
    }, { passive: true });
    area.addEventListener("touchend", (event) => {
      const moved = event.changedTouches[0].clientX - from;
      if (Math.abs(moved) > 60 && area.scrollWidth <= area.clientWidth + 1) step(moved < 0 ? 1 : -1);
    }, { passive: true });
    addEventListener("beforeprint", stop); // the sheet for paper shows every frame
    area.after(el("div", { className: "player", role: "group", "aria-label": "Walk through the steps" }, back, play, on, slider, count));
    figure.classList.add("is-played");
    show(0);
  }
})();
