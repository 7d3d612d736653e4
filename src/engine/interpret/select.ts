import type { Amount, Condition, Deck, ObjectId, PlayerId, Ref, Selector } from '../vocabulary/index.js';
import {
  causePart,
  deckOf,
  inRole,
  isDeckRef,
  isObjectId,
  isOnAttackRoll,
  isPlayerId,
  isPresent,
  objectOf,
  objectsInPlay,
  dependsOnVolatile,
  playerOf,
  pilesIn,
  playersFrom,
  slotOf,
  takenUpFrom,
  type Game,
  type Scope,
  type StackItem,
} from '../state/index.js';
import { ownRolls } from './amount.js';

const only = (ref: Ref | null | undefined): readonly Ref[] => (ref === null || ref === undefined ? [] : [ref]);

/** What has changed zone is another object: the old one is not found any more (ZONE-01). */
const present = (g: Game, refs: readonly Ref[]): readonly Ref[] => refs.filter((ref) => isPresent(g, ref)); // ZONE-01

const NOTHING: readonly Ref[] = [];
const onePresent = (g: Game, ref: Ref | null): readonly Ref[] => (ref !== null && isPresent(g, ref) ? [ref] : NOTHING); // ZONE-01

const matching = <T extends Ref>(g: Game, refs: readonly T[], where: Selector & object, scope: Scope): readonly T[] => {
  const condition = 'where' in where ? where.where : undefined;
  if (condition === undefined || refs.length === 0) return refs;
  const each: { -readonly [Part in keyof Scope]: Scope[Part] } = { ...scope }; // one for all: conditions only read it
  return refs.filter((ref) => {
    each.it = ref;
    return g.holds(condition, each);
  });
};

/** Player by player from the one whose ability it is; what nobody controls stays last (EACH-01, EACH-03). */
const fromPlayer = (g: Game, ids: readonly ObjectId[], first: PlayerId): readonly ObjectId[] => {
  if (first === g.state.turn.active || ids.length < 2) return ids;
  const order = playersFrom(g.state, first);
  const rank = (id: ObjectId): number => {
    const { controller } = objectOf(g.state, id);
    return controller === null ? order.length : order.indexOf(controller);
  };
  return ids.toSorted((a, b) => rank(a) - rank(b)); // EACH-03
};

/** Whether a condition holds of nothing but what "you" controls. */
const isOfYours = (condition: Condition | undefined): boolean => {
  if (condition?.if === 'all') return condition.of.some(isOfYours);
  return condition?.if === 'controls' && condition.player.select === 'you' && condition.what.select === 'it';
};

/**
 * Objects in play of a role; "item" takes in the shop (ITEM-06, ITEM-07), a room or monster its slot (ZONE-03). Those are not
 * even looked at that a condition on what "you" controls would leave out.
 */
const objects = (g: Game, selector: OfObjects, scope: Scope): readonly ObjectId[] => {
  const { role, where } = selector;
  if (!isOfYours(where))
    return fromPlayer(g, matching(g, inRole(g, objectsInPlay(g), role), selector, scope), scope.you); // EACH-03
  return matching(g, inRole(g, playerOf(g.state, scope.you).area, role), selector, scope);
};
type OfObjects = Extract<Selector, { select: 'objects' }>;

const attackOnTheTable = (g: Game) => g.state.procedures.find((procedure) => procedure.kind === 'attack');

/** Of what an attack roll brought about, when the attack is over: attacks are the active player's (ATK-01). */
const formerAttacker = (g: Game, { cause }: Scope): PlayerId | null =>
  cause !== null && isOnAttackRoll(cause) ? g.state.turn.active : null; // ATK-01

const controllerOf = (g: Game, ref: Ref): Ref | null => {
  if (isPlayerId(ref)) return ref;
  const { objects, stack } = g.state;
  const object = isObjectId(ref) ? objects[ref] : undefined;
  if (object !== undefined) return object.controller;
  const item = stack.find((candidate) => candidate.id === ref);
  if (item !== undefined) return item.controller === 'game' ? null : item.controller;
  return g.underway.controllers.get(ref) ?? null; // DEC-11
};

/** Whose controllers are meant: a target that the same effect has destroyed or canceled is still known (DEC-11). */
const controlledBy = (g: Game, of: Selector, scope: Scope): readonly Ref[] => {
  if (of.select !== 'target') return g.select(of, scope);
  dependsOnVolatile(g);
  return scope.targets[of.index] ?? []; // DEC-11
};

const controllersOf = (g: Game, refs: readonly Ref[]): readonly Ref[] =>
  refs.flatMap((ref) => only(controllerOf(g, ref)));

/** The object that loot, an ability, a roll or damage on the stack comes from. */
const sourceOf = (g: Game, ref: Ref): Ref | null => g.state.stack.find(({ id }) => id === ref)?.source ?? null;
const sourcesOf = (g: Game, refs: readonly Ref[]): readonly Ref[] => refs.flatMap((ref) => only(sourceOf(g, ref)));

const anyOf = (g: Game, parts: readonly Selector[], scope: Scope): readonly Ref[] => [
  ...new Set(parts.flatMap((part) => g.select(part, scope))),
];

const neighbours = (g: Game, players: readonly Ref[], side: 'left' | 'right'): readonly Ref[] =>
  players.filter(isPlayerId).flatMap((player) => {
    const order = playersFrom(g.state, player);
    return only(side === 'left' ? order.at(1) : order.length > 1 ? order.at(-1) : undefined);
  });

const onStack = (g: Game, kind: StackItem['kind']): readonly Ref[] =>
  g.state.stack.filter((item) => item.kind === kind).map((item) => item.id);

