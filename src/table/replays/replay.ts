import {
  BACK_ID,
  decisionOf,
  isPublicQuestion,
  outcomeOf,
  playedFrom,
  takeEntries,
  transitionOf,
  turnOf,
  viewFor,
  type LogEntry,
  type Meaning,
  type PlayedSince,
  type PlayingAgain,
  type PlayerId,
  type Resources,
  type Session,
  type View,
} from '../../engine/index.js';
import type { Table } from '../record/data.js';
import { historyIn, type HistoryTurn } from '../history/history.js';

/** A moment of a game that is played again: something that everybody could see has happened since the one before. */
export interface ReplayedMoment {
  /** What begins with it: a turn, or a move, which is an action that somebody has announced or declared. */
  readonly begins: 'turn' | 'move' | null;
  /** Whose move it is; null where none begins. */
  readonly mover: PlayerId | null;
  /** The game as it was then. It goes on being played: what is wanted of it is read at once. */
  readonly session: Session;
  /** What everybody saw then; who has passed or is asked to is not in it. */
  readonly view: View;
  /** What the log has told since the moment before, to whomever. */
  readonly entries: readonly LogEntry[];
}

/** What was read of the moments of a turn: nothing where its checkpoint cannot be read. */
export interface ReplayedTurn<T> {
  readonly number: number;
  readonly moments: readonly T[];
  /** False where its history no longer fits the rules of this version: then its last moments are missing. */
  readonly isWhole: boolean;
}

/** A game that can be watched again. */
export interface Replay {
  /** The numbers of its turns; where one is played anew after a rewind it stands here once. */
  readonly turns: readonly number[];
  /** Whether it begins with the game. */
  readonly isFromStart: boolean;
  /** Whether it goes on to where the game is now. */
  readonly isToEnd: boolean;
  /** Plays a turn again, by its place in `turns`, and reads its moments. */
  turn<T>(at: number, read: (moment: ReplayedMoment) => T): ReplayedTurn<T>;
  /** Plays all turns again, one after the other: each when it is asked for, since a long game takes seconds. */
  turnByTurn<T>(read: (moment: ReplayedMoment) => T): Generator<ReplayedTurn<T>>;
}

/** Why a game cannot be watched again: nothing of it has been kept, or what has been kept cannot be read. */
export type NoReplay = 'nothing' | 'unreadable';

type ReplayTurn = HistoryTurn & PlayedSince;

/** What a turn that is played again gives to the next one. */
interface PlayedOn {
  readonly isWhole: boolean;
  /** What the log told when the next turn had begun: it is told with that turn. */
  readonly entries: readonly LogEntry[];
}

const NOTHING_BEFORE: PlayedOn = { isWhole: true, entries: [] };

const MOVES: readonly Meaning['kind'][] = ['play', 'activate', 'attack', 'purchase', 'endTurn'];

/** What everybody can see, without who has passed. */
const seenByAll = (session: Session): View => ({ ...viewFor(session, null), priority: null });

/** The same as text, for telling whether anything has changed: whoever is asked. */
const seenIn = ({ asked: _asked, ...seen }: View): string => JSON.stringify(seen);

/** Who announces an action with this step; null when it says nothing of that, and `'back'` when it calls one off. */
const announcedBy = (session: Session, step: PlayedSince['steps'][number]): PlayerId | 'back' | null => {
  const decision = decisionOf(session);
  if (decision === null || !('chose' in step)) return null;
  const [chosen] = step.chose;
  if (chosen === BACK_ID) return 'back';
  const meaning = decision.options.find(({ id }) => id === chosen)?.meaning;
  return decision.key === 'priority' && meaning !== undefined && MOVES.includes(meaning.kind) ? decision.player : null;
};

/**
 * Whether everybody knows that something was done when this step is: a transition is over, or somebody has answered a
 * question that is public. Who has passed, and that somebody announces something, shows to nobody (LOOT-02).
 */
const isKnown = (session: Session, before: number, step: PlayedSince['steps'][number], wasPublic: boolean): boolean =>
  'rewound' in step || wasPublic || transitionOf(session) !== before || outcomeOf(session) !== null;

/** A part of a game at its beginning, as everybody saw it; null where another program or a later version wrote its state. */
const begunAt = (played: PlayedSince, resources: Resources): (PlayingAgain & { readonly view: View }) | null => {
  try {
    const { session, again } = playedFrom(played, resources);
    return { session, again, view: seenByAll(session) };
  } catch {
    return null;
  }
};

/** A turn to be played: `next` is the transition with which the next one begins, null for the last. */
interface Playing {
  readonly played: PlayedSince;
  readonly before: PlayedOn;
  readonly next: number | null;
  readonly resources: Resources;
}

