import {
  aimed,
  choose,
  chosen,
  decks,
  eachTime,
  eternal,
  give,
  guppy,
  handOf,
  ifYouDo,
  look,
  loot,
  otherPlayers,
  putOnTop,
  rechargeThis,
  rolled,
  sequence,
  shown,
  startingItemCard,
  tap,
  target,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const nendoroidStartingItems: readonly Card[] = [
  startingItemCard(
    'guppys-head-starting-item',
    { en: "Guppy's Head", fr: 'Tête de Guppy' },
    {},
    eternal,
    guppy,
    tap(
      aimed(
        sequence(
          choose(handOf(you)),
          ifYouDo(give(chosen(), target()), sequence(look(2, decks('loot'), putOnTop(shown)), loot(1))),
        ),
        otherPlayers,
      ),
    ),
    eachTime(rolled(4), rechargeThis),
  ),
];
