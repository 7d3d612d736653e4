import { z } from 'zod';
import { soulsOf, turnOf, type Session } from '../../../engine/index.js';
import type { Stored } from './stored.js';

/** The soul value of every seat, in the order of the seats, as it was at the end of a turn, or is in the present one. */
export const soulsInTurn = z.object({ turn: z.int(), souls: z.array(z.int()) });
type SoulsInTurn = Stored<typeof soulsInTurn>;

const isSame = (one: SoulsInTurn | undefined, souls: readonly number[]): boolean =>
  one?.souls.length === souls.length && one.souls.every((value, at) => value === souls[at]);

/**
 * The souls turn by turn as they are now: the present turn takes the place of what was known of it, and of turns after it, which
 * were taken back or rewound. A turn in which nothing has changed is left out.
 */
export const soulsSoFar = (before: readonly SoulsInTurn[], session: Session): readonly SoulsInTurn[] => {
  const { number: turn } = turnOf(session);
  const souls = soulsOf(session);
  const earlier = before.filter((one) => one.turn < turn);
  if (isSame(earlier.at(-1), souls)) return earlier.length === before.length ? before : earlier;
  const last = before.at(-1);
  return last?.turn === turn && isSame(last, souls) ? before : [...earlier, { turn, souls }];
};
