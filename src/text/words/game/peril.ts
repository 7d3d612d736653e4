/** By what somebody is about to die: their death is on the stack, damage there takes their last HP, or their miss does. */
export type Peril = 'death' | 'damage' | 'miss';

/** What a death costs as things stand. */
export interface DeathCost {
  readonly item: boolean;
  readonly loot: boolean;
  /** In ¢. */
  readonly coins: number;
  /** Something with ↷ is turned. */
  readonly deactivates: boolean;
  readonly endsTurn: boolean;
}
