/** The kinds of actions of one's own turn, in the order in which they are told. */
export const TURN_ACTIONS = ['play', 'activate', 'attack', 'purchase'] as const;
export type TurnAction = (typeof TURN_ACTIONS)[number];

/**
 * What somebody with priority may act before: their own turn with nothing going on, the top of the stack, a declaration
 * (DEC-01), the next roll of their own attack or of another one, or the next step of the turn.
 */
export type PriorityKind = 'turn' | 'forced' | 'stack' | 'declared' | 'attack' | 'attacked' | 'next' | 'step';
