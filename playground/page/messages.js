import { component } from './components.js';
import { markdown } from './markdown.js';
import { messageItems, moreMenu } from './menus.js';
import { attachmentNode, picture } from './pictures.js';
import { el, locale, word } from './words.js';

const LOADING = 1 << 7;
const EPHEMERAL = 1 << 6;
const HUES = [28, 262, 340, 158, 205, 90, 12, 300];

/** Everybody's place among those who have come, by id: nobody's colour is somebody else's. */
const places = new Map();

/** Beyond the chosen hues each next one is as far from the others as the golden angle brings it. */
const hueOf = (place) => HUES[place] ?? Math.round(place * 137.5) % 360;

/** A round picture for someone: the first letter on a colour of their own, in the order in which people are first shown. */
export function avatar(user) {
  const name = user.name ?? nameOf(user);
  const letter = [...name][0] ?? '?';
  if (user.bot) return el('span', { class: 'avatar bot', 'aria-hidden': 'true' });
  if (!places.has(user.id)) places.set(user.id, places.size);
  const node = el('span', { class: 'avatar', 'aria-hidden': 'true' }, letter.toUpperCase());
  node.style.setProperty('--hue', hueOf(places.get(user.id)));
  return node;
}

export const isLoading = (message) => ((message.flags ?? 0) & LOADING) !== 0;
const isEphemeral = (message) => ((message.flags ?? 0) & EPHEMERAL) !== 0;
const nameOf = (user) => user.global_name ?? user.username;

function clock(message) {
  const date = new Date(message.timestamp);
  const text = new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(date);
  return el('time', { datetime: message.timestamp, title: date.toLocaleString(locale()) }, text);
}

function embed(data, context) {
  const fields = (data.fields ?? []).map((field) =>
    el(
      'div',
      { class: field.inline ? 'field inline' : 'field' },
      el('div', { class: 'field-name' }, ...markdown(field.name, context)),
      el('div', { class: 'field-value' }, ...markdown(field.value, context)),
    ),
  );
  const title =
    data.title &&
    (data.url
      ? el('a', { href: data.url, target: '_blank', rel: 'noopener noreferrer' }, data.title)
      : el('span', {}, ...markdown(data.title, context)));
  const node = el(
    'article',
    { class: 'embed', 'aria-label': data.title },
    data.author && el('p', { class: 'embed-author' }, data.author.name),
    title && el('h3', {}, title),
    data.thumbnail && picture(data.thumbnail, 'thumbnail'),
    data.description && el('div', { class: 'embed-text' }, ...markdown(data.description, context)),
    fields.length > 0 && el('div', { class: 'fields' }, ...fields),
    data.image && picture(data.image, 'image'),
    data.footer && el('p', { class: 'embed-foot' }, data.footer.text),
  );
  if (data.color) node.style.setProperty('--bar', `#${data.color.toString(16).padStart(6, '0')}`);
  return node;
}

const THREAD_CREATED = 18;

/** A link to the thread that was opened from a message, or that it announces. */
function threadLink(message, { channelLink }) {
  const id =
    message.thread?.id ?? (message.type === THREAD_CREATED ? message.message_reference?.channel_id : undefined);
  if (id === undefined) return null;
  const name = message.thread?.name ?? message.content;
  return el('a', { class: 'thread-link', href: channelLink(id) }, `↳ ${word('openThread', { name })}`);
}

function used(message) {
  const { interaction_metadata: metadata, referenced_message: referenced } = message;
  if (metadata?.name) {
    return el(
      'p',
      { class: 'used' },
      el('strong', {}, nameOf(metadata.user)),
      ` ${word('used')} `,
      el('span', { class: 'command-name' }, `/${metadata.name}`),
    );
  }
  if (referenced)
    return el('p', { class: 'used' }, el('strong', {}, nameOf(referenced.author)), ` ${referenced.content}`);
  return null;
}

function head(message) {
  return [
    el('span', { class: 'author' }, nameOf(message.author)),
    message.author.bot && el('span', { class: 'badge' }, word('app')),
    clock(message),
    message.edited_timestamp && el('span', { class: 'edited' }, `(${word('edited')})`),
  ];
}

function thinking(message) {
  const dots = el('span', { class: 'dots', 'aria-hidden': 'true' }, el('i'), el('i'), el('i'));
  return el('p', { class: 'thinking' }, dots, `${nameOf(message.author)} ${word('thinking')}…`);
}

