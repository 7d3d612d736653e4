import type { CardId, Deck, Effect, Place, Ref } from '../engine/index.js';
import { meetingWorth } from './attack.js';
import { rating, itemRating } from './rating.js';
import { side, LOOT, TREASURE } from './stakes.js';
import { heldWorth, lossOf } from './things.js';
import { cardOf, objectIn, ownerOf, type Situation } from './situation.js';

/** How much a card on top of a deck concerns this player: it will get it, or another will. */
const concern = (now: Situation, deck: Deck): number => {
  const { view, me } = now;
  const { active, phase, purchases } = view.turn;
  const mine = active === me.id && phase !== 'end';
  switch (deck) {
    case 'loot':
      if (lootsSoon(now) || (active === me.id && phase === 'start')) return 1;
      return 0.6 * side(now, view.turn.next);
    case 'treasure':
      return mine && purchases === 0 && me.coins >= PRICE ? 1 : -0.2;
    case 'monster':
      return mine && now.attackLeft ? 0.6 : -0.2;
    case 'room':
      return 0;
  }
};
const PRICE = 10;

/** Whether the card that asks gives loot afterwards. */
const lootsSoon = ({ decision, cards, you, me }: Situation): boolean =>
  decision.card !== null &&
  you === me.id &&
  JSON.stringify(cards.card(decision.card).abilities).includes('"do":"loot"' satisfies `"do":"${Effect['do']}"`);

const EVENT = 1;

/** How much better than its deck's average a card is for the player who gets it, or meets it. */
const goodness = (now: Situation, card: CardId): number => {
  const printed = now.cards.card(card);
  if (printed.type === 'loot') return heldWorth(now, card) - LOOT;
  if (printed.type === 'treasure') return itemRating(printed) - TREASURE;
  if (printed.type !== 'monster') return 0;
  if (printed.hp === null) {
    const done = printed.abilities.flatMap((ability) => ('modes' in ability ? ability.modes : []));
    return EVENT * done.reduce((sum, { effect }) => sum + rating(effect), 0);
  }
  return meetingWorth(now, card) / 3;
};

/** What it is worth that a card lies on top of its deck. */
export const topWorth = (now: Situation, card: CardId): number => {
  const { type } = now.cards.card(card);
  const deck = type === 'loot' || type === 'treasure' || type === 'monster' || type === 'room' ? type : null;
  return deck === null ? 0 : concern(now, deck) * goodness(now, card);
};

/** What moving a card into its deck is worth: out of a hand or out of play it is lost, on top it will be met. */
export const moveWorth = (now: Situation, ref: Ref, to: Place): number => {
  const card = cardOf(now, ref);
  const inDeck = objectIn(now.view, ref) === null && ownerOf(now, ref) === null;
  const lost = inDeck ? 0 : lossOf(now, ref);
  if (card === null) return lost;
  switch (to.place) {
    case 'deckTop':
      return lost + (inDeck ? 0 : topWorth(now, card));
    case 'deckBottom':
    case 'deckNth':
    case 'shuffledIn':
    case 'underThis':
    case 'outside':
    case 'outsideFaceDown':
      return lost - (inDeck ? topWorth(now, card) : 0);
    case 'hand':
      return lost + LOOT;
  }
};
