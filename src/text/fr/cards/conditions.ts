import type { Comparison, Condition, Selector, Tallied } from '../../../engine/index.js';
import { isCard, isGroup, type Frame } from '../../cards/tree.js';
import { bracketed, controlledIn, measured } from '../../cards/traits.js';
import { isChosenNumber } from '../../cards/occasions.js';
import { isNothingBought } from '../../cards/owned-modifiers.js';
import { amountText } from './amounts.js';
import {
  AVOIR,
  CONTROLER,
  ETRE,
  KEYWORD,
  KIND,
  ROLE,
  agreed,
  after,
  er,
  cardLimit,
  limitText,
  measureUnit,
  noun,
  ordinal,
  present,
  said,
  stated,
  slotNoun,
} from './nouns.js';
import { ofWhom, person } from './selectors.js';
import { de, ne, que } from './typography.js';

type Compare = Extract<Condition, { readonly if: 'compare' }>;

/** « l'objet choisi est le seul ». */
const countedChoice = (of: Selector, how: Comparison, right: number, frame: Frame): string | null => {
  if (of.select !== 'chosen') return null;
  const { text: what, f } = person(of, frame, 'all');
  const { thing, number } = frame.chosen.get(of.as) ?? { thing: 'thing', number: 1 };
  if (isCard(frame) && how === '=' && right === 1 && frame.chosen.get(of.as)?.voted === true)
    return `${f ? 'une seule' : 'un seul'} a le plus de votes`;
  if (how === '=' && right === 1)
    return `${f ? 'une seule' : 'un seul'} ${noun(thing).one} est ${f ? 'retenue' : 'retenu'}${number === 1 ? '' : ` (${number})`}`;
  return `${limitText(how, right)} sont retenus (${what})`;
};

/** « 0 ¢ », « des marqueurs ». */
const quantity = (how: Comparison, than: number, what: Parameters<typeof measureUnit>[0]): string | null => {
  if (than !== 0) return null;
  return how === '=' ? `0 ${measureUnit(what, 0)}` : how === '>' ? `des ${measureUnit(what)}` : null;
};

/** « le nombre de lancers est pair » */
const parity = ({ left, is: how, right }: Compare, frame: Frame): string | null => {
  if (typeof left === 'number' || left.amount !== 'remainder' || left.by !== 2 || how !== '=') return null;
  return right === 0 || right === 1 ? `${amountText(left.of, frame)} est ${right === 0 ? 'pair' : 'impair'}` : null;
};

/** « vous avez tué un monstre ou un joueur pendant ce tour » */
const hasKilled = ({ left, is: how, right }: Compare, frame: Frame): string | null => {
  if (typeof left !== 'object' || left.amount !== 'kills' || how !== '>=' || right !== 1) return null;
  return said(person(left.of, frame, 'each'), AVOIR, 'tué un monstre ou un joueur pendant ce tour');
};

/** « c'est votre 2e attaque de ce tour » */
const nthAttack = ({ left, is: how, right }: Compare, frame: Frame): string | null => {
  if (typeof left !== 'object' || left.amount !== 'happened' || left.event !== 'attack') return null;
  if (how !== '=' || typeof right !== 'number' || right === 0) return null;
  const who = person(left.by, frame, 'each');
  const nth = right === 1 ? '1re' : ordinal(right);
  if (who.person === 'vous') return `c'est votre ${nth} attaque de ce tour`;
  return `c'est la ${nth} attaque ${ofWhom(left.by, frame)} pendant ce tour`;
};

const NONE_DONE: Readonly<Record<Tallied, string>> = {
  discardLoot: "aucun butin n'est défaussé",
  heal: "aucun PV n'est soigné",
  removeCounters: "aucun marqueur n'est retiré",
  destroy: "aucun élément n'est détruit",
  putIntoDiscard: "aucune carte n'est mise dans la défausse",
  gainCoins: "aucun ¢ n'est gagné",
};
/** « aucun butin n'est défaussé ainsi » */
const noneDone = ({ left, is: how, right }: Compare): string | null =>
  typeof left === 'object' && left.amount === 'doneSoFar' && how === '=' && right === 0
    ? `${NONE_DONE[left.event]} ainsi`
    : null;

