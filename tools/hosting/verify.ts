import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { toldIn, verify, type ChanceTold, type ChanceVerdict } from '../../src/engine/index.js';
import { cardById } from '../../cards/index.js';
import { readJson } from '../../src/ops/index.js';
import { LANGUAGES, words, type Language, type Words } from '../../src/text/index.js';

/**
 * `npm run verify -- game.json [--language en|fr] [--json]`: does every draw of a finished game again from the JSON file that
 * `/souls export` gives, with nothing of the bot that dealt it, and says what that proves and what not. JSON:
 * `{is, findings, dice}`. Ends with 1 for a file that does not hold together or cannot be read.
 */

const USAGE = `Usage: npm run verify -- game.json [--language en|fr] [--json]

Does every draw of a finished game again and says what that proves and what not.
  game.json      the JSON file that /souls export gives after the end of the game
  --language L   the language of what is said: en (as it is without) or fr
  --json         for programs: {is, findings, dice}
  --help         this text
`;

/** What was asked for; null for options that do not exist. */
const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        language: { type: 'string', default: 'en' },
      },
    });
  } catch {
    return null;
  }
};

const isLanguage = (text: string): text is Language => LANGUAGES.some((one) => one === text);

/** The faces of all dice, in the order in which they were thrown. */
const diceOf = ({ draws }: ChanceTold): readonly number[] =>
  draws.flatMap(([, purpose, , result]) => (purpose === 'die' ? [result + 1] : []));

/** Dice on a line. */
const ON_LINE = 30;

const diceLines = (dice: readonly number[]): readonly string[] =>
  Array.from(
    { length: Math.ceil(dice.length / ON_LINE) },
    (_, line) => `  ${dice.slice(line * ON_LINE, (line + 1) * ON_LINE).join(' ')}`,
  );

const inWords = (told: ChanceTold, { is, findings }: ChanceVerdict, { chance }: Words): string => {
  const dice = diceOf(told);
  const points = (texts: readonly string[]): readonly string[] => texts.map((text) => `- ${text}`);
  const parts =
    is === 'prepared'
      ? [[chance.verdict(is)]]
      : [
          [chance.verdict(is)],
          [`${chance.found}:`, ...points(findings.map((one) => chance.finding(one)))],
          [`${chance.notProven}:`, ...points(chance.limits({ words: told.words.length > 0 }))],
          ...(dice.length === 0 ? [] : [[`${chance.dice}:`, ...diceLines(dice)]]),
        ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};

/** Characters of the longest file that is read; Discord takes none that comes near. */
const LONGEST = 2 ** 26;

/** The file as JSON; undefined for one that is not there or is none. */
const parsed = (path: string): unknown => {
  try {
    return readJson(readFileSync(path, 'utf8'), LONGEST);
  } catch {
    return undefined;
  }
};

const failed = (text: string): void => {
  process.stderr.write(`${text.trimEnd()}\n`);
  process.exitCode = 1;
};

const main = (): void => {
  const asked = read();
  const language = asked?.values.language ?? '';
  if (asked?.values.help === true) return void process.stdout.write(USAGE);
  const [path] = asked?.positionals ?? [];
  if (asked === null || path === undefined || !isLanguage(language)) return failed(USAGE);
  const w = words(language, { card: cardById });
  const file = parsed(path);
  if (file === undefined) return failed(w.chance.unreadable);
  const told = toldIn(file);
  if (told === null) return failed(w.chance.nothingTold);
  const verdict = verify(told);
  process.stdout.write(
    asked.values.json ? `${JSON.stringify({ ...verdict, dice: diceOf(told) })}\n` : inWords(told, verdict, w),
  );
  if (verdict.is === 'wrong') process.exitCode = 1;
};

main();
