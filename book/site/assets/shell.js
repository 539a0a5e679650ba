// What is around every page: contents, search, theme, and print.
"use strict";

(() => {
  const root = document.documentElement;
  const at = (id) => document.getElementById(id);

  // Contents: beside the page where there is room, else above it when asked for.
  const contents = at("contents");
  // A page made by hand may have boards alone.
  if (!contents) return;
  const toggle = at("contents-toggle");
  const isShown = () => contents.checkVisibility();
  const tell = () => toggle.setAttribute("aria-expanded", String(isShown()));
  const here = contents.querySelector("[aria-current]");
  toggle.addEventListener("click", () => {
    root.toggleAttribute("data-contents");
    tell();
    // The contents come last in the document, so Tab alone would not reach them: the focus is moved there.
    if (isShown()) (here ?? contents.querySelector("a")).focus();
  });
  here?.scrollIntoView({ block: "center" });
  scrollTo(0, location.hash ? scrollY : 0);

  at("theme").addEventListener("click", () => {
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    sente.store("theme", root.dataset.theme);
  });
  at("print").addEventListener("click", () => print());

  // Search: every word must stand in the page, in any script; titles come first.
  const field = at("search").querySelector("input");
  const found = at("found");
  const MOST = 20;
  const AROUND = 40;
  /** Shorter words are not corrected. */
  const SHORT = 5;
  let loading = null;

  const load = () => (loading ??= sente.loaded("words.js", "searched").then((pages) =>
    pages.map(([file, title, text]) => ({ file, title, text, low: folded(`${title}\n${text}`) }))));

  /** Small letters, without blanks beside Chinese. */
  const folded = (text) => text.toLowerCase().replace(/\s+(?=[\u3000-\u9fff])|(?<=[\u3000-\u9fff])\s+/g, "");

  /** True if one word becomes the other by so many letters that are changed, left out or added. */
  function isNear(one, other, far) {
    if (far < 0 || !one || !other) return Math.max(one.length, other.length) <= far;
    const [rest, otherRest] = [one.slice(1), other.slice(1)];
    return one[0] === other[0] ? isNear(rest, otherRest, far) : isNear(rest, other, far - 1) || isNear(one, otherRest, far - 1) || isNear(rest, otherRest, far - 1);
  }

  /** The word itself, or if no page has it the nearest one that some page has. */
  function spelled(word, pages) {
    if (word.length < SHORT || !/^[a-z]+$/.test(word) || pages.some(({ low }) => low.includes(word))) return word;
    const all = [...new Set(pages.flatMap(({ low }) => low.match(/[a-z]+/g) ?? []))];
    return all.find((own) => isNear(word, own, 1)) ?? all.find((own) => isNear(word, own, 2)) ?? word;
  }

  function excerpt({ text }, word) {
    const { element } = sente;
    const place = text.toLowerCase().indexOf(word);
    if (place < 0) return "";
    const from = place < AROUND ? 0 : text.indexOf(" ", place - AROUND) + 1 || place;
    const end = place + word.length;
    return element("span", {}, text.slice(Math.min(from, place), place), element("mark", {}, text.slice(place, end)), text.slice(end, end + AROUND).replace(/\s\S*$/, " …"));
  }

  async function search() {
    const typed = folded(field.value).split(/\s+/).filter(Boolean);
    found.hidden = typed.length === 0;
    if (typed.length === 0) return;
    const pages = await load();
    const wanted = typed.map((word) => spelled(word, pages));
    // Chapters come before problems.
    const rank = ({ title, file }) => (file.startsWith("chapter") ? 0.5 : 0) + wanted.filter((word) => `${title} ${file}`.toLowerCase().includes(word)).length;
    const hits = pages.filter(({ low, file }) => wanted.every((word) => low.includes(word) || file.includes(word)));
    hits.sort((one, other) => rank(other) - rank(one));
    const { element, words } = sente;
    const link = (page) => element("a", { href: `${page.file}.html` }, element("strong", {}, page.title), " ", excerpt(page, wanted[0]));
    const more = hits.length > MOST ? [element("p", {}, words.more(hits.length - MOST))] : [];
    found.replaceChildren(...(hits.length > 0 ? [...hits.slice(0, MOST).map(link), ...more] : [words.nothing(field.value)]));
  }

  field.addEventListener("focus", load);
  field.addEventListener("input", search);
  at("search").addEventListener("submit", (event) => {
    event.preventDefault();
    found.querySelector("a")?.click();
  });

  addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, textarea, select");
    if (event.key === "Escape") {
      found.hidden = true;
      if (contents.contains(event.target) && root.hasAttribute("data-contents")) {
        toggle.click();
        toggle.focus();
      }
    }
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/") {
      event.preventDefault();
      field.focus();
    }
    if (event.target.closest?.(".board, .explorer, pre, details")) return;
    const way = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (way) document.querySelector(`footer a[rel=${way}]`)?.click();
  });
  addEventListener("click", (event) => {
    if (!event.target.closest("#search")) found.hidden = true;
  });

  // Code that scrolls can be scrolled by keys.
  const reach = () => {
    tell();
    for (const code of document.querySelectorAll("pre > code")) {
      if (code.scrollWidth > code.clientWidth) code.setAttribute("tabindex", "0");
    }
  };
  addEventListener("load", reach);
  addEventListener("resize", reach);
  // Print shows the theorem, which is folded on the screen.
  addEventListener("beforeprint", () => {
    for (const details of document.querySelectorAll("main details.theorem")) details.open = true;
  });

  // Programs in several languages: the one that is chosen is shown everywhere.
  const languages = () => [...document.querySelectorAll(".codes input")];
  const choose = (language) => { for (const input of languages()) input.checked = input.value === language; };
  const known = sente.stored("language");
  if (known) choose(known);
  for (const input of languages()) {
    input.addEventListener("change", () => {
      sente.store("language", input.value);
      choose(input.value);
    });
  }
})();
