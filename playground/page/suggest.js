import { el, word } from './words.js';

/**
 * A list of suggestions under a field: arrows move, Tab or Enter takes, Escape closes.
 * Items are `{ label, hint, take }`.
 */
export function suggestions(list, heading) {
  let field = null;
  let items = [];
  let active = 0;

  function point(index) {
    active = (index + items.length) % items.length;
    [...list.querySelectorAll('[role=option]')].forEach((option, at) => {
      option.setAttribute('aria-selected', String(at === active));
      if (at === active) option.scrollIntoView({ block: 'nearest' });
    });
    field?.setAttribute('aria-activedescendant', `${list.id}-${active}`);
  }

  function hide() {
    list.hidden = true;
    heading.hidden = true;
    items = [];
    field?.setAttribute('aria-expanded', 'false');
    field?.removeAttribute('aria-activedescendant');
  }

  function show(forField, found, empty) {
    field = forField;
    items = found;
    if (found.length === 0 && empty === undefined) return hide();
    const rows = found.map((item, index) => {
      const option = el(
        'li',
        { role: 'option', id: `${list.id}-${index}`, 'aria-selected': 'false' },
        el('span', { class: 'suggest-label' }, item.label),
        item.hint ? el('span', { class: 'suggest-hint' }, item.hint) : null,
      );
      option.addEventListener('pointerdown', (event) => event.preventDefault());
      option.addEventListener('click', () => take(index));
      return option;
    });
    list.replaceChildren(...(rows.length > 0 ? rows : [el('li', { class: 'suggest-empty' }, empty)]));
    list.hidden = false;
    heading.hidden = false;
    heading.textContent = word('keys');
    field.setAttribute('aria-expanded', 'true');
    if (rows.length > 0) point(0);
  }

  function take(index) {
    const item = items[index];
    hide();
    item.take();
  }

  /** @returns whether the key was for the list */
  function key(event) {
    if (list.hidden || items.length === 0) return false;
    if (event.key === 'ArrowDown') point(active + 1);
    else if (event.key === 'ArrowUp') point(active - 1);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) take(active);
    else if (event.key === 'Escape') hide();
    else return false;
    event.preventDefault();
    return true;
  }

  return { show, hide, key };
}
