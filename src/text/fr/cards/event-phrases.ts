import type { EventType, LogDetail, LogLine } from '../../../engine/index.js';
import { isByPlayer, isOfDie, isRole, isSlot, type EventPhrases, type LogParts } from '../../game/log.js';
import {
  ACHETER,
  CHANGER,
  CHOISIR,
  DEVENIR,
  FAIRE,
  PAYER,
  PERDRE,
  NEW_ROLE,
  counted,
  counterNoun,
  counterWord,
  er,
  irregular,
  noun,
  passive,
  slotNoun,
  type Noun,
  type Verb,
} from './nouns.js';
import { deName } from './typography.js';

/** The parts of a line in French, where some of them follow « de ». */
export interface FrenchParts extends LogParts {
  readonly ofWhat: string;
  readonly ofCopied: string;
  /** « l'effet de Bombe ! » */
  readonly effect: string;
}

const DECLARER = er('déclarer');
const ENTRER = er('entrer');

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

/** A card is named with its noun where a participle would have to agree with a name. */
const destroyed = ({ who, what, source, from, detail }: FrenchParts, line: LogLine): string => {
  if (!isByPlayer(line)) {
    const killed = detail === 'kill' || (line.object !== undefined && 'player' in line.object);
    if (killed) return line.source === undefined || from === '' ? `${what} meurt` : `${source} tue ${what}`;
    return `la carte ${what} est détruite${from}`;
  }
  const penalty = detail === 'penalty' ? ' pour la pénalité de mort' : '';
  return `${who} ${detail === 'kill' ? 'tue' : 'détruit'} ${what}${from}${penalty}`;
};

/** What one card does to another: « Le dé à 20 faces relance X », or what happens to it when nothing does it. */
const by = ({ what, source, from }: FrenchParts, does: string, done: string): string =>
  from === '' ? `la carte ${what} est ${done}` : `${source} ${does} ${what}`;

const CANCELLED = {
  roll: 'le lancer est annulé',
  damage: 'les dégâts sont annulés',
  death: 'la mort est annulée',
} as const;
const cancelled = ({ ofWhat, from }: FrenchParts, { object }: LogLine): string =>
  `${object !== undefined && 'on' in object ? CANCELLED[object.on] : `l'effet ${ofWhat} est annulé`}${from}`;

/**
 * What each action is called in triggers and replacements: a verb, and what follows it, a fixed word or what the thing
 * usually is; and its sentence in the log, if it has one.
 */
