// What boards and the explorer share: the engine, elements, and words in the language of the page.
"use strict";

const sente = (() => {
  /** The engine in a worker. What takes too long is stopped with its worker; a play is kept here, so nothing is lost. */
  class Engine {
    #address;
    #worker = null;
    #number = 0;
    #waiting = new Map();

    constructor(root) {
      this.#address = `${root}worker.js`;
      this.#start();
    }

    #start() {
      this.#worker = new Worker(this.#address);
      this.#worker.onmessage = ({ data: { number, answer, broken } }) => {
        const resolve = this.#waiting.get(number);
        this.#waiting.delete(number);
        if (broken) this.stop();
        resolve?.(answer);
      };
      this.#worker.onerror = () => this.stop(words.unloaded);
    }

    /** Ends what is under way; whoever waits gets `error`, or `stopped`. */
    stop(error = null) {
      const waiting = [...this.#waiting.values()];
      this.#waiting.clear();
      if (error === null && waiting.length === 0 && this.#worker) return;
      this.#worker?.terminate();
      this.#worker = null;
      for (const resolve of waiting) resolve(error === null ? { stopped: true } : { error });
    }

    ask(message) {
      if (!this.#worker) this.#start();
      const number = ++this.#number;
      return new Promise((resolve) => {
        this.#waiting.set(number, resolve);
        this.#worker.postMessage({ number, message: { ...message, lang: language } });
      });
    }
  }

  /** An element with attributes, listeners (`onclick`) and children. */
  function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
      else if (value === true) made.setAttribute(key, "");
      else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  const english = {
    unloaded: "The engine does not load. This page needs a browser with WebAssembly, and a web server: it cannot be opened as a file.",
    hint: "Hint", why: "Why?", undo: "Undo", again: "Start again", random: "New position",
    change: "Let it begin", changeBack: "Let me begin",
    own: "Your own position, in the judge's format", playIt: "Play it", all: "All moves", choose: "Which move?",
    more: (count) => `and ${count} more`,
    you: "You are to move.", thinks: "The program thinks.",
    program: (words) => `The program: ${words}.`,
    draw: "Call it a draw", repeated: "This position stood before: you may call it a draw.",
    youWin: "You win.", programWins: "The program wins.", nobodyWins: "Nobody wins.",
    gains: (mine, its) => `You have ${mine}, the program has ${its}.`,
    worth: (how) => `By a search, this position is ${how} for the player to move.`,
    won: "won", lost: "lost", drawn: "a draw", leads: (lead) => `worth ${lead > 0 ? "+" : ""}${lead}`,
    after: (end, moves) => `${end} in ${moves} ${moves === 1 ? "move" : "moves"}`,
    claimed: (how) => `The theorem: ${how}.`, searched: (how) => `The search: ${how}.`,
    silent: "The theorem says nothing of this position in figures.",
    heap: (number, count) => `heap ${number}: ${count}`,
    cell: (row, column, text) => `row ${row}, column ${column}: ${text || "empty"}`,
    vertex: (text, tokens) => `vertex ${text}${tokens ? `, ${tokens === 1 ? "a token" : `${tokens} tokens`}` : ""}`,
    valued: (part, value) => `${part}, worth ${value}`,
    games: "All games", board: "the position", game: "game", moves: "or moves", to: "up to", ask: "ask",
    questions: { "": "what is usual" },
    explore: "Explore", stop: "Stop", stopped: "Stopped.", copied: "Copied.", notCopied: "Select the file below, and copy it.",
  };
  const chinese = {
    unloaded: "引擎无法加载：需要支持 WebAssembly 的浏览器，并通过网页服务器访问，不能直接打开文件。",
    hint: "提示", why: "为什么？", undo: "悔棋", again: "重新开始", random: "换一个局面",
    change: "让程序先手", changeBack: "我先手",
    own: "自己输入局面（按题目的输入格式）", playIt: "开始", all: "所有走法", choose: "选择哪一步？",
    more: (count) => `还有 ${count} 个`,
    you: "轮到你。", thinks: "程序思考中。",
    program: (words) => `程序：${words}。`,
    draw: "和棋", repeated: "这个局面出现过，可以和棋。",
    youWin: "你赢了。", programWins: "程序赢了。", nobodyWins: "平局。",
    gains: (mine, its) => `你得 ${mine} 分，程序得 ${its} 分。`,
    worth: (how) => `搜索结果（当前操作者）：${how}。`,
    won: "必胜", lost: "必败", drawn: "平局", leads: (lead) => `净得 ${lead} 分`,
    after: (end, moves) => `${moves} 步${end === "必胜" ? "胜" : "负"}`,
    claimed: (how) => `定理：${how}。`, searched: (how) => `搜索：${how}。`,
    silent: "定理没有给出这个局面的具体数值。",
    heap: (number, count) => `第 ${number} 堆：${count}`,
    cell: (row, column, text) => `第 ${row} 行第 ${column} 列：${text || "空"}`,
    vertex: (text, tokens) => `顶点 ${text}${tokens ? `，${tokens} 枚棋子` : ""}`,
    valued: (part, value) => `${part}，值 ${value}`,
    games: "所有游戏", board: "局面", game: "游戏", moves: "或走法", to: "算到", ask: "问题",
    questions: { "": "默认", outcome: "胜负", grundy: "SG 值", misere: "反常规则的胜负", remoteness: "步数", moves: "走法" },
    explore: "探索", stop: "停止", stopped: "已停止。", copied: "已复制。", notCopied: "请选中下面的文件并复制。",
  };
  const language = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
  const words = language === "zh" ? chinese : english;

  // Submissions: the button of a judge copies the file below it.
  for (const button of document.querySelectorAll(".submission .copy")) {
    const place = button.closest(".submission");
    const note = place.querySelector(".note") ?? place.insertBefore(element("span", { class: "note", role: "status" }), place.querySelector("details"));
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(place.querySelector("code").textContent);
        note.textContent = words.copied;
      } catch {
        place.querySelector("details").open = true;
        note.textContent = words.notCopied;
      }
    });
  }

  // mdBook's own: a label that acts as a button is one, and code that scrolls can be scrolled by keys.
  document.getElementById("mdbook-sidebar-toggle")?.setAttribute("role", "button");
  const reach = () => {
    for (const code of document.querySelectorAll("pre > code")) {
      if (code.scrollWidth > code.clientWidth) code.setAttribute("tabindex", "0");
    }
  };
  addEventListener("load", reach);
  addEventListener("resize", reach);

  /** Writes what is played or asked into the address, and into that of the page in the other language. */
  function remember(asked) {
    history.replaceState(null, "", asked || location.pathname);
    const other = document.querySelector("a.language");
    if (other) other.href = other.getAttribute("href").replace(/[?#].*$/, "") + asked;
  }

  return { Engine, element, remember, words };
})();
