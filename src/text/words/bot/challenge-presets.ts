import type { ChallengePreset } from '../../../table/index.js';

/** What the lobby says of the presets of challenges. */
export interface ChallengePresetsWords {
  readonly preset: Readonly<Record<ChallengePreset, readonly [name: string, description: string]>>;
  /** In place of souls to win. */
  readonly goal: string;
  /** What it changes, in a paragraph: together at a difficulty, alone for both, or everybody for themselves. */
  readonly way: (of: {
    readonly opensAt: number;
    readonly over: number;
    readonly form: 'together' | 'alone' | 'versus';
  }) => string;
}
