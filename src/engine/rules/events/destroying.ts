import { isObjectId, type EventOf, type Game, type GameEvent, type Verdict } from '../../state/index.js';

/** What forbids that something is destroyed: that it is, or that it dies (DEC-08, DEST-03). */
export const againstDestroying = (
  g: Game,
  e: EventOf<'destroy'>,
  forbidden: (event: GameEvent) => Verdict,
): Verdict => {
  const { object, player: killer } = e;
  const player = isObjectId(object) ? (g.state.objects[object]?.controller ?? null) : object;
  return forbidden(e) ?? forbidden({ type: 'dies', object, player, killer, roll: null, destroyed: true }); // DEC-08
};
