import type { GameStore } from '../record/game-store.js';
import { dataIn } from '../record/record.js';

const PREFIX = 'earlier:';
/** More lines than a game has. */
const EVERY_LINE = 1_000_000;

/**
 * Where a game that is over is kept once another table stands in its channel: no channel of Discord, so that it has no board
 * and nobody hears of it.
 */
export const earlierGame = (channel: string, game: string): string => `${PREFIX}${channel}:${game}`;

export const isEarlierGame = (channel: string): boolean => channel.startsWith(PREFIX);

/** The channel in which a game was played: its own, or the one where another table stands now. */
export const playedIn = (channel: string): string =>
  isEarlierGame(channel) ? channel.slice(PREFIX.length, channel.lastIndexOf(':')) : channel;

/**
 * Keeps the game of a channel that is over, with its log and its history, before another table takes its place; done twice it
 * is as done once. Of a lobby that was closed there is nothing to keep.
 * @throws StoreUnavailable
 */
export const keepEarlierGame = async (store: GameStore, channel: string): Promise<void> => {
  const stored = await store.load(channel);
  const data = dataIn(stored);
  if (stored === null || data?.phase !== 'over') return;
  const texts = await store.history(channel);
  if (texts.length === 0) return;
  await store.commit({
    channel: earlierGame(channel, data.game.id),
    expectedRevision: 0,
    checkpoint: stored.checkpoint,
    answers: stored.answers,
    entries: await store.entries(channel, null, EVERY_LINE),
    history: { texts, after: 0 },
    outbox: [],
    interaction: null,
    ended: true,
  });
};
