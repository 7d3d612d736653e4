import type { Peril, DeathCost } from '../../words/game/peril.js';
import { list } from '../cards/nouns.js';

/** The alarm of whoever is about to die. */
export const peril = {
  title: {
    death: '☠️ YOU ARE DYING',
    damage: '☠️ THIS DAMAGE KILLS YOU',
    miss: '☠️ THIS MISS KILLS YOU',
  } satisfies Readonly<Record<Peril, string>>,
  cost: ({ item, loot, coins, deactivates, endsTurn }: DeathCost): string => {
    const lost = [
      ...(item ? ['an item of your choice'] : []),
      ...(loot ? ['a loot card'] : []),
      ...(coins > 0 ? [`${coins}¢`] : []),
    ];
    const parts = [
      ...(lost.length === 0 ? [] : [`you lose ${list(lost, 'and')}`]),
      ...(deactivates ? ['everything of yours with ↷ is deactivated'] : []),
      ...(endsTurn ? ['your turn ends'] : []),
    ];
    return `If nothing prevents it, you die${parts.length === 0 ? '' : `: ${parts.join('; ')}`}.`;
  },
};
