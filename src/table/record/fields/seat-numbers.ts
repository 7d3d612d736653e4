/** Players at a table of everybody against everybody: fewest, most unless its host wants more, and most of all (SETUP-12). */
export const SEATS = { least: 2, usual: 4, most: 8 } as const;

/** Whether so many seats are more than the game is made for: with them it is unofficial, and slow (SETUP-12). */
export const isUnofficial = (seats: number): boolean => seats > SEATS.usual;
