import { openGame, seedFrom, seedHash, type PlayerId, type Resources } from '../../engine/index.js';
import { hoursOf } from './seat-hours.js';
import { usualOrder, usualPace } from '../clock/pace.js';
import { poolOf, setsOf, withSets } from '../options/decks.js';
import { seededOrder } from '../options/seeded-order.js';
import { setupForTable } from '../options/setup.js';
import { USUAL_GOAL } from '../record/fields/goals.js';
import {
  isChallenge,
  undealable,
  unreachable,
  whyNotDealt,
  whyNotSeats,
  withPreset,
  withSetting,
  withStrength,
  withSwitches,
} from '../options/options.js';
import { SEATS } from '../record/fields/seat-numbers.js';
import { seatsFor } from '../record/way-to-play.js';
import { seatsAsWanted } from './both-seats.js';
import { UNCALLED } from '../record/fields/finding.js';
import {
  freeSeats,
  isKept,
  isListFull,
  waitingPlace,
  withNothingKept,
  withoutWaiting,
  withWaiting,
} from './waiting.js';
import { acceptanceOf, accepting, notAccepted, notAccepting, withAcceptance } from './quick.js';
import { withoutWord, wordsOf } from './words.js';
import { settle } from '../play/settle.js';
import { UNTOUCHED, withDate } from '../record/upkeep.js';
import { STOPPED } from '../record/groups/clock.js';
import type { PlainRefusal, Refusal } from '../record/outcome.js';
import type { TableChange, WorkingCopy } from '../record/table-change.js';
import {
  STANDARD,
  UNPOSTED,
  updated,
  type ComputerKind,
  type Person,
  type Seat,
  type TableData,
  type TableOptions,
} from '../record/data.js';
import { strengthAt, isStrength } from '../record/strength.js';
import type { NewTable, Setting } from '../record/fields/settings.js';

const refused = (why: PlainRefusal): Refusal => ({ why });
const changed = (data: TableData): TableChange => ({ data, session: null });

const sat = (seats: readonly Omit<Seat, 'player'>[]): readonly Seat[] =>
  seats.map((seat, index) => ({ ...seat, player: `p${index + 1}` satisfies PlayerId }));

const ownSeat = (person: Person, options: TableOptions): Omit<Seat, 'player'> => ({
  name: person.name,
  user: person.user,
  computer: null,
  order: usualOrder(options.pace),
  holdPriority: false,
  passing: null,
  ...hoursOf(person),
  ...acceptanceOf({ game: { options } }, person),
});

/** A table with its host on the first seat: a preset, and what was asked for besides. */
export const newTable = (game: string, host: Person, asked: NewTable): TableData => {
  const {
    language,
    server = null,
    within: _,
    role = null,
    preset = 'standard',
    souls,
    seats,
    pace = null,
    sets,
    strength = 'simple',
    ...switched
  } = asked;
  const usual = withPreset({ game: { souls: USUAL_GOAL, options: STANDARD }, display: { picture: true } }, preset);
  const chosen = withSwitches(usual, switched);
  const paced = { ...chosen.game.options, pace: usualPace(pace) };
  const wide = seats === undefined ? paced : { ...paced, seats };
  const options = withStrength(sets === undefined ? wide : withSets(wide, sets), strength);
  const data: TableData = {
    phase: 'lobby',
    game: {
      id: game,
      host: host.user,
      souls: souls ?? chosen.game.souls,
      options,
      upkeep: { ...UNTOUCHED, server },
      seats: sat([ownSeat(host, options)]),
      window: null,
      sealedChoice: null,
      acted: null,
      tableActs: [],
      seedHash: null,
    },
    display: { language, picture: chosen.display.picture, messages: UNPOSTED },
    social: {
      finding: { ...UNCALLED, role },
      offers: [],
      invitations: [],
      former: [],
      endProposal: null,
      rewindProposal: null,
      mendProposal: null,
      promises: [],
    },
    clock: STOPPED,
  };
  const wanted = seatsAsWanted(data);
  return 'why' in wanted ? data : updated(data, { game: { seats: sat(wanted) } });
};

/** Why a table cannot be opened like this, or null. */
export const whyNotOpened = ({ game: { souls, options } }: TableData): Refusal | null =>
  (options.seats === undefined ? null : whyNotSeats(options, options.seats)) ??
  undealable(options) ??
  unreachable({ game: { souls, options } }) ??
  (isChallenge(options) && souls !== USUAL_GOAL ? { why: 'mode', problem: 'noGoal', seats: 0 } : null); // CHAL-11

/** A seat that is taken anew: it keeps the player it was until then. */
type Taken = Omit<Seat, 'player'> & { readonly player?: PlayerId };

