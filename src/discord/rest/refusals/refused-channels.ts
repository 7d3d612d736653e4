import { LRUCache } from 'lru-cache';
import { Events, type Client } from 'discord.js';
import type { Timers } from '../timers.js';

/** Milliseconds for which a channel that Discord has refused is not asked for again. */
const REMEMBERED_FOR = 60_000;
/** Channels, and servers with changes, that are remembered. */
const REMEMBERED = 5_000;

interface Refused {
  readonly server: string | null;
  readonly at: number;
  /** How many changes there had been by then. */
  readonly changes: number;
  readonly error: Error;
}

/** Channels that the bot cannot access: each further request would be refused too, and counts towards a ban. */
export interface RefusedChannels {
  /** What Discord has answered within the last minute; undefined when the channel may be asked for. */
  refusal(channel: string): Error | undefined;
  /** Discord has refused a channel of this server; null where the server is not known. */
  refused(channel: string, server: string | null, error: Error): void;
  /** Something has changed in a server that may let the bot in. */
  changed(server: string): void;
}

export const createRefusedChannels = (timers: Pick<Timers, 'now'>): RefusedChannels => {
  const known = new LRUCache<string, Refused>({ max: REMEMBERED });
  const changed = new LRUCache<string, number>({ max: REMEMBERED });
  let total = 0;
  const changesIn = (server: string | null): number => (server === null ? total : (changed.get(server) ?? 0));
  return {
    refusal(channel) {
      const found = known.get(channel);
      if (found === undefined) return undefined;
      const isFresh = timers.now() - found.at < REMEMBERED_FOR && found.changes === changesIn(found.server);
      if (isFresh) return found.error;
      known.delete(channel);
      return undefined;
    },
    refused: (channel, server, error) =>
      known.set(channel, { server, at: timers.now(), changes: changesIn(server), error }),
    changed(server) {
      total += 1;
      changed.set(server, total);
    },
  };
};

/** Hears on a connection of what may let the bot into a channel. */
export const forgetRefusals = (client: Client, channels: Pick<RefusedChannels, 'changed'>): void => {
  const { changed } = channels;
  client.on(Events.ThreadCreate, ({ guildId }) => changed(guildId));
  client.on(Events.ThreadUpdate, (_before, { guildId }) => changed(guildId));
  client.on(Events.ThreadListSync, (_threads, { id }) => changed(id));
  client.on(Events.ThreadMembersUpdate, (_added, _removed, { guildId }) => changed(guildId));
  client.on(Events.ChannelCreate, ({ guildId }) => changed(guildId));
  client.on(Events.ChannelUpdate, (_before, after) => {
    if (!after.isDMBased()) changed(after.guildId);
  });
  client.on(Events.GuildRoleCreate, ({ guild }) => changed(guild.id));
  client.on(Events.GuildRoleUpdate, (_before, { guild }) => changed(guild.id));
  client.on(Events.GuildRoleDelete, ({ guild }) => changed(guild.id));
  client.on(Events.GuildCreate, ({ id }) => changed(id));
  client.on(Events.GuildMemberUpdate, (_before, { id, guild }) => {
    if (id === client.user?.id) changed(guild.id);
  });
};