const comparing = (condition: Compare, frame: Frame): string => {
  const { left, is: how, right } = condition;
  const none = isCard(frame)
    ? (noneDone(condition) ?? hasKilled(condition, frame) ?? nthAttack(condition, frame))
    : null;
  if (none !== null) return none;
  const even = parity(condition, frame);
  if (even !== null) return even;
  if (isCard(frame) && isChosenNumber(condition, frame)) return "c'est ce nombre";
  if (isCard(frame) && isNothingBought(condition)) return "aucun objet de la boutique n'a été acheté pendant ce tour";
  const limit = limitText(how, typeof right === 'number' ? right : amountText(right, frame));
  const measure = measured(left);
  if (measure !== null && typeof right === 'number') {
    const unit = measureUnit(measure.what, right);
    if (isCard(frame) && measure.what.amount === 'hpLeft')
      return remaining(measure.of, cardLimit(how, String(right), 'PV'), frame);
    if (isCard(frame) && measure.what.amount === 'souls')
      return said(person(measure.of, frame, 'each'), AVOIR, `une valeur d'âme de ${cardLimit(how, String(right), '')}`);
    const limited = isCard(frame) ? cardLimit(how, String(right), unit) : `${limit} ${unit}`;
    return said(person(measure.of, frame, 'each'), AVOIR, quantity(how, right, measure.what) ?? limited);
  }
  if (typeof left !== 'number' && left.amount === 'count' && typeof right === 'number')
    return countedChoice(left.of, how, right, frame) ?? counting(left.of, how, limit, right, frame);
  const value = amountText(left, frame);
  const are = /^(les|vos) /.test(value);
  if (isCard(frame) && how === '=') return `${value} ${are ? 'sont' : 'est'} ${amountText(right, frame)}`;
  return `${value} ${are ? 'valent' : 'vaut'} ${limit}`;
};

/** « ce monstre est à 1 PV », « il vous reste 2 PV ou moins ». */
const remaining = (of: Selector, limit: string, frame: Frame): string => {
  const who = person(of, frame, 'each');
  return who.person === 'vous' ? `il vous reste ${limit}` : said(who, ETRE, `à ${limit}`);
};

/** « vous contrôlez un objet » for « il y a un objet que vous contrôlez ». */
const controlling = (what: Selector, frame: Frame, not: boolean): string | null => {
  const found = controlledIn(what);
  if (found === null) return null;
  const who = person(found.player, frame, 'one');
  const thing = person(found.bare, frame, not ? 'none' : 'one');
  return not
    ? `${who.text} ne ${who.person === 'vous' ? 'contrôlez' : 'contrôle'} ${thing.text}`
    : said(who, CONTROLER, thing.text);
};

/** « vous contrôlez au moins 2 objets », « il y a au moins 2 objets ». */
const counting = (of: Selector, how: Comparison, limit: string, right: number, frame: Frame): string => {
  const found = controlledIn(of);
  const limited = (things: string): string =>
    isCard(frame) ? cardLimit(how, String(right), things) : `${limit} ${things}`;
  if (found === null && isCard(frame) && how === '=' && right === 0)
    return `il n'y a ${person(of, frame, 'none').text}`;
  if (found === null) return `il y a ${limited(person(of, frame, 'all').text)}`;
  return said(person(found.player, frame, 'one'), CONTROLER, limited(person(found.bare, frame, 'all').text));
};

const existing = (what: Selector, frame: Frame, not: boolean): string => {
  const controlled = controlling(what, frame, not);
  if (controlled !== null) return controlled;
  if (isCard(frame) && what.select === 'attacked' && not) return "aucun monstre n'est attaqué";
  if (what.select === 'attackingPlayer') return not ? "aucune attaque n'est en cours" : 'une attaque est en cours';
  const who = person(what, frame, not ? 'none' : 'one');
  if (!isGroup(what)) return not ? `${who.text} ${ne(present(who, ETRE))} plus là` : said(who, ETRE, 'encore là');
  if (isCard(frame) && what.select === 'onStack') {
    const bare = who.text.replace(' sur la pile', '');
    return not ? `${bare} n'est sur la pile` : `${bare} est sur la pile`;
  }
  const found = not ? `il n'y a ${who.text}` : `il y a ${who.text}`;
  return what.select === 'onStack' && !found.includes(' sur la pile') ? `${found} sur la pile` : found;
};

const joined = (of: readonly Condition[], word: 'et' | 'ou', frame: Frame): string => {
  const [first] = of;
  if (first === undefined) return word === 'et' ? 'en tout cas' : 'en aucun cas';
  if (of.length === 1) return clause(first, frame);
  return of.map((part) => bracketed(part, clause(part, frame))).join(` ${word} `);
};

