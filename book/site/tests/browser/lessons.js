// What the tests do on a board that explains, is built by hand and sounds, and in the search.
"use strict";

(() => {
  const { act, board, buttons, make, pause, press, settled, state, until } = window.tester;
  const all = (selector) => [...board().querySelectorAll(selector)];
  const ask = (what) => new sente.Engine().ask({ do: what, problem: board().dataset.problem, input: state().input, made: JSON.parse(board().dataset.made) });

  /** The faults of the picture of *why*, and the number of its marks. */
  async function picture() {
    await press("again");
    await press("why");
    const { values, outcomes, links } = await ask("why");
    const parts = new Set((outcomes ?? []).map(([part]) => part)).size;
    const faults = [];
    if (all(".links line").length !== (links ?? []).length) faults.push(`${all(".links line").length} bands for ${links?.length} links`);
    if (all(".part.ended").length !== parts) faults.push(`${all(".part.ended").length} of ${parts} outcomes`);
    if (all(".part.ended:not([data-value])").length > 0) faults.push("outcomes without signs");
    const marks = (values ?? []).length + parts + (links ?? []).length;
    act("why").click();
    await settled();
    if (all(".links, .ended, [data-value]").length > 0) faults.push("marks stay when nobody asks why");
    return { faults, marks };
  }

  /** Faults of going through the best play of both, there and back. */
  async function proof() {
    await press("again");
    const { made } = board().dataset;
    const { line, error } = await ask("line");
    await press("why");
    board().querySelector("[data-act=steps]")?.click();
    const faults = [];
    for (let at = 0; !error && at <= line.length; at++) {
      await until(`step ${at}`, () => board().querySelector(".choice .label")?.textContent === `Step ${at} of ${line.length}`);
      await until("the theorem speaks", () => board().dataset.state === "ready" && document.activeElement.matches(".step"));
      if (at > 0 && !state().status.includes(line[at - 1].words)) faults.push(`${line[at - 1].words} is "${state().status}"`);
      if (board().dataset.made !== made) faults.push("a step has made a move");
      if (at < line.length) all(".step")[0].click();
    }
    all(".choice button").at(-1)?.click();
    await pause(5);
    await settled();
    if (board().dataset.made !== made || all(".step").length > 0) faults.push("it does not come back");
    act("why").click();
    await settled();
    return faults;
  }

  /** Builds a position by the first of some parts that can be changed; the inputs before and after, and whether it is played. */
  async function built() {
    const before = (await press("again")).input;
    act("build").click();
    await until("it is built", () => board().dataset.building !== undefined);
    const isChanged = () => state().input !== before;
    const tool = (name) => all(".tool").find(({ textContent }) => textContent === name);
    const soon = (look) => until("the touch is felt", look, 1500).catch(() => null);
    for (let part = 0; part < 6 && !isChanged(); part++) {
      all(".part")[part]?.click();
      await soon(() => isChanged() || tool("+"));
      for (const name of ["+", "Add one"]) {
        if (isChanged()) break;
        tool(name)?.click();
        await soon(isChanged);
      }
    }
    const after = state().input;
    all(".tool.primary")[0].click();
    await until("it is played", () => board().dataset.building === undefined);
    await settled();
    const isPlayed = state().moves === 0 || (await make(buttons()[0])).turn > 0;
    return { before, after, isPlayed, kept: state().input };
  }

  /** The middles of two parts, while a position is built. */
  async function buildPair(one, other) {
    await press("again");
    act("build").click();
    await until("it is built", () => board().dataset.building !== undefined);
    board().scrollIntoView({ block: "start" });
    return [one, other].map((part) => {
      const { left, top, width, height } = board().querySelector(`[data-part="${part}"]`).getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    });
  }

  /** The tones of a move before the sound is wanted, of turning it on, and of a move after that. */
  async function tones() {
    await press("again");
    let count = 0;
    const node = () => ({ frequency: {}, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next, start: () => { count += 1; }, stop() {} });
    window.AudioContext = function AudioContext() { return { currentTime: 0, createOscillator: node, createGain: node }; };
    const heard = [];
    const next = async (deed) => {
      count = 0;
      await deed();
      heard.push(count);
    };
    await next(() => make(buttons()[0]));
    await next(() => act("sound").click());
    await press("again");
    await next(() => make(buttons()[0]));
    heard.push(localStorage.getItem("sound"), act("sound").getAttribute("aria-pressed"));
    act("sound").click();
    return heard;
  }

  /** What a class sees of a board that fills a screen. */
  function projected() {
    const rule = board().querySelector(".rule");
    const sizes = all(".acts > button, .acts summary").map((button) => parseFloat(getComputedStyle(button).fontSize));
    const lines = rule.clientHeight / parseFloat(getComputedStyle(rule).lineHeight);
    return { isFull: document.fullscreenElement === board(), rule: rule.checkVisibility() && rule.textContent, lines: Math.round(lines), least: Math.min(...sizes) };
  }

  /** The first of what a search finds. */
  async function found(asked) {
    const field = document.querySelector("#search input");
    field.focus();
    field.value = asked;
    field.dispatchEvent(new Event("input"));
    await until(`${asked} is looked for`, () => document.querySelector("#found").children.length > 0 || document.querySelector("#found").textContent);
    return document.querySelector("#found a")?.textContent ?? null;
  }

  Object.assign(window.tester, { picture, proof, built, buildPair, tones, projected, found });
})();
