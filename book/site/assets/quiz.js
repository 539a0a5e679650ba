// A quiz: each question has a position that is drawn and not played, or a sentence, and an answer to choose or to type.
"use strict";

(() => {
  const { draw, element, words } = sente;

  class Quiz {
    #right = 0;
    #answered = 0;

    constructor(place) {
      this.questions = [...place.querySelectorAll(".question")];
      for (const question of this.questions) this.#ask(question, JSON.parse(question.dataset.question));
      this.total = element("p", { class: "score", role: "status" });
      place.append(this.total);
    }

    #ask(place, question) {
      const { table, asks, choices } = question;
      const note = element("p", { class: "note", role: "status" });
      const judge = (answer) => this.#judge(place, question, answer, note);
      const button = (answer) => element("button", { type: "button", "data-answer": answer, onclick: () => judge(answer) }, answer);
      if (table) place.append(element("div", { role: "img", "aria-label": `${words.board}: ${table.text}` }, element("div", { class: "view", inert: true }, draw(table))));
      place.append(element("p", {}, asks));
      if (choices.length > 0) place.append(element("div", { class: "acts", role: "group" }, ...choices.map(button)));
      else place.append(this.#field(asks, judge));
      place.append(note);
    }

    #field(asks, judge) {
      const input = element("input", { type: "text", inputmode: "numeric", "aria-label": asks, autocomplete: "off" });
      const onsubmit = (event) => {
        event.preventDefault();
        if (input.value.trim()) judge(input.value.trim().normalize("NFKC").replace("−", "-"));
      };
      return element("form", { class: "acts", onsubmit }, input, element("button", { type: "submit" }, words.check));
    }

    #judge(place, { right, because }, answer, note) {
      const isRight = right.includes(answer);
      place.dataset.state = isRight ? "right" : "wrong";
      const shown = isRight || place.querySelector("[data-answer]") ? because : `${right[0]}. ${because}`;
      note.textContent = `${isRight ? words.right : words.wrong} ${shown}`;
      for (const button of place.querySelectorAll("[data-answer]")) {
        button.setAttribute("aria-disabled", "true");
        button.setAttribute("aria-pressed", String(button.dataset.answer === answer));
        button.classList.toggle("best", right.includes(button.dataset.answer));
      }
      if (note.dataset.said) return;
      note.dataset.said = "yes";
      this.#answered += 1;
      this.#right += isRight ? 1 : 0;
      if (this.#answered === this.questions.length) this.total.textContent = words.score(this.#right, this.#answered);
    }
  }

  for (const place of document.querySelectorAll(".quiz")) new Quiz(place);
})();
