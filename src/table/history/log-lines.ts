import type { LogEntry, LogLine, Named, PlayerId } from '../../engine/index.js';

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
