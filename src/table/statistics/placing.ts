import type { PersonInGame } from './summary.js';

/** How somebody has done in a game, the higher the better: winners first, then by souls; who has left or given up is last. */
const doneBy = ({ won, gone, souls }: PersonInGame): number => (gone ? -1 : souls + (won ? 1_000 : 0));

/** The place of each person in a game, from 1; who has done the same shares a place, and the next ones are left out. */
export const placesIn = (people: readonly PersonInGame[]): readonly number[] =>
  people.map((one) => 1 + people.filter((other) => doneBy(other) > doneBy(one)).length);
