import {
  becomeCopyThisTurn,
  choose,
  chosen,
  eachTime,
  items,
  lootCard,
  nonEternal,
  nothing,
  on,
  roll,
  sequence,
  startOfYourTurn,
  trinket,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const tapewormLoots: readonly Card[] = [
  lootCard(
    'rainbow-tapeworm',
    { en: 'Rainbow Tapeworm', fr: 'Ver solitaire arc-en-ciel' },
    { category: 'trinkets' },
    trinket,
    eachTime(
      startOfYourTurn,
      roll(on(1, 3, nothing), on(4, 6, sequence(choose(items(nonEternal)), becomeCopyThisTurn(chosen())))),
    ),
  ),
];
