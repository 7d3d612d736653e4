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
  lootCard,
  nonEternal,
  putIntoHand,
  reveal,
  sequence,
  shown,
  target,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const anniversaryLoots: readonly Card[] = [
  lootCard(
    'cracked-key',
    { en: 'Cracked Key', fr: 'Clé fêlée' },
    { category: 'cards-misc' },
    lootAbility(aimed(sequence(expand('room'), becomeRoom(target())), items(nonEternal))),
  ),
  lootCard(
    'monster-card',
    { en: 'Monster Card', fr: 'Carte monstre' },
    { category: 'cards-misc', hp: 6, dc: 6, atk: 6 },
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
