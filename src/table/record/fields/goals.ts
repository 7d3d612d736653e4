/** Soul value that wins, unless said otherwise (WIN-01). */
export const USUAL_GOAL = 4;
/** The goals that a table may choose between. */
export const GOALS = { least: 1, most: 9 } as const;

/** How hard a game with a shared goal is, with that goal (COOP-07). */
export const DIFFICULTIES = { normal: 4, hard: 6, ultra: 8 } as const;
