import { sameTree } from '../../engine/index.js';
import type {
  CardKind,
  Comparison,
  Condition,
  EventPattern,
  EventType,
  Role,
  Selector,
  WholeEvent,
} from '../../engine/index.js';
import {
  attackRoll,
  causeOnStack,
  causePlayer,
  it,
  not,
  otherPlayers,
  players,
  same,
  you,
} from '../../engine/vocabulary/index.js';
import { isRoll, type RenderContext, type Thing } from './tree.js';
import { conjuncts } from './traits.js';

/** An event pattern taken apart for its phrase; conditions without a phrase of their own are in `others`. */
export interface MatchedEvent {
  readonly event: EventType;
  readonly first: NonNullable<EventPattern['first']> | null;
  /** So many of what the events are about count once; 0 when each event counts. */
  readonly every: number;
  /** Only the so many'th such event counts; 0 when that does not matter. */
  readonly nth: number;
  /** Whether the so many'th of each turn is meant. */
  readonly isOfTurn: boolean;
  readonly player: Selector | null;
  readonly object: Selector | null;
  readonly objectRole: Role | null;
  /** The object is another one than this. */
  readonly notThis: boolean;
  /** The object is the player of the event. */
  readonly isPlayer: boolean;
  readonly source: Selector | null;
  /** Something other than this does it. */
  readonly notByThis: boolean;
  /** Who deals it or kills, when damage or a death speaks of that. */
  readonly dealer: Selector | null;
  /** What the attack of an attack roll is against. */
  readonly against: Selector | null;
  readonly roll: { readonly from: number; readonly to: number } | null;
  readonly onAttackRoll: boolean;
  readonly combat: boolean;
  /** Of damage: that is no combat damage. */
  readonly nonCombat: boolean;
  /** An attack on what has come up on the monster deck. */
  readonly fromDeck: boolean;
  /** An attack on what was named as its target, and not met on the monster deck. */
  readonly isNamed: boolean;
  /** The larger event that it is a part of. */
  readonly within: WholeEvent | null;
  /** Of who kills or is hit: a player or a monster, and not just anything that can be destroyed. */
  readonly isLiving: boolean;
  /** The number is that of the roll before by the same player in this turn, or of the attack roll before. */
  readonly isRepeated: boolean;
  /** The number is the one that was chosen. */
  readonly isChosenNumber: boolean;
  /** Larger events of which it is no part. */
  readonly outwith: readonly WholeEvent[];
  /** What kind of card the object is. */
  readonly kind: CardKind | null;
  /** The slot of a challenge that the object is in, or was in as it died. */
  readonly slot: 'finalBoss' | 'minion' | null;
  /** What kind of card the object, which has a role, is not. */
  readonly notKind: CardKind | null;
  /** The object is in the shop. */
  readonly inShop: boolean;
  /** The number of an attack roll is not above that of the attack roll before it against the same, in this turn. */
  readonly isNotHigher: boolean;
  /** What the loot that is played has for a target. */
  readonly aim: Selector | null;
  readonly others: readonly Condition[];
}

type EventParts = { -readonly [Key in keyof MatchedEvent]: MatchedEvent[Key] };

const isCause = (selector: Selector, part: 'player' | 'object' | 'source' | 'dealer'): boolean =>
  selector.select === 'cause' && selector.part === part;

const isOnStack = (selector: Selector): boolean => selector.select === 'cause' && selector.part === 'stack';

const ON_LIVING: readonly EventType[] = ['wouldTakeDamage', 'dies'];
const HAS_DEALER: readonly EventType[] = ['wouldTakeDamage', 'damage', 'dies'];

