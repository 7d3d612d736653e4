import type { HasGame } from './data.js';
import { STRENGTHS, type Strength } from './fields/settings.js';

/** How well the computer players of this table play, those too that play for people who have left or are late. */
export const strengthAt = ({ game: { options } }: HasGame<'options'>): Strength => options.strength ?? 'simple';

/** Whether a computer player is one whose strength a table chooses. */
export const isStrength = (kind: string | null): kind is Strength => STRENGTHS.some((strength) => strength === kind);
