import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { cardsOf, type LogEntry, type PlayerView, type View } from '../../../engine/index.js';
import {
  isAbsent,
  isDeserted,
  isPassable,
  isTimedOut,
  knownDeadline,
  knownWait,
  progressOf,
  publicView,
  seatOf,
  STRENGTHS,
  type Table,
} from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import {
  button,
  clip,
  clipLines,
  embedSize,
  field,
  LIMITS,
  LINE,
  message,
  rows,
  withLine,
  type Payload,
} from '../../protocol/payload.js';
import { windowIn, namesOf, seatName } from '../../format/seat-names.js';
import { stamp } from '../../format/times.js';
import { closedText, wayLines } from '../../format/together-lines.js';
import { attackedIn } from './attacked.js';
import { offerLines } from '../barter/offer-message.js';
import { withCurrentNumbers, cardLines, chosenLines } from '../choice/legal-actions.js';
import { lobbyMessage } from '../table/lobby-message.js';
import { movedMessage } from './moved.js';
import { nextOf } from './next.js';
import { bulletLine, shownLinesOf } from '../log/shown-lines.js';
import { resultMessage, ruleDifferences, withInvitation } from '../result/result-message.js';
import { stackLines } from './stack-lines.js';

const PLAYING = 0x7a1f1f;
const LOG_LINES = 6;

/** How much is shown: the first entry that fits is taken. */
const SIZES = [
  { log: LOG_LINES, value: LIMITS.fieldValue },
  { log: 2, value: 700 },
  { log: 2, value: 400 },
  { log: 1, value: 220 },
] as const;
type Size = Readonly<Record<'log' | 'value', number>>;
/** The newest lines of the log beside a picture, and the characters of each. */
const PICTURED = { log: 3, line: 200, value: LIMITS.fieldValue } as const;

/** Whose turn it is, and the number of the turn; before the first one that it is so. */
const turnTitle = ({ turn: { phase, number, active } }: View, w: Words, names: Names): string =>
  phase === 'setup' ? w.board.phase(phase) : w.board.title(number, names.player(active));

const playerField = (player: PlayerView, view: View, w: Words, names: Names, size: Size): APIEmbedField => {
  const { heading } = w.board;
  const things = [...player.characters, ...player.items];
  const lines = [
    w.board.player(player),
    ...(things.length === 0 ? [] : [w.board.objects(things, names)]),
    ...(player.soulCards.length === 0 ? [] : [`${heading.souls} — ${w.board.objects(player.soulCards, names)}`]),
    ...(player.curses.length === 0 ? [] : [`${heading.curses} — ${w.board.objects(player.curses, names)}`]),
  ];
  const isActive = view.outcome === null && view.turn.phase !== 'setup' && player.id === view.turn.active;
  const mark = isActive ? '▶ ' : '';
  return field(`${mark}${names.player(player.id)}`, clip(lines.join('\n'), size.value));
};

/** Who is awaited, as everybody may know it, in one sentence; empty for nobody. */
export const awaitedText = (table: Table, view: View, w: Words, names: Names): string => {
  if (view.asked !== null) return w.board.asked(view.asked, names);
  const wait = knownWait(table);
  if (wait.is === 'counted') return w.board.awaitsAnswers(wait.answers);
  const asked = wait.players.map((player) => names.player(player));
  const active = view.turn.active;
  const acts = view.stack.length === 0 && view.declared === null && view.priority?.holder === active;
  if (acts && view.turn.phase === 'action') return w.board.mayAct(names.player(active));
  if (asked.length > 0) return w.board.mayRespond(asked);
  return table.data.clock.thinking === undefined ? '' : w.board.computersThink;
};

/** Who is away until when and wants that to be shown, as long as it was not over when somebody acted last. */
const awayLines = ({ data }: Table, w: Words, names: Names): readonly string[] =>
  data.game.seats.flatMap(({ player, hours, showsHours }) => {
    const until = hours?.away?.until ?? null;
    const isShown = showsHours === true && until !== null && until > (data.game.upkeep.touched ?? 0);
    return isShown ? [w.pace.away(names.player(player), stamp(until, 'f'))] : [];
  });

