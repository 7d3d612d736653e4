import type { PlayerId } from '../../vocabulary/index.js';
import { type Combatant, type EventOf, type Game } from '../../state/index.js';
import { evasionOf } from '../characteristics/attackable.js';
import { activeModifiers } from '../characteristics/continuous.js';

/** An attack roll with its final number. */
export interface AttackRoll {
  readonly roller: PlayerId;
  readonly target: Combatant;
  readonly result: number;
}

/** Whether an attack roll hits: by the newest effect that says which rolls hit, otherwise by its number (ATK-12). */
export const isHit = (g: Game, { roller, target, result }: AttackRoll): boolean => {
  const cause: EventOf<'rolled'> = {
    type: 'rolled',
    player: roller,
    object: target,
    amount: result,
    attackRoll: true,
    stack: null,
    source: null,
  };
  const said = activeModifiers(g, 'countsAs').findLast(
    ({ modifier: { where }, scope }) => where === undefined || g.holds(where, { ...scope, cause }),
  );
  return said === undefined ? result >= evasionOf(g, target) : said.modifier.as === 'hit'; // ATK-12
};
