import type { ObjectId } from '../vocabulary/index.js';
import {
  event,
  isHidden,
  isInPlay,
  isObjectId,
  move,
  objectOf,
  takeOffStack,
  type Destination,
  type Game,
  type GameEvent,
  type Gen,
} from '../state/index.js';

/** Loot that is named on the stack leaves it without effect for the zone that the effect names (CANCEL-03). */
export const takeOutOfStack = (g: Game, id: ObjectId): void => {
  const played = g.state.stack.find((item) => item.kind === 'loot' && item.object === id);
  if (played !== undefined) takeOffStack(g.state, played.id); // CANCEL-03
};

/** Where a card goes that leaves play for a hand or for outside the game; null for anything else. */
export const awayFromTable = ({ detail, other, source }: GameEvent): Destination | null => {
  if (detail === 'hand') return other === null ? null : { to: 'hand', player: other };
  if (detail === 'under' && source !== null && isObjectId(source)) return { to: 'outside', under: source }; // ZONE-21
  if (detail === 'faceDown') return { to: 'outside', faceDown: true }; // ZONE-22
  return detail === 'outside' ? { to: 'outside' } : null; // ZONE-20
};

/** A card goes where the event says: out of play through leaving it, from elsewhere at once. */
function* goAway(g: Game, e: GameEvent, id: ObjectId): Gen<ObjectId | null> {
  const object = objectOf(g.state, id);
  const destination = awayFromTable(e);
  if (destination === null || object.copy === true) return null; // COPY-09
  if (!isInPlay(object)) {
    takeOutOfStack(g, id);
    return move(g.state, id, destination);
  }
  const { detail, other, source } = e;
  yield* g.perform(event('leavePlay', { object: id, player: object.controller, detail, other, source }));
  const list = destination.to === 'hand' ? g.state.players[destination.player]?.hand : g.state.outside;
  return list?.at(-1) ?? null;
}

/** A loot card goes to a player's hand; nothing else can be in one (ZONE-12). Its owner learns which it is. */
export function* putIntoHand(g: Game, e: GameEvent, id: ObjectId): Gen<GameEvent | null> {
  if (e.player === null || g.characteristics(id).type !== 'loot') return null; // ZONE-12
  const { card } = objectOf(g.state, id);
  const hidden = isHidden(objectOf(g.state, id));
  const object = yield* goAway(g, { ...e, detail: 'hand', other: e.player }, id); // ZONE-13
  if (object === null) return null;
  if (hidden) g.seen();
  if (hidden) g.log({ say: 'drew', player: e.player, cards: [card] }, [e.player]); // LOOT-02
  return { ...e, object };
}

/** A card goes outside the game, under the object that says so, face up or face down (ZONE-20, ZONE-21, ZONE-22). */
export function* removeFromGame(g: Game, e: GameEvent, id: ObjectId): Gen<GameEvent | null> {
  if (objectOf(g.state, id).role === 'character') return null; // CHAR-05
  if (e.detail === 'under' && (e.source === null || !(e.source in g.state.objects))) return null; // ZONE-21
  const object = yield* goAway(g, e, id); // ZONE-20
  return object === null ? null : { ...e, object };
}
