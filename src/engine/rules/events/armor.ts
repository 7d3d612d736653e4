import type { ObjectId, Ref } from '../../vocabulary/index.js';
import { isObjectId, type Game, type GameEvent } from '../../state/index.js';
import { isDamage } from './changed-events.js';

/** What is left of a kill, and of more damage than this that is no combat damage (CHAL-04). */
export const MOST_THROUGH_ARMOR = 3;

/** Whether it is the final boss in its slot (CHAL-03). */
export const isArmored = (g: Game, ref: Ref): ref is ObjectId =>
  isObjectId(ref) && g.state.objects[ref]?.slot === 'finalBoss';

/** The final boss whose armor lets no more than 3 of this damage through; null for all else (CHAL-04). */
export const armorAgainst = (g: Game, event: GameEvent): ObjectId | null =>
  event.type === 'damage' && !event.combat && event.amount > MOST_THROUGH_ARMOR && isArmored(g, event.object)
    ? event.object
    : null; // CHAL-04

/** What comes through the armor (CHAL-04). */
export const throughArmor = <E extends GameEvent>(event: E): E =>
  isDamage(event) ? { ...event, amount: MOST_THROUGH_ARMOR } : event; // CHAL-04
