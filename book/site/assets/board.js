// Boards: a play of a problem's game against the engine. All that is known of the game is in the engine's answers.
"use strict";

(() => {
  const { Build, Engine, Levels, Record, Why, draw, element, motion, sound, words } = sente;
  const { named } = Why;
  /** Milliseconds before the program moves, and for which what it will take is lit. */
  const [PAUSE, LIT] = [350, 250];
  /** Buttons below the board, and those of a menu. */
  const ACTS = ["hint", "why", "undo"];
  const MORE = ["again", "draw", "share", "full", "sound", "random", "change", "build"];
  /** Those that a board in the middle of a text does without. */
  const WHOLE = ["random", "change", "build"];
  /** Best moves that a hint names. */
  const NAMED = 3;

  const seed = () => Math.floor(Math.random() * 2 ** 32);

  class Board {
    #engine = new Engine();
    #why;
    /** The moves that the parts held leave to choose from. */
    #chosen = null;
    /** The drawing before a move, and the layer in which things fly. */
    #before = null;
    /** The move that is shown and not made. */
    #offered = null;
    /** True if the last pointer was a finger: it is shown first what it would do. */
    isCareful = false;
    /** The side of the reader. */
    you = "first";
    /** The number of moves after which the play is looked at; null if it is played. */
    #looked = null;
    #hint = null;
    /** The number of the question that is asked. */
    #order = 0;
    /** The play that is shown, as the engine answered it. */
    table = null;
    /** The parts that were picked. */
    held = [];
    /** What a hint has found of the position. */
    found = "";

    /** Its number is that by which the address of the page names the board. */
    constructor(place, number) {
      this.place = place;
      this.number = String(number);
      this.isCompact = place.dataset.compact !== undefined;
      this.#why = new Why(this);
      this.#lay();
      sente.hands(this);
      // Wakes the engine once the board is seen, as the reader will soon need it.
      new IntersectionObserver((seen) => { if (seen.some(({ isIntersecting }) => isIntersecting)) Engine.wake(); }).observe(this.view);
      // A link to a heading is none to a play.
      addEventListener("hashchange", () => { if (this.#address.has("input")) this.#resume(); });
      this.#resume();
    }

    /** The part of the page's address that is about this board: an address is about one board at most. */
    get #address() {
      const asked = new URLSearchParams(location.hash.slice(1));
      return (asked.get("board") ?? "1") === this.number ? asked : new URLSearchParams();
    }

    /** Goes on with the play in the address of the page: its input, the numbers of the moves made, the side of the reader. */
    #resume() {
      const asked = this.#address;
      const { problem, input, table } = this.place.dataset;
      this.start = { do: "show", problem, input: asked.get("input") ?? input, made: [] };
      this.#sit(asked.get("you") === "second" ? "second" : "first");
      // The first position stands in the page.
      if (table && !asked.has("input") && !asked.has("made") && !this.table) {
        this.#show(JSON.parse(table));
        return this.#settle();
      }
      const made = asked.get("made")?.split(".").map(Number) ?? [];
      if (asked.has("board")) this.place.scrollIntoView({ block: "center" });
      return this.#go({ ...this.start, made }, async () => {
        this.start.input = input;
        await this.again();
        this.#say(`${words.stale} ${this.status.textContent}`);
      });
    }

    /** Writes the play into the address, and into that of the same page in the other language. */
    #remember({ input, made }) {
      if (made.length > 0 || input !== this.place.dataset.input || this.you === "second") sente.remember(this.#link);
      // The name of a heading stays, and so does the play on another board.
      else if (this.#address.has("input")) sente.remember("");
    }

    /** The end of the address of the position. */
    get #link() {
      const { input, made } = this.table;
      const asked = new URLSearchParams(this.number === "1" ? { input } : { board: this.number, input });
      if (made.length > 0) asked.set("made", made.join("."));
      if (this.you === "second") asked.set("you", "second");
      return `#${asked}`;
    }

    #sit(side) {
      this.you = side;
      this.changer.textContent = side === "first" ? words.change : words.changeBack;
      const names = JSON.parse(this.place.dataset.names ?? "[]");
      const seat = (whose, number) => element("p", { class: `seat ${whose}` }, element("b", {}, words.seats[whose]), element("span", {}, names[number] ?? ""));
      const number = side === "first" ? 0 : 1;
      this.seats.replaceChildren(seat("yours", number), seat("its", 1 - number));
    }

    button(name) { return element("button", { type: "button", "data-act": name, onclick: () => this[name]() }, words[name]); }

    /** The table with the pieces and what is said of them; below it buttons and the moves; beside it why. */
    #lay() {
      const { place, isCompact } = this;
      this.view = element("div", { class: "view", role: "group", "aria-label": words.board });
      this.flights = element("div", { class: "flights", "aria-hidden": "true" });
      this.status = element("p", { class: "status", role: "status" });
      this.choice = element("div", { class: "choice", role: "group", "aria-label": words.choose });
      this.keys = element("p", { class: "keys", role: "status" });
      this.list = element("div", { class: "moves" });
      this.all = element("details", { class: "all" }, element("summary", {}, words.all), this.list);
      this.input = element("textarea", { name: "input", rows: 4, spellcheck: "false", "aria-label": words.ownPosition });
      this.error = element("p", { class: "error", role: "alert" });
      this.record = new Record(this);
      this.levels = new Levels(this);
      const rest = MORE.filter((name) => !isCompact || !WHOLE.includes(name)).map((name) => this.button(name));
      const of = (name) => rest.find(({ dataset }) => dataset.act === name);
      [this.drawer, this.changer, this.sounder] = [of("draw"), of("change") ?? this.button("change"), of("sound")];
      this.sounder.setAttribute("aria-pressed", String(sound.isOn()));
      this.builder = new Build(this);
      this.drawer.hidden = true;
      of("full").hidden = !document.fullscreenEnabled;
      const menu = element("details", { class: "more" }, element("summary", {}, words.menu), element("div", { class: "menu" }, ...rest));
      menu.addEventListener("click", ({ target }) => { if (target.closest("button")) menu.open = false; });
      const acts = element("div", { class: "acts" }, ...ACTS.map((name) => (name === "why" ? this.#why.button : this.button(name))), menu);
      const goal = place.previousElementSibling?.matches(".goal") ? place.previousElementSibling.textContent : "";
      // Whatever is said stands below the drawing, which so stays in its place.
      const table = element("div", { class: "table" }, element("p", { class: "rule", "aria-hidden": "true" }, goal), this.view, this.flights, this.status, this.#why.line, this.choice);
      const own = element("details", { class: "own" }, element("summary", {}, words.ownPosition), this.input, this.button("own"), this.error);
      this.seats = element("div", { class: "seats" });
      const beside = element("div", { class: "beside" }, ...(isCompact ? [] : [this.seats, this.levels.place]), this.keys, this.#why.text, ...(isCompact ? [] : [this.all, own]));
      place.replaceChildren(element("div", { class: "played" }, table, acts, this.record.end, this.record.strip), beside);
    }

    /** Asks the engine; what is under way is no longer wanted. Nothing, if the answer is no longer wanted either. */
    async #ask(message, pause = 0) {
      this.#engine.stop();
      const order = ++this.#order;
      this.place.dataset.state = "thinking";
      if (!Engine.hasAnswered) this.#why.line.textContent = words.loads;
      const [answer] = await Promise.all([this.#engine.ask(message), new Promise((resolve) => setTimeout(resolve, pause))]);
      return answer.stopped || order !== this.#order ? null : answer;
    }

    /** A question about the position, or about the one after a move. */
    about(what, ...moves) {
      const { problem, input, made } = this.table;
      return { do: what, problem, input, made: [...made, ...moves] };
    }

    /** Shows what the engine answered, unless it is an error; then `complain` does. */
    async #go(message, complain = (error) => this.#settle(error), pause = 0) {
      const table = await this.#ask(message, pause);
      if (table === null) return;
      if (table.error) {
        complain(table.error);
        return;
      }
      const order = this.#order;
      if (pause > 0) await this.#light(table.reply);
      // Meanwhile the reader may have asked for something else.
      if (order !== this.#order) return;
      this.#show(table);
      await this.#goOn();
    }

    /** Lights what the program is about to take hold of, for a moment. */
    async #light({ from }) {
      for (const part of from) this.view.querySelector(`[data-part="${part}"]`)?.classList.add("next");
      await new Promise((resolve) => setTimeout(resolve, LIT));
    }

    /** True if the reader can move, or look at the end. */
    get isReady() { return this.table !== null && (this.builder.isOn || !this.isItsTurn); }
    get isItsTurn() { return this.table !== null && !this.table.winner && this.table.mover !== this.you; }

    /** Milliseconds before the program moves; none for a reader who wants no motion. */
    get pace() {
      const asked = this.place.dataset.pace ?? document.documentElement.dataset.pace;
      return Number(asked ?? (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PAUSE));
    }

    /** The program's move, if it is to move; then what the theorem says, if one wants to know. */
    async #goOn() {
      if (!this.isReady) return this.#go({ ...this.about("reply"), seed: seed(), strength: this.levels.strength }, undefined, this.pace);
      this.#remember(this.table);
      return this.#why.isOn ? this.#explain() : this.#settle();
    }

    #settle(error = null) {
      if (error !== null) [this.status.textContent, this.#why.line.textContent] = [error, ""];
      const ended = this.table?.winner ? "over" : "ready";
      this.place.dataset.state = this.table ? ended : "failed";
    }

    again() { return this.#go(this.start); }

    /** A position, to be played from its beginning. */
    begin(input) { return this.#go({ ...this.start, do: "show", input, made: [] }); }

    /** The play as far as these moves. */
    goTo(made) { return this.#go({ ...this.about("show"), made }); }

    /** Shows the position after some moves; the play stays as it is until the reader goes on from there. */
    async look(made, label = words.atPly(made.length, this.table.made.length), ways = []) {
      if (!this.isReady) return null;
      const table = await this.#ask({ ...this.about("show"), made });
      if (table === null) return null;
      this.#settle(table.error);
      if (table.error) return null;
      this.#looked = made.length;
      this.view.replaceChildren(draw(table, this.you));
      this.view.inert = true;
      const button = (text, to) => element("button", { type: "button", onclick: () => this.goTo(to) }, text);
      const all = this.table.made;
      this.choice.replaceChildren(element("span", { class: "label" }, label), ...ways, button(words.fromHere, made), button(words.back, all));
      this.choice.children[1].classList.add("primary");
      this.#say("");
      return table;
    }

    /** Looks at the play one move earlier or later, as on a projector. */
    leaf(by) {
      const { made } = this.table ?? { made: [] };
      const at = (this.#looked ?? made.length) + by;
      if (at >= 0 && at < made.length) return this.look(made.slice(0, at));
      return at === made.length && this.#looked !== null ? this.goTo(made) : null;
    }

    /** Goes through the best play of both from here, a move at a time, with what the theorem says of each position. */
    async steps(line = null, at = 0) {
      const moves = line ?? (await this.#consult("line"))?.line ?? [];
      if (moves.length === 0 || !this.isReady) return;
      const button = (text, to, label) => element("button", { type: "button", class: "step", "aria-label": label, disabled: to < 0 || to > moves.length, onclick: () => this.steps(moves, to) }, text);
      const isYours = (at % 2 === 0) === (this.table.mover === this.you);
      const said = at > 0 ? words.stepped(words.seats[isYours ? "its" : "yours"], moves[at - 1].words) : words.stepsBegin;
      const made = [...this.table.made, ...moves.slice(0, at).map(({ number }) => number)];
      const ways = [button("▶", at + 1, words.forward), button("◀", at - 1, words.backward)];
      if (!(await this.look(made, words.step(at, moves.length), ways))) return;
      this.#say(said);
      const figures = await this.#ask({ ...this.about("why"), made });
      if (figures === null) return;
      this.#settle();
      this.#why.show(figures, isYours);
      (ways.find(({ disabled }) => !disabled) ?? ways[0]).focus();
    }
    random() { return this.#go({ do: "random", problem: this.place.dataset.problem, seed: seed() }); }

    change() {
      this.#sit(this.you === "first" ? "second" : "first");
      return this.again();
    }

    /** Ends a play that goes round in circles; nobody wins. */
    draw() {
      if (this.isItsTurn || this.drawer.hidden) return;
      this.#show({ ...this.table, moves: [], count: 0, winner: "nobody" });
      this.#settle();
    }

    own() {
      this.error.textContent = "";
      return this.#go({ do: "show", problem: this.place.dataset.problem, input: this.input.value, made: [] }, (error) => {
        this.error.textContent = error;
        // Without an engine there is no play to go on with.
        if (this.table) this.#goOn();
        else this.#settle();
      });
    }

    make(number) {
      // While the program thinks, the listed moves are the program's own.
      return this.isItsTurn ? null : this.#go(this.about("show", number));
    }

    /** Takes back the reader's last move, and what the program answered. */
    undo() {
      if (!this.table) return null;
      const made = [...this.table.made];
      const isYours = (turn) => (turn % 2 === 0) === (this.you === "first");
      do made.pop();
      while (made.length > 0 && !isYours(made.length));
      return this.#go({ ...this.about("show"), made });
    }

    /** The engine's answer about the position; null while the program thinks, or where the engine refuses. */
    async #consult(what) {
      if (!this.isReady) return null;
      const answer = await this.#ask(this.about(what));
      if (answer === null) return null;
      this.#settle(answer.error);
      return answer.error ? null : answer;
    }

    async hint() {
      // The first request shows the worth alone, the second one also the best moves.
      const isMore = this.#hint !== null;
      const hint = this.#hint ?? (await this.#consult("hint"));
      if (hint === null) return;
      this.#hint = { ...hint, isMore };
      this.#letGo();
      this.place.dataset.worth = JSON.stringify(hint.worth);
      const best = hint.best.slice(0, NAMED).map((index) => this.wordsOf(index));
      this.found = words.worth(named(hint.worth)) + (isMore ? words.best(best, hint.best.length - best.length) : words.askAgain);
      this.redraw();
      if (isMore) this.all.open = true;
    }

    /** Turns on or off that the theorem is asked all the time. */
    why() {
      this.#why.turn();
      return this.#why.isOn ? this.#explain() : null;
    }

    async #explain() {
      const said = await this.#consult("why");
      if (said !== null && this.#why.isOn) this.#why.show(said);
    }

    preview(number) { return this.#why.preview(number); }

    /** The address of the position, for somebody else. */
    async share() {
      if (this.table) sente.remember(this.#link);
      try {
        if (navigator.share && matchMedia("(pointer: coarse)").matches) return await navigator.share({ title: document.title, url: location.href });
        await navigator.clipboard.writeText(location.href);
        this.#say(words.shared);
      } catch (error) {
        if (error.name !== "AbortError") this.#say(words.notShared);
      }
    }

    full() { return document.fullscreenElement ? document.exitFullscreen() : this.place.requestFullscreen?.().catch(() => {}); }
    help() { this.keys.textContent = this.keys.textContent ? "" : words.keys; }

    cancel() {
      this.drop();
      return this.preview(null);
    }

    /** Lets go of what is held. */
    drop() {
      if (this.held.length === 0 && this.#offered === null) return;
      this.#letGo();
      this.redraw();
    }

    #letGo() { [this.held, this.#chosen, this.#offered] = [[], null, null]; }

    #show(table) {
      const before = this.table && this.pace > 0 ? { scene: motion.seen(this.view), table: this.table } : null;
      if (this.table && Board.#goesOn(this.table.made, table)) sound.play(table.winner ? "end" : table.mover === this.you ? "its" : "yours");
      this.view.inert = false;
      this.#looked = null;
      const isNew = this.table?.input !== table.input || table.made.length === 0;
      if (isNew) this.start = { ...this.start, do: "show", input: table.input, made: [] };
      this.table = table;
      [this.#hint, this.found] = [null, ""];
      this.#letGo();
      this.#why.forget();
      const winner = table.winner && (table.winner === "nobody" ? "nobody" : table.winner === this.you ? "you" : "program");
      const { dataset } = this.place;
      for (const name of ["worth", "winner"]) delete dataset[name];
      Object.assign(dataset, { turn: table.turn, made: JSON.stringify(table.made), gains: table.gains.join(" "), you: this.you }, winner && { winner });
      if (isNew) this.input.value = table.input;
      this.drawer.hidden = !table.repetitions || Boolean(winner);
      this.redraw();
      this.#say(this.#summary(table, winner));
      dataset.mover = winner ? "nobody" : this.isItsTurn ? "its" : "yours";
      this.record.show(table);
      this.levels.show();
      if (before) this.#move(before, table);
    }

    /** True if the play went on by one move. */
    static #goesOn(made, table) { return table.made.length === made.length + 1 && made.every((number, index) => table.made[index] === number); }

    /** Shows a move as a motion, if the play went on by one. */
    #move({ scene, table: { made, moves } }, table) {
      const isOn = Board.#goesOn(made, table);
      const move = table.reply ?? moves[table.made.at(-1)];
      this.flights.replaceChildren();
      if (!isOn || !move) return motion.appear(this.view);
      return motion.show(this.flights, scene, motion.seen(this.view), move, (made.length % 2 === 0) === (this.you === "first"));
    }

    #summary(table, winner) {
      const parts = [];
      if (table.unsolved) parts.push(table.unsolved);
      if (table.reply) parts.push(words.program(table.reply.words));
      if (winner) parts.push({ you: words.youWin, program: words.programWins, nobody: words.nobodyWins }[winner]);
      else parts.push(table.mover === this.you ? words.you : words.thinks);
      if (table.repetitions && !winner) parts.push(words.repeated);
      if (table.gains.some((gain) => gain !== 0)) {
        const [first, second] = table.gains;
        parts.push(table.total ? words.total(table.total) : this.you === "first" ? words.gains(first, second) : words.gains(second, first));
      }
      return parts.join(" ");
    }

    #say(text) { this.status.textContent = text; }
    wordsOf(number) { return this.table.moves[number]?.words ?? this.#hint.words[number]; }

    /** The moves that are meant by the parts held so far: each part is one that a move takes hold of, or where it goes. */
    meant(held) {
      const { moves } = this.table;
      const has = ({ from, to }) => {
        const left = [...from, ...to];
        return held.every((part) => left.includes(part) && left.splice(left.indexOf(part), 1));
      };
      // If any move takes hold of the first part, those are meant, not the moves that only go to it.
      const grabs = ({ from }) => from.includes(held[0]);
      const isMeant = moves.some(grabs) ? (move) => grabs(move) && has(move) : has;
      return moves.flatMap((move, index) => (isMeant(move) ? [index] : []));
    }

    /** The move that all of these are, by parts and amounts; null if there are several, or none. */
    single(numbers) {
      const handles = numbers.map((number) => {
        const { from, to, amounts } = this.table.moves[number];
        return JSON.stringify([from, to, amounts]);
      });
      return new Set(handles).size === 1 ? numbers[0] : null;
    }

    /** Says that nothing can be done with a part. */
    refuse(part) {
      if (!this.isReady || this.table.winner) return;
      this.#why.line.textContent = words.noMove;
      if (this.pace > 0) motion.refuse(part);
    }

    /** Turns the sound of moves on or off. */
    sound() { this.sounder.setAttribute("aria-pressed", String(sound.turn())); }

    /** Turns on or off that a position is built by hand. */
    build() { return this.builder.turn(); }

    /** Takes hold of a part, or puts there what is held. */
    pick(part) {
      if (!this.isReady) return null;
      if (this.builder.isOn) return this.builder.pick(part);
      const { moves } = this.table;
      const isMeant = this.meant([...this.held, part]).length > 0;
      // A held part that is picked again is let go, unless some move goes there; another one is held in its place.
      const isChanged = this.held.length > 0 && !isMeant;
      const held = isMeant ? [...this.held, part] : this.held.includes(part) ? [] : [part];
      const meant = held.length > 0 ? this.meant(held) : [];
      const isPut = (index) => moves[index].to.length > 0 && moves[index].from.length + moves[index].to.length === held.length;
      // A move is made at once if its parts and places are all given, or if it is the only one and goes nowhere.
      const put = this.single(meant.filter(isPut));
      const only = this.single(meant);
      if (put !== null) return this.try(put, held);
      if (only !== null && moves[only].to.length === 0 && !isChanged) return this.try(only, held);
      return this.hold(held);
    }

    /** Makes a move; one of a finger is shown first, and made by a second touch or by its button. */
    try(number, held = this.held) {
      if (!this.isCareful || this.#offered === number) return this.make(number);
      [this.held, this.#chosen, this.#offered] = [held.slice(0, -1), [number], number];
      this.redraw();
      return this.preview(number);
    }

    /** Holds parts, and offers the moves that they leave. */
    hold(parts) {
      const size = ({ from, to }) => from.length + to.length;
      const { moves } = this.table;
      this.held = parts;
      this.#chosen = parts.length > 0 ? this.meant(parts).sort((one, other) => size(moves[one]) - size(moves[other])) : [];
      this.redraw();
      const first = this.choice.querySelector("button");
      first?.focus();
      if (first?.matches(":focus-visible")) this.preview(this.#chosen[0]);
    }

    /** The hint, once its moves are asked for. */
    get #hinted() { return this.#hint?.isMore ? this.#hint : null; }

    /** Marks the parts that can be picked, those that are held, where they can go, and what moved last. */
    #mark(view) {
      const { moves, reply } = this.table;
      const of = (chosen) => new Set(chosen.flatMap(({ from, to }) => [...from, ...to]));
      const from = new Set(moves.flatMap((move) => move.from));
      const carried = new Set(moves.flatMap((move) => (move.to.length > 0 ? move.from : [])));
      const best = of((this.#hinted?.best ?? []).flatMap((index) => moves[index] ?? []));
      const targets = of((this.#chosen ?? []).map((index) => moves[index]));
      const [moved, isReachable] = [of(reply ? [reply] : []), of(moves)];
      for (const button of view.querySelectorAll("[data-part]")) {
        const part = Number(button.dataset.part);
        const held = this.held.includes(part);
        const isBest = best.has(part) && (from.has(part) || this.held.length > 0);
        const marks = { best: isBest, held, target: targets.has(part) && !held, moved: moved.has(part), grab: carried.has(part) };
        for (const [name, isMarked] of Object.entries(marks)) button.classList.toggle(name, isMarked);
        button.disabled = !isReachable.has(part) && !this.builder.isOn;
        if (held) button.setAttribute("aria-pressed", "true");
      }
    }

    redraw() {
      const focused = this.place.contains(document.activeElement) ? document.activeElement : null;
      const [part, isMove] = [focused?.dataset.part, focused?.classList.contains("move")];
      const { moves, count } = this.table;
      const view = draw(this.table, this.you);
      this.#mark(view);
      this.view.replaceChildren(view);
      this.#why.tell();
      const button = (index) => {
        const worth = this.#hinted ? ` (${named(this.#hinted.worths[index])})` : "";
        const name = this.#hinted?.best.includes(index) ? "move best" : "move";
        return element("button", { type: "button", class: name, "data-number": index, onclick: () => this.make(index) }, this.wordsOf(index) + worth);
      };
      const isOffer = this.#offered !== null;
      const cancel = element("button", { type: "button", class: "cancel", "aria-label": words.drop, onclick: () => this.cancel() }, "✕");
      this.choice.replaceChildren(...(this.#chosen ?? []).map(button), ...(isOffer ? [cancel] : []));
      if (isOffer) this.choice.firstChild.classList.add("primary");
      if (this.builder.isOn) this.choice.replaceChildren(...this.builder.tools());
      const beyond = Object.keys(this.#hinted?.words ?? {}).map(Number);
      const more = count - moves.length - beyond.length;
      const rest = more > 0 ? [element("p", { class: "rest" }, words.more(more))] : [];
      this.list.replaceChildren(...beyond.map(button), ...moves.map((_, index) => button(index)), ...rest);
      // The focus stays where it was, or near it: never nowhere.
      if (part === undefined && !isMove) return;
      const buttons = [...this.view.querySelectorAll("[data-part]:enabled")];
      const near = buttons.find((button) => Number(button.dataset.part) >= Number(part ?? 0)) ?? buttons.at(-1);
      (near ?? this.place.querySelector("[data-act=undo]")).focus();
    }
  }

  document.querySelectorAll(".board").forEach((place, index) => new Board(place, index + 1));
})();
