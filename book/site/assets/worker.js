// The engine in a worker, so that a search never holds up the page. It answers messages in their order.
"use strict";

const name = location.search.slice(1);
// Both are on their way at the same time, and what arrives is compiled.
const bytes = fetch(`${name}.bin`).then(({ body }) => new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": "application/wasm" } }));
importScripts(`${name}.js`);

const ready = wasm_bindgen({ module_or_path: bytes });

onmessage = async ({ data: { number, message } }) => {
  try {
    await ready;
    postMessage({ number, answer: JSON.parse(wasm_bindgen.answer(JSON.stringify(message))) });
  } catch (error) {
    // After a panic nothing can be said of the engine's memory: the page starts another worker.
    postMessage({ number, answer: { error: String(error) }, broken: true });
  }
};
