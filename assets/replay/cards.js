import { el } from './elements.js';
import { emblem, icon } from './emblems.js';

/** A card's colours by what it is. */
export const coloured = (kind, { bands, grounds }) =>
  `--band:${bands[kind] ?? bands.treasure};--ground:${grounds[kind] ?? grounds.treasure}`;

/** The window in which a card says what it does. */
export const cardWindow = ({ cards, words }, looks) => {
  const body = el('div', { class: 'card-body' });
  const close = el('button', { type: 'button', class: 'wide' }, words.close);
  const dialog = el('dialog', { class: 'card-window', 'aria-labelledby': 'card-name' }, body, close);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  const open = (at, role = null) => {
    const card = cards[at];
    body.replaceChildren(
      el(
        'div',
        { class: 'card-head', style: coloured(role ?? card.kind, looks) },
        el('div', { class: 'stage' }, emblem(at)),
        el('div', {}, el('h2', { id: 'card-name' }, card.name), el('p', { class: 'quiet' }, card.about)),
      ),
      ...card.lines.map((line) => el('p', {}, line)),
    );
    dialog.showModal();
  };
  return { dialog, open };
};

/** A number with its icon; `means` is what is heard. */
export const chip = (name, text, means, state = '') =>
  el(
    'span',
    { class: `chip ${state}`.trim(), role: 'img', 'aria-label': `${means}: ${text}`, title: means },
    icon(name),
    el('span', { 'aria-hidden': 'true' }, text),
  );
