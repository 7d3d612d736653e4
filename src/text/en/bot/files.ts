import type { ExportCommand, FilesWords } from '../../words/bot/files.js';
import { counted, list } from '../cards/nouns.js';

export const files: FilesWords = {
  title: 'The game as files',
  about: (isOver) =>
    isOver
      ? 'The log as a text to read, and the log and the result as JSON for programs: with hands and the seed, as on the result.'
      : 'The log so far as a text to read, and as JSON for programs: what everybody has seen. Hands and the seed are in it once the game is over.',
  button: 'As files',
  heading: (players, souls) =>
    `Four Souls: ${list(players, 'and')}; ${counted(souls, { one: 'soul', many: 'souls' })} to win`,
  notOver: 'The game goes on.',
  log: 'Log',
  takenBack: 'taken back',
  leftOut: (lines) =>
    `(${counted(lines, { one: 'earlier line is', many: 'earlier lines are' })} left out: the file would be too large)`,
};

export const exportCommand: ExportCommand = {
  name: 'export',
  description: 'The game of this channel as files: log, JSON, or a page that plays it again; only you get them',
  language: { name: 'language', description: 'The language of the files; leave it out for yours' },
  what: {
    name: 'what',
    description: 'The log and result as files, or the replay as a page for a browser; leave it out for the log',
    choices: { files: 'Log and result', replay: 'Replay' },
  },
};
