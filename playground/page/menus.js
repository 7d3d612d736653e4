import { el, localized, word } from './words.js';

/** A button that opens a menu of what can be done with something. `items()` gives `[label, run]` pairs. */
export function moreMenu(label, items) {
  const list = el('div', { class: 'more-list', role: 'menu', hidden: true });
  const opener = el(
    'button',
    { type: 'button', class: 'more-open', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-label': label },
    '⋯',
  );
  const node = el('div', { class: 'more' }, opener, list);

  function open(isOpen) {
    list.hidden = !isOpen;
    opener.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return;
    list.replaceChildren(
      ...items().map(([text, run]) => {
        const item = el('button', { type: 'button', role: 'menuitem' }, text);
        item.addEventListener('click', () => {
          open(false);
          opener.focus();
          void run();
        });
        return item;
      }),
    );
    list.querySelector('button')?.focus();
  }

  opener.addEventListener('click', () => open(list.hidden));
  node.addEventListener('keydown', (event) => {
    const all = [...list.querySelectorAll('button')];
    const at = all.indexOf(document.activeElement);
    if (list.hidden) return;
    if (event.key === 'Escape') {
      open(false);
      opener.focus();
    } else if (event.key === 'ArrowDown') all[(at + 1) % all.length]?.focus();
    else if (event.key === 'ArrowUp') all.at(at - 1)?.focus();
    else return;
    event.preventDefault();
  });
  node.addEventListener('focusout', (event) => {
    if (!list.hidden && !node.contains(event.relatedTarget)) open(false);
  });
  return node;
}

/** The commands of the bot for the menu of a message (type 3) or of a person (type 2). */
export const menuCommands = (commands, type) =>
  commands.filter((command) => command.type === type).map((command) => [localized(command, 'name'), command.name]);

/** What can be done with a message. */
export function messageItems(message, commands, actions) {
  return [
    ...menuCommands(commands, 3).map(([label, name]) => [label, async () => actions.menu(name, 'message', message.id)]),
    [word('deleteMessage'), async () => actions.control({ do: 'deleteMessage', messageId: message.id })],
  ];
}

/** What can be done with a person. */
export const personItems = (person, commands, actions) =>
  menuCommands(commands, 2).map(([label, name]) => [label, async () => actions.menu(name, 'user', person.id)]);