/** Until when the table waits, that it is paused, and for whom it does not wait any more. */
export const clockLines = (table: Table, w: Words, names: Names): readonly string[] => {
  const { data } = table;
  const until = knownDeadline(table);
  const absent = data.game.seats.filter(({ player, user }) => user !== null && isAbsent(data, player));
  return [
    ...(data.clock.paused === undefined ? [] : [w.pace.paused(stamp(data.clock.paused.since, 'R'))]),
    ...(until === null ? [] : [w.pace.deadline(stamp(until, 'R'))]),
    ...(isDeserted(data) && data.game.options.pace !== null ? [w.pace.deserted] : []),
    ...awayLines(table, w, names),
    ...absent.map(({ player }) => w.pace[isTimedOut(data, player) ? 'timedOut' : 'absent'](names.player(player))),
  ];
};

/** What is going on, whoever is awaited for it: line by line. */
export const situationLines = (view: View, w: Words, names: Names): readonly string[] =>
  [
    view.turn.phase === 'action' || view.turn.phase === 'setup' ? '' : w.board.phase(view.turn.phase),
    view.attack === null
      ? ''
      : w.board.attacking(names.player(view.attack.player), attackedIn(view, view.attack.target, names)?.name ?? null),
    view.declared === null ? '' : w.board.declared(view.declared, names.player(view.turn.active)),
  ].filter((line) => line !== '');

/** What is going on, and who is awaited: line by line. */
export const situationText = (table: Table, view: View, w: Words, names: Names): string =>
  [
    ...situationLines(view, w, names),
    awaitedText(table, view, w, names),
    ...clockLines(table, w, names),
    ...offerLines(table, w, names),
  ]
    .filter((line) => line !== '')
    .join('\n');

/** Characters of the text of a room, which is a rule for everybody while it lies there (ROOM-03). */
const ROOM_TEXT = 320;
/** The same of the card of a challenge, of which there is one. */
const CHALLENGE_TEXT = 640;

/** The rooms, and apart from them the card of a challenge, each with its heading. */
const placesOf = ({ rooms }: View, w: Words): readonly (readonly [heading: string, slots: View['rooms']])[] => [
  [w.board.heading.rooms, rooms.filter(({ of }) => of === undefined)],
  [w.challenges.slot.challenge, rooms.filter(({ of }) => of !== undefined)],
];

/** What each room says, and the card of a challenge, under its name. */
const roomFields = (table: Table, view: View, w: Words, names: Names): readonly APIEmbedField[] =>
  placesOf(view, w).flatMap(([heading, slots]) => {
    const lines = roomLines(table, slots, w, names);
    return lines.length === 0 ? [] : [field(heading, clipLines(lines, LIMITS.fieldValue))];
  });

const roomLines = ({ session }: Table, rooms: View['rooms'], w: Words, names: Names): readonly string[] =>
  rooms.flatMap(({ top, of }) => {
    if (top === null || session === null) return [];
    const text = cardLines(
      { ...withCurrentNumbers(cardsOf(session).card(top.copyOf ?? top.card), top), back: null },
      w,
    ).join(' · ');
    return [
      clip(
        `**${names.card(top.card)}**${text === '' ? '' : ` — ${text}`}`,
        of === undefined ? ROOM_TEXT : CHALLENGE_TEXT,
      ),
    ];
  });

/** Letters of a line about a card that is chosen before the first turn. */
const CHOICE_TEXT = 110;
/** Of so many it is said what each does; of more only the name, and of characters their starting item. */
const DESCRIBED = 9;

/** What is chosen from in the open before the first turn (VAR-01, VAR-07). */
const choiceFields = ({ session }: Table, { asked }: View, w: Words, names: Names): readonly APIEmbedField[] => {
  if (session === null || asked?.among === undefined) return [];
  const isMany = asked.among.length > DESCRIBED;
  const lines = asked.among.map((id) => {
    const card = cardsOf(session).card(id);
    const said = isMany ? [card.startingItem ?? []].flat().map(w.cardName) : chosenLines(card, session, w);
    return clip([`**${names.card(id)}**`, said.join(' · ')].filter((part) => part !== '').join(' — '), CHOICE_TEXT);
  });
  return [field(w.board.heading.choices, clipLines(lines, LIMITS.fieldValue))];
};

