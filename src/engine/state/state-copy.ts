import type { ObjectId, PlayerId } from '../vocabulary/index.js';
import { DECKS, type GameObject, type GameState, type PlayerState } from './state.js';
import type { Writable } from './zones.js';

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

/** Lists that are replaced and never changed, with what holds them, and parts that are copied in a way of their own. */
const REPLACED: ReadonlySet<keyof GameState> = new Set<keyof GameState>([
  'config',
  'discards',
  'slots',
  'outside',
  'holding',
  'continuous',
  'objects',
  'players',
  'decks',
  'houseCards',
  'origin',
]);

const copiedObjects = (objects: GameState['objects']): GameState['objects'] => {
  const copies: Record<ObjectId, GameObject> = {};
  for (const id of Object.keys(objects) as ObjectId[]) {
    const object = objects[id];
    if (object !== undefined) copies[id] = { ...object, counters: { ...object.counters } };
  }
  return copies;
};

const copiedPlayers = (players: GameState['players']): GameState['players'] => {
  const copies: Record<PlayerId, PlayerState> = {};
  for (const id of Object.keys(players) as PlayerId[]) {
    const player = players[id];
    if (player !== undefined) copies[id] = { ...player, counters: { ...player.counters } };
  }
  return copies;
};

const copiedDecks = (decks: GameState['decks']): GameState['decks'] => {
  const copies = { ...decks };
  for (const deck of DECKS) copies[deck] = [...decks[deck]];
  return copies;
};

/**
 * Another state that says the same. What happens to either changes nothing of the other: the lists that say where objects
 * are, which are replaced and never changed (cache.ts), belong to both.
 */
export const copyOf = (state: GameState): GameState => {
  const copy: Writable<GameState> = { ...state };
  for (const part of Object.keys(copy) as (keyof GameState)[]) if (!REPLACED.has(part)) copyPart(copy, part);
  if (copy.continuous.length > 0) copy.continuous = copied(copy.continuous);
  copy.objects = copiedObjects(state.objects);
  copy.players = copiedPlayers(state.players);
  copy.decks = copiedDecks(state.decks);
  return copy;
};

const copyPart = <P extends keyof GameState>(copy: Writable<GameState>, part: P): void => {
  copy[part] = copied(copy[part]);
};
