import type { Metrics, Processes } from '../../ops/index.js';
import { GAME_ENDED, isPractice, startsByItself, type IsOurs, type Tables } from '../../table/index.js';
import { startingWhenFull } from '../answers/table/start.js';
import type { OutboxAge } from '../rest/outbox-age.js';
import type { GuildState } from '../rest/guild-state.js';
import type { BotServices } from '../live-messages/bot-services.js';

/** Whose a table is, what becomes of it elsewhere, and what is measured of how fast changes are shown. */
interface Subscription {
  readonly isOurs: IsOurs;
  readonly processes: Processes | undefined;
  readonly outboxAge: OutboxAge;
  readonly metrics: Pick<Metrics, 'boardShown'>;
}

/** What a change of a table asks for besides panels and board, in turn. */
const onTableChanged = (
  services: BotServices,
  guildState: GuildState,
  show: (channel: string) => Promise<void>,
): Parameters<Tables['onChange']>[0] => {
  const { tables, notices, proposals, news, tags, threads, archive, hands, absences, log } = services;
  const startWhenFull = startingWhenFull(services, guildState.place);
  return async (table, outbox) => {
    const { channel, data } = table;
    void hands.changed(channel).catch((err: unknown) => log.info({ err, channel }, 'no hand was sent'));
    if (isPractice(channel)) return;
    await tables.arrive(channel);
    const shown = data.phase === 'playing' ? Promise.resolve() : show(channel);
    await Promise.all([notices.sync(channel), proposals.sync(channel), news.sync(channel)]);
    void absences.check(channel).catch((err: unknown) => log.info({ err, channel }, 'nobody was looked for'));
    await Promise.all([
      ...(data.phase === 'over' ? [shown, threads.showResult(table)] : []),
      ...(startsByItself(data) ? [shown.then(async () => startWhenFull(table))] : []),
      tags.sync(table),
      ...(outbox.includes(GAME_ENDED) ? [archive.post(table)] : []), // before a rematch forgets the log
    ]);
  };
};

/**
 * Follows the tables: whatever changes is shown, panels and board at once. What the outbox asks for besides (who is told, what
 * is offered) is done in turn; a result stays to be done until the board has shown it. All of this but panels is done by the
 * process that has the shard of the server; what is changed elsewhere is told to the others. @returns what is done when
 * another process has changed a table
 */
export const subscribeToTables = (
  services: BotServices,
  guildState: GuildState,
  { isOurs, processes, outboxAge, metrics }: Subscription,
): ((channel: string) => void) => {
  const { tables, boards, panels, log } = services;
  const show = async (channel: string): Promise<void> =>
    boards.markDirty(channel).catch((err: unknown) => log.error({ err, channel }, 'a board was not shown'));
  /** What is learnt of the store is learnt at once where there are no other processes. */
  const showOurs = async (channel: string): Promise<void> => {
    const since = performance.now();
    if (processes !== undefined && !isOurs(await tables.serverOf(channel))) return;
    await show(channel);
    metrics.boardShown(performance.now() - since);
  };
  const showHere = (channel: string): void => {
    panels.changed(channel);
    if (isPractice(channel)) return;
    void showOurs(channel).catch((err: unknown) => log.error({ err, channel }, 'a board was not shown'));
  };
  tables.onCommit((channel) => {
    if (processes === undefined) outboxAge.queued(channel); // elsewhere it is asked for where it is brought
    showHere(channel);
    processes?.tell(channel).catch((err: unknown) => log.warn({ err, channel }, 'the other processes were not told'));
  });
  const bring = onTableChanged(services, guildState, show);
  tables.onChange(async (table, outbox) => {
    const ended = outboxAge.begin(table.channel);
    await bring(table, outbox).then(
      () => ended(true),
      (error: unknown) => {
        ended(false);
        throw error;
      },
    );
  }, isOurs);
  return (channel) => {
    showHere(channel);
    tables.dispatchOutbox(channel);
  };
};
