import type { Challenge, Mode } from '../mode.js';
import { TOGETHER } from '../against-the-clock.js';

/** The forms of the challenge; each is a way to play of its own, for each has cards of its own. */
type Form = 'doodler' | 'doodlerhard' | 'doodlerultra' | 'doodlerversus';

const CHALLENGE = {
  normalOrHard: 'challenge-day-of-the-doodler-normal-day-of-the-doodler-hard',
  ultraOrVersus: 'challenge-day-of-the-doodler-ultra-hard-day-of-the-doodler-competitive',
} as const;
const BOSS = {
  normalOrHard: 'challenge-the-doodler-normal-the-doodler-hard',
  ultraOrVersus: 'challenge-the-doodler-ultra-hard-the-doodler-competitive',
} as const;

/** What lies on the table in one form: the same side of both cards, and two Blank Canvases to come. */
const onTable = (sheet: keyof typeof BOSS, up: 'front' | 'back', opensAt: Challenge['opensAt']): Challenge => ({
  card: { card: CHALLENGE[sheet], up },
  finalBoss: { card: BOSS[sheet], up },
  brings: ['blank-canvas', 'blank-canvas'],
  opensAt,
});

/**
 * As against the clock, but that the timer counts up: what the cards add to it brings the end nearer, and only rounds and
 * cards move it (CHAL-10). No text that we know says where it ends: at twice the eight of other games together, because about
 * half of its steps come from coins.
 */
const TOGETHER_AGAINST_HIM = {
  ...TOGETHER,
  timer: { begins: 0, over: 16, ticks: ['roundEnds'] }, // CHAL-10
} as const satisfies Mode;

/** Day of the Doodler: together at three difficulties, and everybody for themselves (CHAL-01). */
export const DAY_OF_THE_DOODLER: Readonly<Record<Form, Mode>> = {
  doodler: { ...TOGETHER_AGAINST_HIM, challenge: onTable('normalOrHard', 'front', { souls: 6, of: 'everybody' }) },
  doodlerhard: { ...TOGETHER_AGAINST_HIM, challenge: onTable('normalOrHard', 'back', { souls: 7, of: 'everybody' }) },
  doodlerultra: {
    ...TOGETHER_AGAINST_HIM,
    challenge: onTable('ultraOrVersus', 'front', { souls: 8, of: 'everybody' }),
  },
  doodlerversus: {
    seats: null,
    timer: null,
    sharesGoal: false,
    bonusSouls: true,
    barter: true,
    oldRoomsLeave: false,
    challenge: onTable('ultraOrVersus', 'back', { souls: 3, of: 'activePlayer' }),
  },
};
