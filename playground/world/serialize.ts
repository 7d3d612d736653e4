import { ChannelType, GuildFeature, OverwriteType } from 'discord-api-types/v10';
import type {
  APIApplication,
  APIChannel,
  APIDMChannel,
  APIGuild,
  APIGuildForumChannel,
  APIGuildMediaChannel,
  APIGuildMember,
  APIInteractionGuildMember,
  APIMessage,
  APIOverwrite,
  APIRole,
  APITextChannel,
  APIThreadChannel,
  APIUser,
  ChannelFlags,
  GatewayGuildCreateDispatchData,
  GuildMemberFlags,
  Locale,
  ThreadMemberFlags,
} from 'discord-api-types/v10';
import { linked } from './attachments.js';
import { timeOf } from './clock.js';
import { forumsOf, isBotIn, permissionsOf, textChannels, threadsOf } from './channel-access.js';
import { USUAL_PERMISSIONS } from './records.js';
import type {
  ChannelRecord,
  DirectChannel,
  Forum,
  PersonRecord,
  RoleRecord,
  TextChannel,
  Thread,
  Variety,
} from './records.js';
import { APPLICATION_ID, FIRST_CHANNEL_ID, guildLocale, GUILD_ID, lastMessageIn, OWNER_ID, serverOf } from './world.js';
import type { StoredMessage, World } from './world.js';

const JOINED = '2024-01-01T00:00:00.000000+00:00';
const GUILD_NAME = 'Playground';

export const botUser: APIUser = {
  id: APPLICATION_ID,
  username: 'four-souls-table',
  global_name: null,
  discriminator: '0000',
  avatar: null,
  bot: true,
};

export function toUser(person: PersonRecord): APIUser {
  return { id: person.id, username: person.name, global_name: person.name, discriminator: '0', avatar: null };
}

/** @returns the user of this id, bot included */
export function findUser(world: World, id: string): APIUser | undefined {
  if (id === APPLICATION_ID) return botUser;
  const person = world.people.get(id);
  return person === undefined ? undefined : toUser(person);
}

export function toMember(user: APIUser, timedOutUntil: number | null = null): APIGuildMember {
  return {
    user,
    nick: null,
    avatar: null,
    banner: null,
    roles: [],
    joined_at: JOINED,
    deaf: false,
    mute: false,
    flags: 0 as GuildMemberFlags,
    pending: false,
    premium_since: null,
    communication_disabled_until: timedOutUntil === null ? null : new Date(timedOutUntil).toISOString(),
  };
}

/** The bot as a member of the server, with its roles. */
export const botMember = ({ botRoles }: World): APIGuildMember => ({ ...toMember(botUser), roles: [...botRoles] });

export function toInteractionMember(world: World, person: PersonRecord): APIInteractionGuildMember {
  const member = toMember(toUser(person), person.timedOutUntil);
  return { ...member, user: toUser(person), permissions: String(permissionsOf(world, person)) };
}

export function everyoneRole(server = GUILD_ID): APIRole {
  return {
    id: server,
    name: '@everyone',
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    position: 0,
    permissions: String(USUAL_PERMISSIONS),
    managed: false,
    mentionable: false,
    flags: 0 as APIRole['flags'],
  };
}

export function toRole({ id, name, mentionable, permissions = '0' }: RoleRecord): APIRole {
  return { ...everyoneRole(), id, name, mentionable, position: 1, permissions };
}

/** Every role of a server, that of everybody first; others has the first server only. */
export const rolesIn = (world: World, server = GUILD_ID): APIRole[] => [
  everyoneRole(server),
  ...(server === GUILD_ID ? [...world.roles.values()].map(toRole) : []),
];

const lastIn = (world: World, channelId: string): string | null => lastMessageIn(world, channelId)?.message.id ?? null;

/** What the bot may and may not do in a channel, as an overwrite of its own. */
function overwriteOf({ botPermissions }: TextChannel | Forum): APIOverwrite {
  const allowed = BigInt(botPermissions);
  return {
    id: APPLICATION_ID,
    type: OverwriteType.Member,
    allow: String(allowed),
    deny: String(USUAL_PERMISSIONS & ~allowed),
  };
}

function toForum(channel: Forum, world: World): APIGuildForumChannel | APIGuildMediaChannel {
  return {
    id: channel.id,
    type: channel.isMedia ? ChannelType.GuildMedia : ChannelType.GuildForum,
    guild_id: GUILD_ID,
    name: channel.name,
    position: textChannels(world).length + forumsOf(world).findIndex(({ id }) => id === channel.id),
    parent_id: null,
    topic: null,
    nsfw: false,
    rate_limit_per_user: 0,
    last_message_id: threadsOf(world).findLast(({ parentId }) => parentId === channel.id)?.id ?? null,
    available_tags: channel.tags.map((tag) => ({ ...tag, emoji_id: null, emoji_name: null })),
    default_reaction_emoji: null,
    default_sort_order: null,
    default_forum_layout: 0,
    flags: 0 as ChannelFlags,
    permission_overwrites: [overwriteOf(channel)],
  };
}

/** What the chat of a voice or stage channel has besides. */
const VOICE = { bitrate: 64_000, user_limit: 0, rtc_region: null };

const TYPES = {
  announcement: ChannelType.GuildAnnouncement,
  voice: ChannelType.GuildVoice,
  stage: ChannelType.GuildStageVoice,
} as const satisfies Readonly<Record<Variety, ChannelType>>;

export const isVoice = (channel: ChannelRecord): boolean =>
  channel.kind === 'text' && (channel.variety === 'voice' || channel.variety === 'stage');

