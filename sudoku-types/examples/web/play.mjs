// Plays the page in headless Chromium, as on a phone: a whole game by keys with notes, a clash, a mistake, undo and a reload;
// by taps and hints one of each other kind, and generated ones; and a browser without storage, or with a damaged save.
//
//   node play.mjs <the folder of game.wasm> [a folder for screenshots]
//
// What it needs is in `browser.mjs`.

import assert from "node:assert/strict";
import { count, fits, order, paint, press, resize, run, screenshot, site, type, until, value } from "./browser.mjs";

/** The only solution of the plain puzzle, from its rules. */
const SOLUTION = [
  "534678912", "672195348", "198342567",
  "859761423", "426853791", "713924856",
  "961537284", "287419635", "345286179",
];

const message = () => value(`document.querySelector("#message").textContent`);
/** What a screen reader says of the cell that has the focus, or that digits go to. */
const focused = () => value(`document.activeElement.ariaLabel`);
const selected = () => value(`document.querySelector("[aria-selected=true]").ariaLabel`);
const isOn = (name) => value(`(({ ariaPressed, ariaChecked }) => (ariaPressed ?? ariaChecked) === "true")(
  [...document.querySelectorAll("button")].find((button) => button.textContent === "${name}"))`);
const digits = () => count("text.given, text.found");

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
  await order("Page.navigate", { url: site });
  await until(`document.querySelector("[role=timer]")?.textContent`);
}

const BUTTONS = "div:not([role=row]) > button";

async function plain() {
  assert.match(await message(), /^plain, easy: naked single, \d+ points$/);
  assert.deepEqual([await count(".given"), await count(".found"), await count(".candidate")], [30, 0, 0]);
  assert(await isOn("plain"));
  await fits(390, BUTTONS);
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
  await fits(390, BUTTONS);
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
  const damaged = [
    "{", "null", '{"moves":[]}', '{"moves":[["begin",0]],"cells":"blank"}', '{"moves":[["begin",0],["place",0,-1,5]]}', '{"moves":[["shout"]]}',
  ];
  for (const saved of damaged) {
    await value(`localStorage.sudoku = '${saved}'`);
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
    // Its moves are made again when the page is opened again.
    await open();
    assert.deepEqual([await digits(), await isOn(kind)], [81, true]);
  }
  await press("killer");
  assert.match(await selected(), /: blank, the cage at row \d, column \d with the sum 30$/);
  await paint("dark");
  await press("all notes");
  await press("hint");
  await press("where?");
  await screenshot("dark");
  for (const width of [800, 1200]) {
    await resize({ width, height: 800, mobile: false });
    await press("mixed");
    // The panel is beside the board, and all is seen at once.
    const [board, panel] = await value(`["board", "panel"].map((id) => document.getElementById(id).getBoundingClientRect().toJSON())`);
    assert(panel.left >= board.right && Math.max(board.bottom, panel.bottom) <= 800, JSON.stringify([board, panel]));
    await screenshot(`dark-${width}`);
  }
  await press("plain");
  await press("new");
  console.log(`plain, generated: solved by ${await solveByHints()} hints`);
}

await run(play);
