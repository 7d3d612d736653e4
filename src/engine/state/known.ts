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

/** What is kept by what it was asked for. */
export interface Keeping<K, T> {
  get(key: K): T | undefined;
  set(key: K, found: T): unknown;
}

/** What there is one of. */
class One<T> implements Keeping<'now', T> {
  #found: T | undefined;

  get(): T | undefined {
    return this.#found;
  }

  set(_: 'now', found: T): void {
    this.#found = found;
  }
}

/** A map in which what stands under a kind of modifier is of that kind. */
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

/** What has been worked out, by what it was asked for; some of it there is only one of. */
export interface Known {
  /** The modifiers in force, by their kind. */
  readonly inForce: InForce;
  /** Those that change a stat, by the stat. */
  readonly inForceOn: InForceOn;
  /** What effects add to each stat. */
  readonly changes: Map<Stat, Changes>;
  /** What a selector of a modifier in force means, by whose it is. */
  readonly reached: Map<Scope, Map<Selector, readonly Ref[]>>;
  /** The most HP of each. */
  readonly maxHp: Map<Ref, number | null>;
  /** What everything on the table has, changed abilities too. */
  readonly held: One<HeldAbilities>;
  /** The abilities that are not as printed; null for none. */
  readonly layer: One<AbilityLayer | null>;
  /** The most HP of everything that has HP, in a fixed order. */
  readonly mostHp: One<readonly number[]>;
  /** Who has reached the goal of the game. */
  readonly atGoal: One<readonly PlayerId[]>;
  /** Who claims each bonus soul; null for nobody. */
  readonly claims: Map<ObjectId, Claim | null>;
}

/**
 * What lies on the table, by the parts of the state that say it: as long as these are the same, so is everything that
 * depends on nothing else.
 */
export interface Table extends Pick<GameState, 'players' | 'slots' | 'outside' | 'continuous'> {
  discards: GameState['discards'];
  readonly active: PlayerId;
  /** How often something was changed on objects in place. */
  readonly marks: number;
  readonly printed: Printed;
  /** Whether all abilities are as printed, as they nearly always are. */
  readonly isAsPrinted: boolean;
  readonly known: Known;
}

export const newKnown = (): Known => ({
  inForce: new Map(),
  inForceOn: new Map(),
  changes: new Map(),
  reached: new Map(),
  maxHp: new Map(),
  held: new One(),
  layer: new One(),
  mostHp: new One(),
  atGoal: new One(),
  claims: new Map(),
});

/**
 * What is being worked out depends on more than what lies on the table: on ¢, hands, damage, charge, the stack, the turn.
 * It is known only until something changes.
 */
export const passing = ({ cache }: Game): void => {
  cache.dependsOnTable = false;
};

/** Whether it is still there (ZONE-01); what is not on the table can go without anything changing there. */
export const isPresent = (g: Game, ref: Ref): boolean => {
  if (isPlayerId(ref)) return ref in g.state.players;
  if (!isObjectId(ref)) {
    passing(g);
    return exists(g.state, ref);
  }
  const object = g.state.objects[ref];
  if (object !== undefined && !isInPlay(object) && object.zone !== 'outside') passing(g);
  return object !== undefined;
};

/** There are so many of these counters on it from now on (CTR-01). */
export const setCounters = (g: Game, on: PlayerId | ObjectId, name: CounterName, to: number): void => {
  const counters: Partial<Record<CounterName, number>> = countersOf(g.state, on);
  counters[name] = to; // CTR-01
  if (to === 0) delete counters[name];
  g.cache.marks += 1;
};

/** It counts so much as a soul from now on, as it has no soul icon (COPY-07). */
export const countAsSouls = (g: Game, id: ObjectId, souls: number): void => {
  const object: Writable<GameObject> = objectOf(g.state, id);
  object.souls = souls; // COPY-07
  g.cache.marks += 1;
};

/** Reads many things at once, which must not change anything: what several of them ask for is worked out once. */
export const whileReading = <T>(g: Game, read: () => T): T => {
  if (g.cache.isReading) return read();
  nothingChanges(g);
  try {
    return read();
  } finally {
    somethingChanges(g);
  }
};

/** Nothing that anything can ask for changes from here until it is said that something does: what is read is kept. */
export const nothingChanges = ({ cache }: Game): void => {
  cache.isReading = true;
};

/** Something changes here, or may from here on. */
export const somethingChanges = ({ cache }: Game): void => {
  cache.isReading = false;
  cache.reading = null;
};
