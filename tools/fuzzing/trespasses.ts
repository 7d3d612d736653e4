import type { Seat, TableData } from '../../src/table/index.js';
import { isPractice, practiceOf } from '../../src/table/index.js';
import type { Fuzzer } from './fuzzed-people.js';

/** What a table is, as far as it is known who may change it. */
export interface Standing {
  readonly channel: string;
  readonly data: TableData;
  readonly transition: number;
  /** The open question; null without one. */
  readonly asked: { readonly player: string; readonly key: string } | null;
}

/** What stands in a table, whatever group it is in; the clock as one thing, but for what is done for people by itself. */
const flat = ({ phase, game, clock: { comingUp, thinking, ...clock }, social, display }: TableData) => ({
  phase,
  ...game,
  clock,
  comingUp,
  thinking,
  ...social,
  ...display,
});
type Field = keyof ReturnType<typeof flat>;

/** What only the person of a seat changes about it. */
const OWN = ['order', 'holdPriority', 'askForced', 'exceptions', 'acceptsQuick', 'hours', 'showsHours'] as const;
/** What somebody who does not sit there changes when they sit down, wait, or look: their own place, and what the table notes. */
const FOR_ALL: readonly Field[] = ['finding', 'messages', 'clock', 'upkeep', 'invitations', 'acted'];
/** What stands in a table when the people there have agreed on something, or somebody has left: then it goes on by that. */
const AGREED: readonly Field[] = [
  'offers',
  'tableActs',
  'former',
  'rewindProposal',
  'mendProposal',
  'endProposal',
  'rewinds',
  'mends',
  'seats',
];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const changedIn = (was: TableData, is: TableData): readonly Field[] => {
  const [before, after] = [flat(was), flat(is)];
  return (Object.keys({ ...before, ...after }) as Field[]).filter((name) => !same(before[name], after[name]));
};

const seatOf = ({ game: { seats } }: TableData, user: string): Seat | undefined =>
  seats.find((seat) => seat.user === user);

/** What somebody has changed about the seats of others. */
const othersChanged = (person: Fuzzer, was: TableData, is: TableData): readonly string[] =>
  was.game.seats.flatMap((seat) => {
    // With the game ends what was arranged for it.
    if (seat.user === null || seat.user === person.id || is.phase === 'over') return [];
    const now = seatOf(is, seat.user);
    const mayRemove = was.game.host === person.id || person.manages;
    if (now === undefined) return mayRemove ? [] : [`has taken ${seat.name} off the table`];
    // The pace that a host sets says too when people are asked who have not said so themselves.
    const isPaced = was.phase === 'lobby' && mayRemove && !same(was.game.options.pace, is.game.options.pace);
    const own = isPaced ? OWN.filter((name) => name !== 'order') : OWN;
    return own.filter((name) => !same(seat[name], now[name])).map((name) => `has changed ${name} of ${seat.name}`);
  });

/** The part of the name of a window that changes when something is taken back. */
const branchOf = ({ game: { window } }: TableData): string | undefined => window?.id.split('~')[1];

/** Whether somebody else's question was answered. */
const answeredFor = (person: Fuzzer, was: Standing, is: Standing): readonly string[] => {
  if (was.asked === null || is.transition <= was.transition || is.data.phase !== 'playing') return [];
  const asked = was.data.game.seats.find(({ player }) => player === was.asked?.player);
  if (asked?.user === null || asked === undefined || asked.user === person.id) return [];
  const { window } = was.data.game;
  const { offers } = was.data.social;
  // Whoever takes something back begins another branch of the game, which may go on by itself from there.
  if (branchOf(was.data) !== branchOf(is.data)) return [];
  const isSealed = window?.sealed.includes(asked.player) === true || asked.passing !== null;
  const wasHeld = (window?.waits.length ?? 0) > 0 || offers.length > 0;
  if (isSealed || wasHeld || changedIn(was.data, is.data).some((name) => AGREED.includes(name) && name !== 'seats'))
    return [];
  if (seatOf(is.data, asked.user) === undefined) return [];
  return [`has answered "${was.asked.key}" for ${asked.name}`];
};

/** What somebody has done who does not sit at the table. */
const byStranger = (person: Fuzzer, was: TableData, is: TableData): readonly string[] => {
  if (was.game.host === person.id || person.manages || seatOf(is, person.id) !== undefined) return [];
  const mayChange = person.moderates ? [...FOR_ALL, 'offers', 'promises'] : FOR_ALL;
  return changedIn(was, is)
    .filter((name) => !mayChange.includes(name))
    .map((name) => `does not sit there and has changed "${name}"`);
};

/** What of two values is not the same. */
const differing = (was: unknown, is: unknown): string => {
  const [before, after] = [
    Object(was) as Readonly<Record<string, unknown>>,
    Object(is) as Readonly<Record<string, unknown>>,
  ];
  const names = Object.keys({ ...before, ...after }).filter((name) => !same(before[name], after[name]));
  return names.map((name) => `${name} ${JSON.stringify(before[name])} → ${JSON.stringify(after[name])}`).join(', ');
};

/** What only the host sets. */
const asHost = (person: Fuzzer, was: TableData, is: TableData): readonly string[] => {
  if (was.game.host === person.id || person.manages) return [];
  // Who has the first turn is open again when they leave.
  const hasLeft = seatOf(was, person.id) !== undefined && seatOf(is, person.id) === undefined;
  const [before, after] = [flat(was), flat(is)];
  const { first } = hasLeft ? after.options : before.options;
  const wasSet = { ...before, options: { ...before.options, first } };
  const set = (['options', 'souls', 'language', 'picture', 'host'] as const).filter(
    (name) => !same(wasSet[name], after[name]),
  );
  const starts = was.phase === 'lobby' && is.phase !== 'lobby' && !was.game.options.startsFull;
  return [
    ...set.map((name) => `is not the host and has changed "${name}": ${differing(before[name], after[name])}`),
    ...(starts ? ['has started the game'] : []),
  ];
};

/** What a person has changed at a table that they may not, as sentences: from who sits there, hosts, and is asked. */
export const trespassOf = (person: Fuzzer, was: Standing | null, is: Standing | null): readonly string[] => {
  if (is !== null && isPractice(is.channel))
    return practiceOf(person.id) === is.channel ? [] : [`${person.name} has changed the practice game of somebody`];
  // A table that was over, or is opened anew, belongs to whoever opens it.
  if (was === null || is === null || was.data.phase === 'over' || was.data.game.id !== is.data.game.id) return [];
  const found = [
    ...othersChanged(person, was.data, is.data),
    ...asHost(person, was.data, is.data),
    ...(seatOf(was.data, person.id) === undefined
      ? byStranger(person, was.data, is.data)
      : answeredFor(person, was, is)),
  ];
  return found.map((what) => `${person.name} ${what}`);
};
