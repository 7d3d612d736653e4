import { el, locale, word } from './words.js';

/** Bits of the bot in a channel (Discord's topics/permissions), in the order of the panel. */
const RIGHTS = [
  ['viewChannel', 10n],
  ['sendMessages', 11n],
  ['embedLinks', 14n],
  ['attachFiles', 15n],
  ['readHistory', 16n],
  ['createThreads', 35n],
  ['sendInThreads', 38n],
  ['connect', 20n],
];
const MANAGE_SERVER = 1n << 5n;
/** Whether a person may manage the server. */
export const managesServer = ({ permissions }) => (BigInt(permissions) & MANAGE_SERVER) !== 0n;

const STATUSES = [500, 503, 429, 404, 403, 400];
/** What is too late for the bot, which has no time for it; and time that passes for it too: null until the next deadline. */
const JUMPS = [
  [3_001, 'threeSeconds'],
  [15 * 60_000, 'quarter'],
];
const SPANS = [
  [3_600_000, 'hour'],
  [8 * 3_600_000, 'eightHours'],
  [null, 'nextDeadline'],
];
const TIMEOUT = 10 * 60_000;

function section(title, ...children) {
  return el('section', {}, el('h3', {}, word(title)), ...children);
}

function button(label, run, kind = 'secondary') {
  const node = el('button', { type: 'button', class: `button ${kind}` }, label);
  node.addEventListener('click', () => void run());
  return node;
}

function check(label, checked, change) {
  const box = el('input', { type: 'checkbox', checked });
  box.addEventListener('change', () => void change(box.checked));
  return el('label', { class: 'check' }, box, label);
}

const row = (...children) => el('div', { class: 'panel-row' }, ...children);

function connection(control) {
  const parts = [
    ['drop', { do: 'dropConnections' }],
    ['close4000', { do: 'closeConnections', code: 4000 }],
    ['reconnect', { do: 'requestReconnect' }],
    ['invalidTrue', { do: 'invalidateSession', resumable: true }],
    ['invalidFalse', { do: 'invalidateSession', resumable: false }],
    ['zombie', { do: 'stopAnswering' }],
    ['twice', { do: 'duplicateLastInteraction' }],
  ];
  return section(
    'connection',
    row(...parts.map(([label, command]) => button(word(label), async () => control(command)))),
  );
}

function network(control) {
  const change = (latency) => async () => control({ do: 'setLatency', latency });
  return section(
    'latency',
    row(button(word('latencyUsual'), change({ least: 100, most: 300 })), button(word('latencyNone'), change(null))),
  );
}

function clock(control) {
  const parts = [...SPANS.map((span) => [...span, 'passTime']), ...JUMPS.map((jump) => [...jump, 'advanceClock'])];
  const buttons = parts.map(([milliseconds, label, what]) =>
    button(word(label), async () => control({ do: what, milliseconds })),
  );
  return section('clock', row(...buttons));
}

function choice(label, options) {
  const select = el('select', {}, ...options.map((option) => el('option', { value: option }, option)));
  return [select, el('label', { class: 'labelled' }, el('span', {}, label), select)];
}

function number(label, value, max) {
  const input = el('input', { type: 'number', value, min: 0, max });
  return [input, el('label', { class: 'labelled' }, el('span', {}, label), input)];
}

function faults(control, routes) {
  const [route, routeField] = choice(word('route'), routes);
  const [status, statusField] = choice(word('status'), [word('onlyDelay'), ...STATUSES]);
  const [delay, delayField] = number(word('delay'), 0, 60_000);
  const [times, timesField] = number(word('times'), 1, 100);
  const board = routes.find((one) => one === 'PATCH /channels/:channel/messages/:message');
  if (board !== undefined) route.value = board;
  status.value = '503';
  const add = button(word('addFault'), async () => {
    const code = Number(status.value);
    const headers = code === 429 ? { 'Retry-After': '2', 'X-RateLimit-Scope': 'shared' } : undefined;
    const fault = {
      ...(Number.isNaN(code) ? {} : { status: code }),
      ...(headers === undefined ? {} : { headers }),
      ...(Number(delay.value) > 0 ? { delay: Number(delay.value) } : {}),
      times: Number(times.value),
    };
    await control({ do: 'fail', route: route.value, fault });
  });
  return section('requests', routeField, row(statusField, delayField, timesField), add);
}

function rights(control, channel, parent) {
  const home = channel?.kind === 'thread' ? parent : channel;
  if (home?.kind !== 'text' && home?.kind !== 'forum') return null;
  const bits = BigInt(home.botPermissions);
  const boxes = RIGHTS.map(([name, shift]) => {
    const bit = 1n << shift;
    return check(word(`right_${name}`), (bits & bit) !== 0n, async (granted) => {
      const now = granted ? bits | bit : bits & ~bit;
      await control({ do: 'setBotPermissions', channelId: home.id, permissions: String(now) });
    });
  });
  return section('botRights', ...boxes);
}

