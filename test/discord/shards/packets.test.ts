import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { openHouse } from '../support/house.js';

/** Secrets that no line of the log may repeat. */
const SECRET = 'hidden-in-the-packet';

const user = { id: '100000000000000001', username: SECRET, discriminator: '0', avatar: null, global_name: null };
const member = { user, roles: [], permissions: '0', joined_at: '2026-01-01T00:00:00.000Z', deaf: false, mute: false };

/** An interaction of a type, without or with something else than there should be. */
const interaction = (type: number, data: unknown, changed: object = {}) => ({
  id: '100000000000000002',
  application_id: '100000000000000003',
  type,
  data,
  token: SECRET,
  version: 1,
  member,
  channel: { id: '100000000000000004', type: 0 },
  locale: 'en-US',
  entitlements: [],
  app_permissions: '0',
  authorizing_integration_owners: {},
  ...changed,
});

const ODD_DATA: readonly unknown[] = [SECRET, 7, [], [null], {}];

/** Events of which each is sent with what is no object, and with an object without anything in it. */
const EVENTS = Object.values(Event).filter((event) => event !== Event.Ready && event !== Event.Resumed);

/** Interactions of every type that no type of Discord allows. */
const INTERACTIONS: readonly unknown[] = [
  ...[2, 3, 4, 5].flatMap((type) => [undefined, null, SECRET, 7].map((data) => interaction(type, data))),
  ...[2, 3, 4, 5].map((type) => interaction(type, {}, { member: null })),
  ...[2, 3, 4, 5].map((type) => interaction(type, {}, { member: { ...member, user: null } })),
  ...[2, 3, 4, 5].map((type) => interaction(type, {}, { entitlements: null })),
  ...[2, 3, 4, 5].map((type) => interaction(type, {}, { app_permissions: SECRET })),
  ...[2, 3, 4, 5].map((type) => interaction(type, {}, { authorizing_integration_owners: null })),
  interaction(2, { type: 1, id: '1', name: 'souls', options: 'none' }),
  interaction(2, { type: 3, id: '1', name: 'Explain', target_id: '5', resolved: null }),
  interaction(3, { component_type: 2, custom_id: 'x' }, { message: null }),
  interaction(3, { component_type: 3, custom_id: 'x', values: null }, { message: null }),
  interaction(5, { custom_id: 'x', components: null }),
];

const warned = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.includes('a packet of the gateway could not be handled'));

test('a packet that cannot be handled is one warning with its event and nothing of it, and everything goes on', async () => {
  const { standIn, lines } = await openHouse();
  const odd: readonly { readonly t: string; readonly d: unknown }[] = [
    ...EVENTS.flatMap((t) => [null, ...ODD_DATA].map((d) => ({ t, d }))),
    ...INTERACTIONS.map((d) => ({ t: Event.InteractionCreate, d })),
    ...['error', 'NO_SUCH_EVENT', 'constructor', '__proto__', ''].map((t) => ({ t, d: null })),
  ];
  expect(odd.length).toBeGreaterThan(400);
  const ann = await standIn.user('Ann');
  for (const [n, { t, d }] of odd.entries()) {
    await standIn.sendPacket({ op: 0, s: null, t, d });
    if (n % 20 === 0) await ann.slash('souls-help');
  }
  await ann.slash('souls-help');
  const warnings = warned(lines).map((line) => (JSON.parse(line) as { readonly event: string }).event);
  for (const event of new Set(warnings))
    expect(warnings.filter((one) => one === event).length, event).toBeLessThanOrEqual(
      odd.filter(({ t }) => t === event || !/^[A-Z_]+$/.test(t)).length,
    );
  expect(new Set(warnings).size).toBeGreaterThan(40);
  for (const event of [Event.GuildCreate, Event.ChannelUpdate, Event.InteractionCreate, Event.ThreadListSync])
    expect(warnings).toContain(event);
  expect(lines.join('\n')).not.toContain(SECRET);
  expect(lines.filter((line) => /"level":(?:50|60)|incident/.test(line))).toEqual([]);
});

test.each([
  ['READY', { op: 0, s: 1, t: 'READY', d: null }],
  ['READY', { op: 0, s: 1, t: 'READY', d: { session_id: 'x', resume_gateway_url: 'y' } }],
  ['opcode 9', { op: 9, d: null }],
  ['opcode 10', { op: 10, d: null }],
])('a connection on which %s cannot be read is made anew', async (event, packet) => {
  const { standIn, lines, logged } = await openHouse();
  await standIn.sendPacket(packet);
  await logged('Discord is reached again');
  expect(warned(lines).map((line) => JSON.parse(line) as object)).toMatchObject([{ event }]);
  await (await standIn.user('Ann')).slash('souls-help');
});

test('a connection that is closed again and again is tried with patience, one line at its loss and one at its return', async () => {
  const { standIn, lines, logged } = await openHouse();
  await standIn.closeBeginnings(4000, 2);
  const since = performance.now();
  await standIn.closeConnections(4000);
  await logged('Discord is reached again');
  // Half a second before each of the three attempts, and 0.5 and 1 s at least before the second and the third.
  expect(performance.now() - since).toBeGreaterThan(3_000);
  const about = lines.filter((line) => line.includes('Discord')).map((line) => JSON.parse(line) as { msg: string });
  expect(about.map(({ msg }) => msg)).toEqual([
    'the connection to Discord was lost: it is tried again',
    'Discord is reached again',
  ]);
});
