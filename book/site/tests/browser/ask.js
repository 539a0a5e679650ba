// What the tests ask of any page, of its worker and of the explorer by script.
"use strict";

(() => {
  const { board, explorer, pause, until } = window.tester;

  const workers = {};

  /** Sends messages to a worker of an engine, which stays. */
  function tell(messages, engine) {
    return new Promise((resolve, reject) => {
      const worker = (workers[engine] ??= new Worker(`worker.js?${engine}`));
      const answers = [];
      worker.onerror = (event) => reject(new Error(`worker.js: ${event.message}`));
      worker.onmessage = ({ data: { number, answer } }) => {
        answers[number] = answer;
        if (answers.filter(Boolean).length === messages.length) resolve(answers);
      };
      messages.forEach((message, number) => worker.postMessage({ number, message }));
    });
  }

  /** Fills the explorer's form in with these fields, and sends it. */
  async function send(fields) {
    const place = explorer();
    await until("the explorer is there", () => place.dataset.state);
    const form = place.querySelector("form");
    for (const name of ["game", "moves", "left", "right", "ask", "to", "table"]) {
      const [field, value] = [form.elements[name], fields[name] ?? ""];
      if (!field) throw new Error(`the form has no field ${name}`);
      field.value = value;
      if (field.value !== value) throw new Error(`the field ${name} does not take ${JSON.stringify(value)}`);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    form.requestSubmit(form.querySelector("[type=submit]"));
    await pause(20);
  }

  /** Stops what the explorer computes; says whether it was computing. */
  async function stop() {
    const place = explorer();
    const wasThinking = place.dataset.state === "thinking";
    const form = place.querySelector("form");
    form.requestSubmit(form.querySelector("[type=submit]"));
    await until("the explorer has stopped", () => place.dataset.state === "ready", 3000);
    return wasThinking;
  }

  /** Asks the explorer, and waits for what it shows. */
  async function explore(fields) {
    const place = explorer();
    await send(fields);
    await until("the explorer answers", () => place.dataset.state === "ready", 60000);
    const read = (part) => place.querySelector(`:scope > ${part}`)?.textContent ?? "";
    return { text: read(".text"), error: read(".error"), picture: Boolean(place.querySelector(".picture svg")) };
  }

  /** Elements that are wider than the view, the widest last. */
  function sideways() {
    const width = document.documentElement.scrollWidth;
    const view = window.innerWidth;
    if (width <= view) return null;
    const ends = [...document.body.querySelectorAll("*")].map((element) => [element.getBoundingClientRect().right, element]);
    const wide = ends.filter(([end]) => end > view + 0.5).sort(([a], [b]) => a - b).slice(-5);
    const name = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;
    return `${width} px in a view of ${view}: ${wide.map(([end, element]) => `${name(element)} to ${Math.round(end)}`).join(", ")}`;
  }

  /** True if a part of what a search finds, if there is one, lies beside the view. */
  async function cut(selector) {
    const field = document.querySelector("#search input");
    if (!field) return false;
    field.focus();
    field.value = "nim";
    field.dispatchEvent(new Event("input"));
    const found = await until("something is found", () => document.querySelector(`${selector} a`));
    const { left, right } = found.getBoundingClientRect();
    field.blur();
    document.body.click();
    return left < 0 || right > window.innerWidth;
  }

  /** Opens whatever can be opened. */
  const unfold = () => document.querySelectorAll("main details").forEach((details) => { details.open = true; });

  /** The buttons that are smaller than this. */
  function small(least) {
    const shown = [...document.querySelectorAll(".board button, .board [data-part], .explorer button, .board summary")].filter((element) => element.checkVisibility());
    return shown.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute("aria-label") ?? element.textContent.trim();
      return Math.min(width, height) < least - 0.01 ? [`${name.slice(0, 30)}: ${width.toFixed(1)} x ${height.toFixed(1)}`] : [];
    });
  }

  /** True if something else lies over the middle of an element, such as a bar that stays. */
  function hidden(element) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there !== null && !element.contains(there) && !there.contains(element);
  }

  /** The element with the focus, and the signs that show it. */
  function focus() {
    const element = document.activeElement;
    const style = getComputedStyle(element);
    const outline = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      tag: element.tagName,
      onBoard: board()?.contains(element) && element !== board(),
      part: element.matches("[data-part]") ? element.dataset.part : null,
      move: element.matches("button.move") ? element.dataset.number : null,
      summary: element.matches(".all > summary"),
      name: element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40),
      hidden: hidden(element),
      outlined: outline || style.boxShadow !== "none",
      inView: bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth,
    };
  }

  /** Chooses light or dark, as the button above the page does. */
  function theme(name) {
    document.documentElement.dataset.theme = name;
  }

  /** Elements with a background that a printer would leave out. */
  function unprinted(selector) {
    const isPainted = (style) => style.backgroundColor !== "rgba(0, 0, 0, 0)" && style.printColorAdjust !== "exact";
    return [...document.querySelectorAll(selector)].filter((element) => isPainted(getComputedStyle(element))).map(({ className }) => className);
  }

  Object.assign(window.tester, { unprinted, tell, send, stop, explore, cut, sideways, unfold, small, focus, theme });
})();
