import type { Ability, CardId, CardKind, CardType, Keyword, Reward, Role } from '../vocabulary/index.js';

export interface Characteristics {
  readonly names: readonly CardId[];
  /** Whether it has the name of this card, its own or one that an effect gives it (NAME-01). */
  hasName(card: CardId): boolean;
  readonly type: CardType;
  readonly role: Role | null;
  readonly abilities: readonly Ability[];
  readonly keywords: readonly Keyword[];
  readonly hp: number | null;
  readonly dc: number | null;
  readonly atk: number | null;
  readonly reward: Reward | null;
  readonly souls: number | null;
  readonly startingItem: CardId | null;
  /** Its names as they are printed in English (NAME-01). */
  readonly printedNames: readonly string[];
  /** What kinds of card it is, whatever it is in play (MON-01, MON-06). */
  readonly kinds: readonly CardKind[];
}
