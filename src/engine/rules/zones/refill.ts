import type { DeckSlot } from '../../vocabulary/index.js';
import {
  closeEmptySlots,
  DECK_OF_SLOT,
  DECK_SLOTS,
  objectOf,
  pilesIn,
  invalidateReadCache,
  type Game,
  type Gen,
  type Option,
} from '../../state/index.js';
import { activeModifiers } from '../characteristics/continuous.js';
import { enterSlot, roleInSlot, takeTop } from './slots.js';

/** A slot whose death procedure is not over stays empty (REFILL-02). */
const isOwned = (g: Game, slot: DeckSlot, index: number): boolean =>
  g.state.procedures.some(
    (procedure) => procedure.kind === 'monsterDeath' && procedure.slot?.kind === slot && procedure.slot.index === index,
  ); // REFILL-02

const isEmpty = (g: Game, slot: DeckSlot, index: number): boolean => (g.state.slots[slot][index]?.length ?? 0) === 0;

/**
 * Whether a slot can be refilled to some purpose: with only events left, monster slots would take them in turn without
 * end, so they stay empty until a monster is there again (REFILL-03, DEC-10).
 */
const canRefill = (g: Game, slot: DeckSlot): boolean => {
  if (slot !== 'monster') return true;
  const discarded = g.state.discards.monster.map((id) => objectOf(g.state, id).card);
  return [...g.state.decks.monster, ...discarded].some((card) => roleInSlot(g, card, slot) === 'monster'); // DEC-10
};

const isForbidden = (g: Game, slot: DeckSlot): boolean =>
  activeModifiers(g, 'noRefill').some(({ modifier }) => modifier.slot === slot);

/** The first slot of a kind that has to be filled now; null when there is none, or nothing to fill it with. */
const nextToFill = (g: Game, slot: DeckSlot): number | null => {
  const found = g.state.slots[slot].findIndex((_, index) => isEmpty(g, slot, index) && !isOwned(g, slot, index));
  if (found < 0) return null;
  const deck = DECK_OF_SLOT[slot];
  if (g.state.decks[deck].length + g.state.discards[deck].length === 0) return null; // DEC-10
  return canRefill(g, slot) && !isForbidden(g, slot) ? found : null;
};

/** Which kinds of slots come first: the active player says so when several are to be filled (REFILL-07, DEC-18, ABIL-12). */
function* inOrder(g: Game, kinds: readonly DeckSlot[]): Gen<readonly DeckSlot[]> {
  if (kinds.length < 2) return kinds;
  const options = kinds.map((slot): Option => ({ id: slot, meaning: { kind: 'deck', deck: DECK_OF_SLOT[slot] } }));
  const all = { min: kinds.length, max: kinds.length, ordered: true, secret: false } as const;
  const asking = { player: g.state.turn.active, key: 'refill.order', source: null, card: null } as const; // ABIL-12
  const chosen = yield* g.ask({ ...asking, options, ...all }); // DEC-18
  return chosen.flatMap((id) => kinds.find((slot) => slot === id) ?? []);
}

/** Minion slots that are empty are gone, unless a death that goes on may still put its monster back there (CHAL-08, DEATH-08). */
const closeMinionSlots = (g: Game): void => {
  const piles = pilesIn(g.state, 'minion');
  if (piles.every((pile) => pile.length > 0)) return;
  const isDying = g.state.procedures.some(
    ({ kind, ...rest }) => kind === 'monsterDeath' && 'slot' in rest && rest.slot?.kind === 'minion',
  );
  if (isDying) return;
  invalidateReadCache(g);
  closeEmptySlots(g.state, 'minion'); // CHAL-08
};

/** Fills every empty slot from its deck, within a kind left to right (REFILL-01, REFILL-07). True when a card came. */
export function* refillSlots(g: Game): Gen<boolean> {
  let came = false;
  closeMinionSlots(g); // CHAL-08, REFILL-06
  const empty = DECK_SLOTS.filter((slot) => nextToFill(g, slot) !== null);
  if (empty.length > 0) invalidateReadCache(g);
  for (const slot of yield* inOrder(g, empty)) {
    for (let index = nextToFill(g, slot); index !== null; index = nextToFill(g, slot)) {
      const card = takeTop(g, DECK_OF_SLOT[slot]);
      if (card === null) break;
      g.log({ say: 'refilled', source: card, detail: slot });
      yield* enterSlot(g, card, slot, index); // REFILL-01, KEY-06
      came = true;
    }
  }
  return came;
}
