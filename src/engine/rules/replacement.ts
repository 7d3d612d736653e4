import type { Effect, EventPattern, EventType, ObjectId, PlayerId, Ref, Replacement } from '../vocabulary/index.js';
import {
  event as eventOf,
  isObjectId,
  isPlayerId,
  objectOf,
  type Game,
  type GameEvent,
  type GameObject,
  type GameState,
  type Gen,
  type Meaning,
  type Option,
  type Scope,
  type Standing,
  type Verdict,
} from '../state/index.js';
import { replacementsInPlay, type ReplacementAbility } from './abilities.js';
import { activeModifiers, scopeOf, works } from './continuous.js';
import { isReady, spend } from './firsts.js';
import { logged } from './log.js';
import { applyShield, prevented, shieldsAgainst, type Shield } from './prevent.js';
import { standingReplacements, useUp } from './standing.js';

type Candidate =
  | {
      readonly by: 'ability';
      readonly name: string;
      readonly source: ObjectId;
      readonly ability: ReplacementAbility;
      readonly scope: Scope;
    }
  | {
      readonly by: 'standing';
      readonly name: string;
      readonly standing: Standing;
      readonly ability: ReplacementAbility;
      readonly scope: Scope;
    }
  | { readonly by: 'shield'; readonly name: string; readonly shield: Shield };

/** Whether an event is one that the pattern speaks of. */
export const matches = (g: Game, pattern: EventPattern, event: GameEvent, scope: Scope): boolean =>
  pattern.event === event.type && (pattern.where === undefined || g.holds(pattern.where, { ...scope, cause: event }));

/** Says of an event whether an effect forbids it now; a prohibition beats a permission (META-02, DEC-08). */
export const prohibition = (g: Game): ((type: EventType, fields: Partial<GameEvent>) => Verdict) => {
  const active = activeModifiers(g, 'cannot');
  return (type, fields) => {
    const found = active.find(({ modifier, scope }) => matches(g, modifier, eventOf(type, fields), scope)); // DEC-08
    return found === undefined ? null : { rule: 'DEC-08', why: 'forbidden', card: found.scope.card };
  };
};

/** Replacements whose effect is being carried out now: what they do is still the same event (REPL-06). */
const underway = new WeakMap<GameState, Set<string>>();
const isUnderway = (g: Game, name: string): boolean => underway.get(g.state)?.has(name) === true;

/** Runs what stands in for an event; the same replacement does not apply to any of it (REPL-06). */
function* standIn(g: Game, name: string, effect: Effect, scope: Scope): Gen {
  const names = underway.get(g.state) ?? new Set<string>();
  underway.set(g.state, names.add(name));
  yield* g.run(effect, scope);
  names.delete(name);
}

/** Objects whose replacement abilities work on this event: those in play, and a card about to enter it (REPL-05). */
const watches = (object: GameObject, ability: ReplacementAbility, event: GameEvent): boolean =>
  works(object, ability) || (ability.worksIn === undefined && event.type === 'enterPlay' && event.object === object.id); // REPL-05

/** What effects have set up; the same card does the same thing only once to an event, however often it was used (REPL-06, RULING-16). */
const standingCandidates = (g: Game, event: GameEvent, applied: ReadonlySet<string>): readonly Candidate[] => {
  const found: Candidate[] = [];
  for (const { standing, ability } of standingReplacements(g, event.type)) {
    const name = `standing/${standing.card ?? standing.id}/${ability.key}`; // RULING-16
    const scope: Scope = { ...standing.scope, cause: event };
    if (applied.has(name) || isUnderway(g, name) || !matches(g, ability.would, event, scope)) continue;
    if (!isReady(g, ability.would, name)) continue;
    if (found.some((other) => other.name === name)) continue;
    if (ability.only === undefined || g.holds(ability.only, scope))
      found.push({ by: 'standing', name, standing, ability, scope });
  }
  return found;
};

