import {
  aimed,
  always,
  causeAmount,
  choose,
  chosen,
  combat,
  compare,
  controls,
  deal,
  decks,
  destroy,
  eachTime,
  entersPlay,
  eternal,
  exactly,
  gain,
  gainObject,
  goesFirst,
  handOf,
  ifWould,
  it,
  items,
  keyed,
  leftOf,
  lootAbility,
  lootPlay,
  monsters,
  not,
  one,
  players,
  playsLoot,
  putOnBottom,
  removeFromGame,
  reveal,
  rightOf,
  sequence,
  shown,
  take,
  takesDamage,
  tap,
  target,
  thisObject,
  upTo,
  worksIn,
  wouldBeDestroyed,
  you,
  type Card,
  type Effect,
  type Selector,
} from '../../../src/engine/vocabulary/index.js';
import { characterCard, lootCard, monsterCard, startingItemCard, treasureCard } from '../card-builders.js';
import { called, test } from './naming.js';

/** One round of a draft: a treasure for each player in this order, one more than there are players lying open. */
const draft = (...order: readonly Selector[]): Effect =>
  reveal(
    order.length + 1,
    decks('treasure'),
    sequence(
      ...order.flatMap((who, at) => [choose(shown, who, `pick${at}`), gainObject(chosen(`pick${at}`), who)]),
      putOnBottom(shown),
    ),
  );

const opposite = leftOf(leftOf(you));

const starter = (id: string, ...rounds: readonly Effect[]): readonly Card[] => [
  characterCard(`${id}-character`, called(id), { ...test, hp: 2, atk: 1, startingItem: id }, tap(lootPlay(1))),
  startingItemCard(
    id,
    called(id),
    test,
    eternal,
    always(goesFirst(you)),
    eachTime({ event: 'gameStarts' }, sequence(...rounds)),
  ),
];

/** What ways to play that come later do, said in the words of cards: a draft after the set-up, an armour. */
export const modeCards: readonly Card[] = [
  lootCard(
    'one-item-of-two-players',
    called('one-item-of-two-players'),
    test,
    lootAbility({ targets: [exactly(2, players()), one(items(controls(target(0), it)))], effect: destroy(target(1)) }),
  ),
  lootCard(
    'two-items-of-two-players',
    called('two-items-of-two-players'),
    test,
    lootAbility({
      targets: [exactly(2, players()), exactly(2, items(controls(target(0), it)))],
      effect: destroy(target(1)),
    }),
  ),
  lootCard(
    'coin-and-maybe-a-hit',
    called('coin-and-maybe-a-hit'),
    test,
    lootAbility({ targets: [upTo(1, monsters())], effect: sequence(deal(1, target()), gain(1)) }),
  ),
  lootCard(
    'gone-but-watching',
    called('gone-but-watching'),
    test,
    lootAbility(gain(1)),
    worksIn(['outside'], eachTime(playsLoot(players()), gain(1, players()))),
  ),
  treasureCard(
    'away-with-one',
    called('away-with-one'),
    test,
    tap(sequence(choose(handOf(you)), removeFromGame(chosen()))),
  ),
  ...starter('draft-of-two', draft(you, leftOf(you)), draft(leftOf(you), you)),
  ...starter(
    'draft-of-four',
    draft(you, leftOf(you), opposite, rightOf(you)),
    draft(rightOf(you), opposite, leftOf(you), you),
  ),
  treasureCard('enters-with-coins', called('enters-with-coins'), test, eachTime(entersPlay(thisObject), gain(2))),
  monsterCard(
    'in-armour',
    called('in-armour'),
    { ...test, hp: 10, dc: 2, atk: 1 },
    ifWould(takesDamage(thisObject, not(combat), compare(causeAmount, '>', 3)), { instead: 'amount', to: 3 }),
    keyed('kill', ifWould(wouldBeDestroyed(thisObject), { instead: 'effect', effect: take(3, thisObject) })),
  ),
  lootCard('great-bomb', called('great-bomb'), test, lootAbility(aimed(deal(6, target()), monsters()))),
];
