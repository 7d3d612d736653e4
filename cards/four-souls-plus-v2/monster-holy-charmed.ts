import {
  allDecks,
  causePlayer,
  chooseUpTo,
  chosen,
  dies,
  eachTime,
  expand,
  look,
  mayAttackAgain,
  putOnTop,
  rolled,
  sequence,
  shown,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusHolyMonsters: readonly Card[] = [
  printed(
    'holy-bony',
    eachTime(
      rolled(6),
      sequence(chooseUpTo(1, allDecks, causePlayer), look(3, chosen(), putOnTop(shown, causePlayer), causePlayer)),
    ),
  ),
  printed('holy-mulligan', eachTime(dies(thisObject), sequence(expand('monster', 2), mayAttackAgain))),
];
