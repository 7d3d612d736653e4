import { lastAttackRoll, lastRoll } from './amounts.js';
import {
  all,
  any,
  combat,
  compare,
  hasRole,
  isCard,
  isMinion,
  not,
  partOfPenalty,
  rollIn,
  same,
} from './conditions.js';
import {
  activePlayer,
  attacked,
  attackingPlayer,
  causeDealer,
  causeObject,
  causePlayer,
  causeSource,
  it,
  thisObject,
  you,
} from './selectors.js';
import type { EventType } from './happenings.js';
import type { Condition, EventPattern, Selector } from './words.js';

const pattern = (event: EventType, ...where: readonly Condition[]): EventPattern => {
  const [only, ...others] = where;
  if (only === undefined) return { event };
  return { event, where: others.length === 0 ? only : all(...where) };
};

/** Only the first such event of each turn. */
export const firstEachTurn = (of: EventPattern): EventPattern => ({ ...of, first: 'eachTurn' });

/** Only the first since a turn of the controller began (ROUND-01). */
export const firstEachRound = (of: EventPattern): EventPattern => ({ ...of, first: 'eachRound' });

/** Once for each so many of damage, ¢, cards, added up over the turn. */
export const everyNth = (nth: number, of: EventPattern): EventPattern => ({ ...of, every: nth });

/** Only the so many'th such event since the object is there, over all turns. */
export const nthTime = (nth: number, of: EventPattern): EventPattern => ({ ...of, nth });

/** Only the so many'th of each turn. */
export const nthTimeEachTurn = (nth: number, of: EventPattern): EventPattern => ({ ...of, nthEachTurn: nth });

export const startOfYourTurn: EventPattern = pattern('turnStarts', same(causePlayer, you));
export const endOfYourTurn: EventPattern = pattern('turnEnds', same(causePlayer, you));
export const startOfEachTurn: EventPattern = pattern('turnStarts');
export const endOfEachTurn: EventPattern = pattern('turnEnds');
/** Any roll with any number. */
export const anyRoll: EventPattern = pattern('rolled');
/** A circled number: any roll, by anyone, in any context (ABIL-08). */
export const rolled = (from: number, to = from): EventPattern => pattern('rolled', rollIn(from, to));
/** The same by one player. */
export const rolledBy = (who: Selector, from: number, to = from): EventPattern =>
  pattern('rolled', rollIn(from, to), same(causePlayer, who));
/** An attack roll against this monster by the attacking player. */
export const attackRolled = (from: number, to = from): EventPattern =>
  pattern(
    'rolled',
    { if: 'onAttackRoll' },
    same(attacked, thisObject),
    same(causePlayer, attackingPlayer),
    rollIn(from, to),
  );
/** The same with any number. */
export const attackRollMade: EventPattern = pattern(
  'rolled',
  { if: 'onAttackRoll' },
  same(attacked, thisObject),
  same(causePlayer, attackingPlayer),
);
/** An attack roll by one player, against anything. */
export const attackRolledBy = (who: Selector, from: number, to = from, ...where: readonly Condition[]): EventPattern =>
  pattern('rolled', { if: 'onAttackRoll' }, rollIn(from, to), same(causePlayer, who), ...where);
/** An attack roll by one player with any number, as it is over. */
export const attackRollBy = (who: Selector): EventPattern =>
  pattern('rolled', { if: 'onAttackRoll' }, same(causePlayer, who));
/** The same as it is made: it waits on the stack (DICE-02). */
export const makesAttackRoll = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('rollMade', { if: 'onAttackRoll' }, same(causePlayer, who), ...where);
/** A roll by anyone with the number of the roll that this player made before it in this turn. */
export const rolledTwice: EventPattern = pattern(
  'rolled',
  compare(lastRoll(1, causePlayer), '=', lastRoll(2, causePlayer)),
);
/** An attack roll by one player with the number of their attack roll before it in this turn. */
export const attackRolledTwice = (who: Selector): EventPattern =>
  pattern(
    'rolled',
    { if: 'onAttackRoll' },
    same(causePlayer, who),
    compare(lastAttackRoll(1, who), '=', lastAttackRoll(2, who)),
  );
