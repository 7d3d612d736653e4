import { suggestions } from './suggest.js';
import { el, localized, word } from './words.js';

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const ATTACHMENT = 11;

/** Every slash command with its subcommands: what is shown, what is sent, and the options. */
function flatten(commands) {
  const entries = [];
  const walk = (node, shown, sent) => {
    const nested = (node.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    if (nested.length === 0) {
      entries.push({ shown, sent, description: localized(node, 'description'), options: node.options ?? [] });
    }
    for (const option of nested) walk(option, `${shown} ${localized(option, 'name')}`, `${sent} ${option.name}`);
  };
  for (const command of commands) if (command.type === 1) walk(command, localized(command, 'name'), command.name);
  return entries;
}

/** Whether a typed text is this command, alone or with options after it (`souls new souls:1`). */
function isCommandOf(entry, typed) {
  return [entry.shown.toLowerCase(), entry.sent].some((name) => `${typed} `.startsWith(`${name} `));
}

/** The options in a typed command, as Discord writes them: `name:value`. */
function typedOptions(entry, typed) {
  return Object.fromEntries(
    entry.options.flatMap((option) => {
      const names = `${localized(option, 'name')}|${option.name}`;
      const found = new RegExp(`\\s(?:${names}):\\s*(.+?)(?=\\s[\\p{L}\\d_-]+:|$)`, 'u').exec(typed);
      return found === null ? [] : [[option.name, { text: found[1].trim() }]];
    }),
  );
}

function matching(entries, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = (entry) => {
    if (entry.shown.toLowerCase().startsWith(wanted) || entry.sent.startsWith(wanted)) return 0;
    if (isCommandOf(entry, wanted)) return 0;
    return entry.shown.toLowerCase().includes(wanted) || entry.sent.includes(wanted) ? 1 : 2;
  };
  return entries.filter((entry) => rank(entry) < 2).toSorted((a, b) => rank(a) - rank(b));
}

/** What an entered text means for an option: undefined when it is empty. */
function meaning(option, entered, people) {
  if (entered === undefined || entered.text.trim() === '') return undefined;
  if (entered.value !== undefined) return entered.value;
  const text = entered.text.trim();
  const choice = (option.choices ?? []).find((entry) => localized(entry, 'name') === text || entry.name === text);
  if (choice !== undefined) return choice.value;
  switch (option.type) {
    case INTEGER:
    case 10:
      return Number.isNaN(Number(text)) ? text : Number(text);
    case BOOLEAN:
      return text.toLowerCase() === word('yes').toLowerCase() || text.toLowerCase() === 'true';
    case USER:
      return people.find((person) => person.name.toLowerCase() === text.replace(/^@/, '').toLowerCase())?.id ?? text;
    default:
      return text;
  }
}

/**
 * The field at the bottom. `actions` has `say(text)` and `slash(command, options)`, which resolve with an error text or
 * undefined, and `autocomplete(command, options, focused)`, which resolves with choices.
 */
export function composer(form, actions) {
  let context = { commands: [], people: [], channel: '' };
  let command = null;
  let entered = {};
  let shownOptions = [];
  let asked = 0;

  const list = el('ul', { class: 'suggest', id: 'suggestions', role: 'listbox', hidden: true });
  const keys = el('p', { class: 'suggest-keys', hidden: true });
  const line = el('div', { class: 'composer-line' });
  const error = el('p', { class: 'error', role: 'alert' });
  const send = el('button', { type: 'submit', class: 'send' }, '➤');
  form.append(
    el('div', { class: 'suggest-box' }, list, keys),
    el('div', { class: 'composer-frame' }, line, send),
    error,
  );
  const suggest = suggestions(list, keys);

  const input = el('input', {
    id: 'composer-input',
    type: 'text',
    role: 'combobox',
    maxlength: 2000,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': 'suggestions',
  });
  input.addEventListener('input', () => suggestCommands());
  input.addEventListener('keydown', (event) => suggest.key(event));
  input.addEventListener('blur', () => suggest.hide());

  function suggestCommands() {
    error.textContent = '';
    if (!input.value.startsWith('/')) return suggest.hide();
    const found = matching(flatten(context.commands), input.value.slice(1));
    suggest.show(
      input,
      found.map((entry) => ({
        label: `/${entry.shown}`,
        hint: entry.description,
        take: () => enter(entry, input.value),
      })),
      word('noCommand'),
    );
  }

  function enter(entry, typed) {
    command = entry;
    entered = typedOptions(entry, typed);
    shownOptions = entry.options.filter((option) => option.required || option.name in entered);
    drawCommand();
    focusFirst();
  }

  function leave() {
    command = null;
    input.value = '';
    line.replaceChildren(input);
    input.focus();
  }

  function focusFirst() {
    (line.querySelector('input') ?? send).focus();
  }

  function drawCommand() {
    const close = el('button', { type: 'button', class: 'close', 'aria-label': word('remove'), onclick: leave }, '×');
    const rest = command.options.filter((option) => !shownOptions.includes(option));
    const adders = rest.map((option) => {
      const name = localized(option, 'name');
      const label = word('optional', { name });
      const add = () => {
        shownOptions.push(option);
        drawCommand();
        line.querySelector(`[name="${option.name}"]`)?.focus();
      };
      return el('button', { type: 'button', class: 'add-option', 'aria-label': label, onclick: add }, `+ ${name}`);
    });
    line.replaceChildren(
      el('span', { class: 'chip command-chip' }, `/${command.shown}`, close),
      ...shownOptions.map(chip),
      ...adders,
    );
    line.onkeydown = (event) => {
      if (event.key === 'Escape') leave();
    };
  }

  /** A file of which the text is sent. */
  function fileChip(option) {
    const name = localized(option, 'name');
    const field = el('input', {
      name: option.name,
      type: 'file',
      'aria-label': `${name}: ${localized(option, 'description')}`,
    });
    field.addEventListener('change', async () => {
      const [file] = field.files;
      if (file === undefined) delete entered[option.name];
      else entered[option.name] = { text: file.name, value: await file.text() };
    });
    return el('label', { class: 'chip' }, el('span', { class: 'chip-name' }, name), field);
  }

  function chip(option) {
    if (option.type === ATTACHMENT) return fileChip(option);
    const name = localized(option, 'name');
    const field = el('input', {
      name: option.name,
      type: 'text',
      role: 'combobox',
      inputmode: option.type === INTEGER ? 'numeric' : undefined,
      'aria-label': `${name}: ${localized(option, 'description')}${option.required ? ` (${word('required')})` : ''}`,
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
      'aria-controls': 'suggestions',
      placeholder: localized(option, 'description'),
      value: entered[option.name]?.text,
    });
    const fit = () => {
      field.size = Math.max(6, Math.min(28, (field.value || field.placeholder).length));
    };
    fit();
    const changed = () => {
      entered[option.name] = { text: field.value };
      fit();
      void offer(option, field, fit);
    };
    field.addEventListener('input', changed);
    field.addEventListener('focus', () => void offer(option, field, fit));
    field.addEventListener('blur', () => suggest.hide());
    field.addEventListener('keydown', (event) => {
      if (suggest.key(event)) return event.stopPropagation();
      if (event.key === 'Backspace' && field.value === '') {
        event.preventDefault();
        if (option.required) return leave();
        shownOptions = shownOptions.filter((shown) => shown !== option);
        delete entered[option.name];
        drawCommand();
        focusFirst();
      }
    });
    return el('label', { class: 'chip' }, el('span', { class: 'chip-name' }, name), field);
  }

  async function offer(option, field, fit) {
    error.textContent = '';
    const request = ++asked;
    const choices = await choicesFor(option, field, request);
    if (choices === null || request !== asked || document.activeElement !== field) return;
    const items = choices.map((choice) => ({
      label: localized(choice, 'name'),
      take: () => {
        field.value = localized(choice, 'name');
        entered[option.name] = { text: field.value, value: choice.value };
        fit();
        next(field);
      },
    }));
    suggest.show(field, items, option.autocomplete ? word('nothing') : undefined);
  }

  async function choicesFor(option, field, request) {
    const typed = entered[option.name]?.value === undefined ? field.value.toLowerCase() : '';
    const filter = (entries) =>
      entries.filter((entry) => localized(entry, 'name').toLowerCase().includes(typed)).slice(0, 25);
    if (option.choices?.length > 0) return filter(option.choices);
    if (option.type === BOOLEAN)
      return filter([
        { name: word('yes'), value: true },
        { name: word('no'), value: false },
      ]);
    if (option.type === USER) return filter(context.people.map((person) => ({ name: person.name, value: person.id })));
    if (!option.autocomplete) return [];
    await new Promise((resolve) => setTimeout(resolve, 120));
    if (request !== asked) return null;
    suggest.show(field, [], word('searching'));
    const values = valuesNow();
    values[option.name] = field.value;
    return actions.autocomplete(command.sent, values, option.name);
  }

  function next(field) {
    const fields = [...line.querySelectorAll('input')];
    (fields[fields.indexOf(field) + 1] ?? send).focus();
  }

  function valuesNow() {
    const values = {};
    for (const option of shownOptions) {
      const value = meaning(option, entered[option.name], context.people);
      if (value !== undefined) values[option.name] = option.type === STRING ? String(value) : value;
    }
    return values;
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    suggest.hide();
    error.textContent = '';
    if (command === null) {
      const text = input.value.trim();
      if (text === '') return;
      if (text.startsWith('/')) return enterTyped(text);
      const failure = await actions.say(text);
      error.textContent = failure ?? '';
      if (failure === undefined) input.value = '';
      return;
    }
    const { sent } = command;
    form.classList.add('busy');
    const failure = await actions.slash(sent, valuesNow());
    form.classList.remove('busy');
    if (failure === undefined) return leave();
    error.textContent = failure;
  });

  function enterTyped(text) {
    const wanted = text.slice(1).toLowerCase();
    const entry = flatten(context.commands).find((one) => isCommandOf(one, wanted));
    if (entry === undefined) error.textContent = word('noCommand');
    else enter(entry, text);
  }

  line.append(input);
  return {
    /** Takes over the commands, people, channel name and language. */
    update(now) {
      context = now;
      input.placeholder = word('message', { channel: now.channel });
      input.setAttribute('aria-label', word('messageLabel'));
      send.setAttribute('aria-label', word('send'));
      list.setAttribute('aria-label', word('commands'));
      if (command !== null && !command.options.some((option) => option.name === document.activeElement?.name)) {
        const same = flatten(now.commands).find((entry) => entry.sent === command.sent);
        if (same === undefined) leave();
      }
    },
  };
}
