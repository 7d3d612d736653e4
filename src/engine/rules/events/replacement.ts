import { hasPart, type Effect, type EventPattern, type ObjectId, type PlayerId } from '../../vocabulary/index.js';
import {
  concerns,
  isDealt,
  objectOfEvent,
  playerOfEvent,
  isObjectId,
  isPlayerId,
  objectOf,
  type EventOf,
  type Game,
  type GameEvent,
  type GameObject,
  type Gen,
  type Meaning,
  type Option,
  type Scope,
  type DelayedAbility,
  type Verdict,
  type ReplacementAbility,
} from '../../state/index.js';
import { abilitiesOf, replacementsInPlay, replacementsOn } from '../characteristics/abilities-now.js';
import { activeModifiers, scopeOf, works } from '../characteristics/continuous.js';
import { armorAgainst, throughArmor } from './armor.js';
import { boundToSlot } from './bound-to-slot.js';
import { changedOnly, isDamage, spokenAs, spokenOf } from './changed-events.js';
import { flipped } from './coin.js';
import { hasUseLeft, markUsed } from './once-per-turn.js';
import { logged } from './log.js';
import { nameInOrder, rememberedOrder, rememberOrder } from './remembered-orders.js';
import { orderMatters, type Changed } from './order-matters.js';
import { withItemChosen } from './penalty-item.js';
import {
  applyShield,
  foreseenShield,
  prevented,
  preventing,
  sameShields,
  shielding,
  shieldsAgainst,
  type Shield,
} from './prevention.js';
import { hasLimitedUses, delayedReplacements, consumeUse } from './delayed-abilities.js';

type Candidate =
  | {
      readonly by: 'ability';
      readonly name: string;
      readonly source: ObjectId;
      readonly ability: ReplacementAbility;
      readonly scope: Scope;
    }
  | {
      readonly by: 'delayed';
      readonly name: string;
      readonly delayed: DelayedAbility;
      readonly ability: ReplacementAbility;
      readonly scope: Scope;
    }
  | { readonly by: 'shield'; readonly name: string; readonly shield: Shield }
  | { readonly by: 'armor'; readonly name: string; readonly boss: ObjectId };
type OfAbility = Extract<Candidate, { readonly ability: ReplacementAbility }>;
const isOfAbility = (candidate: Candidate): candidate is OfAbility => 'ability' in candidate;

/** Whether an event is one that the pattern speaks of. */
export const matches = (g: Game, pattern: EventPattern, event: GameEvent, scope: Scope): boolean =>
  pattern.event === event.type && (pattern.where === undefined || g.holds(pattern.where, { ...scope, cause: event }));

/** The same for what stands in for an event or forbids it, which may speak of it in more than one way. */
const speaksOf = (g: Game, pattern: EventPattern, event: GameEvent, scope: Scope): boolean =>
  spokenOf(event).some((one) => matches(g, pattern, one, scope));

/**
 * The object that an event is about, where what it says of itself still counts although it is not in play: one that is
 * dying, and loot that is about to go to discard (DEATH-06, DEATH-08).
 */
const onItsWay = (g: Game, event: GameEvent): ObjectId | null => {
  const ref = objectOfEvent(event);
  const object = ref !== null && isObjectId(ref) ? g.state.objects[ref] : undefined;
  if (object === undefined || object.role === 'soul') return null; // MON-03
  const { id, zone } = object;
  return zone === 'holding' || (zone === 'stack' && event.type === 'putIntoDiscard') ? id : null;
};

/** Whether an object on its way forbids what would happen to it. */
const forbidsOfItself = (g: Game, id: ObjectId, event: GameEvent): boolean => {
  const scope = scopeOf(g, id);
  return abilitiesOf(g, objectOf(g.state, id)).some(
    (ability) =>
      ability.kind === 'static' &&
      ability.worksIn === undefined &&
      (ability.while === undefined || g.holds(ability.while, scope)) &&
      ability.grants.some((grant) => grant.modify === 'cannot' && speaksOf(g, grant, event, scope)),
  );
};