/** A hit of an attack roll, whatever counts as one (ATK-12). */
export const hits = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('hit', same(causePlayer, who), ...where);
/** A miss (ATK-12). */
export const misses = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('miss', same(causePlayer, who), ...where);
/** The attacking player misses this monster, item or room. */
export const attackMisses: EventPattern = pattern(
  'miss',
  same(causePlayer, attackingPlayer),
  same(causeObject, thisObject),
);
/** A die is about to be thrown: nothing has come up yet (DICE-02). */
export const startsRoll = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('throwDice', same(causePlayer, who), ...where);
/** The same for an attack roll against something. */
export const startsAttackRollAgainst = (what: Selector): EventPattern =>
  pattern('throwDice', { if: 'onAttackRoll' }, same(attacked, what));
export const playerWouldRoll = (number: number): EventPattern => pattern('wouldRoll', rollIn(number));
export const youWouldRoll = (number: number): EventPattern =>
  pattern('wouldRoll', rollIn(number), same(causePlayer, you));
/** Damage that a player is about to deal to a monster or player (DMG-05). */
export const wouldDealDamage = (who: Selector): EventPattern =>
  pattern(
    'wouldTakeDamage',
    same(causeDealer, who),
    any(hasRole(causeObject, 'monster'), same(causeObject, causePlayer)),
  );
/** The same to whatever has HP. */
export const wouldDealAnyDamage = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('wouldTakeDamage', same(causeDealer, who), ...where);
export const takesDamage = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('damage', same(causeObject, who), ...where);
export const wouldTakeDamage = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('wouldTakeDamage', same(causeObject, who), ...where);
export const dealsDamage = (what: Selector): EventPattern => pattern('damage', same(causeSource, what));
export const dealsCombatDamage = (what: Selector): EventPattern => pattern('damage', combat, same(causeSource, what));
export const dealsCombatDamageToPlayer = (what: Selector): EventPattern =>
  pattern(
    'damage',
    { if: 'exists', what: causePlayer },
    same(causeObject, causePlayer),
    combat,
    same(causeSource, what),
  );
