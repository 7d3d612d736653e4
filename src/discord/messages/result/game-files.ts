import type { ChanceTold, LogEntry, View } from '../../../engine/index.js';
import { revealedSeed, type Table } from '../../../table/index.js';
import type { Language, Names, Words } from '../../../text/index.js';
import { clip, LIMITS, message, type Attached, type Payload } from '../../protocol/payload.js';
import { namesOf, seatName } from '../../format/seat-names.js';
import { shownLinesOf, type ShownLine } from '../log/shown-lines.js';
import { logLines } from '../log/log-lines.js';
import { proof } from '../../format/proof.js';
import { finalLines, finalsOf, outcomeText } from './result-message.js';

const COLOUR = 0xc9a227;
/** Bytes of a file: both together stay below Discord's 10 MiB. */
const MOST = 4 * 1024 * 1024;

/** A game that is put into files: `entries` is the whole public log. */
interface GameFiles {
  readonly table: Table;
  readonly view: View;
  readonly entries: readonly LogEntry[];
  /** What its chance can be checked with when it is over; null before. */
  readonly chance: ChanceTold | null;
}

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** The newest of these lines that fit, and how many do not. */
const newest = (
  lines: readonly string[],
  most: number,
): { readonly kept: readonly string[]; readonly left: number } => {
  let size = 0;
  const over = lines.findLastIndex((line) => {
    size += bytesOf(line) + 2;
    return size > most;
  });
  return { kept: lines.slice(over + 1), left: over + 1 };
};

/** A line of the log with everything that it stands for, a turn with a heading. */
const fileLines = (line: ShownLine, w: Words, names: Names): readonly string[] => {
  const { turn, text, takenBack, opens } = line;
  if (turn !== null) return ['', `== ${w.story.turn(turn.number, names.player(turn.player))} ==`];
  return [
    `- ${takenBack ? w.board.aside(text, w.files.takenBack) : text}`,
    ...(opens === null ? [] : logLines(opens, w, names).map((line) => `    - ${line}`)),
  ];
};

const withoutMarks = (text: string): string => text.replaceAll('**', '');

const resultLines = ({ table, view, entries }: GameFiles, w: Words, names: Names): readonly string[] => {
  if (table.data.phase !== 'over') return [w.files.notOver];
  const finals = finalsOf(table, view, entries).map((final) => finalLines(final, w, names));
  return [outcomeText(table, view, w, names), ...finals.flatMap((lines) => ['', ...lines]), '', ...proof(table, w)];
};

/** The log of a game as a text to read, with its result when it is over. */
const logText = (game: GameFiles, w: Words): string => {
  const { table, entries } = game;
  const names = namesOf(table, w, 'plain');
  const { seats, souls } = table.data.game;
  const heading = w.files.heading(
    seats.map((seat) => seatName(seat, 'plain')),
    souls,
  );
  const lines = shownLinesOf(entries, w, names).flatMap((line) => fileLines(line, w, names));
  const { kept, left } = newest(lines, MOST);
  const all = [
    heading,
    '',
    ...resultLines(game, w, names).map(withoutMarks),
    '',
    `== ${w.files.log} ==`,
    ...(left === 0 ? [] : [w.files.leftOut(left)]),
    ...kept,
  ];
  return `${all.join('\n')}\n`;
};

/** How the game ended, as on its result; null while it goes on. */
const resultOf = ({ table, view, entries }: GameFiles) =>
  table.data.phase !== 'over'
    ? null
    : {
        winners: view.outcome?.winners ?? [],
        turns: view.turn.number,
        conceded: table.data.social.former
          .filter(({ conceded }) => conceded)
          .map(({ player, turn }) => ({ player, turn })),
        seed: revealedSeed(table),
        players: finalsOf(table, view, entries).map(({ player, hand, tally }) => ({
          player: player.id,
          souls: player.souls,
          coins: player.coins,
          soulCards: player.soulCards.map(({ card }) => card),
          items: [...player.characters, ...player.items].map(({ card }) => card),
          hand: hand.map(({ card }) => card),
          ...tally,
        })),
      };

/** A game for programs: its seats and options, its result when it is over, and its public log, a line for each entry. */
const gameJson = (game: GameFiles): string => {
  const { id, seats, souls, options, seedHash } = game.table.data.game;
  const about = {
    format: 1,
    game: id,
    players: seats.map(({ player, name, computer }) => ({ player, name, computer: computer !== null })),
    souls,
    options,
    seedHash,
    result: resultOf(game),
  };
  const lines = game.entries.map((entry) => JSON.stringify({ id: entry.id, ...entry.line }));
  const { kept, left } = newest(lines, MOST);
  const head = JSON.stringify({ ...about, leftOut: left }, null, 2).slice(0, -2);
  const chance = JSON.stringify(game.chance);
  return `${head},\n  "chance": ${chance},\n  "log": [\n    ${kept.join(',\n    ')}\n  ]\n}\n`;
};

/** A game as files, for one reader: nothing in them is hidden from anybody. */
export const gameFilesMessage = (
  game: GameFiles,
  w: Words,
  log: { readonly w: Words; readonly language: Language },
): Payload => {
  const { table } = game;
  const file = (name: string, text: string): Attached => ({ name, data: Buffer.from(text), alt: w.files.title });
  const name = `four-souls-${table.data.game.id}`;
  return message({
    embeds: [
      {
        title: clip(w.files.title, LIMITS.title),
        description: clip(w.files.about(table.data.phase === 'over'), LIMITS.description),
        color: COLOUR,
      },
    ],
    files: [file(`${name}-${log.language}.txt`, logText(game, log.w)), file(`${name}.json`, gameJson(game))],
  });
};

/** The page of a replay as a file, for one reader. */
export const replayFileMessage = (table: Table, data: Buffer, w: Words, language: Language): Payload =>
  message({
    embeds: [
      {
        title: clip(w.replaying.title, LIMITS.title),
        description: clip(w.replaying.about(table.data.phase === 'over'), LIMITS.description),
        color: COLOUR,
      },
    ],
    files: [{ name: `four-souls-${table.data.game.id}-${language}.html`, data, alt: w.replaying.title }],
  });
