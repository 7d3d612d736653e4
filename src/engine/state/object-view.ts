import type {
  AbilityOf,
  CardId,
  ChangedNumber,
  CounterName,
  Keyword,
  ObjectId,
  PlayerId,
  Role,
} from '../vocabulary/index.js';

/** An activated ability that an object has now, and the players who may use it and could pay for it (ABIL-02, COST-02). */
export interface UsableAbility {
  readonly ability: AbilityOf<'activated'>;
  readonly by: readonly PlayerId[];
}

/** A card that the viewer may see, as it is now. */
export interface ObjectView {
  readonly id: ObjectId;
  readonly card: CardId;
  /** The card that it is a copy of. */
  readonly copyOf: CardId | null;
  /** Changed numbers in the text of that card, or of its own. */
  readonly numbers: readonly ChangedNumber[];
  readonly role: Role | null;
  readonly controller: PlayerId | null;
  readonly charged: boolean;
  /** HP left and at most, evasion and ATK; null out of play and where there is none. */
  readonly hp: number | null;
  readonly maxHp: number | null;
  readonly dc: number | null;
  readonly atk: number | null;
  readonly souls: number | null;
  readonly counters: Readonly<Partial<Record<CounterName, number>>>;
  /** Numbers noted on it, the newest last (NOTE-01). */
  readonly notes: readonly number[];
  /** What lies under it, outside the game (ZONE-21). */
  readonly under: readonly CardId[];
  readonly keywords: readonly Keyword[];
  readonly attackable: boolean;
  /**
   * Its activated abilities as they are now, with what it copies, gained and lost, at their present costs; out of play
   * none. Whether there is something to aim at does not count: that may be hidden (PRIO-08).
   */
  readonly usable: readonly UsableAbility[];
}