export const combatDamageTo = (what: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('damage', combat, same(causeObject, what), ...where);
export const combatDamageBy = (what: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('damage', combat, same(causeSource, what), ...where);
/** A player's combat damage: it is dealt by a hit of an attack roll that this player has made (ATK-12, DEC-17). */
export const combatDamageToMonsterBy = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('damage', combat, { if: 'role', of: causeObject, role: 'monster' }, same(causeDealer, who), ...where);
/** The same to anything. */
export const combatDamageDealtBy = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('damage', combat, same(causeDealer, who), ...where);
/** Damage of any kind that a player deals (DMG-05). */
export const damageDealtBy = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('damage', same(causeDealer, who), ...where);
/** Damage of any kind to a monster that a player deals (DMG-05). */
export const monsterHurtBy = (who: Selector): EventPattern =>
  pattern('damage', { if: 'role', of: causeObject, role: 'monster' }, same(causeDealer, who));
/** Damage to a player that this has prevented. */
export const preventedBy = (what: Selector): EventPattern => pattern('preventDamage', same(causeSource, what));
/** Damage of any kind that one deals to the other. */
export const damageBy = (what: Selector, to: Selector): EventPattern =>
  pattern('damage', same(causeSource, what), same(causeObject, to));
export const wouldDie = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('wouldDie', same(causeObject, who), ...where);
export const dies = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('dies', same(causeObject, who), ...where);
/** Its death follows from combat damage on such an attack roll. */
export const diesOnAttackRoll = (from: number, to = from): EventPattern =>
  pattern('dies', same(causeObject, thisObject), { if: 'onAttackRoll' }, rollIn(from, to));
export const playerDies: EventPattern = pattern(
  'dies',
  { if: 'exists', what: { select: 'cause', part: 'player' } },
  same(causeObject, causePlayer),
);
/** A monster or a player dies by what this player does (DMG-05). */
export const killedBy = (who: Selector): EventPattern =>
  pattern('dies', same(causeDealer, who), any(hasRole(causeObject, 'monster'), same(causeObject, causePlayer)));
export const monsterDies: EventPattern = pattern('dies', { if: 'role', of: causeObject, role: 'monster' });
/** A minion dies; that it was one is known of it (CHAL-06). */
export const minionDies: EventPattern = pattern('dies', isMinion(causeObject));
/** A player dies by what this player does (DMG-05). */
export const playerKilledBy = (who: Selector): EventPattern =>
  pattern('dies', { if: 'exists', what: causePlayer }, same(causeObject, causePlayer), same(causeDealer, who));
/** A monster dies that a player has killed (DMG-05). */
export const monsterKilledBy = (who: Selector): EventPattern =>
  pattern('dies', { if: 'role', of: causeObject, role: 'monster' }, same(causeDealer, who));
/** Whoever dies, a monster or a player. */
export const monsterOrPlayerDies: EventPattern = pattern(
  'dies',
  any(hasRole(causeObject, 'monster'), same(causeObject, causePlayer)),
);
/** The same where this holds of it too. */
export const monsterOrPlayerDiesWith = (...where: readonly Condition[]): EventPattern =>
  pattern('dies', any(hasRole(causeObject, 'monster'), same(causeObject, causePlayer)), ...where);
/** A player dies of whom this holds. */
export const playerDiesWith = (...where: readonly Condition[]): EventPattern =>
  pattern('dies', { if: 'exists', what: causePlayer }, same(causeObject, causePlayer), ...where);
/** A player dies by what another player does (DMG-05). */
export const playerKilledByAnother: EventPattern = playerDiesWith(
  same(causeDealer, { select: 'players', where: not(same(it, causePlayer)) }),
);
export const anotherMonsterDies: EventPattern = pattern(
  'dies',
  { if: 'role', of: causeObject, role: 'monster' },
  not(same(causeObject, thisObject)),
);
export const wouldPayPenalty = (who: Selector): EventPattern => pattern('payPenalty', same(causePlayer, who));
/** One step of a death penalty (DEATH-14). */
export const penaltyStep = (
  step: 'penaltyItem' | 'penaltyLoot' | 'penaltyCoins' | 'penaltyDeactivate',
  who: Selector,
): EventPattern => pattern(step, same(causePlayer, who));
/** A loot card that goes, or is about to go, to discard for a death penalty. */
export const discardsForPenalty = (who: Selector): EventPattern =>
  pattern('discardLoot', same(causePlayer, who), partOfPenalty);
/** An item that is destroyed for a death penalty. */
export const itemDestroyedForPenalty = (who: Selector): EventPattern =>
  pattern('destroy', same(causePlayer, who), partOfPenalty);
/** ¢ that go for a death penalty. */
export const coinsLostForPenalty = (who: Selector): EventPattern =>
  pattern('loseCoins', same(causePlayer, who), partOfPenalty);
export const penaltyPaid = (who: Selector): EventPattern => pattern('penaltyPaid', same(causePlayer, who));
/** The amount of the event is how often the reward box is paid (RULING-24). */
export const wouldPayRewards = (of: Selector): EventPattern => pattern('rewards', same(causeObject, of));
/** The same of whatever has a reward box. */
export const wouldPayAnyRewards: EventPattern = pattern('rewards');
export const rewardsGained = (of: Selector): EventPattern => pattern('rewardsGained', same(causeObject, of));
export const entersPlay = (what: Selector): EventPattern => pattern('enterPlay', same(causeObject, what));
/** Also by being covered (ZONE-14). */
export const leavesPlay = (what: Selector): EventPattern => pattern('leavePlay', same(causeObject, what));
export const wouldGainCoins = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('gainCoins', same(causePlayer, who), ...where);
export const wouldLoot = (who: Selector): EventPattern => pattern('loot', same(causePlayer, who));
export const wouldBeDestroyed = (what: Selector): EventPattern => pattern('destroy', same(causeObject, what));
export const wouldBePutIntoDiscard = (what: Selector): EventPattern =>
  pattern('putIntoDiscard', same(causeObject, what));
/** A card is turned to its other face, which is the one that sees it (FLIP-01). */
export const flipped = (what: Selector): EventPattern => pattern('flip', same(causeObject, what));
export const playsLoot = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('playLoot', same(causePlayer, who), ...where);
export const gainsItem = (who: Selector): EventPattern => pattern('gainItem', same(causePlayer, who));
/** A treasure, bought or from the deck; a trinket is none (GAIN-11). */
export const gainsTreasureCard = (who: Selector): EventPattern =>
  pattern('gainItem', same(causePlayer, who), isCard(causeObject, 'treasure'));
export const gainsSoul: EventPattern = pattern('gainSoul');
export const wouldGainSoul = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('gainSoul', same(causePlayer, who), ...where);
export const declaresAttack: EventPattern = pattern('declareAttack');
export const attackDeclaredBy = (who: Selector): EventPattern => pattern('declareAttack', same(causePlayer, who));
export const purchaseDeclaredBy = (who: Selector): EventPattern => pattern('declarePurchase', same(causePlayer, who));
/** The declared attack is about to be one on a monster: `redirect('chooser', …)` lets somebody else say on which (ATK-05). */
export const choosesAttack = (who: Selector): EventPattern => pattern('chooseAttack', same(causePlayer, who));
export const attackDeclaredOn = (what: Selector): EventPattern => pattern('attack', same(causeObject, what));
/** By this player, on a monster that was named and not met on the deck (ATK-05). */
export const attackDeclaredOnMonsterBy = (who: Selector): EventPattern =>
  pattern(
    'attack',
    same(causePlayer, who),
    { if: 'role', of: causeObject, role: 'monster' },
    not({ if: 'same', one: causeSource, other: causeObject }),
  );
/** By the active player, on a monster that was named and not met on the deck (ATK-05). */
export const attackDeclaredOnMonster: EventPattern = attackDeclaredOnMonsterBy(activePlayer);
/** By this player, on a monster that came up on the deck and has entered a slot (ATK-05). */
export const attackDeclaredOnDeck = (who: Selector): EventPattern =>
  pattern('attack', same(causePlayer, who), { if: 'same', one: causeSource, other: causeObject });
/** The player who attacks this monster activates an item. */
export const attackerActivatesItem: EventPattern = pattern(
  'activate',
  same(causePlayer, attackingPlayer),
  { if: 'role', of: causeObject, role: 'item' },
  { if: 'attacked', of: thisObject },
);
export const activatesAnything = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('activate', same(causePlayer, who), ...where);
export const activatesItem = (who: Selector): EventPattern =>
  pattern('activate', same(causePlayer, who), { if: 'role', of: causeObject, role: 'item' });
/** You gain this very card, or purchase it (GAIN-11). */
export const gainsThis: EventPattern = pattern('gainItem', same(causePlayer, you), same(causeObject, thisObject));
/** Treasure of the deck, also the top card that is purchased (BUY-08). */
export const gainsTreasure = (who: Selector): EventPattern => pattern('gainTreasure', same(causePlayer, who));
/** What is to be bought has been chosen, and is about to be paid for (BUY-11). */
export const purchases = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('purchase', same(causePlayer, who), ...where);
export const getsCounters = (what: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('putCounters', same(causeObject, what), ...where);
/** A player comes to control something: it is gained or given, or turns into something of theirs (GAIN-03, GAIN-04). */
export const comesTo = (who: Selector, ...where: readonly Condition[]): EventPattern =>
  pattern('enterControl', same(causePlayer, who), ...where);
/** The same of a soul, whether gained, given or stolen. */
export const soulComesTo = (who: Selector): EventPattern => comesTo(who, hasRole(causeObject, 'soul'));