/** Seats them in this order; who is to begin stays the same person, or is left to chance when they are gone. */
export const reseated = (data: TableData, taken: readonly Taken[]): TableData => {
  const seats = sat(taken);
  const { first } = data.game.options;
  const at = taken.findIndex(({ player }) => player !== undefined && player === first);
  return updated(data, { game: { seats, options: { ...data.game.options, first: seats[at]?.player ?? null } } });
};

export const isSeated = (data: TableData, user: string): boolean => data.game.seats.some((seat) => seat.user === user);

/** Why the table does not stand open for joining, or null. */
const notInLobby = (data: TableData): Refusal | null => {
  switch (data.phase) {
    case 'lobby':
      return null;
    case 'playing':
      return refused('alreadyStarted');
    case 'over':
      return refused('gameOver');
  }
};

/**
 * Takes a seat, or where none is free, or the game has begun, a place on the waiting list. Whoever sits at a quick table
 * already accepts it by that.
 */
export const join = ({ data, session }: WorkingCopy, person: Person): TableChange | Refusal => {
  const { user } = person;
  if (data.phase === 'over') return refused('gameOver');
  if (isSeated(data, user)) {
    const accepted = accepting(data, person);
    return 'why' in accepted ? accepted : changed(accepted);
  }
  const place = waitingPlace(data, user);
  if (place > 0) return { why: 'waiting', place };
  if (data.phase === 'lobby' && (freeSeats(data) > 0 || isKept(data, user))) {
    const finding = withoutWaiting(data.social.finding, user);
    const seats = [...data.game.seats, ownSeat(person, data.game.options)];
    return notAccepting(data, person) ?? changed(updated(reseated(data, seats), { social: { finding } }));
  }
  return isListFull(data) ? refused('tableFull') : { session, data: withWaiting(data, person) };
};

/** Takes somebody off the waiting list; a seat that was kept for them is kept no more. */
export const stopWaiting = ({ data, session }: WorkingCopy, { user }: Person): TableChange | Refusal =>
  waitingPlace(data, user) === 0 && !isKept(data, user)
    ? refused('notPossible')
    : { session, data: updated(data, { social: { finding: withoutWaiting(data.social.finding, user) } }) };

/** The first name for a computer player that no seat has. */
export const computerName = (data: TableData): string => {
  const word = data.display.language === 'fr' ? 'Joueur virtuel' : 'Computer';
  const taken = new Set(data.game.seats.map(({ name }) => name));
  const numbers = Array.from({ length: SEATS.most }, (_, index) => `${word} ${index + 1}`);
  return numbers.find((name) => !taken.has(name)) ?? word;
};

/** Gives a seat to a computer player, which plays as well as the table says unless it is of another kind; anyone seated may. */
export const addComputer = (
  { data }: WorkingCopy,
  person: Person,
  kind: ComputerKind = strengthAt(data),
): TableChange | Refusal => {
  const closed = notInLobby(data);
  if (closed !== null) return closed;
  if (!isSeated(data, person.user)) return refused('notSeated');
  if (freeSeats(data) <= 0) return refused('tableFull');
  const seat = {
    name: computerName(data),
    user: null,
    computer: kind,
    order: usualOrder(data.game.options.pace),
    holdPriority: false,
    passing: null,
  } as const;
  return changed(reseated(data, [...data.game.seats, seat]));
};

/** Takes the seat of the last computer player away. */
export const removeComputer = ({ data }: WorkingCopy, person: Person): TableChange | Refusal => {
  const closed = notInLobby(data);
  if (closed !== null) return closed;
  if (!isSeated(data, person.user)) return refused('notSeated');
  const last = data.game.seats.findLast(({ computer }) => computer !== null);
  return last === undefined
    ? refused('notPossible')
    : changed(
        reseated(
          data,
          data.game.seats.filter((seat) => seat !== last),
        ),
      );
};

/** Why this person may not lead the table before its game, or null. */
const notLeading = (data: TableData, person: Person): Refusal | null => {
  const closed = notInLobby(data);
  if (closed !== null) return closed;
  if (!isSeated(data, person.user)) return refused('notSeated');
  return data.game.host === person.user ? null : refused('notHost');
};

/** Whoever has not said when to be asked is asked as is usual at the pace of the table (architecture.md#who-is-asked). */
const withUsualOrders = (before: TableData, after: TableData): TableData => {
  const [was, is] = [usualOrder(before.game.options.pace), usualOrder(after.game.options.pace)];
  return updated(after, {
    game: { seats: after.game.seats.map((seat) => (seat.order === was ? { ...seat, order: is } : seat)) },
  });
};

/** The computer players of the lobby play as well as the table says; those for practice stay what they are. */
const withStrengthOf = (options: TableOptions, seats: readonly Seat[]): readonly Seat[] =>
  seats.map((seat) => (isStrength(seat.computer) ? { ...seat, computer: strengthAt({ game: { options } }) } : seat));