const takeSame = (found: EventParts, one: Selector, other: Selector): boolean => {
  if (isCause(one, 'object') && isCause(other, 'player') && found.object === null && !found.isPlayer)
    return (found.isPlayer = true);
  if (found.event === 'attack' && isCause(one, 'source') && isCause(other, 'object')) return (found.fromDeck = true);
  if (other.select === 'cause') return false;
  if (
    one.select === 'attacked' &&
    (found.event === 'rolled' || found.event === 'throwDice') &&
    found.against === null
  ) {
    found.against = other;
    return true;
  }
  if (isCause(one, 'dealer') && HAS_DEALER.includes(found.event) && found.dealer === null) {
    found.dealer = other;
    return true;
  }
  for (const part of ['player', 'object', 'source'] as const) {
    if (!isCause(one, part)) continue;
    if (found[part] !== null || (part === 'object' && found.isPlayer)) return false;
    found[part] = other;
    return true;
  }
  return false;
};

const CAUSE_OBJECT: Selector = { select: 'cause', part: 'object' };
const LIVING = JSON.stringify([
  { if: 'role', of: CAUSE_OBJECT, role: 'monster' },
  { if: 'same', one: CAUSE_OBJECT, other: { select: 'cause', part: 'player' } },
]);

/** Puts a condition that does not hold in its place; false when it has none. */
const takeNot = (found: EventParts, inner: Condition): boolean => {
  if (inner.if === 'partOf') {
    found.outwith = [...found.outwith, inner.what];
    return true;
  }
  if (inner.if === 'same' && isCause(inner.one, 'source') && inner.other.select === 'this' && !found.notByThis)
    return (found.notByThis = true);
  const isMet = inner.if === 'same' && isCause(inner.one, 'source') && isCause(inner.other, 'object'); // ATK-05
  if (isMet && found.event === 'attack' && !found.fromDeck && !found.isNamed) return (found.isNamed = true);
  if (inner.if === 'combat' && DAMAGE.includes(found.event) && !found.nonCombat) return (found.nonCombat = true);
  if (inner.if !== 'same' || !isCause(inner.one, 'object') || inner.other.select !== 'this' || found.notThis)
    return false;
  return (found.notThis = true);
};

/** Puts one condition of a pattern in its place; false when it has none. */
const takeCondition = (found: EventParts, condition: Condition): boolean => {
  switch (condition.if) {
    case 'same':
      return takeSame(found, condition.one, condition.other);
    case 'role':
      if (!isCause(condition.of, 'object') || found.objectRole !== null) return false;
      found.objectRole = condition.role;
      return true;
    case 'not':
      return takeNot(found, condition.of);
    case 'rollIn':
      if (found.roll !== null) return false;
      found.roll = { from: condition.from, to: condition.to };
      return true;
    case 'onAttackRoll':
      if (found.onAttackRoll) return false;
      return (found.onAttackRoll = true);
    case 'combat':
      if (found.combat) return false;
      return (found.combat = true);
    case 'partOf':
      if (found.within !== null) return false;
      found.within = condition.what;
      return true;
    case 'any':
      if (!ON_LIVING.includes(found.event) || found.isLiving || JSON.stringify(condition.of) !== LIVING) return false;
      return (found.isLiving = true);
    case 'cardKind':
      if (!isCause(condition.of, 'object') || found.kind !== null || found.objectRole !== null) return false;
      found.kind = condition.kind;
      return true;
    case 'inSlot':
      if (!isCause(condition.of, 'object') || found.slot !== null) return false;
      found.slot = condition.slot;
      return true;
    case 'inShop':
      if (found.event !== 'purchase' || !isCause(condition.of, 'object')) return false;
      return (found.inShop = true);
    case 'aimsAt':
      if (found.event !== 'playLoot' || found.aim !== null || !isOnStack(condition.of)) return false;
      found.aim = condition.what;
      return true;
    case 'exists':
      return isCause(condition.what, 'player') && found.isPlayer;
    default:
      return false;
  }
};

