import type { LogEntry, LogLine, Named, PlayerId } from '../../../engine/index.js';

/** What belongs together in a log: a line of its own, or an attack or a death told in one line that opens. */
export interface LogGroup {
  readonly kind: 'line' | 'attack' | 'death';
  /** Where its first entry is in the log. */
  readonly at: number;
  readonly entries: readonly LogEntry[];
}

export const cardOf = (thing: Named | undefined): string | null =>
  thing !== undefined && 'card' in thing ? thing.card : null;
export const playerIn = (thing: Named | undefined): PlayerId | null =>
  thing !== undefined && 'player' in thing ? thing.player : null;

export const isEvent = (line: LogLine, event: LogLine['event']): boolean =>
  line.say === 'event' && line.event === event;

/** The transition and the number in it of an entry (`transition.index`, after a take back `transition.index.branch`). */
const placeOf = ({ id }: LogEntry): { readonly transition: number; readonly index: number } => {
  const [transition = '', index = ''] = id.split('.');
  return { transition: Number(transition), index: Number(index) };
};

/** Lines about the table and its people: a take back does not undo what they tell. */
const OF_THE_TABLE: readonly LogLine['say'][] = [
  'barter',
  'leaves',
  'late',
  'pause',
  'ending',
  'rewinding',
  'mending',
  'closed',
  'corrected',
  'takenBack',
];

/** Whether a line tells of the table and not of the game. */
export const isOfTable = ({ line }: LogEntry): boolean => OF_THE_TABLE.includes(line.say);

/** The transition in which a line was told. */
export const transitionIn = (entry: LogEntry): number => placeOf(entry).transition;

/** How many entries of its transition still count after a take back; where the line does not say it, the next entry does. */
const keptBy = (entries: readonly LogEntry[], at: number, transition: number): number => {
  const next = entries[at + 1];
  const again = next !== undefined && placeOf(next).transition === transition ? placeOf(next).index : 0;
  return entries[at]?.line.amount ?? again;
};

/** The ids of what was taken back: it stands in a log before the line that says so. */
export const takenBackIn = (entries: readonly LogEntry[]): ReadonlySet<string> => {
  const undone = new Set<string>();
  if (!entries.some(({ line }) => line.say === 'takenBack')) return undone;
  let counts: { readonly id: string; readonly place: ReturnType<typeof placeOf> }[] = [];
  for (const [at, entry] of entries.entries()) {
    const { id, line } = entry;
    if (line.say === 'takenBack') {
      const { transition } = placeOf(entry);
      const kept = keptBy(entries, at, transition);
      const isAfter = ({ place }: (typeof counts)[number]): boolean =>
        place.transition > transition || (place.transition === transition && place.index >= kept);
      for (const before of counts) if (isAfter(before)) undone.add(before.id);
      counts = counts.filter((before) => !isAfter(before));
    } else if (!OF_THE_TABLE.includes(line.say)) counts.push({ id, place: placeOf(entry) });
  }
  return undone;
};

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
