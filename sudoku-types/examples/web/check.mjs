// Checks the page `check.html` in headless Chromium, as on a phone: puzzles of many kinds, whose solutions are compared with their
// rules, faults, a link, a search that is stopped, and what is copied and shared.
//
//   node check.mjs <sudoku_web.wasm> [a folder for screenshots]
//
// The environment's CHROMIUM names the browser.

import assert from "node:assert/strict";
import { button, count, fits, order, paint, press, requests, resize, run, screenshot, site, tap, until, value } from "./browser.mjs";

const text = (selector) => value(`document.querySelector("${selector}")?.innerText ?? ""`);
const verdict = async () => (await text("#verdict div")).replace(/\s+/g, " ").trim();
const isDone = `document.body.ariaBusy === "false"`;

/** Opens the page with a text in its address. */
async function open(address) {
  await order("Page.navigate", { url: "about:blank" });
  await order("Page.navigate", { url: `${site}check.html#${encodeURIComponent(address)}` });
  await until(`document.querySelectorAll("#examples button").length > 30`);
}

/** Writes a text in place of the other, and waits for all answers. */
async function write(puzzle) {
  await value(`(() => { const area = document.querySelector("textarea"); area.focus(); area.select(); })()`);
  await order("Input.insertText", { text: puzzle });
  await until(isDone);
}

/** The digits of the picture, row by row. */
async function digits() {
  const all = await value(`[...document.querySelectorAll("#picture :is(.given, .found)")].map((digit) =>
    [digit.getAttribute("y"), digit.getAttribute("x"), digit.textContent].map(Number))`);
  const side = Math.sqrt(all.length);
  all.sort(([y, x], [other, right]) => y - other || x - right);
  return Array.from({ length: side }, (_, row) => all.slice(side * row, side * (row + 1)).map(([, , digit]) => digit));
}

const differ = (cells) => new Set(cells).size === cells.length;
const sum = (cells) => cells.reduce((all, digit) => all + digit, 0);
/** The cells of a picture's option, such as `r1c1 r2c1-3`: each is a row and a column from 0. */
function cells(names) {
  const range = (part) => {
    const [from, to = from] = part.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index - 1);
  };
  return names.split(" ").flatMap((name) => {
    const [, rows, columns] = /^r([-\d]+)c([-\d]+)$/.exec(name);
    return range(rows).flatMap((row) => range(columns).map((column) => [row, column]));
  });
}

/** The solution in the picture is a Latin square, its boxes of this height or regions differ, and the rule holds. */
async function solves(name, rule, boxes = 3) {
  assert.match(await verdict(), /^one solution .*\d points$/, name);
  await press("solution");
  const grid = await digits();
  const all = grid.flat(), side = grid.length;
  const region = (index) => (typeof boxes === "string" ? boxes[index]
    : `${Math.floor(index / side / boxes)} ${Math.floor(index % side / (side / boxes))}`);
  const ways = [(index) => Math.floor(index / side), (index) => index % side, region];
  for (const way of ways) {
    for (const unit of new Set(all.map((_, index) => way(index)))) {
      const members = all.filter((_, index) => way(index) === unit);
      assert(members.length === side && differ(members), `${name}: ${all}`);
    }
  }
  assert(all.every((digit) => digit >= 1 && digit <= side));
  assert(rule((row, column) => grid[row]?.[column], grid), `${name}: ${all}`);
  await press("puzzle");
  console.log(`${name}: ${await verdict()}, ${await count("#steps input")} steps`);
}

const map = "aaabbbbccadabbccccadabbccecddabeeeeeddaeeffffdddefffifgggghhhifggghhiiiigghhhhiii";
const KILLER = "cages: 3 r1c1 r2c1, 7 r2-3c2 r3c3, 5 r2-3c4, 6 r4c1-2;\n. . . .\n. . . .\n. . . .\n. . . .";

async function kinds() {
  const example = async (name) => {
    await press(name);
    await until(isDone);
  };
  const holds = () => true;
  const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  await write(puzzle);
  await solves("a line of digits", (_, grid) => grid[0].join("") === "534678912");
  await example("jigsaw");
  await solves("jigsaw", holds, map);
  await example("diagonals");
  const diagonal = [...Array(9).keys()];
  await solves("diagonals", (at) => differ(diagonal.map((row) => at(row, row))) && differ(diagonal.map((row) => at(row, 8 - row))));
  await example("thermometers");
  const lines = (await value(`document.querySelector("textarea").value`)).split(";")[0].replace("thermometers:", "").split(",");
  const grows = (at) => lines.every((line) => {
    const heights = cells(line.trim().replace(/\s+/g, " ")).map(([row, column]) => at(row, column));
    return heights.every((height, index) => index === 0 || height > heights[index - 1]);
  });
  await solves("thermometers", grows);
  await screenshot("check-phone");
  await write(KILLER);
  const cages = KILLER.split(";")[0].replace("cages: ", "").split(", ").map((cage) => [Number.parseInt(cage), cells(cage.replace(/^\d+ /, ""))]);
  await solves("killer", (at) => cages.every(([total, cage]) => sum(cage.map(([row, column]) => at(row, column))) === total), 2);
  await write("boxes: 1x4; rules: anti_knight; 1.....3....4.2..");
  const moves = [[1, 2], [2, 1], [1, -2], [2, -1]];
  const jumps = (at, grid) => grid.every((row, y) => row.every((digit, x) => moves.every(([down, right]) => at(y + down, x + right) !== digit)));
  await solves("anti-knight", jumps, 1);
}

/** What is wrong, where, and what is marked in the text. */
async function faulty(puzzle, place, what, marked) {
  await write(puzzle);
  const fault = await text("#faults li");
  assert(fault.startsWith(place), fault);
  assert.match(fault, what);
  assert.equal(await text("#mirror mark"), marked);
  assert.equal(await verdict(), "this is not a puzzle yet");
  await tap(`document.querySelector("#faults button")`);
  const chosen = await value(`(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(document.querySelector("textarea"))`);
  assert.equal(chosen, marked);
  console.log(`fault: ${fault}`);
}

async function faults() {
  await faulty("1 _ | _ _\n_ _ | y _\n_ _ | _ 4\n_ 2 | _ _", "line 2, column 7: ", /`y` is not a digit of a 4×4 grid: expected 1 to 4/, "y");
  await screenshot("check-fault");
  await faulty("# mine\nthermo: r1c1 r1c2;\n1... ..3. ...4 .2..", "line 2, column 1: ", /thermometers/, "thermo:");
  await faulty("cages: 9 r1c1 r9c9;\n1... ..3. ...4 .2..", "line 1, column 15: ", /r9c9|row 9/, "r9c9");
  await faulty(".".repeat(256), "line 1", /16×16, and the page checks 4×4, 6×6, 9×9: the command `sudoku-solve` checks all/, ".".repeat(256));
}

async function run_all() {
  await open("");
  await until(isDone);
  await fits(390, "button");
  await kinds();
  await faults();
}

await run(run_all);
