import { EngineDefect, objectOf, place, release, invalidateReadCache, turnOver, type Game } from '../../state/index.js';
import { backOf } from '../characteristics/abilities-now.js';
import type { Side } from '../modes/mode.js';
import { modeOf } from '../modes/modes.js';
import { addSlot, roleInSlot, setUpCard } from '../zones/slots.js';

/** Puts a card from outside the game into a slot of its own, with the side up that the challenge says. */
const layOut = (g: Game, { card, up }: Side, slot: 'challenge' | 'finalBoss'): void => {
  const found = g.state.outside.find((id) => objectOf(g.state, id).card === card);
  if (found === undefined) throw new EngineDefect('a challenge is set up without its card');
  invalidateReadCache(g);
  release(g.state, found);
  const role = roleInSlot(g, card, slot); // CHAL-03
  const { id } = place(g.state, card, { to: 'slot', slot, index: addSlot(g, slot), role });
  const back = up === 'back' ? backOf(g, card) : null;
  if (back !== null) turnOver(g.state, id, back);
  setUpCard(g, id, false);
};

/** The card of a challenge and its final boss lie on the table from the set-up on (CHAL-01, CHAL-02). */
export const layOutChallenge = (g: Game): void => {
  const challenge = modeOf(g.state)?.challenge;
  if (challenge === undefined) return;
  layOut(g, challenge.card, 'challenge'); // CHAL-01
  layOut(g, challenge.finalBoss, 'finalBoss'); // CHAL-02
};
