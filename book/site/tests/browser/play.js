// What the tests do on a board by script. It is there before anything of the page.
"use strict";

window.tester = (() => {
  const SETTLED = ["ready", "over", "failed"];
  const board = () => document.querySelector(".board[data-problem]");
  const explorer = () => document.querySelector(".explorer");
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

  /** The first value that is true of what is looked at again and again. */
  async function until(what, look, patience = 15000) {
    const start = performance.now();
    for (;;) {
      const value = look();
      if (value) return value;
      if (performance.now() - start > patience) throw new Error(`waited ${patience / 1000} s until ${what}; ${JSON.stringify(state())}`);
      await pause(1);
    }
  }

  // Whoever tests does not want to look at the program's moves.
  const hurry = () => document.documentElement?.setAttribute("data-pace", "0");
  hurry();

  // Time at which the page could first be played, in milliseconds after its request.
  let ready = null;
  const place = () => board() ?? explorer();
  const watch = new MutationObserver(() => {
    if (!document.documentElement?.dataset.pace) hurry();
    if (ready === null && SETTLED.includes(place()?.dataset.state)) ready = performance.now();
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-state"] });

  /** Milliseconds from the end of loading until the first move was possible. */
  const delay = () => Math.max(0, ready - performance.timing.loadEventEnd + performance.timing.navigationStart);

  const buttons = () => [...board().querySelectorAll(".moves button.move[data-number]")];
  const act = (name) => board().querySelector(`[data-act="${name}"]`);
  const words = () => buttons().map((button) => button.textContent);
  const shows = (selector) => board().querySelector(selector).checkVisibility();

  /** The engine's answer about the play, or about other moves than those made, if they are given. */
  function told(what = "show", made = JSON.parse(board().dataset.made)) {
    const message = { do: what, problem: board().dataset.problem, input: state().input, made };
    return new sente.Engine().ask(message);
  }

  /** The first move of the play, once one is made. */
  async function begun() {
    await until("a move is made", () => state().turn > 0, 5000);
    await settled();
    const [first] = JSON.parse(board().dataset.made);
    const { moves } = await told("show", []);
    return moves[first];
  }

  /** The middle of an element on the screen. */
  function middleOf(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  /** A deed that writes no address and, where nobody looks, draws nothing: either costs a browser more than a move. */
  const cheaply = (deed, isSeen) => async (...given) => {
    const { style } = document.documentElement;
    history.replaceState = () => {};
    style.contentVisibility = isSeen ? "" : "hidden";
    try {
      return await deed(...given);
    } finally {
      delete history.replaceState;
      style.contentVisibility = "";
    }
  };

  /** Brings an element into the view. */
  async function center(element) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    await pause(20);
  }

  /** The state of the board, from its attributes. */
  function state() {
    const place = board();
    if (!place) return { state: explorer()?.dataset.state };
    const { state, turn, you, winner, gains, worth } = place.dataset;
    return {
      state,
      turn: Number(turn),
      you,
      winner,
      gains: (gains ?? "0 0").split(" ").map(Number),
      worth: worth ? JSON.parse(worth) : null,
      moves: buttons().length,
      best: buttons().filter((button) => button.classList.contains("best")).length,
      status: place.querySelector(".status[role=status]")?.textContent,
      input: place.querySelector("textarea[name=input]")?.value,
    };
  }

  /** Waits for the program, or until the page is there at all. */
  async function settled() {
    if (!place()) return null;
    await until("an answer is there", () => SETTLED.includes(place().dataset.state));
    const found = state();
    if (found.state === "failed") throw new Error(`the board has failed: ${JSON.stringify(found)}`);
    return found;
  }

  /** Presses a button of the board, and waits for what follows. */
  async function press(name) {
    const button = act(name);
    if (!button) throw new Error(`the board has no button [data-act=${name}]`);
    if (button.disabled) throw new Error(`the button [data-act=${name}] is disabled: ${JSON.stringify(state())}`);
    // *Why* is a switch: a second press would turn it off.
    if (name === "why" && button.getAttribute("aria-pressed") === "true") return settled();
    button.click();
    await pause(5);
    return settled();
  }

  /** Worth of the position, by the board's own hint; null if the game is too large. */
  async function worth() {
    await press("hint");
    // The moves are the answer to the second one.
    if (state().worth && !state().best) await press("hint");
    const found = state();
    if (found.worth && !found.best) throw new Error(`no move is the best: ${JSON.stringify(found)}`);
    const named = words().map((name) => name.replace(/\s*\([^(]*\)$/, ""));
    if (found.worth && !named.some((name) => board().querySelector(".ahead").textContent.includes(name))) throw new Error(`the hint names no move: ${JSON.stringify(found)}`);
    return found.worth;
  }

  /** Numbers as random as these plays need. */
  const random = (seed) => () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };

  // What the page leaves to chance is the same in every run, so that a play that fails can be repeated.
  const places = [...location.pathname].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) >>> 0, 7);
  Math.random = random(places);

  /** Makes a move, and waits for the program's. */
  async function make(button) {
    const { turn } = state();
    const name = button.textContent;
    button.click();
    await until(`"${name}" is made`, () => Number(board().dataset.turn) > turn && SETTLED.includes(board().dataset.state));
    const found = await settled();
    if (found.state === "ready" && found.worth) throw new Error(`after "${name}" the board still shows the worth of the position before`);
    return found;
  }

  /** True if the hint says that a move loses. */
  const isBlunder = (button) => /\([^(]*lost[^(]*\)$/.test(button.textContent);

  /** Plays on: the best moves by the hints, any moves, or a bad one and then any. How long each answer took is kept. */
  async function play(way, seed, most) {
    const next = random(seed);
    const times = [];
    const made = [];
    for (let move = 0; move < most; move++) {
      if (state().state !== "ready") break;
      let choice = buttons();
      if (way === "best" || (way === "blunder" && !move)) {
        await worth();
        choice = buttons().filter(way === "best" ? (button) => button.classList.contains("best") : isBlunder);
      }
      if (!choice.length) throw new Error(`there is nothing to choose from, to play the ${way}: ${JSON.stringify(state())}`);
      const button = choice[Math.floor(next() * choice.length)];
      made.push(Number(button.dataset.number));
      const start = performance.now();
      await make(button);
      times.push(performance.now() - start);
    }
    // A play that is not over after so many moves is judged by the worth of its position.
    if (state().state === "ready") await worth();
    return { ...state(), times, made };
  }

  /** Plays the position that is there, in a way that the law says something about. */
  async function judged(seed) {
    const start = await settled();
    if (start.state !== "ready" || !start.moves) return { start, skipped: "it is over before it begins" };
    const found = await worth();
    if (!found) return { start, skipped: state().status };
    const kind = Object.keys(found)[0];
    const canErr = buttons().some(isBlunder);
    const ways = { won: seed % 2 && canErr ? "blunder" : "best", lost: "any" };
    const way = ways[kind] ?? (seed % 2 ? "best" : "any");
    const end = await play(way, seed, kind === "drawn" ? 20 : 80);
    return { start, worth: found, way, end };
  }

  /** Several plays from several positions, by either player. */
  async function plays(count) {
    await press("again");
    const found = [await judged(2)];
    await press("again");
    found.push(await judged(1));
    await press("change");
    found.push(await judged(3));
    for (let seed = 4; found.filter(({ end }) => end).length < count && seed < 5 * count; seed++) {
      await press("random");
      if (seed % 4 === 0) await press("change");
      found.push(await judged(seed));
    }
    if (state().you === "second") await press("change");
    return found;
  }

  /** The slowest answer in each of a few plays of the same position, in milliseconds. */
  async function slowest(rounds, enough) {
    const worst = [];
    while (worst.length < rounds && !(worst.at(-1) <= enough)) {
      await press("again");
      const { times } = await play("any", 7, 20);
      worst.push(Math.max(0, ...times));
    }
    return worst;
  }

  /** The selector, of what is in the middle of the view then. */
  async function shown(selector) {
    await center(document.querySelector(selector));
    return selector;
  }

  /** A selector of what a reader would click on: parts of the drawing in turns, or the first move that is shown. */
  function target(round) {
    const parts = [...board().querySelectorAll("[data-part]")].filter((part) => part.checkVisibility() && !part.disabled && part.getAttribute("aria-disabled") !== "true");
    if (parts.length) return shown(`.board [data-part="${parts[round % parts.length].dataset.part}"]`);
    const moves = board().querySelector(".moves");
    const details = moves.closest("details") ?? moves.querySelector("details");
    if (details) details.open = true;
    return offered();
  }

  /** A selector of the first move that is shown. */
  function offered() {
    const there = [...board().querySelectorAll("button.move")].filter((button) => button.checkVisibility());
    if (!there.length) return null;
    const place = there[0].closest(".moves") ? ".moves" : ":not(.moves)";
    return shown(`.board ${place} > button.move[data-number="${there[0].dataset.number}"]`);
  }

  /** True if another move than these is made soon, and answered. */
  async function moved(turn) {
    await pause(10);
    await settled();
    return state().turn > turn || state().state === "over";
  }

  /** Grabs each of some moves by its parts, and tells those of which another one is made, or none. */
  async function grabs(rounds) {
    const next = random(11);
    const faults = [];
    const same = (one, other) => ["from", "to", "amounts"].every((name) => String(one[name]) === String(other[name]));
    for (let round = 0; round < rounds; round++) {
      const { turn, input } = await press(round % 4 ? "undo" : round ? "random" : "again");
      const made = JSON.parse(board().dataset.made);
      const { moves } = await told();
      const number = Math.floor(next() * moves.length);
      if (!moves.length) continue;
      const { from, to, words } = moves[number];
      for (const part of [...from, ...to]) {
        if (state().turn !== turn) break;
        const button = board().querySelector(`[data-part="${part}"]`);
        if (!button || button.disabled) faults.push(`part ${part} of "${words}" cannot be clicked: ${input}`);
        button?.click();
        await pause(5);
        await settled();
      }
      if (state().turn === turn) {
        const offered = board().querySelector(`.choice > [data-number="${number}"]`);
        if (!offered) faults.push(`"${words}" is not offered for its parts ${from} and ${to}: ${input}`);
        else await make(offered);
      }
      const done = JSON.parse(board().dataset.made)[made.length];
      if (done !== undefined && !same(moves[done], moves[number])) faults.push(`for "${words}" the board made "${moves[done].words}": ${input}`);
    }
    return faults;
  }

  /** Clicks on two parts, one after the other; tells the pairs of which the second one makes a move that the first did not offer. */
  async function pairs(count) {
    await press("again");
    const all = [...board().querySelectorAll("[data-part]:enabled")].map((button) => button.dataset.part);
    const both = all.flatMap((one) => all.filter((other) => other !== one).map((other) => [one, other]));
    const next = random(13);
    const faults = [];
    const click = async (part) => {
      board().querySelector(`[data-part="${part}"]:enabled`)?.click();
      await pause(5);
      await settled();
    };
    while (both.length > 0 && count-- > 0) {
      const [pair] = both.splice(Math.floor(next() * both.length), 1);
      const { turn } = await press("again");
      await click(pair[0]);
      const offered = [...board().querySelectorAll(".choice > [data-number]")].map((button) => Number(button.dataset.number));
      if (state().turn > turn || offered.length === 0) continue;
      await click(pair[1]);
      const [made] = JSON.parse(board().dataset.made).slice(turn);
      if (made !== undefined && !offered.includes(made)) faults.push(`parts ${pair}: ${offered} are offered, ${made} is made`);
    }
    return faults;
  }

  /** Places of the board on the page in some moves and hints, other than the first one. */
  async function tops(moves) {
    await press("again");
    const top = () => Math.round(board().querySelector(".view").getBoundingClientRect().top + window.scrollY);
    const first = top();
    const faults = [];
    const look = () => { if (top() !== first) faults.push(`from ${first} to ${top()} by "${state().status}"`); };
    for (let move = 0; move < moves && state().state === "ready"; move++) {
      await press("hint");
      look();
      await press("hint");
      look();
      await make(buttons()[0]);
      look();
    }
    return faults;
  }

  /** The board after the end of the address has changed. */
  async function at(asked) {
    const { input } = await press("again");
    location.hash = asked.startsWith("input") ? asked : `${new URLSearchParams({ input })}&${asked}`;
    await pause(200);
    return settled();
  }

  /** Looks at some moves without making them; tells those of which something else is said than the theorem says. */
  async function previews(count) {
    const faults = [];
    await press("again");
    await press("why");
    const { turn } = state();
    const next = random(5);
    for (let round = 0; round < count && buttons().length; round++) {
      const button = buttons()[Math.floor(next() * buttons().length)];
      const number = Number(button.dataset.number);
      const after = await told("values", [...JSON.parse(board().dataset.made), number]);
      button.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX: round, clientY: 1 }));
      const line = () => board().querySelector(".ahead").textContent;
      const says = after.claimed ? Object.keys(after.claimed)[0] : "";
      const isSaid = () => line().includes(button.textContent) && (!after.claimed || line().length > button.textContent.length);
      await until(`"${button.textContent}" is looked at`, isSaid, 5000);
      if (after.sum && !line().includes(after.sum)) faults.push(`${button.textContent} leaves ${after.sum}: ${line()}`);
      if (["won", "lost"].includes(says) && !line().includes(says)) faults.push(`${button.textContent} leaves what is ${says}: ${line()}`);
      for (const [part, value] of after.values ?? []) {
        const shown = board().querySelector(`[data-part="${part}"]`);
        if (!shown) continue;
        const digits = [...shown.querySelectorAll(".digits span")].map((digit) => digit.dataset.name).join("");
        const worth = digits ? String(parseInt(digits, 2)) : shown.dataset.value;
        if (worth !== value) faults.push(`after ${button.textContent} part ${part} is worth ${value}, not ${worth}`);
      }
      const lit = [...board().querySelectorAll(".sum .digits span")].map((digit) => (digit.className === "odd" ? "1" : "0")).join("");
      if (lit && lit !== after.columns.sum) faults.push(`the columns ${after.columns.sum} are odd, and ${lit} are lit`);
    }
    if (state().turn !== turn) faults.push("looking at a move has made it");
    act("why").click();
    await settled();
    if (board().querySelector(".view [data-value], .view .odd")) faults.push("values stay when nobody asks why");
    return faults;
  }

  /** The largest heap whose stones can be taken together, its stones, and where the first and the last one are. */
  async function stones() {
    await press("again");
    const heaps = [...board().querySelectorAll(".heaps .part:enabled")];
    const { takes, moves } = await told();
    const isWhole = (heap) => {
      const all = heap.querySelectorAll(".stone").length;
      return moves.some(({ from, to, amounts }) => String([from, to, amounts]) === String([[Number(heap.dataset.part)], to, [all]]));
    };
    const heap = takes && heaps.find(isWhole);
    if (!heap) return null;
    await center(heap);
    const all = [...heap.querySelectorAll(".stone")];
    const [first, last] = [all[0], all.at(-1)].map(middleOf);
    return { part: heap.dataset.part, count: all.length, first, last };
  }

  /** The stones that are marked to be taken. */
  const taken = () => ({ count: board().querySelectorAll(".stone.taken").length, line: board().querySelector(".ahead").textContent });

  /** A move that carries one thing to one place, and no other does, with the middles of both. */
  async function carry() {
    await press("again");
    const { moves } = await told();
    const same = (one, other) => String([one.from, one.to]) === String([other.from, other.to]);
    const isOnly = (move) => moves.filter((other) => same(move, other)).length === 1;
    const one = moves.find((move) => move.from.length === 1 && move.to.length === 1 && move.from[0] !== move.to[0] && isOnly(move));
    if (!one) return null;
    const [from, to] = [one.from[0], one.to[0]].map((part) => board().querySelector(`[data-part="${part}"]`));
    await center(from);
    const middles = [from, to].map(middleOf);
    const isSeen = ([x, y]) => x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight;
    return middles.every(isSeen) ? { first: middles[0], last: middles[1], words: one.words } : null;
  }

  /** Some parts that can be picked, with their middles in the view. */
  async function touched() {
    const parts = [...board().querySelectorAll("[data-part]:enabled")].slice(0, 4);
    if (parts.length === 0) return [];
    await center(parts[0]);
    return parts.map((part) => ({ part: part.dataset.part, middle: middleOf(part.querySelector(".stone:last-child") ?? part) }));
  }

  /** The words of the first move of the play, which is then taken back. */
  async function firstMove() {
    const { words } = await begun();
    await press("again");
    return words;
  }

  /** The middle of what has the focus, in the page. */
  function middle() {
    const [x, y] = middleOf(document.activeElement);
    const view = board().querySelector(".view");
    return [x + window.scrollX + view.scrollLeft, y + window.scrollY + view.scrollTop];
  }

  /** Places of the focus: before the first key, and after each. */
  const trail = [];

  /** Puts the focus on the first part that can be picked, and follows it from there; how many there are. */
  async function focusFirst() {
    await press("again");
    const parts = [...board().querySelectorAll(".view [data-part]:enabled")];
    parts[0]?.focus();
    trail.splice(0, Infinity, middle());
    document.onkeyup = () => trail.push(middle());
    return parts.length;
  }

  /** Faults of the first move of the play, by which all stones of a heap were to be taken. */
  async function takenAll(part, count) {
    const { from, amounts, words } = await begun();
    await press("undo");
    return String([from, amounts]) === String([[part], [count]]) ? null : `${words} is made`;
  }

  /** The room that the net on the board takes, if there is one. */
  function roomOfNet() {
    const net = board().querySelector(".net");
    if (!net) return null;
    const view = net.closest(".view");
    const [columns, rows] = ["--columns", "--rows"].map((name) => Number(net.style.getPropertyValue(name)));
    const unit = net.clientWidth / columns;
    const most = Math.min(96, (view.clientWidth - 12) / columns, (0.78 * window.innerHeight) / rows);
    return { unit, width: net.clientWidth, view: view.clientWidth, share: unit / Math.max(30, most) };
  }

  /** The share of the window, across or down, that the drawing takes, or of the size that its parts may have at most. */
  function roomOfDrawing() {
    const [part, ...boxes] = [".part", ".drawing > *", ".view"].map((name) => board().querySelector(name).getBoundingClientRect());
    return Math.max(part.height / 130, boxes[0].width / boxes[1].width, boxes[0].height / (0.62 * window.innerHeight));
  }

  /** Faults in the way that moves are shown: what is taken flies away, the program waits and lights what it will take. */
  async function movedThings() {
    await settled();
    const faults = [];
    const start = performance.now();
    const seen = { flying: 0, lit: 0, running: 0 };
    const watch = new MutationObserver(() => {
      seen.flying = Math.max(seen.flying, board().querySelectorAll(".flying").length);
      seen.lit = Math.max(seen.lit, board().querySelectorAll(".next").length);
      seen.running = Math.max(seen.running, document.getAnimations().length);
    });
    watch.observe(board(), { childList: true, subtree: true, attributes: true });
    buttons()[0].click();
    await until("the program has moved", () => Number(board().dataset.turn) === 2);
    const time = performance.now() - start;
    await pause(50);
    if (time < 350) faults.push(`after ${time} ms`);
    for (const [name, count] of Object.entries(seen)) if (count === 0) faults.push(`nothing is ${name}`);
    if (!board().querySelector(".part.moved")) faults.push("without a mark");
    await until("nothing flies any more", () => !board().querySelector(".flying"), 2000);
    await press("again");
    board().dataset.pace = "0";
    await until("nothing moves", () => document.getAnimations().length === 0, 2000);
    Object.assign(seen, { flying: 0, lit: 0, running: 0 });
    buttons()[0].click();
    await until("the program has moved", () => Number(board().dataset.turn) === 2);
    if (seen.flying + seen.lit > 0) faults.push("things fly, though nobody wants it");
    return faults;
  }

  /** Faults of the place of the board in a window: where it begins, and whether it ends above its buttons, and those within the view. */
  async function firstSeen(most, isWide) {
    window.scrollTo(0, 0);
    await pause(30);
    const box = (name) => board().querySelector(name).getBoundingClientRect();
    const [view, acts] = [box(".view"), box(".acts")];
    const faults = [];
    if (view.top > most) faults.push(`the board begins at ${Math.round(view.top)}`);
    if (acts.bottom > window.innerHeight + 0.5) faults.push(`the buttons end at ${Math.round(acts.bottom)}`);
    if (view.bottom > acts.top + 0.5) faults.push(`the board ends at ${Math.round(view.bottom)}, below its buttons at ${Math.round(acts.top)}`);
    if (!isWide) return faults;
    await press("why");
    const [why, table] = [box(".why"), box(".table")];
    if (why.left < table.right || why.top > window.innerHeight - 100) faults.push(`why stands at ${Math.round(why.left)}, ${Math.round(why.top)}`);
    act("why").click();
    return faults;
  }

  /** Faults of the plays on the front page: too few, empty, or without motion. */
  async function front() {
    const minis = [...document.querySelectorAll(".mini")];
    const faults = minis.length < 8 ? [`${minis.length} plays`] : [];
    for (const mini of minis) if (!mini.querySelector("[data-part]")) faults.push(`nothing is drawn for ${mini.parentElement.querySelector("h3").textContent}`);
    document.documentElement.dataset.pace = "1";
    const before = minis[0].innerHTML;
    minis[0].parentElement.dispatchEvent(new PointerEvent("pointerenter"));
    await pause(1500);
    if (minis[0].innerHTML === before) faults.push("the first play does not move");
    document.documentElement.dataset.pace = "0";
    return faults;
  }

  /** Signs that have a symbol, and parts that show letters in its place, on the way through a play. */
  async function undrawn(moves) {
    await press("again");
    const faults = [];
    for (let move = 0; move <= moves; move++) {
      const { legend } = await told();
      const named = legend.filter(({ piece }) => piece);
      for (const sign of named.filter(({ text }) => !/[0-9a-z]/.test(text))) {
        const shown = [...board().querySelectorAll("[data-part]")].filter(({ dataset }) => (dataset.text || ".") === sign.text);
        for (const part of shown) if (part.dataset.piece !== sign.piece || part.textContent.includes(sign.text)) faults.push(`${sign.text} is drawn as ${part.innerHTML}`);
      }
      const boxes = [...board().querySelectorAll(".view .tile")].map((shown) => [shown.textContent, shown.getBoundingClientRect()]);
      const covers = (box) => ([, other]) => box !== other && Math.min(box.right, other.right) - Math.max(box.left, other.left) > 4 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4;
      for (const [text, box] of boxes) if (boxes.some(covers(box))) faults.push(`${text} lies upon another cell`);
      const drawn = [...board().querySelectorAll(".piece use")].filter((use) => !document.querySelector(use.getAttribute("href")));
      if (drawn.length > 0) faults.push(`no symbol ${drawn[0].getAttribute("href")}`);
      if (legend.length > 0 && board().querySelectorAll(".legend .piece").length !== new Set(named.map(({ piece }) => piece)).size) faults.push("the legend draws other things than the signs have");
      if (state().state !== "ready" || buttons().length === 0) break;
      await make(buttons()[move % buttons().length]);
    }
    return [...new Set(faults)];
  }

  /** Faults of the end of plays: one that is lost by a blunder and one that is won. */
  async function ends() {
    const faults = [];
    const check = (holds, what) => { if (!holds) faults.push(`${what}: ${board().querySelector(".end").textContent}`); };
    const end = () => board().querySelector(".end");
    const levels = [...board().querySelectorAll(".level")];
    // Other laws may have left another position.
    if (levels.length > 0) {
      levels[0].click();
      await pause(20);
      await settled();
    }
    await press("again");
    const start = state();
    if (!(await worth())?.hasOwnProperty("won")) return [];
    await press("again");
    await play("best", 1, 80);
    if (state().winner !== "you") return [];
    await until("a win is told", () => !end().hidden, 5000);
    check(end().dataset.end === "won", "a win is told as one");
    const marks = board().querySelectorAll(".record li");
    check(marks.length === state().turn + 1, `the record has ${marks.length} marks after ${state().turn} moves`);
    check([...marks].every(({ dataset }) => dataset.end === "won"), "a play without an error is won throughout");
    if (levels.length > 0) check(levels[0].classList.contains("done") && JSON.parse(localStorage.getItem(`done:${board().dataset.problem}`)).includes(start.input), "the level is ticked and kept");
    if (levels.length > 1) {
      end().querySelector("button").click();
      await pause(20);
      await settled();
      check(state().input === JSON.parse(board().dataset.levels)[1] && state().turn === 0, "the next level is begun");
      levels[0].click();
      await pause(20);
      await settled();
    }
    await press("again");
    await worth();
    if (!buttons().some(isBlunder)) return faults;
    await play("blunder", 3, 80);
    if (state().winner !== "program") return faults;
    await until("a loss is told", () => !end().hidden, 5000);
    const losses = [...board().querySelectorAll(".record li")].map(({ dataset }) => dataset.end);
    check(losses[0] === "won" && losses[1] === "lost" && losses.at(-1) === "lost", `the record says ${losses}`);
    check(board().querySelectorAll(".record .mistake").length === 1 && end().textContent.includes("1st move"), "the mistake is named");
    end().querySelector("button").click();
    await pause(20);
    await settled();
    check(state().turn === 0 && state().state === "ready", "one goes back to before the mistake");
    return faults;
  }

  /** Lines with English words that are shown in a part of the page, but for code, names, and the players of the board. */
  function english(selector) {
    const NAMES = /^(n[AIC]|mex|max|min|lowbit|xor|mod|div|floor|phi|kx|wxh|[UR]+|[PV]n|Nim|SG|Anti|Every|Mex|mis|re|Bouton|Moore|Hackenbush|Grundy|Dawson|Kayles|Sente|English|JavaScript|WebAssembly|Rust|Python|Rick|Morty|Takahashi|Aoki|Snuke|Alice|Bob|Mirko|Slavko|Game|II|SJ|MAXQ|double|int|map|eps|Alpha|Beta|AOJ|AtCoder|Checker|CodeChef|Codeforces|CSES|Library|LibreOJ|yukicoder)$/;
    const input = [...document.querySelectorAll(".board textarea[name=input]")].map(({ value }) => value).join();
    const players = [...document.querySelectorAll("[data-names]")].flatMap(({ dataset }) => JSON.parse(dataset.names));
    // What the explorer prints is held against the command line.
    const printed = document.querySelector(".explorer .text")?.innerText.split("\n") ?? [];
    const lines = [...document.querySelectorAll(selector)].flatMap((part) => part.innerText.split("\n"))
      .filter((line) => !players.includes(line.trim()) && !printed.includes(line));
    const isEnglish = (line) => (line.match(/[A-Za-z]{2,}/g) ?? []).some((word) => !NAMES.test(word) && !input.includes(word));
    return [...new Set(lines.filter(isEnglish))];
  }

  /** Plays what is typed. */
  async function own(text) {
    const area = board().querySelector("textarea[name=input]");
    const details = area.closest("details");
    if (details) details.open = true;
    area.value = text;
    area.dispatchEvent(new Event("input", { bubbles: true }));
    await press("own");
    await pause(20);
    const error = board().querySelector(".error[role=alert]");
    return { error: error?.checkVisibility({ visibilityProperty: true }) === false ? "" : error?.textContent, state: state() };
  }

  /** Faults of the buttons. */
  async function buttonsHold() {
    const faults = [];
    const check = (holds, what) => { if (!holds) faults.push(`${what}: ${JSON.stringify(state())}`); };
    const start = await settled();
    check(start.turn === 0 && start.you === "first", "the page begins with the reader's first move");
    await press("why");
    await until("the theorem says something", () => board().querySelector(".why")?.textContent.trim(), 3000);
    check(board().querySelector(".why").checkVisibility(), "what the theorem says is shown");
    const found = await worth();
    if (found) check(state().best > 0 && state().best <= state().moves, "the hint marks the best moves");
    const before = words();
    await make(buttons()[before.length - 1]);
    check(state().turn === 2 || state().state === "over", "a move is answered");
    await press("undo");
    check(state().turn === 0 && state().state === "ready", "undo takes the move and its answer back");
    const clean = (text) => text.replace(/\s*\(.*\)$/, "");
    check(words().map(clean).join() === before.map(clean).join(), "undo gives the same moves back");
    await press("change");
    check(state().you === "second" && (state().turn === 1 || state().state === "over"), "the program begins");
    await press("change");
    check(state().you === "first" && state().turn === 0, "the reader begins again");
    await make(buttons()[0]);
    await press("again");
    check(state().turn === 0 && state().input === start.input, "again begins the same anew");
    const inputs = new Set();
    for (let round = 0; round < 5; round++) {
      await press("random");
      check(state().turn <= 1, "a new position has no moves behind it");
      inputs.add(state().input);
    }
    check(inputs.size > 1, "new positions differ");
    const typed = await own(start.input);
    check(!typed.error && state().turn === 0 && state().input === start.input, `the input of the page can be typed (${typed.error})`);
    return faults;
  }

  /** Faults that show if the reader does something while the program thinks: clicks on a move, asks, types nonsense. */
  async function impatience() {
    const faults = [];
    const deeds = {
      "a click on a move": () => (buttons()[0] ?? board().querySelector("[data-part]"))?.click(),
      "a hint": () => act("hint").click(),
      "a why": () => act("why").click(),
      "wrong input": () => { own("x"); },
    };
    for (const [name, deed] of Object.entries(deeds)) {
      await press("again");
      if (state().you !== "first") await press("change");
      // Only a move that leaves the program one is of use.
      for (let tries = 0; state().state === "ready" && tries < 2; tries++) {
        let late = false;
        const watch = new MutationObserver(() => {
          const { state, turn, winner } = board().dataset;
          if (late || state !== "thinking" || winner || Number(turn) % 2 === 0) return;
          late = true;
          deed();
        });
        watch.observe(board(), { attributes: true });
        buttons()[tries % buttons().length].click();
        await pause(25);
        await settled();
        watch.disconnect();
        const found = state();
        const isItsTurn = found.state === "ready" && found.turn % 2 === 1;
        if (isItsTurn || !/[.:]/.test(found.status)) faults.push(`${name} while the program thinks: ${JSON.stringify(found)}`);
        if (late && name.includes("click") && !/program|程序/i.test(found.status)) faults.push(`${name} moves for the program: ${JSON.stringify(found)}`);
        if (isItsTurn) break;
      }
    }
    await press("again");
    return faults;
  }

  const named = (deeds, isSeen) => Object.fromEntries(deeds.map((deed) => [deed.name, cheaply(deed, isSeen)]));
  const unseen = named([grabs, pairs, plays, undrawn, ends, impatience], false);
  const seen = named([tops, slowest, buttonsHold, previews], true);
  return { english, act, shows, worth, at, stones, taken, takenAll, carry, firstMove, trail, focusFirst, roomOfDrawing, roomOfNet, movedThings, touched, firstSeen, front, board, explorer, buttons, pause, until, delay, state, settled, press, make, target, offered, moved, own, play, ...unseen, ...seen };
})();
