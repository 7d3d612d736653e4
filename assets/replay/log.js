import { el, said } from './elements.js';

const plain = (text) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase();

/** The whole log, turn by turn: each line leads to its moment, and can be searched for. */
export const logOf = ({ moments, turns, words }, goTo) => {
  const lines = [];
  const list = el('div', { class: 'log-lines', tabindex: '0', 'aria-label': words.log, role: 'group' });
  const groups = turns.map(({ name, at, broken }, turn) => {
    const next = turns[turn + 1]?.at ?? moments.length;
    const own = [];
    for (let moment = at; moment < next; moment += 1)
      for (const text of moments[moment].lines) {
        if (text.replace(/\.$/u, '') === name) continue; // the heading says it
        const button = el('button', { type: 'button', class: 'line', onclick: () => goTo(moment) }, text);
        own.push(button);
        lines.push({ moment, button, item: el('li', {}, button), key: plain(text) });
      }
    const items = lines.slice(lines.length - own.length).map(({ item }) => item);
    const group = el('section', {}, el('h3', {}, name), el('ol', {}, items), broken === null ? '' : el('p', { class: 'quiet' }, broken));
    return { group, items };
  });
  list.append(...groups.map(({ group }) => group));
  const found = el('p', { class: 'quiet', role: 'status' });
  const search = el('input', { type: 'search', id: 'search', autocomplete: 'off', placeholder: words.search, 'aria-label': words.search });
  const look = () => {
    const wanted = plain(search.value.trim());
    let hits = 0;
    for (const { item, key } of lines) {
      const isHit = wanted === '' || key.includes(wanted);
      item.hidden = !isHit;
      if (isHit) hits += 1;
    }
    for (const { group, items } of groups) group.hidden = wanted !== '' && items.every(({ hidden }) => hidden);
    const count = hits === 1 ? words.oneHit : said(words.hits, { number: hits });
    found.textContent = wanted === '' ? '' : hits === 0 ? words.noHits : count;
  };
  search.addEventListener('input', look);
  search.addEventListener('keydown', ({ key }) => {
    const first = lines.find(({ item }) => !item.hidden);
    if (key === 'Enter' && first !== undefined) goTo(first.moment);
    if (key === 'Escape') {
      search.value = '';
      look();
      search.blur();
    }
  });
  let marked = [];
  /** Marks what was told at a moment, and brings it into sight. */
  const mark = (moment) => {
    for (const { button } of marked) button.removeAttribute('aria-current');
    marked = lines.filter((line) => line.moment === moment);
    for (const { button } of marked) button.setAttribute('aria-current', 'true');
    const [first] = marked;
    if (first === undefined || list.contains(document.activeElement)) return;
    const top = first.item.offsetTop - list.clientHeight / 3;
    list.scrollTo({ top });
  };
  return {
    section: el('section', { class: 'log', 'aria-labelledby': 'log-heading' }, el('h2', { id: 'log-heading' }, words.log), search, found, list),
    search,
    mark,
  };
};
