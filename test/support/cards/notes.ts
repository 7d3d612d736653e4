import {
  playerWouldRoll,
  attackRolled,
  eachTime,
  gain,
  lastNoted,
  note,
  noted,
  noteThisTurn,
  causeAmount,
  paid,
  payCoins,
  take,
  tap,
  when,
  rolledBy,
  activePlayer,
  anyRoll,
  keyed,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { monsterCard, treasureCard } from '../card-builders.js';
import { called, test } from './naming.js';

const asksForSix = paid([payCoins(1)], when(noted(6), gain(5)));

/** Objects that note numbers (NOTE-01). */
export const noteCards: readonly Card[] = [
  treasureCard('scribe', called('scribe'), test, tap(note(6)), asksForSix),
  treasureCard('copyist', called('copyist'), test, tap(noteThisTurn(6)), asksForSix),
  treasureCard(
    'pays-its-note',
    called('pays-its-note'),
    test,
    paid([payCoins(1)], note(6)),
    eachTime(playerWouldRoll(1), gain(lastNoted)),
  ),
  treasureCard(
    'roll-book',
    called('roll-book'),
    test,
    eachTime(rolledBy(activePlayer, 1, 6), note(causeAmount)),
    tap(gain(lastNoted)),
  ),
  monsterCard(
    'grudge',
    called('grudge'),
    { ...test, hp: 3, dc: 6, atk: 1 },
    keyed('grudge.note', eachTime(attackRolled(1, 6), noteThisTurn(causeAmount))),
    keyed('grudge.strike', eachTime({ ...anyRoll, where: noted(causeAmount) }, take(1, activePlayer))),
  ),
];
