import type { Objection, PlainReason } from '../../../engine/index.js';
import type { Names } from '../../words/described.js';
import { counted, deckName, list } from '../cards/nouns.js';

type Cost = Extract<Objection, { why: 'costTooHigh' }>;

const COUNTED = {
  counters: { one: 'counter', many: 'counters' },
  discardLoot: { one: 'loot card', many: 'loot cards' },
  destroy: { one: 'thing to destroy', many: 'things to destroy' },
} as const;

const amountOf = (pay: Cost['pay'], amount: number): string => {
  if (pay === 'coins') return `${amount}¢`;
  return pay === 'hp' ? `${amount} HP` : counted(amount, COUNTED[pay]);
};

const GOING_ON = {
  turn: 'the turn goes on by itself',
  attack: 'an attack is going on',
  purchase: 'a purchase has been declared',
  endDeclaration: 'the end of the turn has been declared',
  monsterDeath: 'a monster is dying',
  playerDeath: 'a player is dying',
} as const satisfies Record<Extract<Objection, { why: 'goingOn' }>['what'], string>;

/** Reasons that need no more words. */
const PLAIN: Readonly<Record<PlainReason, string>> = {
  gameOver: 'the game is over',
  noPriority: 'you do not have priority now',
  resolving: 'something is being resolved, and somebody has to choose first',
  ownQuestion: 'you have to answer another question first',
  notInHand: 'you have no such card to play',
  noLootPlay: 'you have no loot play left this turn',
  noTarget: 'there is nothing it could be aimed at',
  notInPlay: 'abilities work only in play',
  notYours: 'only what you control is yours to activate',
  otherPlayersRoom: 'only the active player activates rooms',
  inShop: 'the abilities of items in the shop do not work',
  isSoul: 'the abilities of souls do not work',
  noSuchAbility: 'it has no such ability',
  sideways: 'it is deactivated',
  nothingToGive: 'the cost cannot be paid: there is nothing to give, or nobody to give it to',
  eternal: 'the cost cannot be paid: it is eternal, so it is neither destroyed nor discarded',
  notYourTurn: 'it is not your turn',
  notActionPhase: 'it is not your action phase now',
  stackNotEmpty: 'the stack is not empty',
  dead: 'you have died this turn',
  nothingToAttack: 'there is nothing to attack',
  notAttackable: 'this cannot be attacked',
  deckAttackOnly: 'the attack that you have left is for the monster deck',
  forcedAttack: 'you must make an attack before you end your turn',
  forcedPurchase: 'you must make a purchase before you end your turn',
  noPurchaseLeft: 'you have no purchase left this turn',
  nothingToBuy: 'there is nothing to buy',
  notForSale: 'this is not for sale',
  stillTooPoor: 'your last purchase failed, and you still cannot pay for anything',
  noPartner: '¢ can only go to another player of the table',
  notToTrade: 'only items and loot cards that somebody still has change hands in a deal, never souls',
  inAttack: 'items do not change hands while an attack goes on',
  otherCannotTrade: 'the other player has died this turn: no items change hands',
  barterOfNothing: 'offer at least 1¢',
};

const sentence = (objection: Objection, names: Names): string => {
  switch (objection.why) {
    case 'forbidden':
      return objection.card === null ? 'an effect forbids it' : `${names.card(objection.card)} forbids it`;
    case 'costTooHigh':
      return `the cost cannot be paid: it takes ${amountOf(objection.pay, objection.needs)}, and you have ${amountOf(objection.pay, objection.has)}`;
    case 'goingOn':
      return GOING_ON[objection.what];
    case 'noAttackLeft':
      return objection.made === 0 ? 'you have no attack this turn' : 'you have already attacked this turn';
    case 'deckEmpty':
      return `${deckName(objection.deck)} is empty`;
    case 'otherAttackFirst':
      return `you must attack ${list(
        objection.cards.map((card) => names.card(card)),
        'and',
      )} first`;
    case 'tooExpensive':
      return `it costs ${objection.price}¢, and you have ${objection.coins}¢`;
    case 'tooFewCoins':
      return `${names.player(objection.player)} has only ${objection.coins}¢`;
    default:
      return PLAIN[objection.why];
  }
};

/** Why something cannot be done now, with the rule: `ATK-01: you have already attacked this turn.` */
export const objection = (what: Objection, names: Names): string => `${what.rule}: ${sentence(what, names)}.`;
