/** A field of a form: its label, and what is written into it as an example. */
export interface FieldWords {
  readonly label: string;
  readonly hint: string;
}

/** Why a file with house cards is not taken. */
export type ImportProblem = 'notReached' | 'tooLarge' | 'damaged' | 'later' | 'none';
