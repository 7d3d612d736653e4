import type { Effect, PlayerId, SlotWords } from '../vocabulary/index.js';
import { isPlayerId, slotOf, type Game, type Scope } from '../state/index.js';
import { performForEachTracked } from './deck-effects.js';
import type { Handlers } from './handlers.js';

/** Effects on slots. */
export const IN_SLOTS: Handlers<SlotWords> = {
  *putBelow(g, { what, slot, depth, by }, scope) {
    const player = chooserOf(g, by, scope);
    const below = g.amount(depth, scope);
    const { source } = scope;
    return yield* performForEachTracked(g, what, scope, (object) => ({
      type: 'putIntoSlot',
      object,
      player,
      source,
      slot,
      below,
    }));
  },
  *mustAttackIn(g, { slots }, { source }) {
    const among = slots === 'new' ? newSlots(g) : ownSlot(g, source);
    if (among.length === 0) return false;
    const { active: player } = g.state.turn;
    const grant = { player, source, amount: 1, on: { slots: among }, must: true } as const;
    return (yield* g.perform({ type: 'grantAttack', ...grant })) !== null; // TURN-12
  },
};

const chooserOf = (g: Game, by: Effect<'putBelow'>['by'], scope: Scope): PlayerId =>
  g.select(by, scope).find(isPlayerId) ?? scope.you;

/** The monster slots that the effect that goes on has added, which are the last ones (SLOT-01). */
const newSlots = (g: Game): readonly number[] => {
  const all = g.state.slots.monster.map((_, index) => index);
  const added = g.underway.done.get('expandSlots') ?? 0;
  return added === 0 ? [] : all.slice(-added);
};

/** The monster slot in which something is, or was till it died (DEATH-06). */
const ownSlot = (g: Game, source: Scope['source']): readonly number[] => {
  if (source === null) return [];
  const died = g.state.procedures.flatMap((one) =>
    one.kind === 'monsterDeath' && one.object === source && one.slot !== null ? [one.slot] : [],
  );
  const at = slotOf(g.state, source) ?? died.at(-1);
  return at?.kind === 'monster' ? [at.index] : [];
};
