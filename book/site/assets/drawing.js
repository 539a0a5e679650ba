// Draws positions. Each part is a button; its number is the one by which the engine names it.
"use strict";

sente.draw = (() => {
  const { element, words } = sente;
  const STONES = 20;
  /** The room of one vertex, in pixels. */
  const UNIT = 60;

  function draw(position, pick) {
    const kind = Object.keys(position).find((name) => name !== "more");
    const drawn = drawings[kind](position[kind], pick);
    if (position.more) drawn.append(element("p", { class: "rest" }, words.more(position.more)));
    return drawn;
  }

  function part(number, label, pick, ...children) {
    return element("button", { type: "button", class: "part", "data-part": number, "aria-label": label, onclick: () => pick(number) }, ...children);
  }

  const drawings = {
    heaps(heaps, pick) {
      const heap = (count, number) => {
        const stones = Array.from({ length: Math.min(count, STONES) }, () => element("span", { class: "stone" }));
        const pile = element("span", { class: "stones" }, ...stones);
        const label = element("span", { class: "count" }, count > STONES ? `… ${count}` : String(count));
        return part(number, words.heap(number + 1, count), pick, pile, label);
      };
      return element("div", { class: "heaps" }, ...heaps.map(heap));
    },

    numbers(numbers, pick) {
      const named = ([name, value], number) =>
        part(number, null, pick, element("span", {}, name), " ", element("strong", {}, String(value)));
      return element("div", { class: "numbers" }, ...numbers.map(named));
    },

    grid(rows, pick) {
      let number = 0;
      const cell = (text, row, column) => {
        const made = part(number++, words.cell(row + 1, column + 1, text === "." ? "" : text), pick, text === "." || !text ? "·" : text);
        made.dataset.text = text;
        return made;
      };
      const line = (row, index) => element("div", { class: "row" }, ...row.map((text, column) => cell(text, index, column)));
      return element("div", { class: rows.length === 1 ? "grid strip" : "grid" }, ...rows.map(line));
    },

    tree: (net, pick) => drawNet(net, pick, false),
    graph: (net, pick) => drawNet(net, pick, true),
  };

  /** Vertices at their places, above the lines between them. */
  function drawNet({ vertices, edges }, pick, isDirected) {
    // Places are in hundredths of the room of a vertex.
    const extent = (axis) => (Math.max(0, ...vertices.map((vertex) => vertex[axis])) / 100 + 1) * UNIT;
    const [width, height] = [extent("x"), extent("y")];
    const middle = ({ x, y }) => [(x / 100 + 0.5) * UNIT, (y / 100 + 0.5) * UNIT];
    const lines = edges.map(([from, to]) => line(middle(vertices[from]), middle(vertices[to]), isDirected));
    const picture = svg("svg", { width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, arrowhead(), ...lines);
    const button = (vertex) => {
      const dots = vertex.tokens > 0 ? [element("span", { class: "tokens", "aria-hidden": "true" }, vertex.tokens > 3 ? `●×${vertex.tokens}` : "●".repeat(vertex.tokens))] : [];
      const made = part(vertex.part, words.vertex(vertex.text, vertex.tokens), pick, element("span", {}, vertex.text), ...dots);
      const [x, y] = middle(vertex);
      made.style.left = `${x}px`;
      made.style.top = `${y}px`;
      if (vertex.tokens > 0) made.classList.add("token");
      return made;
    };
    const net = element("div", { class: isDirected ? "net" : "net tree" }, picture, ...vertices.map(button));
    net.style.width = `${width}px`;
    net.style.height = `${height}px`;
    return net;
  }

  function svg(name, attributes, ...children) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  function arrowhead() {
    const attributes = { id: "arrowhead", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" };
    return svg("marker", attributes, svg("path", { d: "M0 0 8 4 0 8z", fill: "currentColor" }));
  }

  /** Directed edges are bent, so that those of both directions are told apart, and end where the vertex begins. */
  function line([x1, y1], [x2, y2], isDirected) {
    if (!isDirected) return svg("path", { d: `M${x1} ${y1}L${x2} ${y2}` });
    const length = Math.hypot(x2 - x1, y2 - y1);
    const r = UNIT * 0.4;
    if (length === 0) {
      return svg("path", { d: `M${x1 - 8} ${y1 - r}C${x1 - 24} ${y1 - 2 * r} ${x1 + 24} ${y1 - 2 * r} ${x1 + 8} ${y1 - r}`, "marker-end": "url(#arrowhead)" });
    }
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const bend = Math.min(18, length * 0.15);
    const [mx, my] = [(x1 + x2) / 2 - dy * bend, (y1 + y2) / 2 + dx * bend];
    const away = Math.hypot(x2 - mx, y2 - my);
    const [ex, ey] = [x2 + ((mx - x2) / away) * r, y2 + ((my - y2) / away) * r];
    return svg("path", { d: `M${x1} ${y1}Q${mx} ${my} ${ex} ${ey}`, "marker-end": "url(#arrowhead)" });
  }

  return draw;
})();