/** Changes a setting; what could not be dealt is refused. */
export const set = ({ data }: WorkingCopy, person: Person, setting: Setting): TableChange | Refusal => {
  const not = notLeading(data, person);
  if (not !== null) return not;
  if (
    setting.set === 'first' &&
    setting.first !== null &&
    !data.game.seats.some(({ player }) => player === setting.first)
  )
    return refused('noSuchPlayer');
  const result = withSetting(data, setting);
  if ('why' in result) return result;
  const seats = seatsAsWanted(result);
  if ('why' in seats) return seats;
  const isSame = seats.length === result.game.seats.length;
  const taken = isSame ? result : reseated(result, seats);
  const seated = updated(taken, { game: { seats: withStrengthOf(taken.game.options, taken.game.seats) } });
  const isOverDays = seated.game.options.pace?.name === 'days';
  return changed(withAcceptance(data, withUsualOrders(data, isOverDays ? seated : withDate(seated, null)), person));
};

/** Until when the lobby of a table over days stands, in milliseconds since 1970; null: while people come by. */
export const setDate = ({ data }: WorkingCopy, person: Person, at: number | null): TableChange | Refusal => {
  const not = notLeading(data, person);
  if (not !== null) return not;
  return data.game.options.pace?.name === 'days' ? changed(withDate(data, at)) : refused('notPossible');
};

/** Has the role mentioned that the managers of the server chose for that: once in a lobby. */
export const callRole = ({ data }: WorkingCopy, person: Person): TableChange | Refusal => {
  const not = notLeading(data, person);
  if (not !== null) return not;
  const { role, called } = data.social.finding;
  if (role === null || called) return { why: 'call', problem: called ? 'called' : 'noRole' };
  return changed(updated(data, { social: { finding: { ...data.social.finding, called: true } } }));
};

/** Seats everybody anew, in an order that the seed gives. */
export const shuffleSeats = ({ data }: WorkingCopy, person: Person, seed: string): TableChange | Refusal => {
  const not = notLeading(data, person);
  if (not !== null) return not;
  return changed(reseated(data, seededOrder(data.game.seats, seed)));
};

/** Why the game cannot start now, or null. */
export const notReady = (data: TableData, person: Person): Refusal | null => {
  const not = notLeading(data, person);
  if (not !== null) return not;
  const { least, most } = seatsFor(data.game.options);
  const hasMode = data.game.options.mode !== undefined;
  if (data.game.seats.length < least)
    return hasMode ? { why: 'mode', problem: 'fewSeats', seats: least } : refused('tooFewPlayers');
  if (data.game.seats.length > most) return { why: 'mode', problem: 'seats', seats: most }; // COOP-01
  const missing = notAccepted(data).map(({ player }) => player);
  return missing.length > 0
    ? { why: 'notAccepted', players: missing }
    : (whyNotDealt(data.game.options, data.game.seats.length) ?? unreachable(data));
};

/** The game of a lobby that is ready (SETUP-01); a lobby of an older version has no secret and begins with this seed. */
export const deal = (data: TableData, seed: string, resources: Resources): TableChange => {
  const { houseCards = [], secret, ...game } = withDate(data, null).game;
  const words = wordsOf(data);
  const pool = [...poolOf(setsOf(data.game.options)), ...houseCards];
  const chance = secret === undefined ? { seed } : { seed: secret, words };
  const whole = secret === undefined ? seed : seedFrom({ secret, words });
  const setup = setupForTable(pool, data.game.seats.length, data.game.souls, whole, data.game.options);
  const session = openGame({ ...setup, ...chance, ...(houseCards.length === 0 ? {} : { houseCards }) }, resources);
  const playing: TableData = {
    ...data,
    phase: 'playing',
    game: { ...game, seats: game.seats.map(withoutWord), seedHash: seedHash(chance.seed) },
    social: { ...data.social, finding: withNothingKept(data.social.finding) },
    display: { ...data.display, messages: { ...data.display.messages, told: { line: null, result: false } } },
  };
  return { session, data: settle(session, playing) };
};

/** Only the host starts. */
export const start = (
  { data }: WorkingCopy,
  person: Person,
  seed: string,
  resources: Resources,
): TableChange | Refusal => notReady(data, person) ?? deal(data, seed, resources);

/** Whether the game of this lobby is to start by itself now. */
export const startsByItself = ({ phase, game: { options, seats, upkeep } }: TableData): boolean =>
  phase === 'lobby' && upkeep.moved === null && options.startsFull && seats.length >= seatsFor(options).most;

/** Why this person cannot start the game of a table now, or null. */
export const whyNotStarted = ({ data }: Pick<WorkingCopy, 'data'>, person: Person): Refusal | null =>
  notReady(data, person);
