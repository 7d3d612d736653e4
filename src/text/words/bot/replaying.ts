/** How far a replay goes in one step. */
export type ReplayStep = 'turn' | 'move' | 'moment';
