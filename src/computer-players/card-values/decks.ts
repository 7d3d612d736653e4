import { effectsIn, hasPart, type CardId, type Deck, type Effect, type Place, type Ref } from '../../engine/index.js';
import { bestAttack, deckAttack, meetingWorth } from '../fights/attack.js';
import { rating, itemRating } from '../situation/rating.js';
import { allegianceWeight, LOOT, TREASURE } from '../situation/stakes.js';
import { handCardValue, lossOf } from './card-values.js';
import { cardOn, cardOf, objectIn, ownerOf, type Situation } from '../situation/situation.js';

/** How much a card on top of a deck concerns this player: it will get it, or another will. */
const concern = (now: Situation, deck: Deck): number => {
  const { view, me } = now;
  const { active, phase, purchases } = view.turn;
  const mine = active === me.id && phase !== 'end';
  switch (deck) {
    case 'loot':
      if (lootsSoon(now) || (active === me.id && (phase === 'start' || phase === 'setup'))) return 1;
      return 0.6 * allegianceWeight(now, view.turn.next);
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
const lootsSoon = (now: Situation): boolean =>
  now.decision.card !== null &&
  now.you === now.me.id &&
  cardOn(now, now.decision.source, now.decision.card).abilities.some((ability) =>
    hasPart('ability', ability, { effect: (part) => part.do === 'loot' }),
  );

const EVENT = 1;

/** How much better than its deck's average a card is for the player who gets it, or meets it. */
const goodness = (now: Situation, card: CardId): number => {
  const printed = now.cards.card(card);
  if (printed.type === 'loot') return handCardValue(now, card) - LOOT;
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

/** What looking is worth by itself, and a little more where the next card concerns this player. */
const LOOKING = 0.65;
const KNOWING = 0.05;
const DECKS: readonly Deck[] = ['loot', 'treasure', 'monster', 'room'];
/** How far the worth of a card of a deck, in ¢, usually lies from the average. */
const SPREAD: Readonly<Record<Deck, number>> = { loot: 1.5, treasure: 3, monster: 1.5, room: 0 };
/** How many times that distance the best of this many cards lies above the average. */
const gained = (amount: number): number => Math.min(1.2, 0.3 + 0.2 * amount);

const moves = (effect: Effect): boolean => effect.do === 'move' || effectsIn(effect).some(moves);

/** What looking at cards on top of these decks is worth, and more when some of them may be moved. */
export const sightWorth = (now: Situation, decks: readonly Ref[], amount: number, then: Effect): number => {
  const share = moves(then) ? gained(amount) : KNOWING;
  return DECKS.filter((name) => decks.includes(`deck:${name}`) && now.view.decks[name] > 0)
    .map((name) => LOOKING + Math.abs(concern(now, name)) * SPREAD[name] * share)
    .reduce((sum, worth) => sum + worth, 0);
};

/** A monster that comes back is met at once by a player who would attack the deck anyway; later by another. */
const comingBack = (now: Situation, card: CardId): number => {
  if (now.cards.card(card).type !== 'monster' || !now.attackLeft) return topWorth(now, card);
  const unknown = deckAttack(now, now.me);
  return unknown < 0 || unknown < bestAttack(now) ? topWorth(now, card) : meetingWorth(now, card) - unknown;
};

/** What moving a card into its deck is worth: out of a hand or out of play it is lost, on top it will be met. */
export const moveWorth = (now: Situation, ref: Ref, to: Place): number => {
  const card = cardOf(now, ref);
  const inDeck = objectIn(now.view, ref) === null && ownerOf(now, ref) === null;
  const lost = inDeck ? 0 : lossOf(now, ref);
  if (card === null) return lost;
  switch (to.place) {
    case 'deckTop':
      return lost + (inDeck ? 0 : comingBack(now, card));
    case 'deckBottom':
    case 'deckBottomAtRandom':
    case 'deckNth':
    case 'deckSecretly':
    case 'shuffledIn':
    case 'underThis':
    case 'outside':
    case 'outsideFaceDown':
      return lost - (inDeck ? topWorth(now, card) : 0);
    case 'hand':
      return lost + LOOT;
  }
};
