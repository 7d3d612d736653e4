import type { ObjectId, StackId } from '../../vocabulary/index.js';
import {
  pilesIn,
  isInPlay,
  move,
  objectOf,
  place,
  playerOf,
  printedCard,
  release,
  setCounters,
  slotOf,
  takeOffStack,
  type Game,
  type Gen,
  type Mend,
  type MendingAct,
  type MendPlace,
} from '../../state/index.js';
import { followUp } from '../stack/resolving.js';
import { changeControl } from '../zones/control.js';
import { preventDeath, setHpLeft } from '../players/hp.js';
import { putOut } from '../objects/objects.js';
import { roleInSlot, setUpCard, uncover } from '../zones/slots.js';
import { claimBonusSouls } from '../players/souls.js';

type Move = Extract<Mend, { readonly what: 'move' }>;

/** What lies on top of a slot makes room: it goes on top of its deck, and what it covers stays covered. */
const makeRoom = (g: Game, to: MendPlace): void => {
  const top = to.in === 'slot' ? pilesIn(g.state, to.slot)[to.index]?.at(-1) : undefined;
  if (top !== undefined) putOut(g, top, { to: 'deck', fromTop: 0 });
};

/** From one place in play to another it stays the same object (CTR-03, BUY-10). */
function* moveInPlay(g: Game, id: ObjectId, to: Extract<MendPlace, { readonly in: 'area' | 'slot' }>): Gen {
  makeRoom(g, to);
  if (to.in === 'area') return yield* changeControl(g, id, to.player, to.role);
  const role = roleInSlot(g, printedCard(objectOf(g.state, id)), to.slot);
  yield* changeControl(g, id, { slot: to.slot, index: to.index }, role);
}

/** Out of play it becomes another object (ZONE-01), and what it covered is in play again (ZONE-15). */
function* moveOut(g: Game, id: ObjectId, to: 'discard' | 'deckTop'): Gen {
  const slot = slotOf(g.state, id);
  putOut(g, id, to === 'discard' ? { to } : { to: 'deck', fromTop: 0 });
  if (slot !== null) yield* uncover(g, slot.kind, slot.index); // ZONE-15
}

/** A card of a discard comes into play as another object, with the counters that it starts with (ZONE-01, COPY-06). */
const moveIn = (g: Game, id: ObjectId, to: Extract<MendPlace, { readonly in: 'area' | 'slot' }>): void => {
  makeRoom(g, to);
  const card = release(g.state, id);
  const { id: object } = place(
    g.state,
    card,
    to.in === 'area'
      ? { to: 'area', player: to.player, role: to.role }
      : { to: 'slot', slot: to.slot, index: to.index, role: roleInSlot(g, card, to.slot) },
  );
  setUpCard(g, object, false);
};

function* moveCard(g: Game, { of: id, to }: Move): Gen {
  if (to.in === 'deckTop' || to.in === 'discard') {
    if (isInPlay(objectOf(g.state, id))) yield* moveOut(g, id, to.in);
    else if (to.in === 'deckTop') move(g.state, id, { to: 'deck', deck: to.deck, fromTop: 0 });
  } else if (isInPlay(objectOf(g.state, id))) yield* moveInPlay(g, id, to);
  else moveIn(g, id, to);
}

/** Leaves the stack as if it were canceled: loot is in its discard then, and a death leaves 1 HP (CANCEL-01, CANCEL-02). */
const drop = (g: Game, id: StackId): void => {
  const item = g.state.stack.find((one) => one.id === id);
  if (item === undefined) return;
  if (item.kind === 'death') return void preventDeath(g, item.of, 1); // CANCEL-02
  takeOffStack(g.state, id); // STACK-04
  if (item.kind === 'loot') move(g.state, item.object, { to: 'discard', deck: 'loot' }); // CANCEL-01, COPY-09
};

function* carryOut(g: Game, mend: Mend): Gen {
  switch (mend.what) {
    case 'coins':
      g.state.supply += mend.was - mend.to; // SETUP-02
      playerOf(g.state, mend.of).coins = mend.to;
      return;
    case 'hp':
      return setHpLeft(g, mend.of, mend.to);
    case 'counters':
      return setCounters(g, mend.of, mend.counter, mend.to);
    case 'move':
      return yield* moveCard(g, mend);
    case 'drop':
      drop(g, mend.of);
      yield* followUp(g); // DEC-26
  }
}

/**
 * Puts something right. A mend is no event of the game: nothing stands in for it, forbids it or triggers on it. What the
 * rules do by themselves with the table as it is then they do as ever: slots fill, deaths threaten, bonus souls are gained.
 */
export function* putRight(g: Game, { by, alone, mend }: MendingAct): Gen {
  g.log({ say: 'mended', player: by, detail: alone ? 'byHost' : 'byConsent', mend });
  yield* carryOut(g, mend);
  yield* claimBonusSouls(g); // BSOUL-02
}