function places(control, { channel, botInServer }) {
  const change = (change) => async () => control({ do: 'changeThread', threadId: channel.id, change });
  const thread =
    channel?.kind === 'thread'
      ? [
          button(word(channel.archived ? 'unarchive' : 'archive'), change({ archived: !channel.archived })),
          button(word(channel.locked ? 'unlock' : 'lock'), change({ locked: !channel.locked })),
        ]
      : [];
  const isOfServer = ['text', 'forum', 'thread'].includes(channel?.kind);
  return section(
    'places',
    row(
      ...thread,
      isOfServer &&
        button(word('deleteChannel'), async () => control({ do: 'deleteChannel', channelId: channel.id }), 'danger'),
      button(word('addChannel'), async () => control({ do: 'addChannel', name: word('newChannel') })),
      button(word('addVoice'), async () => control({ do: 'addChannel', name: word('newVoice'), variety: 'voice' })),
      button(word('addPrivate'), async () =>
        control({ do: 'addPrivateChannel', name: word('newPrivate'), externalApps: true }),
      ),
      button(word(botInServer ? 'removeBot' : 'addBot'), async () =>
        control({ do: botInServer ? 'leaveServer' : 'joinServer' }),
      ),
    ),
  );
}

function person(control, me, now) {
  if (me === undefined) return null;
  const change = async (change) => control({ do: 'changePerson', personId: me.id, change });
  const bits = BigInt(me.permissions);
  const isTimedOut = me.timedOutUntil !== null && me.timedOutUntil > now;
  return section(
    'thisPerson',
    check(word('takesMessages'), me.takesMessages, async (takesMessages) => change({ takesMessages })),
    check(word('hidesEmbeds'), me.hidesEmbeds === true, async (hidesEmbeds) => change({ hidesEmbeds })),
    check(word('inServer'), me.inServer, async (inServer) => change({ inServer })),
    check(word('timedOut'), isTimedOut, async (on) => change({ timedOutUntil: on ? now + TIMEOUT : null })),
    check(word('managesServer'), managesServer(me), async (on) =>
      change({ permissions: String(on ? bits | MANAGE_SERVER : bits & ~MANAGE_SERVER) }),
    ),
    button(word('openDirect'), async () => control({ do: 'openDirect', personId: me.id })),
  );
}

function records({ problems, refused }) {
  const lines = [...problems, ...refused.map((request) => `429 ${request}`)];
  return section(
    'records',
    lines.length === 0
      ? el('p', {}, word('noRecords'))
      : el('ul', {}, ...lines.slice(-20).map((line) => el('li', {}, line))),
  );
}

/**
 * The drawer in which things are broken on purpose. `ask(method, path, body)` talks to the stand-in, `facts()` says
 * who and where the reader is.
 */
export function breakPanel(dialog, ask, facts) {
  let routes = [];
  /** Made once in each language, so that what has been filled in stays when the rest is drawn anew. */
  let request = { language: '', node: null };
  const status = el('p', { role: 'status', class: 'panel-status' });

  async function control(command) {
    try {
      await ask('POST', '/control', command);
      status.textContent = word('doneIt');
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    }
    await draw();
  }

  async function draw() {
    if (!dialog.open) return;
    const focused = [...dialog.querySelectorAll('button, input, select')].indexOf(document.activeElement);
    const now = facts();
    const kept = await ask('GET', '/records');
    const parent = now.channels.find((channel) => channel.id === now.channel?.parentId);
    const close = button('×', () => dialog.close());
    close.setAttribute('aria-label', word('close'));
    if (request.language !== locale()) request = { language: locale(), node: faults(control, routes) };
    dialog.replaceChildren(
      el('header', {}, el('h2', { id: 'panel-title' }, word('panelTitle')), close),
      status,
      ...[
        person(control, now.me, kept.now),
        places(control, { channel: now.channel, botInServer: kept.botInServer }),
        rights(control, now.channel, parent),
        connection(control),
        network(control),
        request.node,
        clock(control),
        records(kept),
      ].filter((part) => part !== null),
    );
    if (focused >= 0) [...dialog.querySelectorAll('button, input, select')][focused]?.focus();
  }

  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dialog.close();
  });
  return {
    async toggle() {
      if (dialog.open) return dialog.close();
      if (routes.length === 0) ({ routes } = await ask('GET', '/routes'));
      dialog.show();
      await draw();
    },
    draw,
  };
}
