import type { Mode, ObjectId, PlayerId, StackId } from '../vocabulary/index.js';
import {
  durationOf,
  isInPlay,
  isObjectId,
  isStackId,
  mint,
  moved,
  objectOf,
  setAsideCopy,
  timestamp,
  type Game,
  type GameEvent,
  type Gen,
  type Scope,
  type StackItem,
} from '../state/index.js';
import { cardNow } from './abilities.js';
import { playAbility, putActivated, putLoot } from './announce.js';
import { scopeOf } from './continuous.js';
import { isLinked } from './prevent.js';
import { startingCounters } from './slots.js';
import { prepare, type Prepared } from './targets.js';

type Loot = Extract<StackItem, { kind: 'loot' }>;

/** A copy has modes and targets of its own, and costs nothing (COPY-08, COPY-11). */
function* prepareCopy(g: Game, modes: readonly Mode[], scope: Scope): Gen<Prepared | null> {
  const { you: player, source, card } = scope;
  const keys = { modeKey: 'trigger.mode', targetKey: 'trigger.target' } as const;
  const prepared = yield* prepare(g, modes, scope, { player, source, card, canCallOff: false, ...keys });
  if (prepared === null) g.log({ say: 'noTarget', ...(card === null ? {} : { source: card }) }); // TGT-06
  return prepared;
}

/** A copy of a loot card, which is no card and waits to be played (COPY-10). */
const copyCard = (g: Game, e: GameEvent, player: PlayerId, of: ObjectId): GameEvent | null => {
  if (g.characteristics(of).type !== 'loot') return null;
  return { ...e, object: setAsideCopy(g.state, objectOf(g.state, of).card, player) }; // COPY-10
};

/** Something is copied: loot on the stack, a loot card, or a ↷ ability of an object (COPY-08, COPY-10, COPY-11). */
export function* copyToStack(g: Game, e: GameEvent): Gen<GameEvent | null> {
  if (e.object === null || e.player === null) return null;
  if (isStackId(e.object)) return (yield* copyLoot(g, e.player, e.object)) ? e : null;
  if (!isObjectId(e.object)) return null;
  if (e.detail === 'card') return copyCard(g, e, e.player, e.object);
  if (e.source === null || !isObjectId(e.source)) return null;
  return (yield* copyAbility(g, e.player, e.object, e.source)) ? e : null;
}

/** Another loot like it, which is no card and exists on the stack only (COPY-08, COPY-09). */
function* copyLoot(g: Game, player: PlayerId, original: StackId): Gen<boolean> {
  const loot = g.state.stack.find((item): item is Loot => item.id === original && item.kind === 'loot');
  if (loot === undefined) return false;
  const { modes, key } = playAbility(g, loot.object);
  const copied = mint(g.state, objectOf(g.state, loot.object).card, 'stack', player);
  copied.copy = true; // COPY-09
  const prepared = yield* prepareCopy(g, modes, scopeOf(g, copied.id, { you: player })); // COPY-08
  if (prepared === null) delete g.state.objects[copied.id];
  else yield* putLoot(g, player, copied.id, key, prepared);
  return prepared !== null;
}

/** What a card says of the damage that its ↷ ability prevents is copied with that ability (COPY-11). */
const copyLinked = (g: Game, of: ObjectId, scope: Scope): void => {
  for (const ability of g.characteristics(of).abilities)
    if (isLinked(ability))
      g.state.standing.push({
        id: timestamp(g.state),
        ability,
        scope: { ...scope, bound: {} },
        till: 'onceThisTurn',
        card: scope.card,
        left: null,
      });
};

/** The ability as if it were the copier's, with its costs unpaid (COPY-11). */
function* copyAbility(g: Game, player: PlayerId, of: ObjectId, source: ObjectId): Gen<boolean> {
  if (!(source in g.state.objects)) return false;
  const modes = g
    .characteristics(of)
    .abilities.flatMap((ability) =>
      ability.kind === 'activated' && ability.costs.some(({ pay }) => pay === 'tap') ? ability.modes : [],
    );
  const scope = scopeOf(g, source, { you: player });
  const prepared = yield* prepareCopy(g, modes, scope); // COPY-11
  if (prepared === null) return false;
  yield* putActivated(g, scope, { key: 'copy', ofItem: true }, prepared);
  copyLinked(g, of, scope);
  return true;
}

/**
 * An object becomes a copy of another: it has what is printed there, and keeps its own counters, charge and damage
 * (COPY-01, COPY-02). A copy of a copy is a copy of the same card.
 */
export const becomeCopy = (g: Game, e: GameEvent, id: ObjectId): GameEvent | null => {
  if (e.source === null || !isObjectId(e.source) || !(e.source in g.state.objects) || e.source === id) return null;
  if (!isInPlay(objectOf(g.state, id))) return null; // COPY-12
  const { id: card } = cardNow(g, objectOf(g.state, e.source));
  g.state.continuous.push({
    id: timestamp(g.state),
    modifier: { modify: 'copyOf', on: { select: 'fixed', refs: [id] }, card },
    scope: scopeOf(g, id),
    till: durationOf(e.detail),
    card,
    left: null,
  }); // COPY-01
  moved(g.state);
  startingCounters(g, id); // COPY-06
  return e;
};
