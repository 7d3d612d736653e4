import { Events, type Client } from 'discord.js';
import type { GameStore, Table } from '../../../table/index.js';
import type { BotServices } from '../bot-services.js';
import type { GuildState } from '../../rest/guild-state.js';

/** What the gateway tells while tables are played: a channel that is deleted, rights that come back, a server that asks the bot in again. */
export const heal = (
  client: Client,
  services: BotServices,
  guildState: GuildState,
  store: Pick<GameStore, 'liveChannels'>,
): void => {
  const { log } = services;

  const each = (about: string, channels: Promise<readonly string[]>, run: (channel: string) => Promise<void>): void => {
    const all = async (): Promise<void> => void (await Promise.all((await channels).map(run)));
    all().catch((err: unknown) => log.error({ err, about }, 'a change in a server could not be followed'));
  };

  const liveWithin = async (parent: string): Promise<readonly string[]> =>
    guildState.withThreads(parent, await store.liveChannels());

  const liveIn = async (server: string): Promise<readonly string[]> =>
    (await store.liveChannels()).filter((channel) => guildState.serverOf(channel) === server);

  const again = async (channel: string): Promise<void> =>
    guildState.missingPermissions(channel).length === 0
      ? showAgain(services, channel)
      : services.boards.markForbidden(channel);
  const gone = async (channel: string): Promise<void> => services.closed(channel);

  client.on(Events.ChannelDelete, ({ id }) => each('deleted', liveWithin(id), gone));
  client.on(Events.ThreadDelete, ({ id }) => each('deleted', liveWithin(id), gone));
  client.on(Events.ChannelUpdate, (_before, { id }) => each('changed', liveWithin(id), again));
  client.on(Events.ThreadUpdate, (_before, { id }) => each('changed', liveWithin(id), again));
  client.on(Events.GuildRoleUpdate, (_before, { guild }) => each('changed', liveIn(guild.id), again));
  // Of itself a bot hears without the members intent (topics/gateway): its roles may give back what was missing.
  client.on(Events.GuildMemberUpdate, (_before, { id, guild }) => {
    if (id === client.user?.id) each('changed', liveIn(guild.id), again);
  });
  const seen = (server: string, isThere: boolean): void =>
    void services.tables.servers
      .seen(server, isThere)
      .catch((err: unknown) => log.error({ err, server }, 'it could not be noted whether the bot is in a server'));
  client.on(Events.GuildDelete, ({ id }) => seen(id, false));
  client.on(Events.GuildCreate, ({ id }) => {
    seen(id, true);
    each('joined', liveIn(id), again);
  });
};

/** Shows what could not be shown when it may be by now; nothing where all was. */
export const showAgain = async ({ boards, notices, proposals, news }: BotServices, channel: string): Promise<void> => {
  if (!boards.retryForbidden(channel)) return;
  await Promise.all([notices.sync(channel), proposals.sync(channel), news.sync(channel)]);
};

/** Whether a game goes on here, so that acting in it needs a channel to show it in. */
export const isPlayed = (table: Table | null): boolean => table !== null && table.data.phase === 'playing';
