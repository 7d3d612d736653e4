import type { CardLookup, EventType, LogLine, Named } from '../../engine/index.js';
import { barter } from './dealing.js';
import { causeOf, isOfDie, stopped, withoutOwner } from '../naming.js';
import { isOfCards, isTogether, type OfCards, type TableEvent, type TurnEvent } from '../occasions.js';
import type { Names } from '../words.js';
import {
  DECK,
  counted,
  counterNoun,
  counterWord,
  deckName,
  list,
  noun,
  ordinal,
  slotNoun,
  type Noun,
} from './nouns.js';
import { shortEffect } from './abilities.js';
import { rangeText } from './conditions.js';
import { changeText } from './log-changes.js';
import { togetherText } from './log-together.js';
import { capital, de, deName, typo } from './typography.js';

const ON_STACK = { roll: 'le lancer', damage: 'les dégâts', death: 'la mort' } as const;

/** A thing named for people. */
export const named = (thing: Named, names: Names): string => {
  if ('player' in thing) return names.player(thing.player);
  if ('deck' in thing) return deckName(thing.deck);
  if ('on' in thing) return ON_STACK[thing.on];
  return thing.owner === undefined
    ? names.card(thing.card)
    : `${names.card(thing.card)} (${names.player(thing.owner)})`;
};

/** The parts of a line as words, with neutral ones where a part is missing. */
interface Said {
  readonly who: string;
  readonly other: string;
  readonly what: string;
  /** `de` and the thing. */
  readonly ofWhat: string;
  readonly from: string;
  /** `de` and the card that something becomes a copy of. */
  readonly ofCopied: string;
  readonly copied: string;
  readonly amount: number;
  readonly detail: string;
  readonly combat: string;
  readonly words: string;
}
const partsOf = (line: LogLine, names: Names): Said => {
  const what = line.object === undefined ? 'quelque chose' : named(withoutOwner(line.object, line.player), names);
  const cause = causeOf(line);
  const isName = line.object !== undefined && ('player' in line.object || 'card' in line.object);
  return {
    who: line.player === undefined ? 'le jeu' : names.player(line.player),
    other: line.other === undefined ? 'personne' : names.player(line.other),
    what,
    ofWhat: isName ? deName(what) : de(what),
    from: cause === undefined ? '' : ` (${names.card(cause)})`,
    ofCopied: line.source === undefined ? 'de quelque chose' : deName(names.card(line.source)),
    copied: line.source === undefined ? 'quelque chose' : names.card(line.source),
    amount: line.amount ?? 0,
    detail: line.detail ?? '',
    words: line.words ?? '',
    combat: line.combat === true ? ' de combat' : '',
  };
};

const regular = (one: string, f = false): Noun => ({ one, many: `${one}s`, f });
const DEGAT = regular('dégât');
const CARTE = noun('card');

const slotOf = (detail: string): Noun =>
  detail === 'shop' || detail === 'room' || detail === 'monster' ? slotNoun(detail) : regular('zone', true);
const counters = ({ amount, detail }: Said): string => {
  if (detail === '' || detail === 'counter') return counted(amount, counterNoun(undefined));
  const one = counterWord(detail);
  return counted(amount, { one, many: one.replace(/^marqueur/, 'marqueurs'), f: false });
};
const attackGrant = ({ who, what: named, detail, amount }: Said, { object }: LogLine): string => {
  const on = detail.startsWith('monsterDeck') ? ' la pioche monstres' : object === undefined ? '' : ` ${named}`;
  const what = `attaquer${on}`;
  return `${who} ${detail.endsWith('must') ? 'doit' : 'peut'} ${what} ${amount > 1 ? `${amount} fois` : 'une fois'} de plus`;
};

