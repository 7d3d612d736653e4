import type { PlayerId } from '../vocabulary/index.js';
import { event, type Combatant, type Game } from '../state/index.js';
import { evasionOf } from './attackable.js';
import { activeModifiers } from './continuous.js';

/** An attack roll with its final number. */
export interface AttackRoll {
  readonly roller: PlayerId;
  readonly target: Combatant;
  readonly result: number;
}

/** Whether it hits: what says so of such rolls, the newest first, or else the number (ATK-12). */
export const isHit = (g: Game, { roller, target, result }: AttackRoll): boolean => {
  const cause = event('rolled', { player: roller, object: target, amount: result, roll: result, attackRoll: true });
  const said = activeModifiers(g, 'countsAs').findLast(
    ({ modifier: { where }, scope }) => where === undefined || g.holds(where, { ...scope, cause }),
  );
  return said === undefined ? result >= evasionOf(g, target) : said.modifier.as === 'hit'; // ATK-12
};
