import type { CardId, CardLookup, Effect, StackItemView, TargetSpec } from '../../../engine/index.js';
import { becomesBy, contextOf, type Context } from '../../cards/context.js';
import { mentionsOf } from '../../cards/naming/mentions.js';
import { namesSeveralTargets, type Frame } from '../../cards/tree.js';
import { bareFrame } from './abilities.js';
import { effectClause } from './effects.js';
import { modesText } from './modes.js';

/** As part of a line that names the targets before: "deal 1 damage to it". */
const afterTargets = (effect: Effect, { cause, targets }: Context, bare: Frame): string | null => {
  const mentions = mentionsOf({ targets, effect });
  if (targets.length > 1 || mentions.some(({ at }) => at === 'fixed')) return null;
  return effectClause(effect, {
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
export const shortEffect = (
  effect: Effect,
  cards: CardLookup,
  of?: CardId | null,
  targets: readonly TargetSpec[] = [],
  aimed: Frame['aimed'] = [],
): string => {
  const bare = bareFrame(cards, of ?? null);
  const context = contextOf(effect, of === undefined || of === null ? null : cards.card(of));
  const short = context === null || aimed.length > 0 ? null : afterTargets(effect, context, bare);
  if (short !== null) return short;
  const severalTargets = targets.length > 1 || namesSeveralTargets(effect);
  return effectClause(effect, { ...bare, cause: context?.cause ?? null, targets, severalTargets, aimed });
};

/** An effect that is offered, before its targets are chosen: "deal 1 damage to a player". */
export const offeredEffect = (
  effect: Effect,
  cards: CardLookup,
  of?: CardId | null,
  targets?: readonly TargetSpec[],
): string => {
  const context = contextOf(effect, of === undefined || of === null ? null : cards.card(of));
  const specs = targets ?? (context?.isWhole === true ? context.targets : undefined);
  if (specs === undefined) return shortEffect(effect, cards, of);
  const frame: Frame = { ...bareFrame(cards, of ?? null), wording: 'card', cause: context?.cause ?? null };
  const text = modesText([{ targets: specs, effect }], frame).replace(/\.$/, '');
  return text.slice(0, 1).toLowerCase() + text.slice(1);
};

/** What a played card does that has no loot ability: its keyword says it. */
const BECOMES = {
  trinket: 'elle devient un objet',
  ambush: 'elle devient un monstre à attaquer',
} as const;

/** What a loot card or an ability on the stack does, after its targets; empty for what does nothing of its own. */
export const stackEffect = ({ effect, card, kind }: StackItemView, cards: CardLookup): string => {
  if (effect === null) return '';
  const becomes = kind === 'loot' && card !== null ? becomesBy(effect, cards.card(card)) : null;
  return becomes === null ? shortEffect(effect, cards, card) : BECOMES[becomes];
};