/** What a thing that happened says; empty where another line says it better. */
const eventText = (event: EventType, line: LogLine, said: Said): string => {
  const { who, other, what, from, amount, combat } = said;
  switch (event) {
    case 'gameStarts':
    case 'turnStarts':
    case 'turnEnds':
    case 'wouldRoll':
    case 'rolled':
    case 'wouldTakeDamage':
    case 'wouldDie':
    case 'payPenalty':
    case 'rewards':
    case 'rewardsGained':
    case 'leavePlay':
    case 'playLoot':
    case 'activate':
    case 'gainTreasure':
    case 'preventDamage':
    case 'cancelAttack':
      return '';
    case 'rollMade':
      return `${who} fait un ${amount}${from}`;
    case 'damage':
      return `${what} subit ${counted(amount, DEGAT)}${combat}${from}`;
    case 'dies':
      return line.detail === 'destroyed' ? '' : `${what} meurt`;
    case 'penaltyPaid':
      return `${who} a payé la pénalité de mort`;
    case 'gainCoins':
      return `${who} gagne ${amount} ¢${from}`;
    case 'loseCoins':
      return `${who} perd ${amount} ¢${from}`;
    case 'payCoins':
      return `${who} paie ${amount} ¢`;
    case 'giveCoins':
      return `${who} donne ${amount} ¢ à ${other}${from}`;
    case 'payHp':
      return `${who} paie ${amount} PV`;
    case 'loot':
      return `${who} pioche ${counted(amount, noun('lootCard'))}`;
    case 'discardLoot':
      return `${who} défausse ${what}`;
    case 'declareAttack':
      return `${who} déclare une attaque`;
    case 'attack':
      return `${who} attaque ${what}`;
    case 'declarePurchase':
      return `${who} déclare un achat`;
    case 'purchase':
      return line.object !== undefined && 'deck' in line.object
        ? `${who} achète la carte au sommet de ${what}`
        : `${who} achète ${what}`;
    case 'declareEnd':
      return `${who} veut terminer le tour`;
    default:
      return tableText(event, line, said);
  }
};

/** Whose roll, and what it is for. */
const rollOf = ({ player, object }: LogLine, { who, what }: Said): string => {
  const roll = player === undefined ? 'le lancer' : `le lancer ${deName(who)}`;
  return object === undefined || 'on' in object ? roll : `${roll} pour ${what}`;
};

/** What happens to cards, counters, slots and the stack. */
const tableText = (event: TableEvent, line: LogLine, said: Said): string => {
  const { who, what, ofWhat, from, amount, detail } = said;
  switch (event) {
    case 'enterPlay':
      return ['shop', 'monster', 'room'].includes(detail) ? '' : `${what} entre en jeu`;
    case 'gainItem':
      return detail === 'purchase' ? '' : `${who} gagne ${what}`;
    case 'gainSoul':
      return `${who} gagne ${what}, qui vaut ${counted(amount, noun('soul'))}`;
    case 'gainCurse':
      return `${who} reçoit la malédiction ${what}`;
    case 'giveObject':
      return given(said, line);
    case 'destroy':
      return destroyed(said, line);
    case 'putIntoDiscard':
      return `${what} va dans la défausse${from}`;
    case 'recharge':
      return detail === 'step' ? '' : `recharge ${ofWhat}${from}`;
    case 'deactivate':
      return detail === 'cost' ? '' : `désactivation ${ofWhat}${from}`;
    case 'heal':
      return `${what} se soigne de ${amount} PV${from}`;
    case 'putCounters':
      return `${what} reçoit ${counters(said)}`;
    case 'removeCounters':
      return `${what} perd ${counters(said)}`;
    case 'expandSlots':
      return `${counted(amount, slotOf(detail))} de plus${from}`;
    case 'reroll':
      return isOfDie(line) ? `${rollOf(line, said)} est relancé : ${amount}${from}` : `relance ${ofWhat}${from}`;
    case 'changeRoll':
      return `${rollOf(line, said)} devient ${amount}${from}`;
    case 'cancel':
      return `annulation ${ofWhat}${from}`;
    case 'preventDeath':
      return `la mort ${ofWhat} est prévenue${from}`;
    case 'putIntoDeck':
      return '';
    case 'putIntoSlot':
      return `${who} met ${what} dans une zone${from}`;
    case 'replaceFromDeck':
      return `remplacement ${ofWhat}${from}`;
    case 'becomeSoul':
    case 'become':
    case 'note':
    case 'copy':
    case 'becomeCopy':
    case 'changeNumber':
    case 'putIntoHand':
    case 'removeFromGame':
      return changeText(event, said, line.object === undefined);
    default:
      return turnText(event, line, said);
  }
};

/** What may be done in a turn, and turns; an exchange is told gift by gift. */
const turnText = (event: TurnEvent, line: LogLine, said: Said): string => {
  const { who, from, amount } = said;
  switch (event) {
    case 'win':
      return `${who} va gagner la partie${from}`;
    case 'endTurn':
      return `le tour se termine aussitôt${from}`;
    case 'lootPlay':
      return `${who} peut jouer ${counted(amount, noun('lootCard'))} de plus${from}`;
    case 'grantAttack':
      return attackGrant(said, line);
    case 'flip':
      return `retournement ${said.ofWhat}${from}`;
    case 'extraTurn':
      return `${who} jouera un tour supplémentaire après celui-ci${from}`;
    case 'skipTurn':
      return `${who} sautera son prochain tour${from}`;
    case 'swap':
    case 'giveHands':
    case 'chooseAttack':
    case 'throwDice':
    case 'penaltyItem':
    case 'penaltyLoot':
    case 'penaltyCoins':
    case 'penaltyDeactivate':
      return '';
  }
};

