/** What comes when everybody has passed, as everybody can see it. */
export type Next =
  | { readonly is: 'effect'; readonly what: string; readonly by: string | null }
  /** `means` is what the result leads to, empty when only the card says it; `by` is who rolled. */
  | {
      readonly is: 'roll';
      readonly result: number;
      readonly by: string | null;
      readonly card: string | null;
      readonly means: string;
    }
  | { readonly is: 'damage'; readonly amount: number; readonly to: string }
  | { readonly is: 'death'; readonly of: string; readonly ofPlayer: boolean }
  | { readonly is: 'declared'; readonly what: 'attack' | 'purchase' | 'end'; readonly player: string }
  | { readonly is: 'attackRoll'; readonly player: string; readonly target: string | null }
  | { readonly is: 'turnEnds'; readonly player: string; readonly next: string }
  | { readonly is: 'step' };
