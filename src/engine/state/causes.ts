import type { ObjectId, PlayerId, Ref, Selector, StackId } from '../vocabulary/index.js';
import type { GameEvent } from './events.js';
import type { PartOf } from './log-details.js';

// What selectors, amounts and conditions read of an event: the same few facts of all types, as far as they have them.

/** Who does it or whom it befalls. */
export const playerOfEvent = (event: GameEvent): PlayerId | null => ('player' in event ? event.player : null);

/** What it befalls. */
export const objectOfEvent = (event: GameEvent): Ref | null => {
  if (event.type === 'grantAttack')
    return typeof event.on === 'object' || event.on === 'any' || event.on === 'monsterDeck' ? null : event.on;
  return 'object' in event ? event.object : null;
};

/** What does it: the dealer's object, the thief's item; of an attack on the deck the monster that came up (ATK-05). */
export const sourceOfEvent = (event: GameEvent): Ref | null => {
  if (event.type === 'attack') return event.fromDeck ? event.object : null;
  return 'source' in event ? event.source : null;
};

/** The roll, damage, death or loot on the stack that it is about. */
const stackItemOfEvent = (event: GameEvent): StackId | null => ('stack' in event ? event.stack : null);

/** The player who deals the damage or kills (DMG-05). */
const dealerOfEvent = (event: GameEvent): PlayerId | null => {
  if ('dealer' in event) return event.dealer;
  return 'killer' in event ? event.killer : null;
};

/** The part of a cause that a selector means. */
type CausePart = Extract<Selector, { select: 'cause' }>['part'];
const READERS: Readonly<Record<CausePart, (event: GameEvent) => Ref | null>> = {
  player: playerOfEvent,
  object: objectOfEvent,
  source: sourceOfEvent,
  stack: stackItemOfEvent,
  dealer: dealerOfEvent,
};
export const causePart = (cause: GameEvent | null, part: CausePart): Ref | null =>
  cause === null ? null : READERS[part](cause);

/** How much it is about: HP, ¢, cards, counters, souls, or the number on a die; 0 where there is nothing to count. */
export const amountOfEvent = (event: GameEvent): number => ('amount' in event ? event.amount : 0);

/** The number of the roll that it is, or that is behind it. */
export const rollOfEvent = (event: GameEvent): number | null => {
  switch (event.type) {
    case 'rollMade':
    case 'wouldRoll':
    case 'rolled':
      return event.amount;
    default:
      return 'roll' in event ? event.roll : null;
  }
};

export const isCombatEvent = (event: GameEvent): boolean => 'combat' in event && event.combat;

/** Whether it is an attack roll, or follows from one (ATK-19). */
export const isOnAttackRoll = (event: GameEvent): boolean => {
  if ('attackRoll' in event) return event.attackRoll;
  return 'roll' in event && event.roll !== null;
};

/** The larger event that it is a part of. */
export const partOfEvent = (event: GameEvent): PartOf | null =>
  'partOf' in event && event.partOf !== undefined ? event.partOf : null;

/** Whether something is dealt in the set-up, which is nothing to anything else (DEC-48). */
export const isDealt = (event: GameEvent): boolean => partOfEvent(event) === 'setup';

/** Whether it is something to the object alone that it is about (DEC-48, DEC-58). */
export const isOwn = (event: GameEvent): boolean =>
  isDealt(event) || (event.type === 'rewardsGained' && event.seenBy === 'itself');

/** Whether abilities of an object have a say in an event: of what is its own only that object. */
export const concerns = (event: GameEvent, id: ObjectId): boolean => {
  const isItself = objectOfEvent(event) === id;
  if (isOwn(event)) return isItself;
  return !isItself || event.type !== 'rewardsGained' || event.seenBy !== 'others';
};
