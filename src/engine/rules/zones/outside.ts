import type { ObjectId } from '../../vocabulary/index.js';
import {
  isHidden,
  isInPlay,
  move,
  objectOf,
  takeOffStack,
  type AwayFromGame,
  type Destination,
  type EventOf,
  type Game,
  type Gen,
  type WayOut,
} from '../../state/index.js';

/** Loot that is named on the stack leaves it without effect for the zone that the effect names (CANCEL-03). */
export const takeOutOfStack = (g: Game, id: ObjectId): void => {
  const played = g.state.stack.find((item) => item.kind === 'loot' && item.object === id);
  if (played !== undefined) takeOffStack(g.state, played.id); // CANCEL-03
};

/** A way off the table: to a hand or outside the game. */
type Away = Extract<WayOut, { readonly to: 'hand' }> | AwayFromGame;

/** Where a card goes that goes this way. */
export const awayFromTable = (way: Away): Destination => {
  switch (way.to) {
    case 'hand':
      return { to: 'hand', player: way.of };
    case 'under':
      return { to: 'outside', under: way.host }; // ZONE-21
    case 'faceDown':
      return { to: 'outside', faceDown: true }; // ZONE-22
    case 'outside':
      return { to: 'outside' }; // ZONE-20
  }
};

/** A card goes where the event says: out of play through leaving it, from elsewhere at once. */
function* goAway(g: Game, id: ObjectId, way: Away, source: ObjectId | null): Gen<ObjectId | null> {
  const object = objectOf(g.state, id);
  const destination = awayFromTable(way);
  if (object.copy === true) return null; // COPY-09
  if (!isInPlay(object)) {
    takeOutOfStack(g, id);
    return move(g.state, id, destination);
  }
  const left = yield* g.perform({ type: 'leavePlay', object: id, player: object.controller, source, way });
  if (left === null) return null; // REPL-01
  const list = way.to === 'hand' ? g.state.players[way.of]?.hand : g.state.outside;
  return list?.at(-1) ?? null;
}

/** A loot card goes to a player's hand; nothing else can be in one (ZONE-12). Its owner learns which it is. */
export function* putIntoHand(g: Game, e: EventOf<'putIntoHand'>): Gen<EventOf<'putIntoHand'> | null> {
  const id = e.object;
  if (g.characteristics(id).type !== 'loot') return null; // ZONE-12
  const { card } = objectOf(g.state, id);
  const hidden = isHidden(objectOf(g.state, id));
  const object = yield* goAway(g, id, { to: 'hand', of: e.player }, e.source); // ZONE-13
  if (object === null) return null;
  if (hidden) g.seen();
  if (hidden) g.log({ say: 'drew', player: e.player, cards: [card] }, [e.player]); // LOOT-02
  return { ...e, object };
}

/** A card goes outside the game, under the object that says so, face up or face down (ZONE-20, ZONE-21, ZONE-22). */
export function* removeFromGame(g: Game, e: EventOf<'removeFromGame'>): Gen<EventOf<'removeFromGame'> | null> {
  const { object: id, to, source } = e;
  if (objectOf(g.state, id).role === 'character') return null; // CHAR-05
  if (to === 'under' && (source === null || !(source in g.state.objects))) return null; // ZONE-21
  const way: AwayFromGame =
    to === 'under' && source !== null ? { to, host: source } : { to: to === 'faceDown' ? to : 'outside' };
  const object = yield* goAway(g, id, way, source); // ZONE-20
  return object === null ? null : { ...e, object };
}
