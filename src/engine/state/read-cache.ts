import type {
  Ability,
  AbilityOf,
  CounterName,
  Modifier,
  ObjectId,
  PlayerId,
  Ref,
  Selector,
  Stat,
} from '../vocabulary/index.js';
import type { Printed, HeldAbilities } from './cache.js';
import type { Game } from './game.js';
import type { Active } from './lasting.js';
import { countersOf } from './counters.js';
import { isObjectId, isPlayerId, type GameObject, type GameState, type Scope } from './state.js';
import { exists, isInPlay, objectOf, type Writable } from './zones.js';

/** How much is added to a stat of each. */
export type Changes = (ref: Ref) => number;

/** The abilities of the objects of which they are not as printed. */
export type AbilityLayer = ReadonlyMap<ObjectId, readonly Ability[]>;

/** A bonus soul, with the first player for whom its condition holds. */
export interface Claim {
  readonly id: ObjectId;
  readonly ability: AbilityOf<'claim'>;
  readonly player: PlayerId;
}

/** A map from a key to what was computed for it. */
export interface ReadStore<K, T> {
  get(key: K): T | undefined;
  set(key: K, found: T): unknown;
}

/** A single computed value; undefined while it is not known. */
class Memo<T> implements ReadStore<'now', T> {
  #found: T | undefined;

  get(): T | undefined {
    return this.#found;
  }

  set(_: 'now', found: T): void {
    this.#found = found;
  }
}

/** A map from each kind of modifier to the modifiers of that kind. */
interface InForce {
  get<K extends Modifier['modify']>(kind: K): readonly Active<K>[] | undefined;
  set<K extends Modifier['modify']>(kind: K, found: readonly Active<K>[]): unknown;
  keys(): Iterable<Modifier['modify']>;
}

/** The same for modifiers of one stat: whoever asks for a stat asks for those that modify stats. */
interface InForceOn {
  get<K extends Modifier['modify']>(stat: Stat): readonly Active<K>[] | undefined;
  set<K extends Modifier['modify']>(stat: Stat, found: readonly Active<K>[]): unknown;
  keys(): Iterable<Stat>;
}

/** Memoized answers of the rules about a state, each by the question. */
export interface ReadCache {
  /** The modifiers in force, by their kind. */
  readonly modifiers: InForce;
  /** Those that change a stat, by the stat. */
  readonly statModifiers: InForceOn;
  /** What effects add to each stat. */
  readonly changes: Map<Stat, Changes>;
  /** What a selector of a modifier in force means, by whose it is. */
  readonly reached: Map<Scope, Map<Selector, readonly Ref[]>>;
  /** The most HP of each. */
  readonly maxHp: Map<Ref, number | null>;
  /** What everything on the table has, changed abilities too. */
  readonly held: Memo<HeldAbilities>;
  /** The abilities that are not as printed; null for none. */
  readonly layer: Memo<AbilityLayer | null>;
  /** The most HP of everything that has HP, in a fixed order. */
  readonly mostHp: Memo<readonly number[]>;
  /** Who has reached the goal of the game. */
  readonly atGoal: Memo<readonly PlayerId[]>;
  /** Who claims each bonus soul; null for nobody. */
  readonly claims: Map<ObjectId, Claim | null>;
}

/**
 * The parts of a state that the board consists of. As long as they are the same objects, everything that was read from
 * them alone still holds: `reads` has it.
 */
export interface CachedBoard extends Pick<GameState, 'players' | 'slots' | 'outside' | 'continuous'> {
  discards: GameState['discards'];
  readonly active: PlayerId;
  /** The {@link Cache.mutationCount} when this was made. */
  readonly mutationCount: number;
  readonly printed: Printed;
  /** Whether all abilities are as printed, as they nearly always are. */
  readonly isAsPrinted: boolean;
  readonly reads: ReadCache;
}

export const newReadCache = (): ReadCache => ({
  modifiers: new Map(),
  statModifiers: new Map(),
  changes: new Map(),
  reached: new Map(),
  maxHp: new Map(),
  held: new Memo(),
  layer: new Memo(),
  mostHp: new Memo(),
  atGoal: new Memo(),
  claims: new Map(),
});

/**
 * Marks what is being computed as dependent on more than the board (¢, hands, damage, charge, the stack, the turn), so
 * that it is cached only until something changes.
 */
export const dependsOnVolatile = ({ cache }: Game): void => {
  cache.isBoardOnly = false;
};

/** Whether it is still there (ZONE-01); what is not on the table can go without anything changing there. */
export const isPresent = (g: Game, ref: Ref): boolean => {
  if (isPlayerId(ref)) return ref in g.state.players;
  if (!isObjectId(ref)) {
    dependsOnVolatile(g);
    return exists(g.state, ref);
  }
  const object = g.state.objects[ref];
  if (object !== undefined && !isInPlay(object) && object.zone !== 'outside') dependsOnVolatile(g);
  return object !== undefined;
};

/** There are so many of these counters on it from now on (CTR-01). */
export const setCounters = (g: Game, on: PlayerId | ObjectId, name: CounterName, to: number): void => {
  const counters: Partial<Record<CounterName, number>> = countersOf(g.state, on);
  counters[name] = to; // CTR-01
  if (to === 0) delete counters[name];
  g.cache.mutationCount += 1;
};

/** It counts so much as a soul from now on, as it has no soul icon (COPY-07). */
export const countAsSouls = (g: Game, id: ObjectId, souls: number): void => {
  const object: Writable<GameObject> = objectOf(g.state, id);
  object.souls = souls; // COPY-07
  g.cache.mutationCount += 1;
};

/** Runs `read`, which must change nothing, with a cache for everything that it reads. */
export const withReadCache = <T>(g: Game, read: () => T): T => {
  if (g.cache.keepsReads) return read();
  beginCachedReads(g);
  try {
    return read();
  } finally {
    invalidateReadCache(g);
  }
};

/** Everything read from here on is cached until {@link invalidateReadCache}: nothing may change in between. */
export const beginCachedReads = ({ cache }: Game): void => {
  cache.keepsReads = true;
};

/** Drops what was cached since {@link beginCachedReads}; called before every change of the state. */
export const invalidateReadCache = ({ cache }: Game): void => {
  cache.keepsReads = false;
  cache.reads = null;
};