const slotFields = (view: View, w: Words, names: Names, size: Size): readonly APIEmbedField[] => {
  const { heading } = w.board;
  const shop = view.shop.map((slot, index) => w.board.shopSlot(index + 1, slot, null, names));
  const monsters = view.monsters.map((slot, index) => w.board.monsterSlot(index + 1, slot, names));
  const rooms = placesOf(view, w).map(
    ([name, slots]) => [name, slots.map((slot, index) => w.board.roomSlot(index + 1, slot, names))] as const,
  );
  const bonusSouls = view.bonusSouls.map((card) => names.card(card));
  const part = (name: string, lines: readonly string[]): readonly APIEmbedField[] =>
    lines.length === 0 ? [] : [field(name, clipLines(lines, size.value))];
  return [
    ...part(heading.monsters, monsters),
    ...part(heading.shop, shop),
    ...rooms.flatMap(([name, lines]) => part(name, lines)),
    ...part(heading.bonusSouls, bonusSouls),
  ];
};

const stackField = (view: View, w: Words, names: Names, size: Size): readonly APIEmbedField[] => {
  const lines = stackLines(view, w, names).map((line, index) => `${index + 1}. ${line}`);
  return lines.length === 0 ? [] : [field(w.board.heading.stack, clipLines(lines, size.value))];
};

const logField = (log: readonly string[], w: Words, size: Size): readonly APIEmbedField[] => {
  const lines = log.slice(-size.log).toReversed();
  return lines.length === 0 ? [] : [field(w.board.heading.log, clipLines(lines, size.value))];
};

/** For whom the computer plays; nothing at a table of people. */
const computers = ({ data }: Table, w: Words): readonly string[] => {
  const played = data.game.seats.filter(({ user }) => user === null);
  const called = (isLeft: boolean): readonly string[] =>
    played
      .filter(({ vacant }) => (vacant !== undefined) === isLeft)
      .map((seat) => {
        const thinks = STRENGTHS.find((strength) => strength === seat.computer && strength !== 'simple');
        const name = seatName(seat, 'markdown');
        return thinks === undefined ? name : w.board.aside(name, w.tableSettings.strength(thinks));
      });
  return played.length === 0 ? [] : [w.board.computers(called(false), called(true))];
};

/** What comes when everybody has passed. */
const whatComes = (view: View, w: Words, names: Names): readonly string[] => {
  const next = nextOf(view, w, names);
  return next === null ? [] : [w.waiting.nextInShort(next)];
};

/** Whose turn it is, who is awaited, why and until when: what no picture says. */
const headOf = (table: Table, view: View, w: Words, names: Names): APIEmbed => ({
  title: clip(turnTitle(view, w, names), LIMITS.title),
  description: clip(
    [
      ...wayLines(view, w),
      situationText(table, view, w, names),
      ...whatComes(view, w, names),
      ...computers(table, w),
    ].join('\n'),
    LIMITS.description,
  ),
  color: PLAYING,
  footer: {
    text: clip([...ruleDifferences(table, w), w.board.revision(progressOf(table))].join(' · '), LIMITS.footer),
  },
});

const embedOf = (table: Table, view: View, w: Words, log: readonly string[], size: Size): APIEmbed => {
  const names = namesOf(table, w, 'markdown');
  const players = view.players.map((player) => playerField(player, view, w, names, size));
  const slots = [...slotFields(view, w, names, size), ...stackField(view, w, names, size)];
  return {
    ...headOf(table, view, w, names),
    fields: [...choiceFields(table, view, w, names), ...players, ...slots, ...logField(log, w, size)].slice(
      0,
      LIMITS.fields,
    ),
  };
};

