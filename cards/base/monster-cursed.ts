import {
  activatesItem,
  activePlayer,
  cancelEverything,
  causePlayer,
  discard,
  eachTime,
  endTurn,
  lose,
  monsters,
  players,
  plus,
  rolled,
  rolledBy,
  sequence,
  take,
  tillEndOfTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

/** Their abilities watch every roll and activation, whoever is attacked (MON-07). */
export const cursedMonsters: readonly Card[] = [
  printed('cursed-fatty', eachTime(rolled(5), discard(1, causePlayer))),
  printed('cursed-gaper', eachTime(rolled(4), tillEndOfTurn(plus('atk', 1, monsters())))),
  printed('cursed-horf', eachTime(rolled(2), take(2, causePlayer))),
  printed('cursed-keeper-head', eachTime(rolled(1), lose(2, causePlayer))),
  printed('cursed-moms-hand', eachTime(rolledBy(activePlayer, 6), sequence(cancelEverything, endTurn))),
  printed('cursed-psy-horf', eachTime(activatesItem(players()), take(1, causePlayer))),
];
