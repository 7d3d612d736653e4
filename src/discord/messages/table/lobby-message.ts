import type { APIEmbedField } from 'discord-api-types/v10';
import {
  closesAt,
  isAwake,
  isUnofficial,
  modeIn,
  PACES,
  SEATS,
  seatsFor,
  strengthAt,
  STRENGTHS,
  usualHours,
  type Seat,
  type Strength,
  type Table,
} from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import { escapeName } from '../../format/escaping.js';
import { button, clip, clipLines, field, LIMITS, message, rows, type Payload } from '../../protocol/payload.js';
import { stamp } from '../../format/times.js';
import { seatName } from '../../format/seat-names.js';
import { quickButton, quickField } from './quick-page.js';
import { houseRuleLines, settingLines, wayText } from './table-settings-page.js';

const COLOUR = 0x8a6d3b;

/** From when to when somebody usually plays who wants that to be shown, as each reader's own clock has it. */
const usualIn = ({ data }: Table, { hours, showsHours }: Seat): readonly [from: string, to: string] | null => {
  if (hours === undefined || showsHours !== true) return null;
  const usual = usualHours(hours, data.game.upkeep.touched ?? 0);
  return usual === null ? null : [stamp(usual.from, 't'), stamp(usual.to, 't')];
};

/** Those who wait for a seat, and for whom one is kept. */
const waitingField = (
  {
    data: {
      social: { finding },
    },
  }: Table,
  w: Words,
): readonly APIEmbedField[] => {
  const lines = [
    ...finding.kept.map(({ name, until }) => w.finding.kept(escapeName(name), stamp(until, 't'))),
    ...finding.waiting.map(({ name }, index) => `${index + 1}. ${escapeName(name)}`),
  ];
  return lines.length === 0 ? [] : [field(w.finding.waiting(lines.length), clipLines(lines, LIMITS.fieldValue))];
};

/** The hash of the bot's secret, and who has added a word; nothing in a lobby of an older version. */
const chanceField = (
  {
    data: {
      game: { secret, seedHash, seats },
    },
  }: Table,
  w: Words,
): readonly APIEmbedField[] => {
  if (secret === undefined || seedHash === null) return [];
  const names = seats.filter(({ word }) => word !== undefined).map((seat) => seatName(seat, 'markdown'));
  const lines = [w.chance.explain(seedHash), ...(names.length === 0 ? [] : [w.chance.added(names)])];
  return [field(w.chance.title, clipLines(lines, LIMITS.fieldValue))];
};

/** What comes before the number of seats in the argument of a button that changes it. */
export const SEAT_ARG = 'seats.';

/** One seat more where all are taken, and one of those fewer that the game is not made for where one is free (SETUP-12). */
const seatButtons = ({ data }: Table, w: Words): ReturnType<typeof button>[] => {
  const { seats, options, id: game } = data.game;
  const { finding } = data.social;
  const { most } = seatsFor(options);
  const isFull = seats.length + finding.kept.length >= most;
  if (modeIn(options) !== null) return [];
  const to = (number: number, label: string) =>
    button(formatId({ game, window: '', verb: 'choose', arg: `${SEAT_ARG}${number}` }), label);
  if (isFull) return most < SEATS.most ? [to(most + 1, w.lobby.moreSeats(most + 1))] : [];
  return isUnofficial(most) ? [to(most - 1, w.lobby.fewerSeats(most))] : [];
};

/** What comes before how well computer players are to play in the argument of a button that changes it. */
export const STRENGTH_ARG = 'strength.';

/** How well they play when its button is pressed. */
const nextStrength = ({ data }: Table): Strength =>
  STRENGTHS[(STRENGTHS.indexOf(strengthAt(data)) + 1) % STRENGTHS.length] ?? 'simple';

/** What the host chooses in the lobby itself: the pace, over days until when it waits, how well computer players play, and how many seats there are. */
const choosing = (table: Table, w: Words): ReturnType<typeof button>[] => {
  const { id: game, options } = table.data.game;
  const id = (arg: string): string => formatId({ game, window: '', verb: 'choose', arg });
  const paces = PACES.map((name) => {
    const isChosen = options.pace?.name === name;
    const label = `${w.pace.emoji(name)} ${w.pace.name(name)}`;
    return button(id(`pace.${isChosen ? 'none' : name}`), label, isChosen ? 'success' : 'secondary');
  });
  const strength = button(
    id(`${STRENGTH_ARG}${nextStrength(table)}`),
    w.tableSettings.strengthButton(strengthAt(table.data)),
  );
  const date = button(formatId({ game, window: '', verb: 'date', arg: '' }), w.lobby.date.button);
  return [...paces, ...(options.pace?.name === 'days' ? [date] : []), strength, ...seatButtons(table, w)];
};

/** When the lobby closes by itself. */
const closingLine = ({ data }: Table, w: Words): readonly string[] => {
  const closes = closesAt(data);
  if (closes === null) return [];
  const until = stamp(closes, 'R');
  return [data.game.upkeep.date === undefined ? w.lobby.closes(until) : w.lobby.date.stands(stamp(closes, 'F'), until)];
};

