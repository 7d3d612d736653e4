/** Soul value that wins, unless said otherwise (WIN-01). */
export const USUAL_GOAL = 4;
/** The goals that a table may choose between. */
export const GOALS = { least: 1, most: 9 } as const;
