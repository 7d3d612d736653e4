import { rate, rating } from 'openskill';

/** How strong somebody seems to be, and how uncertain that is: mean and standard deviation of OpenSkill's bell curve. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Of whoever has not been rated yet. */
export const UNRATED: Rating = rating();

/** The ratings after a game, in the order of those before; `places` from 1, shared by who has done the same. */
export const ratedAfter = (before: readonly Rating[], places: readonly number[]): readonly Rating[] =>
  rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...places] },
  ).map(([after], at) => after ?? before[at] ?? UNRATED);

/** What is shown: about 0 to 50, between which bounds it is in 95 of 100 cases, and what is certain enough to rank by. */
export const ratingShown = ({ mu, sigma }: Rating) => ({
  value: Math.round(mu * 10) / 10,
  give: Math.round(sigma * 2 * 10) / 10,
  certain: mu - 3 * sigma,
});
