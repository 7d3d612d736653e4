import { z } from 'zod';
import {
  cardsOf,
  outcomeOf,
  turnOf,
  viewFor,
  type LogEntry,
  type PlayerView,
  type Session,
} from '../../engine/index.js';
import type { Seat, TableData } from '../record/data.js';
import { cardOf } from '../history/log-lines.js';
import type { Stored } from '../record/fields/stored.js';
import { tallyOf, withoutTakenBack } from '../history/tally.js';
import { modeIn } from '../record/way-to-play.js';
import { facesOf, facesTogether, isOfSixSides, NO_FACES } from './thrown.js';

const count = z.int().min(0);
export const facesKept = z.tuple([count, count, count, count, count, count]);

/** How a game went for one person. */
const personInGame = z.object({
  user: z.string(),
  name: z.string(),
  won: z.boolean(),
  /** They have left the game or given it up; of what was done in their seat nothing counts for them. */
  gone: z.boolean(),
  souls: count,
  kills: count,
  deaths: count,
  dice: facesKept,
  characters: z.array(z.string()),
  /** Items that they had at the end and loot that they have played, each once. */
  cards: z.array(z.string()),
});
export type PersonInGame = Stored<typeof personInGame>;

/** The way to play a game of everybody against everybody, and one in which a single person plays against computers. */
export const VERSUS = 'versus';
export const AGAINST_COMPUTERS = 'computers';

/** What remains of a game that was played to its end: nothing that was hidden then. */
const gameSummary = z.object({
  game: z.string(),
  server: z.string().nullable(),
  /** When it ended, in milliseconds since 1970. */
  at: z.number(),
  turns: count,
  /** A mode by its name, everybody against everybody, or that against computers alone. */
  mode: z.string(),
  /** Everybody shares one goal. */
  together: z.boolean(),
  /** Seats that a computer player had from the beginning. */
  computers: count,
  people: z.array(personInGame),
});
export type GameSummary = Stored<typeof gameSummary>;

const HOUSE = 'house-';
/** Each once, without the cards of a server's own, which other servers do not know. */
const different = (cards: readonly string[]): string[] =>
  [...new Set(cards)].filter((card) => !card.startsWith(HOUSE)).toSorted();

const together = (one: PersonInGame, other: PersonInGame): PersonInGame => ({
  ...one,
  souls: one.souls + other.souls,
  kills: one.kills + other.kills,
  deaths: one.deaths + other.deaths,
  dice: [...facesTogether(one.dice, other.dice)],
  characters: different([...one.characters, ...other.characters]),
  cards: different([...one.cards, ...other.cards]),
});

/** Whoever has left the game or given it up, and does not sit there again. */
const goneFrom = ({
  game: { seats },
  social: { former, abandoned = [] },
}: TableData): readonly Pick<PersonInGame, 'user' | 'name'>[] => {
  const isThere = (user: string): boolean => seats.some((seat) => seat.user === user);
  const gone = [...former.filter(({ conceded }) => conceded), ...abandoned].flatMap(({ user, name }) =>
    user === null || isThere(user) ? [] : [{ user, name }],
  );
  return gone.filter(({ user }, at) => gone.findIndex((one) => one.user === user) === at);
};

/** Seats whose person has played them from the beginning: who takes a seat over has neither won nor lost this game. */
const playedWhole = ({ game: { seats } }: TableData): readonly (Seat & { readonly user: string })[] =>
  seats.flatMap((seat) => (seat.user === null || seat.since !== undefined ? [] : [{ ...seat, user: seat.user }]));

const inSeat = (
  seat: Seat & { readonly user: string },
  player: PlayerView,
  session: Session,
  entries: readonly LogEntry[],
  hasFaces: boolean,
): PersonInGame => {
  const cards = cardsOf(session);
  const { kills, deaths } = tallyOf(entries, seat.player, (card) => cards.card(card).type === 'monster');
  const played = entries.flatMap(({ line }) =>
    line.say === 'goesOnStack' && line.detail === 'loot' && line.player === seat.player
      ? (cardOf(line.object) ?? [])
      : [],
  );
  return {
    user: seat.user,
    name: seat.name,
    won: outcomeOf(session)?.winners.includes(seat.player) === true,
    gone: false,
    souls: Math.max(0, player.souls),
    kills: kills.length,
    deaths,
    dice: [...(hasFaces ? facesOf(entries, seat.player) : NO_FACES)],
    characters: different(player.characters.map(({ card }) => card)),
    cards: different([...player.items.map(({ card }) => card), ...played]),
  };
};

const modeOf = (data: TableData, people: number): string => {
  const mode = data.game.options.mode ?? VERSUS;
  return people < 2 && modeIn(data.game.options)?.sharesGoal !== true ? AGAINST_COMPUTERS : mode;
};

/**
 * What remains of a game for its people: from its public log and from what everybody sees at its end, nothing else. Null for one
 * that was closed before somebody had won or all had lost, and where nobody has played from beginning to end. `at` is in
 * milliseconds since 1970.
 */
export const summaryOf = (
  data: TableData,
  session: Session,
  log: readonly LogEntry[],
  at: number,
): GameSummary | null => {
  if (outcomeOf(session) === null) return null;
  const entries = withoutTakenBack(log.filter(({ to }) => to === 'all'));
  const hasFaces = isOfSixSides(entries, (card) => cardsOf(session).card(card));
  const { players } = viewFor(session, null);
  const stayed = playedWhole(data).flatMap((seat) => {
    const player = players.find(({ id }) => id === seat.player);
    return player === undefined ? [] : [inSeat(seat, player, session, entries, hasFaces)];
  });
  const people = new Map<string, PersonInGame>();
  for (const one of stayed) {
    const other = people.get(one.user);
    people.set(one.user, other === undefined ? one : together(other, one));
  }
  for (const { user, name } of goneFrom(data))
    people.set(user, {
      user,
      name,
      won: false,
      gone: true,
      souls: 0,
      kills: 0,
      deaths: 0,
      dice: [...NO_FACES],
      characters: [],
      cards: [],
    });
  if (people.size === 0) return null;
  return {
    game: data.game.id,
    server: data.game.upkeep.server,
    at,
    turns: turnOf(session).number,
    mode: modeOf(data, people.size),
    together: modeIn(data.game.options)?.sharesGoal === true,
    computers: data.game.seats.filter(({ user, vacant }) => user === null && vacant === undefined).length,
    people: [...people.values()],
  };
};

const IN_OUTBOX = 'remains ';

/** A summary as it stands in the outbox of the commit that ends its game. */
export const inOutbox = (summary: GameSummary): string => `${IN_OUTBOX}${JSON.stringify(summary)}`;

/** The summary that a text of an outbox is; null for any other text. */
export const summaryIn = (text: string): GameSummary | null =>
  text.startsWith(IN_OUTBOX) ? gameSummary.parse(JSON.parse(text.slice(IN_OUTBOX.length))) : null;
