import { modeNamed, type ModeId } from '../../../engine/index.js';
import { DIFFICULTIES, USUAL_GOAL } from './goals.js';

/** What a preset sets. */
interface PresetOptions {
  readonly souls: number;
  readonly bonusSouls: boolean;
  readonly takeBack: boolean;
  readonly mode?: ModeId;
  /** One person has every seat. */
  readonly alone?: true;
}

/** A challenge; souls are no goal there, and stay what they usually are (CHAL-11). */
const playing = (mode: ModeId): PresetOptions => ({
  souls: USUAL_GOAL,
  bonusSouls: modeNamed(mode).bonusSouls, // BSOUL-06
  takeBack: true,
  mode,
});
const alone = (mode: ModeId): PresetOptions => ({ ...playing(mode), alone: true });

/** Day of the Doodler: two together, or one person for both, at three difficulties; and everybody for themselves (CHAL-01). */
const OF_CHALLENGES = {
  doodler: playing('doodler'),
  doodlerHard: playing('doodlerhard'),
  doodlerUltra: playing('doodlerultra'),
  doodlerAlone: alone('doodler'),
  doodlerAloneHard: alone('doodlerhard'),
  doodlerAloneUltra: alone('doodlerultra'),
  doodlerVersus: playing('doodlerversus'),
};
export type ChallengePreset = keyof typeof OF_CHALLENGES;

const TOGETHER = { bonusSouls: false, takeBack: true, mode: 'together' } as const; // BSOUL-06
const ALONE = { ...TOGETHER, alone: true } as const;

const SET = {
  standard: { souls: USUAL_GOAL, bonusSouls: true, takeBack: true },
  beginner: { souls: 3, bonusSouls: false, takeBack: true },
  short: { souls: 2, bonusSouls: true, takeBack: true },
  long: { souls: 6, bonusSouls: true, takeBack: true },
  strict: { souls: USUAL_GOAL, bonusSouls: true, takeBack: false },
  // Against the clock: each with a seat of their own, or one person with both (COOP-01), normal, hard and ultra hard (COOP-07).
  together: { souls: DIFFICULTIES.normal, ...TOGETHER },
  togetherHard: { souls: DIFFICULTIES.hard, ...TOGETHER },
  togetherUltra: { souls: DIFFICULTIES.ultra, ...TOGETHER },
  alone: { souls: DIFFICULTIES.normal, ...ALONE },
  aloneHard: { souls: DIFFICULTIES.hard, ...ALONE },
  aloneUltra: { souls: DIFFICULTIES.ultra, ...ALONE },
  ...OF_CHALLENGES,
} satisfies Readonly<Record<string, PresetOptions>>;
export type Preset = keyof typeof SET;

/** What each preset sets; every preset leaves to chance who begins, and leaves every other option as it is. */
export const PRESETS: Readonly<Record<Preset, PresetOptions>> = SET;

/** Names of the presets, in the order in which they are offered. */
export const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[];
