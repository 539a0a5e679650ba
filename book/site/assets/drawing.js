// Draws positions. Each part is a button; its number is the one by which the engine names it.
"use strict";

sente.draw = (() => {
  const { element, words } = sente;
  /** More stones of a heap are a number alone. */
  const STONES = 20;
  /** More heaps do not stand below each other. */
  const ROWS = 12;
  /** More binary digits have no room beside a heap. */
  const DIGITS = 12;
  let nets = 0;

  /** The position of a play, for the side that the reader has, if it is played. */
  function draw({ position, legend = [], numbered }, you = null) {
    const kind = Object.keys(position).find((name) => name !== "more");
    const drawn = element("div", { class: "drawing" }, drawings[kind](position[kind], numbered));
    if (position.more) drawn.append(element("p", { class: "rest" }, words.more(position.more)));
    if (legend.length > 0) drawn.append(signs(legend, you));
    const tints = new Map(legend.map((sign) => [sign.text, tint(sign, you)]));
    for (const cell of drawn.querySelectorAll("[data-text]")) {
      const found = tints.get(cell.dataset.text);
      if (found) cell.dataset.tint = found;
    }
    return drawn;
  }

  /** Whose the things of a side are; without a reader the first player's count as his. */
  const owner = (side, you) => (side === (you ?? "first") ? "yours" : "its");

  /** The colour of a sign, if the statement gives it one, or whose it is. */
  const tint = ({ side, colour }, you) => colour ?? (side && owner(side, you));

  function signs(legend, you) {
    const sign = ({ text, words: meaning, side, colour }) => {
      const whose = side && you ? ` (${words[owner(side, you)]})` : "";
      return element("span", { class: "sign" }, element("b", { "data-tint": tint({ side, colour }, you) }, text), ` ${meaning}${whose}`);
    };
    return element("p", { class: "legend" }, words.signs, ...legend.map(sign));
  }

  function part(number, label, ...children) {
    return element("button", { type: "button", class: "part", "data-part": number, "aria-label": label, "data-label": label }, ...children);
  }

  const drawings = {
    heaps(heaps) {
      const heap = (count, number) => {
        const stones = Array.from({ length: Math.min(count, STONES) }, () => element("span", { class: "stone" }));
        const pile = element("span", { class: "stones" }, ...(count > STONES ? ["…"] : []), ...stones);
        const name = heaps.length > 1 ? [element("span", { class: "number", "data-name": number + 1 })] : [];
        const made = part(number, words.heap(number + 1, count), ...name, pile, element("span", { class: "count" }, String(count)), element("span", { class: "digits" }));
        made.classList.toggle("empty", count === 0);
        return made;
      };
      const sum = element("div", { class: "sum", hidden: true }, element("span", { class: "digits", "aria-hidden": "true" }));
      return element("div", { class: heaps.length <= ROWS ? "heaps rows" : "heaps" }, ...heaps.map(heap), sum);
    },

    numbers(numbers) {
      const named = ([name, value], number) => part(number, `${name} ${value}`, element("span", {}, name), " ", element("strong", {}, String(value)));
      return element("div", { class: "numbers" }, ...numbers.map(named));
    },

    grid(rows, numbered) {
      let number = 0;
      const { by, first } = numbered ?? {};
      const cell = (text, row, column) => {
        const name = by === "cells" ? [element("small", { "data-name": number + first })] : [];
        const shown = text === "." || !text ? "·" : text;
        const made = part(number++, words.cell(row + 1, column + 1, shown === "·" ? "" : text), element("span", {}, shown), ...name);
        made.dataset.text = text;
        return made;
      };
      const name = (number, side = "") => element("span", { class: `name ${side}`, "aria-hidden": "true" }, String(number));
      const names = by === "rows" || by === "columns" ? [element("div", { class: "row" }, ...(by === "rows" ? [name("", "side")] : []), ...(rows[0] ?? []).map((_, column) => name(column + first)))] : [];
      const line = (row, index) => {
        const cells = row.map((text, column) => cell(text, index, column));
        return element("div", { class: "row" }, ...(by === "rows" ? [name(index + first, "side")] : []), ...cells);
      };
      const grid = element("div", { class: rows.length === 1 ? "grid strip" : "grid" }, ...names, ...rows.map(line));
      grid.style.setProperty("--cells", rows[0]?.length ?? 1);
      return grid;
    },

    tree: (net) => drawNet(net, "tree"),
    graph: (net) => drawNet(net, "graph"),
    ring: (net) => drawNet(net, "ring"),
  };

  /** Vertices at their places, above the lines between them. All lengths are shares of the room of a vertex, which the window gives. */
  function drawNet({ vertices, edges }, kind) {
    const most = (axis) => Math.max(0, ...vertices.map((vertex) => vertex[axis])) + 100;
    const [width, height] = [most("x"), most("y")];
    const middle = ({ x, y }) => [x + 50, y + 50];
    const head = `head${++nets}`;
    const lines = edges.map(([from, to, bend]) => line(middle(vertices[from]), middle(vertices[to]), bend, kind === "graph" && head));
    if (kind === "ring") lines.push(svg("circle", { cx: width / 2, cy: height / 2, r: (height - 100) / 2 }));
    const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, arrowhead(head), ...lines);
    const button = (vertex) => {
      const dots = vertex.tokens > 0 ? [element("span", { class: "tokens", "aria-hidden": "true" }, vertex.tokens > 3 ? `●×${vertex.tokens}` : "●".repeat(vertex.tokens))] : [];
      const made = part(vertex.part, words.vertex(vertex.text, vertex.tokens), element("span", { class: vertex.text.length > 4 ? "long" : null }, vertex.text), ...dots);
      const [x, y] = middle(vertex);
      made.style.left = `${(100 * x) / width}%`;
      made.style.top = `${(100 * y) / height}%`;
      if (vertex.tokens > 0) made.classList.add("token");
      return made;
    };
    const net = element("div", { class: `net ${kind}` }, picture, ...vertices.map(button));
    net.style.setProperty("--columns", width / 100);
    net.style.setProperty("--rows", height / 100);
    return net;
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

  /** Shows what the parts are worth: as a figure beside each, or as binary digits that stand in columns. */
  draw.wear = (view, values = [], columns = null) => {
    const worths = new Map(values);
    const digits = new Map(columns && columns.sum.length <= DIGITS ? columns.parts : []);
    for (const button of view.querySelectorAll("[data-part]")) {
      const part = Number(button.dataset.part);
      const place = button.querySelector(".digits");
      const [value, own] = [worths.get(part), place && digits.get(part)];
      if (place) place.replaceChildren(...(own ? draw.digits(own, columns.sum) : []));
      // The label says the value; what else stands there is no text, so that the label has all text.
      for (const { dataset, firstChild } of place?.children ?? []) [dataset.name, firstChild.data] = [firstChild.data, ""];
      if (value !== undefined && !own) button.dataset.value = value;
      else delete button.dataset.value;
      button.setAttribute("aria-label", value === undefined ? button.dataset.label : words.valued(button.dataset.label, value));
    }
    const sum = view.querySelector(".sum");
    if (!sum) return;
    sum.hidden = digits.size === 0;
    sum.firstChild.replaceChildren(...(digits.size > 0 ? draw.digits(columns.sum, columns.sum) : []));
  };

  /** Digits, of which those are lit that stand in a column with an odd number of ones. */
  draw.digits = (own, sum) => [...own].map((digit, place) => element("span", { class: sum[place] === "1" ? "odd" : null }, digit));

  return draw;
})();
