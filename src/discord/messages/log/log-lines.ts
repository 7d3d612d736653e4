import type { EventType, LogEntry, LogLine } from '../../../engine/index.js';
import type { Names, Words } from '../../../text/index.js';
import { escapeText } from '../../format/escaping.js';
import { clip } from '../../protocol/payload.js';

/** Declarations stand on the board while they wait for answers; what came of them has a line of its own. */
const DECLARED: readonly EventType[] = ['declareAttack', 'declarePurchase', 'declareEnd'];

/** Whether the lines around it, or the board, already say what this line says. */
const goesWithoutSaying = (line: LogLine): boolean => {
  switch (line.say) {
    case 'resolves':
    case 'deathThreatens':
    case 'attackEnds':
      return true;
    case 'goesOnStack':
      return line.detail === 'damage';
    case 'event':
      return line.event !== undefined && (DECLARED.includes(line.event) || isChargeOfTheTurn(line));
    default:
      return false;
  }
};

/** The recharge step of every turn; other recharging has a cause. */
const isChargeOfTheTurn = ({ event, source }: LogLine): boolean => event === 'recharge' && source === undefined;

const isRoll = ({ say, event }: LogLine): boolean => say === 'event' && event === 'rollMade';
const isOutcome = ({ say }: LogLine): boolean => say === 'outcome' || say === 'noOutcome';
const isOfRoll = (line: LogLine): boolean =>
  line.say === 'rollIs' || line.say === 'hit' || line.say === 'miss' || isOutcome(line);

/** What a roll does, behind the line of its roll, which has named the card. */
const behind = (before: string, text: string, { source }: LogLine, w: Words, names: Names): string => {
  const cause = source === undefined ? '' : w.board.aside('', names.card(source));
  return `${before} ${before.includes(cause) ? text.replace(cause, '') : text}`;
};

/** Characters of the text of a card that is gained. */
const GAINED = 160;
/** A line with what the card that is gained can do, where that is wanted. */
export const withText = (text: string, line: LogLine, w: Words, texts: boolean): string => {
  const gained = texts ? w.gainedText(line) : '';
  return gained === '' ? text : w.board.aside(text, clip(gained, GAINED));
};

/** A sentence of the log, and the number of the first entry that it tells. */
interface LineOf {
  readonly text: string;
  readonly at: number;
}

/** The same sentence several times in a row stands once, with how often. */
const withoutRepeats = (lines: readonly LineOf[]): readonly LineOf[] => {
  const found: LineOf[] = [];
  for (let first = 0; first < lines.length;) {
    const line = lines[first];
    if (line === undefined) break;
    const other = lines.findIndex(({ text }, index) => index > first && text !== line.text);
    const next = other === -1 ? lines.length : other;
    found.push(next - first === 1 ? line : { ...line, text: `${line.text} ×${next - first}` });
    first = next;
  }
  return found;
};

/** What somebody has typed is shown letter by letter. */
const spoken = (line: LogLine, { typed = escapeText }: Names): LogLine =>
  line.words === undefined ? line : { ...line, words: typed(line.words) };

/**
 * A log as sentences for people, oldest first: without what goes without saying, and a die with what it means in one
 * line; with `texts` each card that is gained with what it can do.
 */
export const linesOf = (entries: readonly LogEntry[], w: Words, names: Names, texts = false): readonly LineOf[] => {
  const lines: LineOf[] = [];
  let rolled: LogLine | null = null;
  let follows = false;
  for (const [at, { line }] of entries.entries()) {
    if (goesWithoutSaying(line)) continue;
    const asRolled = line.say === 'rollIs' && rolled !== null && rolled.amount === line.amount;
    const told = asRolled ? '' : w.logLine(spoken(line, names), names);
    const text = told === '' ? '' : withText(told, line, w, texts);
    const before = isOfRoll(line) && follows && text !== '' ? lines.pop() : undefined;
    follows = isRoll(line) || isOfRoll(line);
    if (isRoll(line)) rolled = line;
    else if (!follows) rolled = null;
    if (text !== '')
      lines.push(
        before === undefined ? { text, at } : { text: behind(before.text, text, line, w, names), at: before.at },
      );
  }
  return withoutRepeats(lines);
};

/** The sentences alone. */
export const logLines = (entries: readonly LogEntry[], w: Words, names: Names): readonly string[] =>
  linesOf(entries, w, names).map(({ text }) => text);
