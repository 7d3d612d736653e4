import { counted, list } from '../cards/nouns.js';

/** A game as files. */
export const files = {
  title: 'The game as files',
  /** What the files hold, and what not while the game goes on. */
  about: (isOver: boolean): string =>
    isOver
      ? 'The log as a text to read, and the log and the result as JSON for programs: with hands and the seed, as on the result.'
      : 'The log so far as a text to read, and as JSON for programs: what everybody has seen. Hands and the seed are in it once the game is over.',
  /** On the button under a result. */
  button: 'As files',
  /** The first lines of the log as a text. */
  heading: (players: readonly string[], souls: number): string =>
    `Four Souls: ${list(players, 'and')}; ${counted(souls, { one: 'soul', many: 'souls' })} to win`,
  notOver: 'The game goes on.',
  log: 'Log',
  takenBack: 'taken back',
  /** So many lines do not fit into the file. */
  leftOut: (lines: number): string =>
    `(${counted(lines, { one: 'earlier line is', many: 'earlier lines are' })} left out: the file would be too large)`,
};

export const exportCommand = {
  name: 'export',
  description: 'The game of this channel as files: log, JSON, or a page that plays it again; only you get them',
  language: { name: 'language', description: 'The language of the files; leave it out for yours' },
  /** What is given: the log and the result, or a page that plays the game again. */
  what: {
    name: 'what',
    description: 'The log and result as files, or the replay as a page for a browser; leave it out for the log',
    choices: { files: 'Log and result', replay: 'Replay' } satisfies Readonly<Record<'files' | 'replay', string>>,
  },
};
