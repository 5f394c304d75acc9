// Checks the page `check.html` in headless Chromium, as on a phone: puzzles of many kinds, whose solutions are compared with their
// rules, faults, a link, a search that is stopped, and what is copied and shared.
//
//   node check.mjs <the folder of check.wasm> [a folder for screenshots]
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
  await until(`document.querySelectorAll(".examples button").length > 30`);
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
  const map = await value(`/regions: ([^;]+)/.exec(document.querySelector("textarea").value)[1].replace(/\\W/g, "")`);
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
  // A solution beside the puzzle is wrong: the puzzle is there all the same.
  await write("1.....3....4.2.. 1342243131244231");
  assert.match(await text("#faults li"), /^line 1, column \d+: this is not the solution of the puzzle before it: row 4, column 3 is 1, not 3/);
  assert.match(await verdict(), /^one solution/);
}

/** Several solutions, and none: the cells are marked. */
async function notOne() {
  await open("1... ..3. .... .2..");
  await until(isDone);
  assert.equal(await verdict(), "more than one solution row 1, column 3 can be 2 or 4");
  assert(await value(`${button("all solutions")}.ariaPressed === "true"`));
  // The solutions of this grid by hand: what is not marked is the same in all.
  const marked = await count("#picture .marked"), notes = await count("#picture .candidate"), found = await count("#picture :is(.given, .found)");
  assert(marked > 0 && notes >= 2 * marked && marked + found === 16, `${marked}, ${notes}, ${found}`);
  await screenshot("check-several");
  await write("1.1. .... .... ....");
  assert.equal(await verdict(), "no solution digit 1 appears twice in row 1: columns 1 and 3");
  assert.equal(await count("#picture .marked"), 2);
  assert(await value(`${button("solution")}.disabled`));
  console.log("several solutions, none: marked");
}

/** A search is shown, is stopped, and begins again. */
async function stopped() {
  await value(`(() => { const area = document.querySelector("textarea"); area.focus(); area.select(); })()`);
  await order("Input.insertText", { text: `all_drawn: doubles, sums; ${".".repeat(81)}` });
  await until(`/searching, \\d+ s/.test(document.querySelector("#verdict").textContent)`);
  assert.equal(await count("#picture svg"), 1);
  await press("stop");
  assert.match(await verdict(), /^stopped after \d+ s: the answer is not known$/);
  await press("again");
  await until(`/searching, \\d+ s/.test(document.querySelector("#verdict").textContent)`);
  // The text is changed while the search is at work.
  await write(KILLER);
  assert.match(await verdict(), /^one solution/);
  console.log("a long search: stopped, begun again, and given up for another text");
}

const LINK = [
  "https://f-puzzles.com/?load=N4IgzglgXgpiBcA2ANCALhNAbO8QGUIAPEVAQwFc0ALAewCcEQBbOVAc3ogBMEBtPsAC+yYaJFjJQgLrJBIAG5ksFXAE",
  "YOEBTAB2CNPVUTFy1QgBMm7XvgGjokytwoQ7Lbv2GYEn+NmDfKXE/OSCwn39w4KlIwOMlJwQAZisPWy846VkQQxwwGDQmADkGZmUAAlyYMHhymDIAY2py7gg",
  "3NHLaHQa4ISA",
].join("");
/** The same with a line that is drawn, and no rules in words. */
const DRAWN = [
  "https://f-puzzles.com/?load=N4IgzglgXgpiBcA2ANCALhNAbO8QGUIAPEVAQwFc0ALAewCcEQBbOVAc3ogBMEBtPsAC+yYaJFjJQgLrJBIAG5ksFXAE",
  "YOEBTAB2CNPVUTFy1QgBMm7XvgGjokytwoQ7Lbv2GYEn+NmDfKXE/OSCwn39w4KlIwOMlJwQAZisPWy846VkQbggydlodZQBqBAAzZTAYVCwIHVx5Wvqwfj4",
  "QACU1AGE1Ug7zLvMQLNRaKiaYLqYAYgBjeb6Adx4aBAAGADokmSEgA==",
].join("");
const SIX = "...... 126... ...... ...... ...... ...3..".replaceAll(" ", "");

