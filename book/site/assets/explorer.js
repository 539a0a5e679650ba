// The explorer: what `cargo sente explore` prints. The address of the page holds what was asked.
"use strict";

(() => {
  const { Engine, element, words } = sente;
  const [FEWEST, MOST] = [34, 80];
  /** The room of a letter of the text, with some to spare, in pixels. */
  const LETTER = 8.2;
  const QUESTIONS = ["", "outcome", "grundy", "misere", "remoteness", "value", "mean", "temperature", "moves"];
  const GAMES = ["game", "moves", "left", "right", "table"];

  const place = document.querySelector(".explorer");
  if (!place) return;
  const engine = new Engine();
  /** The number of the question that is asked. */
  let order = 0;
  const label = (name, input) => element("label", {}, words[name], input);
  const field = (name, placeholder, word = name) => label(word, element("input", { type: "text", name, placeholder, autocapitalize: "off", spellcheck: "false" }));
  const option = (name) => element("option", { value: name }, words.questions[name] ?? name);
  const question = element("select", { name: "ask" }, ...QUESTIONS.map(option));
  const button = element("button", { type: "submit" }, words.explore);
  // What a brute force printed, in the place of a game.
  const table = element("textarea", { name: "table", "aria-label": words.table, rows: "3", placeholder: "0 1 2 0 1 2 0 1 2", autocapitalize: "off", spellcheck: "false" });
  const pasted = element("details", {}, element("summary", {}, words.table), table);
  // Where each player has moves of his own.
  const sides = element("details", {}, element("summary", {}, words.sides), element("div", { class: "order" }, field("left", "n-1, n-2", "leftMoves"), field("right", "n-1, n-3", "rightMoves")));
  const form = element("form", { class: "order" }, field("game", "kayles"), field("moves", "n-1, n-3"), label("ask", question), field("to", "100"), sides, pasted, button);
  const region = (name, label, isHidden) => element("pre", { class: name, tabindex: "0", role: "region", "aria-label": label, hidden: isHidden });
  const [text, games] = [region("text", words.explore, true), region("names", words.games, false)];
  const all = element("details", { class: "games" }, element("summary", {}, words.games), games);
  const error = element("p", { class: "error", role: "alert" });
  const status = element("p", { class: "status", role: "status" });
  const picture = element("div", { class: "picture" });
  const hint = element("p", { class: "look" });

  /** As many letters as have room. */
  const columns = () => Math.min(MOST, Math.max(FEWEST, Math.floor((place.clientWidth - 60) / LETTER)));

  /** The fields that are filled in; moves are typed instead of a game, those of each player instead of both, and a table instead of all. */
  function typed() {
    const filled = Object.fromEntries([...new FormData(form)].filter(([, value]) => value));
    if (filled.table) return { table: filled.table };
    if (filled.left || filled.right) delete filled.moves;
    if (filled.moves || filled.left || filled.right) delete filled.game;
    return filled;
  }

  async function explore() {
    const own = ++order;
    const asked = typed();
    place.dataset.asked = JSON.stringify(asked);
    sente.remember(`?${new URLSearchParams(asked)}`);
    const to = (asked.to ?? "").split(",").map((word) => word.trim()).filter(Boolean);
    const wrong = to.find((word) => !/^[0-9]{1,15}$/.test(word));
    if (wrong !== undefined) {
      show({ error: `${words.to}: ${wrong}` });
      return;
    }
    if (asked.game !== "kayles") hint.textContent = "";
    show({ note: words.thinks });
    place.dataset.state = "thinking";
    button.textContent = words.stop;
    const answer = await engine.ask({ do: "explore", ...asked, to: to.map(Number), columns: columns() });
    // Something else may be asked meanwhile.
    if (own !== order) return;
    button.textContent = words.explore;
    show(answer.stopped ? { error: words.stopped } : answer);
  }

  function show(shown) {
    status.textContent = shown.note ?? "";
    error.textContent = shown.error ?? "";
    text.textContent = shown.text ?? "";
    text.hidden = !shown.text;
    picture.innerHTML = (shown.svg ?? "") + (shown.automaton ?? "");
    // Of a table, and of the game that the page opens with, one looks at the plot first.
    place.append(...(table.value || hint.textContent ? [picture, text] : [text, picture]));
    place.dataset.state = "ready";
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const isThinking = place.dataset.state === "thinking";
    if (isThinking) engine.stop();
    if (!isThinking || place.dataset.asked !== JSON.stringify(typed())) explore();
  });
  all.addEventListener("toggle", async () => { games.textContent = (await new Engine().ask({ do: "games", columns: columns() })).text; }, { once: true });
  place.replaceChildren(form, status, error, hint, picture, text, all);

  // What the address asks for.
  const asked = new URLSearchParams(location.search);
  sente.remember(location.search);
  for (const name of [...GAMES, "ask", "to"]) if (asked.has(name)) form.elements[name].value = asked.get(name);
  pasted.open = table.value !== "";
  place.dataset.state = "ready";
  const { game, left, right } = form.elements;
  sides.open = left.value !== "" || right.value !== "";
  const isOpening = !GAMES.some((name) => form.elements[name].value);
  if (isOpening) {
    game.value = "kayles";
    hint.textContent = words.kayles;
  }
  explore();
  // Whatever the reader asks then is no request to stop.
  if (isOpening) place.dataset.asked = "";
})();
