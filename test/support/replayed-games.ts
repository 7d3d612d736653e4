import { expect } from 'vitest';
import { cardById, cardsOf } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  openGame,
  outcomeOf,
  playedFrom,
  save,
  seededRandom,
  takeEntries,
  turnOf,
  viewFor,
  type LogEntry,
  type Resources,
  type Session,
  type View,
} from '../../src/engine/index.js';
import { randomFrom, setupForTable, type Commit, type Table, type TableData } from '../../src/table/index.js';
import { historyIn, createHistories, type HistoryTurn } from '../../src/table/history/history.js';
import { replayOf, type NoReplay, type Replay } from '../../src/table/replays/replay.js';
import { sessionAt } from './history-replay.js';
import { stateIn } from './internals.js';

const cards = { card: cardById };
export const resources: Resources = { cards, random: seededRandom };

/** A game that was played by computer players, with its history as a store would have it. */
export interface PlayedGame {
  readonly session: Session;
  readonly texts: readonly string[];
  /** Every state that it was in, and what everybody saw of it: from its opening, after each answer. */
  readonly states: readonly string[];
  readonly log: readonly LogEntry[];
  readonly table: Table;
}

/**
 * A whole state as text, with the question that is open in it and what everybody sees; in every fourth transition with what
 * each seat sees too.
 */
export const wholly = (session: Session): string => {
  const state = stateIn(session);
  const viewers = state.transition % 4 === 0 ? [null, ...state.turnOrder] : [null];
  return JSON.stringify([state, decisionOf(session), viewers.map((viewer) => viewFor(session, viewer))]);
};

/** Plays a game to its end, or as far as so many answers lead. */
export const playedGame = async (how: {
  readonly seed: number;
  readonly kind: Parameters<typeof chooseAnswer>[0];
  readonly seats: number;
  readonly souls: number;
  readonly most: number;
}): Promise<PlayedGame> => {
  let texts: readonly string[] = [];
  const histories = createHistories({ history: async () => texts });
  const add = (history: Commit['history']): void => {
    texts = [...texts.slice(0, history?.after), ...(history?.texts ?? [])];
  };
  const session = openGame(setupForTable(cardsOf(['base']), how.seats, how.souls, `replay ${how.seed}`), resources);
  const random = randomFrom(how.seed);
  const data = { game: { id: 'one' }, phase: 'playing' } as TableData;
  const states = [wholly(session)];
  const log = [...takeEntries(session)];
  let before: Session | null = null;
  for (let answers = 0; outcomeOf(session) === null && answers < how.most; answers += 1) {
    const { player } = decisionOf(session)!;
    apply(session, player, chooseAnswer(how.kind, viewFor(session, player), random, cards));
    states.push(wholly(session));
    log.push(...takeEntries(session));
    const phase = outcomeOf(session) === null ? ('playing' as const) : ('over' as const);
    const earlier = before === null ? null : { data, session: before };
    add(await histories.added('1', earlier, { data: { ...data, phase }, session }, save(session)));
    if (before === null || turnOf(before).number !== turnOf(session).number)
      before = sessionAt(save(session).checkpoint); // only its turn is looked at
  }
  const phase = outcomeOf(session) === null ? ('playing' as const) : ('over' as const);
  return { session, texts, states, log, table: { channel: '1', revision: 1, data: { ...data, phase }, session } };
};

/** Every state that a history leads to when it is played again, without those that are told twice at the turn of a turn. */
export const statesAgain = (history: readonly HistoryTurn[]): readonly string[] =>
  history.flatMap(({ checkpoint, steps }, at) => {
    if (checkpoint === null) return []; // nothing was done yet
    const { session, again } = playedFrom({ checkpoint, steps }, resources);
    const isFirst = history.findIndex((turn) => turn.checkpoint !== null) === at;
    const states = isFirst ? [wholly(session)] : [];
    for (const step of steps) {
      if (!again(step)) throw new Error('a step does not fit');
      if ('chose' in step) states.push(wholly(session));
    }
    return states;
  });

export const replayed = ({ table, texts }: PlayedGame): Replay | NoReplay => replayOf(table, texts, resources);

export const historyOf = ({ texts }: PlayedGame): readonly HistoryTurn[] => historyIn(texts);

const told = (entries: readonly LogEntry[]): readonly string[] =>
  entries.map(({ to, line }) => JSON.stringify([to, line]));

/** What everybody sees, without who has passed or is asked: that shows to nobody. */
const seenBy = ({ priority: _priority, asked: _asked, ...seen }: View): unknown => seen;

/** The moments of a replay are states of the game, in their order; its lines are the log of the game, each once. */
export const expectSame = (game: PlayedGame): void => {
  expect(statesAgain(historyOf(game))).toEqual(game.states);
  const replay = replayed(game);
  if (typeof replay === 'string') throw new Error(replay);
  const turns = [...replay.turnByTurn(({ session, view, entries }) => ({ state: wholly(session), view, entries }))];
  expect(turns.every(({ isWhole }) => isWhole)).toBe(true);
  const moments = turns.flatMap((turn) => turn.moments);
  let at = -1;
  for (const { state } of moments) {
    at = game.states.indexOf(state, at + 1);
    expect(at).toBeGreaterThanOrEqual(0);
  }
  expect(seenBy(moments.at(-1)!.view)).toEqual(seenBy(viewFor(game.session, null)));
  expect(told(moments.flatMap(({ entries }) => entries))).toEqual(told(game.log));
};
