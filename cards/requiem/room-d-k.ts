import {
  activePlayer,
  aimed,
  causeAmount,
  causeOnStack,
  causePlayer,
  choose,
  chosen,
  controls,
  discard,
  eachTime,
  endOfEachTurn,
  entersPlay,
  forEach,
  gain,
  gainsSoul,
  gainTreasure,
  handSize,
  ifWould,
  inShop,
  it,
  items,
  loot,
  may,
  monsters,
  on,
  paid,
  payCoins,
  payHpCost,
  payLoot,
  players,
  playerWouldRoll,
  putIntoDiscard,
  replaceFromDeck,
  reroll,
  roll,
  rolled,
  roomCard,
  sequence,
  skipTurn,
  startOfEachTurn,
  startOfYourTurn,
  take,
  target,
  thisObject,
  wouldGainCoins,
  you,
  youControlIt,
  type Ability,
  type Card,
  type Effect,
} from '../../src/engine/vocabulary/index.js';

/** A dice room does something as it comes, and is gone with the turn. */
const diceRoom = (effect: Effect): readonly Ability[] => [
  eachTime(entersPlay(thisObject), effect, 'enter'),
  eachTime(endOfEachTurn, putIntoDiscard(thisObject), 'end'),
];

const newHand = (who = it): Effect => sequence(discard(handSize(who), who), loot(3, who));
const newHands: Effect = forEach(players(), newHand());

const newMonster: Effect = sequence(choose(monsters(), you, 'monster'), replaceFromDeck(chosen('monster')));
const newItem: Effect = sequence(choose(items(youControlIt), you, 'item'), reroll(chosen('item')));

export const requiemRoomsDToK: readonly Card[] = [
  roomCard(
    'devil-beggar',
    { en: 'Devil Beggar', fr: 'Mendiant diabolique' },
    {},
    paid([payHpCost(1)], roll(on(1, 2, loot(2)), on(3, 5, loot(1)), on(6, 6, take(1)))),
  ),
  roomCard(
    'dice-room',
    { en: 'Dice Room!', fr: 'Salle des dés !' },
    {},
    ...diceRoom(reroll(items(controls(activePlayer, it)))),
  ),
  roomCard('dice-room-2', { en: 'Dice Room!!', fr: 'Salle des dés !!' }, {}, ...diceRoom(newHands)),
  roomCard(
    'dice-room-3',
    { en: 'Dice Room!!!', fr: 'Salle des dés !!!' },
    {},
    ...diceRoom(putIntoDiscard(items(inShop(it)))),
  ),
  roomCard(
    'dice-room-4',
    { en: 'Dice Room!!!!', fr: 'Salle des dés !!!!' },
    {},
    ...diceRoom(reroll(items(controls(players(), it)))),
  ),
  roomCard(
    'dice-room-5',
    { en: 'Dice Room!!!!!', fr: 'Salle des dés !!!!!' },
    {},
    ...diceRoom(putIntoDiscard(monsters())),
  ),
  roomCard(
    'dice-room-6',
    { en: 'Dice Room!!!!!!', fr: 'Salle des dés !!!!!!' },
    {},
    ...diceRoom(sequence(reroll(items()), newHands, putIntoDiscard(monsters()))),
  ),
  roomCard(
    'edens-blessing-room',
    { en: "Eden's Blessing", fr: "Bénédiction d'Eden" },
    {},
    eachTime(startOfEachTurn, aimed(may(reroll(target())), items(youControlIt))),
  ),
  roomCard(
    'equality',
    { en: 'Equality', fr: 'Égalité' },
    {},
    ifWould(wouldGainCoins(players()), { instead: 'effect', effect: gain(causeAmount, players()) }),
  ),
  roomCard(
    'eternal-chest',
    { en: 'Eternal Chest', fr: 'Coffre éternel' },
    {},
    paid(
      [payLoot(1)],
      roll(on(3, 3, gain(4)), on(4, 5, gain(7)), on(6, 6, sequence(gainTreasure(1), loot(1)))),
    ),
  ),
  roomCard(
    'floor-spikes',
    { en: 'Floor Spikes', fr: 'Pics au sol' },
    {},
    eachTime(rolled(1), take(1, causePlayer)),
  ),
  roomCard(
    'fortune-teller',
    { en: 'Fortune Teller', fr: 'Diseuse de bonne aventure' },
    {},
    paid(
      [payCoins(3)],
      roll(
        on(3, 3, loot(1)),
        on(4, 4, loot(2)),
        on(5, 5, loot(3)),
        on(6, 6, sequence(loot(6), putIntoDiscard(thisObject))),
      ),
    ),
  ),
  roomCard('haunted', { en: 'Haunted!', fr: 'Hantise !' }, {}, eachTime(gainsSoul, skipTurn(causePlayer))),
  roomCard(
    'i-am-error-room',
    { en: 'I Am Error', fr: 'Je suis Erreur' },
    {},
    eachTime(
      startOfYourTurn,
      roll(
        on(1, 2, newMonster),
        on(3, 4, newItem),
        on(5, 5, newHand(you)),
        on(6, 6, sequence(newMonster, newItem, newHand(you))),
      ),
    ),
  ),
  roomCard(
    'isaacs-blessing',
    { en: "Isaac's Blessing", fr: "Bénédiction d'Isaac" },
    {},
    eachTime(playerWouldRoll(1), may(reroll(causeOnStack), causePlayer), 'one'),
    eachTime(playerWouldRoll(6), may(reroll(causeOnStack), causePlayer), 'six'),
  ),
];
