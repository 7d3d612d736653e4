import { decisionOf, turnOf, viewFor, type CardId, type PlayerId, type Session } from '../../engine/index.js';
import { subjectsIn } from '../attention/exceptions.js';
import { couldChange } from '../attention/responses.js';
import { isAskedUntilBack } from '../attention/until-back.js';
import { updated, type Person, type Seat, type Table, type TableData } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import { MOST_MOMENTS, UNTIL_BACK, type UntilBack } from '../record/fields/ready-answers.js';
import { seatsOfUser } from '../record/seats-of-user.js';
import { isRefused, requireSeat, type TableChange, type WorkingCopy } from '../record/table-change.js';
import { seatOf } from '../play/reading.js';
import { keyOf, responseAbilities, responseOption } from './ready.js';
import { readyOf, withReady } from './ready-orders.js';

/** The seats of these players with this in place of what is passed on until they are back; null for nothing. */
const withUntilBack = (
  data: TableData,
  players: readonly PlayerId[],
  change: (until: UntilBack | null) => UntilBack | null,
): TableData =>
  updated(data, {
    game: {
      seats: data.game.seats.map((seat) => {
        if (!players.includes(seat.player)) return seat;
        const { untilBack, ...ready } = readyOf(seat);
        const changed = change(untilBack ?? null);
        if (changed === (untilBack ?? null)) return seat;
        return { ...seat, ready: changed === null ? ready : { ...ready, untilBack: changed } };
      }),
    },
  });

/** Whether the table passes for this seat until its owner is back. */
export const isUntilBack = ({ ready }: Pick<Seat, 'ready'>): boolean =>
  ready?.untilBack !== undefined && ready.untilBack.ended === undefined;

/** Whether the open window is passed on for a seat whose owner is not back: it is nothing that they are asked all the same. */
export const passesUntilBack = (session: Session, seat: Seat): boolean =>
  isUntilBack(seat) && !isAskedUntilBack(viewFor(session, null), seat.player, seat);

/** Has everything passed on that is not at stake for this person, until they are back: answers only, and over days only. */
export const setUntilBack = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  if (now.data.game.options.pace?.name !== 'days') return { why: 'notPossible' };
  const { otherwise: _, untilBack: before = UNTIL_BACK, ...ready } = readyOf(now.seat);
  return withReady(now, { ...ready, untilBack: before.ended === undefined ? before : UNTIL_BACK });
};

/** Whether there is something to tell of it. */
const hasAccount = ({ passed, others }: UntilBack): boolean => passed + others > 0;

/** It as it is once its owner is back in this turn: its account is kept, and goes with an act of theirs in a later one. */
const afterAct = (until: UntilBack | null, turn: number): UntilBack | null => {
  if (until === null) return null;
  if (until.ended !== undefined) return until.ended < turn ? null : until;
  return hasAccount(until) ? { ...until, ended: turn } : null;
};

/** Ends what is passed on until this person is back; where nothing is, that is no mistake. */
export const endUntilBack = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const turn = turnOf(now.session).number;
  return {
    session: now.session,
    data: withUntilBack(now.data, [now.seat.player], (until) =>
      until?.ended === undefined ? afterAct(until, turn) : until,
    ),
  };
};

/** This person has seen what was passed on for them. */
export const seenUntilBack = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const data = withUntilBack(now.data, [now.seat.player], (until) => (until?.ended === undefined ? until : null));
  return { session: now.session, data };
};

/** A change that is an act of this person themselves: they are back. */
export const withOwnAct = (result: TableChange | Refusal, { user }: Person): TableChange | Refusal => {
  if (isRefused(result) || result.session === null || result.data.phase !== 'playing') return result;
  const turn = turnOf(result.session).number;
  const own = seatsOfUser(result.data, user).map(({ player }) => player);
  return { ...result, data: withUntilBack(result.data, own, (until) => afterAct(until, turn)) };
};

/** The cards with which this player could change what is newest on the stack, as they see it: each once. */
const couldAnswerWith = (session: Session, player: PlayerId): readonly CardId[] => {
  const top = viewFor(session, player).stack.at(-1);
  const options = decisionOf(session)?.options ?? [];
  if (top === undefined) return [];
  const able = responseAbilities(session, player).filter(
    (one) =>
      options.some(({ id }) => id === responseOption({ object: one.object, ability: keyOf(one) })) &&
      one.ability.modes.some(({ effect }) => couldChange(top, effect)),
  );
  return [...new Set(able.map(({ card }) => card))];
};

/** The table with one more pass in the account of a seat whose owner is not back, before it is done. */
export const withPassNoted = (session: Session, data: TableData, { player }: Pick<Seat, 'player'>): TableData => {
  const cards = couldAnswerWith(session, player);
  const [about] = subjectsIn(viewFor(session, null), player);
  const moments =
    cards.length === 0 || about === undefined ? [] : [{ turn: turnOf(session).number, about, cards: [...cards] }];
  return withUntilBack(data, [player], (until) =>
    until === null || until.ended !== undefined
      ? until
      : { ...until, passed: until.passed + 1, could: [...until.could, ...moments].slice(-MOST_MOMENTS) },
  );
};

/** The same with one more of the other things that they had arranged. */
export const withOtherNoted = (data: TableData, { player }: Pick<Seat, 'player'>): TableData =>
  withUntilBack(data, [player], (until) =>
    until === null || until.ended !== undefined ? until : { ...until, others: until.others + 1 },
  );

/** What a person's page says of it: their own alone. */
export interface UntilBackReading {
  readonly seat: Seat;
  readonly until: UntilBack | null;
  /** How many turns from now on their own is: 0 while it is theirs. */
  readonly turns: number;
}

/** What is passed on for this user until they are back, and what was; null where there is no game over days with them. */
export const untilBackOf = (table: Table, user: string): UntilBackReading | null => {
  const seat = seatOf(table, user);
  const { data, session } = table;
  if (seat === null || session === null || data.phase !== 'playing') return null;
  if (data.game.options.pace?.name !== 'days') return null;
  const { turnOrder, turn } = viewFor(session, seat.player);
  const from = turnOrder.indexOf(turn.active);
  const turns = (turnOrder.indexOf(seat.player) - from + turnOrder.length) % turnOrder.length;
  return { seat, until: seat.ready?.untilBack ?? null, turns };
};
