/** The date until which the lobby of a table over days stands; `at` and `in` as Discord shows them. */
export interface DateWords {
  readonly button: string;
  /** Of the form in which it is typed: on the clock of this time zone. */
  readonly title: string;
  readonly label: (zone: string) => string;
  readonly hint: string;
  readonly problem: (problem: 'notADate' | 'past' | 'tooFar', typed: string) => string;
  readonly stands: (at: string, until: string) => string;
  readonly none: string;
  /** To those who have joined, once. */
  readonly reminder: (people: readonly string[], at: string, until: string) => string;
  /** In place of it when the lobby is no more. */
  readonly reminderOver: string;
}