const about = (of: Selector, what: string, frame: Frame, not: boolean): string =>
  stated(person(of, frame, 'each'), ETRE, not, what);
const agreeing = (of: Selector, participle: string, frame: Frame, not: boolean): string => {
  const who = person(of, frame, 'each');
  return stated(who, ETRE, not, agreed(participle, who));
};
const having = (of: Selector, what: string, frame: Frame, not: boolean): string =>
  stated(person(of, frame, 'each'), AVOIR, not, what);

const untrue = (text: string): string => `il est faux que (${text})`;

const turn = (player: Selector, frame: Frame, not: boolean): string => {
  const who = person(player, frame, 'one');
  const whose = who.person === 'vous' ? 'votre tour' : who.subject === 'il' ? 'son tour' : `le tour ${after(de, who)}`;
  return not ? `ce n'est pas ${whose}` : `c'est ${whose}`;
};

const firstRoll = (of: Selector, frame: Frame, not: boolean): string => {
  const who = person(of, frame, 'each');
  const roll = "premier lancer d'attaque de ce tour";
  const whose = who.person === 'vous' ? `votre ${roll}` : `le ${roll} ${after(de, who)}`;
  return `${whose} ${not ? 'est' : "n'est pas"} terminé`;
};

/** « ces lancers de ce joueur donnent le même nombre » */
const rolledAlike = (of: Selector, frame: Frame, not: boolean): string => {
  const who = person(of, frame, 'each');
  const rolls = `ces lancers ${who.person === 'vous' ? 'par vous' : after(de, who)}`;
  return `${rolls} ${not ? 'ne donnent pas' : 'donnent'} le même nombre`;
};

const WHOLE = {
  penalty: "d'une pénalité de mort",
  lootStep: "de l'étape butin",
  rechargeStep: "de l'étape recharge",
  handLimit: 'de la limite de main',
  cost: "d'un coût",
} as const;

const wasAttacked = (of: Selector, frame: Frame, not: boolean): string => {
  const who = person(of, frame, 'each');
  return stated(who, AVOIR, not, `été ${agreed('attaqué', who)} pendant ce tour`);
};

type OfStack = Extract<
  Condition,
  { readonly if: 'triggeredAbility' | 'aimsAt' | 'activatedAbility' | 'attackRoll' | 'copied' }
>;
/** What is asked of things on the stack. */
const stackClause = (condition: OfStack, frame: Frame, not: boolean): string => {
  switch (condition.if) {
    case 'triggeredAbility':
      return about(condition.of, 'un effet déclenché', frame, not);
    case 'aimsAt':
      return stated(person(condition.of, frame, 'each'), er('cibler'), not, person(condition.what, frame, 'one').text);
    case 'copied': {
      const who = person(condition.of, frame, 'each');
      return stated(who, AVOIR, not, `été ${agreed('copié', who)} pendant ce tour`);
    }
    case 'activatedAbility':
      return about(condition.of, `un effet activé${condition.ofItem ? " d'un objet" : ''}`, frame, not);
    case 'attackRoll':
      return about(condition.of, "un lancer d'attaque", frame, not);
  }
};

/** What something is called. */
const nameClause = (
  condition: Extract<Condition, { readonly if: 'named' | 'nameHas' }>,
  frame: Frame,
  not: boolean,
): string => {
  switch (condition.if) {
    case 'named':
      return agreeing(condition.of, 'nommé', frame, not) + ` ${frame.cards.card(condition.card).name.fr}`;
    case 'nameHas':
      if (condition.whole) return agreeing(condition.of, 'nommé', frame, not) + ` ${condition.name.fr}`;
      return having(condition.of, `« ${condition.name.fr} » dans son nom`, frame, not);
  }
};

/** « vous attaquez », or what is what. */
const sameClause = (condition: Extract<Condition, { readonly if: 'same' }>, frame: Frame, not: boolean): string =>
  isCard(frame) && condition.one.select === 'attackingPlayer'
    ? stated(person(condition.other, frame, 'each'), er('attaquer'), not, '')
    : about(condition.one, person(condition.other, frame, 'one').text, frame, not);

/** Where something lies, or what kind of card it is. */
const whatItIs = (condition: Extract<Condition, { readonly if: 'inShop' | 'inSlot' | 'cardKind' }>): string => {
  if (condition.if === 'cardKind') return KIND[condition.kind];
  return condition.if === 'inShop' ? 'dans la boutique' : `dans une ${slotNoun(condition.slot).one}`;
};

