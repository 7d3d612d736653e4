import type { LateDetail, LogLine } from '../../../engine/index.js';
import { isLateDetail, isRewoundTo, type Remarks } from '../../game/log.js';
import { DECK, DEGAT, counted, noun, ordinal } from '../cards/nouns.js';
import { deCard, deName } from '../cards/typography.js';
import { barter } from './barter.js';
import { weighed } from './weighed.js';
import { decision } from './rewinding.js';
import { slotOf, type FrenchParts } from '../cards/event-phrases.js';

const CARTE = noun('card');

const onStack = ({ who, what, source, from, amount, detail, combat }: FrenchParts): string => {
  switch (detail) {
    case 'loot':
      return `${who} joue ${source}`;
    case 'activated':
      return `${who} active l'effet ${deCard(source)}`;
    case 'triggered':
      return `l'effet ${deCard(source)} se déclenche`;
    case 'damage':
      return `${what} va subir ${counted(amount, DEGAT)}${combat}${from}`;
    default:
      return '';
  }
};

const looking = ({ who, ofWhat, cards, amount }: FrenchParts, line: LogLine): string => {
  if (line.object === undefined)
    return line.cards === undefined
      ? `${who} regarde ${counted(amount, CARTE)} hors de la partie`
      : `vous voyez ${cards} hors de la partie`;
  const isHand = 'player' in line.object;
  if (line.cards === undefined)
    return `${who} regarde ${counted(amount, CARTE)} ${isHand ? 'de la main' : 'au sommet'} ${ofWhat}`;
  return isHand ? `dans la main ${ofWhat}, vous voyez ${cards}` : `au sommet ${ofWhat}, vous voyez ${cards}`;
};

const intoDeck = ({ who, what, ofWhat, cards, amount, detail }: FrenchParts, line: LogLine): string => {
  const isNamed = line.cards !== undefined && line.cards.length > 0;
  if (detail === 'deckNth')
    return `${who} met ${isNamed ? cards : 'une carte'} dans ${what}, à la ${ordinal(amount)} place en partant du sommet`;
  const where = detail === 'deckBottom' ? 'en dessous' : 'au sommet';
  return `${who} met ${isNamed ? cards : counted(amount, CARTE)} ${where} ${ofWhat}`;
};

const prevented = ({ what, amount, from }: FrenchParts, { object }: LogLine): string =>
  `${counted(amount, DEGAT)} ${amount < 2 ? 'prévenu' : 'prévenus'}${object === undefined ? '' : ` pour ${what}`}${from}`;

const reshuffled = (_: FrenchParts, { object }: LogLine): string => {
  const deck = object !== undefined && 'deck' in object ? ` ${DECK[object.deck]}` : '';
  return `la défausse${deck} est mélangée et redevient la pioche`;
};

const corrected = ({ amount, detail }: FrenchParts): string => {
  const again = amount < 2 ? `${amount} réponse est à redonner` : `${amount} réponses sont à redonner`;
  const told = `les règles ont été corrigées par une mise à jour : ${again}`;
  return detail === 'seen' ? `${told}. Une carte cachée avait été vue avant cela` : told;
};

const wins = ({ who, other, amount, detail }: FrenchParts): string => {
  if (detail === 'conceded') return `${other} abandonne : ${who} gagne la partie !`;
  if (detail === 'finalBoss') return `${who} a vaincu le boss final et gagne la partie !`;
  return detail === 'effect' ? `${who} gagne !` : `${who} gagne la partie avec une valeur d'âme de ${amount} !`;
};

/** The name of whoever has left is kept, because somebody else may have the seat by now. */
const leaves = ({ who, words, detail }: FrenchParts): string => {
  const name = words === '' ? who : words;
  switch (detail) {
    case 'takenOver':
      return `${who} prend une place libre, avec tout ce qui va avec`;
    case 'conceded':
      return `${name} abandonne ; un joueur virtuel continue`;
    default:
      return `un joueur virtuel prend la place ${deName(name)}`;
  }
};

