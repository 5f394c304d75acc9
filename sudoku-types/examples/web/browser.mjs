// Opens the pages in headless Chromium, for `play.mjs` and `check.mjs`: keys, taps, screenshots, and what is on the page.
// It needs Node and Chromium, and nothing from the network. The environment's CHROMIUM names the browser.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

const [programs, screenshots] = process.argv.slice(2);
assert(programs, "the folder of the programs is missing");

const types = { ".html": "text/html", ".css": "text/css", ".wasm": "application/wasm" };
const files = {};
for (const folder of [import.meta.dirname, programs]) {
  for (const name of await readdir(folder)) {
    const type = types[extname(name)];
    if (type) files[`/${name}`] = [await readFile(join(folder, name)), type];
  }
}
files["/"] = files["/index.html"];
const server = createServer(({ url }, response) => {
  const [body, type] = files[url] ?? [];
  response.writeHead(body ? 200 : 404, { "content-type": type ?? "text/plain" }).end(body);
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
export const site = `http://127.0.0.1:${server.address().port}/`;

const profile = await mkdtemp(join(tmpdir(), "sudoku-web-"));
const options = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
  "--remote-debugging-pipe", `--user-data-dir=${profile}`,
];
const browser = spawn(process.env.CHROMIUM ?? "chromium", options, {
  stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
});
const [, , , orders, answers] = browser.stdio;

/** What waits for an answer of the browser, by the number of the order. */
const waiting = new Map();
/** Errors of scripts, and the addresses of all requests. */
export const faults = [], requests = [];
let rest = "";
answers.on("data", (data) => {
  const messages = (rest + data).split("\0");
  rest = messages.pop();
  for (const { id, result, error, method, params } of messages.map((message) => JSON.parse(message))) {
    if (id) waiting.get(id)(error ? Promise.reject(new Error(error.message)) : result);
    if (method === "Runtime.exceptionThrown") faults.push(params.exceptionDetails.exception?.description);
    if (method === "Network.requestWillBeSent") requests.push(params.request.url);
  }
});
let session, last = 0;
export const order = (method, params = {}) => new Promise((answer) => {
  waiting.set(last += 1, answer);
  orders.write(`${JSON.stringify({ id: last, method, params, sessionId: session })}\0`);
});

/** The value of an expression in the page. */
export async function value(expression) {
  const { result, exceptionDetails } = await order("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
  assert(!exceptionDetails, exceptionDetails?.exception?.description);
  return result.value;
}

/** Waits until an expression is true in the page. */
export async function until(expression) {
  for (let tries = 0; !await value(expression); tries += 1) {
    assert(tries < 600, `never true: ${expression}; ${faults}`);
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** Taps with a finger in the middle of an element. */
export async function tap(element) {
  const [x, y] = await value(`(() => {
    const element = ${element};
    element.scrollIntoViewIfNeeded();
    const { x, y, width, height } = element.getBoundingClientRect();
    window.tapped = new Promise((done) => addEventListener("click", () => setTimeout(done), { once: true }));
    return [x + width / 2, y + height / 2];
  })()`);
  await order("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await order("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await value("tapped");
}
export const button = (name) => `[...document.querySelectorAll("button")].find((button) => button.textContent === "${name}")`;
export const press = (name) => tap(button(name));

/** Presses keys, one after the other; `Control+z` is one, and `т:KeyN` a key of another layout with its place. */
export async function type(...names) {
  for (const name of names) {
    const [key, code = ""] = name.replace("Control+", "").split(":");
    const number = { Tab: 9, Backspace: 8, End: 35, Home: 36, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 }[key] ?? 0;
    const modifiers = name.startsWith("Control+") ? 2 : 0;
    for (const type of ["rawKeyDown", "keyUp"]) {
      await order("Input.dispatchKeyEvent", { type, key, code, modifiers, windowsVirtualKeyCode: number });
    }
  }
}
export const count = (selector) => value(`document.querySelectorAll(${JSON.stringify(selector)}).length`);

export async function screenshot(name) {
  if (!screenshots) return;
  const { data } = await order("Page.captureScreenshot");
  await writeFile(join(screenshots, `${name}.png`), Buffer.from(data, "base64"));
}

export const phone = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };
export const resize = (screen) => order("Emulation.setDeviceMetricsOverride", { ...phone, ...screen });
export const paint = (value) => order("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value }] });

/** The page is as wide as the screen, and these buttons are not too small for a finger. */
export async function fits(width, buttons) {
  await value("document.getAnimations().forEach((animation) => animation.finish())");
  assert.equal(await value("document.documentElement.scrollWidth"), width);
  const small = await value(`[...document.querySelectorAll("${buttons}")].map((button) => button.getBoundingClientRect())
    .filter(({ width, height }) => width && Math.min(width, height) < 43).length`);
  assert.equal(small, 0);
}

/** Runs the checks on a phone, and ends the browser. */
export async function run(checks) {
  try {
    const { targetId } = await order("Target.createTarget", { url: "about:blank" });
    ({ sessionId: session } = await order("Target.attachToTarget", { targetId, flatten: true }));
    for (const part of ["Runtime", "Page", "Network"]) await order(`${part}.enable`);
    await resize({});
    await order("Emulation.setTouchEmulationEnabled", { enabled: true });
    await checks();
    assert.deepEqual(faults, []);
    assert.deepEqual(requests.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(site)), []);
  } finally {
    browser.kill();
    await new Promise((ended) => browser.on("exit", ended));
    server.close();
    // Processes of the browser may write there for a little longer.
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
