// Pieces: one symbol for each thing that a description names, in the colours of the palette. A symbol is drawn once a page.
"use strict";

sente.piece = (() => {
  const NS = "http://www.w3.org/2000/svg";
  /** Light falls from the upper left. */
  const lit = (name) => `<radialGradient id="lit-${name}" cx=".36" cy=".28" r=".8"><stop offset="0" style="stop-color:var(--${name}-hi)"/><stop offset=".5" style="stop-color:var(--${name})"/><stop offset="1" style="stop-color:var(--${name}-lo)"/></radialGradient>`;
  const SHADOW = '<ellipse cx="16.6" cy="18.2" rx="13" ry="12.5" style="fill:var(--shadow)" opacity=".25"/>';
  const GLEAM = '<ellipse cx="11.6" cy="10" rx="4.6" ry="2.9" fill="#fff" opacity=".4" transform="rotate(-32 11.6 10)"/>';
  const disc = (name) => `${SHADOW}<circle cx="16" cy="16" r="13.4" fill="url(#lit-${name})" style="stroke:var(--${name}-line)" stroke-width="1"/>${GLEAM}`;
  const box = (name) => `<rect x="1.5" y="2.5" width="29" height="29" rx="4" style="fill:var(--shadow)" opacity=".25"/><rect x="1.5" y="1.5" width="29" height="28" rx="4" fill="url(#lit-${name})" style="stroke:var(--${name}-line)"/><path d="M4 6.5h24" stroke="#fff" opacity=".3" stroke-linecap="round"/>`;
  const lance = (turn) => `<g transform="rotate(${turn} 16 16)"><path d="M16 3 27 11v17H5V11z" style="fill:var(--shadow)" opacity=".25" transform="translate(1 1.6)"/><path d="M16 3 27 11v17H5V11z" fill="url(#lit-tile)" style="stroke:var(--tile-line)" stroke-width="1.4" stroke-linejoin="round"/><path d="M16 9v13M11.5 13.5 16 9l4.5 4.5" fill="none" style="stroke:var(--tile-mark)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  const coin = (name, mark) => `${SHADOW}<circle cx="16" cy="16" r="13.4" fill="url(#lit-${name})" style="stroke:var(--${name}-line)" stroke-width="1.2"/><circle cx="16" cy="16" r="10.6" fill="none" style="stroke:var(--${name}-lo)" stroke-width="1.1"/>${mark}`;
  const SYMBOLS = {
    stone: disc("stone"), white: disc("white"), black: disc("black"), red: disc("red"), blue: disc("blue"),
    whitebox: box("white"), blackbox: box("black"),
    blank: '<rect x="4" y="4" width="24" height="24" rx="4" fill="none" style="stroke:var(--edge)" stroke-width="1.4" stroke-dasharray="3 3"/>',
    token: `${SHADOW}<circle cx="16" cy="16" r="12.6" fill="url(#lit-gold)" style="stroke:var(--gold-line)" stroke-width="1.6"/><circle cx="16" cy="16" r="7" fill="none" style="stroke:var(--gold-lo)" stroke-width="1.6"/>${GLEAM}`,
    heads: coin("gold", '<path d="M16 8l2.4 5 5.5.7-4 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5-4-3.8 5.5-.7z" style="fill:var(--gold-mark)"/>'),
    tails: coin("stone", '<path d="M10.5 12.5h11M10.5 16h11M10.5 19.5h11" style="stroke:var(--stone-hi)" stroke-width="1.6" stroke-linecap="round"/>'),
    coin: coin("gold", ""),
    wall: '<rect x=".5" y=".5" width="31" height="31" rx="3" style="fill:var(--wall)"/><path d="M1 11H31M1 21.5H31M10 1V11M23 1V11M16 11V21.5M8 21.5V31M24 21.5V31" style="stroke:var(--wall-lo)" stroke-width="1.3"/><path d="M2 1.5h28" style="stroke:var(--wall-hi)" stroke-width="1.6"/>',
    trail: '<g style="fill:var(--edge)"><ellipse cx="12.4" cy="18.8" rx="2.6" ry="4.2" transform="rotate(-12 12.4 18.8)"/><ellipse cx="19.6" cy="13" rx="2.6" ry="4.2" transform="rotate(12 19.6 13)"/></g>',
    hole: '<circle cx="16" cy="16" r="14.5" fill="url(#lit-hole)"/><path d="M16 6a10 10 0 0 1 9.6 7M26 17a10 10 0 0 1-7 8.6M14 25.8a10 10 0 0 1-7.6-7M6.3 14a10 10 0 0 1 5-6.6" fill="none" stroke="#b4abd8" stroke-width="1.4" stroke-linecap="round"/>',
    monster: '<path d="M5 27V15a11 11 0 0 1 22 0v12l-3.7-3-3.6 3-3.7-3-3.7 3-3.6-3z" fill="url(#lit-gold)" style="stroke:var(--gold-line)" stroke-width="1.5" stroke-linejoin="round"/><circle cx="12" cy="14" r="3.4" fill="#fff"/><circle cx="20" cy="14" r="3.4" fill="#fff"/><circle cx="12.8" cy="14.6" r="1.7" fill="#14161a"/><circle cx="20.8" cy="14.6" r="1.7" fill="#14161a"/>',
    left: lance(-90), right: lance(90),
    goal: '<path d="M9 29V4" style="stroke:var(--wood)" stroke-width="2.4" stroke-linecap="round"/><path d="M9 4.5h16l-4.5 5.5 4.5 5.5H9z" style="fill:var(--won)"/>',
  };
  const mark = (path) => `<circle cx="16" cy="16" r="14.2" fill="url(#lit-tile)" style="stroke:var(--tile-line)"/><path d="${path}" style="stroke:var(--tile-line)" stroke-width="3.4" stroke-linecap="round"/>`;
  Object.assign(SYMBOLS, { rising: mark("M9 23 23 9"), falling: mark("M9 9 23 23"), crossing: mark("M9 23 23 9M9 9 23 23"), plus: mark("M9 16h14M16 9v14"), minus: mark("M9 16h14") });
  const castle = (sign) => `<path d="M5 4h5v4h4V4h4v4h4V4h5v9l-3 2v14H8V15l-3-2z" fill="url(#lit-stone)" style="stroke:var(--stone-line)" stroke-linejoin="round"/>${sign}`;
  Object.assign(SYMBOLS, {
    castle: castle(""),
    infantry: castle('<path d="M25 31V19m-3 3.5h6" style="stroke:var(--its)" stroke-width="2.6" stroke-linecap="round"/>'),
    cavalry: castle('<path d="M21.5 20v5a4 4 0 0 0 8 0v-5" fill="none" style="stroke:var(--its)" stroke-width="2.8" stroke-linecap="round"/>'),
  });
  const SQUARE = "0 0 32 32";
  /** Things whose form depends on their numbers: the room of a drawing, and what is in it. */
  const FORMS = {
    // As wide and high as its numbers; the page writes them below.
    sheet: ([w = 3, h = 2]) => {
      const across = Array.from({ length: w - 1 }, (_, cut) => `M${cut + 1} 0v${h}`);
      const down = Array.from({ length: h - 1 }, (_, cut) => `M0 ${cut + 1}h${w}`);
      return [`0 0 ${w} ${h}`, `<rect width="${w}" height="${h}" style="fill:var(--white);stroke:var(--white-line)" vector-effect="non-scaling-stroke"/><path d="${[...across, ...down].join("")}" style="stroke:var(--white-line)" vector-effect="non-scaling-stroke" stroke-dasharray="3 2"/>`];
    },
    // The page lays it along the line of numbers.
    span: () => [SQUARE, ""],
    points: ([black = "a", white = "b"]) => [SQUARE, [["black", 10.5, black, "#fff"], ["white", 21.5, white, "#14161a"]].map(([name, at, points, ink]) => `<circle cx="${at}" cy="${at}" r="9" fill="url(#lit-${name})" style="stroke:var(--${name}-line)"/><text x="${at}" y="${at + 3.6}" text-anchor="middle" font-size="10" font-weight="700" fill="${ink}">${points}</text>`).join("")],
  };
  const HOLE = '<radialGradient id="lit-hole"><stop offset=".25" stop-color="#000"/><stop offset=".8" stop-color="#23202e"/><stop offset="1" stop-color="#4b4560"/></radialGradient>';
  const COLOURS = ["stone", "white", "black", "red", "blue", "gold", "tile"];

  function svg(attributes, inner) {
    const made = document.createElementNS(NS, "svg");
    for (const [name, value] of Object.entries({ "aria-hidden": "true", ...attributes })) made.setAttribute(name, value);
    made.innerHTML = inner;
    return made;
  }

  const symbol = ([name, drawn]) => `<symbol id="piece-${name}" viewBox="0 0 32 32">${drawn}</symbol>`;
  document.body.prepend(svg({ class: "symbols" }, HOLE + COLOURS.map(lit).join("") + Object.entries(SYMBOLS).map(symbol).join("")));

  /** A thing. `owner` is whose it is, `yours` or `its`: an unbroken ring or a broken one, so that it is seen without colours. */
  function piece(name, owner = null, numbers = []) {
    const shape = name.endsWith("box") ? '<rect x="3" y="3" width="26" height="25" rx="3"' : '<circle cx="16" cy="16" r="13"';
    const ring = owner ? `${shape} class="ring ${owner}"/>` : "";
    const [viewBox, inner] = FORMS[name]?.(numbers) ?? [SQUARE, `<use href="#piece-${name}"/>${ring}`];
    return svg({ class: "piece", viewBox, "data-piece": name }, inner);
  }

  piece.isFormed = (name) => name in FORMS;

  return piece;
})();
