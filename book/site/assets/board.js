// Boards: a play of a problem's game against the engine. All that is known of the game is in the engine's answers.
"use strict";

(() => {
  const { Engine, draw, element, words } = sente;

  const seed = () => Math.floor(Math.random() * 2 ** 32);

  /** What a position or a move is worth, in words. */
  function named(worth) {
    const [[end, value]] = Object.entries(worth);
    if (end === "unknown") return value;
    if (end === "leads") return words.leads(value);
    return value === null ? words[end] : words.after(words[end], value);
  }

  /** What the theorem says: a rule, the values in a table, and what follows. */
  function reasons({ rule, rows, why }) {
    if (rule === null) return [element("p", {}, words.silent)];
    const row = (cells) => element("tr", {}, ...cells.map((cell) => element("td", {}, cell)));
    const table = element("table", { class: "figures" }, element("tbody", {}, ...rows.map(row)));
    return [element("p", {}, rule), ...(rows.length > 0 ? [table] : []), element("p", {}, why)];
  }

  class Board {
    #engine;
    /** The play that is shown, as the engine answered it. */
    #table = null;
    #you = "first";
    /** The parts that were picked, and the moves that they leave to choose from. */
    #held = [];
    #chosen = null;
    #hint = null;
    /** What the theorem says of parts, once it was asked. */
    #values = new Map();

    constructor(place) {
      this.place = place;
      this.#engine = new Engine(place.dataset.root);
      this.#lay();
      // The arrow keys turn the pages of the book; not from here.
      place.addEventListener("keydown", (event) => this.#key(event));
      addEventListener("hashchange", () => {
        // A link to a heading is none to a play.
        if (this.#address.has("input")) this.#resume();
      });
      this.#resume();
    }

    get #address() {
      return new URLSearchParams(location.hash.slice(1));
    }

    /** Goes on with the play in the address of the page: its input, the numbers of the moves made, the side of the reader. */
    #resume() {
      const asked = this.#address;
      const { problem, input } = this.place.dataset;
      this.start = { do: "show", problem, input: asked.get("input") ?? input, made: [] };
      this.#sit(asked.get("you") === "second" ? "second" : "first");
      const made = asked.get("made")?.split(".").map(Number) ?? [];
      return this.#go({ ...this.start, made }, () => {
        this.start.input = input;
        this.begin();
      });
    }

    /** Writes the play into the address, and into that of the same page in the other language. */
    #remember({ input, made }) {
      const asked = new URLSearchParams({ input });
      if (made.length > 0) asked.set("made", made.join("."));
      if (this.#you === "second") asked.set("you", "second");
      const isUntouched = made.length === 0 && input === this.place.dataset.input && this.#you === "first";
      // The name of a heading stays.
      const rest = this.#address.has("input") ? "" : location.hash;
      sente.remember(isUntouched ? rest : `#${asked}`);
    }

    #sit(side) {
      this.#you = side;
      this.changer.textContent = side === "first" ? words.change : words.changeBack;
    }

    #lay() {
      const button = (name) => element("button", { type: "button", "data-act": name, onclick: () => this[name]() }, words[name]);
      this.view = element("div", { class: "view", role: "group", "aria-label": words.board });
      this.status = element("p", { class: "status", role: "status" });
      this.choice = element("div", { class: "choice", role: "group", "aria-label": words.choose });
      this.reasons = element("div", { class: "why", tabindex: "0", role: "region", "aria-label": words.why, hidden: true });
      this.list = element("div", { class: "moves" });
      this.all = element("details", { class: "all" }, element("summary", {}, words.all), this.list);
      this.input = element("textarea", { name: "input", rows: 4, spellcheck: "false", "aria-label": words.own });
      this.error = element("p", { class: "error", role: "alert" });
      const acts = ["hint", "why", "undo", "again", "random", "change", "draw"].map(button);
      [this.changer, this.drawer] = acts.slice(-2);
      this.drawer.hidden = true;
      const play = element("button", { type: "button", "data-act": "own", onclick: () => this.own() }, words.playIt);
      const own = element("details", { class: "own" }, element("summary", {}, words.own), this.input, play, this.error);
      this.place.replaceChildren(this.status, this.view, this.choice, element("div", { class: "acts" }, ...acts), this.reasons, this.all, own);
    }

    /** Asks the engine; what is under way is no longer wanted. Nothing, if the answer is no longer wanted either. */
    async #ask(message) {
      this.#engine.stop();
      this.#set("state", "thinking");
      const answer = await this.#engine.ask(message);
      return answer.stopped ? null : answer;
    }

    #about(what, more = {}) {
      const { problem, input, made } = this.#table;
      return { do: what, problem, input, made, ...more };
    }

    #set(name, value) {
      this.place.dataset[name] = value;
    }

    /** Shows what the engine answered, unless it is an error; then `complain` does. */
    async #go(message, complain = (error) => this.#fail(error)) {
      const table = await this.#ask(message);
      if (table === null) return;
      if (table.error) {
        complain(table.error);
        return;
      }
      this.#show(table);
      await this.#goOn();
    }

    get #isItsTurn() {
      const table = this.#table;
      return table !== null && !table.winner && table.mover !== this.#you;
    }

    /** The program's move, if it is to move. */
    async #goOn() {
      if (this.#isItsTurn) await this.#go(this.#about("reply", { seed: seed() }));
      else {
        this.#remember(this.#table);
        this.#set("state", this.#state());
      }
    }

    #fail(error) {
      this.#say(error);
      this.#set("state", this.#state());
    }

    begin() {
      return this.#go(this.start);
    }

    again() {
      return this.begin();
    }

    random() {
      return this.#go({ do: "random", problem: this.place.dataset.problem, seed: seed() });
    }

    change() {
      this.#sit(this.#you === "first" ? "second" : "first");
      return this.begin();
    }

    /** Ends a play that goes round in circles; nobody wins. */
    draw() {
      if (this.#isItsTurn) return;
      this.#show({ ...this.#table, moves: [], count: 0, winner: "nobody" });
      this.#set("state", this.#state());
    }

    own() {
      this.error.textContent = "";
      const message = { do: "show", problem: this.place.dataset.problem, input: this.input.value, made: [] };
      return this.#go(message, (error) => {
        this.error.textContent = error;
        this.#goOn();
      });
    }

    make(number) {
      // What is listed while the program thinks are its own moves.
      if (this.#isItsTurn) return;
      const message = this.#about("show");
      return this.#go({ ...message, made: [...message.made, number] });
    }

    /** Takes back the reader's last move, and what the program answered. */
    undo() {
      if (!this.#table) return;
      const made = [...this.#table.made];
      const isYours = (turn) => (turn % 2 === 0) === (this.#you === "first");
      do made.pop();
      while (made.length > 0 && !isYours(made.length));
      return this.#go({ ...this.#about("show"), made });
    }

    /** What the engine says of the position; nothing while the program thinks, or where the engine says why not. */
    async #consult(what) {
      if (!this.#table || this.#isItsTurn) return null;
      const answer = await this.#ask(this.#about(what));
      if (answer === null) return null;
      this.#set("state", this.#state());
      if (!answer.error) return answer;
      this.#say(answer.error);
      return null;
    }

    async hint() {
      const hint = await this.#consult("hint");
      if (hint === null) return;
      this.#hint = hint;
      this.#letGo();
      this.#set("worth", JSON.stringify(hint.worth));
      this.#draw();
      this.all.open = true;
      this.#say(words.worth(named(hint.worth)));
    }

    async why() {
      const why = await this.#consult("why");
      if (why === null) return;
      const claimed = why.claimed ? [words.claimed(named(why.claimed))] : [];
      const verdict = [...claimed, words.searched(named(why.searched))].map((line) => element("p", {}, line));
      this.reasons.replaceChildren(...reasons(why), ...verdict);
      this.reasons.hidden = false;
      this.#values = new Map(why.values);
      this.#draw();
    }

    #letGo() {
      this.#held = [];
      this.#chosen = null;
    }

    #state() {
      if (!this.#table) return "failed";
      return this.#table.winner ? "over" : "ready";
    }

    #show(table) {
      const isNew = this.#table?.input !== table.input || table.made.length === 0;
      if (isNew) this.start = { ...this.start, do: "show", input: table.input, made: [] };
      this.#table = table;
      this.#hint = null;
      this.#letGo();
      this.reasons.hidden = true;
      this.#values = new Map();
      delete this.place.dataset.worth;
      const winner = table.winner && (table.winner === "nobody" ? "nobody" : table.winner === this.#you ? "you" : "program");
      if (winner) this.#set("winner", winner);
      else delete this.place.dataset.winner;
      this.#set("gains", table.gains.join(" "));
      this.#set("turn", table.turn);
      this.#set("made", JSON.stringify(table.made));
      this.#set("you", this.#you);
      if (isNew) this.input.value = table.input;
      this.drawer.hidden = !table.repetitions || Boolean(winner);
      this.#draw();
      this.#say(this.#summary(table, winner));
    }

    #summary(table, winner) {
      const parts = [];
      if (table.unsolved) parts.push(table.unsolved);
      if (table.reply) parts.push(words.program(table.reply.words));
      if (winner) parts.push({ you: words.youWin, program: words.programWins, nobody: words.nobodyWins }[winner]);
      else parts.push(table.mover === this.#you ? words.you : words.thinks);
      if (table.repetitions && !winner) parts.push(words.repeated);
      if (table.gains.some((gain) => gain !== 0)) {
        const [first, second] = table.gains;
        parts.push(this.#you === "first" ? words.gains(first, second) : words.gains(second, first));
      }
      return parts.join(" ");
    }

    #say(text) {
      this.status.textContent = text;
    }

    /** The moves that are meant by the parts held so far: each part is one that a move takes hold of, or where it goes. */
    #meant(held) {
      const { moves } = this.#table;
      const [first] = held;
      const has = ({ from, to }) => {
        const left = [...from, ...to];
        return held.every((part) => {
          const index = left.indexOf(part);
          if (index >= 0) left.splice(index, 1);
          return index >= 0;
        });
      };
      const all = moves.flatMap((move, index) => (has(move) ? [index] : []));
      // A part that can be taken hold of is no mere place to go to.
      const grabbed = all.filter((index) => moves[index].from.includes(first));
      return grabbed.length > 0 ? grabbed : all;
    }

    /** The move that all of these are, by parts and amounts; null if there are several, or none. */
    #single(numbers) {
      const handles = numbers.map((number) => {
        const { from, to, amounts } = this.#table.moves[number];
        return JSON.stringify([from, to, amounts]);
      });
      return new Set(handles).size === 1 ? numbers[0] : null;
    }

    /** Takes hold of a part, or puts there what is held. */
    #pick(part) {
      const { moves } = this.#table;
      const more = this.#meant([...this.#held, part]);
      const isHeld = this.#held.includes(part);
      // Held again where no move goes there: let go.
      this.#held = more.length > 0 ? [...this.#held, part] : isHeld ? [] : [part];
      const meant = this.#held.length > 0 ? this.#meant(this.#held) : [];
      const parts = (index) => moves[index].from.length + moves[index].to.length;
      const isPut = (index) => moves[index].to.length > 0 && parts(index) === this.#held.length;
      // Made at once: what is put where it goes, and the only move, if it goes nowhere.
      const put = this.#single(meant.filter(isPut));
      const only = this.#single(meant);
      if (put !== null) return this.make(put);
      if (only !== null && moves[only].to.length === 0) return this.make(only);
      this.#chosen = meant.sort((one, other) => parts(one) - parts(other));
      this.#draw();
      this.choice.querySelector("button")?.focus();
    }

    /** Marks the parts that can be picked, those that are held, where they can go, and what moved last. */
    #mark(view) {
      const { moves, reply } = this.#table;
      const of = (chosen) => new Set(chosen.flatMap(({ from, to }) => [...from, ...to]));
      const from = new Set(moves.flatMap((move) => move.from));
      const best = of((this.#hint?.best ?? []).flatMap((index) => moves[index] ?? []));
      const targets = of((this.#chosen ?? []).map((index) => moves[index]));
      const moved = of(reply ? [reply] : []);
      const isReachable = of(moves);
      for (const button of view.querySelectorAll("[data-part]")) {
        const part = Number(button.dataset.part);
        button.disabled = !isReachable.has(part);
        button.classList.toggle("best", best.has(part) && (from.has(part) || this.#held.length > 0));
        button.classList.toggle("held", this.#held.includes(part));
        button.classList.toggle("target", targets.has(part) && !this.#held.includes(part));
        button.classList.toggle("moved", moved.has(part));
        const value = this.#values.get(part);
        if (value !== undefined) {
          button.setAttribute("aria-label", words.valued(button.getAttribute("aria-label") ?? button.textContent, value));
          button.dataset.value = value;
        }
        if (this.#held.includes(part)) button.setAttribute("aria-pressed", "true");
      }
    }

    #draw() {
      const focused = this.place.contains(document.activeElement) ? document.activeElement : null;
      const [part, isMove] = [focused?.dataset.part, focused?.classList.contains("move")];
      const table = this.#table;
      const best = new Set(this.#hint?.best);
      const view = draw(table.position, (number) => this.#pick(number));
      this.#mark(view);
      this.view.replaceChildren(view);
      const button = (index) => {
        const worth = this.#hint ? ` (${named(this.#hint.worths[index])})` : "";
        const name = best.has(index) ? "move best" : "move";
        const words = table.moves[index]?.words ?? this.#hint.words[index];
        return element("button", { type: "button", class: name, "data-number": index, onclick: () => this.make(index) }, words + worth);
      };
      this.choice.replaceChildren(...(this.#chosen ?? []).map(button));
      const beyond = Object.keys(this.#hint?.words ?? {}).map(Number);
      const more = table.count - table.moves.length - beyond.length;
      const rest = more > 0 ? [element("p", { class: "rest" }, words.more(more))] : [];
      this.list.replaceChildren(...beyond.map(button), ...table.moves.map((_, index) => button(index)), ...rest);
      if (part !== undefined || isMove) this.#focus(part);
    }

    /** Where the focus was, or near it: never nowhere. */
    #focus(part) {
      const buttons = [...this.view.querySelectorAll("[data-part]:enabled")];
      const near = buttons.find((button) => Number(button.dataset.part) >= Number(part ?? 0)) ?? buttons.at(-1);
      (near ?? this.place.querySelector("[data-act=again]")).focus();
    }

    /** The arrow keys go from part to part. */
    #key(event) {
      event.stopPropagation();
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const within = event.target.closest(".view, .choice, .moves");
      if (step === undefined || !within) return;
      const buttons = [...within.querySelectorAll("button:enabled")];
      const next = buttons[buttons.indexOf(event.target) + step];
      if (next) next.focus();
      event.preventDefault();
    }
  }

  // The page for print holds all of them; they are not printed.
  const places = document.querySelectorAll(".board");
  if (places.length === 1) new Board(places[0]);
})();
