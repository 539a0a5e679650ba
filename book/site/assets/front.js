// The front page: plays that move by themselves, once seen and again under a pointer; and the puzzle of the day.
"use strict";

(() => {
  const { draw, element, motion, words } = sente;
  /** Milliseconds from one position to the next. */
  const STEP = 1100;
  const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.pace === "0";

  class Mini {
    #frames;
    #at = 0;
    #timer = null;

    constructor(place) {
      this.#frames = JSON.parse(place.dataset.frames);
      this.view = element("div", { class: "view", inert: true });
      this.flights = element("div", { class: "flights" });
      place.setAttribute("aria-hidden", "true");
      place.append(this.view, this.flights);
      this.#show();
      new IntersectionObserver((seen) => { if (seen.some(({ isIntersecting }) => isIntersecting)) this.play(); }, { threshold: 0.8 }).observe(place);
      place.parentElement.addEventListener("pointerenter", () => this.play());
    }

    #show() { this.view.replaceChildren(draw(this.#frames[this.#at])); }

    /** Goes through the play once, and back to its beginning. */
    play() {
      if (this.#timer || isStill()) return;
      this.#timer = setInterval(() => {
        const before = motion.seen(this.view);
        this.#at = (this.#at + 1) % this.#frames.length;
        this.#show();
        const { reply } = this.#frames[this.#at];
        if (reply) motion.show(this.flights, before, motion.seen(this.view), reply, this.#at % 2 === 1);
        else {
          motion.appear(this.view);
          this.#timer = clearInterval(this.#timer);
        }
      }, STEP);
    }
  }

  for (const place of document.querySelectorAll(".mini")) new Mini(place);

  // The same puzzle for everybody on one day.
  const DAY = 24 * 60 * 60 * 1000;
  for (const place of document.querySelectorAll(".day")) {
    const days = JSON.parse(place.dataset.days);
    const now = new Date();
    const number = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
    const [problem, title, input, moves] = days[number % days.length];
    place.append(element("a", { href: `${problem}.html#${new URLSearchParams({ input })}` }, element("strong", {}, words.day), ` ${title}: ${words.single(moves)}`));
  }
})();
