import {
  hasPart,
  type Ability,
  type Amount,
  type Card,
  type CardId,
  type CardLookup,
  type Condition,
  type Effect,
  type EffectWord,
  type EventType,
  type Keyword,
  type Mode,
  type PlayerId,
  type Role,
  type Selector,
  type DelayableAbility,
  type DelayedAbilityDuration,
  type TargetSpec,
  sameTree,
} from '../../engine/index.js';
import type { RenderListener } from './render-listener.js';

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
  /** Whether there may be several of them. */
  readonly many: boolean;
  /** In the wording of a card: what is chosen, where the act on it says so; or that it has been named. */
  readonly said?: Picked | 'before';
  /** What has the most votes. */
  readonly voted?: true;
  /** The present one of "for each". */
  readonly each?: true;
  /** Players who did what each of them could. */
  readonly accepted?: true;
  /** The card of loot that has been cancelled. */
  readonly cancelled?: true;
  /** What a group has chosen in secret. */
  readonly secret?: true;
  /** Cards that were turned up until they were found. */
  readonly found?: true;
}

/** How many of what are picked, as a target or by a choice. */
export interface Picked {
  readonly from: Selector;
  readonly min: Amount;
  readonly max: Amount;
  readonly pick?: 'atRandom';
  readonly by?: Selector;
}

/** How a target is said: in fixed words, where it is used, or as what has been named. */
export interface Mention {
  readonly at: 'fixed' | 'here' | 'before';
  /** Once it has been named: by a pronoun, or by "that" and its noun. */
  readonly as: 'it' | 'that';
}
/** A number that is chosen with the targets: any of a range, or one of these. */
export type NumberChoice = NonNullable<Mode['number']> | { readonly either: readonly number[] };

type Clause = (condition: Condition, ctx: RenderContext) => string;
type StandingClause = (ability: DelayableAbility, till: DelayedAbilityDuration, ctx: RenderContext) => string;

/** The context in which a phrase is rendered: whose card, which targets, what caused it. */
export interface RenderContext {
  readonly cards: CardLookup;
  /** As a card says it, or word for word. */
  readonly wording: 'card' | 'exact';
  /** Whether the first full stop is still to come: what is named before it is a target (TGT-04). */
  readonly opening: boolean;
  /** How each target is said in the wording of a card. */
  readonly mentions: readonly Mention[];
  /** How the card calls itself: "this", "this item", or "it" where it has just been named and nothing else can be. */
  readonly self: 'this' | 'noun' | 'it';
  /** The number that is chosen with the targets, where an act says which. */
  readonly number: NumberChoice | null;
  /** Somebody else is the subject of what has been said in this sentence, so that you are named too. */
  readonly amongOthers: boolean;
  readonly thing: Thing;
  readonly targets: readonly TargetSpec[];
  readonly severalTargets: boolean;
  readonly cause: EventType | 'ownDeath' | null;
  /** The player who deals the damage or kills is the subject of the event, so that "they" can be nobody else. */
  readonly dealerNamed: boolean;
  /** What "it" is: the candidate of a filter, or the present one of "for each". */
  readonly it: { readonly thing: Thing; readonly of: 'filter' | 'each' } | null;
  /** How the language says a condition: filters hold conditions, and conditions hold filters. */
  readonly clause: Clause;
  /** How it says an ability that an effect sets up: effects hold abilities, and abilities hold effects. */
  readonly standing: StandingClause;
  /** How it says what happens: numbers count what happens. */
  readonly happens: (event: EventType, by: Selector, ctx: RenderContext) => string;
  /** How it says an ability in quotation marks that something has or gains. */
  readonly quoted: (ability: Ability, ctx: RenderContext) => string;
  /** How it says what is picked: "an item", "up to 2 players". */
  readonly picked: (what: Picked, ctx: RenderContext) => string;
  /** How the language says a number: conditions compare numbers, and numbers count what a condition holds for. */
  readonly amount: (amount: Amount, ctx: RenderContext) => string;
  /** Filled while the effect is said, in the order of the choices. */
  readonly chosen: Map<string, Chosen>;
  /** Who chooses; what is theirs needs no other name. */
  readonly chooser: Selector | null;
  /** Some of the shown cards have been taken away: what is left is the rest. */
  readonly rest: boolean;
  /** What a question asks for: it has no name yet (asked.ts). */
  readonly gap: Gap | null;
  /** What each target is called, in a question while the effect resolves; empty for one that has no name. */
  readonly aimed: readonly string[];
  /** What players are called, in a question; elsewhere nobody is named. */
  readonly called: ((player: PlayerId) => string) | null;
  /** It is paid for with cards of the hand: what has been paid is so many loot cards. */
  readonly paidInLoot?: true;
  /** Whoever is told which part says which words. */
  readonly listener?: RenderListener;
}

