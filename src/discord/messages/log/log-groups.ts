import type { LogEntry, LogLine } from '../../../engine/index.js';
import { cardOf, isEvent, playerIn } from '../../../table/index.js';

/** What belongs together in a log: a line of its own, or an attack or a death told in one line that opens. */
export interface LogGroup {
  readonly kind: 'line' | 'attack' | 'death';
  /** Where its first entry is in the log. */
  readonly at: number;
  readonly entries: readonly LogEntry[];
}

/** Whether something else begins with this line: rewards and penalties after it belong to that. */
const beginsAnew = (line: LogLine): boolean =>
  line.say === 'nextTurn' ||
  line.say === 'takenBack' ||
  isEvent(line, 'attack') ||
  isEvent(line, 'declareAttack') ||
  isEvent(line, 'declarePurchase') ||
  isEvent(line, 'declareEnd');

/** The last line about it before something else begins, from `start` on. */
const lastOf = (entries: readonly LogEntry[], start: number, isAbout: (line: LogLine) => boolean): number => {
  let last = start;
  for (let at = start + 1; at < entries.length; at += 1) {
    const line = entries[at]?.line;
    if (line === undefined || beginsAnew(line)) break;
    if (isAbout(line)) last = at;
  }
  return last;
};

/** Whether a card dies as the attack on it ends: nothing else goes on the stack before. */
const diesNow = (entries: readonly LogEntry[], end: number, card: string): boolean => {
  const later = entries.slice(end + 1);
  const until = later.findIndex(({ line }) => line.say === 'goesOnStack' || beginsAnew(line));
  return later
    .slice(0, until === -1 ? later.length : until)
    .some(({ line }) => isEvent(line, 'dies') && cardOf(line.object) === card);
};

/** An attack ends with what its target gives when it dies; null while it goes on. */
const endOfAttack = (entries: readonly LogEntry[], start: number, { player, object }: LogLine): number | null => {
  const card = cardOf(object);
  for (let at = start + 1; at < entries.length; at += 1) {
    const line = entries[at]?.line;
    if (line === undefined || line.say === 'nextTurn' || line.say === 'takenBack' || isEvent(line, 'attack'))
      return null;
    if (line.say !== 'attackEnds' || line.player !== player) continue;
    if (card === null || !diesNow(entries, at, card)) return at;
    return lastOf(entries, at, (later) => cardOf(later.object) === card || later.source === card);
  }
  return null;
};

const isDeathOf = (line: LogLine): boolean => isEvent(line, 'dies') && playerIn(line.object) !== null;

/** A death ends with the last thing that is lost by it. */
const endOfDeath = (entries: readonly LogEntry[], start: number, { object }: LogLine): number =>
  lastOf(entries, start, ({ player, detail }) => detail === 'penalty' && player === playerIn(object));

/** An attack on what the deck showed begins with that. */
const isRevealFor = ({ line }: LogEntry, next: LogEntry | undefined, after: LogEntry | undefined): boolean =>
  line.say === 'revealed' &&
  [next, after].some(
    (later) =>
      later !== undefined && isEvent(later.line, 'attack') && cardOf(later.line.object) === (line.source ?? null),
  );

const groupAt = (entries: readonly LogEntry[], at: number): LogGroup | null => {
  const entry = entries[at];
  if (entry === undefined) return null;
  const start = isRevealFor(entry, entries[at + 1], entries[at + 2])
    ? entries.findIndex(({ line }, index) => index > at && isEvent(line, 'attack'))
    : at;
  const line = entries[start]?.line ?? entry.line;
  if (isEvent(line, 'attack')) {
    const end = endOfAttack(entries, start, line);
    if (end !== null) return { kind: 'attack', at, entries: entries.slice(at, end + 1) };
  }
  const end = isDeathOf(entry.line) ? endOfDeath(entries, at, entry.line) : at;
  return end > at ? { kind: 'death', at, entries: entries.slice(at, end + 1) } : { kind: 'line', at, entries: [entry] };
};

/** A log in groups, oldest first: an attack that is over and a death with its penalty are one each. */
export const logGroupsOf = (entries: readonly LogEntry[]): readonly LogGroup[] => {
  const found: LogGroup[] = [];
  for (let at = 0; at < entries.length;) {
    const group = groupAt(entries, at);
    if (group === null) break;
    found.push(group);
    at += group.entries.length;
  }
  return found;
};
