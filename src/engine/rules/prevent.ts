import type { CardId } from '../vocabulary/index.js';
import type { ContinuousEffect, Game, GameEvent } from '../state/index.js';
import { activeModifiers, reaches } from './continuous.js';
import { logged } from './log.js';

/** A shield that waits for damage (PREV-03). */
export interface Shield {
  readonly name: string;
  readonly kind: 'points' | 'instance';
  readonly stored: ContinuousEffect;
  readonly card: CardId | null;
}

/** The shields that would prevent some of this damage; other events are none of their business (PREV-05). */
export const shieldsAgainst = (g: Game, event: GameEvent): readonly Shield[] => {
  if (event.type !== 'damage' || event.object === null) return []; // PREV-05
  const found: Shield[] = [];
  for (const { modifier, scope, stored, name } of activeModifiers(g, 'shield'))
    if (stored !== null && reaches(g, modifier.on, scope, event.object))
      found.push({ name, kind: modifier.kind, stored, card: stored.card });
  return found;
};

/** Damage left after the shield; null when all of it was prevented (PREV-01, PREV-04). */
export const applyShield = (g: Game, shield: Shield, event: GameEvent): GameEvent | null => {
  const { stored } = shield;
  const room = stored.left ?? event.amount;
  const prevented = Math.min(room, event.amount);
  const left = shield.kind === 'points' ? room - prevented : 0; // PREV-03
  if (left > 0) stored.left = left;
  else g.state.continuous = g.state.continuous.filter((effect) => effect !== stored);
  g.log({
    ...logged(g, event),
    say: 'prevented',
    amount: prevented,
    ...(shield.card === null ? {} : { source: shield.card }),
  }); // PREV-04
  return prevented >= event.amount ? null : { ...event, amount: event.amount - prevented }; // PREV-01
};