const candidates = (g: Game, event: GameEvent, applied: ReadonlySet<string>): readonly Candidate[] => {
  const found: Candidate[] = [];
  for (const { id, ability } of replacementsInPlay(g, event.type)) {
    if (!watches(objectOf(g.state, id), ability, event)) continue;
    const name = `${id}/${ability.key}`;
    const scope = scopeOf(g, id, { cause: event });
    if (applied.has(name) || isUnderway(g, name) || !matches(g, ability.would, event, scope)) continue;
    if (!isReady(g, ability.would, name)) continue;
    if (ability.only !== undefined && !g.holds(ability.only, scope)) continue;
    found.push({ by: 'ability', name, source: id, ability, scope });
  }
  found.push(...standingCandidates(g, event, applied));
  for (const shield of shieldsAgainst(g, event))
    if (!applied.has(shield.name)) found.push({ by: 'shield', name: shield.name, shield });
  return found;
};

/** The player whom the event affects decides the order; the active player for events of the game (REPL-07). */
const decider = (g: Game, event: GameEvent): PlayerId => {
  const { object, type } = event;
  if (object !== null && isPlayerId(object)) return object;
  const suffers = (type === 'destroy' || type === 'putIntoDiscard') && object !== null && isObjectId(object);
  const controller = suffers ? (g.state.objects[object]?.controller ?? null) : null;
  if (controller !== null) return controller;
  return event.player ?? g.state.turn.active;
};

const cardName = (g: Game, candidate: Candidate): string => {
  switch (candidate.by) {
    case 'ability':
      return `${objectOf(g.state, candidate.source).card}/${candidate.ability.key}`;
    case 'standing':
      return `${candidate.standing.card ?? 'game'}/${candidate.ability.key}`;
    case 'shield':
      return `shield/${candidate.shield.kind}`;
  }
};

const meaningOf = (g: Game, candidate: Candidate): Meaning => {
  switch (candidate.by) {
    case 'ability': {
      const { card } = objectOf(g.state, candidate.source);
      return { kind: 'replacement', card, object: candidate.source, ability: candidate.ability.key };
    }
    case 'standing': {
      const { card } = candidate.standing;
      return { kind: 'replacement', ...(card === null ? {} : { card }), ability: candidate.ability.key };
    }
    case 'shield': {
      const { card, kind } = candidate.shield;
      return { kind: 'replacement', ...(card === null ? {} : { card }), ability: kind };
    }
  }
};

const optionOf = (g: Game, candidate: Candidate): Option => ({ id: candidate.name, meaning: meaningOf(g, candidate) });

const adds = (candidate: Candidate): boolean =>
  candidate.by !== 'shield' && candidate.ability.instead.instead === 'also';

/** What an event brings about besides waits for all that changes the event: prevented damage is not dealt to others too. */
const changesFirst = (found: readonly Candidate[]): readonly Candidate[] => {
  const changes = found.filter((candidate) => !adds(candidate));
  return changes.length > 0 ? changes : found; // PREV-04
};

/** The order that a player gave earlier for these, or for more of them. */
const remembered = (g: Game, player: PlayerId, names: readonly string[]): readonly string[] | undefined =>
  Object.entries(g.state.memory.orders).find(
    ([key, order]) => key.startsWith(`${player} `) && names.every((name) => order.includes(name)),
  )?.[1];

