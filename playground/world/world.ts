import { randomBytes } from 'node:crypto';
import type {
  APIApplicationCommand,
  APIAttachment,
  APIEmoji,
  APIInteraction,
  APIInteractionResponse,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  Locale,
} from 'discord-api-types/v10';
import { makeIds, movable } from './clock.js';
import type { Clock, Ids, WorldClock } from './clock.js';
import { NEWCOMER, USUAL_PERMISSIONS } from './records.js';
import type { ChannelRecord, PersonRecord, RoleRecord } from './records.js';

/** The fixed identities of the stand-in: one application, one server, one first channel. */
export const APPLICATION_ID = '1100000000000000001';
export const GUILD_ID = '1100000000000000002';
export const FIRST_CHANNEL_ID = '1100000000000000003';
export const OWNER_ID = '1100000000000000004';
export const TOKEN = `${Buffer.from(APPLICATION_ID).toString('base64url')}.playground.local`;

export interface StoredMessage {
  readonly message: APIMessage;
  /** The only person who sees it (ephemeral), or null for everybody. */
  readonly visibleTo: string | null;
  /** Everything attached; those that an embed or a component shows are absent from the message's own list. */
  readonly attachments: readonly APIAttachment[];
}

/** A file that somebody has attached. */
export interface FileRecord {
  readonly id: string;
  /** Where the CDN serves it, without the signature. */
  readonly path: string;
  readonly type: string;
  readonly content: Buffer;
  readonly ephemeral: boolean;
}

/** A message that would have notified people: who, and whether it was sent with suppressed notifications. */
export interface Ping {
  readonly messageId: string;
  readonly channelId: string;
  readonly users: readonly string[];
  /** Roles that were mentioned by somebody who may. */
  readonly roles: readonly string[];
  readonly everyone: boolean;
  readonly silent: boolean;
}

/** One interaction from its creation to the end of its token. */
export interface InteractionRecord {
  readonly id: string;
  readonly token: string;
  readonly createdAt: number;
  /** Milliseconds since then in which the machine gave the bot no processor. */
  readonly stalled: () => number;
  readonly userId: string;
  readonly channelId: string;
  readonly payload: APIInteraction;
  /** The message whose component (or whose component's modal) was used. */
  readonly sourceMessageId: string | null;
  /**
   * Whether the application is not installed where it was made, and whether its answers there go to one person only.
   */
  readonly isGuest: boolean;
  readonly onlyEphemeral: boolean;
  followUps: number;
  response: APIInteractionResponse | null;
  failed: boolean;
  modal: APIModalInteractionResponseCallbackData | null;
  originalId: string | null;
  /** Every message that this token may edit. */
  readonly reach: Set<string>;
}

export type WorldEvent =
  | { readonly kind: 'messageCreated' | 'messageUpdated'; readonly stored: StoredMessage }
  | { readonly kind: 'messageDeleted'; readonly stored: StoredMessage; readonly withChannel: boolean }
  | { readonly kind: 'fileStored' | 'fileRemoved'; readonly file: FileRecord }
  | {
      readonly kind: 'channelCreated' | 'channelUpdated' | 'channelDeleted';
      readonly channel: ChannelRecord;
    }
  | { readonly kind: 'personChanged'; readonly person: PersonRecord; readonly before: PersonRecord | undefined }
  | { readonly kind: 'roleCreated' | 'roleDeleted'; readonly role: RoleRecord }
  | { readonly kind: 'serverAdded'; readonly id: string }
  | { readonly kind: 'serverJoined' | 'serverLeft' | 'serverChanged' | 'botMemberChanged' }
  | { readonly kind: 'commandsChanged'; readonly scope: string }
  | { readonly kind: 'interactionCreated' | 'interactionSettled'; readonly interaction: InteractionRecord }
  | { readonly kind: 'botPresence'; readonly online: boolean }
  /** How many milliseconds the clock is ahead from now on. */
  | { readonly kind: 'clockMoved'; readonly ahead: number };

