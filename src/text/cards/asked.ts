import {
  hasPart,
  type CardLookup,
  type Decision,
  type Effect,
  type Named,
  type PlayerId,
  type Ref,
  type Selector,
  sameTree,
} from '../../engine/index.js';
import { contextOf } from './context.js';
import { isPlainAct } from './plain-acts.js';
import { bind, namesSeveralTargets, thingOf, type Chosen, type RenderContext, type Thing } from './tree.js';

const SHOWN = 'shown';
const FOUND = 'found';

/** Whether a reference is a player. */
export const isPlayer = (ref: Ref): ref is PlayerId => /^p\d{1,2}$/.test(ref);

/**
 * What a question about a choice may name without saying it: the cards that lie open while somebody chooses among them.
 */
const shownToChooser = (effect: Effect): Map<string, Chosen> => {
  const first = effect.do === 'sequence' ? effect.of[0] : effect;
  const from = first?.do === 'choose' ? first.from : null;
  const cards = from?.select === 'among' ? from.of : from;
  const as = cards?.select === 'chosen' ? cards.as : null;
  if (as === FOUND) return new Map([[FOUND, { thing: 'card', number: 1, many: true, found: true }]]);
  return new Map(as === SHOWN ? [[SHOWN, { thing: 'card', number: 1, shown: 'several', many: true }]] : []);
};

/** What a question asks for: what is chosen, out of what, and what is done with it. */
export interface AskedFor {
  readonly what: Selector;
  readonly from: Selector;
  /** What is done with it: the first act of the effect that names it; null when no single act does. */
  readonly use: Effect | null;
}

const names = (tree: Effect, what: Selector): boolean =>
  hasPart('effect', tree, { selector: (part) => sameTree(part, what) });
const isThe = (selector: Selector, what: Selector): boolean => sameTree(selector, what);

/** The first act of an effect that names something; null when it is not said in one act. */
const firstUse = (effect: Effect, what: Selector): Effect | null => {
  const inside = (parts: readonly Effect[]): Effect | null => {
    const first = parts.find((part) => names(part, what));
    return first === undefined ? null : firstUse(first, what);
  };
  switch (effect.do) {
    case 'sequence':
      return inside(effect.of);
    case 'and':
    case 'ifYouDo':
      return inside([effect.first, effect.second]);
    case 'afterwards':
      return inside([effect.first, effect.effect]);
    case 'if':
      return inside([effect.effect, ...(effect.otherwise === undefined ? [] : [effect.otherwise])]);
    case 'chooseOne':
      return isThe(effect.by, what) ? null : inside(effect.options);
    case 'may':
      return isThe(effect.by, what) ? null : inside([effect.effect]);
    case 'roll':
    case 'rollTogether':
      if (isThe(effect.by, what)) return effect;
      return effect.rows.length === 1 ? inside(effect.rows.map((row) => row.effect)) : null;
    case 'look':
    case 'reveal':
    case 'search':
      return names({ ...effect, effect: { do: 'nothing' } }, what) ? effect : inside([effect.effect]);
    case 'until':
    case 'meanwhile':
      return effect;
    default:
      return isPlainAct(effect) ? effect : null;
  }
};

/** What has caused the effect that asks, where its card tells. */
export const causeAround = (
  { card, effect }: Partial<Pick<Decision, 'card' | 'effect'>>,
  cards: CardLookup,
): RenderContext['cause'] =>
  effect === undefined || card === undefined || card === null
    ? null
    : (contextOf(effect, cards.card(card))?.cause ?? null);

type Asking = Pick<Decision, 'key' | 'max'> & Partial<Pick<Decision, 'effect' | 'aims' | 'options'>>;

/** What a question about a target or a choice asks for; null for any other. */
export const askedFor = ({ effect, aims }: Asking): AskedFor | null => {
  if (effect === undefined) return null;
  if (aims !== undefined) {
    const what: Selector = { select: 'target', index: aims.at };
    const from = aims.targets[aims.at]?.from;
    return from === undefined ? null : { what, from, use: firstUse(effect, what) };
  }
  const choice = effect.do === 'sequence' ? effect.of[0] : effect;
  if (choice?.do !== 'choose') return null;
  const what: Selector = { select: 'chosen', as: choice.as };
  const rest = effect.do === 'sequence' ? effect.of.slice(1) : [];
  return { what, from: choice.from, use: firstUse({ do: 'sequence', of: rest }, what) };
};

const TYPE_NOUN: Readonly<Record<string, Thing>> = {
  treasure: 'item',
  startingItem: 'item',
  loot: 'lootCard',
  room: 'room',
};

/** What all the options are, as far as they show it. */
const seenThing = ({ options = [] }: Asking, cards: CardLookup): Thing | null => {
  const things = options.flatMap(({ meaning: { kind, card } }): readonly (Thing | null)[] => {
    if (kind === 'back') return [];
    if (kind === 'player' || kind === 'deck') return [kind];
    return [card === undefined ? null : (TYPE_NOUN[cards.card(card).type] ?? null)];
  });
  const [first] = things;
  return first !== undefined && things.every((thing) => thing === first) ? first : null;
};

/** Whether a noun says no more than that there is something. */
const isVague = (thing: Thing): boolean => thing === 'card' || thing === 'thing';

const thingsIn = (from: Selector, ctx: RenderContext): readonly Thing[] => {
  if (from.select === 'anyOf') return from.of.flatMap((part) => thingsIn(part, ctx));
  if (from.select === 'most' || from.select === 'least') return thingsIn(from.of, ctx);
  return [thingOf(from, ctx)];
};

/** The kinds of things that are chosen from: what they are said to be, or what the options show; none when unknown. */
export const thingsAsked = (asking: Asking, asked: AskedFor | null, ctx: RenderContext): readonly Thing[] => {
  const seen = seenThing(asking, ctx.cards);
  const said = asked === null ? [] : [...new Set(thingsIn(asked.from, ctx))];
  if (said.length > 0 && !said.some(isVague)) return said;
  return seen === null ? said.filter((thing) => thing !== 'thing') : [seen];
};

/** What each target of an effect that resolves is called; empty where it is not one thing. */
export const aimedNames = (
  { aimedAt = [] }: Pick<Decision, 'aimedAt'>,
  name: (thing: Named) => string,
): readonly string[] =>
  aimedAt.map((things) => {
    const [only, ...more] = things;
    return only === undefined || more.length > 0 ? '' : name(only);
  });

/** The context in which what is asked for has no name yet. */
export const frameAsking = (
  ctx: RenderContext,
  { effect, aims, max }: Asking,
  { what, from }: AskedFor,
): RenderContext => {
  const targets = aims?.targets ?? [];
  const chosen = new Map(effect === undefined ? [] : shownToChooser(effect));
  const many = max > 1;
  const inside: RenderContext = {
    ...ctx,
    targets,
    severalTargets: targets.length > 1 || (effect !== undefined && namesSeveralTargets(effect)),
    chosen,
    gap: { what, many },
  };
  if (what.select === 'chosen') bind(inside, what.as, thingOf(from, inside), many);
  return inside;
};
