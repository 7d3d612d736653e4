import type { Game, Gen } from '../../state/index.js';
import { modeOf } from '../modes/modes.js';
import { tick } from '../modes/timer.js';
import { roundsOver } from './turn-order.js';

const topsOfRooms = (g: Game) => g.state.slots.room.flatMap((pile) => pile.at(-1) ?? []);

/** A round begins: what lies on top of the room slots now is there from its beginning (DEC-42). */
export const beginRound = (g: Game): void => {
  if (modeOf(g.state)?.oldRoomsLeave === true) g.state.roomsOfRound = topsOfRooms(g); // DEC-42
};

/**
 * After the third step of the end of a turn with which a round is over: rooms that have lain on top of their slots for all of
 * it go to discard, the timer goes down, and the next round begins (COOP-04, COOP-10).
 */
export function* endOfRound(g: Game): Gen {
  const rounds = roundsOver(g.state);
  if (rounds === 0) return;
  const { active: player } = g.state.turn;
  const old = topsOfRooms(g).filter((id) => g.state.roomsOfRound?.includes(id) === true); // DEC-42
  for (const object of old) yield* g.perform({ type: 'putIntoDiscard', player, object, source: null, partOf: null }); // COOP-10
  for (let round = 0; round < rounds; round += 1) tick(g, 'roundEnds'); // COOP-04
  beginRound(g);
}
