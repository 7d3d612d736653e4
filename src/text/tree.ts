import type {
  Amount,
  Card,
  CardId,
  CardLookup,
  Comparison,
  Condition,
  Effect,
  EventPattern,
  EventType,
  Keyword,
  Role,
  Selector,
  TargetSpec,
} from '../engine/index.js';

/** What kind of thing a phrase is about, for its noun. */
export type Thing =
  | 'player'
  | Role
  | 'trinket'
  | 'lootCard'
  | 'card'
  | 'stackLoot'
  | 'stackAbility'
  | 'stackRoll'
  | 'stackDamage'
  | 'stackDeath'
  | 'deck'
  | 'thing';

/** A choice on resolution that later parts of the effect name; the first of an effect has no number. */
export interface Chosen {
  readonly thing: Thing;
  readonly number: number;
}

export type Clause = (condition: Condition, frame: Frame) => string;

/** What a phrase is said in: whose card, which targets, what caused it. */
export interface Frame {
  readonly cards: CardLookup;
  readonly thing: Thing;
  readonly targets: readonly TargetSpec[];
  readonly severalTargets: boolean;
  readonly cause: EventType | null;
  /** What "it" is: the candidate of a filter, or the present one of "for each". */
  readonly it: { readonly thing: Thing; readonly of: 'filter' | 'each' } | null;
  /** How the language says a condition: filters hold conditions, and conditions hold filters. */
  readonly clause: Clause;
  /** Filled while the effect is said, in the order of the choices. */
  readonly chosen: Map<string, Chosen>;
}

const hasKeyword = (card: Card, word: Keyword): boolean =>
  card.abilities.some((ability) => ability.kind === 'keyword' && ability.word === word);

/** What a card calls itself. */
export const thingOfCard = (card: Card): Thing => {
  switch (card.type) {
    case 'loot':
      return hasKeyword(card, 'trinket') ? 'trinket' : 'lootCard';
    case 'treasure':
    case 'startingItem':
      return 'item';
    case 'monster':
      if (hasKeyword(card, 'curse')) return 'curse';
      return card.hp === null ? 'event' : 'monster';
    case 'room':
      return 'room';
    case 'character':
      return 'character';
    case 'bonusSoul':
      return 'soul';
  }
};

/** A frame in which nothing but the card is known. */
export const frameOf = (cards: CardLookup, clause: Clause, thing: Thing): Frame => ({
  cards,
  clause,
  thing,
  targets: [],
  severalTargets: false,
  cause: null,
  it: null,
  chosen: new Map(),
});

/** The frame of one mode of an ability. */
export const frameOfMode = (frame: Frame, targets: readonly TargetSpec[]): Frame => ({
  ...frame,
  targets,
  severalTargets: targets.length > 1,
  chosen: new Map(),
});

/** Whether an effect names a second target, so that they need numbers. */
export const namesSeveralTargets = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  if ('select' in node && node.select === 'target' && 'index' in node && node.index !== 0) return true;
  return Object.values(node).some(namesSeveralTargets);
};

/** Remembers a choice and gives it its number. */
export const bind = (frame: Frame, as: string, thing: Thing): Chosen => {
  const number = frame.chosen.get(as)?.number ?? frame.chosen.size + 1;
  const choice = { thing, number };
  frame.chosen.set(as, choice);
  return choice;
};

const commonThing = (things: readonly Thing[]): Thing => {
  const [first] = things;
  return first !== undefined && things.every((thing) => thing === first) ? first : 'thing';
};

/** What kind of thing a selector finds. */
export const thingOf = (selector: Selector, frame: Frame): Thing => {
  switch (selector.select) {
    case 'you':
    case 'activePlayer':
    case 'attackingPlayer':
    case 'controller':
    case 'neighbour':
    case 'players':
      return 'player';
    case 'this':
      return frame.thing;
    case 'it':
      return frame.it?.thing ?? 'thing';
    case 'target': {
      const spec = frame.targets[selector.index];
      const earlier = { ...frame, targets: frame.targets.slice(0, selector.index) };
      return spec === undefined ? 'thing' : thingOf(spec.from, earlier);
    }
    case 'chosen':
      return frame.chosen.get(selector.as)?.thing ?? 'thing';
    case 'attacked':
      return 'monster';
    case 'cause':
      return selector.part === 'player' ? 'player' : 'thing';
    case 'objects':
      return selector.role;
    case 'onStack':
      return STACK_THING[selector.kind];
    case 'hand':
      return 'lootCard';
    case 'discard':
      return 'card';
    case 'decks':
      return 'deck';
    case 'fixed':
      return 'thing';
    case 'anyOf':
      return commonThing(selector.of.map((part) => thingOf(part, frame)));
  }
};

