import type { AbilityOf } from '../../engine/index.js';
import type { Frame } from './tree.js';

/** The frame in which the effect of a loot card is said: what was paid to play it can be named where it is a hand alone. */
export const paidInLoot = ({ costs }: AbilityOf<'loot'>, frame: Frame): Frame =>
  costs?.length === 1 && costs[0]?.pay === 'hand' ? { ...frame, paidInLoot: true } : frame;
