import { customEmoji, markdown } from './markdown.js';
import { fileLink, picture } from './pictures.js';
import { el, word } from './words.js';

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger' };

const emojiText = (emoji) => {
  if (emoji === undefined) return null;
  const shown = emoji.id ? customEmoji(emoji.name) : (emoji.name ?? '');
  return el('span', { class: 'emoji', 'aria-hidden': 'true' }, shown);
};

/**
 * A component of a message: a row of buttons or one menu, or a part of Components V2. `use(customId, values)` sends
 * the click and resolves when it has been answered.
 */
export function component(part, context, use) {
  const inner = (list) => list.map((one) => component(one, context, use));
  switch (part.type) {
    case 1:
      return row(part, context, use);
    case 2:
      return button(part, use);
    case 9:
      return el(
        'div',
        { class: 'v2-section' },
        el('div', {}, ...inner(part.components)),
        component(part.accessory, context, use),
      );
    case 10:
      return el('div', { class: 'v2-text' }, ...markdown(part.content, context));
    case 11:
      return picture({ ...part.media, description: part.description }, 'thumbnail');
    case 12:
      return el(
        'div',
        { class: 'v2-gallery' },
        ...part.items.map((item) => picture({ ...item.media, description: item.description }, 'image')),
      );
    case 13:
      return fileLink(part.file.url);
    case 14:
      return part.divider === false ? el('div', { class: 'v2-gap' }) : el('hr', {});
    case 17: {
      const node = el('div', { class: 'v2-container' }, ...inner(part.components));
      if (part.accent_color) node.style.setProperty('--bar', `#${part.accent_color.toString(16).padStart(6, '0')}`);
      return node;
    }
  }
}

function row(component, context, use) {
  return el(
    'div',
    { class: 'row' },
    ...component.components.map((part) => (part.type === 2 ? button(part, use) : menu(part, context, use))),
  );
}

function button(part, use) {
  const content = [emojiText(part.emoji), part.label ? el('span', {}, part.label) : null];
  const name = part.label ? undefined : (part.emoji?.name ?? part.custom_id);
  if (part.style === 5) {
    const arrow = el('span', { 'aria-hidden': 'true' }, '↗');
    return el(
      'a',
      { class: 'button secondary', href: part.url, target: '_blank', rel: 'noopener noreferrer' },
      ...content,
      arrow,
    );
  }
  const node = el(
    'button',
    {
      type: 'button',
      class: `button ${STYLES[part.style]}`,
      'data-id': part.custom_id,
      disabled: part.disabled,
      'aria-label': name,
    },
    ...content,
  );
  node.addEventListener('click', async () => {
    if (node.getAttribute('aria-busy') === 'true') return;
    node.setAttribute('aria-busy', 'true');
    await use(part.custom_id);
    node.removeAttribute('aria-busy');
  });
  return node;
}

/** What a select offers: its own options, or people, the role of everybody, channels. */
export function offered(part, { people, channels, serverId }) {
  const users = people.map((person) => ({ label: person.name, value: person.id }));
  const role = { label: '@everyone', value: serverId };
  switch (part.type) {
    case 3:
      return part.options;
    case 5:
      return users;
    case 6:
      return [role];
    case 7:
      return [...users, role];
    default:
      return channels.filter(({ kind }) => kind === 'text').map(({ id, name }) => ({ label: `#${name}`, value: id }));
  }
}

let menus = 0;

