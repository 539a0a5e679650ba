// Draws positions. Each part is a button; its number is the one by which the engine names it.
"use strict";

sente.draw = (() => {
  const { element, piece, words } = sente;
  /** More stones of a heap are a number alone. */
  const STONES = 20;
  /** More heaps do not stand below each other. */
  const ROWS = 12;
  /** More binary digits have no room beside a heap. */
  const DIGITS = 12;
  /** Ends without colours. */
  const SIGNS = { won: "✓", lost: "✕", drawn: "∞" };
  let nets = 0;

  /** The position of a play, for the side that the reader has, if it is played. */
  function draw({ position, legend = [], numbered, facts = [] }, you = null) {
    const kind = Object.keys(position).find((name) => name !== "more");
    const face = faces(legend, you);
    const drawn = element("div", { class: "drawing" }, drawings[kind](position[kind], face, numbered));
    if (position.more) drawn.append(element("p", { class: "rest" }, words.more(position.more)));
    if (facts.length > 0) drawn.append(element("p", { class: "facts" }, facts.map(([name, numbers]) => words.fact(name, numbers)).join("; ")));
    if (legend.length > 0) drawn.append(signs(legend, you));
    return drawn;
  }

  /** Whose the things of a side are; without a reader the first player's count as his. */
  const owner = (side, you) => (side === (you ?? "first") ? "yours" : "its");

  /** A text with # for each number, and for small letters, which stand for numbers in a sign. */
  const shape = (text) => text.replace(/[0-9a-z]+/g, "#");

  /** What a text looks like: its sign, its numbers, and a function that draws the thing it stands for, if it is one. */
  function faces(legend, you) {
    const shapes = new Map(legend.map((sign) => [shape(sign.text), sign]));
    return (text) => {
      const sign = legend.find((one) => one.text === (text || ".")) ?? shapes.get(shape(text));
      const numbers = text.match(/[0-9]+/g) ?? [];
      const thing = sign?.piece ? () => piece(sign.piece, sign.side && owner(sign.side, you), numbers) : null;
      return { sign, thing, numbers, tint: sign?.side && owner(sign.side, you) };
    };
  }

  /** A thing in words, with its numbers; of a sign that is all numbers, these alone. */
  function named({ text, words: meaning }, numbers) {
    const isAllNumbers = /^[#:]+$/.test(shape(text)) && numbers.length > 1;
    return [numbers.join(": "), ...(isAllNumbers ? [] : [meaning])].filter(Boolean).join(", ");
  }

  function signs(legend, you) {
    const sign = ({ text, words: meaning, side, piece: name }) => {
      const whose = side && you ? ` (${words[owner(side, you)]})` : "";
      const shown = name ? piece(name, side && owner(side, you)) : element("b", { "data-tint": side && owner(side, you) }, text);
      return element("span", { class: "sign" }, shown, ` ${meaning}${whose}`);
    };
    // Signs of one thing are explained by the first of them.
    const isFirst = ({ piece: name }, index) => !name || legend.findIndex((other) => other.piece === name) === index;
    return element("p", { class: "legend" }, ...legend.filter(isFirst).map(sign));
  }

  function part(number, label, ...children) {
    return element("button", { type: "button", class: "part", "data-part": number, "aria-label": label, "data-label": label }, ...children);
  }

  const drawings = {
    heaps(heaps) {
      const stone = () => {
        const made = piece("stone");
        made.classList.add("stone");
        return made;
      };
      const heap = (count, number) => {
        const stones = Array.from({ length: Math.min(count, STONES) }, stone);
        const pile = element("span", { class: "stones" }, ...(count > STONES ? ["…"] : []), ...stones);
        const name = heaps.length > 1 ? [element("span", { class: "number", "data-name": number + 1 })] : [];
        const made = part(number, words.heap(number + 1, count), ...name, pile, element("span", { class: "count" }, String(count)), element("span", { class: "digits" }));
        made.classList.toggle("empty", count === 0);
        return made;
      };
      const sum = element("div", { class: "sum", hidden: true }, element("span", { class: "digits", "aria-hidden": "true" }));
      const all = element("div", { class: heaps.length <= ROWS ? "heaps rows" : "heaps" }, ...heaps.map(heap), sum);
      all.style.setProperty("--rows", heaps.length);
      return all;
    },

    numbers(numbers) {
      const named = ([name, value], number) => part(number, `${name} ${value}`, element("span", {}, name), " ", element("strong", {}, String(value)));
      return element("div", { class: "numbers" }, ...numbers.map(named));
    },

    grid(rows, face, numbered) {
      let number = 0;
      const { by, first } = numbered ?? {};
      const cell = (text, row, column) => {
        const isEmpty = text === "." || !text;
        const { sign, thing, numbers, tint } = face(isEmpty ? "" : text);
        const name = by === "cells" ? [element("small", { "data-name": number + first })] : [];
        const value = !thing || (numbers.length > 0 && !by && !piece.isFormed(sign.piece)) ? [thing ? element("span", { class: "on", "data-name": numbers.at(-1) }) : element("span", { class: "tile" }, text)] : [];
        const made = part(number++, words.cell(row + 1, column + 1, thing ? named(sign, numbers) : isEmpty ? "" : text), ...(thing ? [thing()] : []), ...(isEmpty && !thing ? [] : value), ...name);
        made.classList.toggle("empty", isEmpty && !thing);
        Object.assign(made.dataset, { text }, thing && { piece: sign.piece }, tint && { tint });
        numbers.forEach((value, index) => made.style.setProperty(`--n${index}`, value));
        return made;
      };
      const name = (number, side = "") => element("span", { class: `name ${side}`, "aria-hidden": "true" }, String(number));
      const names = by === "rows" || by === "columns" ? [element("div", { class: "row" }, ...(by === "rows" ? [name("", "side")] : []), ...(rows[0] ?? []).map((_, column) => name(column + first)))] : [];
      const line = (row, index) => {
        const cells = row.map((text, column) => cell(text, index, column));
        return element("div", { class: "row" }, ...(by === "rows" ? [name(index + first, "side")] : []), ...cells);
      };
      const grid = element("div", { class: rows.length === 1 && by !== "rows" ? "grid strip" : "grid" }, ...names, ...rows.map(line));
      grid.style.setProperty("--cells", Math.max(1, ...rows.map((row) => row.length)));
      grid.style.setProperty("--rows", rows.length);
      const numbers = rows.flat().flatMap((text) => text.match(/[0-9]+/g) ?? []).map(Number);
      for (const end of ["min", "max"]) grid.style.setProperty(`--${end}`, Math[end](...numbers));
      return grid;
    },

    tree: (net, face) => drawNet(net, "tree", face),
    graph: (net, face) => drawNet(net, "graph", face),
    ring: (net, face) => drawNet(net, "ring", face),
  };

  /** Vertices at their places, above the lines between them. All lengths are shares of the room of a vertex, which the window gives. */
  function drawNet({ vertices, edges, directed }, kind, face) {
    const most = (axis) => Math.max(0, ...vertices.map((vertex) => vertex[axis])) + 100;
    const [width, height] = [most("x"), most("y")];
    const middle = ({ x, y }) => [x + 50, y + 50];
    const head = `head${++nets}`;
    const lines = edges.flatMap(([from, to, bend]) => {
      const drawn = line(middle(vertices[from]), middle(vertices[to]), bend, directed && head);
      const [edge, wide] = [drawn, drawn.cloneNode()];
      for (const [path, name] of [[edge, "edge"], [wide, "hit"]]) {
        path.setAttribute("class", name);
        Object.assign(path.dataset, { from: vertices[from].part, to: vertices[to].part });
      }
      // A branch can be picked as well as what hangs on it.
      return kind === "tree" ? [edge, wide] : [edge];
    });
    if (kind === "ring") lines.push(svg("circle", { cx: width / 2, cy: height / 2, r: (height - 100) / 2 }));
    const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, arrowhead(head), ...lines);
    const net = element("div", { class: `net ${kind}` }, picture, ...vertices.map((vertex) => {
      const made = drawVertex(vertex, face(vertex.text));
      const [x, y] = middle(vertex);
      made.style.left = `${(100 * x) / width}%`;
      made.style.top = `${(100 * y) / height}%`;
      return made;
    }));
    net.style.setProperty("--columns", width / 100);
    net.style.setProperty("--rows", height / 100);
    return net;
  }

  /** A vertex: a thing with its label below and its number on it, or a disc with the label; tokens lie on top. */
  function drawVertex({ part: number, text, tokens }, { sign, thing, numbers, tint }) {
    const meaning = thing ? named(sign, numbers) : text;
    const made = part(number, words.vertex(meaning, tokens));
    const [label, ...counts] = thing || tokens > 0 ? numbers : [text];
    if (thing) made.append(thing());
    if (tokens > 0) made.append(piece("token"));
    if (counts.length > 0 || tokens > 1) made.append(element("span", { class: "on", "data-name": tokens > 1 ? `×${tokens}` : counts.at(-1) }));
    const isOn = Boolean(thing) || tokens > 0;
    const shown = label ?? (tokens > 0 ? text : "");
    // The label says what lies there; what else stands there is no text, so that the label has all text.
    if (shown && isOn) made.append(element("span", { class: "at", "data-name": shown }));
    else if (shown) made.append(element("span", { class: shown.length > 4 ? "long" : null }, shown));
    made.classList.toggle("token", tokens > 0);
    made.classList.toggle("thing", isOn);
    Object.assign(made.dataset, { text, tokens }, thing && { piece: sign.piece }, tint && { tint });
    return made;
  }

  function svg(name, attributes, ...children) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  function arrowhead(id) {
    const attributes = { id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 16, markerHeight: 16, markerUnits: "userSpaceOnUse", orient: "auto" };
    return svg("marker", attributes, svg("path", { d: "M0 0 8 4 0 8z" }));
  }

  /** Directed edges are bent as the engine says, and end where the vertex begins. */
  function line([x1, y1], [x2, y2], bend, head) {
    if (!head) return svg("path", { d: `M${x1} ${y1}L${x2} ${y2}` });
    const end = { "marker-end": `url(#${head})` };
    const length = Math.hypot(x2 - x1, y2 - y1);
    const r = 46;
    if (length === 0) return svg("path", { d: `M${x1 - 14} ${y1 - r}C${x1 - 40} ${y1 - 2 * r} ${x1 + 40} ${y1 - 2 * r} ${x1 + 14} ${y1 - r}`, ...end });
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const [mx, my] = [(x1 + x2) / 2 - dy * bend, (y1 + y2) / 2 + dx * bend];
    const away = Math.hypot(x2 - mx, y2 - my);
    const [ex, ey] = [x2 + ((mx - x2) / away) * r, y2 + ((my - y2) / away) * r];
    return svg("path", { d: `M${x1} ${y1}Q${mx} ${my} ${ex} ${ey}`, ...end });
  }

  /**
   * Shows what a theorem says of the parts: figures beside them, binary digits in columns, outcomes as colours and signs, and
   * bands between those that belong together. `isYours` says that the reader is to move.
   */
  draw.wear = (view, { values, outcomes, links, columns } = {}, isYours = true) => {
    const worths = new Map(values ?? []);
    const ends = Map.groupBy(outcomes ?? [], ([part]) => part);
    const digits = new Map(columns && columns.sum.length <= DIGITS ? columns.parts : []);
    for (const button of view.querySelectorAll("[data-part]")) {
      const part = Number(button.dataset.part);
      const place = button.querySelector(".digits");
      const own = place && digits.get(part);
      if (place) place.replaceChildren(...(own ? draw.digits(own, columns.sum) : []));
      // The label says the value; what else stands there is no text, so that the label has all text.
      for (const { dataset, firstChild } of place?.children ?? []) [dataset.name, firstChild.data] = [firstChild.data, ""];
      const seen = outcomesOf(ends.get(part) ?? [], isYours);
      const value = seen.length > 0 ? seen.map(({ sign }) => sign).join(" ") : worths.get(part);
      if (value !== undefined && !own) button.dataset.value = value;
      else delete button.dataset.value;
      button.classList.toggle("ended", seen.length > 0);
      for (const [side, one] of [["--left", seen[0]], ["--right", seen.at(-1)]]) button.style.setProperty(side, one ? `var(--${one.end}-soft)` : "");
      const said = seen.length > 0 ? seen.map(({ end }) => words.marks[end]).join(", ") : value;
      button.setAttribute("aria-label", said === undefined ? button.dataset.label : words.valued(button.dataset.label, said));
    }
    join(view, links ?? []);
    const sum = view.querySelector(".sum");
    if (!sum) return;
    sum.hidden = digits.size === 0;
    sum.firstChild.replaceChildren(...(digits.size > 0 ? draw.digits(columns.sum, columns.sum) : []));
  };

  /** The ends of a part: that of whoever is to move there; of two, first the reader's if he is, both as he sees them. */
  function outcomesOf(list, isYours) {
    const ends = list.map(([, worth]) => Object.entries(worth)[0]);
    const turned = { won: "lost", lost: "won" };
    if (ends.length > 1 && !isYours) ends.reverse();
    return ends.map(([name, moves], index) => {
      const end = (index > 0 && turned[name]) || name;
      return { end: end === "drawn" ? "draw" : end, sign: SIGNS[end] + (ends.length > 1 ? "" : (moves ?? "")) };
    });
  }

  /** Bands below the parts, in shares of the drawing. */
  function join(view, links) {
    view.querySelector(".links")?.remove();
    const drawing = view.querySelector(".drawing");
    if (links.length === 0 || !drawing) return;
    const whole = drawing.getBoundingClientRect();
    const rect = (number) => {
      const part = drawing.querySelector(`.part[data-part="${number}"]`);
      return (part?.querySelector('[data-piece="span"]') ?? part)?.getBoundingClientRect();
    };
    const middle = ({ left, top, width, height }) => [(100 * (left + width / 2 - whole.left)) / whole.width, (100 * (top + height / 2 - whole.top)) / whole.height];
    const bands = links.map((pair) => pair.map(rect)).filter((pair) => pair.every(Boolean)).map(([one, other]) => {
      const [[x1, y1], [x2, y2]] = [middle(one), middle(other)];
      const wide = Math.min(one.width, one.height) * (view.querySelector(".net") ? 1.2 : 0.84);
      return svg("line", { x1: `${x1}%`, y1: `${y1}%`, x2: `${x2}%`, y2: `${y2}%`, "stroke-width": wide });
    });
    drawing.prepend(svg("svg", { class: "links", "aria-hidden": "true" }, ...bands));
  }

  /** Marks the parts that a position after a move lacks, and those that it has another thing at; of none, nothing. */
  draw.foresee = (view, position) => {
    for (const marked of view.querySelectorAll(".goes, .comes")) marked.classList.remove("goes", "comes");
    if (!position) return;
    const { heaps, grid } = position;
    const net = position.tree ?? position.graph ?? position.ring;
    const found = new Map(net ? net.vertices.map(({ part, text, tokens }) => [part, `${text} ${tokens}`]) : (grid ?? []).flat().map((text, part) => [part, text]));
    for (const part of view.querySelectorAll("[data-part]")) {
      const number = Number(part.dataset.part);
      [...part.querySelectorAll(".stone")].slice(heaps?.[number] ?? Infinity).forEach((stone) => stone.classList.add("goes"));
      if (!net && !grid) continue;
      const [now, then] = [net ? `${part.dataset.text} ${part.dataset.tokens}` : part.dataset.text, found.get(number)];
      const isLess = !then || then.startsWith(".");
      if (now !== then) part.classList.add(isLess ? "goes" : "comes");
    }
    for (const edge of view.querySelectorAll(".edge")) edge.classList.toggle("goes", Boolean(net) && !found.has(Number(edge.dataset.to)));
  };

  /** Digits, of which those are lit that stand in a column with an odd number of ones. */
  draw.digits = (own, sum) => [...own].map((digit, place) => element("span", { class: sum[place] === "1" ? "odd" : null }, digit));

  return draw;
})();