/** What a question asks for, in the places of an effect where it stands. */
interface Gap {
  readonly what: Selector;
  readonly many: boolean;
}
/** What stands for it until the sentence is a question. */
export const GAP = '□';
/** Whether a selector is what is asked for. */
export const isGap = (selector: Selector, { gap }: Pick<RenderContext, 'gap'>): boolean =>
  gap !== null && sameTree(selector, gap.what);

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
    case 'challenge':
      return 'challenge';
  }
};

/** The noun of a card by its id; `card` when nothing is known of it. */
export const thingOfId = (cards: CardLookup, id: CardId | null | undefined): Thing =>
  id === null || id === undefined ? 'card' : thingOfCard(cards.card(id));

/** A context in which nothing but the card is known. */
export const contextOfAbility = (
  cards: CardLookup,
  says: Pick<RenderContext, 'clause' | 'standing' | 'quoted' | 'amount' | 'happens' | 'picked'>,
  thing: Thing,
  wording: RenderContext['wording'] = 'exact',
): RenderContext => ({
  cards,
  thing,
  wording,
  opening: true,
  mentions: [],
  self: wording === 'card' ? 'this' : 'noun',
  number: null,
  amongOthers: false,
  targets: [],
  severalTargets: false,
  cause: null,
  dealerNamed: false,
  it: null,
  chosen: new Map(),
  chooser: null,
  rest: false,
  gap: null,
  called: null,
  aimed: [],
  ...says, // V8 takes a hundred times as long where it comes before the others
});

/** The context of one mode of an ability. */
export const contextOfMode = (ctx: RenderContext, targets: readonly TargetSpec[]): RenderContext => ({
  ...ctx,
  // Without targets of its own it may speak of those of what sets it up.
  ...(targets.length === 0 ? {} : { targets, mentions: [], severalTargets: targets.length > 1 }),
  number: null,
  opening: true,
  chosen: new Map(),
});

/** Whether an effect names a second target, so that they need numbers. */
export const namesSeveralTargets = (effect: Effect): boolean =>
  hasPart('effect', effect, { selector: (part) => part.select === 'target' && part.index !== 0 });

/** Remembers a choice and gives it its number. */
export const bind = (ctx: RenderContext, as: string, thing: Thing, many = false): Chosen => {
  const choices = [...ctx.chosen.values()].filter(
    ({ shown, found, accepted, each, cancelled, secret }) =>
      ![shown, found, accepted, each, cancelled, secret].some((other) => other !== undefined),
  );
  const number = ctx.chosen.get(as)?.number ?? choices.length + 1;
  const choice = { thing, number, many };
  ctx.chosen.set(as, choice);
  return choice;
};

/** The card of what has just been cancelled has a name from now on. */
export const bindCancelled = (ctx: RenderContext, as: string): void => {
  const named = isCard(ctx) ? ({ said: 'before' } as const) : {};
  ctx.chosen.set(as, { thing: 'lootCard', number: 1, many: false, cancelled: true, ...named });
};

type Showing = Effect<'look' | 'reveal' | 'revealUntil' | 'search'>;

/** Whether the effect shows several cards, as far as can be told. */
const showsSeveral = (effect: Showing, ctx: RenderContext): boolean => {
  if (effect.do === 'revealUntil') return true;
  if (effect.do === 'search') return effect.most !== undefined;
  const { deck, amount } = effect;
  const one = deck.select === 'target' ? (ctx.targets[deck.index]?.max ?? 1) < 2 : !isGroup(deck);
  return amount !== 1 || !(one || (deck.select === 'decks' && deck.of.length === 1));
};

/** Says something in which the shown cards have a name. */
export const whileShown = (effect: Showing, ctx: RenderContext, say: (ctx: RenderContext) => string): string => {
  const before = ctx.chosen.get(effect.as);
  const number = [...ctx.chosen.values()].filter((choice) => choice.shown !== undefined).length + 1;
  const many = showsSeveral(effect, ctx);
  ctx.chosen.set(effect.as, { thing: 'card', number, shown: many ? 'several' : 'one', many });
  if (effect.do === 'revealUntil')
    ctx.chosen.set(effect.found, { thing: 'card', number: 1, many: effect.amount !== 1, found: true });
  const text = say({ ...ctx, rest: false });
  if (before === undefined) ctx.chosen.delete(effect.as);
  else ctx.chosen.set(effect.as, before);
  return text;
};

