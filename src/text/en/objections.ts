import type { Objection } from '../../engine/index.js';
import type { Names } from '../words.js';
import { counted, deckName, list } from './nouns.js';

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

const sentence = (objection: Objection, names: Names): string => {
  switch (objection.why) {
    case 'gameOver':
      return 'the game is over';
    case 'noPriority':
      return 'you do not have priority now';
    case 'resolving':
      return 'something is being resolved, and somebody has to choose first';
    case 'ownQuestion':
      return 'you have to answer another question first';
    case 'notInHand':
      return 'you have no such card to play';
    case 'noLootPlay':
      return 'you have no loot play left this turn';
    case 'noTarget':
      return 'there is nothing it could be aimed at';
    case 'notInPlay':
      return 'abilities work only in play';
    case 'notYours':
      return 'only what you control is yours to activate';
    case 'otherPlayersRoom':
      return 'only the active player activates rooms';
    case 'inShop':
      return 'the abilities of items in the shop do not work';
    case 'isSoul':
      return 'the abilities of souls do not work';
    case 'noSuchAbility':
      return 'it has no such ability';
    case 'sideways':
      return 'it is deactivated';
    case 'nothingToGive':
      return 'the cost cannot be paid: there is nothing to give, or nobody to give it to';
    case 'eternal':
      return 'the cost cannot be paid: it is eternal and cannot be destroyed';
    case 'notYourTurn':
      return 'it is not your turn';
    case 'notActionPhase':
      return 'it is not your action phase now';
    case 'stackNotEmpty':
      return 'the stack is not empty';
    case 'dead':
      return 'you have died this turn';
    case 'nothingToAttack':
      return 'there is nothing to attack';
    case 'notAttackable':
      return 'this cannot be attacked';
    case 'deckAttackOnly':
      return 'the attack that you have left is for the monster deck';
    case 'forcedAttack':
      return 'you must make an attack before you end your turn';
    case 'noPurchaseLeft':
      return 'you have no purchase left this turn';
    case 'nothingToBuy':
      return 'there is nothing to buy';
    case 'notForSale':
      return 'this is not for sale';
    case 'stillTooPoor':
      return 'your last purchase failed, and you still cannot pay for anything';
    case 'noPartner':
      return '¢ can only go to another player of the table';
    case 'barterOfNothing':
      return 'offer at least 1¢';
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
  }
};

/** Why something cannot be done now, with the rule: `ATK-01: you have already attacked this turn.` */
export const objection = (what: Objection, names: Names): string => `${what.rule}: ${sentence(what, names)}.`;