const fitted = (table: Table, view: View, w: Words, log: readonly string[]): APIEmbed => {
  const tries = SIZES.map((size) => embedOf(table, view, w, log, size));
  return tries.find((embed) => embedSize(embed) <= LIMITS.embedTotal) ?? tries[tries.length - 1] ?? {};
};

/** The turn and who is awaited: what is read without the embed. */
const lineOf = (table: Table, view: View, w: Words): string => {
  const names = namesOf(table, w, 'markdown');
  const title = turnTitle(view, w, names);
  return clip([`**${title}**`, awaitedText(table, view, w, names)].filter((part) => part !== '').join(' · '), LINE);
};

const linesOf = (table: Table, w: Words, log: readonly LogEntry[], longest?: number): readonly string[] =>
  shownLinesOf(log, w, namesOf(table, w, 'markdown'), true).map((line) => bulletLine(line, longest ?? Infinity));

/** What stands beside a picture: the rest is on it, and one click away in words. */
const besidePicture = (table: Table, view: View, w: Words, log: readonly LogEntry[]): APIEmbed => ({
  ...headOf(table, view, w, namesOf(table, w, 'markdown')),
  fields: [
    ...choiceFields(table, view, w, namesOf(table, w, 'markdown')),
    ...roomFields(table, view, w, namesOf(table, w, 'markdown')),
    ...logField(linesOf(table, w, log, PICTURED.line), w, PICTURED),
  ],
});

/** A game in progress: what everybody may see, or as much of it as its picture does not say. */
const gameMessage = (table: Table, view: View, w: Words, log: readonly LogEntry[], isPictured: boolean): Payload => {
  const window = windowIn(table, null);
  const id = (verb: ButtonVerb): string => formatId({ game: table.data.game.id, window, verb, arg: '' });
  const acts = [
    button(id('panel'), w.ui.play, 'primary'),
    ...(isPassable(table) ? [button(id('pass'), w.ui.pass)] : []),
    ...(table.data.game.options.alone === true ? [] : [button(id('deal'), w.barter.button)]),
  ];
  const [inspect, more] = [button(id('inspect'), w.ui.inspect), button(id('more'), w.ui.more)];
  const content = lineOf(table, view, w);
  return isPictured
    ? message({
        content,
        embeds: [besidePicture(table, view, w, log)],
        components: rows([...acts, button(id('inwords'), w.board.inWords)], [inspect, more]),
      })
    : message({
        content,
        embeds: [fitted(table, view, w, linesOf(table, w, log))],
        components: rows([...acts, inspect, more]),
      });
};

/** Everything on the table in words, for whoever asks for it beside the picture of the board; it leads to all other pages. */
export const inWordsMessage = (table: Table, user: string, w: Words, log: readonly LogEntry[]): Payload => {
  const view = publicView(table);
  if (view === null || table.data.phase !== 'playing') return message({ content: w.board.resultTitle });
  const window = windowIn(table, user);
  const id = (verb: ButtonVerb, arg = ''): string => formatId({ game: table.data.game.id, window, verb, arg });
  return message({
    embeds: [fitted(table, view, w, linesOf(table, w, log))],
    components: rows([
      ...(seatOf(table, user) === null ? [] : [button(id('page', 'r'), w.more.toPanel, 'primary')]),
      button(id('inspect'), w.ui.inspect),
      button(id('more'), w.ui.more),
    ]),
  });
};

/**
 * The one message that shows a table: its lobby, its game with the newest of its log, its result with the whole. `isPictured`:
 * a picture of the game goes with it.
 */
export const boardMessage = (table: Table, w: Words, log: readonly LogEntry[], isPictured = false): Payload => {
  if (table.data.phase === 'lobby') return withLine(withInvitation(lobbyMessage(table, w), table, w));
  const { moved } = table.data.game.upkeep;
  if (moved !== null) return withLine(movedMessage(table, moved.to, w));
  const view = publicView(table);
  if (view === null)
    return withLine(message({ embeds: [{ title: w.lobby.title, description: closedText(table, w) }] }));
  return table.data.phase === 'over'
    ? withLine(resultMessage(table, view, w, log))
    : gameMessage(table, view, w, log, isPictured);
};