/** The table before the start: seats, goal, and the buttons for taking a seat. */
export const lobbyMessage = (table: Table, w: Words): Payload => {
  const { seats, id: game, host, options, secret } = table.data.game;
  const { finding } = table.data.social;
  const { role, called } = finding;
  const id = (verb: ButtonVerb, arg = ''): string => formatId({ game, window: '', verb, arg });
  const hostSeat = seats.find((seat) => seat.user === host);
  const lines = seats.map((seat, index) => {
    const line = w.lobby.seat(index + 1, seatName(seat, 'markdown'), seat.computer);
    const usual = usualIn(table, seat);
    return usual === null ? line : `${line} — ${w.lobby.usually(...usual)}`;
  });
  const { least, most } = seatsFor(options);
  const ready = seats.length >= least ? w.lobby.ready : w.lobby.tooFew(least);
  const way = wayText(table, w);
  const rules = houseRuleLines(table, w);
  const about = [
    w.lobby.explain,
    ...(way === null ? [] : ['', way, '']),
    ...(hostSeat === undefined ? [] : [w.lobby.host(escapeName(hostSeat.name))]),
    ready,
    ...(isUnofficial(most) ? [w.lobby.unofficial] : []),
    ...closingLine(table, w),
    '',
    ...(options.pace === null ? [w.pace.question] : []),
    w.pace.line(options.pace),
  ];
  const embed = {
    title: clip(w.lobby.title, LIMITS.title),
    description: clip(about.join('\n'), LIMITS.description),
    color: COLOUR,
    fields: [
      field(w.lobby.seats(seats.length, most), lines.length === 0 ? w.lobby.noSeats : lines.join('\n')),
      field(w.ui.settings, settingLines(table, w).join('\n')),
      ...quickField(table, w),
      ...waitingField(table, w),
      ...chanceField(table, w),
      ...(rules.length === 0
        ? []
        : [field(w.tableSettings.houseRules(rules.length), clipLines(rules, LIMITS.fieldValue))]),
    ],
  };
  return message({
    embeds: [embed],
    components: rows(
      [
        button(id('join'), w.ui.join, 'success'),
        button(id('leave'), w.ui.leave),
        button(id('start'), w.ui.start, 'primary', seats.length < least),
        ...(secret === undefined ? [] : [button(id('word'), w.chance.button)]),
      ],
      [
        button(id('addcpu'), w.ui.addComputer, 'secondary', seats.length >= most),
        button(id('delcpu'), w.ui.removeComputer, 'secondary', !seats.some(({ computer }) => computer !== null)),
        button(id('options'), w.ui.settings),
        ...(role === null || called ? [] : [button(id('call'), w.finding.call)]),
        ...quickButton(table, w),
      ],
      choosing(table, w),
    ),
  });
};

type Kept = Table['data']['social']['finding']['kept'][number];

/** What mentions the role that looks for players: nobody else. */
export const callMessage = ({ data }: Table, role: string, w: Words): Payload =>
  message({
    content: clip(
      w.finding.called(
        `<@&${role}>`,
        escapeName(data.game.seats.find(({ user }) => user === data.game.host)?.name ?? ''),
      ),
      LIMITS.content,
    ),
    allowed_mentions: { roles: [role] },
    components: rows([
      button(formatId({ game: data.game.id, window: '', verb: 'join', arg: '' }), w.ui.join, 'success'),
    ]),
  });

/**
 * The one reminder of the date of a lobby. Who sleeps then is written like the others and not notified; who is among the `quiet`
 * stands there by name.
 */
export const dateReminder = (table: Table, quiet: ReadonlySet<string>, w: Words): Payload => {
  const { seats, upkeep } = table.data.game;
  const closes = closesAt(table.data) ?? 0;
  const people = seats.filter(({ user }) => user !== null);
  const isNamed = ({ user }: (typeof people)[number]): boolean => user === null || quiet.has(user);
  const isNotified = ({ hours }: (typeof people)[number]): boolean =>
    hours === undefined || isAwake(hours, upkeep.date?.reminded ?? 0);
  const named = people.map((seat) => (isNamed(seat) ? seatName(seat, 'markdown') : `<@${seat.user ?? ''}>`));
  const notified = people.filter((seat) => !isNamed(seat) && isNotified(seat));
  return message({
    content: clip(w.lobby.date.reminder(named, stamp(closes, 'F'), stamp(closes, 'R')), LIMITS.content),
    allowed_mentions: { users: notified.map(({ user }) => user ?? '') },
  });
};

/** A seat of a lobby that is kept for somebody who has waited: it mentions them. */
export const keptMessage = ({ data }: Table, { user, until }: Kept, w: Words): Payload => {
  const id = (verb: ButtonVerb): string => formatId({ game: data.game.id, window: '', verb, arg: '' });
  return message({
    content: clip(w.finding.seatKept(`<@${user}>`, stamp(until, 'R')), LIMITS.content),
    allowed_mentions: { users: [user] },
    components: rows([button(id('join'), w.replacing.take, 'success'), button(id('unlist'), w.replacing.decline)]),
  });
};

/** What somebody reads who waits for a seat. */
export const waitsMessage = ({ data }: Table, place: number, w: Words): Payload =>
  message({
    content: clip(w.finding.waits(place, data.phase === 'playing'), LIMITS.content),
    components: rows([
      button(formatId({ game: data.game.id, window: '', verb: 'unlist', arg: '' }), w.finding.stopWaiting),
    ]),
  });