/** Whether the last two rolls of the roller are compared, or the last two attack rolls where it is about one. */
const isRepetition = ({ player, onAttackRoll, roll, against }: EventParts, condition: Condition): boolean => {
  if (condition.if !== 'compare' || condition.is !== '=' || roll !== null || against !== null) return false;
  const { left, right } = condition;
  if (typeof left !== 'object' || typeof right !== 'object') return false;
  if (left.amount !== 'lastRoll' || right.amount !== 'lastRoll' || left.nth !== 1 || right.nth !== 2) return false;
  const which = onAttackRoll ? 'attack' : 'all';
  const roller = JSON.stringify(player ?? { select: 'cause', part: 'player' });
  return [left, right].every((one) => one.which === which && JSON.stringify(one.of) === roller);
};

/** Whether the number of what has been rolled is the one chosen. */
export const isOfChosen = (condition: Condition): boolean =>
  condition.if === 'compare' &&
  condition.is === '=' &&
  typeof condition.left === 'object' &&
  condition.left.amount === 'causeAmount' &&
  typeof condition.right === 'object' &&
  condition.right.amount === 'chosenNumber';

/** "it is that number": what was rolled is the number that was chosen before. */
export const isChosenNumber = (
  condition: Condition,
  { cause, number }: Pick<RenderContext, 'cause' | 'number'>,
): boolean => isRoll(cause) && number === null && isOfChosen(condition);

/** Whether what was rolled is compared with the number that was chosen on announcing. */
const isNumberChosen = ({ onAttackRoll, roll, against }: EventParts, condition: Condition): boolean =>
  isOfChosen(condition) && !onAttackRoll && roll === null && against === null;

/** "a non-boss monster" */
const isKindOfRole = (
  { objectRole, object, notThis, notKind }: EventParts,
  condition: Condition,
): condition is { readonly if: 'not'; readonly of: Extract<Condition, { readonly if: 'cardKind' }> } =>
  condition.if === 'not' &&
  condition.of.if === 'cardKind' &&
  isCause(condition.of.of, 'object') &&
  objectRole !== null &&
  object === null &&
  !notThis &&
  notKind === null;

/** Whether an attack roll is compared with the one before it against the same thing. */
const isNoRise = ({ against, onAttackRoll, roll, isNotHigher }: EventParts, condition: Condition): boolean => {
  if (condition.if !== 'compare' || condition.is !== '<=' || !onAttackRoll || roll !== null || isNotHigher)
    return false;
  const { left, right } = condition;
  const isOf = (one: typeof left, nth: number): boolean =>
    typeof one === 'object' &&
    one.amount === 'lastRoll' &&
    one.which === 'attack' &&
    one.nth === nth &&
    sameTree(one.of, against);
  return isOf(left, 1) && isOf(right, 2);
};

/** What has a phrase together with other parts only. */
const takeTogether = (found: EventParts, condition: Condition): boolean => {
  if (isKindOfRole(found, condition)) {
    found.notKind = condition.of.kind;
    return true;
  }
  if (found.event !== 'rolled' || found.isRepeated || found.isChosenNumber) return false;
  if (isRepetition(found, condition)) return (found.isRepeated = true);
  if (isNoRise(found, condition)) return (found.isNotHigher = true);
  return isNumberChosen(found, condition) && (found.isChosenNumber = true);
};

const OTHER_THAN_PLAYER = JSON.stringify(players(not(same(it, causePlayer))));
/** A player dies by what another player does. */
export const isByAnother = ({ dealer, isPlayer, object, objectRole }: MatchedEvent): boolean =>
  isPlayer && object === null && objectRole === null && JSON.stringify(dealer) === OTHER_THAN_PLAYER;

/** Reads a pattern of events (see `engine/vocabulary/words/event-patterns.ts` for the usual ones). */
export const matchEvent = (pattern: EventPattern): MatchedEvent => {
  const found: EventParts = {
    event: pattern.event,
    first: pattern.first ?? null,
    every: pattern.every ?? 0,
    nth: pattern.nth ?? pattern.nthEachTurn ?? 0,
    isOfTurn: pattern.nthEachTurn !== undefined,
    player: null,
    object: null,
    objectRole: null,
    notThis: false,
    isPlayer: false,
    source: null,
    notByThis: false,
    dealer: null,
    against: null,
    roll: null,
    onAttackRoll: false,
    combat: false,
    nonCombat: false,
    fromDeck: false,
    isNamed: false,
    within: null,
    isLiving: false,
    isRepeated: false,
    isChosenNumber: false,
    outwith: [],
    kind: null,
    notKind: null,
    inShop: false,
    isNotHigher: false,
    slot: null,
    aim: null,
    others: [],
  };
  const parts = conjuncts(pattern.where);
  const existsLast = [...parts.filter((part) => part.if !== 'exists'), ...parts.filter((part) => part.if === 'exists')];
  const others = existsLast.filter((part) => !takeCondition(found, part)).filter((part) => !takeTogether(found, part));
  return { ...found, others };
};

