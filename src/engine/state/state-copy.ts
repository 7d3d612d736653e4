import type { ObjectId, PlayerId } from '../vocabulary/index.js';
import { newTurn, type GameObject, type GameState, type PlayerState } from './state.js';

/** Parts that are printed on cards or told of events: they are replaced and never changed in place, and so are one for all copies. */
const SHARED: ReadonlySet<string> = new Set([
  'effect',
  'specs',
  'modes',
  'ability',
  'modifier',
  'only',
  'rows',
  'cause',
  'reward',
]);

/** The same with parts of its own; an object keeps the order of its fields, and so its kind for the JavaScript engine. */
const copied = <T>(part: T): T => {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(copied) as T;
  const copy: T & object = { ...part };
  for (const name of Object.keys(copy) as (keyof T & string)[]) {
    const value = copy[name];
    if (typeof value === 'object' && value !== null && !SHARED.has(name)) copy[name] = copied(value);
  }
  return copy;
};

/** So many fields every object has; few have more. */
export const OF_EACH_OBJECT = 10;

const copiedObject = (object: GameObject): GameObject => {
  const { id, card, zone, role, controller, slot, charged, damage, entered } = object;
  const counters = { ...object.counters };
  const copy: GameObject = { id, card, zone, role, controller, slot, charged, damage, counters, entered };
  return Object.keys(object).length === OF_EACH_OBJECT ? copy : Object.assign(copy, object, { counters });
};

const copiedObjects = (objects: GameState['objects']): GameState['objects'] => {
  const copies: Record<ObjectId, GameObject> = {};
  for (const id of Object.keys(objects) as ObjectId[]) {
    const object = objects[id];
    if (object !== undefined) copies[id] = copiedObject(object);
  }
  return copies;
};

const copiedPlayer = (player: PlayerState): PlayerState => {
  const { id, coins, hand, area, damage, lootPlays, dead, turnsToSkip } = player;
  const counters = { ...player.counters };
  // A field that players have besides, though it be optional, is one that must be copied here.
  const copy: Required<PlayerState> = { id, coins, hand, area, counters, damage, lootPlays, dead, turnsToSkip };
  return copy;
};

const copiedPlayers = (players: GameState['players']): GameState['players'] => {
  const copies: Record<PlayerId, PlayerState> = {};
  for (const id of Object.keys(players) as PlayerId[]) {
    const player = players[id];
    if (player !== undefined) copies[id] = copiedPlayer(player);
  }
  return copies;
};

const copiedTurn = (turn: GameState['turn']): GameState['turn'] =>
  Object.assign(newTurn(turn.number, turn.active, turn.seat), copied(turn));

const copiedDecks = ({ loot, treasure, monster, room }: GameState['decks']): GameState['decks'] => ({
  loot: [...loot],
  treasure: [...treasure],
  monster: [...monster],
  room: [...room],
});

/** The parts that every game has, in the order of `openingState`. */
const ofEachGame = (state: GameState) => ({
  schema: state.schema,
  seed: state.seed,
  draws: state.draws,
  nextId: state.nextId,
  transition: state.transition,
  config: state.config,
  turn: copiedTurn(state.turn),
  turnOrder: [...state.turnOrder],
  startingPlayer: state.startingPlayer,
  extraTurns: [...state.extraTurns],
  players: copiedPlayers(state.players),
  supply: state.supply,
  objects: copiedObjects(state.objects),
  decks: copiedDecks(state.decks),
  discards: state.discards,
  slots: state.slots,
  outside: state.outside,
  bonusSouls: [...state.bonusSouls],
  holding: state.holding,
  stack: copied(state.stack),
  procedures: copied(state.procedures),
  waiting: copied(state.waiting),
  continuous: state.continuous.length === 0 ? state.continuous : copied(state.continuous),
  standing: copied(state.standing),
  flow: copied(state.flow),
  priority: copied(state.priority),
  memory: copied(state.memory),
  won: [...state.won],
  outcome: copied(state.outcome),
});

/** Parts that only some games have, and that are replaced and never changed. */
const REPLACED: ReadonlySet<string> = new Set<keyof GameState>(['houseCards', 'origin']);

/**
 * Another state that says the same. What happens to either changes nothing of the other: the lists that say where objects
 * are, which are replaced and never changed (cache.ts), belong to both. States, objects and players are made of the same
 * fields in the same order as the first ones were, so that they are of one kind to the JavaScript engine.
 */
export const copyOf = (state: GameState): GameState => {
  const copy: Record<string, unknown> = ofEachGame(state);
  for (const [part, value] of Object.entries(state))
    if (!(part in copy)) copy[part] = REPLACED.has(part) ? value : copied(value);
  return copy as unknown as GameState;
};
