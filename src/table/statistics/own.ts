import { z } from 'zod';
import type { Stored } from '../record/fields/stored.js';
import { facesKept, type GameSummary, type PersonInGame } from './summary.js';
import { facesTogether, NO_FACES } from './thrown.js';
import type { Rating } from './rating.js';

const count = z.int().min(0);
export const sums = z.object({ games: count, wins: count, souls: count, kills: count, deaths: count });
export type Sums = Stored<typeof sums>;
export const NOTHING: Sums = { games: 0, wins: 0, souls: 0, kills: 0, deaths: 0 };

const played = z.object({ games: count, wins: count });
export type Played = Stored<typeof played>;
export const ratingKept = z.object({ mu: z.number(), sigma: z.number() });

const opponent = z.object({ user: z.string(), name: z.string(), games: count, wins: count, losses: count });
type Opponent = Stored<typeof opponent>;

/** The statistics of one person: they are kept for as long as the person wants them, and that they are there says so. */
export const ownStatistics = z.object({
  format: z.literal(1),
  /** Since when, in milliseconds since 1970. */
  since: z.number(),
  /** The newest games that are in it, with the rating before them where there was one: none counts twice. */
  noted: z.array(z.object({ game: z.string(), before: ratingKept.nullable() })),
  all: sums,
  dice: facesKept,
  modes: z.record(z.string(), sums),
  characters: z.record(z.string(), played),
  cards: z.record(z.string(), played),
  opponents: z.array(opponent),
  /** Null for whoever wants none. */
  rating: ratingKept.extend({ games: count }).nullable(),
  /** Servers whose tables show them. */
  servers: z.array(z.string()),
});
export type OwnStatistics = Stored<typeof ownStatistics>;

/** Games by which it is known that one has been counted: far more than can be on their way at once. */
export const NOTED_GAMES = 200;
/** Opponents of whom it is kept how games with them went; of more, those met least go. */
const MOST_OPPONENTS = 300;

/** The statistics of somebody who wants them from now on. */
export const begun = (now: number): OwnStatistics => ({
  format: 1,
  since: now,
  noted: [],
  all: NOTHING,
  dice: [...NO_FACES],
  modes: {},
  characters: {},
  cards: {},
  opponents: [],
  rating: null,
  servers: [],
});

/** The sums with one game more. */
export const withGame = (before: Sums, { won, souls, kills, deaths }: PersonInGame): Sums => ({
  games: before.games + 1,
  wins: before.wins + (won ? 1 : 0),
  souls: before.souls + souls,
  kills: before.kills + kills,
  deaths: before.deaths + deaths,
});

const withEach = (
  before: Readonly<Record<string, Played>>,
  names: readonly string[],
  won: boolean,
): Record<string, Played> => {
  const after = { ...before };
  for (const name of names) {
    const { games, wins } = after[name] ?? { games: 0, wins: 0 };
    after[name] = { games: games + 1, wins: wins + (won ? 1 : 0) };
  }
  return after;
};

/** A person of a game who wants statistics too, and whether they were ahead of somebody, or behind. */
export interface Met {
  readonly user: string;
  readonly name: string;
  readonly isAhead: boolean;
  readonly isBehind: boolean;
}

const withOpponents = (before: readonly Opponent[], met: readonly Met[]): Opponent[] => {
  const others = before.filter(({ user }) => met.every((one) => one.user !== user));
  const now = met.map(({ user, name, isAhead, isBehind }): Opponent => {
    const { games, wins, losses } = before.find((one) => one.user === user) ?? { games: 0, wins: 0, losses: 0 };
    return { user, name, games: games + 1, wins: wins + (isBehind ? 1 : 0), losses: losses + (isAhead ? 1 : 0) };
  });
  return [...now, ...others].toSorted((one, other) => other.games - one.games).slice(0, MOST_OPPONENTS);
};

const hasNoted = ({ noted }: Pick<OwnStatistics, 'noted'>, game: string): boolean =>
  noted.some((one) => one.game === game);

/** The rating with which somebody came into this game; null for whoever wants none. */
export const ratingBefore = ({ noted, rating }: OwnStatistics, game: string): Rating | null =>
  rating === null ? null : (noted.find((one) => one.game === game)?.before ?? rating);

/** A rating with which somebody came into a game, and the one with which they leave it. */
export interface Rated {
  readonly from: Rating;
  readonly to: Rating;
}

/** The rating after a game; where another game was counted in between, what the game has changed is changed of that. */
const ratingAfter = (now: NonNullable<OwnStatistics['rating']>, { from, to }: Rated): OwnStatistics['rating'] => ({
  mu: now.mu === from.mu ? to.mu : now.mu + to.mu - from.mu,
  sigma: now.sigma === from.sigma ? to.sigma : (now.sigma * to.sigma) / from.sigma,
  games: now.games + 1,
});

/** The statistics with this game, once; `rated` is null where nobody was rated against them. */
export const withSummary = (
  before: OwnStatistics,
  summary: GameSummary,
  own: PersonInGame,
  { met, rated }: { readonly met: readonly Met[]; readonly rated: Rated | null },
): OwnStatistics => {
  if (hasNoted(before, summary.game)) return before;
  return {
    ...before,
    noted: [{ game: summary.game, before: rated === null ? null : { ...rated.from } }, ...before.noted].slice(
      0,
      NOTED_GAMES,
    ),
    all: withGame(before.all, own),
    dice: [...facesTogether(before.dice, own.dice)],
    modes: { ...before.modes, [summary.mode]: withGame(before.modes[summary.mode] ?? NOTHING, own) },
    characters: withEach(before.characters, own.characters, own.won),
    cards: withEach(before.cards, own.cards, own.won),
    opponents: withOpponents(before.opponents, met),
    rating: before.rating === null || rated === null ? before.rating : ratingAfter(before.rating, rated),
  };
};

/** The statistics without anything about this user. */
export const withoutOpponent = (before: OwnStatistics, user: string): OwnStatistics =>
  before.opponents.every((one) => one.user !== user)
    ? before
    : { ...before, opponents: before.opponents.filter((one) => one.user !== user) };
