import { allCards } from '../../cards/index.js';
import {
  openGame,
  remark,
  seededRandom,
  seedHash,
  type PlayerId,
  type Resources,
  type Session,
} from '../engine/index.js';
import { demonstration } from './decks.js';
import { withoutOffersOf, withoutWait } from './barter.js';
import { USUAL_GOAL } from './goals.js';
import { SEATS, STANDARD, whyNotDealt, withPreset, withSetting } from './options.js';
import { over, settle } from './settle.js';
import { UNTOUCHED } from './upkeep.js';
import type { Change, PlainReason, Refused, Working } from './acts.js';
import type { ComputerKind, NewTable, Person, Seat, Setting, StandingOrder, TableData } from './types.js';

const refused = (why: PlainReason): Refused => ({ why });
const changed = (data: TableData): Change => ({ data, session: null });

const sat = (seats: readonly Omit<Seat, 'player'>[]): readonly Seat[] =>
  seats.map((seat, index) => ({ ...seat, player: `p${index + 1}` satisfies PlayerId }));

const ownSeat = (person: Person): Omit<Seat, 'player'> => ({
  name: person.name,
  user: person.user,
  computer: null,
  order: 'concerns',
  holdPriority: false,
  passing: null,
});

/** A table with its host on the first seat: a preset, and what was asked for besides. */
export const newTable = (game: string, host: Person, asked: NewTable): TableData => {
  const { language, picture = true, preset = 'standard' } = asked;
  const { souls, options } = withPreset({ souls: USUAL_GOAL, options: STANDARD }, preset);
  const { bonusSouls = options.bonusSouls, takeBack = options.takeBack, thread = false } = asked;
  return {
    phase: 'lobby',
    game,
    host: host.user,
    souls: asked.souls ?? souls,
    language,
    picture,
    options: { ...options, bonusSouls, takeBack, thread },
    upkeep: { ...UNTOUCHED, server: asked.server ?? null },
    seats: sat([ownSeat(host)]),
    window: null,
    sealedChoice: null,
    acted: null,
    offers: [],
    invitations: [],
    promises: [],
    asides: [],
    messages: { board: null, former: null, ping: null, pingWindow: null, offers: {}, hands: {} },
    seedHash: null,
  };
};

/** A seat that is taken anew: it keeps the player it was until then. */
type Taken = Omit<Seat, 'player'> & { readonly player?: PlayerId };

/** Seats them in this order; who is to begin stays the same person, or is left to chance when they are gone. */
const reseated = (data: TableData, taken: readonly Taken[]): TableData => {
  const seats = sat(taken);
  const { first } = data.options;
  const at = taken.findIndex(({ player }) => player !== undefined && player === first);
  return { ...data, seats, options: { ...data.options, first: seats[at]?.player ?? null } };
};

const isSeated = (data: TableData, user: string): boolean => data.seats.some((seat) => seat.user === user);

/** Why the table does not stand open for joining, or null. */
const notInLobby = (data: TableData): Refused | null => {
  switch (data.phase) {
    case 'lobby':
      return null;
    case 'playing':
      return refused('alreadyStarted');
    case 'over':
      return refused('gameOver');
  }
};

export const join = ({ data }: Working, person: Person): Change | Refused => {
  const closed = notInLobby(data);
  if (closed !== null) return closed;
  if (isSeated(data, person.user)) return refused('alreadySeated');
  if (data.seats.length >= SEATS.most) return refused('tableFull');
  return changed(reseated(data, [...data.seats, ownSeat(person)]));
};

/** A name that no seat has. */
export const computerName = (data: TableData): string => {
  const word = data.language === 'fr' ? 'Ordinateur' : 'Computer';
  const taken = new Set(data.seats.map(({ name }) => name));
  const numbers = Array.from({ length: SEATS.most }, (_, index) => `${word} ${index + 1}`);
  return numbers.find((name) => !taken.has(name)) ?? word;
};

/** Gives a seat to a computer player; anyone seated may. */
export const addComputer = ({ data }: Working, person: Person, kind: ComputerKind): Change | Refused => {
  const closed = notInLobby(data);
  if (closed !== null) return closed;
  if (!isSeated(data, person.user)) return refused('notSeated');
  if (data.seats.length >= SEATS.most) return refused('tableFull');
  const seat = {
    name: computerName(data),
    user: null,
    computer: kind,
    order: 'concerns',
    holdPriority: false,
    passing: null,
  } as const;
  return changed(reseated(data, [...data.seats, seat]));
};

/** Takes the seat of the last computer player away. */
export const removeComputer = ({ data }: Working, person: Person): Change | Refused => {
  const closed = notInLobby(data);
  if (closed !== null) return closed;
  if (!isSeated(data, person.user)) return refused('notSeated');
  const last = data.seats.findLast(({ computer }) => computer !== null);
  return last === undefined
    ? refused('notOffered')
    : changed(
        reseated(
          data,
          data.seats.filter((seat) => seat !== last),
        ),
      );
};

/** Who leads the table when the host does not sit there any more. */
export const nextHost = (data: TableData, seats: readonly Seat[]): string =>
  seats.some(({ user }) => user === data.host)
    ? data.host
    : (seats.find(({ user }) => user !== null)?.user ?? data.host);

