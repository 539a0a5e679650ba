// Why a position is won or lost: what the theorem says of it, and of the one that a move would leave.
"use strict";

sente.Why = (() => {
  const { Engine, draw, element, words } = sente;

  /** The worth of a position or a move in words. */
  function named(worth) {
    const [[end, value]] = Object.entries(worth);
    if (end === "unknown") return value;
    if (end === "leads") return words.leads(value);
    return value === null ? words[end] : words.after(words[end], value);
  }

  /** The rule of the theorem, the values in a table, and what follows. */
  function reasons({ rule, rows, why, columns }) {
    if (rule === null) return [element("p", {}, words.silent)];
    const figure = (cell) => {
      if (!columns || !/^[01]+ = /.test(cell)) return [cell];
      const digits = cell.slice(0, columns.sum.length);
      return [...draw.digits(digits, columns.sum), cell.slice(digits.length)];
    };
    const row = (cells) => element("tr", {}, ...cells.map((cell) => element("td", {}, ...figure(cell))));
    const table = element("table", { class: "figures" }, element("tbody", {}, ...rows.map(row)));
    return [element("p", {}, rule), ...(rows.length > 0 ? [table] : []), element("p", {}, why)];
  }

  class Why {
    #board;
    /** Asks about moves that are not made. */
    #scout;
    /** Figures of the position and of those after its moves. */
    #said = null;
    #isYours = true;
    #known = new Map();
    /** The move that is looked at. */
    #ahead = null;
    isOn = false;

    constructor(board) {
      this.#board = board;
      this.#scout = new Engine();
      this.button = board.button("why");
      this.button.setAttribute("aria-pressed", "false");
      this.line = element("p", { class: "ahead", role: "status" });
      this.text = element("div", { class: "why", tabindex: "0", role: "region", "aria-label": words.why, hidden: true });
    }

    turn() {
      this.isOn = !this.isOn;
      this.button.setAttribute("aria-pressed", String(this.isOn));
      this.forget();
      this.tell();
    }

    /** Forgets what was said of the position before. */
    forget() {
      [this.#said, this.#ahead, this.#known, this.#isYours] = [null, null, new Map(), true];
      this.#scout.drop();
      this.text.hidden = !this.isOn;
    }

    /** Shows what is said of a position, in which the reader is to move, or the program. */
    show(said, isYours = true) {
      [this.#said, this.#isYours] = [said, isYours];
      const verdict = [...(said.claimed ? [words.claimed(named(said.claimed))] : []), words.searched(named(said.searched))];
      const kinds = new Set((said.outcomes ?? []).map(([part]) => part)).size;
      const marks = kinds > 0 ? [element("p", { class: "marks" }, kinds < said.outcomes.length ? words.halves : words.marked)] : [];
      const steps = said.searched.unknown || this.#board.table.winner ? [] : [this.#board.button("steps")];
      this.text.replaceChildren(...reasons(said), ...marks, ...verdict.map((line) => element("p", {}, line)), ...steps);
      this.text.hidden = false;
      this.tell();
    }

    /** Says what a hint has found, or what the position is worth, with the values of its parts. */
    tell() {
      const { claimed, sum } = this.#said ?? {};
      draw.wear(this.#board.view, this.#said ?? {}, this.#isYours);
      const stands = claimed && !this.#board.table.winner ? (this.#isYours ? words.stands : words.standsIts)(sum, named(claimed)) : "";
      this.line.textContent = this.#board.found || stands;
    }

    /** Shows on the drawing what a move would change: the engine says what stands there afterwards. */
    async #foresee(number) {
      const after = await this.#scout.ask(this.#board.about("show", number));
      if (this.#ahead === number && after.position) draw.foresee(this.#board.view, after.position);
    }

    /** Says what a move leaves, with the values there, and does not make it; of no move, what there is. */
    async preview(number) {
      if (number === this.#ahead) return;
      this.#ahead = number;
      draw.foresee(this.#board.view, null);
      if (number === null || !this.#board.isReady) {
        this.tell();
        return;
      }
      const move = this.#board.wordsOf(number);
      this.line.textContent = move;
      // Only the last one that is looked at is asked about.
      this.#scout.drop();
      this.#foresee(number);
      if (!this.isOn) return;
      const known = this.#known;
      const after = known.get(number) ?? (await this.#scout.ask(this.#board.about("values", number)));
      // By then another move may be looked at, or another position.
      if (this.#ahead !== number || this.#known !== known || after.stopped || after.error) return;
      known.set(number, after);
      draw.wear(this.#board.view, after, false);
      if (after.claimed) this.line.textContent = words.leaves(move, after.sum, named(after.claimed));
    }
  }

  return Object.assign(Why, { named });
})();
