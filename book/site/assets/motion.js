// Motion: the drawing before a move against the one after it. It knows what was drawn, and what the engine says was taken hold of.
"use strict";

sente.motion = (() => {
  /** Milliseconds of one motion, and between two that begin one after the other. */
  const [TIME, APART] = [250, 22];
  /** Pixels: how high a thing is lifted, and how far a branch falls. */
  const [LIFT, FALL] = [8, 130];

  /** The places in a view, of the parts, of the things on them, of stones and of edges. */
  function seen(view) {
    const own = view.getBoundingClientRect();
    const placed = (node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return { node, left: left - own.left, top: top - own.top, width, height };
    };
    const thing = (button) => {
      const node = button.querySelector(".piece:not(.stone), .tile");
      return node && { ...placed(node), name: node.dataset.piece ?? node.textContent };
    };
    const part = (button) => [Number(button.dataset.part), { ...placed(button), stones: [...button.querySelectorAll(".stone")].map(placed), thing: thing(button) }];
    const net = view.querySelector(".net > svg");
    return { width: own.width, height: own.height, net: net && placed(net), edges: [...view.querySelectorAll(".edge")], parts: new Map([...view.querySelectorAll("[data-part]")].map(part)) };
  }

  const run = (node, frames, options = {}) => node.animate(frames, { duration: TIME, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards", ...options }).finished.catch(() => {});

  /** A copy above the view, where the thing was. */
  function copy(layer, { node, left, top, width, height }) {
    const made = node.cloneNode(true);
    made.removeAttribute("data-part");
    made.setAttribute("tabindex", "-1");
    made.classList.add("flying");
    Object.assign(made.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    layer.append(made);
    return made;
  }

  /** Comes from another place to where it is now. */
  function come(thing, { left, top }, delay = 0) {
    const [x, y] = [left - thing.left, top - thing.top];
    return run(thing.node, [{ transform: `translate(${x}px, ${y}px)` }, { transform: `translate(${x / 2}px, ${y / 2}px) scale(1.12)` }, {}], { delay });
  }

  const drop = ({ node }, delay = 0) => run(node, [{ transform: `translateY(-${2 * LIFT}px) scale(1.2)`, opacity: 0 }, {}], { delay });
  const turn = ({ node }) => run(node, [{ transform: "perspective(200px) rotateY(180deg)" }, { transform: `perspective(200px) rotateY(90deg) translateY(-${LIFT}px)` }, {}]);

  /** What is taken flies to the taker: the reader sits below, the program above. */
  async function fly(layer, thing, scene, isYours, delay = 0) {
    const made = copy(layer, thing);
    const [x, y] = [0.35 * (scene.width / 2 - thing.left), isYours ? scene.height + 30 - thing.top : -60 - thing.top];
    await run(made, [{}, { transform: `translateY(-${LIFT}px) scale(1.12)`, offset: 0.25 }, { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0 }], { delay, easing: "ease-in" });
    made.remove();
  }

  /** What was cut off falls as one thing. */
  async function fall(layer, before, gone) {
    const branch = sente.element("div", { class: "branch" });
    layer.append(branch);
    const picture = copy(branch, { ...before.net, node: before.net.node.cloneNode(false) });
    picture.append(...before.edges.filter(({ dataset }) => gone.has(Number(dataset.to))).map((edge) => edge.cloneNode()));
    const things = [...gone].map((part) => before.parts.get(part));
    for (const thing of things) copy(branch, thing);
    const top = things.reduce((one, other) => (other.top < one.top ? other : one));
    const side = top.left < before.width / 2 ? -1 : 1;
    branch.style.transformOrigin = `${top.left + top.width / 2}px ${top.top}px`;
    await run(branch, [{}, { transform: `translateY(12px) rotate(${6 * side}deg)`, offset: 0.3 }, { transform: `translate(${14 * side}px, ${FALL}px) rotate(${22 * side}deg)`, opacity: 0 }], { duration: 300, easing: "cubic-bezier(.5,0,.9,.6)" });
    branch.remove();
  }

  /** Stones that a heap has lost go where another one has gained some, or else to the taker. */
  function stones(layer, before, after, isYours) {
    const held = (scene, part) => scene.parts.get(part)?.stones ?? [];
    const parts = [...new Set([...before.parts.keys(), ...after.parts.keys()])];
    const lost = parts.flatMap((part) => held(before, part).slice(held(after, part).length));
    const gained = parts.flatMap((part) => held(after, part).slice(held(before, part).length));
    gained.forEach((stone, index) => (lost[index] ? come(stone, lost[index], APART * index) : drop(stone, APART * index)));
    lost.slice(gained.length).forEach((stone, index) => fly(layer, stone, after, isYours, APART * index));
  }

  /** Things that the move takes somewhere slide there; the parts that this explains. */
  function slides(layer, before, after, { from, to }) {
    const explained = new Set();
    from.forEach((part, index) => {
      const goal = to[index] ?? to[0];
      const [start, end] = [before.parts.get(part)?.thing, after.parts.get(goal)?.thing];
      if (!start || !end || goal === part || start.name !== end.name) return;
      const taken = before.parts.get(goal).thing;
      come(end, start);
      if (taken) {
        const made = copy(layer, taken);
        run(made, [{}, { opacity: 0, transform: "scale(.4)" }]).then(() => made.remove());
      }
      explained.add(goal);
      if (!after.parts.get(part)?.thing) explained.add(part);
    });
    return explained;
  }

  /** Shows a move on the drawing after it. */
  function show(layer, before, after, move, isYours) {
    stones(layer, before, after, isYours);
    const explained = slides(layer, before, after, move);
    for (const [part, now] of after.parts) {
      const was = before.parts.get(part);
      if (!was) run(now.node, [{ opacity: 0 }, {}]);
      else if (after.net && Math.hypot(was.left - now.left, was.top - now.top) > 2) run(now.node, [{ translate: `${was.left - now.left}px ${was.top - now.top}px` }, { translate: "0 0" }]);
      if (!was || explained.has(part) || was.thing?.name === now.thing?.name) continue;
      if (was.thing && now.thing) turn(now.thing);
      else if (now.thing) drop(now.thing);
      else fly(layer, was.thing, after, isYours);
    }
    const gone = [...before.parts.keys()].filter((part) => !after.parts.has(part));
    if (gone.length > 0 && before.net) fall(layer, before, new Set(gone));
    else for (const part of gone.filter((one) => before.parts.get(one).thing)) fly(layer, before.parts.get(part).thing, after, isYours);
  }

  /** Another position, which no move has led to. */
  const appear = (view) => run(view.firstChild, [{ opacity: 0.3 }, {}], { duration: 200, easing: "ease" });
  /** Here nothing can be done. */
  const refuse = (node) => run(node, [{}, { translate: "-3px 0" }, { translate: "3px 0" }, {}], { duration: 140, easing: "linear" });

  return { seen, show, appear, refuse, run };
})();

/** A soft sound of each move, off until the reader wants it. */
sente.sound = (() => {
  const PITCHES = { yours: 392, its: 294, end: 523 };
  /** Seconds. */
  const LONG = 0.14;
  let context = null;
  const isOn = () => sente.stored("sound") === true;

  function play(whose) {
    if (!isOn() || !globalThis.AudioContext) return;
    context ??= new AudioContext();
    const [tone, volume, now] = [context.createOscillator(), context.createGain(), context.currentTime];
    Object.assign(tone, { type: "triangle" }).frequency.value = PITCHES[whose];
    volume.gain.setValueAtTime(0.12, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + LONG);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + LONG);
  }

  /** Turns it on or off; true if it is on now, which one hears. */
  function turn() {
    sente.store("sound", !isOn());
    play("yours");
    return isOn();
  }

  return { isOn, play, turn };
})();
