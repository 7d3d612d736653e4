import type { EventType, PlayerId, Ref } from '../../vocabulary/index.js';
import {
  amountOfEvent,
  isCombatEvent,
  isObjectId,
  isPlayerId,
  nameOf,
  objectOfEvent,
  playerOfEvent,
  sourceOfEvent,
  type Game,
  type GameEvent,
  type LogDetail,
  tillWord,
  type LogLine,
} from '../../state/index.js';
import { characteristics } from '../characteristics/characteristics.js';

/** The other player of a gift, of damage or of a death, or who chooses in place of somebody. */
const otherOf = (event: GameEvent): PlayerId | null => {
  if ('receiver' in event) return event.receiver;
  if ('dealer' in event) return event.dealer;
  if (event.type === 'dies' && isPlayerId(event.object)) return null;
  if ('killer' in event) return event.killer;
  return 'chooser' in event ? event.chooser : null;
};

/** The word by which a line tells events of one type apart. */
const detailOf = (event: GameEvent): LogDetail | null => {
  switch (event.type) {
    case 'dies':
      return event.destroyed ? 'destroyed' : null;
    case 'preventDamage':
      return event.shield ? 'shield' : null;
    case 'gainTreasure':
      return event.bought ? 'purchase' : null;
    case 'playLoot':
      return event.cost;
    case 'putIntoDeck':
      return event.place;
    case 'removeFromGame':
      return event.to;
    case 'putIntoSlot':
    case 'expandSlots':
      return event.slot;
    case 'recharge':
      return event.partOf === null ? null : 'step';
    case 'grantAttack':
      return event.on === 'monsterDeck' ? 'monsterDeck' : 'any';
    case 'note':
    case 'becomeCopy':
      return tillWord(event.till);
    case 'attack':
      return event.fromDeck ? 'deck' : null;
    case 'enterPlay':
      return event.deactivated ? 'deactivated' : event.slot;
    case 'gainItem':
      return event.how;
    case 'become':
      return event.role;
    case 'giveObject':
      return event.how === 'exchange' ? null : event.how;
    case 'destroy':
      return event.how === 'kill' ? 'kill' : event.partOf;
    case 'putCounters':
    case 'removeCounters':
      return event.counter;
    case 'copy':
      return event.of === 'card' ? 'card' : null;
    case 'discardLoot':
      return event.partOf === 'penalty' ? event.partOf : null;
    case 'gainCoins':
    case 'loseCoins':
    case 'loot':
    case 'deactivate':
      return event.partOf;
    default:
      return null;
  }
};

/** Events by which a soul comes to somebody, leaves them, or both. */
const OF_SOULS: ReadonlySet<EventType> = new Set<EventType>([
  'gainSoul',
  'becomeSoul',
  'giveObject',
  'destroy',
  'putIntoDiscard',
  'putIntoDeck',
  'putIntoSlot',
  'putIntoHand',
  'removeFromGame',
  'become',
]);

/** The soul value of the soul that an event is about; null for anything else (SOUL-01). */
const soulValueOf = (g: Game, { type }: GameEvent, ref: Ref | null): number | null => {
  if (!OF_SOULS.has(type) || ref === null || !isObjectId(ref) || g.state.objects[ref]?.role !== 'soul') return null;
  return characteristics(g, ref).souls ?? 0;
};

type Telling = Omit<LogLine, 'say'>;

/** The parts of an event that a line of the log tells. They are set one by one, for this is done at every event. */
export const logged = (g: Game, event: GameEvent): Telling => {
  const line: { -readonly [Part in keyof Telling]: Telling[Part] } = { event: event.type };
  const [player, other] = [playerOfEvent(event), otherOf(event)];
  if (player !== null) line.player = player;
  if (other !== null) line.other = other;
  const [ref, cause] = [objectOfEvent(event), sourceOfEvent(event)];
  const object = ref === null ? null : nameOf(g.state, ref);
  if (object !== null) line.object = object;
  const source = cause === null ? null : nameOf(g.state, cause);
  if (source !== null && 'card' in source) line.source = source.card;
  const [amount, detail] = [amountOfEvent(event), detailOf(event)];
  if (amount !== 0) line.amount = amount;
  if (isCombatEvent(event)) line.combat = true;
  if (detail !== null) line.detail = detail;
  const souls = soulValueOf(g, event, ref);
  if (souls !== null) line.souls = souls;
  if (event.type === 'grantAttack' && event.must) line.must = true;
  if (event.type === 'changeNumber' && event.was !== null) line.was = event.was;
  if (event.type === 'activate' && event.ability !== null) line.ability = event.ability;
  return line;
};
