import type { CardId, CardLookup, Effect, Mode, StackItemView, TargetSpec } from '../../engine/index.js';
import { becomesBy, contextOf, type Context } from './context.js';
import { mentionsOf } from './naming/mentions.js';
import { uncapital } from './sentences.js';
import { namesSeveralTargets, type RenderContext } from './tree.js';

/** How a language says what an effect needs to be said outside its card. */
interface Grammar {
  readonly bareContext: (cards: CardLookup, of: CardId | null) => RenderContext;
  readonly effectClause: (effect: Effect, ctx: RenderContext) => string;
  readonly modesText: (modes: readonly Mode[], ctx: RenderContext) => string;
  /** What a played card does that has no loot ability: its keyword says it. */
  readonly becomes: Readonly<Record<'trinket' | 'ambush', string>>;
}

/** Says effects in lines of their own, in a language. */
export const shortEffects = (grammar: Grammar) => {
  /** As part of a line that names the targets before: "deal 1 damage to it". */
  const afterTargets = (effect: Effect, { cause, targets }: Context, bare: RenderContext): string | null => {
    const mentions = mentionsOf({ targets, effect });
    if (targets.length > 1 || mentions.some(({ at }) => at === 'fixed')) return null;
    return grammar.effectClause(effect, {
      ...bare,
      wording: 'card',
      opening: false,
      cause,
      targets,
      mentions: mentions.map((mention) => ({ ...mention, at: 'before' })),
    });
  };

  /**
   * An effect in a line that has named its targets; `of` is the card that does it, `aimed` what its targets are called,
   * where they are to be named again.
   */
  const shortEffect = (
    effect: Effect,
    cards: CardLookup,
    of?: CardId | null,
    targets: readonly TargetSpec[] = [],
    aimed: RenderContext['aimed'] = [],
  ): string => {
    const bare = grammar.bareContext(cards, of ?? null);
    const context = contextOf(effect, of === undefined || of === null ? null : cards.card(of));
    const short = context === null || aimed.length > 0 ? null : afterTargets(effect, context, bare);
    if (short !== null) return short;
    const severalTargets = targets.length > 1 || namesSeveralTargets(effect);
    return grammar.effectClause(effect, { ...bare, cause: context?.cause ?? null, targets, severalTargets, aimed });
  };

  /** An effect that is offered, before its targets are chosen: "deal 1 damage to a player". */
  const offeredEffect = (
    effect: Effect,
    cards: CardLookup,
    of?: CardId | null,
    targets?: readonly TargetSpec[],
  ): string => {
    const context = contextOf(effect, of === undefined || of === null ? null : cards.card(of));
    const specs = targets ?? (context?.isWhole === true ? context.targets : undefined);
    if (specs === undefined) return shortEffect(effect, cards, of);
    const ctx: RenderContext = {
      ...grammar.bareContext(cards, of ?? null),
      wording: 'card',
      cause: context?.cause ?? null,
    };
    const text = grammar.modesText([{ targets: specs, effect }], ctx).replace(/\.$/, '');
    return uncapital(text);
  };

  /** What a loot card or an ability on the stack does, after its targets; empty for what does nothing of its own. */
  const stackEffect = ({ effect, card, kind }: StackItemView, cards: CardLookup): string => {
    if (effect === null) return '';
    const becomes = kind === 'loot' && card !== null ? becomesBy(effect, cards.card(card)) : null;
    return becomes === null ? shortEffect(effect, cards, card) : grammar.becomes[becomes];
  };

  return { shortEffect, offeredEffect, stackEffect };
};