const STACK_THING = {
  loot: 'stackLoot',
  ability: 'stackAbility',
  roll: 'stackRoll',
  damage: 'stackDamage',
  death: 'stackDeath',
} as const;

/** Whether a selector can find several things at once. */
export const isGroup = (selector: Selector): boolean =>
  ['players', 'objects', 'onStack', 'hand', 'discard', 'decks', 'anyOf', 'fixed'].includes(selector.select);

/** The parts of an "and", however it is bracketed. */
export const conjuncts = (condition: Condition | undefined): readonly Condition[] => {
  if (condition === undefined) return [];
  return condition.if === 'all' && condition.of.length > 0 ? condition.of.flatMap(conjuncts) : [condition];
};

/** An "and" or "or" of several parts in brackets, so that a filter ends where it should. */
export const bracketed = (condition: Condition, text: string): string =>
  (condition.if === 'all' || condition.if === 'any') && condition.of.length > 1 ? `(${text})` : text;

type Measured = Extract<Amount, { readonly amount: 'coins' | 'handSize' | 'souls' | 'hpLeft' | 'stat' | 'counters' }>;

/** What a filter asks of its candidate. `general` is everything without a phrase of its own. */
export type Trait = { readonly not: boolean } & (
  | { readonly trait: 'same'; readonly other: Selector }
  | { readonly trait: 'controlledBy'; readonly player: Selector }
  | { readonly trait: 'keyword'; readonly word: Keyword }
  | { readonly trait: 'charged' | 'inShop' | 'alive' | 'attacked' | 'attackRoll' }
  | { readonly trait: 'role'; readonly role: Role }
  | { readonly trait: 'activated'; readonly ofItem: boolean }
  | { readonly trait: 'mark'; readonly mark: 'tap' | 'paid' }
  | { readonly trait: 'named'; readonly card: CardId }
  | { readonly trait: 'measure'; readonly what: Measured; readonly is: Comparison; readonly than: number }
  | { readonly trait: 'general'; readonly condition: Condition }
);

/** The quantities that a thing has, with the thing that has them. */
export const measured = (amount: Amount): { readonly what: Measured; readonly of: Selector } | null => {
  if (typeof amount === 'number') return null;
  switch (amount.amount) {
    case 'coins':
    case 'handSize':
    case 'souls':
    case 'hpLeft':
    case 'stat':
      return { what: amount, of: amount.of };
    case 'counters':
      return { what: amount, of: amount.on };
    case 'rollResult':
    case 'causeAmount':
    case 'count':
    case 'sum':
    case 'difference':
    case 'product':
    case 'largest':
    case 'smallest':
      return null;
  }
};

const isIt = (selector: Selector): boolean => selector.select === 'it';

const plainTrait = (condition: Condition, not: boolean): Trait | null => {
  switch (condition.if) {
    case 'same':
      return isIt(condition.one) && !isIt(condition.other) ? { trait: 'same', other: condition.other, not } : null;
    case 'controls':
      return isIt(condition.what) ? { trait: 'controlledBy', player: condition.player, not } : null;
    case 'keyword':
      return isIt(condition.of) ? { trait: 'keyword', word: condition.word, not } : null;
    case 'charged':
    case 'inShop':
    case 'alive':
    case 'attacked':
    case 'attackRoll':
      return isIt(condition.of) ? { trait: condition.if, not } : null;
    case 'role':
      return isIt(condition.of) ? { trait: 'role', role: condition.role, not } : null;
    case 'activatedAbility':
      return isIt(condition.of) ? { trait: 'activated', ofItem: condition.ofItem, not } : null;
    case 'abilityMark':
      return isIt(condition.of) ? { trait: 'mark', mark: condition.mark, not } : null;
    case 'named':
      return isIt(condition.of) ? { trait: 'named', card: condition.card, not } : null;
    case 'compare': {
      const measure = measured(condition.left);
      const { right: than, is } = condition;
      if (not || measure === null || !isIt(measure.of) || typeof than !== 'number') return null;
      return { trait: 'measure', what: measure.what, is, than, not };
    }
    case 'not':
      return not ? null : plainTrait(condition.of, true);
    case 'all':
    case 'any':
    case 'exists':
    case 'turnOf':
    case 'onAttackRoll':
    case 'combat':
    case 'rollIn':
      return null;
  }
};

/** The filter of a selector, trait by trait. */
export const traitsOf = (where: Condition | undefined): readonly Trait[] =>
  conjuncts(where).map((condition) => plainTrait(condition, false) ?? { trait: 'general', condition, not: false });