/** Everything the stand-in knows. Changes go through the functions below, which tell the listeners. */
export interface World {
  readonly clock: WorldClock;
  readonly ids: Ids;
  readonly people: Map<string, PersonRecord>;
  readonly channels: Map<string, ChannelRecord>;
  /** The roles of the server besides that of everybody. */
  readonly roles: Map<string, RoleRecord>;
  readonly messages: Map<string, StoredMessage>;
  readonly files: Map<string, FileRecord>;
  /** The emojis of the application. */
  readonly emojis: Map<string, APIEmoji>;
  /** Their files, by name: an emoji that is made again under its name is shown in old messages too. */
  readonly emojiFiles: Map<string, Buffer>;
  /** Of the known emojis in components every so many is refused, counted from when that began; null: none. */
  readonly refusals: { every: number | null; seen: number };
  /** By scope: 'global' or a guild id; then by command id. */
  readonly commands: Map<string, Map<string, APIApplicationCommand>>;
  readonly interactions: Map<string, InteractionRecord>;
  readonly problems: string[];
  /** Requests that were answered with 429. */
  readonly refused: string[];
  readonly pings: Ping[];
  /** What each person has chosen last in each menu, as long as its message has not been edited since. */
  readonly chosen: Map<string, string>;
  readonly listeners: Set<(event: WorldEvent) => void>;
  botOnline: boolean;
  /** Servers besides the first, by their ids: the bot is in them, and so is everybody; they have text channels and nothing more. */
  readonly moreServers: Set<string>;
  /** Whether the bot is in the first server. */
  botInServer: boolean;
  /** Ids of the roles that the bot has. */
  botRoles: readonly string[];
  /** The language of the server where it is a Community; null where it is none, which always counts as English. */
  community: Locale | null;
  /** How the application may be installed (`integration_types`). */
  installTypes: readonly number[];
  /** How many new sessions there may be until when; null: as many as are wanted. */
  identifies: { readonly remaining: number; readonly resetsAt: number } | null;
  /** Milliseconds that a request takes, from the least to the most; null for no time. */
  latency: { readonly least: number; readonly most: number } | null;
  /** Requests that have come. */
  requests: number;
  /** How many threads of the server may be open at once. */
  threadLimit: number;
  /** Where the server listens, e.g. `http://127.0.0.1:8080`. */
  origin: string;
  /** Signs the links to files; another one after every start. */
  readonly secret: Buffer;
}

export function makeWorld(realClock: Clock): World {
  const clock = movable(realClock);
  const botPermissions = String(USUAL_PERMISSIONS);
  const first: ChannelRecord = { kind: 'text', id: FIRST_CHANNEL_ID, name: 'game-table', botPermissions };
  return {
    clock,
    ids: makeIds(clock),
    people: new Map(),
    channels: new Map([[first.id, first]]),
    roles: new Map(),
    messages: new Map(),
    files: new Map(),
    emojis: new Map(),
    emojiFiles: new Map(),
    refusals: { every: null, seen: 0 },
    commands: new Map(),
    interactions: new Map(),
    problems: [],
    refused: [],
    pings: [],
    chosen: new Map(),
    listeners: new Set(),
    botOnline: false,
    moreServers: new Set(),
    botInServer: true,
    botRoles: [],
    community: null,
    installTypes: [0, 1],
    identifies: null,
    latency: null,
    requests: 0,
    threadLimit: 1000,
    origin: '',
    secret: randomBytes(32),
  };
}

export function tell(world: World, event: WorldEvent): void {
  for (const listener of world.listeners) listener(event);
}

/** Puts the clock forward; what is due by then happens. */
export function moveClock(world: World, milliseconds: number): void {
  tell(world, { kind: 'clockMoved', ahead: world.clock.ahead() + milliseconds });
  world.clock.advance(milliseconds);
}

/** Finds the person of this name, or lets one come in. Changes the language when one is given. */
export function comeIn(world: World, name: string, locale: Locale | undefined): PersonRecord {
  const present = [...world.people.values()].find((person) => person.name === name);
  if (present !== undefined && (locale === undefined || locale === present.locale)) return present;
  return putPerson(world, {
    ...NEWCOMER,
    ...present,
    id: present?.id ?? world.ids.next(),
    name,
    locale: locale ?? ('en-US' as Locale),
  });
}

export function putPerson(world: World, person: PersonRecord): PersonRecord {
  const before = world.people.get(person.id);
  world.people.set(person.id, person);
  tell(world, { kind: 'personChanged', person, before });
  return person;
}

/** The language of the server: what a Community has chosen, otherwise English (resources/guild). */
export const guildLocale = ({ community }: World): Locale => community ?? ('en-US' as Locale);

/** The server becomes a Community in a language, or none any more. */
export function setCommunity(world: World, locale: Locale | null): void {
  world.community = locale;
  tell(world, { kind: 'serverChanged' });
}

/** The bot has these roles from now on. */
export function setBotRoles(world: World, roles: readonly string[]): void {
  world.botRoles = roles;
  tell(world, { kind: 'botMemberChanged' });
}

export function putChannel(world: World, channel: ChannelRecord): void {
  const kind = world.channels.has(channel.id) ? 'channelUpdated' : 'channelCreated';
  world.channels.set(channel.id, channel);
  tell(world, { kind, channel });
}

