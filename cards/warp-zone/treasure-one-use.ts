import {
  cancelEverything,
  destroyThis,
  extraTurn,
  ifYouDo,
  sequence,
  tap,
  treasureCard,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const warpOneUseTreasures: readonly Card[] = [
  treasureCard(
    'gun-that-can-kill-the-past',
    { en: 'Gun That Can Kill the Past', fr: 'Pistolet qui peut tuer le passé' },
    { category: 'one-use' },
    tap(ifYouDo(destroyThis, sequence(cancelEverything, extraTurn()))),
  ),
];
