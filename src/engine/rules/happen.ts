import type { EventType } from '../vocabulary/index.js';
import { isObjectId, objectOfEvent, type EventOf, type Game, type GameEvent, type Gen } from '../state/index.js';
import { activateNow } from './stack/activating.js';
import { grantAttacks } from './combat/attack-rights.js';
import { raiseDamage } from './combat/damage.js';
import { deathPenalty, deactivateForPenalty, loseCoinsForPenalty, loseItem, loseLoot } from './combat/death-penalty.js';
import { cancelAttack, endTheTurn } from './events/interrupt.js';
import { preventDamage } from './events/prevention.js';
import { exchange } from './objects/handover.js';
import { changeRoll, rerollDie } from './dice/rolls.js';
import { discardLoot, gainTreasure, lootCards, moreLootPlays } from './players/loot.js';
import { changeCounters, takeNote, turnSideways, turnUpright } from './objects/counters-and-charge.js';
import {
  become,
  becomeCurse,
  becomeSoul,
  destroy,
  gainItem,
  gainSoul,
  giveObject,
  leavePlay,
  putIntoDiscard,
  rerollItem,
} from './objects/objects.js';
import { arrive, expandSlots } from './zones/slots.js';
import { cancel } from './stack/canceling.js';
import { becomeCopy, copyToStack } from './stack/copying.js';
import { doubleLoot } from './stack/doubling.js';
import { replaceCharacter } from './players/characters.js';
import { payRewardBox } from './players/souls.js';
import { flipCard } from './objects/faces.js';
import { putIntoDeck, putIntoSlot, replaceFromDeck } from './zones/decks.js';
import { gainCoins, giveCoins, loseCoins } from './costs/coins.js';
import { changeNumber } from './objects/changed-numbers.js';
import { putIntoHand, removeFromGame } from './zones/outside.js';
import { playedLoot } from './stack/playing.js';
import { throwDice } from './dice/throwing.js';
import { grantTurn, skipTurn } from './turn/turn-order.js';
import { willWin } from './turn/winning.js';
import { healed, payHp, preventDeathOf, takeDamage } from './players/hp.js';

/** Carries out an event (after its replacements): the event as it really happened, or null when nothing did. */
type EventHandler<T extends EventType> = (g: Game, e: EventOf<T>) => Gen<EventOf<T> | null>;

/** The handler of an event that asks nobody and causes no other events. */
const sync = <E extends GameEvent>(does: (g: Game, e: E) => E | null) =>
  function* (g: Game, e: E): Gen<E | null> {
    return does(g, e);
  };

/**
 * The handler of events that change nothing themselves and exist to be replaced, forbidden and triggered on: the rule
 * that performs them makes the change before or after.
 */
function* markerEvent<E extends GameEvent>(_g: Game, e: E): Gen<E | null> {
  return e;
}

/** A roll gets a new face; an item is destroyed and replaced (REROLL-01, REROLL-02). */
function* reroll(g: Game, e: EventOf<'reroll'>): Gen<EventOf<'reroll'> | null> {
  if (!isObjectId(e.object)) return yield* rerollDie(g, e); // REROLL-01
  return (yield* rerollItem(g, e.object)) ? e : null; // REROLL-02
}

/** The handler of each event; longer ones live in the file of their chapter. */
const EVENT_HANDLERS: { readonly [T in EventType]: EventHandler<T> } = {
  gameStarts: markerEvent,
  turnStarts: markerEvent,
  turnEnds: markerEvent,
  endTurn: sync(endTheTurn),
  extraTurn: sync(grantTurn),
  skipTurn: sync(skipTurn),
  win: sync(willWin),
  throwDice,
  rollMade: markerEvent,
  wouldRoll: markerEvent,
  rolled: markerEvent,
  hit: markerEvent,
  miss: markerEvent,
  reroll,
  changeRoll: sync(changeRoll),
  wouldTakeDamage: markerEvent,
  damage: sync(takeDamage),
  addToDamage: sync(raiseDamage), // DMG-14
  preventDamage: sync(preventDamage),
  heal: sync(healed),
  payHp: sync(payHp),
  wouldDie: markerEvent,
  dies: markerEvent,
  preventDeath: sync(preventDeathOf),
  payPenalty: deathPenalty, // DEATH-14
  penaltyItem: loseItem,
  penaltyLoot: loseLoot,
  penaltyCoins: loseCoinsForPenalty,
  penaltyDeactivate: deactivateForPenalty,
  penaltyPaid: markerEvent,
  rewards: payRewardBox,
  rewardsGained: markerEvent,
  gainCoins: sync(gainCoins),
  loseCoins: sync(loseCoins),
  payCoins: sync(loseCoins),
  giveCoins: sync(giveCoins),
  loot: lootCards,
  gainTreasure,
  discardLoot: sync(discardLoot),
  playLoot: playedLoot,
  putIntoDiscard,
  putIntoDeck,
  putIntoHand,
  removeFromGame,
  putIntoSlot,
  replaceFromDeck,
  activate: activateNow,
  recharge: sync(turnUpright),
  deactivate: sync(turnSideways),
  cancel,
  lootPlay: sync(moreLootPlays),
  grantAttack: sync(grantAttacks),
  swap: exchange,
  giveAtOnce: exchange,
  giveHands: exchange,
  note: sync(takeNote),
  declareAttack: markerEvent,
  chooseAttack: markerEvent,
  attack: markerEvent,
  declarePurchase: markerEvent,
  purchase: markerEvent,
  declareEnd: markerEvent,
  cancelAttack: sync(cancelAttack), // ATK-14
  enterPlay: sync(arrive),
  leavePlay,
  gainItem,
  enterControl: markerEvent,
  gainSoul,
  gainCurse: becomeCurse,
  becomeSoul,
  become,
  replaceCharacter,
  flip: sync(flipCard),
  giveObject,
  destroy,
  putCounters: sync(changeCounters),
  removeCounters: sync(changeCounters),
  expandSlots: sync(expandSlots),
  copy: copyToStack,
  double: sync(doubleLoot), // BLANK-00
  becomeCopy: sync(becomeCopy),
  changeNumber,
};

/** Events that happen even if the object that they are about is gone. */
const VALID_WITHOUT_OBJECT: readonly EventType[] = ['rewards', 'rewardsGained', 'rolled'];

/** Whether an event is about an object that is not there any more (ZONE-01). */
const isTooLate = (g: Game, e: GameEvent): boolean => {
  const object = objectOfEvent(e);
  return (
    object !== null && isObjectId(object) && !VALID_WITHOUT_OBJECT.includes(e.type) && !(object in g.state.objects)
  );
};

/** Nothing happens. */
function* nothing(): Gen<null> {
  return null;
}

/** Carries out an event (after its replacements): the event as it really happened, or null when nothing did. */
export const happen = <E extends GameEvent>(g: Game, e: E): Gen<E | null> => {
  if (isTooLate(g, e)) return nothing();
  // Each type has a handler of its own type, which the compiler cannot follow for a union of types.
  const handler = EVENT_HANDLERS[e.type] as (g: Game, e: GameEvent) => Gen<E | null>;
  return handler(g, e);
};
