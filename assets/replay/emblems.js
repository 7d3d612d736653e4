import { draw } from './elements.js';

const placed = (x, y, scale) => (x === 0 && y === 0 && scale === 1 ? null : `translate(${x} ${y}) scale(${scale})`);

const symbolOf = ({ box: [x, y, side], rim, of }, outlines, at) => {
  const rims = of.filter(([, fill, line]) => fill === null || line > 0);
  return draw(
    'symbol',
    { id: `emblem-${at}`, viewBox: `${x} ${y} ${side} ${side}` },
    rims.map(([d, , line, , ...place]) =>
      draw('path', {
        d: outlines[d],
        transform: placed(...place),
        fill: 'none',
        stroke: '#fffaf0',
        'stroke-width': rim / place[2] + line,
      }),
    ),
    of.map(([d, fill, line, ink, ...place]) =>
      draw('path', {
        d: outlines[d],
        transform: placed(...place),
        fill: fill ?? 'none',
        'fill-rule': 'evenodd',
        stroke: line > 0 ? ink : null,
        'stroke-width': line > 0 ? line : null,
      }),
    ),
  );
};

/** Everything that is drawn again and again, each once. */
export const symbols = ({ cards, outlines }, { icons }) =>
  draw(
    'svg',
    { class: 'symbols', 'aria-hidden': 'true', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    cards.map(({ emblem }, at) => symbolOf(emblem, outlines, at)),
    Object.entries(icons).map(([name, d]) =>
      draw('symbol', { id: `icon-${name}`, viewBox: '0 0 24 24' }, draw('path', { d, 'fill-rule': 'evenodd' })),
    ),
  );

const used = (id, kind) =>
  draw('svg', { class: kind, 'aria-hidden': 'true', focusable: 'false' }, draw('use', { href: `#${id}` }));

export const emblem = (card) => used(`emblem-${card}`, 'emblem');
export const icon = (name) => used(`icon-${name}`, `icon icon-${name}`);

const PIPS = {
  1: [[12, 12]],
  2: [[7, 7], [17, 17]],
  3: [[6.5, 6.5], [12, 12], [17.5, 17.5]],
  4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[6.5, 6.5], [17.5, 6.5], [12, 12], [6.5, 17.5], [17.5, 17.5]],
  6: [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]],
};

/** A die that shows a face. */
export const die = (face) =>
  draw(
    'svg',
    { class: 'die', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    draw('rect', { x: 1.5, y: 1.5, width: 21, height: 21, rx: 5 }),
    (PIPS[face] ?? []).map(([cx, cy]) => draw('circle', { cx, cy, r: 2.2 })),
  );

const CHEVRONS = { 1: [12], 2: [7, 17], 3: [3, 12, 21] };

/** An arrow of so many points, back or on; with a bar it goes as far as there is. */
export const arrow = (points, isBack, hasBar = false) =>
  draw(
    'svg',
    { class: 'arrow', viewBox: '0 0 30 20', 'aria-hidden': 'true' },
    draw(
      'g',
      isBack ? { transform: 'translate(30 0) scale(-1 1)' } : {},
      CHEVRONS[points].map((x) => draw('path', { d: `M${x} 3l7 7l-7 7` })),
      hasBar ? draw('path', { d: 'M24 3v14' }) : '',
    ),
  );