export const EVENT_PHRASES: EventPhrases<Verb, FrenchParts> = {
  gainCoins: ['does', er('gagner'), 'des ¢', ({ who, amount, from }) => `${who} gagne ${amount} ¢${from}`],
  loseCoins: ['does', PERDRE, 'des ¢', ({ who, amount, from }) => `${who} perd ${amount} ¢${from}`],
  payCoins: ['does', PAYER, 'des ¢', ({ who, amount }) => `${who} paie ${amount} ¢`],
  giveCoins: [
    'does',
    er('donner'),
    'des ¢',
    ({ who, other, amount, from }) => `${who} donne ${amount} ¢ à ${other}${from}`,
  ],
  payHp: ['does', PAYER, 'des PV', ({ who, amount }) => `${who} paie ${amount} PV`],
  loot: [
    'does',
    er('piocher'),
    'des butins',
    ({ who, amount }) => `${who} pioche ${counted(amount, noun('lootCard'))}`,
  ],
  gainTreasure: ['does', er('gagner'), 'des trésors'],
  declareAttack: ['does', DECLARER, 'une attaque', ({ who }) => `${who} déclare une attaque`],
  chooseAttack: ['does', CHOISIR, 'quel monstre attaquer'],
  declarePurchase: ['does', DECLARER, 'un achat', ({ who }) => `${who} déclare un achat`],
  declareEnd: ['does', DECLARER, 'la fin du tour', ({ who }) => `${who} déclare la fin de son tour`],
  lootPlay: [
    'does',
    er('gagner'),
    'des utilisations de butin',
    ({ who, amount, from }) => `${who} peut jouer ${counted(amount, noun('lootCard'))} de plus${from}`,
  ],
  win: ['does', er('gagner'), 'la partie', ({ who, from }) => `${who} va gagner la partie${from}`],
  penaltyItem: ['does', PERDRE, 'un objet pour la pénalité de mort'],
  penaltyLoot: ['does', PERDRE, 'un butin pour la pénalité de mort'],
  penaltyCoins: ['does', PERDRE, 'des ¢ pour la pénalité de mort'],
  penaltyDeactivate: ['does', er('désactiver'), 'des cartes pour la pénalité de mort'],
  grantAttack: ['does', er('gagner'), 'une attaque supplémentaire', attackGrant],
  expandSlots: [
    'does',
    er('ajouter'),
    'des zones',
    ({ amount, detail, from }) => `${counted(amount, slotOf(detail))} de plus${from}`,
  ],
  discardLoot: ['doesTo', er('défausser'), 'un butin', ({ who, what }) => `${who} défausse ${what}`],
  playLoot: ['doesTo', er('jouer'), 'un butin'],
  activate: [
    'doesTo',
    irregular("activer l'effet", "activez l'effet", "active l'effet", "activent l'effet"),
    "d'un élément",
  ],
  attack: ['doesTo', er('attaquer'), 'un monstre', ({ who, what }) => `${who} attaque ${what}`],
  hit: ['doesTo', er('toucher'), "sur un lancer d'attaque"],
  miss: ['doesTo', er('rater'), "un lancer d'attaque"],
  purchase: [
    'doesTo',
    ACHETER,
    'un objet',
    ({ who, what }, { object }) =>
      object !== undefined && 'deck' in object
        ? `${who} achète la carte au sommet de ${what}`
        : `${who} achète ${what}`,
  ],
  gainItem: [
    'doesTo',
    er('gagner'),
    'un objet',
    ({ who, what, detail }) => (detail === 'purchase' ? '' : `${who} gagne ${what}`),
  ],
  gainSoul: [
    'doesTo',
    er('gagner'),
    'une âme',
    ({ who, what, amount }) => `${who} gagne ${what}, qui vaut ${counted(amount, noun('soul'))}`,
  ],
  gainCurse: ['doesTo', er('gagner'), 'une malédiction', ({ who, what }) => `${who} reçoit ${what}`],
  enterControl: [
    'doesTo',
    irregular('en venir à contrôler', 'en venez à contrôler', 'en vient à contrôler', 'en viennent à contrôler'),
    'quelque chose',
  ],
  giveObject: ['doesTo', er('donner'), 'une carte', given],
  enterPlay: ['happens', ENTRER, 'en jeu', ({ what, detail }) => (isSlot(detail) ? '' : `${what} entre en jeu`)],
  leavePlay: ['happens', er('quitter'), 'le jeu'],
  destroy: ['happens', passive('détruit'), '', destroyed],
  putIntoDiscard: [
    'happens',
    passive('mis'),
    'dans la défausse',
    ({ what, from }) => `${what} va dans la défausse${from}`,
  ],
  recharge: [
    'happens',
    passive('rechargé'),
    '',
    ({ what, from, detail }) => (detail === 'step' ? '' : `${what} se recharge${from}`),
  ],
  deactivate: [
    'happens',
    passive('désactivé'),
    '',
    ({ what, from, detail }) => (detail === 'cost' ? '' : `${what} se désactive${from}`),
  ],
  heal: ['happens', passive('soigné'), '', ({ what, amount, from }) => `${what} se soigne de ${amount} PV${from}`],
  putCounters: [
    'happens',
    irregular('recevoir', 'recevez', 'reçoit', 'reçoivent'),
    'des marqueurs',
    (said) => `${said.what} reçoit ${counters(said)}`,
  ],
  removeCounters: ['happens', PERDRE, 'des marqueurs', (said) => `${said.what} perd ${counters(said)}`],
  reroll: [
    'happens',
    passive('relancé'),
    '',
    (said, line) =>
      isOfDie(line)
        ? `${rollOf(said, line)} est relancé : ${said.amount}${said.from}`
        : by(said, 'relance', 'relancée'),
  ],
  changeRoll: [
    'happens',
    passive('changé'),
    '',
    (said, line) => `${rollOf(said, line)} devient ${said.amount}${said.from}`,
  ],
  addToDamage: ['happens', passive('augmenté'), '', ({ amount, from }) => `les dégâts augmentent de ${amount}${from}`],
  cancel: ['happens', passive('annulé'), '', cancelled],
  putIntoDeck: ['happens', passive('mis'), 'dans sa pioche'],
  putIntoHand: [
    'happens',
    passive('mis'),
    'dans une main',
    ({ who, what }, { object }) => `${who} reçoit ${object === undefined ? 'une carte' : what} en main`,
  ],
  removeFromGame: [
    'happens',
    passive('retiré'),
    'de la partie',
    ({ what, detail, ofCopied }) =>
      `${what} est ${detail === 'under' ? `mis en dessous ${ofCopied}` : 'retiré de la partie'}`,
  ],
  putIntoSlot: [
    'happens',
    passive('mis'),
    'dans une zone',
    ({ who, what, from }) => `${who} met ${what} dans une zone${from}`,
  ],
  replaceFromDeck: ['happens', passive('remplacé'), 'depuis sa pioche', (said) => by(said, 'remplace', 'remplacée')],
  extraTurn: [
    'does',
    er('gagner'),
    'un tour supplémentaire',
    ({ who, from }) => `${who} jouera un tour supplémentaire après celui-ci${from}`,
  ],
  skipTurn: [
    'does',
    irregular('devoir', 'devez', 'doit', 'doivent'),
    'sauter un tour',
    ({ who, from }) => `${who} sautera son prochain tour${from}`,
  ],
  swap: ['does', er('échanger'), 'des cartes'],
  giveAtOnce: ['does', FAIRE, 'donner des choses en même temps'],
  giveHands: ['does', FAIRE, 'donner des mains entières'],
  note: ['does', er('noter'), 'un nombre', ({ what, amount }) => `${amount} est noté sur ${what}`],
  becomeSoul: ['happens', DEVENIR, 'une âme', ({ what }) => `${what} devient une âme`],
  become: [
    'happens',
    DEVENIR,
    'autre chose',
    ({ what, detail }) => `${what} devient ${isRole(detail) ? NEW_ROLE[detail] : 'autre chose'}`,
  ],
  copy: ['doesTo', er('copier'), 'un élément', ({ who, what, from }) => `${who} copie ${what}${from}`],
  double: ['doesTo', er('doubler'), 'un butin', ({ who, ofWhat, from }) => `${who} double l'effet ${ofWhat}${from}`],
  replaceCharacter: ['does', CHANGER, 'de personnage', ({ who, what }) => `${who} continue avec ${what}`],
  flip: ['happens', passive('retourné'), '', ({ what, from }) => `${what} se retourne${from}`],
  cancelAttack: ['does', er('annuler'), 'une attaque'],
  becomeCopy: ['happens', DEVENIR, 'une copie', ({ what, ofCopied }) => `${what} devient une copie ${ofCopied}`],
  changeNumber: [
    'does',
    er('modifier'),
    'un nombre dans un texte',
    ({ what, amount }, { was }) => `un ${was ?? 'nombre'} du texte de ${what} devient ${amount}`,
  ],
};

export const ANYONE = 'un joueur ou un monstre';

/** The objects of some actions; all others are about a card. */
export const THINGS: Readonly<Partial<Record<EventType, string>>> = {
  reroll: 'un lancer',
  changeRoll: 'un lancer',
  heal: ANYONE,
  addToDamage: 'un nombre de dégâts',
};