/** A pattern of events taken apart; what has no phrase of its own is in `others`. */
export interface Occasion {
  readonly event: EventType;
  readonly first: boolean;
  readonly player: Selector | null;
  readonly object: Selector | null;
  readonly objectRole: Role | null;
  /** The object is another one than this. */
  readonly notThis: boolean;
  /** The object is the player of the event. */
  readonly isPlayer: boolean;
  readonly source: Selector | null;
  /** What the attack of an attack roll is against. */
  readonly against: Selector | null;
  readonly roll: { readonly from: number; readonly to: number } | null;
  readonly onAttackRoll: boolean;
  readonly combat: boolean;
  readonly others: readonly Condition[];
}

type Parts = { -readonly [Key in keyof Occasion]: Occasion[Key] };

const isCause = (selector: Selector, part: 'player' | 'object' | 'source'): boolean =>
  selector.select === 'cause' && selector.part === part;

const takeSame = (found: Parts, one: Selector, other: Selector): boolean => {
  if (isCause(one, 'object') && isCause(other, 'player') && found.object === null && !found.isPlayer)
    return (found.isPlayer = true);
  if (other.select === 'cause') return false;
  if (one.select === 'attacked' && found.event === 'rolled' && found.against === null) {
    found.against = other;
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

/** Puts one condition of a pattern in its place; false when it has none. */
const take = (found: Parts, condition: Condition): boolean => {
  switch (condition.if) {
    case 'same':
      return takeSame(found, condition.one, condition.other);
    case 'role':
      if (!isCause(condition.of, 'object') || found.objectRole !== null) return false;
      found.objectRole = condition.role;
      return true;
    case 'not': {
      const inner = condition.of;
      if (inner.if !== 'same' || !isCause(inner.one, 'object') || inner.other.select !== 'this' || found.notThis)
        return false;
      return (found.notThis = true);
    }
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
    case 'exists':
      return isCause(condition.what, 'player') && found.isPlayer;
    default:
      return false;
  }
};

/** Reads a pattern of events (see `engine/vocabulary/events.ts` for the usual ones). */
export const occasionOf = (pattern: EventPattern): Occasion => {
  const found: Parts = {
    event: pattern.event,
    first: pattern.first === 'eachTurn',
    player: null,
    object: null,
    objectRole: null,
    notThis: false,
    isPlayer: false,
    source: null,
    against: null,
    roll: null,
    onAttackRoll: false,
    combat: false,
    others: [],
  };
  const parts = conjuncts(pattern.where);
  const existsLast = [...parts.filter((part) => part.if !== 'exists'), ...parts.filter((part) => part.if === 'exists')];
  const others = existsLast.filter((part) => !take(found, part));
  return { ...found, others };
};

/** Effects that hold other effects, or are no act. */
type Compound =
  | 'nothing'
  | 'sequence'
  | 'and'
  | 'ifYouDo'
  | 'if'
  | 'may'
  | 'chooseOne'
  | 'forEach'
  | 'roll'
  | 'until'
  | 'native';
/** An effect that is one act: somebody, a verb, and the rest. */
export type Plain = Exclude<Effect, { readonly do: Compound }>;
/** Acts on things, rolls and slots; the others are about ¢, cards, HP, damage and choices. */
export type ThingWord =
  | 'kill'
  | 'destroy'
  | 'recharge'
  | 'deactivate'
  | 'cancel'
  | 'reroll'
  | 'putIntoDiscard'
  | 'cancelEverything'
  | 'endTurn'
  | 'addToRoll'
  | 'setRoll'
  | 'expandSlots'
  | 'putCounters'
  | 'removeCounters'
  | 'give'
  | 'becomeSoul'
  | 'becomeCurse';

/** How tightly an effect binds as text: a plain act, "and", "then", or open to the right. */
const BINDING: Readonly<Record<Compound, 'act' | 'and' | 'then' | 'open'>> = {
  nothing: 'act',
  sequence: 'then',
  and: 'and',
  ifYouDo: 'open',
  if: 'open',
  may: 'open',
  chooseOne: 'open',
  forEach: 'open',
  roll: 'open',
  until: 'act',
  native: 'act',
};
export const isPlainAct = (effect: Effect): effect is Plain => !(effect.do in BINDING);
export const bindingOf = (effect: Effect): 'act' | 'and' | 'then' | 'open' => {
  if (isPlainAct(effect)) return 'act';
  const [only] = effect.do === 'sequence' ? effect.of : [];
  if (only !== undefined && effect.do === 'sequence' && effect.of.length === 1) return bindingOf(only);
  return BINDING[effect.do];
};

/** Events of turns, rolls, damage and death; the others are deeds, said by a table of verbs. */
const FATEFUL = {
  gameStarts: true,
  turnStarts: true,
  turnEnds: true,
  endTurn: true,
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
} as const;
export type Fateful = keyof typeof FATEFUL;
export const isFateful = (event: EventType): event is Fateful => event in FATEFUL;
/** Who does a deed: a player, a player to a thing, or nobody (it happens to a thing). */
export type Deed = Exclude<EventType, Fateful>;