/** What would have no end, and what becomes of it. */
const loopEnds = ({ who, ofCopied, amount, detail }: FrenchParts): string => {
  switch (detail) {
    case 'idleRounds':
      return `depuis ${amount} manches, personne n'arrive à sa phase d'actions ; désormais, personne ne meurt avant elle pendant son propre tour`;
    case 'comesToAction':
      return `${who} ne meurt pas avant sa phase d'actions et garde 1 PV`;
    case 'rollsInVain':
      return `${amount} lancers d'attaque de suite n'ont infligé aucun dégât`;
    default:
      return `l'effet ${ofCopied} s'est déclenché sans fin ; il ne fait plus rien jusqu'à ce que quelqu'un agisse`;
  }
};

const ending = ({ who, amount, detail }: FrenchParts): string => {
  switch (detail) {
    case 'suggested':
      return `${who} propose d'arrêter la partie`;
    case 'agreed':
      return `${who} est d'accord pour arrêter la partie`;
    case 'withdrawn':
      return `${who} retire sa proposition d'arrêter la partie`;
    default:
      return `la partie est arrêtée : ${amount} personnes sont d'accord`;
  }
};

const rewinding = ({ who, detail }: FrenchParts): string => {
  switch (detail) {
    case 'suggested':
      return `${who} propose de rembobiner la partie`;
    case 'agreed':
      return `${who} est d'accord pour rembobiner la partie`;
    case 'refused':
      return `${who} ne veut pas que la partie soit rembobinée`;
    case 'withdrawn':
      return `${who} retire sa proposition de rembobiner la partie`;
    default:
      return `la partie ne peut plus être rembobinée comme ${who} l'a proposé : cette décision n'existe plus`;
  }
};

const mending = ({ who, mend, detail }: FrenchParts): string => {
  switch (detail) {
    case 'suggested':
      return `${who} propose de réparer la partie : ${mend}`;
    case 'agreed':
      return `${who} est d'accord pour réparer la partie`;
    case 'refused':
      return `${who} ne veut pas que la partie soit réparée`;
    case 'withdrawn':
      return `${who} retire sa proposition de réparer la partie`;
    default:
      return `la partie ne peut plus être réparée comme ${who} l'a proposé : ce qui devait être corrigé a changé`;
  }
};

const mended = ({ who, mend, detail }: FrenchParts): string =>
  detail === 'byHost'
    ? `réparé par ${who} sans les autres, car la table était bloquée : ${mend}`
    : `réparé d'un commun accord, sur proposition ${deName(who)} : ${mend}`;

/** An own action that is taken back; with a detail a rewind of the game. */
const takenBack = ({ who, source, detail }: FrenchParts, line: LogLine): string => {
  if (!isRewoundTo(detail)) return `${who} annule sa dernière action`;
  const player = line.player === undefined ? null : who;
  const what = decision({ to: detail, player, card: line.source === undefined ? null : source });
  return `la partie est rembobinée avant ceci : ${what}`;
};

/** What a table does for somebody whose time is over. */
const lateWords = (who: string, detail: LateDetail): string => {
  switch (detail) {
    case 'answers':
      return `le temps ${deName(who)} est écoulé : la table répond à sa place`;
    case 'endsTurn':
      return `le temps ${deName(who)} est écoulé : son tour prend fin`;
    case 'playsTurn':
      return `le temps ${deName(who)} est écoulé : un joueur virtuel continue le tour`;
    case 'absent':
      return `la table n'attend plus ${who}, jusqu'à sa prochaine action`;
    case 'timedOut':
      return `${who} ne peut pas agir sur ce serveur pour l'instant : la table répond à sa place`;
    case 'returns':
      return `${who} est de retour`;
  }
};

/** What has lowered the timer of the mode. */
const timerCause = (detail: FrenchParts['detail']): string => {
  if (detail === 'roundEnds') return 'la manche est finie : ';
  return detail === 'diesInOwnTurn' ? 'une mort pendant son propre tour : ' : '';
};

