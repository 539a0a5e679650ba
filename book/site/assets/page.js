// What all scripts share: the engine, elements, and words in the language of the page.
"use strict";

const sente = (() => {
  const { lang, dataset } = document.documentElement;
  const language = lang.startsWith("zh") ? "zh" : "en";
  /** The way to the scripts. */
  const root = dataset.root ?? "";

  /** The engine that the page needs: boards do without the explorer, which is large. */
  const name = document.querySelector(".explorer") ? "explorer_engine" : "engine";

  /** The engine in a worker. */
  function inWorker() {
    const worker = new Worker(`${root}worker.js?${name}`);
    const failed = new Promise((_, reject) => { worker.onerror = reject; });
    failed.catch(() => {});
    const ask = (message) => Promise.race([failed, new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.postMessage({ number: 0, message });
    })]);
    return { ask, end: () => worker.terminate() };
  }

  let begun = null;

  /** The engine in the page, by scripts alone: a page that is a file has no workers and can fetch nothing. A search holds it up. */
  function inPage() {
    const begin = async () => {
      await loaded(`${root}${name}.js`);
      const packed = Uint8Array.from(atob(await loaded(`${root}${name}.bytes.js`, "engineBytes")), (letter) => letter.charCodeAt(0));
      const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
      await wasm_bindgen({ module_or_path: await new Response(bytes).arrayBuffer() });
    };
    begun ??= begin();
    begun.catch(() => {});
    const ask = async (message) => {
      await begun;
      // The page draws before it computes.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { answer: JSON.parse(wasm_bindgen.answer(JSON.stringify(message))) };
    };
    return { ask, end: () => {} };
  }

  /**
   * Somebody who asks the engine, which is one for all on a page and answers one message after the other. What is stopped
   * answers `stopped`; a play is kept by its board, so nothing is lost.
   */
  class Engine {
    static #engine = null;
    static #current = null;
    static #queue = [];
    static hasAnswered = false;

    /** Begins to load the engine. */
    static wake() {
      if (Engine.#engine) return;
      try {
        Engine.#engine = location.protocol === "file:" ? inPage() : inWorker();
      } catch {
        Engine.#engine = inPage();
      }
    }

    static async #next() {
      if (Engine.#current || Engine.#queue.length === 0) return;
      const asked = Engine.#queue.shift();
      Engine.#current = asked;
      Engine.wake();
      const failed = (error) => ({ answer: { error: error instanceof Error ? String(error) : words.unloaded }, broken: true });
      const { answer, broken } = await Engine.#engine.ask(asked.message).catch(failed);
      if (Engine.#current !== asked) return;
      if (broken) Engine.#end();
      else Engine.hasAnswered = true;
      Engine.#answer(answer);
    }

    static #answer(answer) {
      Engine.#current.resolve(answer);
      Engine.#current = null;
      Engine.#next();
    }

    static #end() {
      Engine.#engine.end();
      Engine.#engine = null;
    }

    ask(message) {
      return new Promise((resolve) => {
        Engine.#queue.push({ owner: this, message: { ...message, lang: language }, resolve });
        Engine.#next();
      });
    }

    /** Forgets what this one waits for and is not begun. */
    drop() {
      const isOwn = ({ owner }) => owner === this;
      for (const { resolve } of Engine.#queue.filter(isOwn)) resolve({ stopped: true });
      Engine.#queue = Engine.#queue.filter((one) => !isOwn(one));
    }

    /** The same, and ends what is under way for this one. */
    stop() {
      this.drop();
      if (Engine.#current?.owner !== this) return;
      Engine.#end();
      Engine.#answer({ stopped: true });
    }
  }

  /** The value that a script sets. A page from a disk may load nothing else. */
  const loaded = (script, value) => new Promise((resolve, reject) => {
    document.head.append(element("script", { src: script, onload: () => resolve(self[value]), onerror: reject }));
  });

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

  const ordinal = (number) => `${number}${number % 100 > 10 && number % 100 < 14 ? "th" : ["th", "st", "nd", "rd"][number % 10] ?? "th"}`;
  const english = {
    unloaded: "The engine does not load. This page needs a browser with WebAssembly, and all files of the book beside it.",
    hint: "Hint", why: "Why?", undo: "Undo", again: "Start again", askAgain: " Ask again for the moves.", random: "New position", share: "Share", full: "Full screen",
    shared: "The address of this position is copied.", notShared: "The address bar has the address of this position.",
    keys: "Keys: the arrows go where they point; Enter picks; Escape lets go; U undo, H hint, W why, F full screen, ? this line.",
    loads: "The engine loads, once for all boards.", yours: "yours", its: "the program's", leaves: (move, sum, how) => `${move}: ${sum ? `leaves ${sum}:` : "then it is"} ${how} for the program.`,
    stands: (sum, how) => `Now ${sum ? `${sum}:` : "it is"} ${how} for you.`, standsIts: (sum, how) => `Now ${sum ? `${sum}:` : "it is"} ${how} for the program.`, check: "Check", right: "Right.", wrong: "Wrong.",
    score: (right, all) => `${right} of ${all} are right.`, change: "Let it begin", changeBack: "Let me begin",
    ownPosition: "Your own position, in the judge's format (counts may be left out)", own: "Play it", all: "All moves", choose: "Which move?", more: (count) => `and ${count} more`,
    you: "You are to move.", thinks: "The program thinks.", program: (words) => `The program: ${words}.`,
    draw: "Call it a draw", repeated: "This position stood before: you may call it a draw.",
    youWin: "You win.", programWins: "The program wins.", nobodyWins: "Nobody wins.", gains: (mine, its) => `You have ${mine}, the program has ${its}.`, total: (total) => `So far ${total}.`,
    worth: (how) => `By a search, this position is ${how} for the player to move.`, best: (moves, more) => ` Best: ${moves.join("; ")}${more > 0 ? `, and ${more} more` : ""}.`,
    stale: "This address names no position, so here is another.",
    won: "won", lost: "lost", drawn: "a draw", leads: (lead) => `worth ${lead > 0 ? "+" : ""}${lead}`,
    after: (end, moves) => `${end} in ${moves} ${moves === 1 ? "move" : "moves"}`,
    claimed: (how) => `The theorem: ${how}.`, searched: (how) => `The search: ${how}.`, silent: "The theorem says nothing of this position in figures.",
    heap: (number, count) => `heap ${number}: ${count}`, cell: (row, column, text) => `row ${row}, column ${column}: ${text || "empty"}`,
    vertex: (text, tokens) => `vertex ${text}${tokens ? `, ${tokens === 1 ? "a token" : `${tokens} tokens`}` : ""}`,
    valued: (part, value) => `${part}, worth ${value}`, games: "All games", board: "the position", game: "game", moves: "or moves", sides: "or moves of Left and of Right", leftMoves: "Left's moves", rightMoves: "Right's moves", table: "or a table that your program printed", to: "up to", ask: "ask",
    day: "The puzzle of the day", single: (moves) => `of ${moves} moves, one wins. Which?`,
    seats: { yours: "You", its: "The program" }, menu: "More", drop: "Let go", noMove: "Nothing can be done there.", record: "The moves of this play", beginning: "the beginning",
    ply: (number, whose) => `move ${number}, ${whose}`, atPly: (number, all) => `After move ${number} of ${all}`, fromHere: "Play from here", back: "Back",
    ends: { won: "You win!", lost: "The program wins.", drawn: "Nobody wins." }, wonIn: (moves) => `You made ${moves} ${moves === 1 ? "move" : "moves"}.`,
    wonUntil: (turn, how) => `It was ${how === "won" ? "won" : "a draw"} until your ${ordinal(turn)} move.`, neverWon: "Whoever begins there loses, if the other plays perfectly.",
    goBack: "Go back there", mistake: "the mistake", harder: (level) => `Next, harder: position ${level}`, levels: "Easy to hard", level: (number) => `position ${number} of five`, done: ", done",
    strength: "The program", strengths: { beginner: "is a beginner", erring: "errs at times", perfect: "plays perfectly" },
    questions: { "": "what is usual" },
    fact: (name, numbers) => `${name}: ${numbers.join(", ")}`,
    kayles: "Kayles: knock down one pin or two neighbours in a row of pins; whoever cannot loses. Each square is a row of so many pins, from none at the upper left on; its colour is what the row is worth, and black is lost. Look down a column: below the first lines its colour never changes, since from 71 pins on the same twelve values come again and again.",
    marks: { won: "won", lost: "lost", draw: "a draw" }, marked: "✓ whoever is to move there wins, ✕ loses, ∞ nobody wins.",
    halves: "Left: you are to move there; right: the program is. ✓ you win, ✕ you lose, ∞ nobody wins.",
    steps: "Step by step", stepsBegin: "Both play as well as they can.", stepped: (who, move) => `${who}: ${move}.`, step: (at, all) => `Step ${at} of ${all}`, forward: "one step on", backward: "one step back",
    sound: "Sound", build: "Build a position", built: (label) => `Change ${label}:`, buildFirst: "Touch what you want to change, or drag it; a drag along an edge takes the edge away.", more1: "one more", less1: "one less", addPart: "Add one", removePart: "Take it away", ready: "Play it",
    explore: "Explore", nothing: (asked) => `Nothing has “${asked}” in it.`, stop: "Stop", stopped: "Stopped.", copied: "Copied.", notCopied: "Select the file below, and copy it.", fileMissing: "The file does not load: it stands in the folder “code” of the book.",
  };
  const chinese = {
    unloaded: "引擎无法加载：需要支持 WebAssembly 的浏览器，并且本书的所有文件都在一起。",
    hint: "提示", why: "为什么？", undo: "悔棋", again: "重新开始", askAgain: "再按一次，给出走法。", random: "换一个局面", share: "分享", full: "全屏",
    shared: "已复制这个局面的地址。", notShared: "地址栏里就是这个局面的地址。",
    keys: "按键：方向键移到所指的方向；回车选择；Esc 放开；U 悔棋，H 提示，W 为什么，F 全屏，? 显示这一行。", loads: "正在加载引擎，只需一次。", yours: "你的", its: "程序的",
    leaves: (move, sum, how) => `${move}：${sum ? `留下 ${sum}，` : "此后"}对程序来说${how}。`,
    stands: (sum, how) => `现在${sum ? ` ${sum}，` : ""}对你来说${how}。`, standsIts: (sum, how) => `现在${sum ? ` ${sum}，` : ""}对程序来说${how}。`,
    check: "检查", right: "答对了。", wrong: "答错了。", score: (right, all) => `${all} 题答对 ${right} 题。`,
    change: "让程序先手", changeBack: "我先手", ownPosition: "自己输入局面（按题目的输入格式，个数可以省略）", own: "开始", all: "所有走法", choose: "选择哪一步？",
    more: (count) => `还有 ${count} 个`, you: "轮到你。", thinks: "程序思考中。", program: (words) => `程序：${words}。`,
    draw: "和棋", repeated: "这个局面出现过，可以和棋。", youWin: "你赢了。", programWins: "程序赢了。", nobodyWins: "平局。",
    gains: (mine, its) => `你得 ${mine} 分，程序得 ${its} 分。`, total: (total) => `目前${total}。`, worth: (how) => `搜索结果（当前操作者）：${how}。`, best: (moves, more) => `最优：${moves.join("；")}${more > 0 ? `，还有 ${more} 种` : ""}。`,
    stale: "这个地址里没有可用的局面，换成了另一个。",
    won: "必胜", lost: "必败", drawn: "平局", leads: (lead) => `净得 ${lead} 分`, after: (end, moves) => `${moves} 步${end === "必胜" ? "胜" : "负"}`,
    claimed: (how) => `定理：${how}。`, searched: (how) => `搜索：${how}。`, silent: "定理没有给出这个局面的具体数值。",
    heap: (number, count) => `第 ${number} 堆：${count}`, cell: (row, column, text) => `第 ${row} 行第 ${column} 列：${text || "空"}`,
    vertex: (text, tokens) => `顶点 ${text}${tokens ? `，${tokens} 枚棋子` : ""}`, valued: (part, value) => `${part}，值 ${value}`,
    games: "所有游戏", board: "局面", game: "游戏", moves: "或走法", sides: "或者双方各自的走法", leftMoves: "左方走法", rightMoves: "右方走法", table: "或者你的程序打印的表", to: "算到", ask: "问题",
    day: "每日一题", single: (moves) => `${moves} 种走法里只有一种能赢，是哪一种？`,
    seats: { yours: "你", its: "程序" }, menu: "更多", drop: "放开", noMove: "这里不能走。", record: "这一局的走法", beginning: "开局",
    ply: (number, whose) => `第 ${number} 步，${whose}`, atPly: (number, all) => `第 ${number} 步之后，共 ${all} 步`, fromHere: "从这里继续", back: "返回",
    ends: { won: "你赢了！", lost: "程序赢了。", drawn: "平局。" }, wonIn: (moves) => `你走了 ${moves} 步。`,
    wonUntil: (turn, how) => `你的第 ${turn} 步之前还是${how === "won" ? "必胜" : "平局"}。`, neverWon: "这个局面先手必败，只要对方不出错。",
    goBack: "回到那里", mistake: "败着", harder: (level) => `下一个更难：第 ${level} 局`, levels: "由易到难", level: (number) => `第 ${number} 局，共五局`, done: "，已完成",
    strength: "程序", strengths: { beginner: "初学", erring: "偶尔出错", perfect: "从不出错" },
    marks: { won: "必胜", lost: "必败", draw: "平局" }, marked: "✓ 轮到谁走谁赢，✕ 轮到谁走谁输，∞ 平局。", halves: "左半：轮到你；右半：轮到程序。✓ 你赢，✕ 你输，∞ 平局。",
    steps: "逐步演示", stepsBegin: "双方都走最优。", stepped: (who, move) => `${who}：${move}。`, step: (at, all) => `第 ${at} 步，共 ${all} 步`, forward: "下一步", backward: "上一步",
    sound: "声音", build: "自己摆局面", built: (label) => `修改${label}：`, buildFirst: "点一下要改的地方，或者拖动它；沿一条边拖动，就去掉这条边。", more1: "加一", less1: "减一", addPart: "添一个", removePart: "去掉它", ready: "开始",
    fact: (name, numbers) => `${name}：${numbers.join("、")}`,
    kayles: "Kayles：一排瓶子，每次击倒一个或相邻的两个，不能走的人输。每个方格是一排瓶子，左上角是 0 个；颜色是它的 SG 值，黑色必败。请往下看每一列：除了最上面几行，颜色都不变，因为从 71 个起，同样的十二个值不断重复。",
    questions: { "": "默认", outcome: "胜负", grundy: "SG 值", misere: "反常规则的胜负", remoteness: "步数", value: "值", mean: "平均值", temperature: "温度", moves: "走法" },
    explore: "探索", nothing: (asked) => `没有找到“${asked}”`, stop: "停止", stopped: "已停止。", copied: "已复制。", notCopied: "请选中下面的文件并复制。", fileMissing: "文件无法加载：它应在本书的 code 文件夹里。",
  };
  const words = language === "zh" ? chinese : english;

  // Submissions: both languages share the script with the file, which is loaded before a reader can press what needs it.
  for (const place of document.querySelectorAll(".submission")) {
    const [fold, code] = ["details", "code"].map((part) => place.querySelector(part));
    const note = place.insertBefore(element("span", { class: "note", role: "status" }), fold);
    const load = async () => {
      try { code.textContent ||= await loaded(root + place.dataset.file, "submission"); } catch { note.textContent = words.fileMissing; }
      return code.textContent;
    };
    for (const event of ["pointerenter", "focusin", "click"]) place.addEventListener(event, load);
    const copy = async () => {
      const text = await load();
      if (!text) return;
      try {
        await navigator.clipboard.writeText(text);
        note.textContent = words.copied;
      } catch {
        fold.open = true;
        note.textContent = words.notCopied;
      }
    };
    for (const button of place.querySelectorAll(".copy")) button.addEventListener("click", copy);
  }

  /** Writes what is played or asked into the address, and into that of the page in the other language. */
  function remember(asked) {
    // Browsers refuse an address that is too long.
    try { history.replaceState(null, "", asked || location.pathname); } catch { return; }
    const other = document.querySelector("a.language");
    if (other) other.href = other.getAttribute("href").replace(/[?#].*$/, "") + asked;
  }

  /** What this browser keeps; a page from a disk may keep nothing. */
  const stored = (name) => {
    try { return JSON.parse(localStorage.getItem(name)); } catch { return null; }
  };
  const store = (name, value) => {
    try { localStorage.setItem(name, JSON.stringify(value)); } catch { return; }
  };

  return { Engine, element, loaded, remember, store, stored, words };
})();
