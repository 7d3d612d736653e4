import {
  CONDUCT_DAYS,
  type Conduct,
  type HostQuestion,
  type KeptOut,
  type OwnStatistics,
  type SeatTaken,
} from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { personalId } from '../../protocol/ids.js';
import { button, clip, LIMITS, message, rows, type Payload } from '../../protocol/payload.js';
import { changedSettings, hasHours, type Personal } from '../../memory/people.js';
import { hoursLines } from './settings-page.js';

const COLOUR = 0x3f6f4f;
const FILE = 'four-souls-data.json';

const page = (title: string, lines: readonly string[]): Payload['embeds'] => [
  { title: clip(title, LIMITS.title), description: clip(lines.join('\n'), LIMITS.description), color: COLOUR },
];

/** What somebody has set that differs from how everybody begins, in words. */
const settingsLine = (personal: Personal, w: Words): readonly string[] => {
  const { name, state, languages } = w.person.settings;
  const { settings } = personal;
  const changed = [
    ...changedSettings(personal).map((one) => state(name[one], settings[one])),
    ...(settings.language === 'auto' ? [] : [languages[settings.language]]),
  ];
  return changed.length === 0 ? [w.person.data.usual] : changed;
};

/** What is kept about a person: their settings as stored, where they sit, what they have asked hosts, how they play in servers. */
export interface Kept {
  readonly stored: unknown;
  readonly seats: readonly SeatTaken[];
  readonly questions: readonly HostQuestion[];
  readonly games: Awaited<ReturnType<Conduct['servers']>>;
  readonly keptOut: Awaited<ReturnType<KeptOut['servers']>>;
  /** What is counted of them; null for nothing. */
  readonly statistics: OwnStatistics | null;
  /** Servers in whose leagues they are. */
  readonly leagues: readonly string[];
}

/** What the managers of servers see of somebody. */
const inServers = ({ games, keptOut }: Pick<Kept, 'games' | 'keptOut'>, w: Words): readonly string[] => {
  const sum = (of: 'left' | 'games'): number => games.reduce((so, one) => so + one[of], 0);
  const played = { left: sum('left'), games: sum('games'), servers: games.length, days: CONDUCT_DAYS };
  return [
    ...(games.length === 0 ? [] : [w.managing.own.games(played)]),
    ...(keptOut.length === 0 ? [] : [w.managing.own.keptOut(keptOut.length)]),
  ];
};

/** What is kept about a person, and what they can do about it. */
export const dataMessage = (personal: Personal, about: Omit<Kept, 'stored'>, w: Words): Payload => {
  const { title, kept, erase } = w.person.data;
  const seats = about.seats.length;
  return message({
    embeds: page(title, [
      ...(personal.asked.length === 0 ? [] : [w.lookup.hostQuestions.kept(about.questions.length)]),
      ...inServers(about, w),
      ...(about.leagues.length === 0 ? [] : [w.league.kept(about.leagues.length)]),
      ...(about.statistics === null ? [] : [w.statistics.kept(about.statistics.all.games)]),
      ...kept({ settings: settingsLine(personal, w), hours: hasHours(personal) ? hoursLines(personal, w) : [], seats }),
    ]),
    components: rows([
      button(personalId('mydata', 'file'), w.person.data.export),
      button(personalId('mydata', 'sure'), erase, 'danger'),
    ]),
  });
};

/** All that is kept about a person, as a file. Cards in hand, decks and seeds are no part of it: others play these games too. */
export const exportMessage = (user: string, kept: Kept, w: Words): Payload => {
  const data = Buffer.from(`${JSON.stringify({ user, ...kept }, null, 2)}\n`);
  return message({
    embeds: page(w.person.data.title, [w.person.data.exported]),
    components: rows([button(personalId('mydata'), w.ui.back)]),
    files: [{ name: FILE, data, alt: w.person.data.title }],
  });
};

/** Asks before everything is deleted. */
export const eraseMessage = (w: Words): Payload => {
  const { title, sure, eraseNow } = w.person.data;
  return message({
    embeds: page(title, [sure]),
    components: rows([
      button(personalId('mydata', 'erase'), eraseNow, 'danger'),
      button(personalId('mydata'), w.ui.cancel),
    ]),
  });
};

export const erasedMessage = (w: Words): Payload =>
  message({ embeds: page(w.person.data.title, [w.person.data.erased]) });
