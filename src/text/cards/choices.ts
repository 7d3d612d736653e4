import type { Amount, Effect, Selector } from '../../engine/index.js';
import { ANY_NUMBER } from '../../engine/vocabulary/index.js';
import { bind, shownBy, thingOf, type RenderContext } from './tree.js';

/** What a language gives so that any choice can be said in it. */
export interface ChoiceWords {
  readonly amount: (amount: Amount, ctx: RenderContext) => string;
  /** One of these, several of them without an article, or all of them. */
  readonly noun: (from: Selector, ctx: RenderContext, how: 'one' | 'bare' | 'all') => string;
  readonly anyNumber: (what: string) => string;
  /** Before cards that are shown just now: "2 of those cards". */
  readonly among: string;
  readonly upTo: (most: string, what: string) => string;
  readonly between: (least: string, most: string, what: string) => string;
}

/** The vote out of whose winners one is chosen, who is meant from then on; null for any other choice. */
const ofVote = (from: Selector, { chosen, wording }: RenderContext): Extract<Selector, { select: 'chosen' }> | null => {
  if (from.select !== 'players' || from.where?.if !== 'same' || from.where.one.select !== 'it') return null;
  const { other } = from.where;
  return other.select === 'chosen' && wording === 'card' && chosen.get(other.as)?.voted === true ? other : null;
};

/** What is chosen, after the verb; from then on it has a name. */
export const chosenThings = (
  words: ChoiceWords,
  { as, from, min, max }: Omit<Effect<'choose'>, 'do' | 'by'>,
  ctx: RenderContext,
): string => {
  const voted = min === 1 && max === 1 ? ofVote(from, ctx) : null;
  if (voted !== null) {
    const winner = words.noun(voted, ctx, 'one');
    ctx.chosen.delete(voted.as);
    bind(ctx, as, 'player');
    return winner;
  }
  const choice = bind(ctx, as, thingOf(from, ctx), max !== 1);
  const number = choice.number === 1 ? '' : ` (${choice.number})`;
  if (max === 1 && typeof min === 'number' && min <= 1) return words.noun(from, ctx, 'one') + number;
  if (typeof max === 'number' && max >= ANY_NUMBER) return words.anyNumber(words.noun(from, ctx, 'all')) + number;
  const what =
    (shownBy(from, ctx) === undefined ? '' : words.among) + words.noun(from, ctx, max === 1 ? 'bare' : 'all');
  const most = words.amount(max, ctx);
  if (min === 0) return words.upTo(most, what) + number;
  if (min === max) return `${most} ${what}${number}`;
  return words.between(words.amount(min, ctx), most, what) + number;
};

/** Whether a choice is of one thing at most, and may be of none: "may choose". */
export const isOptional = ({ min, max }: Pick<Effect<'choose'>, 'min' | 'max'>): boolean => min === 0 && max === 1;
