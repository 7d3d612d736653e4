import { modeNamed, variantSeats, type ModeId, type WayToPlay } from '../../engine/index.js';
import type { HasGame, TableOptions } from './data.js';
import { DIFFICULTIES } from './fields/goals.js';
import { SEATS } from './fields/seat-numbers.js';

/** What the way to play of these options changes; null for everybody against everybody. */
export const modeIn = ({ mode }: Pick<TableOptions, 'mode'>): WayToPlay | null =>
  mode === undefined ? null : modeNamed(mode);

/** Fewest and most seats of a table with these options (COOP-01); a way to play has its own, whatever number was chosen. */
export const seatsFor = (
  options: Pick<TableOptions, 'mode' | 'variants' | 'seats'>,
): { readonly least: number; readonly most: number } => {
  const ofMode = modeIn(options)?.seats ?? ([SEATS.least, options.seats ?? SEATS.usual] as const);
  const [least, most] = variantSeats(options.variants ?? [], ofMode);
  return { least, most };
};

/** The challenges, each with its forms as ways to play (CHAL-01). */
export const CHALLENGES = {
  'day-of-the-doodler': {
    normal: 'doodler',
    hard: 'doodlerhard',
    ultra: 'doodlerultra',
    competitive: 'doodlerversus',
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Difficulty | 'competitive', ModeId>>>>>;

type Difficulty = keyof typeof DIFFICULTIES;
const DIFFICULTY_NAMES = Object.keys(DIFFICULTIES) as readonly Difficulty[];

/** How hard the game of a table is; null where the goal is another one, or not shared. */
export const difficultyOf = ({ game: { souls, options } }: HasGame<'souls' | 'options'>): Difficulty | null =>
  modeIn(options)?.sharesGoal === true ? (DIFFICULTY_NAMES.find((name) => DIFFICULTIES[name] === souls) ?? null) : null;
