import { ComponentType, MessageFlags, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import type {
  APIAllowedMentions,
  APIEmbed,
  APIMessage,
  APIMessageTopLevelComponent,
  APIUser,
  RESTPatchAPIChannelMessageJSONBody,
  RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10';
import { errors } from '../limits/api-error.js';
import { attach, refer, unused } from './attachments.js';
import type { Upload } from './attachments.js';
import { botPermissions, notified } from './channel-access.js';
import { checkEmojis } from './component-emojis.js';
import { timeOf } from './clock.js';
import { findUser } from './serialize.js';
import { APPLICATION_ID, GUILD_ID, putMessage, serverOf } from './world.js';
import type { Ping, StoredMessage, World } from './world.js';

/** The part of a message that its author writes, after it has been checked. */
export type Written = Omit<RESTPostAPIChannelMessageJSONBody, 'flags'> & { readonly flags?: number };
export type Rewritten = RESTPatchAPIChannelMessageJSONBody;

interface Mentions {
  readonly users: readonly APIUser[];
  /** Ids of roles of the server. */
  readonly roles: readonly string[];
  readonly everyone: boolean;
}

/** Who is mentioned in the content and may be, by `allowed_mentions` (all when it is absent). */
function mentionsIn(world: World, content: string, allowed: APIAllowedMentions | null | undefined): Mentions {
  const named = [...new Set([...content.matchAll(/<@!?(\d+)>/g)].map((match) => match[1] ?? ''))];
  const parse: readonly string[] = allowed?.parse ?? [];
  const may = (id: string): boolean =>
    allowed === undefined || allowed === null || parse.includes('users') || (allowed.users ?? []).includes(id);
  const roles = [...new Set([...content.matchAll(/<@&(\d+)>/g)].map((match) => match[1] ?? ''))];
  const mayRole = (id: string): boolean =>
    allowed === undefined || allowed === null || parse.includes('roles') || (allowed.roles ?? []).includes(id);
  const mayEveryone = allowed === undefined || allowed === null || parse.includes('everyone');
  return {
    users: named.filter(may).flatMap((id) => findUser(world, id) ?? []),
    roles: roles.filter((id) => world.roles.has(id) && mayRole(id)),
    everyone: mayEveryone && /@(everyone|here)\b/.test(content),
  };
}

function isEmpty(content: string, ...parts: readonly (readonly unknown[])[]): boolean {
  return content === '' && parts.every((part) => part.length === 0);
}

/** Discord numbers every component that has no id of its own. */
function numbered(components: readonly APIMessageTopLevelComponent[]): APIMessageTopLevelComponent[] {
  let next = 0;
  const number = (component: object): object => {
    const id = 'id' in component && component.id !== 0 ? component.id : ++next;
    const inner: readonly object[] = 'components' in component ? (component.components as readonly object[]) : [];
    const beside = 'accessory' in component ? (component.accessory as object) : null;
    return {
      ...component,
      id,
      ...(inner.length > 0 ? { components: inner.map(number) } : {}),
      ...(beside === null ? {} : { accessory: number(beside) }),
    };
  };
  return components.map((component) => number(component) as APIMessageTopLevelComponent);
}

const richEmbeds = (embeds: readonly APIEmbed[]): APIEmbed[] =>
  embeds.map((embed) => ({ ...embed, type: 'rich' as APIEmbed['type'] }) as APIEmbed);

const V2 = MessageFlags.IsComponentsV2;
const MOST_ROWS = 5;

/**
 * Whether the parts of a message fit together: in Components V2 neither content nor embeds, otherwise rows only.
 * @throws ApiError 50035
 */
function checkLayout(
  flags: number,
  content: string,
  embeds: readonly unknown[],
  components: readonly APIMessageTopLevelComponent[],
): void {
  const refuse = (path: string, code: string, message: string): never => {
    throw errors.invalidForm([{ path: [path], code, message }]);
  };
  if ((flags & V2) !== 0) {
    const field = content === '' ? (embeds.length === 0 ? null : 'embeds') : 'content';
    if (field === null) return;
    refuse(field, 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', `${field} cannot be used with Components V2`);
  }
  if (components.length > MOST_ROWS) refuse('components', 'BASE_TYPE_BAD_LENGTH', 'Must be between 0 and 5 in length.');
  const strange = components.findIndex(({ type }) => type !== ComponentType.ActionRow);
  if (strange < 0) return;
  throw errors.invalidForm([
    {
      path: ['components', strange, 'type'],
      code: 'UNION_TYPE_CHOICES',
      message: 'Value of field "type" must be one of (1).',
    },
  ]);
}

interface Draft {
  readonly channelId: string;
  readonly author: APIUser;
  readonly body: Written;
  readonly uploads?: readonly Upload[];
  readonly visibleTo: string | null;
  /** Fields that only messages of interactions have. */
  readonly extra?: Partial<APIMessage>;
}

/**
 * Posts a message and records whom it pings (nobody, when it is ephemeral).
 * @throws ApiError 50006 when there is nothing in it
 */
export function post(world: World, draft: Draft): StoredMessage {
  const { body, author, channelId, visibleTo, uploads = [] } = draft;
  checkEmojis(world, body.components);
  const content = (body.content ?? '').trim();
  const loading = ((draft.extra?.flags ?? 0) & MessageFlags.Loading) !== 0;
  const place = { channelId, ephemeral: visibleTo !== null };
  const { all, fresh } = attach(world, place, body.attachments, uploads, []);
  const embeds = refer(richEmbeds(body.embeds ?? []), 'embeds', all);
  const components = refer(numbered(body.components ?? []), 'components', all);
  checkLayout(body.flags ?? 0, content, embeds, components);
  if (!loading && isEmpty(content, embeds, components, all)) throw errors.emptyMessage();
  const mentions = mentionsIn(world, content, body.allowed_mentions);
  const message: APIMessage = {
    id: world.ids.next(),
    channel_id: channelId,
    author,
    content,
    timestamp: new Date(world.clock.now()).toISOString(),
    edited_timestamp: null,
    tts: body.tts ?? false,
    mention_everyone: mentions.everyone,
    mentions: [...mentions.users],
    mention_roles: [...mentions.roles],
    attachments: unused(all, embeds, components),
    embeds,
    components,
    pinned: false,
    type: MessageType.Default,
    flags: body.flags ?? 0,
    ...(body.nonce === undefined ? {} : { nonce: body.nonce }),
    ...draft.extra,
  };
  const stored = { message, visibleTo, attachments: all };
  if (visibleTo === null) recordPing(world, message);
  putMessage(world, stored, fresh);
  return stored;
}

/** Whether a mention of this role notifies: everybody may mention it, or the bot may mention everyone. */
function mayMention(world: World, { author, channel_id: id }: APIMessage, role: string): boolean {
  const channel = world.channels.get(id);
  const mayAll =
    author.id === APPLICATION_ID &&
    channel !== undefined &&
    (botPermissions(world, channel) & PermissionFlagsBits.MentionEveryone) !== 0n;
  return mayAll || world.roles.get(role)?.mentionable === true;
}

function recordPing(world: World, message: APIMessage): void {
  const ping: Ping = {
    messageId: message.id,
    channelId: message.channel_id,
    users: notified(world, message.channel_id, message.mentions).filter((id) => id !== message.author.id),
    roles: message.mention_roles.filter((id) => mayMention(world, message, id)),
    everyone: message.mention_everyone,
    silent: ((message.flags ?? 0) & MessageFlags.SuppressNotifications) !== 0,
  };
  if (ping.users.length > 0 || ping.roles.length > 0 || ping.everyone) world.pings.push(ping);
}

/** Milliseconds after a post in which an edit of its embeds may not be seen (I discord/discord-api-docs#7980): here it never is. */
const EMBEDS_SETTLE = 1_500;

/** Whether whoever edits this message now goes on seeing its embeds as they were. */
const isUnsettled = (world: World, { message, visibleTo }: StoredMessage): boolean =>
  visibleTo === null && message.embeds.length > 0 && world.clock.now() - timeOf(message.id) < EMBEDS_SETTLE;

/** A menu whose message is edited forgets what people have chosen in it. */
const forgetChosen = ({ chosen }: World, message: string): void => {
  for (const key of chosen.keys()) if (key.includes(`:${message}:`)) chosen.delete(key);
};

/**
 * Edits a message; an edit never pings. A deferred message stops loading.
 * @throws ApiError 50006 when nothing would be left in it
 */
export function edit(
  world: World,
  stored: StoredMessage,
  body: Rewritten,
  uploads: readonly Upload[] = [],
): StoredMessage {
  checkEmojis(world, body.components);
  const before = stored.message;
  const place = { channelId: before.channel_id, ephemeral: stored.visibleTo !== null };
  const isOld = body.embeds !== undefined && isUnsettled(world, stored);
  const added = attach(world, place, body.attachments, uploads, stored.attachments);
  const content = body.content === undefined ? before.content : (body.content ?? '').trim();
  const asked = body.embeds === undefined ? before.embeds : refer(richEmbeds(body.embeds ?? []), 'embeds', added.all);
  const embeds = isOld ? before.embeds : asked;
  const { all, fresh } = isOld ? { all: stored.attachments, fresh: [] } : added;
  const written = body.components ?? [];
  const components =
    body.components === undefined ? (before.components ?? []) : refer(numbered(written), 'components', all);
  checkLayout((before.flags ?? 0) | (body.flags ?? 0), content, embeds, components);
  if (isEmpty(content, embeds, components, all)) throw errors.emptyMessage();
  const mentions = mentionsIn(world, content, body.allowed_mentions);
  const wasLoading = ((before.flags ?? 0) & MessageFlags.Loading) !== 0;
  const kept = (before.flags ?? 0) & ~(MessageFlags.Loading | MessageFlags.SuppressEmbeds);
  const message: APIMessage = {
    ...before,
    content,
    attachments: unused(all, embeds, components),
    embeds,
    components,
    mentions: [...mentions.users],
    mention_roles: [...mentions.roles],
    mention_everyone: mentions.everyone,
    // Components V2 cannot be given up again.
    flags: kept | (body.flags === undefined ? (before.flags ?? 0) & MessageFlags.SuppressEmbeds : (body.flags ?? 0)),
    edited_timestamp: wasLoading ? null : new Date(world.clock.now()).toISOString(),
  };
  const after = { message, visibleTo: stored.visibleTo, attachments: all };
  forgetChosen(world, message.id);
  putMessage(world, after, fresh);
  return after;
}

/** What `message_reference` becomes in the message that answers another one. */
export function replyFields(world: World, channelId: string, body: Written): Partial<APIMessage> {
  const id = body.message_reference?.message_id;
  if (id === undefined) return {};
  const referenced = world.messages.get(id);
  if (referenced === undefined || referenced.visibleTo !== null || referenced.message.channel_id !== channelId) {
    if (body.message_reference?.fail_if_not_exists === false) return {};
    throw errors.invalidForm([
      { path: ['message_reference'], code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' },
    ]);
  }
  const channel = world.channels.get(channelId);
  const server = channel === undefined ? null : serverOf(world, channel);
  return {
    type: MessageType.Reply,
    message_reference: { message_id: id, channel_id: channelId, guild_id: server ?? GUILD_ID },
    referenced_message: referenced.message,
  };
}
