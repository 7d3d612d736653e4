import { requireSeat, type TableChange, type SeatedActor, type WorkingCopy } from '../record/table-change.js';
import { seatOf } from '../play/reading.js';
import { updated, type Person, type Seat, type Table } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import { MOST_READY, NOTHING_READY, type Ready, type ReadyAnswer } from '../record/fields/ready-answers.js';
import { readyOffers, type ReadyOffer } from './ready.js';

/** The table with something else made ready on this seat. */
export const withReady = ({ session, data, seat }: SeatedActor, ready: Ready): TableChange => ({
  session,
  data: updated(data, {
    game: { seats: data.game.seats.map((one) => (one.player === seat.player ? { ...one, ready } : one)) },
  }),
});

/** What somebody on this seat has made ready. */
export const readyOf = ({ ready }: Pick<Seat, 'ready'>): Ready => ready ?? NOTHING_READY;

/** The name of a ready answer, short enough for a button or menu. */
export const readyId = ({ object, ability, when, to }: ReadyOffer): string =>
  [object, ability ?? 'play', when, to ?? ''].join('~');

const has = (answers: readonly ReadyAnswer[], id: string): boolean => answers.some((one) => readyId(one) === id);

/** Makes an answer ready that one of this person's cards offers: it is given for them when it is called upon. */
export const makeReady = (working: WorkingCopy, person: Person, id: string): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const ready = readyOf(now.seat);
  const offer = readyOffers(now.session, now.seat.player).find((one) => readyId(one) === id);
  if (offer === undefined) return { why: 'ahead', problem: 'gone' };
  if (has(ready.answers, id)) return withReady(now, ready);
  if (ready.answers.length >= MOST_READY) return { why: 'ahead', problem: 'readyFull' };
  return withReady(now, { ...ready, answers: [...ready.answers, offer] });
};

/** Ends a ready answer; none with this name is no mistake, it has ended already. */
export const endReady = (working: WorkingCopy, person: Person, id: string): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const ready = readyOf(now.seat);
  return withReady(now, { ...ready, answers: ready.answers.filter((one) => readyId(one) !== id) });
};

/** How everything is answered that no ready answer is for: passed on, chosen as the computer player would, or as usual. */
const REST = ['pass', 'computer'] as const;

/**
 * Has everything else answered by itself in exactly these ways from now on: one of `REST`, or every offer of this player
 * declined.
 */
export const answerRest = (working: WorkingCopy, person: Person, ways: readonly string[]): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { data, seat } = now;
  const others = data.game.seats.map(({ player }) => player).filter((player) => player !== seat.player);
  const declines = others.filter((player) => ways.includes(player));
  const [passes, chooses] = REST.map((one) => ways.includes(one));
  if (ways.length > declines.length + Number(passes) + Number(chooses)) return { why: 'noSuchPlayer' };
  const { otherwise: _, choices: __, ...rest } = readyOf(seat);
  return withReady(now, {
    ...rest,
    declines,
    ...(passes === true ? { otherwise: 'pass' } : {}),
    ...(chooses === true ? { choices: 'computer' } : {}),
  });
};

/** This person has seen which of their answers have ended. */
export const seenEnded = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const now = requireSeat(working, person);
  return 'why' in now ? now : withReady(now, { ...readyOf(now.seat), ended: [] });
};

/** An answer that can be made ready, or is. */
interface ReadyChoice {
  readonly id: string;
  readonly answer: ReadyOffer;
  readonly isReady: boolean;
}

/** What the cards of this user offer to make ready, and what of it is ready: for their eyes only. */
export const readyOffersOf = (table: Table, user: string): readonly ReadyChoice[] => {
  const seat = seatOf(table, user);
  if (seat === null || table.session === null || table.data.phase !== 'playing') return [];
  const answers = seat.ready?.answers ?? [];
  return readyOffers(table.session, seat.player).map((answer) => {
    const id = readyId(answer);
    return { id, answer, isReady: has(answers, id) };
  });
};