async function links() {
  await write(LINK);
  assert.match(await verdict(), /^more than one solution/);
  assert.equal(await text("#words"), "title: Six; rules in words, which are not read: Normal rules: each digit once");
  await press("line");
  const line = await text("#copied");
  assert.equal(line, SIX);
  await press("write it in our notation");
  await until(isDone);
  const written = await value(`document.querySelector("textarea").value`);
  assert.equal(written, `# Six\n# Normal rules  each digit once\nboxes: 2x3; ${SIX}`);
  assert.match(await verdict(), /^more than one solution/);
  await write(DRAWN);
  assert.match(await text("#faults li"), /^line 1: `line` \(R1C1 R2C2\) may be a rule/);
  await press("add --rules-as-read");
  await until(isDone);
  assert.match(await verdict(), /^more than one solution/);
  await write(`1.....3....4.2..\n\n${KILLER}\n`);
  assert.equal(await text("#ways span"), "puzzle 1 of 2");
  await press("›");
  await until(isDone);
  assert.equal(await text("#ways span"), "puzzle 2 of 2");
  assert.equal(await count("#picture .sum"), 4);
  console.log("links: read, written in our notation, with and without a drawing; a text of two puzzles");
}

/** Steps are clicked through; what is copied is the puzzle; an address opens it again. */
async function shared() {
  await write(KILLER);
  await press("›");
  await until(`document.querySelector("#picture title")`);
  const first = await text("#steps label:has(:checked)");
  assert.equal(await value(`document.querySelector("#picture title").textContent`), first);
  assert(await count("#picture .seen") > 0);
  await press("›");
  await until(`document.querySelector("#picture title").textContent !== ${JSON.stringify(first)}`);
  await screenshot("check-step");
  await press("sudoku! { … }");
  assert.match(await text("#copied"), /^type Puzzle = sudoku! \{\n {4}cages: "\n {6}a\.\.\.\n[^}]*", a = 3, b = 7, [^}]*\| \. \. \| \. \. \|[^}]*\};\n$/);
  await press("puzzle");
  await press("SVG");
  const svg = await text("#copied");
  assert(svg.startsWith("<svg ") && svg.includes("<style>") && svg.match(/class="sum"/g).length === 4);
  await press("link");
  const address = await text("#copied");
  await write("1.....3....4.2..");
  await open(decodeURIComponent(new URL(address).hash.slice(1)));
  await until(isDone);
  assert.equal(await value(`document.querySelector("textarea").value`), KILLER);
  assert.match(await verdict(), /^one solution/);
  // A text of the address is a text: symbols are drawn, and nothing else.
  await open(`symbols: "<&>%"; <... ..&. ...> .%.. # <img src=x onerror=alert()>`);
  await until(isDone);
  assert.equal(await value(`[...document.querySelectorAll("#picture .given")].map((given) => given.textContent).join("")`), "<&>%");
  assert.equal(await count("img"), 0);
  console.log("steps, copies and an address");
}

/** Each example is a puzzle. */
async function examples() {
  const names = await value(`[...document.querySelectorAll(".examples button")].map((button) => button.textContent)`);
  for (const index of names.keys()) {
    await tap(`document.querySelectorAll(".examples button")[${index}]`);
    await until(isDone);
    assert.match(await verdict(), /^(one|more than one) solution/, names[index]);
    assert.equal(await count("#faults li"), 0);
  }
  console.log(`${names.length} examples`);
}

async function looks() {
  for (const [width, height, mobile] of [[390, 844, true], [1200, 800, false]]) {
    await resize({ width, height, mobile });
    for (const colours of ["light", "dark"]) {
      await paint(colours);
      await open("");
      await until(isDone);
      assert.equal(await value("document.documentElement.scrollWidth - document.documentElement.clientWidth"), 0);
      await screenshot(`check-${width}-${colours}`);
    }
  }
}

async function check() {
  await open("");
  await until(isDone);
  await fits(390, "button");
  await kinds();
  await faults();
  await notOne();
  await stopped();
  await links();
  await shared();
  await examples();
  await looks();
  assert(requests.length > 0);
}

await run(check);
