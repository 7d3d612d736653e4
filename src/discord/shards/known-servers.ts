import type { APIUser, GatewayGuildCreateDispatchData } from 'discord-api-types/v10';
import type { AnyThreadChannel, Client, Guild, GuildBasedChannel, GuildMember, User } from 'discord.js';

/**
 * What a connection knows when another process goes on with its session, as Discord has told it: on a session that goes on
 * Discord tells only what is new. Of each server no more than this bot looks at.
 */
export interface KnownServers {
  readonly user: APIUser;
  readonly guilds: readonly GatewayGuildCreateDispatchData[];
}

const userOf = ({ id, username, discriminator, globalName, avatar, bot }: User): APIUser => ({
  id,
  username,
  discriminator,
  global_name: globalName,
  avatar,
  bot,
});

const overwritesOf = (channel: GuildBasedChannel) =>
  'permissionOverwrites' in channel
    ? channel.permissionOverwrites.cache.map(({ id, type, allow, deny }) => ({
        id,
        type,
        allow: allow.bitfield.toString(),
        deny: deny.bitfield.toString(),
      }))
    : [];

const tagsOf = (channel: GuildBasedChannel) =>
  'availableTags' in channel
    ? {
        available_tags: channel.availableTags.map(({ id, name, moderated }) => ({
          id,
          name,
          moderated,
          emoji_id: null,
          emoji_name: null,
        })),
      }
    : {};

const channelOf = (channel: GuildBasedChannel) => ({
  id: channel.id,
  type: channel.type,
  guild_id: channel.guildId,
  name: channel.name,
  parent_id: channel.parentId,
  position: 'rawPosition' in channel ? channel.rawPosition : 0,
  permission_overwrites: overwritesOf(channel),
  ...tagsOf(channel),
});

const threadOf = (thread: AnyThreadChannel) => ({
  id: thread.id,
  type: thread.type,
  guild_id: thread.guildId,
  name: thread.name,
  parent_id: thread.parentId,
  owner_id: thread.ownerId,
  applied_tags: thread.appliedTags,
  thread_metadata: {
    archived: thread.archived === true,
    locked: thread.locked === true,
    auto_archive_duration: 1440,
    archive_timestamp: new Date(0).toISOString(),
  },
});

const memberOf = (member: GuildMember) => ({
  user: userOf(member.user),
  nick: member.nickname,
  roles: [...member.roles.cache.keys()].filter((id) => id !== member.guild.id),
  joined_at: new Date(member.joinedTimestamp ?? 0).toISOString(),
  communication_disabled_until: member.communicationDisabledUntil?.toISOString() ?? null,
  deaf: false,
  mute: false,
  flags: 0,
});

/** The fields that are left out are those that the bot does not read; discord.js leaves them as they are for a new server. */
const guildOf = (guild: Guild): GatewayGuildCreateDispatchData => {
  const own = guild.members.me;
  const all = [...guild.channels.cache.values()];
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.ownerId,
    preferred_locale: guild.preferredLocale,
    features: guild.features,
    member_count: guild.memberCount,
    joined_at: new Date(guild.joinedTimestamp).toISOString(),
    roles: guild.roles.cache.map(({ id, name, permissions, rawPosition, mentionable, managed }) => ({
      id,
      name,
      permissions: permissions.bitfield.toString(),
      position: rawPosition,
      mentionable,
      managed,
    })),
    channels: all.filter((channel) => !channel.isThread()).map(channelOf),
    threads: all.flatMap((channel) => (channel.isThread() ? threadOf(channel) : [])),
    members: own === null ? [] : [memberOf(own)],
  } as unknown as GatewayGuildCreateDispatchData;
};

/** What this client knows of its servers; null before it knows itself. */
export const knownServersOf = (client: Client): KnownServers | null =>
  client.user === null
    ? null
    : {
        user: userOf(client.user),
        guilds: client.guilds.cache.filter(({ available }) => available).map(guildOf),
      };