/** What each line of the log says that is about no event. */
export const REMARKS: Remarks<FrenchParts> = {
  // Effects and the stack.
  replaced: ({ effect }) => `${effect} s'applique à la place`,
  prevented,
  noTarget: ({ effect }) => `${effect} n'a pas de cible possible`,
  noOutcome: ({ source, amount }) => `${amount} : il ne se passe rien (${source})`,
  outcome: ({ source, row }) => `${row} (${source})`,
  fizzled: ({ effect }) => `${effect} se dissipe`,
  resolves: ({ effect }, line) => (line.source === undefined || line.source === '' ? '' : `${effect} se résout`),
  goesOnStack: onStack,
  rollIs: ({ who, amount }) => `résultat final ${deName(who)} : ${amount}`,
  hit: ({ who, what, amount }) => `${who} touche ${what} (${amount}+)`,
  miss: ({ who, what, amount }) => `${who} rate ${what} (${amount}+)`,
  deathThreatens: ({ what }) => `${what} est sur le point de mourir`,
  loopEnds,
  losesBonusSoul: ({ who, what }) => `${who} ne peut pas gagner ${what}, qui quitte la partie`,
  sellsSoul: ({ who, source }) => `${who} défausse l'âme ${source} contre 5 ¢, 1 butin et un objet de départ`,
  // Cards of decks and hands.
  drew: ({ cards }) => `vous avez pioché ${cards}`,
  tookFromDiscard: ({ who, cards }) => `${who} prend ${cards} au sommet de la défausse butins`,
  lookedAt: looking,
  putIntoDeck: intoDeck,
  shuffled: ({ what }) => `${what} est mélangée`,
  reshuffled,
  refilled: ({ source, detail }) => `${source} remplit une ${slotOf(detail).one}`,
  revealed: ({ who, source }) => `${who} révèle ${source}`,
  atRandom: ({ what }) => `le hasard désigne ${what}`,
  handed: ({ who, other, cards }) => `${who} donne ${cards} à ${other}`,
  laidOut: ({ cards }) => `draft, à choisir parmi : ${cards}`,
  takesCharacter: ({ who, source }) => `${who} joue le personnage ${source}`,
  setAside: ({ source }) => `carte mise de côté : ${source}`,
  // What several do together.
  coin: ({ who, amount, detail }) =>
    `${who} lance une pièce : ${detail === 'heads' ? 'face' : 'pile'} compte comme ${amount}`,
  thrown: ({ who, dice, amount }) => `${who} lance ${dice} ; ${amount} compte`,
  bids: ({ who, amount }) => `${who} propose ${amount} ¢`,
  voted: ({ who, what, amount }) => `${who} vote pour ${amount === 0 ? what : `l'option ${amount}`}`,
  proposes: ({ who, what }) => `${who} propose ${what} au groupe`,
  groupChose: ({ what }) => `le groupe avait choisi ${what}`,
  // The course of the game.
  firstPlayer: ({ who }) => `${who} commence`,
  attackEnds: ({ who }) => `l'attaque ${deName(who)} prend fin`,
  purchaseFails: ({ who }) => `${who} ne peut pas payer : l'achat échoue`,
  nextTurn: ({ who, amount }) => `tour ${amount} : ${who}`,
  turnSkipped: ({ who }) => `le tour ${deName(who)} est sauté`,
  wins,
  allLose: ({ who, detail }) =>
    detail === 'conceded'
      ? `${who} abandonne : tout le monde perd`
      : 'le compte à rebours est terminé : tout le monde perd',
  allWin: ({ amount, detail }) =>
    detail === 'finalBoss'
      ? 'le boss final est vaincu : tout le monde gagne ensemble'
      : `tout le monde gagne ensemble${detail === 'effect' ? '' : ` avec une valeur d’âmes de ${amount}`}`,
  timer: ({ amount, detail }) => `${timerCause(detail)}le compte à rebours est à ${amount}`,
  // People and the table itself, which are no part of the rules.
  corrected,
  barter,
  leaves,
  ending,
  rewinding,
  mending,
  mended,
  late: ({ who, detail }) => lateWords(who, isLateDetail(detail) ? detail : 'answers'),
  pause: ({ detail }) =>
    detail === 'waits'
      ? "un responsable du serveur met la table en pause : le temps s'arrête"
      : 'un responsable du serveur remet la table en marche',
  closed: ({ amount }) => `la table est fermée : personne n'a agi depuis ${amount} jours`,
  takenBack,
  weighed,
};
