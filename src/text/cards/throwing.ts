import { sameTree } from '../../engine/index.js';
import type { Effect, RollRow } from '../../engine/index.js';
import { hasStops, isDoneBy, later } from './deciding.js';
import type { EffectWords, Say } from './effect-words.js';
import { rendered } from './render-listener.js';
import { alike, isForItsNumber, isOfResult } from './naming/rows.js';
import type { RenderContext } from './tree.js';

/** What rolls need of the clauses of effects. */
interface Around {
  readonly say: Say;
  /** In brackets where a list would stand in a list. */
  readonly entry: Say;
}

/** Says dice and what their numbers do. */
export const throwing = <Verb>(words: EffectWords<Verb>, { say, entry }: Around) => {
  const rows = (of: readonly RollRow[], ctx: RenderContext): string =>
    rendered('rows', of, ctx, () => rowsText(of, ctx));
  const rowsText = (of: readonly RollRow[], ctx: RenderContext): string => {
    const groups = hasStops(ctx) ? alike(of) : of.map((row) => [row]);
    const effects = groups.flatMap((group) => group.slice(0, 1).map(({ effect }) => effect));
    const isAll = (effect: Effect, at: number): boolean =>
      hasStops(ctx) && at > 1 && effect.do === 'sequence' && sameTree(effect.of, effects.slice(0, at));
    return groups
      .map((group, at) => {
        const effect = effects[at] as Effect;
        return words.range(group) + (isAll(effect, at) ? words.allOfTheAbove : entry(effect, later(ctx)));
      })
      .join(' · ');
  };
  /** "roll. On a 6, …" */
  const rollingFirst = ({ by, rows: of }: Effect<'roll'>, ctx: RenderContext): string => {
    const text = say((of[0] as RollRow).effect, later(ctx));
    return `${words.rollsFirst(by, ctx)}. ${words.onNumbers(of)}${text}`;
  };
  /** Dice that something else reads have no rows. */
  const withRows = (rolled: string, of: readonly RollRow[], ctx: RenderContext): string =>
    of.length === 0 ? rolled : `${rolled} ${rows(of, ctx)}`;
  const rolling = ({ by, rows: of }: Effect<'roll'>, ctx: RenderContext): string => {
    if (of.length === 0) return words.rollsFirst(by, ctx);
    if (hasStops(ctx) && isForItsNumber(of)) return words.rollsFirst(by, ctx);
    if (!hasStops(ctx) || !isOfResult(of)) return `${words.rolls(by, ctx)} ${rows(of, ctx)}`;
    const { effect } = of[0] as RollRow;
    const next = say(effect, later(ctx));
    return words.rollsThen(by, ctx) + (isDoneBy(effect, by) ? words.again(next) : next);
  };

  /** "roll; if …, roll 3 dice instead: 1–4: …": the same rows, with more dice. */
  const moreDice = (
    { effect: many, otherwise: one }: Effect<'if'>,
    opening: string,
    ctx: RenderContext,
  ): string | null => {
    if (!hasStops(ctx) || many.do !== 'rollTogether' || one?.do !== 'roll') return null;
    if (!sameTree([many.by, many.rows], [one.by, one.rows])) return null;
    const rolled = words.rollsFirst(one.by, ctx) + words.between.but + opening + words.rollsInstead(many, ctx);
    return `${rolled} ${rows(many.rows, ctx)}`;
  };

  const dicing = (effect: Effect<'roll' | 'rollTogether'>, ctx: RenderContext): string =>
    effect.do === 'roll' ? rolling(effect, ctx) : withRows(words.rollsTogether(effect, ctx), effect.rows, ctx);

  return { dicing, rollingFirst, moreDice };
};
