import type { ObjectId } from '../../vocabulary/index.js';
import { optionOf, playerOf, type Discarding, type EventOf, type Game, type Gen } from '../../state/index.js';
import { prohibition } from '../events/replacement.js';

/** What a discard is part of, by what it is asked for. */
const PART_OF = { 'deathPenalty.loot': 'penalty', 'handLimit.loot': 'handLimit', 'discard.loot': null } as const;

/**
 * Discards cards that the owner of the hand chooses, as many as there are and may be: how many really were (DISC-01,
 * DISC-02, DEC-08).
 */
export function* discardChosen(g: Game, { player, amount, key, source, card }: Discarding): Gen<number> {
  const partOf = PART_OF[key];
  const discarding = (object: ObjectId): EventOf<'discardLoot'> => ({
    type: 'discardLoot',
    player,
    object,
    source: null,
    partOf,
  });
  const forbidden = prohibition(g);
  const cards = playerOf(g.state, player).hand.filter((id) => forbidden(discarding(id)) === null); // DEC-08
  const count = Math.min(amount, cards.length); // DISC-02
  if (count <= 0) return 0;
  if (count === cards.length) g.seen();
  const options = cards.map((id) => optionOf(g.state, id));
  const asking = { player, key, source, card, options, min: count, max: count, secret: true } as const;
  const chosen = count === cards.length ? cards : yield* g.ask(asking); // DISC-01
  let done = 0;
  for (const id of chosen) if ((yield* g.perform(discarding(id as ObjectId))) !== null) done += 1;
  return done;
}
