import { LRUCache } from 'lru-cache';
import { takeOpening, takeSteps, turnOf, type SavedGame, type Session, type Step } from '../../engine/index.js';
import type { TableChange, WorkingCopy } from '../record/table-change.js';
import type { Commit, GameStore } from '../record/game-store.js';
import { changesIn, withChanges } from './state-changes.js';

/** A turn as it is written: everything done since the one before, and what has changed in the state since then. */
interface WrittenTurn {
  readonly turn: number;
  readonly steps: readonly Step[];
  readonly changes: readonly string[];
}

/** A text of a history: what one commit did, or a turn in place of its commits. */
type Written = readonly Step[] | WrittenTurn;

/** Something done in a game that has not been taken back. */
type LastingStep = Exclude<Step, { readonly back: unknown }>;

/** A checkpoint of a game, and everything done from there to the next one. */
export interface HistoryTurn {
  /** 0 for what was done before the first commit: the game was opened, and computer players may have answered. */
  readonly turn: number;
  /** The state as text; null for what was done before the first checkpoint that was kept. */
  readonly checkpoint: string | null;
  readonly steps: readonly LastingStep[];
}

/** The text of the last turn of a channel's history, and the state then. */
interface Last {
  readonly text: string | undefined;
  readonly checkpoint: string;
}

/** States that are kept in memory; the others are read from the history again. */
const KEPT = 100;

const readOne = (text: string): Written => JSON.parse(text) as Written;
const isTurn = (written: Written): written is WrittenTurn => 'changes' in written;

/** Whether what was done is to be written as a turn: when the next one has begun, or the game has, or it is over. */
const endsTurn = (before: Session | null, { data, session }: TableChange): boolean =>
  before === null || session === null || data.phase === 'over' || turnOf(before).number !== turnOf(session).number;

/** Writes the histories of games: little with each commit, which is packed when the turn is over. */
export const createHistories = (store: Pick<GameStore, 'history'>) => {
  const known = new LRUCache<string, Last>({ max: KEPT });

  const lastOf = (channel: string, turns: readonly string[]): Last => {
    const kept = known.get(channel);
    if (kept !== undefined && kept.text === turns.at(-1)) return kept;
    const states = turns.map(readOne).filter(isTurn);
    return {
      text: turns.at(-1),
      checkpoint: states.reduce((state, { changes }) => withChanges(state, changes), ''),
    };
  };

  /** The turn with which a history begins: before it the state with which the game was opened, if something was done since. */
  const asFirst = (
    channel: string,
    opened: string | null,
    now: { readonly turn: number; readonly steps: readonly Step[]; readonly checkpoint: string },
  ): Commit['history'] => {
    const before = opened === null || opened === now.checkpoint ? null : opened;
    const changes = changesIn(now.checkpoint, before ?? '');
    const text = JSON.stringify({ turn: now.turn, steps: now.steps, changes } satisfies WrittenTurn);
    known.set(channel, { text, checkpoint: now.checkpoint });
    if (before === null) return { after: 0, texts: [text] };
    const opening: WrittenTurn = { turn: 0, steps: [], changes: changesIn(before, '') };
    return { after: 0, texts: [JSON.stringify(opening), text] };
  };

  const asTurn = (
    channel: string,
    texts: readonly string[],
    now: { readonly turn: number; readonly steps: readonly Step[]; readonly checkpoint: string },
  ): Commit['history'] => {
    const turns = texts.slice(0, texts.findLastIndex((text) => isTurn(readOne(text))) + 1);
    const done = texts.slice(turns.length).flatMap((text) => readOne(text) as readonly Step[]);
    const last = lastOf(channel, turns);
    const changes = changesIn(now.checkpoint, last.checkpoint);
    const text = JSON.stringify({ turn: now.turn, steps: [...done, ...now.steps], changes } satisfies WrittenTurn);
    known.set(channel, { text, checkpoint: now.checkpoint });
    return { after: turns.length, texts: [text] };
  };

  return {
    /** What a commit adds to the history; undefined when nothing was done in the game. Throws `StoreUnavailable`. */
    async added(
      channel: string,
      before: WorkingCopy | null,
      after: TableChange,
      saved: SavedGame | null,
    ): Promise<Commit['history']> {
      const { session, data } = after;
      const steps = session === null ? [] : takeSteps(session);
      if (session === null || saved === null || steps.length === 0) return undefined;
      const earlier = before?.data.game.id === data.game.id ? before.session : null;
      if (!endsTurn(earlier, after)) return { texts: [JSON.stringify(steps)] };
      const now = { turn: turnOf(session).number, steps, checkpoint: saved.checkpoint };
      if (earlier === null) return asFirst(channel, takeOpening(session), now);
      return asTurn(channel, await store.history(channel), now);
    },
  };
};

/** A checkpoint in its place among the steps: before every answer of its transition. */
interface Standing {
  readonly at: readonly [transition: number, answers: number];
  readonly turn: number;
  readonly checkpoint: string;
}

type Past = LastingStep | Standing;

const isStanding = (one: Past): one is Standing => 'checkpoint' in one;

const isBefore = ({ at }: Past, [transition, answers]: Past['at']): boolean =>
  at[0] < transition || (at[0] === transition && at[1] < answers);

const isGone = (one: Past, back: Past['at']): boolean => (isStanding(one) ? one.at[0] > back[0] : !isBefore(one, back));

const withStep = (past: readonly Past[], step: Step): readonly Past[] =>
  'back' in step ? past.slice(0, past.findLastIndex((one) => !isGone(one, step.back)) + 1) : [...past, step];

/** Some answers of the transition that begins with the checkpoint may have been given before it was written. */
const withCheckpoint = (past: readonly Past[], turn: number, checkpoint: string): readonly Past[] => {
  const { transition } = JSON.parse(checkpoint) as { readonly transition: number };
  const place = past.findLastIndex((one) => isBefore(one, [transition, 0])) + 1;
  return past.toSpliced(place, 0, { at: [transition, 0], turn, checkpoint });
};

/** Everything that was done in a game, in the order in which it was, what has been taken back too. */
export const stepsIn = (texts: readonly string[]): readonly Step[] =>
  texts.map(readOne).flatMap((written) => (isTurn(written) ? written.steps : written));

/** A game's history as the store has it, turn by turn, without what has been taken back. */
export const historyIn = (texts: readonly string[]): readonly HistoryTurn[] => {
  let past: readonly Past[] = [];
  let checkpoint = '';
  for (const written of texts.map(readOne)) {
    past = (isTurn(written) ? written.steps : written).reduce(withStep, past);
    if (!isTurn(written)) continue;
    checkpoint = withChanges(checkpoint, written.changes);
    past = withCheckpoint(past, written.turn, checkpoint);
  }
  const begins = past.flatMap((one, at) => (isStanding(one) ? [at] : []));
  const between = (from: number, to: number | undefined): readonly LastingStep[] =>
    past.slice(from, to).flatMap((one) => (isStanding(one) ? [] : [one]));
  const turns = past.flatMap((one, at) =>
    isStanding(one)
      ? [
          {
            turn: one.turn,
            checkpoint: one.checkpoint,
            steps: between(
              at + 1,
              begins.find((next) => next > at),
            ),
          },
        ]
      : [],
  );
  return turns[0]?.turn === 0 ? turns : [{ turn: 0, checkpoint: null, steps: between(0, begins[0]) }, ...turns];
};
