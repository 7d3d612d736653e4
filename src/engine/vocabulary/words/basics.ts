/** What the words are about: names of cards and players, decks, roles, keywords, stats. */

export type CardId = string;
export type PlayerId = `p${number}`;
export type ObjectId = `o${number}`;
export type StackId = `s${number}`;
export type Deck = 'loot' | 'treasure' | 'monster' | 'room';
export type DeckRef = `deck:${Deck}`;
/** Anything that an effect can point at. */
export type Ref = PlayerId | ObjectId | StackId | DeckRef;

/** Slots that a deck fills (SETUP-03..SETUP-05). */
export type DeckSlot = 'shop' | 'monster' | 'room';
/** Slots of a challenge, which no deck fills: of its card, its final boss and its minions (CHAL-02, CHAL-06). */
export type ChallengeSlot = 'challenge' | 'finalBoss' | 'minion';
export type SlotKind = DeckSlot | ChallengeSlot;
/** What an object in play is now; a card's own type does not change with it (ITEM-07, ZONE-16). */
export type Role = 'character' | 'item' | 'soul' | 'curse' | 'monster' | 'event' | 'room' | 'challenge';
/** What something can become (ITEM-07); a bonus soul of this game, beside the table (BSOUL-01). */
export type NewRole = 'item' | 'room' | 'monster' | 'bonusSoul';
export type CardType = Deck | 'character' | 'startingItem' | 'bonusSoul' | 'challenge';
export type Keyword = 'eternal' | 'trinket' | 'ambush' | 'guppy' | 'curse' | 'indomitable' | 'familiar';
export type Stat = 'hp' | 'dc' | 'atk';
/** `counter` is the generic one; `hp`, `atk` and `eternal` have rules of their own (CTR-06..CTR-08). */
export type CounterName =
  | 'counter'
  | 'hp'
  | 'atk'
  | 'eternal'
  | 'level'
  | 'gold'
  | 'bounty'
  | 'spider'
  | 'doodle'
  | 'eraser'
  | 'sketch'
  | 'poo'
  | 'egg'
  | 'gut';
export type Comparison = '=' | '<' | '<=' | '>' | '>=';
/**
 * What kind of card it is, wherever it lies: a card of the monster deck with a stat block is a monster, and a boss with a soul
 * icon too, one without is an event (MON-01, MON-06).
 */
export type CardKind = 'treasure' | 'loot' | 'room' | 'monster' | 'boss' | 'event';
/** A death penalty, a step of the turn, the hand limit, a cost: what an event can be a part of. */
export type WholeEvent = 'penalty' | 'lootStep' | 'rechargeStep' | 'handLimit' | 'cost';
/** What an effect can count of what it does itself. */
export type Tallied = 'discardLoot' | 'heal' | 'removeCounters' | 'destroy' | 'putIntoDiscard' | 'gainCoins';
/** Words of a name, in both languages; upper and lower case are the same (NAME-01). */
export interface NameWords {
  readonly en: string;
  readonly fr: string;
}
/** What playing a loot card takes besides its own costs (LOOT-03, LOOT-07). */
export type PlayCost = 'lootPlay' | 'nothing';
/** Where an ability works that does not work in play, or not there alone (ABIL-01). */
export type Workplace = 'play' | 'soul' | 'covered' | 'shop' | 'discard' | 'outside';

/** A number chosen on the way to the stack (TGT-03). */
export interface NumberSpec {
  readonly from: number;
  readonly to: number;
}
