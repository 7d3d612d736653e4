import type { Ref } from '../../engine/index.js';
import { damageItemWorth, deathItemWorth } from '../fights/damage.js';
import { rollItemWorth } from '../fights/dice.js';
import { answerable, foresee, onBehalfOf, stackItem, type Situation } from '../situation/situation.js';

/** What a thing on the stack will be worth to this player when it resolves as it lies; nothing once it is answered. */
export const pendingWorth = (now: Situation, ref: Ref): number => {
  const item = stackItem(now.view, ref);
  if (item === null || now.foreseen > 1 || !answerable(now).some(({ id }) => id === ref)) return 0;
  switch (item.kind) {
    case 'loot':
    case 'ability': {
      if (item.effect === null) return 0;
      const targets = item.targetRefs.map((target) => [target]);
      return now.worth(onBehalfOf(foresee(now), item.controller, item.source, { targets }), item.effect);
    }
    case 'roll':
      return rollItemWorth(now, item);
    case 'damage':
      return damageItemWorth(now, ref);
    case 'death':
      return deathItemWorth(now, ref);
  }
};