export function putRole(world: World, role: RoleRecord): void {
  world.roles.set(role.id, role);
  tell(world, { kind: 'roleCreated', role });
}

export function removeRole(world: World, role: RoleRecord): void {
  world.roles.delete(role.id);
  tell(world, { kind: 'roleDeleted', role });
}

/** The server of a channel; null for direct messages and places without the bot. */
export function serverOf(world: World, channel: ChannelRecord): string | null {
  switch (channel.kind) {
    case 'text':
      return channel.server ?? GUILD_ID;
    case 'forum':
      return GUILD_ID;
    case 'thread': {
      const parent = world.channels.get(channel.parentId);
      return parent === undefined ? GUILD_ID : serverOf(world, parent);
    }
    case 'direct':
    case 'private':
      return null;
    default:
      return channel satisfies never;
  }
}

/** Another server, which the bot is in. @returns its id */
export function addServer(world: World): string {
  const id = world.ids.next();
  world.moreServers.add(id);
  tell(world, { kind: 'serverAdded', id });
  return id;
}

/** The servers that the bot is in. */
export const serversOf = ({ botInServer, moreServers }: World): readonly string[] => [
  ...(botInServer ? [GUILD_ID] : []),
  ...moreServers,
];

/** The bot comes into the first server, or leaves it as if it had been removed. */
export function setInServer(world: World, inServer: boolean): void {
  if (world.botInServer === inServer) return;
  world.botInServer = inServer;
  tell(world, { kind: inServer ? 'serverJoined' : 'serverLeft' });
}

/** Deletes a channel with its threads and messages. */
export function removeChannel(world: World, channel: ChannelRecord): void {
  const threads = [...world.channels.values()].filter((one) => one.kind === 'thread' && one.parentId === channel.id);
  for (const thread of threads) removeChannel(world, thread);
  const inside = [...world.messages.values()].filter(({ message }) => message.channel_id === channel.id);
  for (const stored of inside) removeMessage(world, stored, true);
  world.channels.delete(channel.id);
  tell(world, { kind: 'channelDeleted', channel });
}

/** The newest message of a channel that everybody sees. */
export function lastMessageIn(world: World, channelId: string): StoredMessage | undefined {
  return [...world.messages.values()].findLast(
    ({ message, visibleTo }) => visibleTo === null && message.channel_id === channelId,
  );
}

/** The direct messages of the bot with a person, opened the first time. */
export function directChannel(world: World, person: PersonRecord): ChannelRecord {
  const present = [...world.channels.values()].find((one) => one.kind === 'direct' && one.personId === person.id);
  if (present !== undefined) return present;
  const made: ChannelRecord = { kind: 'direct', id: world.ids.next(), name: person.name, personId: person.id };
  putChannel(world, made);
  return made;
}

/** Stores a message with its new files, and forgets the files that it no longer has. */
export function putMessage(world: World, stored: StoredMessage, fresh: readonly FileRecord[] = []): void {
  const before = world.messages.get(stored.message.id);
  for (const file of fresh) {
    world.files.set(file.id, file);
    tell(world, { kind: 'fileStored', file });
  }
  world.messages.set(stored.message.id, stored);
  tell(world, { kind: before === undefined ? 'messageCreated' : 'messageUpdated', stored });
  const kept = new Set(stored.attachments.map(({ id }) => id));
  for (const { id } of before?.attachments ?? []) if (!kept.has(id)) removeFile(world, id);
}

export function removeMessage(world: World, stored: StoredMessage, withChannel = false): void {
  world.messages.delete(stored.message.id);
  tell(world, { kind: 'messageDeleted', stored, withChannel });
  for (const { id } of stored.attachments) removeFile(world, id);
}

function removeFile(world: World, id: string): void {
  const file = world.files.get(id);
  if (file === undefined) return;
  world.files.delete(id);
  tell(world, { kind: 'fileRemoved', file });
}

export function commandsOf(world: World, scope: string): Map<string, APIApplicationCommand> {
  const present = world.commands.get(scope);
  if (present !== undefined) return present;
  const made = new Map<string, APIApplicationCommand>();
  world.commands.set(scope, made);
  return made;
}

/** Every command that the bot has registered: global ones and those of the server while it is in it. */
export function registeredCommands(world: World): readonly APIApplicationCommand[] {
  const ofServer = world.botInServer ? [...commandsOf(world, GUILD_ID).values()] : [];
  return [...commandsOf(world, 'global').values(), ...ofServer];
}
