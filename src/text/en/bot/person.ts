import type { Language } from '../../words/described.js';
import type { Switch, SeatTold } from '../../words/bot/person.js';
import { hours } from './hours.js';
import { counted } from '../cards/nouns.js';

const TEXT_ONLY = 'Text only';

/** A person's own pages in one language: settings, tables, data. */
export const person = {
  settings: {
    title: 'My settings',
    about: 'These count for you alone, at every table. Press one to change it.',
    name: {
      textOnly: TEXT_ONLY,
      large: 'Large',
      calm: 'Calm',
      tips: 'Tips',
      dm: 'Hand by DM',
      notices: 'Notices by DM',
      digest: 'One notice a day',
      noPings: 'No pings',
      showHours: 'Usual hours',
    } satisfies Readonly<Record<Switch, string>>,
    explain: {
      textOnly: 'no pictures in what only you see; everything you may do has a number for `/act number`',
      large: 'larger letters in everything that only you see',
      calm: 'your panel changes by itself only when you are asked',
      tips: 'one line of explanation when you meet something for the first time',
      dm: 'your hand comes as a direct message too, which changes with the game and stays',
      notices: 'that a table waits for you comes as a direct message, not in the channel',
      digest: 'one direct message a day with all tables that wait for you, in place of the others',
      noPings: 'in the channel you are named without a mention, and no notice makes a sound',
      showHours:
        'lobbies show others at which hours you usually play, from your quiet hours, and boards until when you are away',
    } satisfies Readonly<Record<Switch, string>>,
    /** The label of a button that shows the present state. */
    state: (name: string, on: boolean): string => `${on ? '☑' : '☐'} ${name}: ${on ? 'on' : 'off'}`,
    /** Labels of a menu, which say what the menu is for. */
    languages: {
      auto: 'Language: as in my Discord',
      en: 'Language: English',
      fr: 'Language: Français',
    } satisfies Readonly<Record<'auto' | Language, string>>,
  },
  hours,
  /** One's hand as a direct message. */
  dm: {
    /** The first direct message, before any hand. */
    greeting:
      'What you have asked for comes here from now on, from every table you sit at. Nobody else can read it. `/souls-me settings` switches it off.',
    title: 'Your hand',
    playIn: (channel: string): string => `You play in ${channel}.`,
    /** In place of the hand: switched off, the game is over, the seat is given up. */
    off: (channel: string): string => `Your hand in ${channel} does not come here any more: you have switched it off.`,
    over: (channel: string): string => `The game in ${channel} is over. Its result shows all hands.`,
    left: (channel: string): string => `You do not sit at the table in ${channel} any more.`,
    /** Direct messages from the bot are not taken. */
    closed:
      'Direct messages cannot reach you: Discord does not let me write to you, so that setting is off now. Allow direct messages from members of this server in its privacy settings, then switch it on again in `/souls-me settings`. In the channel everything is as always.',
  },
  /** The numbered text mode. */
  numbers: {
    title: 'By number: /act number',
    /** Nothing has this number; 0 when there are no numbers. */
    none: (most: number): string =>
      most === 0
        ? `There are no numbers yet. Switch “${TEXT_ONLY}” on in \`/souls-me settings\`, then open your panel with \`/hand\`.`
        : `Nothing has this number: there are 1 to ${most}.`,
    mixed: 'Several numbers go together only when they stand in one menu.',
  },
  tables: {
    title: 'Your tables',
    none: 'You sit at no table. Type `/souls new` in a channel to open one.',
    seat: ({ where, phase, awaited }: SeatTold): string => {
      if (awaited === null) return `• ${where} — ${phase === 'lobby' ? 'not started yet' : 'others are to act'}`;
      const { reason, since, until } = awaited;
      const times = [...(since === null ? [] : [`asked ${since}`]), ...(until === null ? [] : [`time is up ${until}`])];
      return [`❗ ${[`${where} — **waits for you**`, ...times].join(', ')}`, reason].join('\n');
    },
    /** The label of the button that leads to the most urgent table. */
    next: 'Next',
    practice: 'Your practice game (`/souls tutorial`)',
    more: (number: number): string => `…and ${number} more`,
  },
  data: {
    title: 'What I keep about you',
    /** What is kept, in words; the number of tables, and of those that are over. */
    kept: ({
      settings,
      hours: lines,
      seats,
    }: {
      readonly settings: readonly string[];
      /** Time zone, quiet hours and absence, a line each. */
      readonly hours: readonly string[];
      readonly seats: number;
    }): readonly string[] => [
      `• **Settings:** ${settings.join(' · ')}`,
      ...lines.map((line) => `• ${line}`),
      `• **Seats:** your name and Discord id at ${counted(seats, { one: 'table', many: 'tables' })}, and the course of those games`,
      '• Nothing else: no messages, no e-mail, no list of the servers that you are in.',
    ],
    usual: 'all as usual',
    export: 'Get it as a file',
    exported: 'Here is all of it. Cards in hand and decks are left out: they belong to games that others play too.',
    erase: 'Delete it',
    /** Asked before it is done. */
    sure: 'Delete your settings, what you have asked the hosts of servers, how many games you have left and your statistics, and take your name off every table and out of leagues? Computer players play your seats on, called “A former player”. **This cannot be undone.**',
    eraseNow: 'Yes, delete it',
    erased:
      'Deleted. Your settings, your questions, the count of your games and your statistics are gone, and your name is off every table.',
  },
};