/** What a trigger speaks of: a monster's own death has a killer, other deaths have a player who dies. */
export const causeOf = (pattern: EventPattern, thing: Thing): EventType | 'ownDeath' => {
  const own = pattern.event === 'dies' && matchEvent(pattern).object?.select === 'this';
  return own && thing === 'monster' ? 'ownDeath' : pattern.event;
};

/** What a roll would be, when a pattern speaks of its number and of nothing else but whose it is. */
export const numberOf = ({ event, roll, onAttackRoll, against, source }: MatchedEvent): MatchedEvent['roll'] =>
  event === 'wouldRoll' && !onAttackRoll && against === null && source === null ? roll : null;

/** An item does not die on a card: it is destroyed (DEST-03). */
export const isDestroyed = (
  { event, object }: MatchedEvent,
  { thing, wording }: Pick<RenderContext, 'thing' | 'wording'>,
): boolean =>
  wording === 'card' && event === 'dies' && object?.select === 'this' && (thing === 'item' || thing === 'trinket');

/** "dies on an attack roll of 6": the numbers of the roll, when a death speaks of one. */
export const deadlyRoll = ({ event, onAttackRoll, roll }: MatchedEvent): MatchedEvent['roll'] =>
  event === 'dies' && onAttackRoll ? roll : null;

/** Events of turns, rolls, damage and death; all others are actions, which have a table of verbs. */
const STATE_EVENTS = {
  gameStarts: true,
  turnStarts: true,
  turnEnds: true,
  endTurn: true,
  throwDice: true,
  rollMade: true,
  wouldRoll: true,
  rolled: true,
  wouldTakeDamage: true,
  damage: true,
  wouldDie: true,
  dies: true,
  payPenalty: true,
  penaltyPaid: true,
  rewards: true,
  rewardsGained: true,
  preventDeath: true,
  preventDamage: true,
} as const;
export type StateEvent = keyof typeof STATE_EVENTS;
export const isStateEvent = (event: EventType): event is StateEvent => event in STATE_EVENTS;
/** An event that is told as an action with a verb. */
export type ActionEvent = Exclude<EventType, StateEvent>;
/** Whether a player does it, does it to a thing, or it happens to a thing. */
export type ActionForm = 'does' | 'doesTo' | 'happens';

const ROLLS: readonly EventType[] = ['throwDice', 'rollMade', 'wouldRoll', 'rolled'];
const DAMAGE: readonly EventType[] = ['wouldTakeDamage', 'damage'];
const WITHOUT_OBJECT: readonly EventType[] = [
  ...ROLLS,
  'gameStarts',
  'turnStarts',
  'turnEnds',
  'endTurn',
  'payPenalty',
  'penaltyPaid',
];
const WITHOUT_PLAYER: readonly EventType[] = ['gameStarts', 'endTurn', 'rewards', 'preventDeath'];

/** What the phrase of an event leaves out, although the pattern asks for it: it is said after the phrase. */
export const leftOut = (matched: MatchedEvent) => {
  const { event, source, roll, onAttackRoll, combat, player } = matched;
  const isFull = ROLLS.includes(event) || DAMAGE.includes(event);
  return {
    source: isFull || event === 'preventDamage' ? null : source,
    roll: isFull ? null : roll,
    onAttackRoll: onAttackRoll && !ROLLS.includes(event),
    combat: combat && !DAMAGE.includes(event),
    player: WITHOUT_PLAYER.includes(event) ? player : null,
    /** The object may have been named in other ways than by a selector. */
    object: WITHOUT_OBJECT.includes(event),
  };
};

