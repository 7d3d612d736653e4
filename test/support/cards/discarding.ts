import {
  activePlayer,
  always,
  becomeCurse,
  becomeItem,
  cannot,
  causeObject,
  causePlayer,
  coins,
  compare,
  curse,
  deal,
  during,
  eachTime,
  entersPlay,
  expand,
  gain,
  gainsSoul,
  hasRole,
  ifWould,
  items,
  keyword,
  kill,
  leftOf,
  lootAbility,
  objects,
  putIntoDiscard,
  putIntoHand,
  putOnTop,
  same,
  tap,
  target,
  thisObject,
  worksIn,
  you,
  aimed,
  players,
  not,
  type Ability,
  type Card,
  type Effect,
  type EventPattern,
} from '../../../src/engine/vocabulary/index.js';
import { lootCard, monsterCard, treasureCard } from '../card-builders.js';
import { aiming, called, test } from './naming.js';

const small = { ...test, hp: 1, dc: 2, atk: 1, reward: { coins: 1 } };
const goesToDiscard: EventPattern = { event: 'putIntoDiscard', where: same(causeObject, thisObject) };
const yourHealing: EventPattern = { event: 'heal', where: same(causePlayer, you) };
const instead = (effect: Effect): Ability => ifWould(goesToDiscard, { instead: 'effect', effect });
const item = (id: string, ...abilities: readonly Ability[]): Card =>
  treasureCard(id, called(id), { ...test, category: 'passive' }, ...abilities);
const loot = (id: string, effect: Effect, ...abilities: readonly Ability[]): Card =>
  lootCard(id, called(id), test, lootAbility(effect), ...abilities);

/** What stands in for going to discard, or for healing, or forbids it: on a card of its own or for others. */
export const discardingCards: readonly Card[] = [
  monsterCard('haunts-the-next', called('haunts-the-next'), small, instead(becomeCurse(leftOf(activePlayer)))),
  monsterCard('tops-its-deck', called('tops-its-deck'), small, instead(putOnTop(thisObject))),
  monsterCard('pays-for-staying', called('pays-for-staying'), small, instead(gain(3, activePlayer))),
  monsterCard(
    'soulless',
    called('soulless'),
    { ...small, souls: 1 },
    always(cannot({ ...gainsSoul, where: same(causeObject, thisObject) })),
  ),
  monsterCard(
    'clings-to-discard',
    called('clings-to-discard'),
    small,
    worksIn(['discard'], always(cannot(goesToDiscard))),
  ),
  monsterCard(
    'stays-with-the-rich',
    called('stays-with-the-rich'),
    small,
    during(compare(coins(activePlayer), '>=', 5), cannot(goesToDiscard)),
  ),
  monsterCard('wandering-curse', called('wandering-curse'), test, ...curse, instead(becomeCurse(leftOf(you)))),
  monsterCard(
    'lingering-event',
    called('lingering-event'),
    test,
    eachTime(entersPlay(thisObject), gain(1)),
    instead(gain(3)),
  ),
  monsterCard(
    'event-with-a-bang',
    called('event-with-a-bang'),
    test,
    eachTime(entersPlay(thisObject), aimed(deal(1, target()), players())),
  ),
  monsterCard(
    'event-that-watches',
    called('event-that-watches'),
    test,
    eachTime({ event: 'leavePlay', where: not(same(causeObject, thisObject)) }, gain(5)),
  ),
  monsterCard('idle-event', called('idle-event'), test),
  loot('two-more-slots', expand('monster', 2)),
  treasureCard(
    'figure-that-stays',
    called('figure-that-stays'),
    { ...test, hp: 2, dc: 3, atk: 1 },
    keyword('familiar'),
    always(cannot(goesToDiscard)),
  ),
  aiming('kills-an-item', kill(target()), items()),
  loot('boomerang-loot', gain(1), instead(putIntoHand(thisObject))),
  loot('says-it-cannot', gain(1), always(cannot({ event: 'playLoot', where: same(causeObject, thisObject) }))),
  loot('discards-characters', putIntoDiscard(objects('character'))),
  loot('loot-to-item', gain(1), instead(becomeItem(thisObject))),
  loot('loot-without-discard', gain(1), always(cannot(goesToDiscard))),
  loot('eternal-loot', gain(1), keyword('eternal')),
  item('coin-per-discard', eachTime({ event: 'putIntoDiscard' }, gain(1))),
  item('coins-for-discards', ifWould({ event: 'putIntoDiscard' }, { instead: 'effect', effect: gain(2) })),
  item('coin-for-healing', eachTime(yourHealing, gain(1))),
  item('never-heals', always(cannot(yourHealing))),
  item('heals-1-at-most', ifWould(yourHealing, { instead: 'amount', to: 1 })),
  item(
    'events-stay',
    always(cannot({ event: 'putIntoDiscard', where: hasRole(causeObject, 'event') })),
    tap(putIntoDiscard(thisObject)),
  ),
];
