import {
  you,
  putOnTop,
  playerWouldRoll,
  eachTime,
  aimed,
  anyOf,
  beingAttacked,
  choose,
  chosen,
  compare,
  count,
  decks,
  discardOf,
  gain,
  handOf,
  items,
  look,
  lookAt,
  lootAbility,
  lootOnStack,
  monsters,
  not,
  objects,
  it,
  otherPlayers,
  outside,
  chooseAtRandom,
  may,
  mayPlayFreely,
  putIntoHand,
  putIntoSlot,
  putOnBottom,
  putUnderThis,
  removeFaceDown,
  removeFromGame,
  sequence,
  show,
  shown,
  shuffleIn,
  paid,
  payCoins,
  tap,
  target,
  thisObject,
  tillEndOfTurn,
  under,
  when,
  type Ability,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { lootCard, treasureCard } from '../card-builders.js';
import { called, test } from './naming.js';

const item = (id: string, ...abilities: readonly Ability[]): Card => treasureCard(id, called(id), test, ...abilities);
const free = paid([payCoins(1)], sequence(choose(under(thisObject)), putIntoSlot(chosen(), 'monster')), 'free');

/** Cards that go to a hand, under an object or outside the game (ZONE-12, ZONE-20..ZONE-22). */
export const outsideCards: readonly Card[] = [
  item(
    'terrarium',
    tap(
      aimed(when(compare(count(under(thisObject)), '=', 0), putUnderThis(target())), monsters(not(beingAttacked(it)))),
    ),
    free,
    paid([payCoins(2)], gain(count(under(thisObject))), 'count'),
  ),
  item(
    'tin-box',
    tap(
      aimed(
        sequence(
          chooseAtRandom(handOf(target())),
          putUnderThis(chosen()),
          tillEndOfTurn(mayPlayFreely(under(thisObject))),
        ),
        otherPlayers,
      ),
    ),
  ),
  item(
    'safe',
    tap(sequence(choose(discardOf('loot')), removeFaceDown(chosen()))),
    paid([payCoins(1)], lookAt(outside()), 'look'),
    paid([payCoins(2)], sequence(choose(outside()), putIntoHand(chosen())), 'fetch'),
  ),
  item('two-way-mirror', tap(sequence(may(gain(1)), show(handOf(otherPlayers)), may(gain(1))))),
  item('peep-hole', tap(look(2, decks('loot'), sequence(choose(shown), show(chosen()), putOnBottom(shown))))),
  item('eraser', tap(aimed(removeFromGame(target()), anyOf(items(), objects('character'))))),
  item(
    'lunch-box',
    tap(sequence(choose(handOf(you)), putUnderThis(chosen()))),
    eachTime(playerWouldRoll(1), putOnTop(under(thisObject))),
  ),
  item('recall', tap(aimed(putIntoHand(target()), lootOnStack))),
  item('recall-item', tap(aimed(putIntoHand(target()), items()))),
  item('recycler', tap(aimed(shuffleIn(target()), items()))),
  lootCard('vanish', called('vanish'), test, lootAbility(aimed(removeFromGame(target()), monsters()))),
];