/** Says of an event whether an effect forbids it now; a prohibition beats a permission (META-02, DEC-08). */
export const prohibition = (g: Game): ((event: GameEvent) => Verdict) => {
  const active = activeModifiers(g, 'cannot');
  return (event) => {
    if (isDealt(event)) return null; // DEC-48
    const found = active.find(({ modifier, scope }) => speaksOf(g, modifier, event, scope)); // DEC-08
    if (found !== undefined) return { rule: 'DEC-08', why: 'forbidden', card: found.scope.card };
    const bound = boundToSlot(g, event); // CHAL-02, CHAL-06
    if (bound !== null) return bound;
    const id = onItsWay(g, event);
    if (id === null || !forbidsOfItself(g, id, event)) return null; // DEATH-08
    return { rule: 'DEC-08', why: 'forbidden', card: objectOf(g.state, id).card };
  };
};

/** Says of an event what forbids it. */
export type Forbidden = ReturnType<typeof prohibition>;

const isUnderway = (g: Game, name: string): boolean => g.underway.replacements.has(name);

/**
 * Runs what stands in for an event: it is still the same event, so that what has had its turn does not apply to any of it
 * (REPL-06).
 */
function* runReplacement(g: Game, names: readonly string[], effect: Effect, scope: Scope): Gen {
  const added = names.filter((name) => !isUnderway(g, name));
  for (const name of added) g.underway.replacements.add(name);
  yield* g.run(effect, scope);
  for (const name of added) g.underway.replacements.delete(name);
}

/**
 * Objects whose replacement abilities work on this event: those in play, a card about to enter it, and of what happens
 * to it one that is on its way (REPL-05, DEATH-06).
 */
const watches = (g: Game, object: GameObject, ability: ReplacementAbility, event: GameEvent): boolean =>
  works(object, ability) ||
  (ability.worksIn === undefined &&
    objectOfEvent(event) === object.id &&
    (event.type === 'enterPlay' || onItsWay(g, event) === object.id)); // REPL-05, DEATH-06

/** What effects have set up; the same card does the same thing only once to an event, however often it was used (REPL-06, RULING-16). */
const delayedCandidates = (g: Game, event: GameEvent, applied: ReadonlySet<string>): readonly Candidate[] => {
  const found: Candidate[] = [];
  for (const { delayed, ability } of spokenOf(event).flatMap(({ type }) => delayedReplacements(g, type))) {
    const name = `standing/${delayed.card ?? delayed.id}/${ability.key}`; // RULING-16
    const scope: Scope = { ...delayed.scope, cause: spokenAs(event, ability.would.event) };
    if (applied.has(name) || isUnderway(g, name) || !speaksOf(g, ability.would, event, scope)) continue;
    if (!hasUseLeft(g, ability.would, name)) continue;
    if (found.some((other) => other.name === name)) continue;
    if (ability.only === undefined || g.holds(ability.only, scope))
      found.push({ by: 'delayed', name, delayed, ability, scope });
  }
  return found;
};

/** What dies leaves play for good only when its death is over; what would happen instead is asked then (DEATH-06). */
const waitsForDeath = (event: GameEvent): boolean => event.type === 'leavePlay' && event.way.to === 'death'; // DEATH-06

const candidates = (g: Game, event: GameEvent, applied: ReadonlySet<string>): readonly Candidate[] => {
  if (waitsForDeath(event)) return [];
  const found: Candidate[] = [];
  const leaving = onItsWay(g, event);
  const inPlay = spokenOf(event).flatMap(({ type }) => replacementsInPlay(g, type));
  const all = leaving === null ? inPlay : [...inPlay, ...replacementsOn(g, leaving, event.type)]; // DEATH-06
  for (const { id, ability } of all) {
    if (!concerns(event, id) || !watches(g, objectOf(g.state, id), ability, event)) continue;
    const name = `${id}/${ability.key}`;
    const scope = scopeOf(g, id, { cause: spokenAs(event, ability.would.event) });
    if (applied.has(name) || isUnderway(g, name) || !speaksOf(g, ability.would, event, scope)) continue;
    if (!hasUseLeft(g, ability.would, name)) continue;
    if (ability.only !== undefined && !g.holds(ability.only, scope)) continue;
    found.push({ by: 'ability', name, source: id, ability, scope });
  }
  found.push(...delayedCandidates(g, event, applied));
  for (const shield of shieldsAgainst(g, event))
    if (!applied.has(shield.name)) found.push({ by: 'shield', name: shield.name, shield });
  const boss = armorAgainst(g, event);
  const armor = `${boss}/armor`;
  if (boss !== null && !applied.has(armor)) found.push({ by: 'armor', name: armor, boss }); // DEC-58
  return found;
};

