import { VARIANTS, type GameState, type VariantId } from '../../state/index.js';
import { CASINO } from './casino.js';
import { EDEN_ONLY } from './eden-only.js';
import { ENHANCED_BARTERING } from './enhanced-bartering.js';
import { FIRST_EDITION } from './first-edition.js';
import { MINI_DRAFT } from './mini-draft.js';
import { MINIONS_DIE_FIRST } from './minions-die-first.js';
import { OLD_BLANK_CARD } from './old-blank-card.js';
import { ONE_OF_TWO } from './one-of-two.js';
import { REWARDS_FOR_EVERYONE } from './rewards-for-everyone.js';
import { SELECTABLE_CHARACTERS } from './selectable-characters.js';
import { SOULS_ARE_MONEY } from './souls-are-money.js';
import { SUPER_SHOP } from './super-shop.js';
import { RICH_START } from './rich-start.js';
import { TWO_ATTACKS } from './two-attacks.js';
import { TWO_PURCHASES } from './two-purchases.js';
import { WIDE_TABLE } from './wide-table.js';
import type { Variant } from './variant.js';

export type { Bartered } from './variant.js';

const ALL: Readonly<Record<VariantId, Variant>> = {
  'mini-draft': MINI_DRAFT,
  'selectable-characters': SELECTABLE_CHARACTERS,
  'one-of-two': ONE_OF_TWO,
  'eden-only': EDEN_ONLY,
  'enhanced-bartering': ENHANCED_BARTERING,
  'souls-are-money': SOULS_ARE_MONEY,
  casino: CASINO,
  'rewards-for-everyone': REWARDS_FOR_EVERYONE,
  'super-shop': SUPER_SHOP,
  'minions-die-first': MINIONS_DIE_FIRST,
  'old-blank-card': OLD_BLANK_CARD,
  'first-edition': FIRST_EDITION,
  'two-attacks': TWO_ATTACKS,
  'two-purchases': TWO_PURCHASES,
  'rich-start': RICH_START,
  'wide-table': WIDE_TABLE,
};

/** What the variant of this name changes. */
export const variantNamed = (id: VariantId): Variant => ALL[id];

/** In their order, each once. */
export const inVariantOrder = (ids: readonly VariantId[]): readonly VariantId[] =>
  VARIANTS.filter((id) => ids.includes(id));

/** What the variants of the game say about one thing: what the first says that says something; absent where none does. */
export const variantSetting = <Name extends keyof Variant>(
  { config }: Pick<GameState, 'config'>,
  name: Name,
): Variant[Name] | undefined => (config.variants ?? []).map((id) => ALL[id][name]).find((said) => said !== undefined);

/** Why a choice of variants cannot be: two of them exclude each other, or one goes with the mode not at all. */
export type VariantClash =
  | { readonly problem: 'together'; readonly variant: VariantId; readonly other: VariantId }
  | { readonly problem: 'barter' | 'challenge'; readonly variant: VariantId };

/** Why these cannot be in one game of this mode, or null. */
export const variantClash = (
  ids: readonly VariantId[],
  mode: { readonly barter: boolean; readonly challenge?: object } | null,
): VariantClash | null => {
  for (const variant of ids) {
    const { excludes = [], barters, minionsFirst } = ALL[variant];
    const other = excludes.find((one) => ids.includes(one));
    if (other !== undefined) return { problem: 'together', variant, other };
    if (barters !== undefined && mode?.barter === false) return { problem: 'barter', variant }; // BARTER-05
    // The final boss and what comes into minion slots have rules of their own for when they are attacked (CHAL-06, CHAL-11).
    if (minionsFirst === true && mode?.challenge !== undefined) return { problem: 'challenge', variant }; // VAR-10
  }
  return null;
};

/** Fewest and most players that all of these variants allow, within what is allowed without them. */
export const variantSeats = (
  ids: readonly VariantId[],
  [least, most]: readonly [least: number, most: number],
): readonly [least: number, most: number] => {
  const limits = ids.flatMap((id) => {
    const { seats } = ALL[id];
    return seats === undefined ? [] : [seats];
  });
  return [Math.max(least, ...limits.map(([from]) => from)), Math.min(most, ...limits.map(([, to]) => to))];
};
