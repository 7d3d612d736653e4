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
  tap,
  thisObject,
  when,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const mewgenicsStartingItems: readonly Card[] = [
  printed(
    'stacys-extra-head',
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
