import type { CardId, Mode, ObjectId, PlayerId, StackId } from '../../vocabulary/index.js';
import {
  beginEffect,
  durationOf,
  isInPlay,
  isObjectId,
  isStackId,
  mint,
  objectOf,
  release,
  setAsideCopy,
  slotOf,
  timestamp,
  type EventOf,
  type Game,
  type Gen,
  type Scope,
  type StackItem,
} from '../../state/index.js';
import { cardNow } from '../characteristics/abilities-now.js';
import { playAbility, putActivated, putLoot } from './announcing.js';
import { scopeOf } from '../characteristics/continuous.js';
import { isLinked } from '../events/prevention.js';
import { changeSides } from '../zones/control.js';
import { roleInSlot, startingCounters } from '../zones/slots.js';
import { prepare, withTargets, type Prepared } from '../characteristics/targets.js';

type Loot = Extract<StackItem, { kind: 'loot' }>;
type OnStackAbility = Extract<StackItem, { kind: 'ability' }>;

/** A copy has modes and targets of its own, and costs nothing (COPY-08, COPY-11). */
function* prepareCopy(g: Game, modes: readonly Mode[], scope: Scope): Gen<Prepared | null> {
  const { you: player, source, card } = scope;
  const keys = { modeKey: 'trigger.mode', targetKey: 'trigger.target' } as const;
  const prepared = yield* prepare(g, modes, scope, { player, source, card, canCallOff: false, ...keys });
  if (prepared === null) g.log({ say: 'noTarget', ...(card === null ? {} : { source: card }) }); // TGT-06
  return prepared;
}

/** A copy of a loot card, which is no card and waits to be played (COPY-10). */
const copyCard = (g: Game, e: EventOf<'copy'>, of: ObjectId): EventOf<'copy'> | null => {
  if (g.characteristics(of).type !== 'loot') return null;
  return { ...e, object: setAsideCopy(g.state, objectOf(g.state, of).card, e.player) }; // COPY-10
};

/** Something is copied: loot or an ability on the stack, a loot card, or a ↷ ability of an object (COPY-08, COPY-10, COPY-11). */
export function* copyToStack(g: Game, e: EventOf<'copy'>): Gen<EventOf<'copy'> | null> {
  if (isStackId(e.object)) return (yield* copyOnStack(g, e.player, e.object)) ? e : null;
  if (!isObjectId(e.object)) return null;
  if (e.of === 'card') return copyCard(g, e, e.object);
  if (e.source === null) return null;
  return (yield* copyAbility(g, e, e.object, e.source)) ? e : null;
}

function* copyOnStack(g: Game, player: PlayerId, original: StackId): Gen<boolean> {
  const item = g.state.stack.find(({ id }) => id === original);
  if (item?.kind !== 'loot' && item?.kind !== 'ability') return false;
  const copied = item.kind === 'loot' ? copyLoot(g, player, item) : copyAbilityOnStack(g, player, item); // COPY-08, COPY-11
  if (!(yield* copied)) return false;
  g.state.turn.copied = [...(g.state.turn.copied ?? []), original];
  return true;
}

/** The same ability of the same object again, with targets of its own and its costs unpaid (COPY-11). */
function* copyAbilityOnStack(g: Game, player: PlayerId, item: OnStackAbility): Gen<boolean> {
  const { specs, effect } = item;
  const scope: Scope = { ...item.scope, you: player, bound: { ...item.scope.bound } };
  const prepared = yield* prepareCopy(g, [{ targets: specs, effect }], scope);
  if (prepared === null) return false;
  const { targets } = prepared;
  const id: StackId = `s${timestamp(g.state)}`;
  yield* g.put({ ...item, id, controller: player, asked: [], targets, scope: withTargets(scope, specs, targets) });
  return true;
}

/** Another loot like it, which is no card and exists on the stack only (COPY-08, COPY-09). */
function* copyLoot(g: Game, player: PlayerId, loot: Loot): Gen<boolean> {
  const { modes, key } = playAbility(g, loot.object);
  const copied = mint(g.state, objectOf(g.state, loot.object).card, 'stack', player);
  copied.copy = true; // COPY-09
  const prepared = yield* prepareCopy(g, modes, scopeOf(g, copied.id, { you: player })); // COPY-08
  if (prepared === null) release(g.state, copied.id);
  else yield* putLoot(g, player, copied.id, { key, paid: loot.paid ?? null }, prepared);
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
function* copyAbility(g: Game, e: EventOf<'copy'>, of: ObjectId, source: ObjectId): Gen<boolean> {
  if (!(source in g.state.objects)) return false;
  const { player, copied = [] } = e;
  const chain = [source, ...copied];
  if (chain.includes(of)) {
    g.log({ say: 'loopEnds', source: objectOf(g.state, of).card });
    return false; // DEC-55
  }
  const modes = g
    .characteristics(of)
    .abilities.flatMap((ability) =>
      ability.kind === 'activated' && ability.costs.some(({ pay }) => pay === 'tap') ? ability.modes : [],
    );
  const scope = { ...scopeOf(g, source, { you: player }), copied: [...chain, of] };
  const prepared = yield* prepareCopy(g, modes, scope); // COPY-11
  if (prepared === null) return false;
  yield* putActivated(g, scope, { key: 'copy', ofItem: true }, prepared);
  copyLinked(g, of, scope);
  return true;
}

/** In a monster slot a copy of an event is an event for good, and one of a monster a monster (MON-01, COPY-07). */
const takeRoleInSlot = (g: Game, id: ObjectId, card: CardId): void => {
  const slot = slotOf(g.state, id);
  if (slot?.kind !== 'monster') return;
  const role = roleInSlot(g, card, slot.kind);
  if (role !== objectOf(g.state, id).role) changeSides(g, id, { slot: slot.kind, index: slot.index }, role); // MON-01
};

/**
 * An object becomes a copy of another: it has what is printed there, and keeps its own counters, charge and damage
 * (COPY-01, COPY-02). A copy of a copy is a copy of the same card.
 */
export const becomeCopy = (g: Game, e: EventOf<'becomeCopy'>): EventOf<'becomeCopy'> | null => {
  const id = e.object;
  if (!(e.source in g.state.objects) || e.source === id) return null;
  if (!isInPlay(objectOf(g.state, id))) return null; // COPY-12
  const { id: card } = cardNow(g, objectOf(g.state, e.source));
  beginEffect(g.state, {
    modifier: { modify: 'copyOf', on: { select: 'fixed', refs: [id] }, card },
    scope: scopeOf(g, id),
    till: durationOf(e.till),
    card,
    left: null,
  }); // COPY-01
  startingCounters(g, id); // COPY-06
  if (e.till === 'forever') takeRoleInSlot(g, id, card);
  return e;
};
