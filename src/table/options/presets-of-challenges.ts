import { modeNamed, type ModeId } from '../../engine/index.js';
import type { ChallengePreset } from '../record/fields/challenge-presets.js';
import { USUAL_GOAL } from '../record/fields/goals.js';

/** What a preset of a challenge sets; souls are no goal there, and stay what they usually are (CHAL-11). */
const playing = (mode: ModeId) => ({
  souls: USUAL_GOAL,
  bonusSouls: modeNamed(mode).bonusSouls, // BSOUL-06
  takeBack: true,
  mode,
});
const alone = (mode: ModeId) => ({ ...playing(mode), alone: true }) as const;

/** What each preset of a challenge sets (CHAL-01). */
export const CHALLENGES_SET: Readonly<Record<ChallengePreset, ReturnType<typeof playing> & { readonly alone?: true }>> =
  {
    doodler: playing('doodler'),
    doodlerHard: playing('doodlerhard'),
    doodlerUltra: playing('doodlerultra'),
    doodlerAlone: alone('doodler'),
    doodlerAloneHard: alone('doodlerhard'),
    doodlerAloneUltra: alone('doodlerultra'),
    doodlerVersus: playing('doodlerversus'),
  };
