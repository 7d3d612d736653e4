import {
  attackRolledBy,
  becomeSoul,
  chooseUpTo,
  chosen,
  deal,
  eachTime,
  endOfYourTurn,
  endTurn,
  entersPlay,
  gain,
  items,
  lootAbility,
  lootCard,
  meanwhile,
  monsterCard,
  monsters,
  on,
  players,
  recharge,
  roll,
  sequence,
  treasureCard,
  youControlIt,
  thisObject,
  type Card,
  type Effect,
} from '../../../src/engine/vocabulary/index.js';
import { called, test } from './naming.js';

const plain = (id: string, ...effects: readonly Effect[]): Card =>
  lootCard(id, called(id), test, lootAbility(...effects));

/** Small effects for the list of what is easily got wrong, the rulings and the definitions. */
export const checkingCards: readonly Card[] = [
  plain('end-the-turn', endTurn),
  plain('sour-rolls', meanwhile(eachTime(attackRolledBy(players(), 1), deal(1, monsters())))),
  treasureCard(
    'end-recharger',
    called('end-recharger'),
    test,
    eachTime(endOfYourTurn, sequence(chooseUpTo(2, items(youControlIt)), recharge(chosen()))),
  ),
  monsterCard(
    'chest-of-a-soul',
    called('chest-of-a-soul'),
    { ...test, souls: 1 },
    eachTime(entersPlay(thisObject), roll(on(1, 5, gain(7)), on(6, 6, becomeSoul()))),
  ),
];
