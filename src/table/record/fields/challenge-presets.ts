/** Day of the Doodler: two together, or one person for both, at three difficulties; and everybody for themselves (CHAL-01). */
export type ChallengePreset =
  | 'doodler'
  | 'doodlerHard'
  | 'doodlerUltra'
  | 'doodlerAlone'
  | 'doodlerAloneHard'
  | 'doodlerAloneUltra'
  | 'doodlerVersus';
