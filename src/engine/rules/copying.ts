import type { Mode, ObjectId, PlayerId, StackId } from '../vocabulary/index.js';
import {
  isObjectId,
  isStackId,
  mint,
  moved,
  objectOf,
  timestamp,
  type Game,
  type GameEvent,
  type Gen,
  type Scope,
  type StackItem,
} from '../state/index.js';
import { abilitiesOf, cardNow } from './abilities.js';
import { playAbility } from './announce.js';
import { scopeOf } from './continuous.js';
import { startingCounters } from './slots.js';
import { chooseMode, chooseTargets, effectOf, modesWithNumbers, type Asking } from './targets.js';

type Loot = Extract<StackItem, { kind: 'loot' }>;

interface Prepared {
  readonly mode: number;
  readonly specs: Mode['targets'];
  readonly targets: Scope['targets'];
}

/** A copy has modes and targets of its own, and costs nothing (COPY-08, COPY-11). */
function* prepare(g: Game, modes: readonly Mode[], scope: Scope, source: ObjectId): Gen<Prepared | null> {
  const { card } = objectOf(g.state, source);
  const asking: Asking = {
    player: scope.you,
    source,
    card,
    canCallOff: false,
    modeKey: 'trigger.mode',
    targetKey: 'trigger.target',
  };
  const mode = yield* chooseMode(g, modes, scope, asking);
  if (mode === null) {
    g.log({ say: 'noTarget', source: card }); // TGT-06
    return null;
  }
  const specs = modes[mode]?.targets ?? [];
  const targets = yield* chooseTargets(g, specs, scope, asking);
  return targets === null ? null : { mode, specs, targets };
}

/** Something is copied onto the stack: loot that is there, or a ↷ ability of an object (COPY-08, COPY-11). */
export function* copyToStack(g: Game, e: GameEvent): Gen<GameEvent | null> {
  if (e.object === null || e.player === null) return null;
  if (isStackId(e.object)) return (yield* copyLoot(g, e.player, e.object)) ? e : null;
  if (!isObjectId(e.object) || e.source === null || !isObjectId(e.source)) return null;
  return (yield* copyAbility(g, e.player, e.object, e.source)) ? e : null;
}

/** Another loot like it, which is no card and exists on the stack only (COPY-08, COPY-09). */
function* copyLoot(g: Game, player: PlayerId, original: StackId): Gen<boolean> {
  const loot = g.state.stack.find((item): item is Loot => item.id === original && item.kind === 'loot');
  if (loot === undefined) return false;
  const { modes: printed, key } = playAbility(g, loot.object);
  const modes = modesWithNumbers(printed); // COPY-08
  const copied = mint(g.state, objectOf(g.state, loot.object).card, 'stack', player);
  copied.copy = true; // COPY-09
  const prepared = yield* prepare(g, modes, scopeOf(g, copied.id, { you: player }), copied.id);
  if (prepared === null) {
    delete g.state.objects[copied.id];
    return false;
  }
  yield* g.put({
    id: `s${timestamp(g.state)}`,
    kind: 'loot',
    controller: player,
    source: copied.id,
    card: copied.card,
    asked: [],
    object: copied.id,
    ability: key,
    mode: prepared.mode,
    effect: effectOf(modes, prepared.mode),
    specs: prepared.specs,
    targets: prepared.targets,
  });
  return true;
}

/** The ability as if it were the copier's, with its costs unpaid (COPY-11). */
function* copyAbility(g: Game, player: PlayerId, of: ObjectId, source: ObjectId): Gen<boolean> {
  if (!(source in g.state.objects)) return false;
  const printed = abilitiesOf(g, objectOf(g.state, of)).flatMap((ability) =>
    ability.kind === 'activated' && ability.costs.some(({ pay }) => pay === 'tap') ? ability.modes : [],
  );
  const modes = modesWithNumbers(printed); // COPY-11
  const scope = scopeOf(g, source, { you: player });
  const prepared = yield* prepare(g, modes, scope, source);
  if (prepared === null) return false;
  yield* g.put({
    id: `s${timestamp(g.state)}`,
    kind: 'ability',
    how: 'activated',
    controller: player,
    source,
    card: objectOf(g.state, source).card,
    asked: [],
    ability: 'copy',
    mode: prepared.mode,
    ofItem: true,
    effect: effectOf(modes, prepared.mode),
    specs: prepared.specs,
    targets: prepared.targets,
    only: null,
    scope: { ...scope, targets: prepared.targets },
  });
  return true;
}

/**
 * An object becomes a copy of another: it has what is printed there, and keeps its own counters, charge and damage
 * (COPY-01, COPY-02). A copy of a copy is a copy of the same card.
 */
export const becomeCopy = (g: Game, e: GameEvent, id: ObjectId): GameEvent | null => {
  if (e.source === null || !isObjectId(e.source) || !(e.source in g.state.objects) || e.source === id) return null;
  const { id: card } = cardNow(g, objectOf(g.state, e.source));
  g.state.continuous.push({
    id: timestamp(g.state),
    modifier: { modify: 'copyOf', on: { select: 'fixed', refs: [id] }, card },
    scope: scopeOf(g, id),
    till: e.detail === 'forever' ? 'forever' : 'endOfTurn',
    card,
    left: null,
  }); // COPY-01
  moved(g.state);
  startingCounters(g, id); // COPY-06
  return e;
};
