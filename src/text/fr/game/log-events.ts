import type { LogDetail, LogLine } from '../../../engine/index.js';
import { isByPlayer, isOfDie, isRole, isSlot, type EventSentences } from '../../game/log.js';
import { DEGAT, ROLE, counted, counterNoun, counterWord, noun, slotNoun, type Noun } from '../cards/nouns.js';
import { deName } from '../cards/typography.js';
import type { FrenchParts } from './log-parts.js';

const ZONE: Noun = { one: 'zone', many: 'zones', f: true };

export const slotOf = (detail: LogDetail | null): Noun => (isSlot(detail) ? slotNoun(detail) : ZONE);

const counters = ({ amount, detail }: FrenchParts): string => {
  if (detail === null || detail === 'counter') return counted(amount, counterNoun(undefined));
  const one = counterWord(detail);
  return counted(amount, { one, many: one.replace(/^marqueur/, 'marqueurs'), f: false });
};

/** Whose roll, and what it is for. */
const rollOf = ({ who, what }: FrenchParts, { player, object }: LogLine): string => {
  const roll = player === undefined ? 'le lancer' : `le lancer ${deName(who)}`;
  return object === undefined || 'on' in object ? roll : `${roll} pour ${what}`;
};

const attackGrant = ({ who, what, detail, amount }: FrenchParts, { object, must }: LogLine): string => {
  const on = detail === 'monsterDeck' ? ' la pioche monstres' : object === undefined ? '' : ` ${what}`;
  const often = amount > 1 ? `${amount} fois` : 'une fois';
  return `${who} ${must === true ? 'doit' : 'peut'} attaquer${on} ${often} de plus`;
};

/** A card of a hand has no name here. */
const given = ({ who, other, what, amount, from }: FrenchParts, line: LogLine): string => {
  const gift = line.object === undefined ? counted(amount, noun('lootCard')) : what;
  const giver = line.player === undefined ? 'la boutique' : who;
  return `${giver} donne ${gift} à ${line.other === undefined ? 'la boutique' : other}${from}`;
};

const destroyed = ({ who, what, ofWhat, from, detail }: FrenchParts, line: LogLine): string => {
  if (!isByPlayer(line)) return `destruction ${ofWhat}${from}`;
  const penalty = detail === 'penalty' ? ' pour la pénalité de mort' : '';
  return `${who} ${detail === 'kill' ? 'tue' : 'détruit'} ${what}${from}${penalty}`;
};

/** What each event says in the log. */
export const EVENTS: EventSentences<FrenchParts> = {
  rollMade: ({ who, amount, from }) => `${who} fait un ${amount}${from}`,
  damage: ({ what, amount, combat, from }) => `${what} subit ${counted(amount, DEGAT)}${combat}${from}`,
  dies: ({ what, detail }) => (detail === 'destroyed' ? '' : `${what} meurt`),
  gainCoins: ({ who, amount, from }) => `${who} gagne ${amount} ¢${from}`,
  loseCoins: ({ who, amount, from }) => `${who} perd ${amount} ¢${from}`,
  payCoins: ({ who, amount }) => `${who} paie ${amount} ¢`,
  giveCoins: ({ who, other, amount, from }) => `${who} donne ${amount} ¢ à ${other}${from}`,
  payHp: ({ who, amount }) => `${who} paie ${amount} PV`,
  loot: ({ who, amount }) => `${who} pioche ${counted(amount, noun('lootCard'))}`,
  discardLoot: ({ who, what }) => `${who} défausse ${what}`,
  declareAttack: ({ who }) => `${who} déclare une attaque`,
  attack: ({ who, what }) => `${who} attaque ${what}`,
  declarePurchase: ({ who }) => `${who} déclare un achat`,
  purchase: ({ who, what }, { object }) =>
    object !== undefined && 'deck' in object ? `${who} achète la carte au sommet de ${what}` : `${who} achète ${what}`,
  declareEnd: ({ who }) => `${who} veut terminer le tour`,
  enterPlay: ({ what, detail }) => (isSlot(detail) ? '' : `${what} entre en jeu`),
  gainItem: ({ who, what, detail }) => (detail === 'purchase' ? '' : `${who} gagne ${what}`),
  gainSoul: ({ who, what, amount }) => `${who} gagne ${what}, qui vaut ${counted(amount, noun('soul'))}`,
  gainCurse: ({ who, what }) => `${who} reçoit la malédiction ${what}`,
  giveObject: given,
  destroy: destroyed,
  putIntoDiscard: ({ what, from }) => `${what} va dans la défausse${from}`,
  recharge: ({ ofWhat, from, detail }) => (detail === 'step' ? '' : `recharge ${ofWhat}${from}`),
  deactivate: ({ ofWhat, from, detail }) => (detail === 'cost' ? '' : `désactivation ${ofWhat}${from}`),
  heal: ({ what, amount, from }) => `${what} se soigne de ${amount} PV${from}`,
  putCounters: (said) => `${said.what} reçoit ${counters(said)}`,
  removeCounters: (said) => `${said.what} perd ${counters(said)}`,
  expandSlots: ({ amount, detail, from }) => `${counted(amount, slotOf(detail))} de plus${from}`,
  reroll: (said, line) =>
    isOfDie(line)
      ? `${rollOf(said, line)} est relancé : ${said.amount}${said.from}`
      : `relance ${said.ofWhat}${said.from}`,
  changeRoll: (said, line) => `${rollOf(said, line)} devient ${said.amount}${said.from}`,
  cancel: ({ ofWhat, from }) => `annulation ${ofWhat}${from}`,
  preventDeath: ({ ofWhat, from }) => `la mort ${ofWhat} est prévenue${from}`,
  putIntoSlot: ({ who, what, from }) => `${who} met ${what} dans une zone${from}`,
  replaceFromDeck: ({ ofWhat, from }) => `remplacement ${ofWhat}${from}`,
  becomeSoul: ({ what }) => `${what} devient une âme`,
  become: ({ what, detail }) => `${what} devient ${isRole(detail) ? ROLE[detail] : 'autre chose'}`,
  note: ({ what, amount }) => `${amount} est noté sur ${what}`,
  copy: ({ who, what, from }) => `${who} copie ${what}${from}`,
  flip: ({ ofWhat, from }) => `retournement ${ofWhat}${from}`,
  becomeCopy: ({ what, ofCopied }) => `${what} devient une copie ${ofCopied}`,
  changeNumber: ({ what, amount }, { was }) => `un ${was ?? 'nombre'} du texte de ${what} devient ${amount}`,
  putIntoHand: ({ who, what }, { object }) => `${who} reçoit ${object === undefined ? 'une carte' : what} en main`,
  removeFromGame: ({ what, detail, ofCopied }) =>
    `${what} est ${detail === 'under' ? `mis en dessous ${ofCopied}` : 'retiré de la partie'}`,
  win: ({ who, from }) => `${who} va gagner la partie${from}`,
  endTurn: ({ from }) => `le tour se termine aussitôt${from}`,
  lootPlay: ({ who, amount, from }) => `${who} peut jouer ${counted(amount, noun('lootCard'))} de plus${from}`,
  grantAttack: attackGrant,
  extraTurn: ({ who, from }) => `${who} jouera un tour supplémentaire après celui-ci${from}`,
  skipTurn: ({ who, from }) => `${who} sautera son prochain tour${from}`,
};
