import type { PlayerId } from '../vocabulary/index.js';
import { newTurn, place, seedFrom, type GameState, type PlayerState, type TableRules } from '../state/index.js';
import { cardsBrought, modeNamed } from '../rules/modes/modes.js';
import { variantClash, variantSeats, variantSetting } from '../rules/variants/variants.js';
import type { Setup } from './types.js';

const playerId = (seat: number): PlayerId => `p${seat + 1}`;

/** ¢ of the whole table, at the least. */
const LEAST_SUPPLY = 100; // SETUP-02

/** Throws `RangeError` for rules of a table with which so many cannot play. */
export const checkTableRules = ({ supply, mode, variants = [] }: TableRules, seats: number): void => {
  const ofMode = (mode === undefined ? null : modeNamed(mode).seats) ?? ([1, seats] as const); // COOP-01
  const [least, most] = variantSeats(variants, ofMode);
  if (seats < least || seats > most)
    throw new RangeError(`COOP-01: ${seats} players in a mode for ${least} to ${most}`);
  const clash = variantClash(variants, mode === undefined ? null : modeNamed(mode));
  if (clash !== null) throw new RangeError(`VAR-11: ${clash.variant} cannot be in this game: ${clash.problem}`);
  if (supply < LEAST_SUPPLY) throw new RangeError(`SETUP-02: a supply of ${supply} ¢ is less than ${LEAST_SUPPLY}`); // SETUP-02
};

const newPlayer = (id: PlayerId): PlayerState => ({
  id,
  coins: 0,
  hand: [],
  area: [],
  counters: {},
  damage: 0,
  lootPlays: 0,
  dead: false,
  turnsToSkip: 0,
});

/** Characters, starting items, and what the way to play and variants bring begin outside the game (CHAR-01). */
const layOutside = (state: GameState, { rules: { mode }, characters, outside }: Setup): void => {
  const brought = mode === undefined ? [] : cardsBrought(modeNamed(mode)); // CHAL-01
  const copy = variantSetting(state, 'startsWith');
  const copies = copy === undefined ? [] : state.turnOrder.map(() => copy); // VAR-06
  for (const card of [...characters, ...outside, ...brought, ...copies]) place(state, card, { to: 'outside' }); // CHAR-01
};

/**
 * The state before the set-up: decks unshuffled, characters and starting items outside the game (CHAR-01). Every field is
 * there from the beginning and in this order, as in a loaded game: with one that came later, the two would be different
 * kinds of objects to the JavaScript engine, and everything that reads them slower.
 */
export const openingState = (setup: Setup): GameState => {
  const seats = Array.from({ length: setup.seats }, (_, seat) => playerId(seat));
  const first = seats[0] ?? 'p1';
  const { words } = setup;
  const state: GameState = {
    schema: 2,
    seed: words === undefined ? setup.seed : seedFrom({ secret: setup.seed, words }),
    draws: 0,
    nextId: 1,
    transition: 0,
    config: setup.rules,
    turn: newTurn(1, first),
    turnOrder: seats,
    startingPlayer: first,
    extraTurns: [],
    players: Object.fromEntries(seats.map((id) => [id, newPlayer(id)])),
    supply: setup.rules.supply,
    objects: {},
    decks: {
      loot: [...setup.decks.loot],
      treasure: [...setup.decks.treasure],
      monster: [...setup.decks.monster],
      room: [...setup.decks.room],
    },
    discards: { loot: [], treasure: [], monster: [], room: [] },
    slots: { shop: [], monster: [], room: [] },
    outside: [],
    bonusSouls: [],
    holding: [],
    stack: [],
    procedures: [{ kind: 'turn', step: 'setup', base: 0 }],
    waiting: [],
    continuous: [],
    standing: [],
    flow: { at: 'step' },
    priority: null,
    memory: {
      orders: {},
      firsts: [],
      rolls: [],
      happened: {},
      chain: {},
      roundFirsts: {},
      tallies: {},
      maxHp: {},
      blows: {},
      sights: {},
    },
    won: [],
    outcome: null,
    ...(words === undefined ? {} : { origin: { secret: setup.seed, words } }),
    ...(setup.houseCards === undefined || setup.houseCards.length === 0 ? {} : { houseCards: setup.houseCards }),
  };
  layOutside(state, setup);
  return state;
};