/** A card of a hand has no name here. */
const given = ({ who, other, what, amount, from }: Said, line: LogLine): string => {
  const gift = line.object === undefined ? counted(amount, noun('lootCard')) : what;
  const receiver = line.other === undefined ? 'la boutique' : other;
  return `${line.player === undefined ? 'la boutique' : who} donne ${gift} à ${receiver}${from}`;
};

const destroyed = ({ who, what, ofWhat, from, detail }: Said, line: LogLine): string => {
  const byPlayer = line.player !== undefined && !(line.object !== undefined && 'player' in line.object);
  const penalty = detail === 'penalty' ? ' pour la pénalité de mort' : '';
  if (!byPlayer) return `destruction ${ofWhat}${from}`;
  return `${who} ${detail === 'kill' ? 'tue' : 'détruit'} ${what}${from}${penalty}`;
};

const onStack = ({ who, what, from, amount, detail, combat }: Said, source: string): string => {
  switch (detail) {
    case 'loot':
      return `${who} joue ${source}`;
    case 'activated':
      return `${who} active l'effet ${deName(source)}`;
    case 'triggered':
      return `l'effet ${deName(source)} se déclenche`;
    case 'damage':
      return `${counted(amount, DEGAT)}${combat} sur la pile, pour ${what}${from}`;
    default:
      return '';
  }
};

const cardsText = (line: LogLine, names: Names): string =>
  list(
    (line.cards ?? []).map((card) => names.card(card)),
    'et',
  );
const looking = (line: LogLine, { who, ofWhat, what, amount }: Said, names: Names): string => {
  if (line.object === undefined)
    return line.cards === undefined
      ? `${who} regarde ${counted(amount, CARTE)} hors de la partie`
      : `vous voyez ${cardsText(line, names)} hors de la partie`;
  const isHand = 'player' in line.object;
  if (line.cards === undefined)
    return `${who} regarde ${counted(amount, CARTE)} ${isHand ? 'de la main ' : ''}${ofWhat}`;
  return `vous voyez ${cardsText(line, names)} ${isHand ? `dans la main ${ofWhat}` : `sur ${what}`}`;
};

const intoDeck = (line: LogLine, { who, what, ofWhat, amount, detail }: Said, names: Names): string => {
  const named = line.cards !== undefined && line.cards.length > 0;
  if (detail === 'deckNth')
    return `${who} met ${named ? cardsText(line, names) : 'une carte'} dans ${what}, à la ${ordinal(amount)} place en partant du sommet`;
  const cards = named ? cardsText(line, names) : counted(amount, CARTE);
  return `${who} met ${cards} ${detail === 'deckBottom' ? 'en dessous' : 'au sommet'} ${ofWhat}`;
};

/** What happens to cards of decks and hands. */
const cardRemark = (say: OfCards, line: LogLine, said: Said, names: Names): string => {
  const { who, what, detail } = said;
  const source = line.source === undefined ? 'un effet' : names.card(line.source);
  switch (say) {
    case 'drew':
      return `vous avez pioché ${cardsText(line, names)}`;
    case 'tookFromDiscard':
      return `${who} prend ${cardsText(line, names)} au sommet de la défausse butins`;
    case 'lookedAt':
      return looking(line, said, names);
    case 'putIntoDeck':
      return intoDeck(line, said, names);
    case 'shuffled':
      return `mélange ${said.ofWhat}`;
    case 'reshuffled':
      return reshuffled(line);
    case 'refilled':
      return `${source} remplit une ${slotOf(detail).one}`;
    case 'revealed':
      return `${who} révèle ${source}`;
    case 'atRandom':
      return `le hasard désigne ${what}`;
    case 'handed':
      return `${said.other} reçoit ${cardsText(line, names)} ${deName(who)}`;
    case 'setAside':
      return `carte mise de côté : ${source}`;
  }
};

