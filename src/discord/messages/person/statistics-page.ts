import { LEAST_THROWS, luckOf, ratingShown, type OwnStatistics, type Played } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { escapeName } from '../../format/escaping.js';
import { personalId } from '../../protocol/ids.js';
import { button, clip, clipLines, field, LIMITS, message, rows, type Payload } from '../../protocol/payload.js';
import { stamp } from '../../format/times.js';

const COLOUR = 0x3f6f4f;
/** Lines of each list: those with the most games. */
const LINES = 6;
/** Characters of each list, of the 6,000 of a message. */
const LONGEST = 700;

const page = (w: Words, lines: readonly string[]): Payload['embeds'] => [
  {
    title: clip(w.statistics.title, LIMITS.title),
    description: clip(lines.join('\n'), LIMITS.description),
    color: COLOUR,
  },
];

/** Nothing is counted of somebody: what would be, and how it begins. A notice says what has just been done. */
export const noStatisticsMessage = (w: Words, notice: string | null = null): Payload =>
  message({
    content: notice ?? '',
    embeds: page(w, [w.statistics.offer.join('\n\n'), '', `-# ${w.statistics.counts}`]),
    components: rows([button(personalId('stats', 'on'), w.statistics.begin, 'success')]),
  });

/** Asks before everything that is counted is deleted. */
export const stopStatisticsMessage = (w: Words): Payload =>
  message({
    embeds: page(w, [w.statistics.sure]),
    components: rows([
      button(personalId('stats', 'off'), w.statistics.stopNow, 'danger'),
      button(personalId('stats'), w.ui.cancel),
    ]),
  });

/** Asks before a rating is given up: a new one would begin with no games. */
export const unrateMessage = (games: number, w: Words): Payload =>
  message({
    embeds: page(w, [w.statistics.unrateSure(games)]),
    components: rows([
      button(personalId('stats', 'unrate.sure'), w.statistics.unrateNow, 'danger'),
      button(personalId('stats'), w.ui.cancel),
    ]),
  });

/** What was played most, with the part that was won; of the same number what comes first in the alphabet. */
const most = (counted: Readonly<Record<string, Played>>, name: (id: string) => string, w: Words): readonly string[] =>
  Object.entries(counted)
    .map(([id, played]) => ({ name: name(id), played }))
    .toSorted((one, other) => other.played.games - one.played.games || one.name.localeCompare(other.name))
    .slice(0, LINES)
    .map(({ name: called, played }) => w.statistics.played(called, played));

const luckLines = ({ dice }: OwnStatistics, w: Words): readonly string[] => {
  const luck = luckOf(dice);
  if (luck !== null) return w.statistics.luck(luck);
  const throws = dice.reduce((sum, times) => sum + times, 0);
  return [w.statistics.fewThrows(throws, LEAST_THROWS)];
};

const ratingLine = ({ rating }: OwnStatistics, w: Words): string =>
  rating === null ? w.statistics.noRating : w.statistics.rating({ ...ratingShown(rating), games: rating.games });

/** A way to play by its name; one that this version does not know by the name under which it is kept. */
const modeName = (mode: string, w: Words): string =>
  Object.entries(w.tableSettings.mode).find(([name]) => name === mode)?.[1] ?? mode;

const lists = (own: OwnStatistics, w: Words): Payload['embeds'][number]['fields'] => {
  const { statistics } = w;
  const met = own.opponents.slice(0, LINES).map((one) => statistics.opponent(escapeName(one.name), one));
  const parts = [
    { name: statistics.modes, lines: most(own.modes, (mode) => modeName(mode, w), w) },
    { name: statistics.characters, lines: most(own.characters, w.cardName, w) },
    { name: statistics.cards, lines: most(own.cards, w.cardName, w) },
    { name: statistics.opponents, lines: met },
  ];
  return [
    field(statistics.dice, luckLines(own, w).join('\n')),
    ...parts.filter(({ lines }) => lines.length > 0).map(({ name, lines }) => field(name, clipLines(lines, LONGEST))),
  ];
};

/** What is counted of somebody, for nobody else's eyes. */
export const ownStatisticsMessage = (own: OwnStatistics, w: Words): Payload => {
  const { statistics } = w;
  const [embed] = page(w, [
    own.all.games === 0 ? statistics.noGames : statistics.sums(own.all),
    ratingLine(own, w),
    '',
    `-# ${statistics.since(stamp(own.since, 'f'))} ${statistics.counts}`,
  ]);
  return message({
    embeds: [{ ...embed, ...(own.all.games === 0 ? {} : { fields: lists(own, w) ?? [] }) }],
    components: rows([
      own.rating === null
        ? button(personalId('stats', 'rate'), statistics.rate)
        : button(personalId('stats', 'unrate'), statistics.unrate),
      button(personalId('stats', 'sure'), statistics.stop, 'danger'),
    ]),
  });
};
