import type { Words } from '../../wording.js';
import { list } from '../cards/nouns.js';

export const peril: Words['peril'] = {
  title: {
    death: '☠️ VOUS MOUREZ',
    damage: '☠️ CES DÉGÂTS VOUS TUENT',
    miss: '☠️ CE LANCER RATÉ VOUS TUE',
  },
  cost: ({ item, loot, coins, deactivates, endsTurn }) => {
    const lost = [
      ...(item ? ['un objet de votre choix'] : []),
      ...(loot ? ['un butin'] : []),
      ...(coins > 0 ? [`${coins} ¢`] : []),
    ];
    const parts = [
      ...(lost.length === 0 ? [] : [`vous perdez ${list(lost, 'et')}`]),
      ...(deactivates ? ['tout ce que vous avez avec ↷ est désactivé'] : []),
      ...(endsTurn ? ['votre tour se termine'] : []),
    ];
    return `Si rien ne l'empêche, vous mourez${parts.length === 0 ? '' : ` : ${parts.join(' ; ')}`}.`;
  },
};