/** A deck with no card in it or its discard is no deck to choose: rooms are not in every game (SETUP-05). */
const isPlayedWith = (g: Game, deck: Deck): boolean =>
  g.state.decks[deck].length + g.state.discards[deck].length + takenUpFrom(g, deck).length > 0;

/** Whether a thing has the number that it is ranked by: who has rolled no die is neither highest nor lowest (DEC-54). */
const isRanked = (g: Game, ref: Ref, by: Amount, scope: Scope): boolean =>
  typeof by === 'number' ||
  by.amount !== 'ownRolls' ||
  ownRolls(g, g.select(by.of, { ...scope, it: ref }), scope).length > 0; // DEC-54

/** The things with the highest or lowest number; all of them when several tie. */
const extreme = (g: Game, { select: which, of, by }: Extreme, scope: Scope): readonly Ref[] => {
  const among = g.select(of, scope).filter((ref) => isRanked(g, ref, by, scope));
  const ranked = among.map((ref) => ({ ref, number: g.amount(by, { ...scope, it: ref }) }));
  const numbers = ranked.map(({ number }) => number);
  const wanted = which === 'most' ? Math.max(...numbers) : Math.min(...numbers);
  return ranked.filter(({ number }) => number === wanted).map(({ ref }) => ref);
};
type Extreme = Extract<Selector, { select: 'most' | 'least' }>;

/** What lies in the same slot, the undermost first. */
const pileWith = (g: Game, id: ObjectId): readonly ObjectId[] => {
  const slot = slotOf(g.state, id);
  return slot === null ? [] : (pilesIn(g.state, slot.kind)[slot.index] ?? []);
};

type Elsewhere = Extract<
  Selector,
  { readonly select: 'hand' | 'discard' | 'under' | 'pile' | 'outside' | 'topOfDiscard' | 'decks' }
>;
/** Cards that are not in play, and decks. */
const elsewhere = (g: Game, selector: Elsewhere, scope: Scope): readonly Ref[] => {
  switch (selector.select) {
    case 'hand':
      return matching(
        g,
        g
          .select(selector.of, scope)
          .filter(isPlayerId)
          .flatMap((player: PlayerId) => playerOf(g.state, player).hand),
        selector,
        scope,
      );
    case 'discard':
      return matching(g, g.state.discards[selector.deck], selector, scope);
    case 'under': {
      const hosts = g.select(selector.of, scope);
      const below = (id: ObjectId): boolean => hosts.some((host) => host === objectOf(g.state, id).under);
      return matching(g, g.state.outside.filter(below), selector, scope); // ZONE-21
    }
    case 'pile':
      return g
        .select(selector.of, scope)
        .filter(isObjectId)
        .flatMap((id) => pileWith(g, id)); // ZONE-14
    case 'outside':
      return matching(g, g.state.outside, selector, scope);
    case 'decks':
      return selector.of.filter((deck) => isPlayedWith(g, deck)).map((deck): Ref => `deck:${deck}`);
    case 'topOfDiscard':
      return g
        .select(selector.of, scope)
        .filter(isDeckRef)
        .flatMap((deck) => g.state.discards[deckOf(deck)].at(-1) ?? []); // ZONE-10
  }
};

/** Those that mean the same as long as the same lies on the table and what they are made of does. */
const OF_TABLE: ReadonlySet<Selector['select']> = new Set<Selector['select']>([
  'you',
  'this',
  'it',
  'activePlayer',
  'controller',
  'neighbour',
  'players',
  'objects',
  'most',
  'least',
  'fixed',
  'anyOf',
  'nth',
  'among',
]);

/** Everything a selector means now. Reads only; the order is the order of play (EACH-01, EACH-03). */
export const select = (g: Game, selector: Selector, scope: Scope): readonly Ref[] => {
  if (!OF_TABLE.has(selector.select)) dependsOnVolatile(g);
  switch (selector.select) {
    case 'you':
      return [scope.you];
    case 'this':
      return onePresent(g, scope.source);
    case 'it':
      return onePresent(g, scope.it);
    case 'target':
      return present(g, scope.targets[selector.index] ?? []);
    case 'chosen':
      return present(g, scope.bound[selector.as] ?? []);
    case 'activePlayer':
      return [g.state.turn.active];
    case 'attackingPlayer':
      return only(attackOnTheTable(g)?.player ?? formerAttacker(g, scope));
    case 'attacked':
      return only(attackOnTheTable(g)?.target);
    case 'cause':
      return onePresent(g, causePart(scope.cause, selector.part));
    case 'controller':
      return controllersOf(g, controlledBy(g, selector.of, scope));
    case 'sourceOf':
      return present(g, sourcesOf(g, g.select(selector.of, scope)));
    case 'paid':
      return present(g, scope.paid?.refs ?? []);
    case 'slayer':
      return present(
        g,
        g.select(selector.of, scope).flatMap((ref) => only(g.state.memory.blows[ref]?.by)),
      );
    case 'neighbour':
      return neighbours(g, g.select(selector.of, scope), selector.side);
    case 'players':
      return matching(g, playersFrom(g.state, scope.you), selector, scope); // EACH-01
    case 'objects':
      return objects(g, selector, scope); // EACH-03
    case 'onStack':
      return matching(g, onStack(g, selector.kind), selector, scope);
    case 'most':
    case 'least':
      return extreme(g, selector, scope);
    case 'fixed':
      return present(g, selector.refs);
    case 'anyOf':
      return anyOf(g, selector.of, scope);
    case 'nth':
      return only(g.select(selector.of, scope)[selector.nth - 1]);
    case 'among':
      return matching(g, g.select(selector.of, scope), selector, scope);
    default:
      return elsewhere(g, selector, scope);
  }
};
