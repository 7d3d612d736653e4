import { parseArgs } from 'node:util';
import { sets } from '../../cards/index.js';
import type { SimOptions, SimResult } from './sim-games.js';

/** The arguments do not say what to simulate; the message is a sentence for the person who gave them. */
export class BadArguments extends Error {
  override readonly name = 'BadArguments';
}

const number = (name: string, text: string, from: number, to: number): number => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to)
    throw new BadArguments(`--${name} takes a whole number from ${from} to ${to}, not "${text}".`);
  return value;
};

const cardsOf = (names: string) =>
  names.split(',').flatMap((name) => {
    const found = sets.find(({ id }) => id === name);
    if (found === undefined)
      throw new BadArguments(`--sets knows ${sets.map(({ id }) => id).join(', ')}, not "${name}".`);
    return found.cards;
  });

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        games: { type: 'string', default: '100' },
        players: { type: 'string', default: '2' },
        seed: { type: 'string', default: '1' },
        bots: { type: 'string', default: 'random' },
        sets: { type: 'string', default: 'base' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new BadArguments((error as Error).message.split('. ')[0] ?? 'The arguments cannot be read.');
  }
};

/** Reads the arguments of `npm run sim`. Throws `BadArguments`. */
export const optionsOf = (args: readonly string[]): SimOptions & { readonly json: boolean } => {
  const given = parsed(args);
  const { bots } = given;
  if (bots !== 'random' && bots !== 'simple') throw new BadArguments(`--bots takes random or simple, not "${bots}".`);
  return {
    games: number('games', given.games, 1, 1_000_000),
    players: number('players', given.players, 2, 4),
    seed: given.seed,
    bots,
    cards: cardsOf(given.sets),
    json: given.json,
  };
};

/** The figures for people. */
export const asText = (result: SimResult): string => {
  const { main, choices, responses, total, waits } = result.questions;
  return [
    `${result.finished} of ${result.games} games finished, ${result.unfinished} unfinished, ${result.errors} errors`,
    `${result.decisions} decisions, ${result.decisionsPerSecond} per second, ${result.gamesPerSecond} games per second`,
    `a game: ${result.turns.median} turns, ${total} questions (${main} main, ${choices} choices, ${responses} responses) in ${waits} waits`,
  ].join('\n');
};
