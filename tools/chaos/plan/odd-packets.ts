import { GatewayDispatchEvents as Event, InteractionType } from 'discord-api-types/v10';

const EVENTS = [
  Event.GuildCreate,
  Event.GuildUpdate,
  Event.GuildDelete,
  Event.GuildMemberUpdate,
  Event.GuildRoleUpdate,
  Event.ChannelCreate,
  Event.ChannelUpdate,
  Event.ChannelDelete,
  Event.ThreadCreate,
  Event.ThreadUpdate,
  Event.ThreadDelete,
  Event.ThreadListSync,
  Event.ThreadMembersUpdate,
  Event.MessageCreate,
  Event.UserUpdate,
  Event.InteractionCreate,
  Event.TypingStart,
  'error',
];

const TYPES = [
  InteractionType.ApplicationCommand,
  InteractionType.MessageComponent,
  InteractionType.ApplicationCommandAutocomplete,
  InteractionType.ModalSubmit,
];

/** Packets that nobody can handle: events without what they are about, and interactions without people. */
const ODD: readonly unknown[] = [
  ...EVENTS.flatMap((t) => [null, [], 'odd', { id: null }].map((d) => ({ op: 0, s: null, t, d }))),
  ...TYPES.map((type) => ({
    op: 0,
    s: null,
    t: Event.InteractionCreate,
    d: { id: '1', type, data: {}, token: 'odd' },
  })),
];

/** So many odd packets, from one of them on. */
export const oddPackets = (from: number, count: number): readonly unknown[] =>
  Array.from({ length: count }, (_, index) => ODD[(from + index) % ODD.length]);
