import {
  chooseNew,
  chooseOne,
  chosen,
  compare,
  eternal,
  extraTurn,
  gain,
  gainTreasureAs,
  killsOf,
  loot,
  objects,
  putCounters,
  removeFromGame,
  sequence,
  startingItemCard,
  tap,
  thisObject,
  when,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const mewgenicsStartingItems: readonly Card[] = [
  startingItemCard(
    'stacys-extra-head',
    { en: "Stacy's Extra Head", fr: 'Tête supplémentaire de Stacy' },
    {},
    eternal,
    tap(
      when(
        compare(killsOf(you), '>=', 1),
        chooseNew(
          loot(3),
          gain(7),
          chooseOne(
            putCounters(1, objects('character', youControlIt), 'hp'),
            putCounters(1, objects('character', youControlIt), 'atk'),
          ),
          sequence(
            removeFromGame(thisObject),
            gainTreasureAs('gained', 1),
            putCounters(1, chosen('gained'), 'eternal'),
            extraTurn(),
          ),
        ),
      ),
    ),
  ),
];