/** Which comes first; each player's order is asked once and remembered (REPL-07). */
function* first(g: Game, event: GameEvent, found: readonly Candidate[]): Gen<Candidate | undefined> {
  const names = [...new Set(found.map((candidate) => cardName(g, candidate)))].toSorted();
  if (names.length < 2) return found[0];
  const player = decider(g, event);
  let order = remembered(g, player, names);
  if (order === undefined) {
    const options = found.map((candidate) => optionOf(g, candidate));
    const chosen = yield* g.ask({
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
    order = chosen
      .map((id) => found.find((candidate) => candidate.name === id))
      .flatMap((candidate) => (candidate === undefined ? [] : [cardName(g, candidate)]));
    g.state.memory.orders[`${player} ${names.join(' ')}`] = [...order];
  }
  const known = order;
  return found.toSorted((a, b) => known.indexOf(cardName(g, a)) - known.indexOf(cardName(g, b)))[0];
}

const controllerOf = (g: Game, candidate: Exclude<Candidate, { by: 'shield' }>): PlayerId | null =>
  candidate.by === 'standing' ? candidate.scope.you : objectOf(g.state, candidate.source).controller;

/** The same to or by somebody else; without anybody it stays as it is. */
const redirected = (event: GameEvent, part: 'player' | 'object' | 'chooser', to: Ref | undefined): GameEvent => {
  if (to === undefined) return event;
  if (part === 'object') {
    const isOneself = event.player === event.object || event.type === 'damage';
    return { ...event, object: to, ...(isOneself ? { player: isPlayerId(to) ? to : null } : {}) };
  }
  if (!isPlayerId(to)) return event;
  return part === 'player' ? { ...event, player: to } : { ...event, other: to };
};

type OfThrows = Extract<Replacement, { instead: 'dice' | 'sides' }>;
/** Other dice for a throw or a reroll; anything else stays as it is (DICE-02). */
const otherDice = (g: Game, instead: OfThrows, event: GameEvent, scope: Scope): GameEvent => {
  const { dice } = event;
  if (dice === null) return event;
  if (instead.instead === 'sides') return { ...event, dice: { ...dice, sides: instead.sides } };
  const [chooser = null] = instead.keep === 'lowest' ? [] : g.select(instead.keep, scope).filter(isPlayerId);
  const keep = instead.keep === 'lowest' ? 'lowest' : chooser;
  return { ...event, amount: g.amount(instead.count, scope), dice: { ...dice, keep } };
};

/** What the event becomes; null when nothing of it is left. */
function* apply(g: Game, candidate: Candidate, event: GameEvent): Gen<GameEvent | null> {
  if (candidate.by === 'shield') return yield* applyShield(g, candidate.shield, event);
  const scope: Scope = { ...candidate.scope, cause: event };
  const card = candidate.by === 'ability' ? objectOf(g.state, candidate.source).card : candidate.standing.card;
  const { instead } = candidate.ability;
  if (instead.instead !== 'prevent')
    g.log({ ...logged(g, event), say: 'replaced', ...(card === null ? {} : { source: card }) });
  spend(g, candidate.ability.would, candidate.name, controllerOf(g, candidate));
  if (candidate.by === 'standing') useUp(g, candidate.standing);
  switch (instead.instead) {
    case 'amount': {
      const amount = g.amount(instead.to, scope);
      return amount <= 0 ? null : { ...event, amount };
    }
    case 'nothing':
      return null;
    case 'prevent': {
      const left = yield* prevented(g, event, g.amount(instead.amount, scope), { source: scope.source, card }); // PREV-01
      yield* standIn(g, candidate.name, instead.effect, scope);
      return left;
    }
    case 'effect':
      yield* standIn(g, candidate.name, instead.effect, scope);
      return null;
    case 'also':
      yield* standIn(g, candidate.name, instead.effect, scope);
      return event;
    case 'entersDeactivated':
      return { ...event, detail: 'deactivated' };
    case 'fromDiscard':
      return { ...event, fromDiscard: true };
    case 'redirect':
      return redirected(event, instead.part, g.select(instead.to, scope)[0]);
    case 'dice':
    case 'sides':
      return otherDice(g, instead, event, scope);
  }
}

/** What makes the dealer's own combat damage another: it is in the number that went on the stack already (DMG-13). */
const isOwnCombatAmount = (candidate: Candidate, { type, combat, source }: GameEvent): boolean =>
  type === 'damage' &&
  combat &&
  candidate.by === 'ability' &&
  candidate.source === source &&
  candidate.ability.instead.instead === 'amount';

/** How much combat damage goes on the stack, by what its dealer says of it (DMG-13). */
export function* combatAmount(g: Game, dealt: GameEvent): Gen<number> {
  let now: GameEvent | null = dealt;
  for (const candidate of candidates(g, dealt, new Set()))
    if (now !== null && isOwnCombatAmount(candidate, now)) now = yield* apply(g, candidate, now); // DMG-13
  return now?.amount ?? 0;
}

/**
 * What an event becomes once every replacement has had its turn: each applies at most once (REPL-06),
 * the affected player orders them (REPL-07), and after each the rest is matched anew (REPL-08).
 * Null when the event does not happen.
 */
export function* replaced(g: Game, original: GameEvent): Gen<GameEvent | null> {
  const applied = new Set<string>(); // REPL-06
  let now = original;
  for (;;) {
    const event = now;
    const found = candidates(g, event, applied).filter((one) => !isOwnCombatAmount(one, event)); // DMG-13
    const next = yield* first(g, event, changesFirst(found)); // REPL-08
    if (next === undefined) return now;
    applied.add(next.name);
    const after = yield* apply(g, next, now);
    if (after === null) return null;
    now = after;
  }
}
