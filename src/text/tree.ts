import type {
  Ability,
  Amount,
  Card,
  CardId,
  CardLookup,
  Comparison,
  Condition,
  Effect,
  EventType,
  Keyword,
  Role,
  Selector,
  StandingAbility,
  StandingDuration,
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
  /** Cards that are looked at, revealed or found, while that lasts. */
  readonly shown?: 'one' | 'several';
  /** Possibly several. */
  readonly many: boolean;
}

export type Clause = (condition: Condition, frame: Frame) => string;
export type StandingClause = (ability: StandingAbility, till: StandingDuration, frame: Frame) => string;

/** What a phrase is said in: whose card, which targets, what caused it. */
export interface Frame {
  readonly cards: CardLookup;
  readonly thing: Thing;
  readonly targets: readonly TargetSpec[];
  readonly severalTargets: boolean;
  readonly cause: EventType | 'ownDeath' | null;
  /** What "it" is: the candidate of a filter, or the present one of "for each". */
  readonly it: { readonly thing: Thing; readonly of: 'filter' | 'each' } | null;
  /** How the language says a condition: filters hold conditions, and conditions hold filters. */
  readonly clause: Clause;
  /** How it says an ability that an effect sets up: effects hold abilities, and abilities hold effects. */
  readonly standing: StandingClause;
  /** How it says what happens: numbers count what happens. */
  readonly happens: (event: EventType, by: Selector, frame: Frame) => string;
  /** How it says an ability in quotation marks that something has or gains. */
  readonly quoted: (ability: Ability, frame: Frame) => string;
  /** The same for numbers. */
  readonly amount: (amount: Amount, frame: Frame) => string;
  /** Filled while the effect is said, in the order of the choices. */
  readonly chosen: Map<string, Chosen>;
  /** Who chooses; what is theirs needs no other name. */
  readonly chooser: Selector | null;
  /** Some of the shown cards have been taken away: what is left is the rest. */
  readonly rest: boolean;
}

/** Whether a keyword stands on a card. */
export const hasKeyword = (card: Card, word: Keyword): boolean =>
  card.abilities.some((ability) => ability.kind === 'keyword' && ability.word === word);

/** What a card calls itself. */
export const thingOfCard = (card: Card): Thing => {
  switch (card.type) {
    case 'loot':
      if (hasKeyword(card, 'ambush')) return 'monster';
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

/** The same for a card's id; `card` when nothing is known. */
export const thingOfId = (cards: CardLookup, id: CardId | null | undefined): Thing =>
  id === null || id === undefined ? 'card' : thingOfCard(cards.card(id));

/** A frame in which nothing but the card is known. */
export const frameOf = (
  cards: CardLookup,
  says: Pick<Frame, 'clause' | 'standing' | 'quoted' | 'amount' | 'happens'>,
  thing: Thing,
): Frame => ({
  ...says,
  cards,
  thing,
  targets: [],
  severalTargets: false,
  cause: null,
  it: null,
  chosen: new Map(),
  chooser: null,
  rest: false,
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
export const bind = (frame: Frame, as: string, thing: Thing, many = false): Chosen => {
  const choices = [...frame.chosen.values()].filter((choice) => choice.shown === undefined);
  const number = frame.chosen.get(as)?.number ?? choices.length + 1;
  const choice = { thing, number, many };
  frame.chosen.set(as, choice);
  return choice;
};

type Showing = Extract<Effect, { readonly do: 'look' | 'reveal' | 'search' }>;

/** Whether the effect shows several cards, as far as can be told. */
export const showsSeveral = (effect: Showing, frame: Frame): boolean => {
  if (effect.do === 'search') return false;
  const { deck, amount } = effect;
  const one = deck.select === 'target' ? (frame.targets[deck.index]?.max ?? 1) < 2 : !isGroup(deck);
  return amount !== 1 || !(one || (deck.select === 'decks' && deck.of.length === 1));
};

/** Says something in which the shown cards have a name. */
export const whileShown = (effect: Showing, frame: Frame, say: (frame: Frame) => string): string => {
  const before = frame.chosen.get(effect.as);
  const number = [...frame.chosen.values()].filter((choice) => choice.shown !== undefined).length + 1;
  const many = showsSeveral(effect, frame);
  frame.chosen.set(effect.as, { thing: 'card', number, shown: many ? 'several' : 'one', many });
  const text = say({ ...frame, rest: false });
  if (before === undefined) frame.chosen.delete(effect.as);
  else frame.chosen.set(effect.as, before);
  return text;
};

const TAKING: readonly string[] = ['move', 'gainObject', 'putIntoSlot', 'putIntoDiscard'];
/** Whether cards are taken away somewhere in an effect. */
const takes = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  if ('do' in node && typeof node.do === 'string' && TAKING.includes(node.do)) return true;
  return Object.values(node).some(takes);
};
/** The frame of what follows these effects. */
export const afterThese = (frame: Frame, effects: readonly Effect[]): Frame =>
  effects.some(takes) ? { ...frame, rest: true } : frame;

/** A look with several things to do in it ends with a semicolon, unless it stands in another. */
export const endsOpen = (effect: Effect, frame: Frame): boolean =>
  (effect.do === 'look' || effect.do === 'reveal' || effect.do === 'search') &&
  effect.effect.do !== 'nothing' &&
  [...frame.chosen.values()].every(({ shown }) => shown === undefined);

/** The shown cards that a selector names. */
export const shownBy = (selector: Selector, frame: Frame): Chosen['shown'] =>
  selector.select === 'chosen' ? frame.chosen.get(selector.as)?.shown : undefined;

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
      if (selector.part === 'stack') return CAUSE_THING[frame.cause ?? ''] ?? 'thing';
      return selector.part === 'player' ? 'player' : 'thing';
    case 'most':
    case 'least':
      return thingOf(selector.of, frame);
    case 'objects':
      return selector.role;
    case 'onStack':
      return STACK_THING[selector.kind];
    case 'hand':
      return 'lootCard';
    case 'discard':
    case 'under':
    case 'outside':
    case 'topOfDiscard':
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

/** What an event is about on the stack. */
const CAUSE_THING: Readonly<Record<string, Thing>> = {
  wouldRoll: 'stackRoll',
  rolled: 'stackRoll',
  rollMade: 'stackRoll',
  wouldTakeDamage: 'stackDamage',
  damage: 'stackDamage',
  wouldDie: 'stackDeath',
  dies: 'stackDeath',
};

/** Whether a selector can find several things at once. */
export const isGroup = (selector: Selector): boolean =>
  [
    'players',
    'objects',
    'onStack',
    'hand',
    'discard',
    'under',
    'outside',
    'decks',
    'anyOf',
    'fixed',
    'most',
    'least',
  ].includes(selector.select);

/** The selector that finds nobody at all. */
export const isNobody = (selector: Selector): boolean => selector.select === 'fixed' && selector.refs.length === 0;

/** Whether it is one noun, so that what follows cannot be read as said of a part of it. */
export const isOneNoun = (selector: Selector): boolean =>
  ['players', 'objects', 'onStack', 'hand', 'discard', 'under', 'outside'].includes(selector.select);

const isAll = (what: 'handSize' | 'coins', who: Selector, amount: Amount): boolean =>
  typeof amount !== 'number' &&
  amount.amount === what &&
  !isGroup(who) &&
  JSON.stringify(amount.of) === JSON.stringify(who);
/** As many cards as the hand of one player holds, of that player. */
export const isWholeHand = (who: Selector, amount: Amount): boolean => isAll('handSize', who, amount);
/** As much ¢ as one player has, of that player. */
export const isWholePurse = (who: Selector, amount: Amount): boolean => isAll('coins', who, amount);

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
    case 'chosenNumber':
    case 'count':
    case 'deckAttacks':
    case 'lastRoll':
    case 'happened':
    case 'lastNoted':
    case 'sum':
    case 'difference':
    case 'product':
    case 'largest':
    case 'smallest':
      return null;
  }
};

/** What is subtracted by adding this: `-1 × something`. */
export const takenAway = (amount: Amount): Amount | null => {
  if (typeof amount === 'number' || amount.amount !== 'product') return null;
  const [sign, of] = amount.of;
  return sign === -1 && of !== undefined && amount.of.length === 2 ? of : null;
};

/** What a choice among the highest or lowest goes by, when it has a phrase of its own. */
export const rankedBy = (by: Amount): Measured | null => {
  const measure = measured(by);
  return measure !== null && isIt(measure.of) ? measure.what : null;
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
    case 'firstAttackRoll':
    case 'onAttackRoll':
    case 'partOf':
    case 'combat':
    case 'rollIn':
    case 'noted':
      return null;
  }
};

