import type { Payload } from '../../../src/discord/protocol/payload.js';
import {
  closeLeagueMessage,
  leaveLeagueMessage,
  leagueMessage,
  leagueNewsMessage,
  roundNewsMessage,
  startRoundMessage,
} from '../../../src/discord/messages/league/league-page.js';
import { serverStatisticsMessage } from '../../../src/discord/messages/person/server-statistics-page.js';
import {
  noStatisticsMessage,
  ownStatisticsMessage,
  stopStatisticsMessage,
  unrateMessage,
} from '../../../src/discord/messages/person/statistics-page.js';
import { MODES } from '../../../src/engine/index.js';
import type { League, OwnStatistics, Season } from '../../../src/table/index.js';
import type { Words } from '../../../src/text/index.js';
import { allCards } from '../../../cards/index.js';

const ID = '9'.repeat(19);
const LONG_NAME = '*'.repeat(32);
const MOST = allCards.map(({ id }) => id);
const SUMS = { games: 9_999, wins: 9_998, souls: 99_999, kills: 99_999, deaths: 99_999 };
const RATING = { mu: 48.76, sigma: 8.33 };
const FALLEN: [number, number, number, number, number, number] = [99_999, 90_000, 99_999, 99_999, 80_000, 1];
const ALL = Array.from({ length: 128 }, (_, at) => `${BigInt(ID) - BigInt(at)}`);
const SEATED = Array.from({ length: 32 }, (_, at) => ALL.slice(at * 4, at * 4 + 4));
const SEASON: Season = {
  number: 99,
  opened: 9e12,
  closed: null,
  size: 4,
  people: ALL.map((user, at) => ({ user, name: at % 9 === 1 ? null : LONG_NAME, left: at % 5 === 2 })),
  rounds: Array.from({ length: 3 }, () => ({
    started: 1,
    tables: SEATED.map((people, at) => ({
      people,
      result:
        at % 3 === 0
          ? null
          : { game: 'g', at: 2, people: people.map((user, n) => ({ user, place: n + 1, won: n === 0, souls: 99 })) },
    })),
  })),
};
const LEAGUE: League = { format: 1, seasons: [SEASON] };
const closed = ({ seasons }: League): League => ({
  format: 1,
  seasons: seasons.map((season) => ({ ...season, closed: 9e12 })),
});
export const OWN_STATISTICS: OwnStatistics = {
  format: 1,
  since: 9e12,
  noted: [],
  all: SUMS,
  dice: FALLEN,
  modes: Object.fromEntries(['versus', 'computers', ...MODES, 'of a later version'].map((mode) => [mode, SUMS])),
  characters: Object.fromEntries(MOST.slice(0, 99).map((card) => [card, SUMS])),
  cards: Object.fromEntries(MOST.map((card) => [card, SUMS])),
  opponents: Array.from({ length: 99 }, () => ({
    user: ID,
    name: LONG_NAME,
    games: 9_999,
    wins: 4_999,
    losses: 5_000,
  })),
  rating: { ...RATING, games: 9_999 },
  servers: [ID],
};
const SERVER_STATISTICS = {
  format: 1 as const,
  noted: [],
  games: 9_999,
  people: Array.from({ length: 99 }, (_, at) => ({
    ...SUMS,
    user: ID,
    name: LONG_NAME,
    dice: FALLEN,
    rating: at % 2 === 0 ? RATING : null,
  })),
};

/** Everything that can be built about statistics and leagues, by the builder's name. */
export const countedWalk = (user: string, w: Words, notice: string): Readonly<Record<string, readonly Payload[]>> => ({
  leagueMessage: [{ format: 1 as const, seasons: [] }, LEAGUE, closed(LEAGUE)].flatMap((league) =>
    [true, false].flatMap((manages) => [0, 9].map((page) => leagueMessage(league, page, { user, manages }, w, notice))),
  ),
  leagueNewsMessage: [leagueNewsMessage(SEASON, w, w.league.opened)],
  roundNewsMessage: [roundNewsMessage(SEASON, w)],
  startRoundMessage: [startRoundMessage(SEASON, w)],
  closeLeagueMessage: [closeLeagueMessage(SEASON, w)],
  leaveLeagueMessage: [leaveLeagueMessage(SEASON, 30, w)],
  noStatisticsMessage: [noStatisticsMessage(w), noStatisticsMessage(w, w.statistics.stopped)],
  stopStatisticsMessage: [stopStatisticsMessage(w)],
  unrateMessage: [unrateMessage(500, w)],
  ownStatisticsMessage: [
    ownStatisticsMessage(OWN_STATISTICS, w),
    ownStatisticsMessage({ ...OWN_STATISTICS, all: { ...SUMS, games: 0 }, rating: null }, w),
    ownStatisticsMessage({ ...OWN_STATISTICS, dice: [1, 0, 0, 0, 0, 0] }, w),
  ],
  serverStatisticsMessage: [0, 9].flatMap((page) => [
    serverStatisticsMessage(SERVER_STATISTICS, page, w),
    serverStatisticsMessage({ ...SERVER_STATISTICS, people: [] }, page, w),
  ]),
});
