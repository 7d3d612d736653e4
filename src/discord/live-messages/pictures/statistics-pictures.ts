import { ratingShown, type LeagueStanding, type OwnStatistics, type Season } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { clip, LIMITS } from '../../protocol/payload.js';
import { plainName } from '../../format/escaping.js';
import type { PlacedRow } from '../../messages/person/server-statistics-page.js';
import { writable, type Drawable, type FacesScene, type RankingScene } from '../../picture/index.js';

/** How often each face of somebody's dice came; null before the first throw. */
export const drawableFaces = ({ dice }: OwnStatistics, w: Words): Drawable | null => {
  const { faces: title, fair, face } = w.statistics.picture;
  if (dice.every((times) => times === 0)) return null;
  const scene: FacesScene = { title, faces: dice, fair };
  const alt = clip(
    `${w.board.sentence(title)} ${dice.map((times, at) => face(at + 1, times)).join(' · ')}`,
    LIMITS.alt,
  );
  return { kind: 'faces', scene, alt };
};

/** These people in their places, as a picture; `said` says each of them in words. */
const drawableRanking = (scene: RankingScene, said: readonly string[], w: Words): Drawable | null =>
  scene.rows.length === 0
    ? null
    : {
        kind: 'ranking',
        scene,
        alt: clip([w.board.sentence(scene.title), ...said].join(' '), LIMITS.alt),
      };

/** People of a league in their places; null for nobody. */
export const drawableStandings = (season: Season, people: readonly LeagueStanding[], w: Words): Drawable | null => {
  const { title, columns, former, standing } = w.league;
  const named = people.map((one) => ({ ...one, name: one.name === null ? former : plainName(one.name) }));
  const { nameless } = w.statistics.picture;
  const rows = named.map(({ place, name, points, played, wins, souls }, at) => ({
    place,
    name: writable(name, nameless(at + 1)),
    values: [points, played, wins, souls].map(String),
  }));
  const names = [columns.points, columns.played, columns.wins, columns.souls];
  return drawableRanking({ title: title(season.number), columns: names, rows }, named.map(standing), w);
};

/** People of a server with what is counted of them; null for nobody. */
export const drawableServer = (people: readonly PlacedRow[], w: Words): Drawable | null => {
  const { ofServer, picture } = w.statistics;
  const { columns, nameless } = picture;
  const isRated = people.some(({ rating }) => rating !== null);
  const rows = people.map(({ place, name, games, wins, souls, kills, deaths, rating }, at) => {
    const numbers = [wins, games, souls, kills, deaths].map(String);
    const shown = rating === null ? '–' : ratingShown(rating).value.toFixed(1);
    return { place, name: writable(name, nameless(at + 1)), values: isRated ? [...numbers, shown] : numbers };
  });
  const names = [columns.wins, columns.games, columns.souls, columns.kills, columns.deaths];
  return drawableRanking(
    { title: ofServer.title, columns: isRated ? [...names, columns.rating] : names, rows },
    people.map(({ rating, ...row }) =>
      ofServer.row({ ...row, name: plainName(row.name), rating: rating === null ? null : ratingShown(rating) }),
    ),
    w,
  );
};
