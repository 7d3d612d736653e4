import { GuildFeature, PermissionFlagsBits } from 'discord-api-types/v10';
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  MessageComponentInteraction,
  MessageContextMenuCommandInteraction,
  ModalMessageModalSubmitInteraction,
} from 'discord.js';
import type { Person } from '../../../table/index.js';
import type { ChannelPlace } from '../../protocol/permissions.js';

/** An interaction that the router answers. */
export type Routed =
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalMessageModalSubmitInteraction
  | AutocompleteInteraction;

/** Who acted, by the name that the server knows. */
export const personOf = (interaction: Routed): Person => {
  const { member, user } = interaction;
  const nick = member === null ? null : 'displayName' in member ? member.displayName : member.nick;
  return { user: user.id, name: nick ?? user.displayName };
};

/** Whether the bot is in the server, and does not know the channel: a thread there that it may not be able to access. */
export const isUnknown = ({ guild, channel, channelId }: Routed): boolean =>
  guild !== null && channel === null && channelId !== null;

/** Where it was, and what the bot and the person may do there. */
export const placeOf = (interaction: Routed): ChannelPlace => {
  const { channel, channelId, guildId, appPermissions, memberPermissions } = interaction;
  const thread = channel?.isThread() === true ? channel : null;
  return {
    server: guildId,
    within: thread?.parentId ?? channelId ?? '',
    isThread: thread !== null,
    isVoice: channel?.isVoiceBased() ?? false,
    granted: appPermissions?.bitfield ?? 0n,
    manages: memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    moderates: memberPermissions?.has(PermissionFlagsBits.ManageMessages) ?? false,
  };
};

/** Whether the server has a language of its own: any other one counts as English (I Discordeno/discordeno#2042). */
export const isCommunity = ({ guild }: Routed): boolean => guild?.features.includes(GuildFeature.Community) === true;