/** A menu as a listbox: arrows move, Enter or Space chooses, Escape closes, typing jumps. */
function menu(part, context, use) {
  const options = offered(part, context);
  const min = part.min_values ?? 1;
  const max = part.max_values ?? 1;
  const many = max > 1 || min === 0;
  const defaults = options.filter((option) => option.default === true);
  let chosen = new Set(defaults.map((option) => option.value));
  let active = 0;
  const id = `menu-${++menus}`;
  const placeholder = part.placeholder || word(part.type === 5 ? 'chooseUser' : 'choose');
  const face = el('span', { class: 'face' }, defaults.map((option) => option.label).join(', ') || placeholder);
  const opener = el(
    'button',
    {
      type: 'button',
      class: 'menu',
      role: 'combobox',
      'data-id': part.custom_id,
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': id,
      'aria-label': placeholder,
      disabled: part.disabled,
    },
    face,
    el('span', { class: 'chevron', 'aria-hidden': 'true' }, '▾'),
  );
  const list = el('ul', {
    class: 'popup',
    role: 'listbox',
    id,
    'aria-label': placeholder,
    'aria-multiselectable': many ? 'true' : undefined,
  });
  const done = el('button', { type: 'button', class: 'button primary done' }, word('done'));
  const panel = el(
    'div',
    { class: 'panel', hidden: true },
    list,
    many
      ? el(
          'div',
          { class: 'panel-foot' },
          el('span', {}, min === max ? String(max) : word('count', { min, max })),
          done,
        )
      : null,
  );

  const items = options.map((option, index) => {
    const item = el(
      'li',
      { role: 'option', id: `${id}-${index}`, 'aria-selected': 'false' },
      many ? el('span', { class: 'tick', 'aria-hidden': 'true' }) : null,
      emojiText(option.emoji),
      el(
        'span',
        { class: 'option-text' },
        el('span', {}, option.label),
        option.description ? el('small', {}, option.description) : null,
      ),
    );
    item.addEventListener('click', () => pick(index));
    item.addEventListener('pointermove', () => point(index));
    return item;
  });
  list.append(...items);

  function point(index) {
    items[active]?.classList.remove('active');
    active = Math.max(0, Math.min(items.length - 1, index));
    items[active]?.classList.add('active');
    items[active]?.scrollIntoView({ block: 'nearest' });
    opener.setAttribute('aria-activedescendant', `${id}-${active}`);
  }

  function mark() {
    items.forEach((item, index) => item.setAttribute('aria-selected', String(chosen.has(options[index].value))));
    done.disabled = chosen.size < min || chosen.size > max;
  }

  function open(isOpen) {
    panel.hidden = !isOpen;
    opener.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return opener.removeAttribute('aria-activedescendant');
    mark();
    point(
      Math.max(
        0,
        options.findIndex((option) => chosen.has(option.value)),
      ),
    );
    panel.scrollIntoView({ block: 'nearest' });
  }

  function pick(index) {
    const { value } = options[index];
    if (!many) {
      chosen = new Set([value]);
      return send();
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (max === 1) chosen = new Set([value]);
    else if (chosen.size < max) chosen.add(value);
    mark();
  }

  async function send() {
    open(false);
    opener.focus();
    face.textContent =
      options
        .filter((option) => chosen.has(option.value))
        .map((option) => option.label)
        .join(', ') || placeholder;
    opener.setAttribute('aria-busy', 'true');
    await use(part.custom_id, [...chosen]);
    opener.removeAttribute('aria-busy');
    chosen = new Set(defaults.map((option) => option.value));
    face.textContent = defaults.map((option) => option.label).join(', ') || placeholder;
  }

  opener.addEventListener('click', () => open(panel.hidden));
  done.addEventListener('click', send);
  opener.addEventListener('keydown', (event) => {
    const { key } = event;
    if (panel.hidden) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      open(true);
    } else if (key === 'ArrowDown') point(active + 1);
    else if (key === 'ArrowUp') point(active - 1);
    else if (key === 'Home') point(0);
    else if (key === 'End') point(items.length - 1);
    else if (key === 'Enter' || key === ' ') void pick(active);
    else if (key === 'Escape') open(false);
    else if (key === 'Tab') return many ? undefined : open(false);
    else if (key.length === 1) {
      const next = options.findIndex(
        (option, index) => index > active && option.label.toLowerCase().startsWith(key.toLowerCase()),
      );
      const any = options.findIndex((option) => option.label.toLowerCase().startsWith(key.toLowerCase()));
      if (any !== -1) point(next === -1 ? any : next);
    } else return;
    event.preventDefault();
  });
  const wrapper = el('div', { class: 'menu-wrap' }, opener, panel);
  wrapper.addEventListener('focusout', (event) => {
    if (!panel.hidden && !wrapper.contains(event.relatedTarget)) open(false);
  });
  wrapper.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    open(false);
    opener.focus();
  });
  panel.addEventListener('pointerdown', (event) => {
    if (event.target !== done) event.preventDefault();
  });
  return wrapper;
}
