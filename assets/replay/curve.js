import { draw, el } from './elements.js';

const [WIDTH, HEIGHT, EDGE] = [600, 170, 26];
const DASHES = ['', '9 4', '3 3', '12 3 3 3', '6 6', '2 5', '14 5', '8 3 2 3'];

/** The souls of everybody over the turns, as lines and as a table; a mark goes along with the moment. */
export const curveOf = ({ players, turns, words }, scenes, goTo) => {
  const ends = turns.map((_, at) => (turns[at + 1]?.at ?? scenes.length) - 1);
  const points = [0, ...ends.filter((end) => end > 0)];
  const goal = Math.max(1, ...scenes[0].players.map(({ goal: one }) => one ?? 1), ...scenes.at(-1).players.map(({ souls }) => souls));
  const last = Math.max(1, scenes.length - 1);
  const x = (moment) => EDGE + (moment / last) * (WIDTH - EDGE - 12);
  const y = (souls) => HEIGHT - EDGE - (souls / goal) * (HEIGHT - EDGE - 12);
  const lines = players.map((_, at) =>
    draw('path', {
      class: `curve-line seat-${at}`,
      'stroke-dasharray': DASHES[at] || null,
      d: points.map((moment, n) => `${n === 0 ? 'M' : 'L'}${x(moment).toFixed(1)} ${(y(scenes[moment].players[at].souls) - at * 2 + players.length - 1).toFixed(1)}`).join(''),
    }),
  );
  const mark = draw('line', { class: 'curve-mark', y1: 6, y2: HEIGHT - EDGE });
  const rows = Array.from({ length: goal + 1 }, (_, souls) => souls);
  const picture = draw(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': words.curveText, class: 'curve' },
    rows.map((souls) => draw('line', { class: 'grid', x1: EDGE, x2: WIDTH - 12, y1: y(souls), y2: y(souls) })),
    rows.map((souls) => draw('text', { x: EDGE - 8, y: y(souls) + 4, 'text-anchor': 'end' }, String(souls))),
    mark,
    lines,
  );
  picture.addEventListener('click', ({ clientX }) => {
    const { left, width } = picture.getBoundingClientRect();
    const at = ((((clientX - left) / width) * WIDTH - EDGE) / (WIDTH - EDGE - 12)) * last;
    goTo(Math.round(Math.min(last, Math.max(0, at))));
  });
  const legend = el(
    'ul',
    { class: 'legend' },
    players.map(({ name }, at) =>
      el(
        'li',
        {},
        draw('svg', { viewBox: '0 0 34 8', class: 'key', 'aria-hidden': 'true' }, draw('line', { class: `curve-line seat-${at}`, x1: 0, x2: 34, y1: 4, y2: 4, 'stroke-dasharray': DASHES[at] || null })),
        name,
      ),
    ),
  );
  const table = el(
    'table',
    {},
    el('caption', {}, words.curveText),
    el('tr', {}, el('th', { scope: 'col' }, words.turns), players.map(({ name }) => el('th', { scope: 'col' }, name))),
    turns.map(({ name }, at) =>
      el('tr', {}, el('th', { scope: 'row' }, name), players.map((_, seat) => el('td', {}, scenes[ends[at]].players[seat].souls))),
    ),
  );
  return {
    section: el('section', { class: 'souls', 'aria-labelledby': 'souls-heading' }, el('h2', { id: 'souls-heading' }, words.curve), picture, legend, el('div', { class: 'heard' }, table)),
    show: (moment) => {
      mark.setAttribute('x1', x(moment));
      mark.setAttribute('x2', x(moment));
    },
  };
};
