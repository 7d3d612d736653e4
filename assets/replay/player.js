import { boardOf } from './board.js';
import { cardWindow } from './cards.js';
import { changed } from './changes.js';
import { curveOf } from './curve.js';
import { diceCheck } from './dice-check.js';
import { el, said } from './elements.js';
import { arrow, icon, symbols } from './emblems.js';
import { logOf } from './log.js';

const game = JSON.parse(document.querySelector('#replay').textContent);
const looks = JSON.parse(document.querySelector('#looks').textContent);
const { moments, turns, words, players } = game;

const scenes = [];
for (const { changes } of moments) scenes.push(changed(scenes.at(-1) ?? {}, changes));

/** Milliseconds for a moment, from slow to fast. */
const SPEEDS = [4000, 2500, 1500, 800, 400];
let speed = 2;
let timer = null;
let at = 0;
let showsHidden = game.isOver;

const turnAt = (moment) => turns.findLastIndex((turn) => turn.at <= moment);
const endOf = (turn) => (turns[turn + 1]?.at ?? moments.length) - 1;
const beginsBefore = (moment) => moments.findLastIndex(({ is }, n) => n < moment && is !== null);
const beginsAfter = (moment) => moments.findIndex(({ is }, n) => n > moment && is !== null);

const { dialog, open } = cardWindow(game, looks);
const board = boardOf(game, looks, open);
const table = el('div', { class: 'scene' });
const heading = el('h2', { id: 'board-heading', tabindex: '-1' });
const doing = el('p', { class: 'doing' });
const told = el('div', { class: 'told', role: 'status', 'aria-live': 'polite' });
const log = logOf(game, (moment) => goTo(moment));
const curve = curveOf(game, scenes, (moment) => goTo(moment));

const slider = el('input', { type: 'range', id: 'position', min: 0, max: moments.length - 1, step: 1, 'aria-label': words.position });
const turnMenu = el(
  'select',
  { 'aria-label': words.turns, class: 'turn-menu' },
  turns.map(({ name }, n) => el('option', { value: n }, name)),
);

const nameAt = (moment) => {
  const turn = turnAt(moment);
  const first = turns[turn].at;
  return said(words.at, { turn: turns[turn].name, number: moment - first + 1, of: endOf(turn) - first + 1 });
};

function goTo(moment) {
  const to = Math.min(Math.max(0, moment), moments.length - 1);
  const isNext = to === at + 1;
  const before = isNext ? scenes[at] : undefined;
  at = to;
  const scene = scenes[at];
  table.replaceChildren(...board(scene, before, showsHidden));
  heading.textContent = turns[turnAt(at)].name;
  const timerNow = scene.turn.split(' · ').slice(1);
  const now = [...timerNow, scene.doing.text].filter(Boolean).join(' · ');
  doing.replaceChildren(scene.doing.icon === null ? '' : icon(scene.doing.icon), ' ', now);
  told.replaceChildren(...moments[at].lines.map((line) => el('p', {}, line)));
  slider.value = String(at);
  slider.setAttribute('aria-valuetext', nameAt(at));
  turnMenu.value = String(turnAt(at));
  place.textContent = `${at + 1} / ${moments.length}`;
  for (const { button, isOff } of steps) button.disabled = isOff();
  log.mark(at);
  curve.show(at);
  if (at === moments.length - 1) stop();
}

const go = {
  start: () => goTo(0),
  end: () => goTo(moments.length - 1),
  back: () => goTo(at - 1),
  on: () => goTo(at + 1),
  moveBack: () => goTo(Math.max(0, beginsBefore(at))),
  moveOn: () => goTo(beginsAfter(at) === -1 ? moments.length - 1 : beginsAfter(at)),
  turnBack: () => goTo(turns[turnAt(at)].at < at ? turns[turnAt(at)].at : (turns[turnAt(at) - 1]?.at ?? 0)),
  turnOn: () => goTo(turns[turnAt(at) + 1]?.at ?? moments.length - 1),
};

const playButton = el('button', { type: 'button', class: 'play', onclick: () => toggle() }, icon('active'), el('span', {}, words.play));

function stop() {
  if (timer !== null) clearInterval(timer);
  timer = null;
  playButton.classList.remove('playing');
  playButton.lastChild.textContent = words.play;
}

function start() {
  if (at === moments.length - 1) goTo(0);
  timer = setInterval(() => go.on(), SPEEDS[speed]);
  playButton.classList.add('playing');
  playButton.lastChild.textContent = words.pause;
}

function toggle() {
  if (timer === null) start();
  else stop();
}

const place = el('span', { class: 'place', 'aria-hidden': 'true' });