/** The player whom the event affects decides the order; the active player for events of the game (REPL-07). */
const decider = (g: Game, event: GameEvent): PlayerId => {
  const { type } = event;
  const object = objectOfEvent(event);
  if (object !== null && isPlayerId(object)) return object;
  const suffers = (type === 'destroy' || type === 'putIntoDiscard') && object !== null && isObjectId(object);
  const controller = suffers ? (g.state.objects[object]?.controller ?? null) : null;
  if (controller !== null) return controller;
  return playerOfEvent(event) ?? g.state.turn.active;
};

const abilityMeant = (ability: ReplacementAbility): Pick<Meaning, 'ability' | 'replaces'> => ({
  ability: ability.key,
  replaces: ability,
});

const meaningOf = (g: Game, candidate: Candidate): Meaning => {
  switch (candidate.by) {
    case 'ability': {
      const { card } = objectOf(g.state, candidate.source);
      return { kind: 'replacement', card, object: candidate.source, ...abilityMeant(candidate.ability) };
    }
    case 'delayed': {
      const { card } = candidate.delayed;
      return { kind: 'replacement', ...(card === null ? {} : { card }), ...abilityMeant(candidate.ability) };
    }
    case 'shield': {
      const { card, kind, stored } = candidate.shield;
      const left = stored.left === null ? {} : { left: stored.left };
      return { kind: 'replacement', ...(card === null ? {} : { card }), ability: kind, ...left };
    }
    case 'armor':
      return { kind: 'replacement', card: objectOf(g.state, candidate.boss).card, ability: 'armor' };
  }
};

const optionOf = (g: Game, candidate: Candidate): Option => ({ id: candidate.name, meaning: meaningOf(g, candidate) });

const adds = (candidate: Candidate): boolean => isOfAbility(candidate) && candidate.ability.instead.instead === 'also';

/** What an event brings about besides waits for all that changes the event: prevented damage is not dealt to others too. */
const changesFirst = (found: readonly Candidate[]): readonly Candidate[] => {
  const changes = found.filter((candidate) => !adds(candidate));
  return changes.length > 0 ? changes : found; // PREV-04
};

/** Orders that players have given for this event; the names are those of the candidates. */
type Given = Map<PlayerId, readonly string[]>;

const usesUp = (candidate: Candidate): boolean =>
  candidate.by === 'shield' || (candidate.by === 'delayed' && hasLimitedUses(candidate.delayed));

/** Shields that do the same are one: it does not matter which of them comes first (DEC-32). */
const kindOf = (g: Game, candidate: Candidate): string =>
  candidate.by === 'shield' ? sameShields(g, candidate.shield) : candidate.name;

const nameOf = (g: Game, candidate: Exclude<Candidate, { by: 'shield' }>): string => {
  if (candidate.by === 'armor') return candidate.name;
  const { key } = candidate.ability;
  if (candidate.by === 'delayed') return nameInOrder(g.state, candidate.delayed.card, key, null);
  return nameInOrder(g.state, objectOf(g.state, candidate.source).card, key, candidate.source);
};

/** The names under which an order of these is remembered; null when it is asked each time (DEC-32). */
const namesOf = (g: Game, found: readonly Candidate[]): ReadonlyMap<string, string> | null => {
  const names = new Map<string, string>();
  for (const candidate of found) {
    if (candidate.by === 'shield' || usesUp(candidate)) return null;
    names.set(candidate.name, nameOf(g, candidate));
  }
  return names;
};

/** The candidates in the order of the names under which they are remembered. */
const ordered = (names: ReadonlyMap<string, string> | null, known: readonly string[]): readonly string[] =>
  [...(names ?? [])].toSorted(([, a], [, b]) => known.indexOf(a) - known.indexOf(b)).map(([name]) => name);

