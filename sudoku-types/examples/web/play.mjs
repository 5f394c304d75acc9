// Plays the page in headless Chromium, as on a phone: a whole game by keys with notes, a clash, a mistake, undo and a reload;
// by taps and hints one of each other kind, and generated ones; and a browser without storage, or with a damaged save. It needs
// Node and Chromium, and nothing from the network.
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
  const { result, exceptionDetails } = await order("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
  assert(!exceptionDetails, exceptionDetails?.exception?.description);
  return result.value;
}

/** Taps with a finger in the middle of an element. */
async function tap(element) {
  const [x, y] = await value(`(() => {
    const target = ${element};
    target.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = target.getBoundingClientRect();
    window.tapped = new Promise((done, fail) => {
      addEventListener("click", () => setTimeout(done), { once: true });
      setTimeout(() => fail(new Error("no click on " + target.textContent)), 10_000);
    });
    return [x + width / 2, y + height / 2];
  })()`);
  await order("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await order("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await value("tapped");
}
const press = (name) =>
  tap(`[...document.querySelectorAll("button")].find((button) => button.textContent === "${name}")`);

/** Presses keys, one after the other; `Control+z` is one, and `т:KeyN` a key of another layout with its place. */
async function type(...names) {
  for (const name of names) {
    const [key, code = ""] = name.replace("Control+", "").split(":");
    const number = { Tab: 9, Backspace: 8, End: 35, Home: 36, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 }[key] ?? 0;
    const modifiers = name.startsWith("Control+") ? 2 : 0;
    for (const type of ["rawKeyDown", "keyUp"]) {
      await order("Input.dispatchKeyEvent", { type, key, code, modifiers, windowsVirtualKeyCode: number });
    }
  }
}
const message = () => value(`document.querySelector("#message").textContent`);
/** What a screen reader says of the cell that has the focus, or that digits go to. */
const focused = () => value(`document.activeElement.ariaLabel`);
const selected = () => value(`document.querySelector("[aria-selected=true]").ariaLabel`);
const count = (selector) => value(`document.querySelectorAll("${selector}").length`);
const isOn = (name) => value(`(({ ariaPressed, ariaChecked }) => (ariaPressed ?? ariaChecked) === "true")(
  [...document.querySelectorAll("button")].find((button) => button.textContent === "${name}"))`);
const digits = () => count("text.given, text.found");

async function screenshot(name) {
  if (!screenshots) return;
  const { data } = await order("Page.captureScreenshot");
  await writeFile(join(screenshots, `${name}.png`), Buffer.from(data, "base64"));
}

/** Takes hints until the puzzle is solved, and returns how many there were. */
async function solveByHints() {
  for (let taken = 0; ; taken += 1) {
    if (await digits() === 81) {
      assert.match(await value(`document.querySelector("#won b").innerText`), /^Solved in \d+:\d\d$/);
      return taken;
    }
    await press("hint");
    const technique = await message();
    assert.equal(await count(".seen"), 0);
    await press("where?");
    assert((await message()).startsWith(`${technique}: row `), await message());
    assert(await count(".seen") > 0);
    await press("take it");
  }
}

async function open() {
  await order("Page.navigate", { url: `http://127.0.0.1:${server.address().port}/` });
  for (let tries = 0; await value(`!document.querySelector("[role=timer]")?.textContent`); tries += 1) {
    assert(tries < 200, `the page does not load: ${faults}`);
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** The page is as wide as the phone, and has no smaller buttons than a cell is wide. */
async function fits() {
  await value("document.getAnimations().forEach((animation) => animation.finish())");
  assert.equal(await value("document.documentElement.scrollWidth"), 390);
  const small = await value(`[...document.querySelectorAll("div:not([role=row]) > button")]
    .map((button) => button.getBoundingClientRect()).filter(({ width, height }) => width && Math.min(width, height) < 43).length`);
  assert.equal(small, 0);
}

async function plain() {
  assert.match(await message(), /^plain, easy: naked single, \d+ points$/);
  assert.deepEqual([await count(".given"), await count(".found"), await count(".candidate")], [30, 0, 0]);
  assert(await isOn("plain"));
  await fits();
  await screenshot("phone");
  // Tab comes to one cell; digits and arrows go to the same.
  await type(...Array(7).fill("Tab"));
  assert.equal(await focused(), "row 1, column 1: 5, given");
  await type("ArrowUp", "ArrowRight", "ArrowRight", "1");
  assert.equal(await focused(), "row 1, column 3: 1");
  await type("Tab", "Backspace");
  assert.notEqual(await focused(), await selected());
  assert.equal(await selected(), "row 1, column 3: blank");
  // A digit that clashes is seen; a wrong one is not, and the hint names it.
  await type("5");
  assert.equal(await message(), "digit 5 appears twice in row 1: columns 1 and 3");
  assert.equal(await count(".clash"), 2);
  await type("1", "h");
  assert.deepEqual([await message(), await count(".clash")], ["row 1, column 3 is not 1", 0]);
  await type("Control+z");
  assert.equal(await selected(), "row 1, column 3: 5, clashes");
  await type("Control+z");
  assert.equal(await selected(), "row 1, column 3: blank");
  await type("Control+y");
  assert.equal(await selected(), "row 1, column 3: 5, clashes");
  await type("Backspace");
  // Notes.
  await type("N", "1", "4");
  assert(await isOn("pencil"));
  assert.deepEqual([await selected(), await count(".candidate")], ["row 1, column 3: notes 1; 4", 2]);
  await type("4", "р:KeyH");
  assert.equal(await message(), "row 1, column 3 can be 4, which is not among its candidates");
  await press("all notes");
  assert(await isOn("all notes"));
  const notes = await count(".candidate");
  assert(notes > 51);
  await press("all notes");
  assert.deepEqual([await isOn("all notes"), await count(".candidate")], [false, 0]);
  await press("undo");
  assert.equal(await count(".candidate"), notes);
  // A hint names its technique, then its place, and then is taken.
  await type("n", "h");
  assert.deepEqual([await message(), await count(".seen")], ["naked single", 0]);
  await type("h");
  assert.equal(await message(), "naked single: row 5, column 5");
  assert.equal(await count(".seen"), 1);
  await screenshot("hint");
  await type("h");
  assert.equal(await digits(), 31);
  // What was played is there when the page is opened again, with its time.
  await value(`localStorage.sudoku = localStorage.sudoku.replace(/"seconds":\\d+/, '"seconds":754')`);
  await open();
  assert.match(await value(`document.querySelector("[role=timer]").textContent`), /^12:3\d$/);
  assert.deepEqual([await digits(), await count(".candidate") < notes], [31, true]);
  await press("undo");
  assert.equal(await digits(), 30);
  for (const line of SOLUTION) {
    for (const digit of line) await type(digit, "ArrowRight");
    await type("ArrowDown", ...Array(8).fill("ArrowLeft"));
  }
  assert.match(await value(`document.querySelector("#won b").innerText`), /^Solved in 12:\d\d$/);
  assert.deepEqual([await count(".given"), await count(".found"), await count(".clash")], [30, 51, 0]);
  assert.equal(await value(`document.querySelector("#digits").offsetHeight`), 0);
  await fits();
  await screenshot("won");
}

/** Digits of other scripts, keys of other layouts, the first and last cell of a row and of all. */
async function keys() {
  await type("Control+Home", "End");
  assert.equal(await focused(), "row 1, column 9: blank");
  for (const [key, digit] of [["۲", 2], ["٢", 2], ["२", 2], ["é:Digit2", 2], ["0", 0]]) {
    await type(key);
    assert.equal(await focused(), `row 1, column 9: ${digit || "blank"}`, key);
  }
  await type("т:KeyN");
  assert(await isOn("pencil"));
  await type("т:KeyN", "Control+End");
  assert.equal(await focused(), "row 9, column 9: 9, given");
  await type("Home");
  assert.equal(await focused(), "row 9, column 1: blank");
}

/** A save that is damaged or of another version, and a browser that refuses to save, leave a puzzle to play. */
async function storage() {
  for (const saved of ["{", "null", '{"kind":0,"game":"[1,"}', '{"kind":9,"game":""}', '{"kind":0,"game":"[0,null,\\"\\",[],0]"}']) {
    await value(`localStorage.sudoku = '${saved.replaceAll("\\", "\\\\")}'`);
    await open();
    assert.equal(await message(), "the saved game cannot be read: here is a new one", saved);
    assert.equal(await count(".given"), 30);
  }
  const source = `Object.defineProperty(window, "localStorage", { get() { throw new Error("refused"); } })`;
  const { identifier } = await order("Page.addScriptToEvaluateOnNewDocument", { source });
  await open();
  assert.equal(await count(".given"), 30);
  await keys();
  await order("Page.removeScriptToEvaluateOnNewDocument", { identifier });
  await open();
}

async function play() {
  const { targetId } = await order("Target.createTarget", { url: "about:blank" });
  ({ sessionId: session } = await order("Target.attachToTarget", { targetId, flatten: true }));
  await order("Runtime.enable");
  await order("Page.enable");
  const screen = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };
  await order("Emulation.setDeviceMetricsOverride", screen);
  await order("Emulation.setTouchEmulationEnabled", { enabled: true });
  await open();
  await plain();
  console.log("plain: played by keys");
  await storage();
  const parts = { jigsaw: ".thick", killer: ".sum", diagonals: ".diagonal", thermometers: ".bulb", mixed: ".whispers" };
  for (const [kind, part] of Object.entries(parts)) {
    await press(kind);
    assert((await message()).startsWith(`${kind}, easy: `), await message());
    assert(await count(part) > 0);
    await screenshot(kind);
    console.log(`${kind}: solved by ${await solveByHints()} hints`);
    await press("another one");
    assert((await message()).startsWith(`${kind} number `), await message());
    assert(await digits() < 81 && await count(part) > 0);
    console.log(`${kind}, generated: solved by ${await solveByHints()} hints`);
  }
  await press("killer");
  assert.match(await selected(), /: blank, cage 'z' with the sum 30$/);
  const features = [{ name: "prefers-color-scheme", value: "dark" }];
  await order("Emulation.setEmulatedMedia", { features });
  await press("all notes");
  await press("hint");
  await press("where?");
  await screenshot("dark");
  for (const width of [800, 1200]) {
    await order("Emulation.setDeviceMetricsOverride", { ...screen, width, height: 800, mobile: false });
    await press("mixed");
    // The panel is beside the board, and all is seen at once.
    const [board, panel] = await value(`["board", "panel"].map((id) => document.getElementById(id).getBoundingClientRect().toJSON())`);
    assert(panel.left >= board.right && Math.max(board.bottom, panel.bottom) <= 800, JSON.stringify([board, panel]));
    await screenshot(`dark-${width}`);
  }
  await press("plain");
  await press("new");
  console.log(`plain, generated: solved by ${await solveByHints()} hints`);
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
