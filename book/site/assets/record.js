// The record of a play: a mark for each move, what each was worth once the play is over, and what to do next.
"use strict";

sente.Record = (() => {
  const { Engine, element, motion, words } = sente;

  class Record {
    #board;
    #scout = new Engine();
    /** The play that is judged; another one makes an answer unwanted. */
    #judged = "";

    constructor(board) {
      this.#board = board;
      this.end = element("div", { class: "end", role: "status", hidden: true });
      this.strip = element("ol", { class: "record", "aria-label": words.record });
    }

    #isYours(ply) { return (ply % 2 === 0) === (this.#board.you === "first"); }
    /** Who wins, as the reader sees it. */
    #endOf(winner) { return winner === "nobody" ? "drawn" : winner === this.#board.you ? "won" : "lost"; }

    /** Shows the moves of the play; behind the last one, what they were worth. */
    show({ made, winner }) {
      this.#judged = JSON.stringify(made);
      const mark = (ply) => {
        const whose = ply === 0 ? "" : this.#isYours(ply - 1) ? "yours" : "its";
        const label = ply === 0 ? words.beginning : words.ply(ply, words[whose]);
        const back = element("button", { type: "button", "aria-label": label, onclick: () => this.#board.look(made.slice(0, ply)) }, element("span", { class: "bar" }), element("span", { class: `by ${whose}` }, String(ply)));
        return element("li", {}, back);
      };
      const marks = made.length > 0 ? [0, ...made.keys().map((ply) => ply + 1)] : [];
      this.strip.replaceChildren(...marks.map(mark));
      this.strip.classList.remove("judged");
      this.end.hidden = true;
      if (winner && made.length > 0) this.#judge(made, winner);
    }

    async #judge(made, winner) {
      const asked = this.#judged;
      const { winners } = await this.#scout.ask(this.#board.about("winners"));
      if (this.#judged !== asked) return;
      // A draw that was agreed on is the engine's for no position; nor is a game that is too large.
      const ends = (winners ?? []).map((one) => this.#endOf(one));
      const own = [...made.keys()].filter((ply) => this.#isYours(ply));
      const rank = { lost: 0, drawn: 1, won: 2 };
      const slip = own.findLast((ply) => rank[ends[ply + 1]] < rank[ends[ply]]);
      this.strip.classList.toggle("judged", ends.length > 0);
      [...this.strip.children].forEach((item, ply) => {
        if (!ends[ply]) return;
        item.dataset.end = ends[ply];
        const back = item.firstChild;
        back.setAttribute("aria-label", `${back.getAttribute("aria-label")}, ${words[ends[ply]]}`);
        if (this.#board.pace > 0) motion.run(item.querySelector(".bar"), [{ transform: "scaleY(0)" }, {}], { delay: 40 * ply });
        if (ply === slip + 1) item.append(element("span", { class: "mistake" }, words.mistake));
      });
      this.#tell(made, this.#endOf(winner), own, slip, ends);
    }

    /** The end in words, and the ways on. */
    #tell(made, end, own, slip, ends) {
      const { place } = this.#board;
      const button = (text, act) => element("button", { type: "button", onclick: act }, text);
      const isLoss = end !== "won";
      const text = !isLoss ? words.wonIn(own.length) : slip === undefined ? (ends.length > 0 ? words.neverWon : "") : words.wonUntil(own.indexOf(slip) + 1, ends[slip]);
      const back = isLoss && slip !== undefined ? [button(words.goBack, () => this.#board.goTo(made.slice(0, slip)))] : [];
      const next = place.dataset.compact === undefined ? this.#board.levels.next(end === "won") : [];
      const ways = [...back, ...next.map(({ text, act }) => button(text, act))];
      ways[0]?.classList.add("primary");
      this.end.replaceChildren(element("strong", {}, words.ends[end]), " ", element("span", {}, text), element("div", { class: "ways" }, ...ways));
      this.end.dataset.end = end;
      this.end.hidden = false;
    }
  }

  return Record;
})();

/** Positions from easy to hard, the strength of the program, and what the reader has done: kept in this browser alone. */
sente.Levels = (() => {
  const { element, store, stored, words } = sente;
  const STRENGTHS = ["beginner", "erring", "perfect"];

  class Levels {
    #board;
    #inputs;

    constructor(board) {
      const { problem, levels } = board.place.dataset;
      this.#board = board;
      this.#inputs = JSON.parse(levels ?? "[]");
      this.key = `done:${problem}`;
      const button = (input, index) => element("button", { type: "button", class: "level", "aria-label": words.level(index + 1), onclick: () => this.begin(index) }, String(index + 1));
      this.buttons = this.#inputs.map(button);
      const chosen = stored("strength");
      this.strength = STRENGTHS.includes(chosen) ? chosen : "perfect";
      const option = (name) => element("option", { value: name, selected: name === this.strength }, words.strengths[name]);
      this.select = element("select", { name: "strength", onchange: () => this.#choose() }, ...STRENGTHS.map(option));
      const row = this.buttons.length > 0 ? [element("div", { class: "levels", role: "group", "aria-label": words.levels }, element("span", { class: "label" }, words.levels), ...this.buttons)] : [];
      this.place = element("div", { class: "ladder" }, ...row, element("label", {}, words.strength, this.select));
      this.show();
    }

    #choose() {
      this.strength = this.select.value;
      store("strength", this.strength);
    }

    get #done() { return new Set(stored(this.key) ?? []); }
    get #level() { return this.#inputs.indexOf(this.#board.table?.input ?? ""); }

    begin(index) { return this.#board.begin(this.#inputs[index]); }

    /** Marks the level that is played and those that were won. */
    show() {
      const done = this.#done;
      this.buttons.forEach((button, index) => {
        const isDone = done.has(this.#inputs[index]);
        button.classList.toggle("done", isDone);
        button.setAttribute("aria-pressed", String(index === this.#level));
        button.setAttribute("aria-label", words.level(index + 1) + (isDone ? words.done : ""));
      });
    }

    /** Ways on from the end of a play; one that is won is remembered. */
    next(isWon) {
      const level = this.#level;
      if (isWon && this.#board.table) {
        store(this.key, [...this.#done.add(this.#board.table.input)]);
        this.show();
      }
      const other = { text: words.random, act: () => this.#board.random() };
      const isNext = isWon && level >= 0 && level + 1 < this.#inputs.length;
      return [...(isNext ? [{ text: words.harder(level + 2), act: () => this.begin(level + 1) }] : []), other];
    }
  }

  return Levels;
})();
