import { publishedCards, type PublishedId } from '../../generated/cards/catalogue.js';
import type { Ability, Card, CardId, Reward } from '../../src/engine/vocabulary/index.js';
import type { CatalogueCard, KnownFace } from './known.js';

const known: ReadonlyMap<CardId, CatalogueCard> = new Map(publishedCards.map((card) => [card.id, card]));
const frontOf: ReadonlyMap<CardId, CatalogueCard> = new Map(
  publishedCards.flatMap((card) => (card.back === null ? [] : [[card.back.id, card]])),
);

/** What lies in no deck is a monster, or the sheet of a challenge, which has no stat box. */
const typeOf = ({ deck, stats }: CatalogueCard): Card['type'] => {
  if (deck !== 'outside') return deck;
  return stats === null ? 'challenge' : 'monster';
};

/** With question marks in its stat box a card has 0 until an effect says what it has. */
const statsOf = ({ stats }: KnownFace): Pick<Card, 'hp' | 'dc' | 'atk'> => {
  if (stats === null) return { hp: null, dc: null, atk: null };
  const isUnknown = stats.hp === null && stats.dc === null && stats.atk === null;
  return isUnknown ? { hp: 0, dc: 0, atk: 0 } : stats;
};

/** A published card, or the back of one: what the catalogue says of it, with what it does. */
export const printed = (id: PublishedId, ...abilities: readonly Ability[]): Card => {
  const front = known.get(id);
  const card = front ?? frontOf.get(id);
  const face = front ?? card?.back;
  if (card === undefined || face === undefined || face === null)
    throw new RangeError(`cards/catalogue has no card ${id}`);
  return {
    id,
    name: { en: face.en, fr: face.fr },
    set: card.set,
    type: typeOf(card),
    category: card.category,
    copies: front?.copies ?? 1,
    ...statsOf(face),
    reward: face.reward === 'special' ? null : face.reward,
    souls: face.souls,
    startingItem: front?.startingItem ?? null,
    threePlus: front?.threePlus ?? false,
    abilities,
    back: null,
  };
};

/** A card whose reward is no sum. */
export const rewarding = (card: Card, reward: Reward): Card => ({ ...card, reward });