function* askOrder(g: Game, player: PlayerId, found: readonly Candidate[]): Gen<readonly string[]> {
  const options = found.map((candidate) => optionOf(g, candidate));
  return yield* g.ask({
    player,
    key: 'replacement.order',
    source: null,
    card: null,
    options,
    min: options.length,
    max: options.length,
    ordered: true,
    secret: false,
  });
}

/** The order that the player gave for these earlier, for this event or another, or gives now (REPL-07, DEC-32). */
function* orderOf(g: Game, player: PlayerId, found: readonly Candidate[], given: Given): Gen<readonly string[]> {
  const now = given.get(player);
  if (now !== undefined && found.every(({ name }) => now.includes(name))) return now;
  const names = namesOf(g, found);
  const known = names === null ? undefined : rememberedOrder(g.state, player, [...names.values()]);
  const order = known === undefined ? yield* askOrder(g, player, found) : ordered(names, known);
  if (names !== null && known === undefined)
    rememberOrder(
      g.state,
      player,
      order.map((name) => names.get(name) ?? name),
    );
  given.set(player, order);
  return order;
}

/** Which comes first: in the order of the player whom the event affects, where it makes a difference (REPL-07, DEC-32). */
function* first(
  g: Game,
  event: GameEvent,
  found: readonly Candidate[],
  given: Given,
  applied: ReadonlySet<string>,
): Gen<Candidate | undefined> {
  if (new Set(found.map((candidate) => kindOf(g, candidate))).size < 2) return found[0];
  const open = (now: GameEvent, done: readonly Candidate[]): readonly Candidate[] =>
    applicable(g, now, new Set([...applied, ...done.map(({ name }) => name)]));
  if (!orderMatters(event, open, (candidate, now) => foreseen(g, candidate, now))) return found[0];
  const order = yield* orderOf(g, decider(g, event), found, given);
  return found.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))[0];
}

const controllerOf = (g: Game, candidate: OfAbility): PlayerId | null =>
  candidate.by === 'delayed' ? candidate.scope.you : objectOf(g.state, candidate.source).controller;

/** What stands in for a step of the penalty, or is added to it, speaks of the item that it takes (RULING-15). */
function* named<E extends GameEvent>(g: Game, candidate: Candidate, event: E): Gen<E> {
  if (event.type !== 'penaltyItem' || !isOfAbility(candidate)) return event;
  const { instead } = candidate.ability.instead;
  const isSpoken = instead === 'effect' || instead === 'also';
  return isSpoken ? { ...event, ...(yield* withItemChosen(g, event, prohibition(g))) } : event;
}

/** What will come of a replacement, as far as that is certain; undefined when it does or uses up more than that. */
const foreseen = (g: Game, candidate: Candidate, event: GameEvent): Changed | undefined => {
  if (candidate.by === 'shield') return isDamage(event) ? foreseenShield(g, candidate.shield, event) : undefined;
  if (candidate.by === 'armor') return { event: throughArmor(event), used: null };
  if (usesUp(candidate) || candidate.ability.would.first !== undefined) return undefined;
  const cause = spokenAs(event, candidate.ability.would.event);
  const after = changedOnly(g, candidate.ability.instead, event, { ...candidate.scope, cause });
  return after === undefined ? undefined : { event: after, used: null };
};

/** Who prevents damage by a replacement. */
const preventer = (g: Game, candidate: OfAbility) => {
  const card = candidate.by === 'ability' ? objectOf(g.state, candidate.source).card : candidate.delayed.card;
  return { source: candidate.scope.source, card, shield: false } as const;
};

const prevents = (candidate: Candidate): candidate is Exclude<Candidate, { by: 'armor' }> =>
  candidate.by === 'shield' || (isOfAbility(candidate) && candidate.ability.instead.instead === 'prevent');

/** Of damage that cannot be prevented, or cannot be taken, nothing is spent to prevent it (DEC-08, PREV-03). */
const withoutVainPrevention = (g: Game, event: GameEvent, found: readonly Candidate[]): readonly Candidate[] => {
  if (!isDamage(event) || !found.some(prevents)) return found;
  const forbidden = prohibition(g);
  const isForbidden = forbidden(event) !== null;
  const isVain = (candidate: Candidate): boolean => {
    if (!prevents(candidate)) return false;
    if (isForbidden) return true;
    const by = candidate.by === 'shield' ? shielding(candidate.shield) : preventer(g, candidate);
    return forbidden(preventing(event, by, event.amount)) !== null;
  };
  return found.filter((candidate) => !isVain(candidate)); // DEC-08
};