/** The text of a message in one line, for those who listen. */
export function spoken(message, { names }) {
  const parts = [message.content, ...message.embeds.flatMap((data) => [data.title, data.description])];
  const text = isLoading(message) ? `${word('thinking')}…` : parts.filter(Boolean).join('. ');
  const named = text.replace(/<@!?(\d+)>/g, (_, id) => names.get(id) ?? '');
  return `${nameOf(message.author)}: ${named.replace(/[*_`~]|<[^>]*>/g, '').slice(0, 300)}`;
}

/**
 * One message on the page. Only the parts that changed are drawn again, so that focus and open menus stay.
 * `actions` has `use(message, customId, values)` and `dismiss(message)`.
 */
export function messageNode(actions) {
  const slots = Object.fromEntries(
    ['used', 'head', 'content', 'files', 'embeds', 'rows', 'thread', 'foot'].map((name) => [
      name,
      el('div', { class: `slot ${name}` }),
    ]),
  );
  const drawn = {};
  const failure = el('p', { class: 'error', role: 'alert' });
  const face = el('div', { class: 'face-slot' });
  let current = { message: null, commands: [] };
  const told = { ...actions };
  for (const name of ['menu', 'control']) {
    told[name] = async (...given) => {
      failure.textContent = '';
      failure.textContent = (await actions[name](...given)) ?? '';
    };
  }
  const menu = moreMenu(word('more'), () => messageItems(current.message, current.commands, told));
  const node = el(
    'li',
    { class: 'message' },
    slots.used,
    face,
    menu,
    el(
      'div',
      { class: 'body' },
      slots.head,
      slots.content,
      slots.files,
      slots.embeds,
      slots.rows,
      slots.thread,
      failure,
      slots.foot,
    ),
  );

  function draw(name, key, build) {
    const now = JSON.stringify(key);
    if (drawn[name] === now) return;
    drawn[name] = now;
    const focused = slots[name].contains(document.activeElement) ? document.activeElement.dataset.id : undefined;
    slots[name].replaceChildren(...build().filter(Boolean));
    if (focused !== undefined) restoreFocus(node, slots[name], focused);
  }

  function show(message, context) {
    const language = locale();
    const names = [...context.names];
    current = { message, commands: context.commands };
    menu.hidden = isEphemeral(message);
    node.id = `message-${message.id}`;
    node.classList.toggle('ephemeral', isEphemeral(message));
    node.classList.toggle(
      'mentions-me',
      message.mentions.some((user) => user.id === context.viewer),
    );
    if (face.childElementCount === 0) face.append(avatar(message.author));
    draw('used', [message.interaction_metadata?.name, message.referenced_message?.id, language], () => [used(message)]);
    draw('head', [message.edited_timestamp, language], () => head(message));
    draw('content', [message.content, isLoading(message), names, language], () =>
      isLoading(message) ? [thinking(message)] : message.content === '' ? [] : markdown(message.content, context),
    );
    draw('embeds', [message.embeds, names, language], () => message.embeds.map((data) => embed(data, context)));
    draw('files', [message.attachments, language], () => message.attachments.map(attachmentNode));
    draw('rows', [message.components, language, context.people.map((person) => person.id)], () =>
      (message.components ?? []).map((part) =>
        component(part, context, async (customId, values) => {
          failure.textContent = '';
          failure.textContent = (await actions.use(message, customId, values)) ?? '';
        }),
      ),
    );
    draw('thread', [message.thread?.name, message.type === 18, language], () => [threadLink(message, context)]);
    draw('foot', [isEphemeral(message), language], () =>
      isEphemeral(message)
        ? [
            el('span', { 'aria-hidden': 'true' }, '◉ '),
            word('onlyYou'),
            ' • ',
            el('button', { type: 'button', class: 'link', onclick: () => actions.dismiss(message) }, word('dismiss')),
          ]
        : [],
    );
  }
  return { node, show };
}

function restoreFocus(node, slot, id) {
  const same = [...slot.querySelectorAll('[data-id]')].find(
    (candidate) => candidate.dataset.id === id && !candidate.disabled,
  );
  const next = same ?? slot.querySelector('button:not(:disabled)');
  if (next) return next.focus({ preventScroll: true });
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}
