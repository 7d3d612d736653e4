import {
  aimed,
  always,
  characterCard,
  choose,
  chosen,
  combat,
  compare,
  causeAmount,
  deal,
  decks,
  eachTime,
  entersPlay,
  eternal,
  gain,
  gainObject,
  goesFirst,
  ifWould,
  keyed,
  leftOf,
  lootAbility,
  lootCard,
  lootPlay,
  monsterCard,
  monsters,
  not,
  putOnBottom,
  reveal,
  rightOf,
  sequence,
  shown,
  startingItemCard,
  take,
  takesDamage,
  tap,
  target,
  thisObject,
  treasureCard,
  wouldBeDestroyed,
  you,
  type Card,
  type Effect,
  type Selector,
} from '../../../src/engine/vocabulary/index.js';
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
