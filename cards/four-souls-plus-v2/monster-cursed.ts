import { eachTime, heal, monsters, players, rolled, take, type Card } from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

/** Their abilities watch every roll, whoever is attacked (MON-07). */
export const plusCursedMonsters: readonly Card[] = [
  printed('cursed-globin', eachTime(rolled(3), heal(2, monsters()))),
  printed('cursed-tumor', eachTime(rolled(4), take(1, players()))),
];
