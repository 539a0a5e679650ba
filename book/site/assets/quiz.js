// A quiz: positions that are drawn and not played, each won, lost or drawn for the player who is to move.
"use strict";

(() => {
  const { draw, element, words } = sente;

  class Quiz {
    #right = 0;
    #answered = 0;

    constructor(place) {
      this.questions = [...place.querySelectorAll(".question")];
      const answers = ["won", "lost", "drawn"];
      this.answers = answers.filter((answer) => answer !== "drawn" || this.questions.some(({ dataset }) => dataset.answer === answer));
      for (const question of this.questions) this.#ask(question);
      this.total = element("p", { class: "score", role: "status" });
      place.append(this.total);
    }

    #ask(question) {
      const table = JSON.parse(question.dataset.table);
      const view = element("div", { class: "view", inert: true }, draw(table));
      const note = element("p", { class: "note", role: "status" });
      const button = (answer) => element("button", { type: "button", "data-answer": answer, onclick: () => this.#judge(question, answer, note) }, words.answers[answer]);
      const acts = element("div", { class: "acts", role: "group" }, ...this.answers.map(button));
      question.append(element("div", { role: "img", "aria-label": `${words.board}: ${table.text}` }, view), acts, note);
    }

    #judge({ dataset, children }, answer, note) {
      const isRight = answer === dataset.answer;
      dataset.state = isRight ? "right" : "wrong";
      note.textContent = `${isRight ? words.right : words.wrong} ${dataset.because ?? ""}`;
      for (const button of [...children].flatMap((child) => [...child.querySelectorAll("[data-answer]")])) {
        button.setAttribute("aria-disabled", "true");
        button.setAttribute("aria-pressed", String(button.dataset.answer === answer));
        button.classList.toggle("best", button.dataset.answer === dataset.answer);
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
