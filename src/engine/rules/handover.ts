import type { CardId, ObjectId, PlayerId } from '../vocabulary/index.js';
import {
  event,
  move,
  moveControl,
  moveIntoSlot,
  objectOf,
  type Game,
  type GameEvent,
  type Handover,
} from '../state/index.js';
import { endAttackOn } from './interrupt.js';
import { logged } from './log.js';
import { collectTriggers } from './triggers.js';

/** Moves cards of a hand to another hand; only giver and receiver learn which they are (LOOT-02). */
export const giveCards = (g: Game, giver: PlayerId, receiver: PlayerId, hand: readonly ObjectId[]): void => {
  const cards: readonly CardId[] = hand.map((id) => objectOf(g.state, id).card);
  for (const id of hand) move(g.state, id, { to: 'hand', player: receiver }); // GAIN-05
  g.seen();
  g.log({ say: 'handed', player: giver, other: receiver, cards }, [giver, receiver]); // LOOT-02
};

/** What one side gives: one object in play, or cards of a hand together. */
interface Gift {
  readonly event: GameEvent;
  readonly to: Handover['to'];
  readonly what: readonly ObjectId[];
}

/** The gifts of an exchange, before anything moves. */
const giftsOf = (g: Game, parts: readonly Handover[], source: GameEvent['source']): readonly Gift[] => {
  const gifts: Gift[] = [];
  for (const { object, to } of parts) {
    const { zone, controller } = objectOf(g.state, object);
    const hidden = zone === 'hand';
    const other = typeof to === 'string' ? to : null;
    const at = gifts.findIndex((gift) => hidden && gift.event.object === null && gift.event.player === controller);
    const what = [...(gifts[at]?.what ?? []), object];
    const gift = event('giveObject', {
      object: hidden ? null : object,
      player: controller,
      other,
      source,
      amount: what.length,
    });
    gifts.splice(at < 0 ? gifts.length : at, at < 0 ? 0 : 1, { event: gift, to, what });
  }
  return gifts;
};

const handOver = (g: Game, { event: { player, object }, to, what }: Gift): void => {
  const [only] = what;
  if (object === null && player !== null && typeof to === 'string') return giveCards(g, player, to, what);
  if (only === undefined) return;
  endAttackOn(g, only); // ATK-21
  if (typeof to === 'string') return moveControl(g.state, only, to, objectOf(g.state, only).role ?? 'item'); // CTR-03
  moveIntoSlot(g.state, only, to.slot, to.index); // GAIN-08
};

/** Everything changes sides at once; each side gives, and nobody gains (GAIN-06, GAIN-07). */
export const exchange = (g: Game, e: GameEvent): GameEvent | null => {
  const gifts = giftsOf(g, e.parts ?? [], e.source);
  for (const gift of gifts) g.log({ say: 'event', ...logged(g, gift.event) });
  for (const gift of gifts) handOver(g, gift); // GAIN-06
  for (const gift of gifts) collectTriggers(g, gift.event); // GAIN-07
  return gifts.length === 0 ? null : e;
};
