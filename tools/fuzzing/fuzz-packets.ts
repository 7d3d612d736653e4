import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import fc, { type Arbitrary } from 'fast-check';
import { PLACES, type Fuzzer, type Place } from './fuzzed-people.js';
import type { Effect, FuzzedWorld } from './fuzzed-world.js';
import { changedTree, graftsOf, treeChanges, type Grafts, type TreeChange } from './tree-changes.js';

const EVENTS = Object.values(Event).filter((event) => event !== Event.Ready);

/** A packet of the gateway with something wrong in it; then somebody uses a command, which must be answered. */
interface OddPacket {
  readonly event: string;
  /** What it says: one of the packets that Discord sends, by its number. */
  readonly like: number;
  readonly changes: readonly TreeChange[];
  readonly who: number;
  readonly place: Place;
}

/** Names of events, most of them with what belongs to them: see {@link hearPacket}. */
export const oddPackets: Arbitrary<OddPacket> = fc.record({
  event: fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: fc.constantFrom(...EVENTS) },
    { weight: 1, arbitrary: fc.constantFrom('NO_SUCH_EVENT', 'error', 'constructor') },
  ),
  like: fc.nat(100),
  changes: fc.array(treeChanges, { minLength: 1, maxLength: 3 }),
  who: fc.nat(6),
  place: fc.constantFrom(...PLACES),
});

type Tree = Readonly<Record<string, unknown>>;

interface Plain {
  readonly t: string;
  readonly d: unknown;
}

const interactionsIn = (place: Tree, user: unknown, member: Tree): readonly Plain[] => {
  const rest = {
    id: '100000000000000002',
    application_id: '100000000000000003',
    token: 'token',
    version: 1,
    member: { ...member, user, permissions: '0' },
    channel: place['channel'],
    channel_id: Object(place['channel'])['id'] as unknown,
    guild_id: place['guild_id'],
    locale: 'en-US',
    entitlements: [],
    app_permissions: '0',
    authorizing_integration_owners: {},
  };
  const option = { type: 1, name: 'new', options: [{ type: 3, name: 'souls', value: '3', focused: true }] };
  const command = { id: '5', name: 'souls', type: 1, options: [option] };
  const message = { id: '6', type: 0, content: '', embeds: [], attachments: [], author: user, mentions: [] };
  const field = { type: 1, components: [{ type: 4, custom_id: 'word', value: 'x' }] };
  const all: readonly (readonly [number, object])[] = [
    [2, { data: command }],
    [2, { data: { id: '7', name: 'Explain', type: 3, target_id: '6', resolved: { messages: { 6: message } } } }],
    [3, { data: { component_type: 2, custom_id: 'v1:table:now:hand:' }, message }],
    [3, { data: { component_type: 3, custom_id: 'v1:table:now:hand:', values: ['x'] }, message }],
    [4, { data: command }],
    [5, { data: { custom_id: 'v1:table:now:word:', components: [field] }, message }],
  ];
  return all.map(([type, own]) => ({ t: Event.InteractionCreate, d: { ...rest, type, ...own } }));
};

/** Packets as Discord sends them, about the server that the bot has been told of. */
const plainPackets = (world: FuzzedWorld): readonly Plain[] => {
  const told = world.beginning.map(({ t, d }) => ({ t: String(t), d }));
  const server = Object(told.find(({ t }) => t === 'GUILD_CREATE')?.d) as Tree;
  const guild_id = server['id'];
  const [channel, role] = ['channels', 'roles'].map((name) => Object((server[name] as readonly unknown[])[0]) as Tree);
  const [member] = server['members'] as readonly Tree[];
  const thread = { ...channel, id: '9', type: 11, parent_id: channel?.['id'], guild_id, thread_metadata: {} };
  const about = (event: Event, d: object): Plain => ({ t: event, d });
  return [
    ...told.filter(({ t }) => t !== 'READY'),
    about(Event.ChannelCreate, { ...channel, guild_id }),
    about(Event.ChannelUpdate, { ...channel, guild_id }),
    about(Event.ThreadCreate, thread),
    about(Event.ThreadUpdate, thread),
    about(Event.ThreadDelete, { id: '9', type: 11, guild_id }),
    about(Event.ThreadListSync, { guild_id, threads: [thread], members: [] }),
    about(Event.GuildRoleCreate, { guild_id, role }),
    about(Event.GuildRoleUpdate, { guild_id, role }),
    about(Event.GuildMemberUpdate, { guild_id, ...member }),
    about(Event.GuildUpdate, server),
    ...interactionsIn({ channel: { ...channel, guild_id }, guild_id }, member?.['user'], member ?? {}),
  ];
};

/** Tells a bot odd packets: each is handled or is one warning, and whoever acts next is answered. */
export const packetsTo = (world: FuzzedWorld): ((odd: OddPacket) => Promise<Effect>) => {
  const plain = plainPackets(world);
  const grafts: Grafts = graftsOf(plain.map(({ d }) => d));
  return async ({ event, like, changes, who, place }) => {
    const base = plain[like % plain.length] as Plain;
    const d = changes.reduce<unknown>((tree, change) => changedTree(tree, change, grafts), base.d);
    const sent: unknown = JSON.parse(JSON.stringify(d ?? null)); // what hears it may keep and change it
    const effect = await world.hear({ t: event === '' ? base.t : event, d: sent });
    if (effect.wrong.length > 0) return effect;
    const person = world.people[who] as Fuzzer;
    const action = { kind: 'command', channelId: world.channels[place], command: 'souls-help', options: {} } as const;
    const next = await world.send(person, action);
    return { ...effect, wrong: next.wrong };
  };
};
