/** Day of the Doodler: two together, or one person for both, at three difficulties; and everybody for themselves (CHAL-01). */
export const CHALLENGE_PRESETS = [
  'doodler',
  'doodlerHard',
  'doodlerUltra',
  'doodlerAlone',
  'doodlerAloneHard',
  'doodlerAloneUltra',
  'doodlerVersus',
] as const;
export type ChallengePreset = (typeof CHALLENGE_PRESETS)[number];
