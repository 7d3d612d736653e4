import {
  leavesPlay,
  activePlayer,
  always,
  attackDeclaredOn,
  attacked,
  attackRolled,
  keyword,
  curse,
  deal,
  dies,
  eachTime,
  entersPlay,
  gain,
  loot,
  monsters,
  players,
  putIntoDiscard,
  rewardsGained,
  rolled,
  take,
  takesDamage,
  thisObject,
  plusToRolls,
  you,
  combatDamageBy,
  type Ability,
  type Card,
  type Reward,
} from '../../../src/engine/vocabulary/index.js';
import { monsterCard } from '../card-builders.js';
import { called, test } from './naming.js';

interface Box {
  readonly hp?: number;
  readonly dc?: number;
  readonly atk?: number;
  readonly reward?: Reward;
  readonly souls?: number;
}
const card = (id: string, box: Box, ...abilities: readonly Ability[]): Card =>
  monsterCard(id, called(id), { ...test, ...box }, ...abilities);
const small = { hp: 1, dc: 2, atk: 1 };

/** Monsters, events and curses, as the assumed texts of the scenarios say, and monsters that watch one thing each. */
export const testMonsters: readonly Card[] = [
  card('blank-monster', { hp: 6, dc: 6, atk: 1 }),
  card('stubborn', { hp: 2, dc: 3, atk: 1 }, keyword('indomitable')),
  card('armoured', { hp: 1, dc: 6, atk: 1 }),
  card('takes-on-ones', { hp: 3, dc: 6, atk: 1 }, eachTime(rolled(1), take(1, thisObject))),
  card('coin-on-ones', small, eachTime(rolled(1), gain(1))),
  card('loot-on-ones', small, eachTime(rolled(1), loot(1))),
  card('coin-on-twos', { hp: 3, dc: 3, atk: 1 }, eachTime(attackRolled(2), gain(1))),
  card('cursed-monster', small, eachTime(rolled(5), gain(1))),
  card('hit-when-attacked', { hp: 2, dc: 4, atk: 1 }, eachTime(attackDeclaredOn(thisObject), take(1, activePlayer))),
  card('says-when-dying', { ...small, reward: { coins: 2 } }, eachTime(dies(thisObject), loot(1))),
  card(
    'two-times-dying',
    { ...small, reward: { coins: 2 }, souls: 1 },
    eachTime(dies(thisObject), loot(1), 'dying'),
    eachTime(rewardsGained(thisObject), gain(1), 'afterwards'),
  ),
  card('bites-back', small, eachTime(dies(thisObject), deal(1, activePlayer))),
  card('explodes', small, eachTime(dies(thisObject), deal(1, monsters()))),
  card('rolls-for-reward', { ...small, reward: { coins: 1, roll: true } }),
  card('discard-tax', small, eachTime({ event: 'discardLoot' }, gain(1))),
  card('bleeds-coins', { hp: 3, dc: 4, atk: 1 }, eachTime(takesDamage(thisObject), gain(1))),
  card('coin-on-damage', small, eachTime({ event: 'damage' }, gain(1))),
  monsterCard('dangle', { en: 'Dangle', fr: 'Dangle' }, { ...test, ...small }),
  card('double-biter', { hp: 3, dc: 4, atk: 1 }, eachTime(combatDamageBy(thisObject), loot(1))),
  card('leaves-a-coin', { hp: 2, dc: 2, atk: 1 }, eachTime(leavesPlay(thisObject), gain(1))),
  card('event-hurts', {}, eachTime(entersPlay(thisObject), take(1))),
  card('event-pays', {}, eachTime(entersPlay(thisObject), gain(2))),
  card('event-each-loots', {}, eachTime(entersPlay(thisObject), loot(1, players()))),
  card(
    'event-of-two',
    {},
    eachTime(entersPlay(thisObject), gain(1), 'first'),
    eachTime(entersPlay(thisObject), loot(1), 'second'),
  ),
  card('event-discards-attacked', {}, eachTime(entersPlay(thisObject), putIntoDiscard(attacked))),
  card('curse-of-rolls', {}, ...curse, always(plusToRolls(-2, you))),
  card('curse-of-nothing', {}, ...curse),
];