/** What is asked of what the game or this object remembers. */
const rememberedClause = (
  condition: Extract<Condition, { readonly if: 'resolution' | 'noted' }>,
  frame: Frame,
  not: boolean,
): string => {
  if (condition.if === 'resolution') {
    const is = not ? "ce n'est pas" : "c'est";
    return `${is} la ${condition.nth === 1 ? '1re' : ordinal(condition.nth)} fois de la partie qu'une carte de ce nom se résout`;
  }
  const among = `parmi les nombres notés sur ${person({ select: 'this' }, frame, 'one').text}`;
  return `il ${not ? "n'y a pas" : 'y a'} ${amountText(condition.number, frame)} ${among}`;
};

/** A condition as a clause: « c'est votre tour ». */
export const clause = (condition: Condition, frame: Frame, not = false): string => {
  switch (condition.if) {
    case 'all':
    case 'any': {
      const text = joined(condition.of, condition.if === 'all' ? 'et' : 'ou', frame);
      return not ? untrue(text) : text;
    }
    case 'not':
      return not ? untrue(clause(condition, frame)) : clause(condition.of, frame, true);
    case 'compare':
      return not ? untrue(comparing(condition, frame)) : comparing(condition, frame);
    case 'same':
      return sameClause(condition, frame, not);
    case 'exists':
      return existing(condition.what, frame, not);
    case 'role':
      return about(condition.of, ROLE[condition.role], frame, not);
    case 'keyword':
      return having(condition.of, `le mot-clé ${KEYWORD[condition.word]}`, frame, not);
    case 'charged':
      return agreeing(condition.of, 'chargé', frame, not);
    case 'controls':
      return stated(person(condition.player, frame, 'one'), CONTROLER, not, person(condition.what, frame, 'each').text);
    case 'inShop':
    case 'inSlot':
    case 'cardKind':
      return about(condition.of, whatItIs(condition), frame, not);
    case 'alive':
      return agreeing(condition.of, 'vivant', frame, not);
    case 'turnOf':
      return turn(condition.player, frame, not);
    case 'attacked':
      return agreeing(condition.of, 'attaqué', frame, not);
    case 'attackedThisTurn':
      return wasAttacked(condition.of, frame, not);
    case 'abilityMark': {
      const mark = condition.mark === 'tap' ? '↷' : '$';
      return having(condition.of, not ? `d'effet ${mark}` : `un effet ${mark}`, frame, not);
    }
    case 'firstAttackRoll':
    case 'rolledAlike':
      return (condition.if === 'rolledAlike' ? rolledAlike : firstRoll)(condition.of, frame, not);
    case 'onAttackRoll':
      return not ? "il ne s'agit pas d'un lancer d'attaque" : "il s'agit d'un lancer d'attaque";
    case 'partOf':
      return `cela ${not ? 'ne fait pas' : 'fait'} partie ${WHOLE[condition.what]}`;
    case 'combat':
      return not ? 'ce ne sont pas des dégâts de combat' : 'ce sont des dégâts de combat';
    case 'rollIn':
      return `le lancer ${not ? "n'est pas" : 'est'} ${rangeText(condition.from, condition.to)}`;
    case 'resolution':
    case 'noted':
      return rememberedClause(condition, frame, not);
    case 'named':
    case 'nameHas':
      return nameClause(condition, frame, not);
    default:
      return stackClause(condition, frame, not);
  }
};

/** « tant que vous avez 3 âmes et que c'est votre tour » : after « que » or « si », which French says again as « que ». */
export const clauseAfter = (first: (text: string) => string, condition: Condition, frame: Frame): string => {
  if (!isCard(frame) || (condition.if !== 'all' && condition.if !== 'any') || condition.of.length < 2)
    return first(clause(condition, frame));
  const word = condition.if === 'all' ? ' et ' : ' ou ';
  return condition.of.map((part, at) => (at === 0 ? first : que)(bracketed(part, clause(part, frame)))).join(word);
};

/** `4` ou `1-2`. */
export const rangeText = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`);

/** « un 4 », « un 4 ou un 5 », « 1-3 » : what is rolled. */
export const onNumber = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  to > from + 1 ? rangeText(from, to) : to === from ? `un ${from}` : `un ${from} ou un ${to}`;

/** `4`, `4 ou 5` or `1-3`: as a card says what a roll is. */
export const cardRange = (from: number, to: number): string =>
  to === from + 1 ? `${from} ou ${to}` : rangeText(from, to);
