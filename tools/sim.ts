import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { advantage } from './sims/sim-advantage.js';
import { askingTable } from './sims/sim-asking.js';
import { askingText, asText, HELP, optionsOf, playingText } from './sims/sim-options.js';
import { onCores } from './machines/cores.js';
import { BadArguments } from './tool-arguments.js';
import { focusPart, partsResult, playPart } from './sims/sim-parts.js';
import { playing, triedCards } from './sims/sim-playing.js';
import type { SimGame } from './sims/sim-games.js';

const tell = ({ seed, error }: { readonly seed: string; readonly error: Error }): void => {
  process.stderr.write(`The game with the seed "${seed}" broke: ${error.stack ?? error.message}\n`);
};

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const PROGRAM = fileURLToPath(import.meta.url);

const tellUnfinished = (games: readonly SimGame[]): void => {
  for (const { is, seed, decisions, turns } of games)
    if (is === 'unfinished')
      process.stderr.write(
        `The game with the seed "${seed}" went on after ${decisions} decisions in ${turns} turns.\n`,
      );
};

type Given = ReturnType<typeof optionsOf>;

/** Plays the games, on several cores if that is wanted, and prints what they come to. */
const plainGames = async (
  args: readonly string[],
  { json, cores, coverage: covers, ...options }: Given,
  file: string,
) => {
  const { part, focus } = options;
  const onlyPart = part.parts > 1;
  const all = [...args, '--file', file];
  if (cores > 1) await onCores(PROGRAM, all, cores);
  else if (!focus) playPart(options, file, part, tell);
  if (focus || (covers && !onlyPart)) {
    if (cores > 1) await onCores(PROGRAM, [...all, '--focus'], cores);
    else focusPart(options, file, part, tell);
  }
  if (onlyPart) return;
  const { games, result, coverage } = partsResult(options, file, cores);
  tellUnfinished(games);
  const table = covers ? coverage : null;
  print(json ? JSON.stringify(table === null ? result : { ...result, coverage: table }) : asText(result, table));
};

/** Plays with and without each of the most used cards, and prints what that makes of it. */
const cardByCard = async (args: readonly string[], { json, cores, part, ...options }: Given, file: string) => {
  triedCards(options, file);
  if (cores > 1) await onCores(PROGRAM, [...args, '--file', file], cores);
  const found = playing(options, file, part);
  if (part.parts === 1) print(json ? JSON.stringify(found) : playingText(found));
};

const inFolder = async (play: (file: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'souls-sim-'));
  try {
    await play(join(folder, 'games'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** `npm run sim`: plays games between computer players and prints what they took. */
const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  try {
    const given = optionsOf(args);
    const { json, help, asking, advantage: file, ...options } = given;
    if (help) {
      process.stdout.write(HELP);
    } else if (asking) {
      const results = askingTable(options);
      print(json ? JSON.stringify(results) : askingText(results));
    } else if (file !== null) {
      const { games, won, share } = advantage(options, file, options.part);
      const text = `asked always among others asked of what matters: ${won} wins in ${games} games (${(100 * share).toFixed(1)} %)`;
      print(json ? JSON.stringify({ games, won, share }) : text);
    } else {
      const play = async (kept: string): Promise<void> =>
        (given.pairs > 0 ? cardByCard : plainGames)(args, given, kept);
      await (given.file === null ? inFolder(play) : play(given.file));
    }
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};

await main();