const isFirst = () => at === 0;
const isLast = () => at === moments.length - 1;
const stepButton = (label, sign, step, isOff) => {
  const button = el('button', { type: 'button', 'aria-label': label, title: label, onclick: () => { stop(); step(); } }, sign);
  return { button, isOff };
};
const { back, on } = game.steps;
const steps = [
  stepButton(words.first, arrow(1, true, true), go.start, isFirst),
  stepButton(back.turn, arrow(3, true), go.turnBack, isFirst),
  stepButton(back.move, arrow(2, true), go.moveBack, isFirst),
  stepButton(back.moment, arrow(1, true), go.back, isFirst),
  stepButton(on.moment, arrow(1, false), go.on, isLast),
  stepButton(on.move, arrow(2, false), go.moveOn, isLast),
  stepButton(on.turn, arrow(3, false), go.turnOn, isLast),
  stepButton(words.last, arrow(1, false, true), go.end, isLast),
];

slider.addEventListener('input', () => {
  stop();
  goTo(Number(slider.value));
});
turnMenu.addEventListener('change', () => {
  stop();
  goTo(turns[Number(turnMenu.value)].at);
});

const speedMenu = el(
  'select',
  { 'aria-label': words.speed },
  SPEEDS.map((milliseconds, n) => el('option', { value: n }, `${(SPEEDS[2] / milliseconds).toLocaleString(game.language, { maximumFractionDigits: 1 })}×`)),
);
speedMenu.value = String(speed);
speedMenu.addEventListener('change', () => {
  speed = Number(speedMenu.value);
  if (timer === null) return;
  stop();
  start();
});

const KEYS = {
  ArrowLeft: (event) => (event.shiftKey ? go.moveBack() : go.back()),
  ArrowRight: (event) => (event.shiftKey ? go.moveOn() : go.on()),
  PageUp: go.turnBack,
  PageDown: go.turnOn,
  Home: go.start,
  End: go.end,
  ' ': toggle,
  '/': () => log.search.focus(),
};

/** What has the keyboard for itself. */
const isTyping = (target) => target.closest('input[type=search], select, dialog, .log-lines') !== null;

document.addEventListener('keydown', (event) => {
  const does = KEYS[event.key];
  if (does === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (event.key === ' ' && event.target.closest('button, summary, a') !== null) return;
  if (event.target === slider && event.key !== ' ' && event.key !== '/') return;
  event.preventDefault();
  if (event.key !== ' ') stop();
  does(event);
});

const hiddenSwitch = el('input', { type: 'checkbox', id: 'hidden' });
hiddenSwitch.checked = showsHidden;
hiddenSwitch.addEventListener('change', () => {
  showsHidden = hiddenSwitch.checked;
  goTo(at);
});

const root = document.documentElement;
root.dataset.theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
const themeButton = el('button', { type: 'button', onclick: () => {
  root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
} }, words.theme);

const playerNames = players.map(({ name }, n) =>
  el('span', { class: `who seat-${n}` }, game.winners.includes(n) ? icon('crown') : '', name, game.winners.includes(n) ? ` (${words.winner})` : ''),
);

document.querySelector('#page').replaceChildren(
  symbols(game, looks),
  el('a', { href: '#board-heading', class: 'skip' }, words.skip),
  el(
    'header',
    { class: 'masthead' },
    el('div', {}, el('h1', {}, words.heading), el('p', { class: 'whos' }, playerNames)),
    el('div', { class: 'tools' }, themeButton, el('button', { type: 'button', onclick: () => print() }, words.print)),
    game.isOver ? el('p', { class: 'result' }, game.result.join(' · ')) : el('p', { class: 'result' }, words.goesOn),
    game.missing.map((line) => el('p', { class: 'missing' }, line)),
  ),
  el(
    'main',
    {},
    el(
      'section',
      { class: 'board', 'aria-labelledby': 'board-heading' },
      el('div', { class: 'now' }, el('div', {}, heading, doing), told),
      table,
    ),
    el(
      'aside',
      { 'aria-label': words.log },
      game.isOver ? el('label', { class: 'switch' }, hiddenSwitch, words.showHands) : '',
      log.section,
      curve.section,
      diceCheck(game),
      el('details', { class: 'keys' }, el('summary', {}, words.keys), el('ul', {}, words.keysText.map((line) => el('li', {}, line)))),
    ),
  ),
  el(
    'nav',
    { class: 'controls', 'aria-label': words.controls },
    el('div', { class: 'track' }, playButton, slider, place),
    el('div', { class: 'buttons' }, turnMenu, steps.map(({ button }) => button), speedMenu),
  ),
  el('footer', {}, game.proof.map((line) => el('p', {}, line)), el('p', {}, words.unofficial)),
  dialog,
);
goTo(0);