function* momentsOf({ played, before, next, resources }: Playing): Generator<ReplayedMoment, PlayedOn> {
  const begun = begunAt(played, resources);
  if (begun === null) return { isWhole: false, entries: [] };
  const { session, again, view: first } = begun;
  let seen = seenIn(first);
  let mover: PlayerId | null = null;
  const told = new Set(before.entries.map(({ id }) => id)); // what was logged after the checkpoint, up to the first question
  let entries: readonly LogEntry[] = [...before.entries, ...takeEntries(session).filter(({ id }) => !told.has(id))];
  yield { begins: 'turn', mover: null, session, view: first, entries };
  entries = [];
  for (const step of played.steps) {
    const transition = transitionOf(session);
    const wasPublic = isPublicQuestion(session);
    const announced = announcedBy(session, step);
    if (announced !== null) mover = announced === 'back' ? null : announced;
    if (!again(step)) return { isWhole: false, entries: [] };
    entries = [...entries, ...takeEntries(session)];
    if (!isKnown(session, transition, step, wasPublic)) continue;
    if (next !== null && transitionOf(session) >= next) continue; // the next turn begins with it
    const view = seenByAll(session);
    const now = seenIn(view);
    if (now === seen && !entries.some(({ to }) => to === 'all')) continue;
    yield { begins: mover === null ? null : 'move', mover, session, view, entries };
    seen = now;
    mover = null;
    entries = [];
  }
  return { isWhole: true, entries };
}

/** Reads the moments of a turn, and what it gives to the next one. */
const readMoments = <T>(
  moments: Generator<ReplayedMoment, PlayedOn>,
  read: (moment: ReplayedMoment) => T,
): { readonly found: readonly T[]; readonly on: PlayedOn } => {
  const found: T[] = [];
  for (;;) {
    const { done, value } = moments.next();
    if (done === true) return { found, on: value };
    found.push(read(value));
  }
};

/** The turns that can be played; the end of a game is written like a turn of which nothing is left to be played. */
const playable = (history: readonly HistoryTurn[]): readonly ReplayTurn[] => {
  const turns = history.flatMap(({ checkpoint, ...turn }) => (checkpoint === null ? [] : [{ ...turn, checkpoint }]));
  return turns.filter(({ turn, steps }, at) => at === 0 || steps.length > 0 || turns[at - 1]?.turn !== turn);
};

/** The transition with which a part of a game begins. */
const beginningOf = ({ checkpoint }: PlayedSince): number =>
  (JSON.parse(checkpoint) as { readonly transition: number }).transition;

/** The opening of a game in which nobody did anything before its first turn: only its lines are told, with that turn. */
const openingOf = ([first, ...others]: readonly ReplayTurn[]): ReplayTurn | null =>
  first?.turn === 0 && others.length > 0 && first.steps.every((step) => !('chose' in step || 'aside' in step))
    ? first
    : null;

/** The end of the game as the table has it, where what was played again does not show it. */
const endOf = ({ session, data }: Table, last: string): readonly ReplayedMoment[] => {
  if (session === null || data.phase !== 'over') return [];
  const view = seenByAll(session);
  return seenIn(view) === last ? [] : [{ begins: null, mover: null, session, view, entries: [] }];
};

const linesOf = (begun: PlayingAgain | null): readonly LogEntry[] => (begun === null ? [] : takeEntries(begun.session));

/** The replay of the game of a table from its history. */
const replayFrom = (table: Table, session: Session, history: readonly HistoryTurn[], resources: Resources): Replay => {
  const all = playable(history);
  const opening = openingOf(all);
  const turns = opening === null ? all : all.slice(1);
  const atFirst = (): PlayedOn =>
    opening === null ? NOTHING_BEFORE : { isWhole: true, entries: linesOf(begunAt(opening, resources)) };

  const played = <T>(at: number, before: PlayedOn, read: (moment: ReplayedMoment) => T) => {
    const [turn, following] = [turns[at], turns[at + 1]];
    if (turn === undefined) throw new RangeError('no such turn in the replay');
    const next = following === undefined ? null : beginningOf(following);
    let last = '';
    const { found, on } = readMoments(momentsOf({ played: turn, before, next, resources }), (moment) => {
      if (next === null) last = seenIn(moment.view);
      return read(moment);
    });
    const end = next === null ? endOf(table, last).map(read) : [];
    return { turn: { number: turn.turn, moments: [...found, ...end], isWhole: on.isWhole }, on };
  };

  return {
    turns: turns.map(({ turn }) => turn),
    isFromStart: (history[0]?.checkpoint === null ? history[0].steps : []).every((step) => !('chose' in step)),
    isToEnd: turns.at(-1)?.turn === turnOf(session).number,
    turn: (at, read) => {
      const before = at === 0 ? atFirst() : played(at - 1, NOTHING_BEFORE, () => null).on;
      return played(at, before, read).turn;
    },
    *turnByTurn(read) {
      let before = atFirst();
      for (const at of turns.keys()) {
        const { turn, on } = played(at, before, read);
        before = on;
        yield turn;
      }
    },
  };
};

/** The history of a game that the store has kept in these texts; null for one that is damaged. */
const readHistory = (texts: readonly string[]): readonly HistoryTurn[] | null => {
  try {
    return historyIn(texts);
  } catch {
    return null;
  }
};

/** The game of a table to be watched again, from the texts of its history. It tells hidden cards. */
export const replayOf = (table: Table, texts: readonly string[], resources: Resources): Replay | NoReplay => {
  const { session } = table;
  const history = readHistory(texts);
  if (history === null) return 'unreadable';
  const [first] = playable(history);
  if (session === null || first === undefined) return 'nothing';
  return begunAt(first, resources) === null ? 'unreadable' : replayFrom(table, session, history, resources);
};
