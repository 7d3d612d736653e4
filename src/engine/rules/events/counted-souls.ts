import { havingPart, type EventPattern, type EventType, type ObjectId } from '../../vocabulary/index.js';
import { isObjectId, objectOfEvent, type Game, type GameEvent } from '../../state/index.js';

/** The events by which somebody comes to a soul. */
const COMING: readonly EventType[] = ['gainSoul', 'becomeSoul', 'giveObject', 'enterControl'];

const isSoulOfCause = havingPart('condition', {
  condition: (part) =>
    part.if === 'role' && part.role === 'soul' && part.of.select === 'cause' && part.of.part === 'object',
});

/** Whether a pattern speaks of souls, and not of whatever somebody gains or is given. */
const speaksOfSouls = ({ event, where }: EventPattern): boolean =>
  event === 'gainSoul' || event === 'becomeSoul' || (where !== undefined && isSoulOfCause(where));

/**
 * An event as an ability that counts souls sees it: a soul of value 2 as two of them, but once where it is the object
 * itself that somebody comes to (SOUL-06, DEC-52).
 */
export const countedSouls = (g: Game, event: GameEvent, pattern: EventPattern, id: ObjectId): readonly GameEvent[] => {
  const object = COMING.includes(event.type) ? objectOfEvent(event) : null;
  if (object === null || object === id || !isObjectId(object) || !speaksOfSouls(pattern)) return [event];
  const value = g.characteristics(object).souls ?? 1;
  return Array.from({ length: value }, () => ('amount' in event ? { ...event, amount: 1 } : event)); // SOUL-06
};
