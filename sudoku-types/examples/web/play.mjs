// Plays the page in headless Chromium, by clicks: a whole game with a note, a mistake and hints, one of each other kind by
// its hints, and a generated one. It needs Node and Chromium, and nothing from the network.
//
//   node play.mjs <sudoku_web.wasm> [a folder for screenshots]
//
// The environment's CHROMIUM names the browser.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [wasm, screenshots] = process.argv.slice(2);
assert(wasm, "the path of sudoku_web.wasm is missing");

/** The only solution of the plain puzzle, from its rules. */
const SOLUTION = [
  "534678912", "672195348", "198342567",
  "859761423", "426853791", "713924856",
  "961537284", "287419635", "345286179",
];

const files = {
  "/": [await readFile(new URL("index.html", import.meta.url)), "text/html"],
  "/sudoku_web.wasm": [await readFile(wasm), "application/wasm"],
};
const server = createServer(({ url }, response) => {
  const [body, type] = files[url] ?? [];
  response.writeHead(body ? 200 : 404, { "content-type": type ?? "text/plain" }).end(body);
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));

const profile = await mkdtemp(join(tmpdir(), "sudoku-web-"));
const options = ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", `--user-data-dir=${profile}`];
const browser = spawn(process.env.CHROMIUM ?? "chromium", options, {
  stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
});
const [, , , orders, answers] = browser.stdio;

/** What waits for an answer of the browser, by the number of the order. */
const waiting = new Map();
const faults = [];
let rest = "";
answers.on("data", (data) => {
  const messages = (rest + data).split("\0");
  rest = messages.pop();
  for (const { id, result, error, method, params } of messages.map((message) => JSON.parse(message))) {
    if (id) waiting.get(id)(error ? Promise.reject(new Error(error.message)) : result);
    if (method === "Runtime.exceptionThrown") faults.push(params.exceptionDetails.exception?.description);
  }
});
let session, last = 0;
const order = (method, params = {}) => new Promise((answer) => {
  waiting.set(last += 1, answer);
  orders.write(`${JSON.stringify({ id: last, method, params, sessionId: session })}\0`);
});

/** The value of an expression in the page. */
async function value(expression) {
  const { result, exceptionDetails } = await order("Runtime.evaluate", { expression, returnByValue: true });
  assert(!exceptionDetails, exceptionDetails?.exception?.description);
  return result.value;
}

/** Clicks with the mouse in the middle of an element. */
async function click(element) {
  const [x, y] = await value(`(() => {
    const { x, y, width, height } = (${element}).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })()`);
  for (const type of ["mousePressed", "mouseReleased"]) {
    await order("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  }
}
const press = (name) =>
  click(`[...document.querySelectorAll("button")].find((button) => button.textContent === "${name}")`);
const cell = (row, column) => click(`document.querySelectorAll("#cells button")[${9 * row + column}]`);
const message = () => value(`document.querySelector("#message").textContent`);
const count = (selector) => value(`document.querySelectorAll("#picture ${selector}").length`);
const digits = () => count("text.given, text.found").then(Number);

async function screenshot(name) {
  if (!screenshots) return;
  const { data } = await order("Page.captureScreenshot");
  await writeFile(join(screenshots, `${name}.png`), Buffer.from(data, "base64"));
}

/** Takes hints until the puzzle is solved, and returns how many there were. */
async function solveByHints() {
  for (let taken = 0; ; taken += 1) {
    if (await digits() === 81) {
      assert.equal(await message(), "solved!");
      return taken;
    }
    await press("hint");
    assert.equal(await value(`document.querySelector("#picture title").textContent.endsWith(
      document.querySelector("#message").textContent)`), true);
    assert(await count(".seen") > 0);
    await press("take");
  }
}

async function plain() {
  assert.match(await message(), /^plain: naked single, \d+ points$/);
  assert.deepEqual([await count(".given"), await count(".found")], [30, 0]);
  // A digit that clashes is not taken; a wrong one is, and the hint names it.
  await cell(0, 2);
  await press("5");
  assert.equal(await message(), "digit 5 appears twice in row 1: columns 1 and 3");
  await press("1");
  assert.equal(await count(".found"), 1);
  await press("hint");
  assert.equal(await message(), "row 1, column 3 is not 1");
  await press("undo");
  assert.equal(await count(".found"), 0);
  // A note is wiped out and written again.
  const notes = await count(".candidate");
  await press("notes");
  await press("4");
  assert.equal(await count(".candidate"), notes - 1);
  await press("hint");
  assert.equal(await message(), "row 1, column 3 can be 4, which is not among its candidates");
  await press("4");
  await press("notes");
  assert.equal(await count(".candidate"), notes);
  await press("hint");
  await screenshot("hint");
  await press("take");
  assert.equal(await digits(), 31);
  for (const [row, line] of SOLUTION.entries()) {
    for (const [column, digit] of [...line].entries()) {
      await cell(row, column);
      await press(digit);
    }
  }
  assert.equal(await message(), "solved!");
  assert.deepEqual([await count(".given"), await count(".found")], [30, 51]);
}

async function play() {
  const { targetId } = await order("Target.createTarget", { url: "about:blank" });
  ({ sessionId: session } = await order("Target.attachToTarget", { targetId, flatten: true }));
  await order("Runtime.enable");
  await order("Emulation.setDeviceMetricsOverride", { width: 560, height: 780, deviceScaleFactor: 1, mobile: false });
  await order("Page.navigate", { url: `http://127.0.0.1:${server.address().port}/` });
  for (let tries = 0; await value(`!document.querySelector("#actions button:last-child")`); tries += 1) {
    assert(tries < 200, `the page does not load: ${faults}`);
    await new Promise((later) => setTimeout(later, 50));
  }
  await plain();
  console.log("plain: played by clicks");
  const parts = { jigsaw: ".thick", killer: ".sum", diagonals: ".diagonal", thermometers: ".bulb" };
  for (const [kind, part] of Object.entries(parts)) {
    await press(kind);
    assert((await message()).startsWith(`${kind}: `));
    assert(await count(part) > 0);
    await screenshot(kind);
    console.log(`${kind}: solved by ${await solveByHints()} hints`);
    await press("next");
    assert((await message()).startsWith(`${kind} number `), await message());
    assert(await digits() < 81 && await count(part) > 0);
    await screenshot(`${kind}-generated`);
    console.log(`${kind}, generated: solved by ${await solveByHints()} hints`);
  }
  await press("plain");
  const before = await value(`document.querySelector("#picture").textContent`);
  await press("next");
  assert.notEqual(await value(`document.querySelector("#picture").textContent`), before);
  console.log(`plain, generated: solved by ${await solveByHints()} hints`);
  await screenshot("solved");
  assert.deepEqual(faults, []);
}

try {
  await play();
} finally {
  browser.kill();
  await new Promise((ended) => browser.on("exit", ended));
  server.close();
  // Processes of the browser may write there for a little longer.
  await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
