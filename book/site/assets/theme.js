// Light or dark, before anything is drawn: as the reader chose, or as the system is.
"use strict";

(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem("theme"));
  } catch {
    // A page from a disk may remember nothing.
  }
  root.dataset.theme = chosen ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
})();
