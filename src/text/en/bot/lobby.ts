import type { StandingOrder, ComputerKind } from '../../../table/index.js';
import { counted } from '../cards/nouns.js';
import { tableSettings } from './table-settings.js';
import { ui } from './ui.js';

const STANDING_ORDER_SET: Readonly<Record<StandingOrder, string>> = {
  always: 'From now on you are asked every time you could respond.',
  concerns: 'From now on you are asked when something concerns you.',
  matters:
    'From now on you are asked about what matters: your death, what aims at you, souls, answers to what you play.',
  decides:
    'From now on you are asked only about what decides: your death, your items and souls, somebody about to win.',
};

/** A table before its game begins, and what somebody has set for their seat. */
export const lobby = {
  title: 'A table of Four Souls',
  explain: `Press **${ui.join}** to take a seat. The host presses **${ui.start}** when everybody is there.`,
  /** To whoever has just opened the table. */
  opened: `Your table is open, and you have a seat. Others press **${ui.join}** on its message in this channel; then you press **${ui.start}** there.`,
  host: (name: string): string => `Host: ${name}`,
  goal: (souls: number): string => `Goal: ${counted(souls, { one: 'soul', many: 'souls' })}`,
  seats: (taken: number, most: number): string => `Seats: ${taken} of ${most}`,
  seat: (number: number, name: string, computer: ComputerKind | null): string => {
    const kind =
      computer === 'random' || computer === 'scripted' ? computer : tableSettings.strength(computer ?? 'simple');
    return `${number}. ${name}${computer === null ? '' : ` — computer player (${kind})`}`;
  },
  /** After a seat: from when to when they usually play, on the reader's clock. */
  usually: (from: string, to: string): string => `usually from ${from} to ${to}`,
  noSeats: 'Nobody has taken a seat yet.',
  tooFew: (least: number): string => `A game needs at least ${counted(least, { one: 'player', many: 'players' })}.`,
  ready: 'Ready to start.',
  /** That more people can sit here than the game is made for (SETUP-12). */
  unofficial:
    'Five to eight players are **unofficial and slow**: the game is made for up to four, and a round with eight takes more than twice as long as with four.',
  /** Buttons that give the table one seat more, with this number, or take that one away. */
  moreSeats: (number: number): string => `＋ Seat ${number}${number > 4 ? ' (unofficial)' : ''}`,
  fewerSeats: (number: number): string => `− Seat ${number}`,
  /** When the lobby closes by itself, as Discord writes it. */
  closes: (when: string): string => `Closes ${when} if nobody does anything here.`,
  /** The date until which the lobby of a table over days stands; `at` and `until` as Discord shows them. */
  date: {
    button: '📅 Until a date…',
    /** Of the form in which it is typed: on the clock of this time zone. */
    title: 'Until when does this table wait?',
    label: (zone: string): string => `Day and time (${zone})`,
    hint: 'Friday 21:00 — empty for no date',
    problem: (what: 'notADate' | 'past' | 'tooFar', typed: string): string => {
      switch (what) {
        case 'notADate':
          return `I cannot read “${typed}”. Type a day and a time, such as Friday 21:00, tomorrow 20:00 or 2026-12-24 20:00.`;
        case 'past':
          return `“${typed}” is over already. Type a later time.`;
        case 'tooFar':
          return 'A table waits for its players for four weeks at most. Type an earlier date.';
      }
    },
    stands: (at: string, until: string): string => `Waits for players until ${at} (${until}).`,
    none: 'This table has no date any more.',
    /** To those who have joined, once. */
    reminder: (people: readonly string[], at: string, until: string): string =>
      `⏰ ${people.join(', ')}: this table waits until ${at} (${until}). It closes unless the game has started by then.`,
    /** In place of it when the lobby is no more. */
    reminderOver: 'A table of Four Souls was waiting for its start here.',
  },
  /** To the host: the table is full, and this is in the way of its start by itself. */
  notStarted: (channel: string, why: string): string =>
    `Your table in <#${channel}> is full, but its game could not start by itself: ${why}`,
  joined: 'You have a seat.',
  left: 'You have left the table.',
  closed: 'This table was closed.',
  standingOrderSet: (order: StandingOrder): string => STANDING_ORDER_SET[order],
  forcedSet: (ask: boolean): string =>
    ask
      ? 'From now on you are asked even when there is only one possible choice.'
      : 'Where there is only one possible choice, it is made for you.',
  holdSet: (hold: boolean): string =>
    hold ? 'You keep priority after your own actions.' : 'After your own actions you pass by yourself.',
};
