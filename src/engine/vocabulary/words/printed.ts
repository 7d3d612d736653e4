/** What is printed on a card: its facts and its abilities. */

import type { Ability, CardId, CardType, Effect } from './words.js';

/** The reward box, paid to the active player (CARD-06). `roll` multiplies by the number rolled for it. */
export interface Reward {
  readonly coins?: number;
  readonly loot?: number;
  readonly treasure?: number;
  /** The sign that the goal of a challenge is reached; it is nothing by itself (CHAL-05). */
  readonly trophy?: number;
  readonly roll?: true;
  /** What else it does: `you` are whoever gains it. */
  readonly effect?: Effect;
  /** Each player gains it, from the active player on. */
  readonly everyone?: true;
}

export interface Card {
  readonly id: CardId;
  readonly name: { readonly en: string; readonly fr: string };
  readonly set: string;
  readonly type: CardType;
  readonly category: string | null;
  readonly copies: number;
  /** null without HP; printed HP that are no number count as 0 (DMG-12). */
  readonly hp: number | null;
  /** Evasion: the lowest roll that hits (CARD-07). */
  readonly dc: number | null;
  readonly atk: number | null;
  readonly reward: Reward | null;
  /** Soul value, null without a soul icon. */
  readonly souls: number | null;
  readonly startingItem: CardId | null;
  /** Left out with one or two players (SETUP-12). */
  readonly threePlus: boolean;
  readonly abilities: readonly Ability[];
  /** The other face, with an id, a name and a text of its own (FLIP-01). */
  readonly back: Card | null;
}

/** What a former edition had in place of what is printed on a card today; what is not named is as today. */
export type Former = Readonly<Record<CardId, Partial<Pick<Card, 'hp' | 'dc' | 'atk' | 'reward' | 'abilities'>>>>;
