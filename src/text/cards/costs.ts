import type { AbilityOf } from '../../engine/index.js';
import type { RenderContext } from './tree.js';

/** The context in which the effect of a loot card is said: what was paid to play it can be named where it is a hand alone. */
export const paidInLoot = ({ costs }: AbilityOf<'loot'>, ctx: RenderContext): RenderContext =>
  costs?.length === 1 && costs[0]?.pay === 'hand' ? { ...ctx, paidInLoot: true } : ctx;