function toText(channel: TextChannel, world: World): APIChannel {
  const plain: APITextChannel = {
    id: channel.id,
    type: ChannelType.GuildText,
    guild_id: channel.server ?? GUILD_ID,
    name: channel.name,
    position: textChannels(world).findIndex(({ id }) => id === channel.id),
    parent_id: null,
    topic: null,
    nsfw: false,
    rate_limit_per_user: 0,
    last_message_id: lastIn(world, channel.id),
    permission_overwrites: [overwriteOf(channel)],
  };
  if (channel.variety === undefined) return plain;
  const type = TYPES[channel.variety];
  return { ...plain, type, ...(isVoice(channel) ? VOICE : {}) };
}

/** Threads of announcement channels have a type of their own. */
function threadType({ members, parentId }: Thread, world: World): APIThreadChannel['type'] {
  if (members !== undefined) return ChannelType.PrivateThread;
  const parent = world.channels.get(parentId);
  const isAnnounced = parent?.kind === 'text' && parent.variety === 'announcement';
  return isAnnounced ? ChannelType.AnnouncementThread : ChannelType.PublicThread;
}

export function toThread(thread: Thread, world: World): APIThreadChannel {
  const count = [...world.messages.values()].filter(({ message }) => message.channel_id === thread.id).length;
  const opened = new Date(timeOf(thread.id)).toISOString();
  return {
    id: thread.id,
    type: threadType(thread, world),
    guild_id: serverOf(world, thread) ?? GUILD_ID,
    parent_id: thread.parentId,
    owner_id: thread.ownerId,
    name: thread.name,
    rate_limit_per_user: 0,
    last_message_id: lastIn(world, thread.id),
    message_count: count,
    total_message_sent: count,
    member_count: 1,
    ...(thread.appliedTags === undefined ? {} : { applied_tags: [...thread.appliedTags] }),
    thread_metadata: {
      archived: thread.archived,
      auto_archive_duration: thread.autoArchive,
      archive_timestamp: new Date(thread.turnedAt).toISOString(),
      locked: thread.locked,
      create_timestamp: opened,
    },
    member: { id: thread.id, user_id: APPLICATION_ID, join_timestamp: opened, flags: 0 as ThreadMemberFlags },
  };
}

function toDirect(channel: DirectChannel, world: World): APIDMChannel {
  const person = world.people.get(channel.personId);
  return {
    id: channel.id,
    type: ChannelType.DM,
    name: null,
    last_message_id: lastIn(world, channel.id),
    ...(person === undefined ? {} : { recipients: [toUser(person)] }),
  };
}

/** A channel as the bot gets it; of a place without the bot it learns no more than that it exists. */
export function toChannel(channel: ChannelRecord, world: World): APIChannel {
  switch (channel.kind) {
    case 'text':
      return toText(channel, world);
    case 'forum':
      return toForum(channel, world);
    case 'thread':
      return toThread(channel, world);
    case 'direct':
      return toDirect(channel, world);
    case 'private':
      return { id: channel.id, type: ChannelType.GroupDM, name: channel.name, recipients: [] };
    default:
      return channel satisfies never;
  }
}

export function toGuild(world: World, server = GUILD_ID): APIGuild {
  const isFirst = server === GUILD_ID;
  return {
    id: server,
    name: GUILD_NAME,
    icon: null,
    splash: null,
    banner: null,
    description: null,
    discovery_splash: null,
    owner_id: OWNER_ID,
    region: null,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: rolesIn(world, server),
    emojis: [],
    features: isFirst && world.community !== null ? [GuildFeature.Community] : [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: isFirst ? FIRST_CHANNEL_ID : null,
    system_channel_flags: 0 as APIGuild['system_channel_flags'],
    rules_channel_id: null,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: isFirst ? guildLocale(world) : ('en-US' as Locale),
    public_updates_channel_id: null,
    nsfw_level: 0,
    stickers: [],
    premium_progress_bar_enabled: false,
    hub_type: null,
    safety_alerts_channel_id: null,
    incidents_data: null,
  };
}

/** GUILD_CREATE as a bot without the members intent gets it: the only member in it is the bot. */
export function toGuildCreate(world: World, server = GUILD_ID): GatewayGuildCreateDispatchData {
  const isIn = (channel: ChannelRecord): boolean => serverOf(world, channel) === server;
  return {
    ...toGuild(world, server),
    joined_at: JOINED,
    large: false,
    unavailable: false,
    member_count: world.people.size + 1,
    voice_states: [],
    members: [server === GUILD_ID ? botMember(world) : toMember(botUser)],
    channels: [...textChannels(world), ...forumsOf(world)]
      .filter(isIn)
      .map((channel) => toChannel(channel, world) as GatewayGuildCreateDispatchData['channels'][number]),
    threads: threadsOf(world)
      .filter((thread) => isIn(thread) && !thread.archived && isBotIn(world, thread))
      .map((thread) => toThread(thread, world)),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

export function toApplication({ installTypes }: World): APIApplication {
  return {
    id: APPLICATION_ID,
    name: botUser.username,
    icon: null,
    description: '',
    summary: '',
    bot: botUser,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0 as NonNullable<APIApplication['flags']>,
    team: null,
    owner: { id: OWNER_ID, username: 'owner', global_name: null, discriminator: '0', avatar: null },
    approximate_guild_count: 1,
    integration_types_config: Object.fromEntries(installTypes.map((type) => [type, {}])),
  };
}

/** A message as the bot gets it: without the message content intent, what people write is blank. */
export function forBot(world: World, stored: StoredMessage): APIMessage {
  const message = linked(world, stored);
  const own = message.author.id === APPLICATION_ID || message.mentions.some((user) => user.id === APPLICATION_ID);
  return own ? message : { ...message, content: '', embeds: [], attachments: [] };
}
