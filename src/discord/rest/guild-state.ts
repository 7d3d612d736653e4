import { PermissionFlagsBits, type Client } from 'discord.js';
import type { Permission } from '../../text/index.js';
import { missingIn } from '../protocol/permissions.js';
import type { Budget } from './budget.js';
import { fateOf } from './messenger.js';
import type { RefusedChannels } from './refusals/refused-channels.js';
import { withPermit } from './requests.js';

/** A post of a forum: the tags on it, those that the bot may put there, and whether it may change them. */
interface Post {
  readonly applied: readonly string[];
  readonly available: readonly { readonly id: string; readonly name: string }[];
  readonly mayTag: boolean;
}

/** What the gateway has told of the channels that tables are in (intent Guilds). */
export interface GuildState {
  /** The bot itself, as it is mentioned. */
  self(): string;
  /** The server of a channel; null for one that the bot does not see. */
  serverOf(channel: string): string | null;
  /** Whether messages can be posted there: in a forum only threads can. */
  takesMessages(channel: string): boolean;
  /** Whether it is a locked thread, which the bot cannot open again. */
  isLocked(channel: string): boolean;
  /** Whether the bot is in a server; null while that is not known, and for one that another process looks after. */
  isIn(server: string): boolean | null;
  /** What the bot may do there, as Discord's bits, and whether it is a thread. */
  place(channel: string): { readonly granted: bigint; readonly isThread: boolean; readonly isVoice: boolean };
  /**
   * Whether the bot can access a channel of a server at all; one that it does not know is asked for: archived threads,
   * private ones.
   */
  canAccess(channel: string, server: string | null): Promise<boolean>;
  /** What the bot needs there and may not do; everything in a channel that it does not see. */
  missingPermissions(channel: string): readonly Permission[];
  /** Whether the bot, with these rights in a channel, may mention a role of a server; `gone`: there is none. */
  mayMention(server: string, role: string, granted: bigint): 'may' | 'gone' | 'forbidden';
  /** The tags of a post of a forum; null for any other channel. */
  post(channel: string): Post | null;
  /** Of these channels the one itself and the threads in it. */
  withThreads(parent: string, channels: readonly string[]): readonly string[];
}

/**
 * `clients`: the connections that are open now, each with the servers of its shard; `isOurs`: whether all servers of the shard
 * of this one are known here.
 */
export const guildStateOf = (
  clients: () => readonly Client[],
  budget: Budget,
  isOurs: (server: string) => boolean,
  refused: RefusedChannels,
): GuildState => {
  const fetching = new Map<string, Promise<boolean>>();
  const channelById = (id: string) => {
    for (const client of clients()) {
      const channel = client.channels.cache.get(id);
      if (channel !== undefined) return channel.isDMBased() ? null : channel;
    }
    return null;
  };
  const guildById = (id: string) => {
    for (const client of clients()) {
      const server = client.guilds.cache.get(id);
      if (server !== undefined) return server;
    }
    return null;
  };
  const place = (id: string) => {
    const channel = channelById(id);
    const self = channel === null ? null : channel.client.user;
    const granted = self === null ? null : channel?.permissionsFor(self);
    return {
      granted: granted?.bitfield ?? 0n,
      isThread: channel?.isThread() ?? false,
      isVoice: channel?.isVoiceBased() ?? false,
    };
  };
  const fetchAccess = async (id: string, server: string | null): Promise<boolean> => {
    try {
      for (const client of clients())
        if ((await withPermit(budget, 'answer', async () => client.channels.fetch(id))) !== null) return true;
      return false;
    } catch (error) {
      if (!(error instanceof Error) || fateOf(error) === null) throw error;
      refused.refused(id, server, error);
      return false;
    }
  };
  return {
    self: () => `<@${clients().find(({ user }) => user !== null)?.user?.id ?? ''}>`,
    serverOf: (channel) => channelById(channel)?.guildId ?? null,
    takesMessages: (channel) => channelById(channel)?.isTextBased() ?? false,
    isLocked(id) {
      const channel = channelById(id);
      return channel !== null && channel.isThread() && channel.locked === true;
    },
    isIn: (server) => (isOurs(server) ? guildById(server) !== null : null),
    place,
    missingPermissions: (id) => missingIn(place(id)),
    async canAccess(id, server) {
      if (channelById(id) !== null) return true;
      if (refused.refusal(id) !== undefined) return false;
      const asked = fetching.get(id) ?? fetchAccess(id, server).finally(() => fetching.delete(id));
      fetching.set(id, asked);
      return asked;
    },
    mayMention(server, id, granted) {
      const role = guildById(server)?.roles.cache.get(id);
      if (role === undefined) return 'gone';
      const mayAll = (granted & PermissionFlagsBits.MentionEveryone) !== 0n;
      return role.mentionable || mayAll ? 'may' : 'forbidden';
    },
    post(id) {
      const channel = channelById(id);
      if (channel === null || !channel.isThread() || channel.parent?.isThreadOnly() !== true) return null;
      const { appliedTags, parent, ownerId } = channel;
      const manages = (place(id).granted & PermissionFlagsBits.ManageThreads) !== 0n;
      const available = parent.availableTags.filter(({ moderated }) => manages || !moderated);
      // A post keeps the ids of tags that its forum has deleted, and Discord refuses any list with one of them.
      const applied = appliedTags.filter((tag) => parent.availableTags.some(({ id: known }) => known === tag));
      return { applied, available, mayTag: manages || ownerId === channel.client.user.id };
    },
    withThreads: (parent, channels) => channels.filter((id) => id === parent || channelById(id)?.parentId === parent),
  };
};
