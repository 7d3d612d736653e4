import {
  activePlayer,
  aimed,
  ambush,
  attackDeclaredOn,
  becomeCopy,
  becomeRoom,
  decks,
  eachTime,
  expand,
  forGood,
  gainsAbility,
  ifWould,
  items,
  leavesPlay,
  lootAbility,
  nonEternal,
  putIntoHand,
  reveal,
  sequence,
  shown,
  target,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const anniversaryLoots: readonly Card[] = [
  printed('cracked-key', lootAbility(aimed(sequence(expand('room'), becomeRoom(target())), items(nonEternal)))),
  printed(
    'monster-card',
    ambush,
    eachTime(
      attackDeclaredOn(thisObject),
      reveal(
        1,
        decks('monster'),
        sequence(
          becomeCopy(shown),
          forGood(
            gainsAbility(
              ifWould(leavesPlay(thisObject), { instead: 'effect', effect: putIntoHand(thisObject, activePlayer) }),
              thisObject,
            ),
          ),
        ),
      ),
    ),
  ),
];