const isCauseAmount = (condition: Condition): boolean =>
  condition.if === 'compare' &&
  typeof condition.left === 'object' &&
  condition.left.amount === 'causeAmount' &&
  typeof condition.right === 'number';

const COINS: readonly EventType[] = ['gainCoins', 'loseCoins', 'giveCoins'];
/** "more than 1 damage", "6¢ or more": how much damage or ¢ a pattern asks for, when it asks for nothing else besides. */
export const limitOf = ({ event, others }: MatchedEvent): { readonly is: Comparison; readonly than: number } | null => {
  const [only] = others;
  if (
    !(DAMAGE.includes(event) || COINS.includes(event)) ||
    others.length !== 1 ||
    only?.if !== 'compare' ||
    !isCauseAmount(only)
  )
    return null;
  return { is: only.is, than: only.right as number };
};

const OBJECT = JSON.stringify({ select: 'cause', part: 'object' });
const isKeywordOfObject = (condition: Condition): boolean =>
  condition.if === 'not'
    ? condition.of.if === 'keyword' && isKeywordOfObject(condition.of)
    : condition.if === 'keyword' && JSON.stringify(condition.of) === OBJECT;

const NOT_YOU = JSON.stringify(not(same(causePlayer, you)));

/** "each time another player rolls a 4": a roll that counts only when it is not yours, as a pattern; null for others. */
export const rollOfOthers = (when: EventPattern, only: Condition | undefined): EventPattern | null => {
  if (when.event !== 'rolled' || JSON.stringify(only) !== NOT_YOU || matchEvent(when).player !== null) return null;
  const parts = [same(causePlayer, otherPlayers), ...(when.where === undefined ? [] : [when.where])];
  return { ...when, where: { if: 'all', of: parts } };
};

/** What a pattern asks of a loot card that is played, as a filter, when it asks for nothing else besides. */
export const ofObject = ({ event, others, object, objectRole }: MatchedEvent): Condition | null => {
  const isPlain = event === 'playLoot' && object === null && objectRole === null && others.length > 0;
  if (!isPlain || !others.every(isKeywordOfObject)) return null;
  return JSON.parse(JSON.stringify({ if: 'all', of: others }).replaceAll(OBJECT, '{"select":"it"}')) as Condition;
};

/** How often each turn it may happen, of what is forbidden once it has happened so often; null for anything else. */
export const mostOften = ({ event, others }: MatchedEvent): number | null => {
  const [only] = others;
  if (others.length !== 1 || only?.if !== 'compare' || only.is !== '>=' || typeof only.right !== 'number') return null;
  const { left } = only;
  const isCounted = typeof left === 'object' && left.amount === 'happened' && left.event === event;
  return isCounted && isCause(left.by, 'player') ? only.right : null;
};

const NO_ATTACK_ROLL = JSON.stringify(not(attackRoll(causeOnStack)));
const isNoAttackRoll = (condition: Condition): boolean => JSON.stringify(condition) === NO_ATTACK_ROLL;

/** Whether a pattern speaks of rolls that are no attack rolls. */
export const isOffAttack = (
  { event, others, onAttackRoll, roll }: MatchedEvent,
  { wording }: Pick<RenderContext, 'wording'>,
): boolean =>
  wording === 'card' && ROLLS.includes(event) && !onAttackRoll && roll === null && others.some(isNoAttackRoll);

/** The conditions that the phrase of an event leaves out. */
export const othersOf = (matched: MatchedEvent, ctx: Pick<RenderContext, 'wording'>): readonly Condition[] => {
  if (ctx.wording === 'card' && (limitOf(matched) !== null || ofObject(matched) !== null)) return [];
  return isOffAttack(matched, ctx) ? matched.others.filter((one) => !isNoAttackRoll(one)) : matched.others;
};
