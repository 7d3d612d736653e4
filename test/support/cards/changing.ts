import {
  activationCosts,
  aimed,
  all,
  always,
  anyOf,
  cannot,
  causeAmount,
  causeObject,
  causePlayer,
  compare,
  counters,
  during,
  eachTime,
  gain,
  give,
  happened,
  ifWould,
  inLootStep,
  insteadOfTap,
  itemDestroyedForPenalty,
  items,
  leftOf,
  lootAbility,
  lose,
  loot,
  noRefill,
  objects,
  otherPlayers,
  payCoins,
  penaltyStep,
  players,
  putCounters,
  putIntoDiscard,
  redirect,
  removeCounters,
  same,
  sum,
  takesDamage,
  target,
  thisObject,
  wouldGainCoins,
  wouldLoot,
  wouldPayPenalty,
  you,
  youControlIt,
  type Ability,
  type Card,
  type Replacement,
} from '../../../src/engine/vocabulary/index.js';
import { lootCard, treasureCard } from '../card-builders.js';
import { called, test } from './naming.js';

const item = (id: string, ...abilities: readonly Ability[]): Card => treasureCard(id, called(id), test, ...abilities);
const room = (id: string, ...abilities: readonly Ability[]): Card => ({
  ...item(id, ...abilities),
  type: 'room',
  category: null,
});
const nothing: Replacement = { instead: 'nothing' };

/** What changes costs, death penalties, refills; what goes to somebody else; and chains without an end. */
export const changingCards: readonly Card[] = [
  room('coins-for-taps', always(insteadOfTap(anyOf(items(), objects('character')), payCoins(3)))),
  item('dear-items', always(activationCosts(items(youControlIt), payCoins(2)))),
  room(
    'one-each-turn',
    always(
      cannot({ event: 'activate', where: compare(happened('activate', causePlayer), '>=', 1) }),
      cannot({ event: 'playLoot', where: compare(happened('playLoot', causePlayer), '>=', 1) }),
    ),
  ),
  item('second-shadow', ifWould(penaltyStep('penaltyItem', otherPlayers), redirect('chooser', you))),
  item('third-shadow', ifWould(penaltyStep('penaltyItem', otherPlayers), redirect('chooser', you))),
  item(
    'keeps-cards-and-coins',
    ifWould(penaltyStep('penaltyLoot', you), nothing, 'loot'),
    ifWould(penaltyStep('penaltyCoins', you), nothing, 'coins'),
    ifWould(penaltyStep('penaltyDeactivate', you), nothing, 'charge'),
  ),
  item(
    'takes-penalty-items',
    ifWould(itemDestroyedForPenalty(otherPlayers), { instead: 'effect', effect: give(causeObject, you) }),
  ),
  item('levels-for-death', {
    ...ifWould(wouldPayPenalty(you), { instead: 'effect', effect: removeCounters(1, thisObject, 'level') }),
    only: compare(counters(thisObject, 'level'), '>=', 1),
  }),
  item('sees-penalty-items', eachTime(penaltyStep('penaltyItem', players()), gain(1))),
  item(
    'sees-penalty-cards',
    eachTime(penaltyStep('penaltyLoot', players()), gain(1), 'loot'),
    eachTime(penaltyStep('penaltyCoins', players()), gain(3), 'coins'),
  ),
  item(
    'coin-beside-penalty-items',
    ifWould(penaltyStep('penaltyItem', otherPlayers), { instead: 'also', effect: gain(1) }),
  ),
  item(
    'gains-instead-of-losing',
    ifWould({ event: 'loseCoins', where: same(causePlayer, you) }, { instead: 'effect', effect: gain(1) }),
  ),
  item('passes-damage-on', ifWould(takesDamage(you), redirect('object', leftOf(you)))),
  item('takes-the-rewards', ifWould({ event: 'rewards' }, redirect('player', you))),
  item(
    'richer-loot-step',
    ifWould(
      { event: 'loot', where: all(same(causePlayer, you), inLootStep) },
      { instead: 'amount', to: sum(causeAmount, 1) },
    ),
  ),
  lootCard('discard-room', called('discard-room'), test, lootAbility(aimed(putIntoDiscard(target()), objects('room')))),
  room('closed-shop', during(compare(counters(thisObject), '>=', 1), noRefill('shop'))),
  item(
    'marks-without-end',
    eachTime({ event: 'putCounters', where: same(causeObject, thisObject) }, putCounters(1, thisObject)),
  ),
  item('loses-what-comes', eachTime({ event: 'gainCoins', where: same(causePlayer, you) }, lose(1))),
  item('regains-what-goes', eachTime({ event: 'loseCoins', where: same(causePlayer, you) }, gain(1))),
  item('coins-are-loot', ifWould(wouldGainCoins(you), { instead: 'effect', effect: loot(1) })),
  item('loot-is-coins', ifWould(wouldLoot(you), { instead: 'effect', effect: gain(1) })),
];