/** The filter of a selector, trait by trait. */
export const traitsOf = (where: Condition | undefined): readonly Trait[] =>
  conjuncts(where).map((condition) => plainTrait(condition, false) ?? { trait: 'general', condition, not: false });

/** How an amount changes the one of its event, when that has a short way to be said. */
export const changeOf = (
  to: Amount,
): { readonly how: 'more' | 'less'; readonly by: number } | { readonly how: 'double' } | null => {
  if (typeof to === 'number' || !('of' in to) || !Array.isArray(to.of) || to.of.length !== 2) return null;
  const [whole, by] = to.of as readonly Amount[];
  if (typeof whole !== 'object' || whole.amount !== 'causeAmount' || typeof by !== 'number' || by < 1) return null;
  if (to.amount === 'sum') return { how: 'more', by };
  if (to.amount === 'difference') return { how: 'less', by };
  return to.amount === 'product' && by === 2 ? { how: 'double' } : null;
};

/** What happens to this very object once in its life: said with "when". */
export const happensOnce = ({
  event,
  object,
}: {
  readonly event: EventType;
  readonly object: Selector | null;
}): boolean =>
  event === 'gameStarts' ||
  (object?.select === 'this' && ['enterPlay', 'leavePlay', 'dies', 'becomeSoul'].includes(event));

/** "An item that you control" taken apart: who controls it, and what it is besides. Null for anything else. */
export const controlledIn = (what: Selector): { readonly player: Selector; readonly bare: Selector } | null => {
  if (what.select !== 'objects') return null;
  const conditions = conjuncts(what.where);
  const index = traitsOf(what.where).findIndex((trait) => trait.trait === 'controlledBy' && !trait.not);
  const control = conditions[index];
  if (control?.if !== 'controls') return null;
  const rest = conditions.filter((_, at) => at !== index);
  const where = rest.length === 0 ? {} : { where: { if: 'all', of: rest } as const };
  return { player: control.player, bare: { select: 'objects', role: what.role, ...where } };
};

/** Events whose amount is a number on a die. */
export const isRoll = (event: Frame['cause']): boolean =>
  event === 'rolled' || event === 'wouldRoll' || event === 'rollMade';
