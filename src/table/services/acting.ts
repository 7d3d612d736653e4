import type { TableChange } from '../record/table-change.js';
import type { Acting } from '../record/by.js';
import { requireTable, outboxItems, type TableRepository } from '../repository/table-repository.js';
import type { Refusal } from '../record/outcome.js';
import { touched } from '../record/upkeep.js';
import { movedAway } from '../lifecycle/moving.js';
import { withFreeSeatsOffered } from '../lobby/waiting.js';
import { withPuzzleResult } from '../situations/beginning.js';

/** The table with its free seats offered to those who wait for one; a refusal stays one. */
const offerFreeSeats = <T extends TableChange | Refusal>(change: T, now: number): T =>
  'why' in change ? change : { ...change, data: withFreeSeatsOffered(change.data, now) };

/** An act counts as a sign of life, and free seats go to those who wait for one before and after it. */
export const createActing =
  (repository: TableRepository, clock: () => number): Acting =>
  async (channel, by, change) =>
    repository.act(
      channel,
      by,
      requireTable(async (now) => {
        const away = movedAway(now);
        if (away !== null) return away;
        const changed = withPuzzleResult(await change(offerFreeSeats(now, clock())));
        return offerFreeSeats(touched(changed, clock()), clock());
      }),
      outboxItems,
    );
