import { composer } from './composer.js';
import { relative, setAhead } from './markdown.js';
import { avatar, messageNode, spoken } from './messages.js';
import { menuCommands, moreMenu, personItems } from './menus.js';
import { openModal } from './modal.js';
import { breakPanel, managesServer } from './panel.js';
import { placeLinks, placeName, placeSign } from './channel-list.js';
import { el, speak, word } from './words.js';

const API = '/playground/api';
const NOBODY = 'nobody';
const byId = (id) => document.getElementById(id);
const params = new URLSearchParams(location.search);

const state = {
  me: params.get('as') ?? NOBODY,
  channel: params.get('channel'),
  people: [],
  channels: [],
  commands: [],
  messages: new Map(),
  online: false,
  applicationId: '',
  serverId: '',
};
const drawn = new Map();

async function ask(method, path, body) {
  const response = await fetch(`${API}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const answer = await response.json();
  if (response.ok) return answer;
  throw new Error(answer.error === 'failed' ? word('failed') : answer.message);
}

/** Does something and gives the text of what went wrong, or undefined. */
async function attempt(work) {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function act(action) {
  const settled = await ask('POST', `/people/${state.me}/actions`, action);
  if (settled.modal !== null) {
    openModal(byId('modal'), settled.modal, context(), async (fields) =>
      attempt(async () => act({ kind: 'modal', interactionId: settled.interactionId, fields })),
    );
  }
  return settled;
}

const actions = {
  use: async (message, customId, values) =>
    attempt(async () =>
      act({ kind: 'component', messageId: message.id, customId, ...(values === undefined ? {} : { values }) }),
    ),
  menu: async (command, on, targetId) =>
    attempt(async () => act({ kind: 'menu', channelId: state.channel, command, on, targetId })),
  control: async (command) => attempt(async () => ask('POST', '/control', command)),
  dismiss: async (message) => attempt(async () => ask('DELETE', `/people/${state.me}/messages/${message.id}`)),
  say: async (content) =>
    attempt(async () => ask('POST', `/people/${state.me}/messages`, { channelId: state.channel, content })),
  slash: async (command, options) =>
    attempt(async () => act({ kind: 'command', channelId: state.channel, command, options })),
  async autocomplete(command, options, focused) {
    try {
      const action = { kind: 'autocomplete', channelId: state.channel, command, options, focused };
      return (await act(action)).choices;
    } catch {
      return [];
    }
  },
};

const field = composer(byId('composer'), actions);

const linkFor = (id) => {
  const next = new URLSearchParams({ as: id });
  const isShared = ['text', 'thread'].includes(here()?.kind);
  if (params.has('channel') && isShared) next.set('channel', state.channel);
  return `/?${next}`;
};

const here = () => state.channels.find((channel) => channel.id === state.channel);

const panel = breakPanel(byId('panel'), ask, () => ({ me: me(), channel: here(), channels: state.channels }));

const me = () => state.people.find((person) => person.id === state.me);

function drawPeople() {
  const rows = state.people.map((person) => {
    const current = person.id === state.me;
    const go = el(
      'a',
      {
        class: 'person',
        href: linkFor(person.id),
        'aria-current': current ? 'true' : undefined,
        'aria-label': word('actAs', { name: person.name }),
      },
      avatar(person),
      el('span', { class: 'person-name' }, person.name),
      managesServer(person) ? el('span', { class: 'tag', title: word('managesServer') }, '⚙') : null,
      el('span', { class: 'tag' }, current ? word('you') : person.locale.slice(0, 2)),
    );
    const label = word('newTab', { name: person.name });
    const tab = el(
      'a',
      { class: 'tab', href: linkFor(person.id), target: '_blank', title: label, 'aria-label': label },
      '↗',
    );
    const menu =
      menuCommands(state.commands, 2).length === 0
        ? null
        : moreMenu(word('more'), () => personItems(person, state.commands, actions));
    return el('li', {}, go, menu, tab);
  });
  byId('people').replaceChildren(...rows);
}

const channelLink = (id) => `/?${new URLSearchParams({ as: state.me, channel: id })}`;

function drawChannels() {
  const nav = byId('channels');
  nav.hidden = state.channels.length < 2;
  nav.replaceChildren(...placeLinks(state.channels, state.channel, channelLink).filter(Boolean));
  const channel = here();
  byId('channel-sign').textContent = placeSign(channel);
  byId('channel-name').textContent = channel === undefined ? '' : placeName(channel);
}

function drawFrame() {
  const person = me();
  speak(person?.locale ?? 'en-US');
  for (const node of document.querySelectorAll('[data-word]')) node.textContent = word(node.dataset.word);
  for (const node of document.querySelectorAll('[data-label]'))
    node.setAttribute('aria-label', word(node.dataset.label));
  byId('person-name').placeholder = word('newNameHint');
  byId('language').value = person?.locale === 'fr' ? 'fr' : 'en-US';
  byId('language').disabled = person === undefined;
  byId('viewer').textContent = person === undefined ? '' : word('viewing', { name: person.name });
  const bot = byId('bot-state');
  bot.textContent = word(state.online ? 'online' : 'offline');
  bot.classList.toggle('online', state.online);
  document.title = person === undefined ? word('title') : `${person.name} · ${word('title')}`;
  byId('composer').hidden = person === undefined;
  drawPeople();
  drawChannels();
  const channel = `${byId('channel-sign').textContent}${byId('channel-name').textContent}`;
  field.update({ commands: state.commands, people: state.people, channel });
}

function context() {
  const names = new Map(state.people.map((person) => [person.id, person.name]));
  names.set(state.applicationId, 'four-souls-table');
  return {
    names,
    serverId: state.serverId,
    viewer: state.me,
    people: state.people,
    commands: state.commands,
    channels: state.channels,
    channelLink,
  };
}

function drawMessage(message) {
  let entry = drawn.get(message.id);
  if (entry === undefined) {
    entry = messageNode(actions);
    drawn.set(message.id, entry);
    byId('messages').append(entry.node);
  }
  entry.show(message, context());
}

function drawMessages() {
  const here = [...state.messages.values()].filter((message) => message.channel_id === state.channel);
  for (const [id, entry] of drawn) {
    if (here.some((message) => message.id === id)) continue;
    entry.node.remove();
    drawn.delete(id);
  }
  here.forEach(drawMessage);
  const empty = byId('empty');
  empty.hidden = here.length > 0;
  empty.textContent = word(me() === undefined ? 'nobody' : 'start');
}

/** Whether the reader is at the end: only their own scrolling changes it, not a field that grows below. */
let atEnd = true;

function showEnd() {
  if (atEnd) byId('log').scrollTop = byId('log').scrollHeight;
}

/** Keeps the newest in sight when the reader was at the end. */
function followEnd(change) {
  change();
  showEnd();
}

byId('log').addEventListener('scroll', ({ target }) => {
  atEnd = target.scrollHeight - target.scrollTop - target.clientHeight < 120;
});
new ResizeObserver(showEnd).observe(byId('log'));

function takeSnapshot(event) {
  Object.assign(state, {
    people: event.people,
    channels: event.channels,
    commands: event.commands,
    online: event.botOnline,
  });
  state.applicationId = event.applicationId;
  state.serverId = event.serverId;
  setAhead(event.ahead);
  const wanted = params.get('channel');
  state.channel = event.channels.some((channel) => channel.id === wanted) ? wanted : (event.channels[0]?.id ?? null);
  state.messages = new Map(event.messages.map((message) => [message.id, message]));
}

function receive(event) {
  switch (event.type) {
    case 'snapshot':
      takeSnapshot(event);
      if (state.me === NOBODY && state.people.length > 0) return location.replace(linkFor(state.people[0].id));
      drawFrame();
      drawMessages();
      byId('log').scrollTop = byId('log').scrollHeight;
      return;
    case 'message': {
      const isNew = !state.messages.has(event.message.id);
      state.messages.set(event.message.id, event.message);
      if (event.message.channel_id !== state.channel) return;
      byId('empty').hidden = true;
      followEnd(() => drawMessage(event.message));
      if (isNew && event.message.author.id !== state.me) byId('news').textContent = spoken(event.message, context());
      return;
    }
    case 'gone':
      state.messages.delete(event.messageId);
      return drawMessages();
    case 'clock':
      setAhead(event.ahead);
      return drawTimes();
    case 'bot':
      state.online = event.online;
      return drawFrame();
    case 'people':
    case 'channels':
    case 'commands':
      state[event.type] = event[event.type];
      if (here() === undefined && state.channels.length > 0) return location.replace(linkFor(state.me));
      drawFrame();
      void panel.draw();
      return followEnd(drawMessages);
  }
}

function listen() {
  const source = new EventSource(`${API}/people/${state.me}/events`);
  source.addEventListener('message', (event) => receive(JSON.parse(event.data)));
  source.addEventListener('error', () => {
    state.online = false;
    drawFrame();
    if (source.readyState === EventSource.CLOSED && state.me !== NOBODY) location.replace('/');
  });
}

async function addPerson() {
  const name = byId('person-name').value.trim();
  const locale = navigator.language.startsWith('fr') ? 'fr' : 'en-US';
  const known = state.people.some((person) => person.name === name);
  byId('person-error').textContent =
    (await attempt(async () => {
      const person = await ask('POST', '/people', known ? { name } : { name, locale });
      if (state.me === NOBODY) location.assign(linkFor(person.id));
      else byId('person-name').value = '';
    })) ?? '';
}

byId('add-person').addEventListener('submit', (event) => {
  event.preventDefault();
  void addPerson();
});

byId('open-panel').addEventListener('click', () => void panel.toggle());

byId('language').addEventListener('change', (event) => {
  const name = me()?.name;
  const locale = event.target.value;
  if (name !== undefined) void attempt(async () => ask('POST', '/people', { name, locale }));
});

function drawTimes() {
  for (const node of document.querySelectorAll('time[data-relative]'))
    node.textContent = relative(Number(node.dataset.relative));
}

setInterval(drawTimes, 10_000);

listen();
