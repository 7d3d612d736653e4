import type { Amount, Condition, Deck, Ref, Role, Selector } from './words.js';

export const you: Selector = { select: 'you' };
export const thisObject: Selector = { select: 'this' };
export const it: Selector = { select: 'it' };
export const activePlayer: Selector = { select: 'activePlayer' };
export const attackingPlayer: Selector = { select: 'attackingPlayer' };
export const attacked: Selector = { select: 'attacked' };
/** The player of the event that caused this ("that player"). */
export const causePlayer: Selector = { select: 'cause', part: 'player' };
export const causeObject: Selector = { select: 'cause', part: 'object' };
export const causeSource: Selector = { select: 'cause', part: 'source' };
/** The roll, damage or death on the stack that the cause is about. */
export const causeOnStack: Selector = { select: 'cause', part: 'stack' };
/** The player who deals the damage that the cause is about (DMG-05). */
export const causeDealer: Selector = { select: 'cause', part: 'dealer' };
export const target = (index = 0): Selector => ({ select: 'target', index });
export const chosen = (as = 'chosen'): Selector => ({ select: 'chosen', as });
export const controllerOf = (of: Selector): Selector => ({ select: 'controller', of });
/** The objects that something on the stack comes from. */
export const sourceOf = (of: Selector): Selector => ({ select: 'sourceOf', of });
/** The object that has dealt the last blow to these, where no player did (DMG-05). */
export const slayerOf = (of: Selector): Selector => ({ select: 'slayer', of });
/** What an ability has been paid with. */
export const paidWith: Selector = { select: 'paid' };
export const leftOf = (of: Selector): Selector => ({ select: 'neighbour', side: 'left', of });
export const rightOf = (of: Selector): Selector => ({ select: 'neighbour', side: 'right', of });
export const anyOf = (...of: readonly Selector[]): Selector => ({ select: 'anyOf', of });
/** Those of them that fit (`it`): `among(shown, isCard(it, 'event'))`; of hidden cards only to choose from them. */
export const among = (of: Selector, where: Condition): Selector => ({ select: 'among', of, where });
/** Those of them that have the most of something, ties and all: `most(players(), coins(it))`. */
export const most = (of: Selector, by: Amount): Selector => ({ select: 'most', of, by });
export const least = (of: Selector, by: Amount): Selector => ({ select: 'least', of, by });
export const fixed = (...refs: readonly Ref[]): Selector => ({ select: 'fixed', refs });
/** Nobody at all. */
export const nobody: Selector = fixed();

const within = (where: Condition | undefined) => (where === undefined ? {} : { where });

export const players = (where?: Condition): Selector => ({ select: 'players', ...within(where) });
/** Every player but you. */
export const otherPlayers: Selector = {
  select: 'players',
  where: { if: 'not', of: { if: 'same', one: it, other: you } },
};
export const objects = (role: Role, where?: Condition): Selector => ({ select: 'objects', role, ...within(where) });
export const items = (where?: Condition): Selector => objects('item', where);
export const monsters = (where?: Condition): Selector => objects('monster', where);
export const playersOrMonsters: Selector = anyOf(players(), monsters());
export const lootOnStack: Selector = { select: 'onStack', kind: 'loot' };
export const lootBeingPlayed = (where?: Condition): Selector => ({
  select: 'onStack',
  kind: 'loot',
  ...within(where),
});
export const abilitiesOnStack = (where?: Condition): Selector => ({
  select: 'onStack',
  kind: 'ability',
  ...within(where),
});
export const rollsOnStack = (where?: Condition): Selector => ({ select: 'onStack', kind: 'roll', ...within(where) });
export const handOf = (of: Selector): Selector => ({ select: 'hand', of });
/** These players and anything that they control, in play and on the stack. */
export const withAllTheyControl = (who: Selector): Selector => {
  const theirs: Condition = { if: 'controls', player: who, what: it };
  const inPlay = (['item', 'character', 'soul', 'curse'] as const).map((role) => objects(role, theirs));
  return anyOf(who, ...inPlay, lootBeingPlayed(theirs), abilitiesOnStack(theirs), rollsOnStack(theirs));
};
export const discardOf = (deck: Deck, where?: Condition): Selector => ({ select: 'discard', deck, ...within(where) });
export const topOfDiscard = (of: Selector): Selector => ({ select: 'topOfDiscard', of });
/** Cards under objects, outside the game (ZONE-21). */
export const under = (of: Selector, where?: Condition): Selector => ({ select: 'under', of, ...within(where) });
/** All cards of the slots in which these lie, what is covered too (ZONE-14). */
export const pileOf = (of: Selector): Selector => ({ select: 'pile', of });
/** Cards outside the game. */
export const outside = (where?: Condition): Selector => ({ select: 'outside', ...within(where) });
/** The so many'th of these. */
export const nth = (n: number, of: Selector): Selector => ({ select: 'nth', nth: n, of });
export const decks = (...of: readonly Deck[]): Selector => ({ select: 'decks', of });
/** Every deck that the game is played with. */
export const allDecks: Selector = decks('loot', 'treasure', 'monster', 'room');
