const sections = [...document.querySelectorAll("section")];
const buttons = [...document.querySelectorAll("nav button[data-story]")];
const slider = document.querySelector("input");
const states = sections.map(section => [...section.querySelectorAll("figure")]);
const at = states.map(() => 0);
let story = 0;

function show() {
  at[story] = Math.min(Math.max(at[story], 0), states[story].length - 1);
  sections.forEach((section, number) => section.classList.toggle("now", number === story));
  buttons.forEach((button, number) => button.setAttribute("aria-pressed", number === story));
  states[story].forEach((state, number) => state.classList.toggle("now", number === at[story]));
  slider.max = states[story].length - 1;
  slider.value = at[story];
  history.replaceState(null, "", `#${story + 1}.${at[story] + 1}`);
}

function go(to) {
  at[story] = to;
  show();
}

function choose(number) {
  if (number < states.length) {
    story = number;
    show();
  }
}

function read() {
  const [, chosen, state] = /^#(\d+)\.(\d+)$/.exec(location.hash) ?? [0, 1, 1];
  story = Math.min(chosen - 1, states.length - 1);
  go(state - 1);
}

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const last = states[story].length - 1;
  const keys = {
    ArrowRight: () => go(at[story] + 1), ArrowDown: () => go(at[story] + 1), PageDown: () => go(at[story] + 1),
    ArrowLeft: () => go(at[story] - 1), ArrowUp: () => go(at[story] - 1), PageUp: () => go(at[story] - 1),
    " ": () => go(at[story] + 1), Home: () => go(0), End: () => go(last),
  };
  const key = keys[event.key] ?? (/^[1-9]$/.test(event.key) ? () => choose(event.key - 1) : null);
  if (key) {
    event.preventDefault();
    key();
  }
});
buttons.forEach((button, number) => button.addEventListener("click", () => choose(number)));
document.querySelector("#previous").addEventListener("click", () => go(at[story] - 1));
document.querySelector("#next").addEventListener("click", () => go(at[story] + 1));
slider.addEventListener("input", () => go(Number(slider.value)));
window.addEventListener("hashchange", read);
read();
