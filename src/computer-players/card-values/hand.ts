import type { CardId, Ref } from '../../engine/index.js';
import { weighed } from './choices.js';
import { allegianceWeight } from '../situation/stakes.js';
import { handCardValue } from './card-values.js';
import type { Situation } from '../situation/situation.js';

const KEPT = 0.6;
const ONE_MORE_PLAY = 0.6;

/** What playing a card of the hand is worth, less what it is kept for. */
const handWorth = (now: Situation, id: Ref, card: CardId): number => {
  const ability = now.cards.card(card).abilities.find(({ kind }) => kind === 'loot');
  if (ability?.kind !== 'loot') return handCardValue(now, card) * KEPT;
  return weighed({ ...now, source: id }, ability.modes) - KEPT * handCardValue(now, card);
};

/** One more loot play is worth the best card that could not be played without it. */
export const lootPlayWorth = (now: Situation, ref: Ref): number => {
  if (ref !== now.me.id) return allegianceWeight(now, ref) * ONE_MORE_PLAY;
  const without = (id: Ref): Situation => ({
    ...now,
    view: { ...now.view, hand: now.view.hand.filter((card) => card.id !== id) },
  });
  const plays = now.view.hand.map(({ id, card }) => handWorth(without(id), id, card)).toSorted((a, b) => b - a);
  return Math.max(0, plays[now.me.lootPlays] ?? 0);
};

/** A card of the own hand and what it does for the one who plays it. */
interface Playable {
  readonly id: Ref;
  readonly card: CardId;
  readonly worth: number;
}

/** What a card must be worth to be played. */
const WORTH_PLAYING = 0.3;

/** The cards that this player will likely play with the loot plays it has, the best first. */
export const nextPlays = (now: Situation): readonly Playable[] =>
  now.view.hand
    .map(({ id, card }) => ({ id, card, worth: handWorth(now, id, card) }))
    .filter(({ worth }) => worth >= WORTH_PLAYING)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, now.me.lootPlays);