/** What the event becomes; null when nothing of it is left. */
function* apply<E extends GameEvent>(
  g: Game,
  candidate: Candidate,
  given: E,
  applied: ReadonlySet<string> = new Set(),
): Gen<E | null> {
  const event = yield* named(g, candidate, given);
  if (candidate.by === 'shield') return isDamage(event) ? yield* applyShield(g, candidate.shield, event) : event;
  if (candidate.by === 'armor') return throughArmor(event); // CHAL-04
  const cause = spokenAs(event, candidate.ability.would.event);
  const scope: Scope = { ...candidate.scope, cause };
  const { card } = preventer(g, candidate);
  const { instead } = candidate.ability;
  if (instead.instead !== 'prevent')
    g.log({ ...logged(g, cause), say: 'replaced', ...(card === null ? {} : { source: card }) });
  markUsed(g, candidate.ability.would, candidate.name, controllerOf(g, candidate));
  if (candidate.by === 'delayed') consumeUse(g, candidate.delayed);
  if (instead.instead === 'prevent') {
    if (!isDamage(event)) return event;
    const left = yield* prevented(g, event, g.amount(instead.amount, scope), preventer(g, candidate)); // PREV-01
    yield* runReplacement(g, [candidate.name], instead.effect, scope);
    return left;
  }
  if (instead.instead === 'coin')
    return yield* flipped(g, instead, event, (effect) => runReplacement(g, [candidate.name], effect, scope));
  if (instead.instead === 'effect' || instead.instead === 'also') {
    const before = instead.instead === 'effect' ? [...applied] : []; // REPL-06
    yield* runReplacement(g, [candidate.name, ...before], instead.effect, scope);
    return instead.instead === 'also' ? event : null;
  }
  return changedOnly(g, instead, event, scope) ?? null;
}

const ofCombat = ({ where }: EventPattern): boolean =>
  where !== undefined && hasPart('condition', where, { condition: (part) => part.if === 'combat' });

/**
 * What makes combat damage another amount is in the number that went on the stack already: what its dealer says of its
 * damage, or what takes it of combat damage (DMG-13).
 */
const isOwnCombatAmount = (candidate: Candidate, event: GameEvent): boolean =>
  event.type === 'damage' &&
  event.combat &&
  candidate.by === 'ability' &&
  candidate.ability.instead.instead === 'amount' &&
  (candidate.source === event.source || (candidate.source === event.object && ofCombat(candidate.ability.would)));

/** How much combat damage goes on the stack (DMG-13). */
export function* combatAmount(g: Game, dealt: EventOf<'damage'>): Gen<number> {
  let now: EventOf<'damage'> | null = dealt;
  for (const candidate of candidates(g, dealt, new Set()))
    if (now !== null && isOwnCombatAmount(candidate, now)) now = yield* apply(g, candidate, now); // DMG-13
  return now?.amount ?? 0;
}

/** The replacements of which one applies next (DMG-13, PREV-04). */
const applicable = (g: Game, event: GameEvent, applied: ReadonlySet<string>): readonly Candidate[] => {
  const found = candidates(g, event, applied);
  if (found.length === 0) return found;
  return changesFirst(
    withoutVainPrevention(
      g,
      event,
      found.filter((one) => !isOwnCombatAmount(one, event)), // DMG-13
    ),
  );
};

/**
 * What an event becomes once every replacement has had its turn: each applies at most once (REPL-06),
 * the affected player orders them (REPL-07), and after each the rest is matched anew (REPL-08).
 * Null when the event does not happen. `applied` are those that have had theirs, before and now.
 */
export function* replaceEvent<E extends GameEvent>(g: Game, original: E, applied: Set<string>): Gen<E | null> {
  const given: Given = new Map();
  let now = original;
  for (;;) {
    const found = applicable(g, now, applied); // REPL-08
    const next = found.length < 2 ? found[0] : yield* first(g, now, found, given, applied);
    if (next === undefined) return now;
    applied.add(next.name); // REPL-06
    const after = yield* apply(g, next, now, applied);
    if (after === null) return null;
    now = after;
  }
}
