// The explorer: what `cargo sente explore` prints. The address of the page holds what was asked.
"use strict";

(() => {
  const { Engine, element, words } = sente;
  const [FEWEST, MOST] = [34, 80];
  /** The room of a letter of the text, with some to spare, in pixels. */
  const LETTER = 8.2;
  const QUESTIONS = ["", "outcome", "grundy", "misere", "remoteness", "moves"];

  class Explorer {
    #engine;

    constructor(place) {
      this.place = place;
      this.#engine = new Engine(place.dataset.root);
      const field = (name, attributes) => element("input", { type: "text", name, autocapitalize: "off", spellcheck: "false", ...attributes });
      const label = (text, input) => element("label", {}, text, input);
      this.game = field("game", { placeholder: "kayles" });
      this.moves = field("moves", { placeholder: "n-1, n-3" });
      this.to = field("to", { placeholder: "100" });
      const option = (name) => element("option", { value: name }, words.questions[name] ?? name);
      this.question = element("select", { name: "ask" }, ...QUESTIONS.map(option));
      this.button = element("button", { type: "submit" }, words.explore);
      this.text = element("pre", { class: "text", tabindex: "0", role: "region", "aria-label": words.explore, hidden: true });
      this.error = element("p", { class: "error", role: "alert" });
      this.status = element("p", { class: "status", role: "status" });
      this.picture = element("div", { class: "picture" });
      const form = element(
        "form",
        { class: "order" },
        label(words.game, this.game),
        label(words.moves, this.moves),
        label(words.ask, this.question),
        label(words.to, this.to),
        this.button,
      );
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        if (this.place.dataset.state === "thinking") this.#engine.stop();
        else this.#explore();
      });
      place.addEventListener("keydown", (event) => event.stopPropagation());
      this.games = element("pre", { class: "names", tabindex: "0", role: "region", "aria-label": words.games });
      const all = element("details", { class: "games" }, element("summary", {}, words.games), this.games);
      all.addEventListener("toggle", () => this.#list(), { once: true });
      place.replaceChildren(form, all, this.status, this.error, this.text, this.picture);
      this.#read();
    }

    async #list() {
      const { text } = await new Engine(this.place.dataset.root).ask({ do: "games", columns: this.#columns });
      this.games.textContent = text;
    }

    /** As many as have room. */
    get #columns() { return Math.min(MOST, Math.max(FEWEST, Math.floor((this.place.clientWidth - 60) / LETTER))); }

    /** What the address asks for. */
    #read() {
      const asked = new URLSearchParams(location.search);
      sente.remember(location.search);
      const fields = { game: this.game, moves: this.moves, ask: this.question, to: this.to };
      for (const [name, input] of Object.entries(fields)) input.value = asked.get(name) ?? "";
      this.place.dataset.state = "ready";
      if (this.game.value || this.moves.value) this.#explore();
      else this.game.value = "kayles";
    }

    #write() {
      const asked = new URLSearchParams();
      const fields = { game: this.moves.value ? "" : this.game.value, moves: this.moves.value, ask: this.question.value, to: this.to.value };
      for (const [name, value] of Object.entries(fields)) if (value) asked.set(name, value);
      sente.remember(`?${asked}`);
    }

    async #explore() {
      this.#write();
      const to = this.to.value.split(",").map((word) => word.trim()).filter((word) => word !== "");
      const wrong = to.find((word) => !/^[0-9]{1,15}$/.test(word));
      if (wrong !== undefined) {
        this.#show({ error: `${words.to}: ${wrong}` });
        return;
      }
      this.#show({ note: words.thinks });
      this.place.dataset.state = "thinking";
      this.button.textContent = words.stop;
      const game = this.moves.value ? "" : this.game.value;
      const order = { do: "explore", game, moves: this.moves.value || null, ask: this.question.value || null, to: to.map(Number), columns: this.#columns };
      const answer = await this.#engine.ask(order);
      this.button.textContent = words.explore;
      this.#show(answer.stopped ? { error: words.stopped } : answer);
    }

    #show({ text, svg, automaton, error, note }) {
      this.status.textContent = note ?? "";
      this.error.textContent = error ?? "";
      this.text.textContent = text ?? "";
      this.text.hidden = !text;
      this.picture.innerHTML = (svg ?? "") + (automaton ?? "");
      this.place.dataset.state = "ready";
    }
  }

  // The page for print holds boards, too; there nothing is explored.
  const place = document.querySelector(".explorer");
  if (place && !document.querySelector(".board")) new Explorer(place);
})();
