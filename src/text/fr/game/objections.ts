import type { Objection, PlainReason } from '../../../engine/index.js';
import type { Names } from '../../words/described.js';
import { counted, deckName, list, noun } from '../cards/nouns.js';

type Cost = Extract<Objection, { why: 'costTooHigh' }>;

const COUNTED = {
  counters: { one: 'marqueur', many: 'marqueurs', f: false },
  discardLoot: noun('lootCard'),
  destroy: { one: 'élément à détruire', many: 'éléments à détruire', f: false },
} as const;

const amountOf = (pay: Cost['pay'], amount: number): string => {
  if (pay === 'coins') return `${amount} ¢`;
  return pay === 'hp' ? `${amount} PV` : counted(amount, COUNTED[pay]);
};

const GOING_ON = {
  turn: 'le tour suit son cours',
  attack: 'une attaque est en cours',
  purchase: 'un achat a été déclaré',
  endDeclaration: 'la fin du tour a été déclarée',
  monsterDeath: 'un monstre est en train de mourir',
  playerDeath: 'un joueur est en train de mourir',
} as const satisfies Record<Extract<Objection, { why: 'goingOn' }>['what'], string>;

/** Reasons that need no more words. */
const PLAIN: Readonly<Record<PlainReason, string>> = {
  gameOver: 'la partie est finie',
  noPriority: "vous n'avez pas la priorité en ce moment",
  resolving: "quelque chose est en train de se résoudre, et quelqu'un doit d'abord choisir",
  ownQuestion: "vous devez d'abord répondre à une autre question",
  notInHand: "cette carte n'est pas dans votre main",
  noLootPlay: 'vous ne pouvez plus jouer de butin pendant ce tour',
  noTarget: "il n'y a aucune cible possible",
  notInPlay: 'les effets ne fonctionnent que sur les cartes en jeu',
  notYours: "vous ne pouvez activer que l'effet d'une carte que vous contrôlez",
  otherPlayersRoom: "seul le joueur actif peut activer l'effet d'une salle",
  inShop: 'les effets des objets de la boutique ne fonctionnent pas',
  isSoul: 'les effets des âmes ne fonctionnent pas',
  noSuchAbility: "cette carte n'a pas cet effet",
  sideways: 'cette carte est désactivée',
  nothingToGive: "le coût ne peut pas être payé : il n'y a rien à donner, ou personne à qui donner",
  eternal: 'le coût ne peut pas être payé : cette carte est éternelle, on ne la détruit ni ne la défausse',
  notYourTurn: "ce n'est pas votre tour",
  notActionPhase: "ce n'est pas votre phase d'actions",
  stackNotEmpty: "la pile n'est pas vide",
  dead: 'votre mort a eu lieu pendant ce tour',
  nothingToAttack: "il n'y a rien à attaquer",
  notAttackable: 'ceci ne peut pas être attaqué',
  deckAttackOnly: "l'attaque qui vous reste doit viser la pioche monstres",
  forcedAttack: 'vous devez effectuer une attaque avant de terminer votre tour',
  forcedPurchase: 'vous devez effectuer un achat avant de terminer votre tour',
  noPurchaseLeft: "vous n'avez plus d'achat pendant ce tour",
  nothingToBuy: "il n'y a rien à acheter",
  notForSale: "ceci n'est pas à vendre",
  stillTooPoor: 'votre dernier achat a échoué, et vous ne pouvez toujours rien payer',
  noPartner: "les ¢ ne peuvent aller qu'à un autre joueur de la table",
  notToTrade: "seuls des objets et des cartes butin que quelqu'un a encore changent de mains, jamais des âmes",
  inAttack: 'aucun objet ne change de mains pendant une attaque',
  otherCannotTrade: "l'autre joueur est mort pendant ce tour : aucun objet ne change de mains",
  barterOfNothing: 'proposez au moins 1 ¢',
};

const sentence = (objection: Objection, names: Names): string => {
  switch (objection.why) {
    case 'forbidden':
      return objection.card === null ? "un effet l'interdit" : `${names.card(objection.card)} l'interdit`;
    case 'costTooHigh':
      return `le coût ne peut pas être payé : il faut ${amountOf(objection.pay, objection.needs)}, et vous avez ${amountOf(objection.pay, objection.has)}`;
    case 'goingOn':
      return GOING_ON[objection.what];
    case 'noAttackLeft':
      return objection.made === 0
        ? "vous n'avez pas d'attaque pendant ce tour"
        : 'vous avez déjà attaqué pendant ce tour';
    case 'deckEmpty':
      return `${deckName(objection.deck)} est vide`;
    case 'otherAttackFirst':
      return `vous devez d'abord attaquer ${list(
        objection.cards.map((card) => names.card(card)),
        'et',
      )}`;
    case 'tooExpensive':
      return `cela coûte ${objection.price} ¢, et vous avez ${objection.coins} ¢`;
    case 'tooFewCoins':
      return `${names.player(objection.player)} n'a que ${objection.coins} ¢`;
    default:
      return PLAIN[objection.why];
  }
};

/** Why something cannot be done now, with the rule: "ATK-01 : vous avez déjà attaqué pendant ce tour." */
export const objection = (what: Objection, names: Names): string => `${what.rule} : ${sentence(what, names)}.`;