const remark = (line: LogLine, said: Said, names: Names, cards: CardLookup): string => {
  const { who, what, amount } = said;
  const source = line.source === undefined ? 'un effet' : names.card(line.source);
  const effect = line.source === undefined ? "l'effet" : `l'effet ${deName(source)}`;
  if (isOfCards(line.say)) return cardRemark(line.say, line, said, names);
  switch (line.say) {
    case 'event':
      return line.event === undefined ? '' : eventText(line.event, line, said);
    case 'replaced':
      return `${effect} change ce qui arrive`;
    case 'prevented':
      return prevented(said, line);
    case 'noTarget':
      return `${effect} n'a pas de cible possible`;
    case 'noOutcome':
      return `${source} : rien ne se passe sur ${amount}`;
    case 'outcome': {
      const row = line.row === undefined ? String(amount) : rangeText(line.row.from, line.row.to);
      return `${source}, ${row}${line.row === undefined ? '' : ` : ${shortEffect(line.row.effect, cards, line.source)}`}`;
    }
    case 'fizzled':
      return `${effect} se dissipe`;
    case 'resolves':
      return line.source === undefined || line.source === '' ? '' : `${effect} se résout`;
    case 'goesOnStack':
      return onStack(said, source);
    case 'rollIs':
      return `résultat final ${deName(who)} : ${amount}`;
    case 'hit':
      return `${who} touche ${what} (${amount}+)`;
    case 'miss':
      return `${who} rate ${what} (${amount}+)`;
    case 'deathThreatens':
      return `${what} est sur le point de mourir`;
    default:
      return isTogether(line.say) ? togetherText(line.say, said, line.dice ?? []) : courseText(line.say, said);
  }
};

const prevented = ({ what, amount, from }: Said, { object }: LogLine): string =>
  `${counted(amount, DEGAT)} ${amount < 2 ? 'prévenu' : 'prévenus'}${object === undefined ? '' : ` pour ${what}`}${from}`;
const reshuffled = ({ object }: LogLine): string => {
  const deck = object !== undefined && 'deck' in object ? ` ${DECK[object.deck]}` : '';
  return `la défausse${deck} est mélangée et redevient la pioche`;
};
type Course =
  | 'firstPlayer'
  | 'attackEnds'
  | 'purchaseFails'
  | 'nextTurn'
  | 'turnSkipped'
  | 'voted'
  | 'wins'
  | OfTheTable;
/** The course of the game. */
const courseText = (say: Course, said: Said): string => {
  const { who, what, amount } = said;
  switch (say) {
    case 'firstPlayer':
      return `${who} commence`;
    case 'attackEnds':
      return `l'attaque ${deName(who)} prend fin`;
    case 'purchaseFails':
      return `${who} ne peut pas payer : l'achat échoue`;
    case 'nextTurn':
      return `tour ${amount} : ${who}`;
    case 'voted':
      return `${who} vote pour ${what}`;
    case 'turnSkipped':
      return `le tour ${deName(who)} est sauté`;
    case 'wins':
      return said.detail === 'effect'
        ? `${who} gagne !`
        : `${who} gagne la partie avec une valeur d'âme de ${amount} !`;
    default:
      return ofTheTable(say, said);
  }
};

type OfTheTable = 'corrected' | 'barter' | 'leaves' | 'takenBack' | 'closed';
/** What is no part of the rules: people and the table itself. */
const ofTheTable = (say: OfTheTable, said: Said): string => {
  const { who, amount, detail } = said;
  switch (say) {
    case 'corrected':
      return corrected(amount, detail);
    case 'barter':
      return barter(said);
    case 'leaves':
      return detail === 'takenOver'
        ? `${who} reprend une place, avec tout ce qui va avec`
        : `un joueur virtuel prend la place ${deName(who)}`;
    case 'closed':
      return `la table est fermée : personne n'a agi depuis ${amount} jours`;
    case 'takenBack':
      return `${who} reprend une action`;
  }
};

const corrected = (amount: number, detail: string | undefined): string => {
  const again = amount < 2 ? `${amount} réponse est redemandée` : `${amount} réponses sont redemandées`;
  const told = `les règles ont été corrigées par une mise à jour : ${again}`;
  return detail === 'seen' ? `${told}. Une carte cachée avait été vue avant cela` : told;
};

/** A sentence of the log; empty when the line tells nothing to people. */
export const logLine = (line: LogLine, names: Names, cards: CardLookup): string => {
  const text = remark(line, partsOf(line, names), names, cards);
  return text === '' ? '' : typo(capital(stopped(text)));
};