/** The table with a computer player on this seat, which nobody asks any more. */
const withoutPerson = (data: TableData, seat: Seat): TableData => {
  const { since: _, ...rest } = seat;
  const played: Seat = { ...rest, user: null, computer: 'simple', passing: null };
  const seats = data.seats.map((one) => (one === seat ? played : one));
  const still = withoutWait(withoutOffersOf(data, seat.player), seat.player);
  const window = still.window && { ...still.window, asked: still.window.asked.filter((id) => id !== seat.player) };
  return { ...still, seats, host: nextHost(data, seats), window };
};

/** A computer player goes on in a game for whoever sits here; the game ends with its last person. */
export const leaveSeat = (
  { data, session }: { readonly data: TableData; readonly session: Session },
  seat: Seat,
  resources: Resources,
): Change => {
  remark(session, { say: 'leaves', player: seat.player }, seat.player);
  const left = withoutPerson(data, seat);
  const isOver = left.seats.every(({ user }) => user === null);
  return { session, data: isOver ? over(left) : settle(session, left, resources.cards) };
};

/** Frees the seat before the game; during it a computer player plays on. The table ends with its last person. */
export const leave = (working: Working, person: Person, resources: Resources): Change | Refused => {
  const { data, session } = working;
  const seat = data.seats.find(({ user }) => user === person.user);
  if (seat === undefined) return refused('notSeated');
  if (data.phase === 'over') return refused('gameOver');
  const isLast = data.seats.every(({ user }) => user === null || user === person.user);
  if (session === null) {
    const seats = data.seats.filter((one) => one !== seat);
    const rest = { ...reseated(data, seats), host: nextHost(data, seats) };
    return changed(isLast ? over(rest) : rest);
  }
  return leaveSeat({ session, data }, seat, resources);
};

/** Why this person may not lead the table before its game, or null. */
const notLeading = (data: TableData, person: Person): Refused | null => {
  const closed = notInLobby(data);
  if (closed !== null) return closed;
  if (!isSeated(data, person.user)) return refused('notSeated');
  return data.host === person.user ? null : refused('notHost');
};

/** Changes a setting; what could not be dealt is refused. */
export const set = ({ data }: Working, person: Person, setting: Setting): Change | Refused => {
  const not = notLeading(data, person);
  if (not !== null) return not;
  if (setting.set === 'first' && setting.first !== null && !data.seats.some(({ player }) => player === setting.first))
    return refused('noSuchPlayer');
  const result = withSetting(data, setting);
  return 'why' in result ? result : changed(result);
};

/** Seats everybody anew, in an order that the seed gives. */
export const shuffleSeats = ({ data }: Working, person: Person, seed: string): Change | Refused => {
  const not = notLeading(data, person);
  if (not !== null) return not;
  const left = [...data.seats];
  const order: Seat[] = [];
  while (left.length > 0) order.push(...left.splice(seededRandom(seed, order.length, left.length, 'shuffle'), 1));
  return changed(reseated(data, order));
};

/** Why the game cannot start now, or null. */
export const notReady = (data: TableData, person: Person): Refused | null => {
  const not = notLeading(data, person);
  if (not !== null) return not;
  if (data.seats.length < SEATS.least) return refused('tooFewPlayers');
  return whyNotDealt(data.options, data.seats.length);
};

/** The game of a lobby that is ready (SETUP-01). */
export const deal = (data: TableData, seed: string, resources: Resources): Change => {
  const session = openGame(demonstration(allCards, data.seats.length, data.souls, seed, data.options), resources);
  const playing: TableData = { ...data, phase: 'playing', seedHash: seedHash(seed) };
  return { session, data: settle(session, playing, resources.cards) };
};

/** Only the host starts. */
export const start = ({ data }: Working, person: Person, seed: string, resources: Resources): Change | Refused =>
  notReady(data, person) ?? deal(data, seed, resources);

/** Why this person cannot start the game of a table now, or null. */
export const whyNotStarted = ({ data }: Pick<Working, 'data'>, person: Person): Refused | null =>
  notReady(data, person);

/** Nobody can go on with a table whose channel is gone. */
export const abandon = ({ data, session }: Working): Change | Refused =>
  data.phase === 'over' ? refused('gameOver') : { session, data: over(data) };

/** The host ends the table, or anyone at it when they are its only person, or who manages the place. */
export const end = ({ data, session }: Working, person: Person, manages: boolean): Change | Refused => {
  if (data.phase === 'over') return refused('gameOver');
  if (manages) return { session, data: over(data) };
  const isAlone = data.seats.every(({ user }) => user === null || user === person.user);
  if (!isSeated(data, person.user)) return refused('notSeated');
  if (data.host !== person.user && !isAlone) return refused('notHost');
  return { session, data: over(data) };
};

const withSeat = (
  { data, session }: Working,
  person: Person,
  change: Partial<Pick<Seat, 'order' | 'holdPriority'>>,
): Change | Refused => {
  if (!isSeated(data, person.user)) return refused('notSeated');
  if (data.phase === 'over') return refused('gameOver');
  const seats = data.seats.map((seat) => (seat.user === person.user ? { ...seat, ...change } : seat));
  return { session, data: { ...data, seats } };
};

/** It counts from the next window on: who is asked in the open one does not change. */
export const setOrder = (working: Working, person: Person, order: StandingOrder): Change | Refused =>
  withSeat(working, person, { order });

export const setHoldPriority = (working: Working, person: Person, holdPriority: boolean): Change | Refused =>
  withSeat(working, person, { holdPriority });
