// What hands do on a board: hover, press, drag and keys. They choose among the moves that the engine has listed.
"use strict";

sente.hands = (board) => {
  const { place, view } = board;
  const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
  /** Keys of whoever stands at a projector, and of what he points with. */
  const LEAVES = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 };
  const ACTS = { u: "undo", h: "hint", w: "why", f: "full", "?": "help" };
  /** Pixels: a pointer that moves less is a click; one that leaves a heap so far lets go. */
  const [DRAG, AWAY] = [6, 40];
  /** The press under way: its part and place, and the mark that it drags stones of a heap or a part to elsewhere. */
  let pressed = null;
  let isClickUsed = false;
  let last = "";

  const numberOf = (button) => Number(button.dataset.part);

  /** The part at an element of the drawing: a branch stands for what hangs on it. */
  function partOf(node) {
    const branch = node?.closest?.(".hit");
    const part = branch ? view.querySelector(`[data-part="${branch.dataset.to}"].part`) : node?.closest?.("[data-part]");
    return part && view.contains(part) ? part : null;
  }

  const partAt = ({ clientX, clientY }) => partOf(document.elementFromPoint(clientX, clientY));

  /** The stones from the one nearest to the pointer to the top. */
  function stonesAt(heap, { clientX, clientY }) {
    const distances = [...heap.querySelectorAll(".stone")].map((stone) => {
      const { left, top, width, height } = stone.getBoundingClientRect();
      return Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
    });
    return distances.length - distances.indexOf(Math.min(...distances));
  }

  /** Marks the top stones of a heap; the number of the move that takes them, or null. */
  function takeFrom(heap, count) {
    const part = numberOf(heap);
    const isIt = ({ from, amounts }) => from.length === 1 && from[0] === part && amounts.length === 1 && amounts[0] === count;
    const number = board.table.moves.findIndex(isIt);
    unmark();
    if (number < 0) return null;
    const stones = [...heap.querySelectorAll(".stone")];
    for (const stone of stones.slice(stones.length - count)) stone.classList.add("taken");
    return number;
  }

  function unmark() { for (const marked of view.querySelectorAll(".taken, .over")) marked.classList.remove("taken", "over"); }

  const canTake = (event) => board.table.takes && !board.builder.isOn && board.held.length === 0 && Boolean(event.target.closest(".stones"));

  function press(event) {
    isClickUsed = false;
    board.isCareful = event.pointerType === "touch";
    const part = partAt(event);
    if (part?.disabled) board.refuse(part);
    if (event.button !== 0 || !part || part.disabled || !board.isReady) return;
    pressed = { table: board.table, part, at: [event.clientX, event.clientY], takes: canTake(event), isDragged: false, moves: [] };
    if (!pressed.takes) return;
    view.setPointerCapture(event.pointerId);
    drag(event);
  }

  /** Follows the pointer while something is pressed. */
  function drag(event) {
    if (pressed.takes) {
      const { top, bottom } = pressed.part.getBoundingClientRect();
      const isAway = event.clientY < top - AWAY || event.clientY > bottom + AWAY;
      const number = isAway ? (unmark(), null) : takeFrom(pressed.part, stonesAt(pressed.part, event));
      pressed.moves = number === null ? [] : [number];
    } else {
      const [x, y] = pressed.at;
      if (!pressed.isDragged && Math.hypot(event.clientX - x, event.clientY - y) < DRAG) return;
      if (!pressed.isDragged) view.setPointerCapture(event.pointerId);
      pressed.isDragged = true;
      const over = partAt(event);
      pressed.over = over && over !== pressed.part ? over : null;
      // What is drawn goes from the one part to the other.
      const isDrawn = (number) => board.table.moves[number].from.includes(numberOf(pressed.part));
      pressed.moves = pressed.over && !board.builder.isOn ? board.meant([numberOf(pressed.part), numberOf(pressed.over)]).filter(isDrawn) : [];
      unmark();
      if (pressed.moves.length > 0 || (pressed.over && board.builder.isOn)) pressed.over.classList.add("over");
    }
    board.preview(board.single(pressed.moves));
  }

  function release() {
    const { table, part, over, takes, isDragged, moves } = pressed;
    letGo();
    isClickUsed = takes || isDragged;
    // A key may have taken a move back meanwhile.
    if (!isClickUsed || table !== board.table) return;
    if (board.builder.isOn && over) board.builder.edit({ drag: numberOf(over) }, numberOf(part));
    const only = board.single(moves);
    if (only !== null) board.try(only);
    else if (moves.length > 0) board.hold([numberOf(part), numberOf(over)]);
  }

  function letGo() {
    // The click event that follows such a pointer must not be taken for a pick.
    isClickUsed = pressed !== null;
    pressed = null;
    unmark();
    board.preview(null);
  }

  /** Shows ahead what the pointer or the focus is at. */
  function look(target, event) {
    const move = target.closest?.("button.move");
    if (move) return board.preview(Number(move.dataset.number));
    const part = partOf(target);
    unmark();
    if (!part || !board.isReady) return board.preview(null);
    if (event && canTake(event)) return board.preview(takeFrom(part, stonesAt(part, event)));
    return board.preview(board.single(board.meant([...board.held, numberOf(part)])));
  }

  place.addEventListener("pointermove", (event) => {
    // Browsers send pointermove when the drawing changes below a pointer that rests; only a new place is a movement.
    const here = `${event.clientX} ${event.clientY}`;
    if (here === last) return;
    last = here;
    if (pressed) drag(event);
    else if (event.pointerType === "mouse") look(event.target, event);
  });
  place.addEventListener("pointerleave", () => { if (!pressed) board.preview(null); });
  // `relatedTarget` is null where a script has set the focus, as after a move: then nothing is previewed.
  place.addEventListener("focusin", ({ target, relatedTarget }) => { if (relatedTarget && target.matches(":focus-visible")) look(target); });
  view.addEventListener("pointerdown", press);
  view.addEventListener("pointerup", () => { if (pressed) release(); });
  view.addEventListener("pointercancel", () => { if (pressed) letGo(); });
  view.addEventListener("click", ({ target, detail }) => {
    const part = partOf(target);
    if (detail === 0) board.isCareful = false;
    if (part && !(isClickUsed && detail > 0)) board.pick(numberOf(part));
    isClickUsed = false;
  });

  /** The button that is nearest in a direction, and rather straight ahead. */
  function nearest(from, [dx, dy], buttons) {
    const middle = (button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [x, y] = middle(from);
    const away = (button) => {
      const [across, down] = [middle(button)[0] - x, middle(button)[1] - y];
      const ahead = across * dx + down * dy;
      return ahead < 2 ? Infinity : ahead + 2 * Math.abs(across * dy - down * dx);
    };
    const far = buttons.map(away);
    const least = Math.min(...far);
    return least < Infinity ? buttons[far.indexOf(least)] : null;
  }

  // On a full screen nothing may have the focus.
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const points = key.startsWith("Arrow") && target.closest?.(".view, .choice, .moves, select");
    if (document.fullscreenElement !== place || !LEAVES[key] || points) return;
    board.leaf(LEAVES[key]);
    event.preventDefault();
    event.stopPropagation();
  }, true);

  place.addEventListener("keydown", (event) => {
    // The keys of the book turn its pages; not from here.
    event.stopPropagation();
    const { key, target } = event;
    if (target.matches("textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    const within = target.closest(".view, .choice, .moves");
    if (ARROWS[key] && within) {
      nearest(target, ARROWS[key], [...within.querySelectorAll("button:enabled")])?.focus();
      event.preventDefault();
    } else if (key === "Escape") {
      letGo();
      board.drop();
    } else if (ACTS[key.toLowerCase()]) {
      board[ACTS[key.toLowerCase()]]();
      event.preventDefault();
    }
  });
};
