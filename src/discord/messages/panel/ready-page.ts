import { readyOf, seatOf, type Seat, type Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import { menuPages, clampPage, pageRow } from '../../protocol/paging.js';
import { button, clip, clipLines, LIMITS, message, rows, select, type Payload } from '../../protocol/payload.js';
import { namesOf, windowIn } from '../../format/seat-names.js';
import { readyChoices, readyLabel } from '../choice/ready-choices.js';

const COLOUR = 0x2f4f6f;

/** What has ended because its card is gone, a line each, for its owner. */
export const endedLines = (seat: Seat, w: Words, names: Names): readonly string[] =>
  readyOf(seat).ended.map((answer) => `⚠️ ${w.ahead.ready.ended(readyLabel(answer, w, names))}`);

/** The menu of how everything else is answered: passed on, chosen, and whose deals are declined. */
const restMenu = (table: Table, seat: Seat, id: string, w: Words, plain: Names) => {
  const { declines, otherwise, choices } = readyOf(seat);
  const words = w.ahead.ready;
  const others = table.data.game.seats.filter(({ player }) => player !== seat.player);
  const ways = [
    { value: 'pass', label: words.rest.pass, chosen: otherwise === 'pass' },
    { value: 'computer', label: words.rest.computer, chosen: choices === 'computer' },
    ...others.map(({ player }) => ({
      value: player,
      label: words.rest.decline(plain.player(player)),
      chosen: declines.includes(player),
    })),
  ];
  return select(id, words.rest.menu, ways, { min: 0, max: ways.length });
};

const aboutReady = (seat: Seat, w: Words, names: Names, noOffers: boolean): readonly string[] => {
  const { answers, declines, otherwise, choices } = readyOf(seat);
  const words = w.ahead.ready;
  return [
    words.intro,
    '',
    `**${words.now}**`,
    ...(answers.length === 0 ? [words.nothing] : answers.map((answer) => `• ${readyLabel(answer, w, names)}`)),
    ...(otherwise === undefined ? [] : [words.rest.passes]),
    ...(choices === undefined ? [] : [words.rest.chooses]),
    words.declined(declines.map((player) => names.player(player))),
    ...(noOffers && answers.length === 0 ? [words.noOffers] : []),
  ];
};

/** What a person has made ready, and what their cards offer to make ready: for them alone. */
export const readyMessage = (table: Table, user: string, w: Words, page: number, notice: string | null): Payload => {
  const seat = seatOf(table, user);
  if (seat === null || table.data.phase !== 'playing') return message({ content: notice ?? w.more.spectator });
  const [names, plain] = [namesOf(table, w, 'markdown'), namesOf(table, w, 'plain')];
  const words = w.ahead.ready;
  const window = windowIn(table, user);
  const id = (verb: ButtonVerb, arg: string): string => formatId({ game: table.data.game.id, window, verb, arg });
  const offers = readyChoices(table, user, w, { names: plain, object: null, ready: false });
  const pages = menuPages(offers, () => '');
  const shown = pages[clampPage(page, pages.length)]?.of ?? [];
  const ready = readyChoices(table, user, w, { names: plain, object: null, ready: true });
  const ended = endedLines(seat, w, names);
  const said = [...(notice === null ? [] : [notice, '']), ...ended, ...aboutReady(seat, w, names, offers.length === 0)];
  return message({
    embeds: [
      { title: clip(words.title, LIMITS.title), description: clip(clipLines(said, 3_900), 4_000), color: COLOUR },
    ],
    components: rows(
      shown.length === 0 ? [] : [select(id('ready', 'on'), words.make, shown)],
      ready.length === 0 ? [] : [select(id('ready', 'off'), words.end, ready)],
      [restMenu(table, seat, id('ready', 'rest'), w, plain)],
      pageRow(page, pages.length, w, (arg) => id('ready', arg)),
      [
        button(id('page', 'r'), w.more.toPanel, 'primary'),
        ...(ended.length === 0 ? [] : [button(id('ready', 'seen'), words.seen)]),
      ],
    ),
  });
};
