import type { CardId } from '../../vocabulary/index.js';
import type { VariantId } from '../../state/index.js';

/** What a variant changes about the rules; what it does not name is as ever. The rules ask for each by its name. */
export interface Variant {
  /** Fewest and most players; absent for any number. */
  readonly seats?: readonly [least: number, most: number];
  /** Variants that cannot be in the same game. */
  readonly excludes?: readonly VariantId[];
  /** What may be bartered besides ¢ (VAR-04). */
  readonly barters?: readonly Bartered[];
  /** What a soul buys in the action phase: ¢, loot cards, and items from the deck of unused starting items (VAR-05). */
  readonly soulBuys?: { readonly coins: number; readonly loot: number; readonly items: number };
  /** A card of which everybody begins with a copy that is Eternal (VAR-06). */
  readonly startsWith?: CardId;
  /** How often whoever gets the reward of a monster that dies gets it, and how often all others do (VAR-08). */
  readonly rewards?: { readonly own: number; readonly others: number };
  /** For each soul that a player gains: ¢ for each other player, and more slots of the shop (VAR-09). */
  readonly soulGained?: { readonly coinsOfOthers: number; readonly shopSlots: number };
  /** Rows of treasures that everybody drafts from before the first turn (VAR-01, VAR-02). */
  readonly drafts?: number;
  /** Whose card every character counts as; others are only its picture (VAR-03, DEC-44). */
  readonly everybodyIs?: CardId;
  /** How everybody chooses a character; absent where chance does (VAR-07). */
  readonly characters?: CharacterChoice;
  /** The cards that the game is played with in their former printings, or all of which there are any (BLANK-00). */
  readonly formerPrintings?: readonly CardId[] | 'all';
  /** Whether no boss may be attacked while another monster is in play (VAR-10). */
  readonly minionsFirst?: true;
  /** Attacks and purchases in a turn (VAR-11). */
  readonly attacks?: number;
  readonly purchases?: number;
  /** ¢ and loot cards that everyone begins with (VAR-11). */
  readonly opening?: { readonly coins: number; readonly loot: number };
  /** Slots that a game opens with (VAR-11). */
  readonly openingSlots?: Readonly<Record<'shop' | 'monster', number>>;
}

/** Of all characters that nobody has, or of two that are dealt (VAR-07). */
export type CharacterChoice = 'any' | 'ofTwo';

/** What of a player's things may change hands in a deal. */
export type Bartered = 'loot' | 'items';
