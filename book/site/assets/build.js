// Positions that are built by hand. What can be changed is for the engine to say: it is asked for an input that differs as wished.
"use strict";

sente.Build = (() => {
  const { Engine, element, words } = sente;

  class Build {
    #board;
    #engine = new Engine();
    /** The part that is changed by the buttons. */
    #part = null;
    isOn = false;

    constructor(board) { this.#board = board; }

    /** Begins with the first position of the play, or ends. */
    async turn() {
      if (!this.isOn && this.#board.table?.made.length > 0) await this.#board.again();
      [this.isOn, this.#part] = [!this.isOn && this.#board.isReady, null];
      this.#board.place.toggleAttribute("data-building", this.isOn);
      if (this.isOn) this.#show();
      else await this.#board.again();
    }

    /** A cell that is touched shows its next sign; any other part is chosen for the buttons. */
    pick(part) {
      this.#part = part;
      if (this.#board.table.position.grid) return this.edit("more", part, "less");
      return this.#show();
    }

    #show() {
      this.#board.held = this.#part === null ? [] : [this.#part];
      this.#board.redraw();
    }

    /** Changes the position as wished, or in another way if that cannot be. */
    async edit(wish, part = this.#part, otherwise = null) {
      const { problem, input } = this.#board.table;
      const tool = document.activeElement?.closest?.(".tool")?.textContent;
      const table = await this.#engine.ask({ do: "edit", problem, input, part: part ?? 0, wish });
      if (table.stopped || !this.isOn) return null;
      if (table.error && otherwise) return this.edit(otherwise, part);
      if (table.error) return this.#board.refuse(this.#board.view.querySelector(`[data-part="${part}"]`));
      await this.#board.begin(table.input);
      this.#show();
      return [...this.#board.choice.querySelectorAll(".tool")].find(({ textContent }) => textContent === tool)?.focus();
    }

    /** The buttons of the part that is chosen. */
    tools() {
      const button = (text, act, label = null) => element("button", { type: "button", class: "tool", "aria-label": label, onclick: act }, text);
      const part = this.#board.view.querySelector(`[data-part="${this.#part}"]`);
      const own = part ? [button("−", () => this.edit("less"), words.less1), button("+", () => this.edit("more"), words.more1), button(words.removePart, () => this.edit("remove"))] : [];
      const add = button(words.addPart, () => this.edit("add"));
      const ready = button(words.ready, () => this.turn());
      ready.classList.add("primary");
      return [element("span", { class: "label" }, part ? words.built(part.dataset.label) : words.buildFirst), ...own, add, ready];
    }
  }

  return Build;
})();
