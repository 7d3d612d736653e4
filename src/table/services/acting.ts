import type { Change } from '../record/acts.js';
import type { Acting } from '../record/by.js';
import { existing, shown, type Keeper } from '../record/keeper.js';
import type { Refusal } from '../record/outcome.js';
import { touched } from '../record/upkeep.js';
import { movedAway } from '../seats/moving.js';
import { passedOn } from '../seats/waiting.js';
import { decided } from '../situations/beginning.js';

/** The table with its free seats offered to those who wait for one; a refusal stays one. */
const withSeatsOffered = <T extends Change | Refusal>(change: T, now: number): T =>
  'why' in change ? change : { ...change, data: passedOn(change.data, now) };

/** An act counts as a sign of life, and free seats go to those who wait for one before and after it. */
export const createActing =
  (keeper: Keeper, clock: () => number): Acting =>
  async (channel, by, change) =>
    keeper.act(
      channel,
      by,
      existing(async (now) => {
        const away = movedAway(now);
        if (away !== null) return away;
        const changed = decided(await change(withSeatsOffered(now, clock())));
        return withSeatsOffered(touched(changed, clock()), clock());
      }),
      shown,
    );