const TAKING: readonly EffectWord[] = ['move', 'gainObject', 'play', 'putIntoSlot', 'putIntoDiscard'];
/** Whether cards are taken away somewhere in an effect. */
const takes = (effect: Effect): boolean => hasPart('effect', effect, { effect: (part) => TAKING.includes(part.do) });
/** The context of what follows these effects. */
export const afterThese = (ctx: RenderContext, effects: readonly Effect[]): RenderContext =>
  effects.some(takes) ? { ...ctx, rest: true } : ctx;

/** A look with several things to do in it ends with a semicolon, unless it stands in another. */
export const endsOpen = (effect: Effect, ctx: RenderContext): boolean =>
  (effect.do === 'look' || effect.do === 'reveal' || effect.do === 'revealUntil' || effect.do === 'search') &&
  effect.effect.do !== 'nothing' &&
  [...ctx.chosen.values()].every(({ shown }) => shown === undefined);

/** The shown cards that a selector names. */
export const shownBy = (selector: Selector, ctx: RenderContext): Chosen['shown'] =>
  selector.select === 'chosen' ? ctx.chosen.get(selector.as)?.shown : undefined;

const commonThing = (things: readonly Thing[]): Thing => {
  const [first] = things;
  return first !== undefined && things.every((thing) => thing === first) ? first : 'thing';
};

/** What kind of thing a selector finds. */
export const thingOf = (selector: Selector, ctx: RenderContext): Thing => {
  switch (selector.select) {
    case 'you':
    case 'activePlayer':
    case 'attackingPlayer':
    case 'controller':
    case 'neighbour':
    case 'players':
      return 'player';
    case 'sourceOf':
    case 'slayer':
      return 'thing';
    case 'paid':
      return 'card';
    case 'this':
      return ctx.thing;
    case 'it':
      return ctx.it?.thing ?? 'thing';
    case 'target': {
      const spec = ctx.targets[selector.index];
      const earlier = { ...ctx, targets: ctx.targets.slice(0, selector.index) };
      return spec === undefined ? 'thing' : thingOf(spec.from, earlier);
    }
    case 'chosen':
      return ctx.chosen.get(selector.as)?.thing ?? 'thing';
    case 'attacked':
      return 'monster';
    case 'cause':
      if (selector.part === 'stack') return CAUSE_THING[ctx.cause ?? ''] ?? 'thing';
      return selector.part === 'player' ? 'player' : 'thing';
    case 'most':
    case 'least':
    case 'among':
    case 'nth':
      return thingOf(selector.of, ctx);
    case 'objects':
      return selector.role;
    case 'onStack':
      return STACK_THING[selector.kind];
    case 'hand':
      return 'lootCard';
    case 'discard':
    case 'under':
    case 'pile':
    case 'outside':
    case 'topOfDiscard':
      return 'card';
    case 'decks':
      return 'deck';
    case 'fixed':
      return 'thing';
    case 'anyOf':
      return commonThing(selector.of.map((part) => thingOf(part, ctx)));
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
    'among',
  ].includes(selector.select);

/** The selector that finds nobody at all. */
export const isNobody = (selector: Selector): boolean => selector.select === 'fixed' && selector.refs.length === 0;

/** Whether it is one noun, so that what follows cannot be read as said of a part of it. */
export const isOneNoun = (selector: Selector): boolean =>
  ['players', 'objects', 'onStack', 'hand', 'discard', 'under', 'outside'].includes(selector.select);

const isAll = (what: 'handSize' | 'coins', who: Selector, amount: Amount): boolean =>
  typeof amount !== 'number' && amount.amount === what && !isGroup(who) && sameTree(amount.of, who);
/** As many cards as the hand of one player holds, of that player. */
export const isWholeHand = (who: Selector, amount: Amount): boolean => isAll('handSize', who, amount);
/** As much ¢ as one player has, of that player. */
export const isWholePurse = (who: Selector, amount: Amount): boolean => isAll('coins', who, amount);

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

/** Events whose amount is a number on a die. */
export const isRoll = (event: RenderContext['cause']): boolean =>
  event === 'rolled' || event === 'wouldRoll' || event === 'rollMade';

/** Where no event is known, what is done to a roll is done to the one that this is about. */
export const ofRoll = (ctx: RenderContext): RenderContext => (ctx.cause === null ? { ...ctx, cause: 'rolled' } : ctx);

/** As a card says it, not word for word. */
export const isCard = ({ wording }: Pick<RenderContext, 'wording'>): boolean => wording === 'card';
