import { ratingShown, type ServerRow, type ServerStatistics } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { escapeName, numberedAsIs } from '../../format/escaping.js';
import { personalId } from '../../protocol/ids.js';
import { clampPage, pageRow } from '../../protocol/paging.js';
import { button, clip, LIMITS, message, rows, type Payload } from '../../protocol/payload.js';

const COLOUR = 0x3f6f4f;
/** People on one page: a picture of as many can be read on a phone. */
const ON_PAGE = 10;

/** Somebody with their place, which is shared by who has done the same. */
export interface PlacedRow extends ServerRow {
  readonly place: number;
}

/** Most wins first, then fewer games, then souls. */
const compared = (one: ServerRow, other: ServerRow): number =>
  other.wins - one.wins || one.games - other.games || other.souls - one.souls;

/** The people of a page of these statistics. */
export const placedOn = ({ people }: ServerStatistics, page: number): readonly PlacedRow[] => {
  const sorted = people.toSorted((one, other) => compared(one, other) || one.name.localeCompare(other.name));
  const first = clampPage(page, Math.ceil(sorted.length / ON_PAGE)) * ON_PAGE;
  return sorted
    .slice(first, first + ON_PAGE)
    .map((one) => ({ ...one, place: 1 + sorted.findIndex((other) => compared(one, other) === 0) }));
};

/** The statistics of a server, page by page, of those of its people who want to be counted. */
export const serverStatisticsMessage = (statistics: ServerStatistics, page: number, w: Words): Payload => {
  const { ofServer } = w.statistics;
  const pages = Math.ceil(statistics.people.length / ON_PAGE);
  const lines = placedOn(statistics, page).map(({ name, rating, ...row }) =>
    numberedAsIs(
      ofServer.row({ ...row, name: `**${escapeName(name)}**`, rating: rating === null ? null : ratingShown(rating) }),
    ),
  );
  return message({
    embeds: [
      {
        title: clip(ofServer.title, LIMITS.title),
        description: clip(
          [
            ...(lines.length === 0 ? [ofServer.none] : [ofServer.games(statistics.games), '', ...lines]),
            '',
            `-# ${ofServer.explain}`,
          ].join('\n'),
          LIMITS.description,
        ),
        color: COLOUR,
      },
    ],
    components: rows(
      pageRow(page, pages, w, (arg) => personalId('stats', `server.${arg}`)),
      [button(personalId('stats'), ofServer.open)],
    ),
  });
};
