import type { CardId, ObjectId, PlayerId } from '../../vocabulary/index.js';
import { move, objectOf, type EventOf, type Game, type Gen, type Handover } from '../../state/index.js';
import { applyReplacements, collectEventTriggers, logEvent } from '../events/event-pipeline.js';
import { controlGainedBy } from '../events/control-gained.js';
import { changeSides } from '../zones/control.js';

/** Moves cards of a hand to another hand; only giver and receiver learn which they are (LOOT-02). */
export const giveCards = (g: Game, giver: PlayerId, receiver: PlayerId, hand: readonly ObjectId[]): void => {
  const cards: readonly CardId[] = hand.map((id) => objectOf(g.state, id).card);
  for (const id of hand) move(g.state, id, { to: 'hand', player: receiver }); // GAIN-05
  g.seen();
  g.log({ say: 'handed', player: giver, other: receiver, cards }, [giver, receiver]); // LOOT-02
};

/** What one side gives: one object in play, or cards of a hand together. */
interface Gift {
  readonly event: EventOf<'giveObject'>;
  readonly to: Handover['to'];
  readonly what: readonly ObjectId[];
}

/** The gifts of an exchange, before anything moves. */
const giftsOf = (g: Game, parts: readonly Handover[], source: ObjectId | null): readonly Gift[] => {
  const gifts: Gift[] = [];
  for (const { object, to } of parts) {
    const { zone, controller } = objectOf(g.state, object);
    const hidden = zone === 'hand';
    const receiver = typeof to === 'string' ? to : null;
    const at = gifts.findIndex((gift) => hidden && gift.event.object === null && gift.event.player === controller);
    const what = [...(gifts[at]?.what ?? []), object];
    const gift: EventOf<'giveObject'> = {
      type: 'giveObject',
      object: hidden ? null : object,
      player: controller,
      receiver,
      source,
      amount: what.length,
      how: 'exchange',
    };
    gifts.splice(at < 0 ? gifts.length : at, at < 0 ? 0 : 1, { event: gift, to, what });
  }
  return gifts;
};

const handOver = (g: Game, { event: { player, object, receiver }, to, what }: Gift): void => {
  const [only] = what;
  if (object === null && player !== null && receiver !== null) return giveCards(g, player, receiver, what);
  if (only === undefined) return;
  changeSides(g, only, receiver ?? to); // GAIN-08
};

type Exchange = 'swap' | 'giveAtOnce' | 'giveHands';

/** Nobody is left without a character, or has two: all of them change sides, or none does (CHAR-03). */
const withAllCharactersOrNone = (g: Game, before: readonly Gift[], left: readonly Gift[]): readonly Gift[] => {
  const isCharacter = ({ event: { object } }: Gift): boolean =>
    object !== null && objectOf(g.state, object).role === 'character';
  const all = left.filter(isCharacter).length === before.filter(isCharacter).length;
  return all ? left : left.filter((gift) => !isCharacter(gift));
};

/** What each side is free to give: all of it, or in a swap nothing at all (GAIN-06, DEC-08, DEC-19). */
function* allowedGifts(g: Game, e: EventOf<Exchange>): Gen<readonly Gift[]> {
  const gifts: Gift[] = [];
  const wanted = giftsOf(g, e.parts, e.source);
  for (const gift of wanted) {
    const event = yield* applyReplacements(g, gift.event); // DEC-08
    const what = gift.what.filter((id) => id in g.state.objects);
    if (event !== null && what.length > 0) gifts.push({ ...gift, event, what });
    else if (e.type === 'swap') return []; // DEC-19
  }
  return withAllCharactersOrNone(g, wanted, gifts);
}

/** Everything changes sides at once; each side gives, and nobody gains (GAIN-06, GAIN-07). */
export function* exchange<E extends EventOf<Exchange>>(g: Game, e: E): Gen<E | null> {
  const gifts = yield* allowedGifts(g, e);
  for (const { event } of gifts) logEvent(g, event);
  for (const gift of gifts) handOver(g, gift); // GAIN-06
  for (const { event } of gifts) collectEventTriggers(g, event); // GAIN-07
  for (const { event } of gifts) {
    const taken = controlGainedBy(event);
    if (taken !== null) yield* g.perform(taken); // GAIN-06
  }
  return gifts.length === 0 ? null : e;
}
