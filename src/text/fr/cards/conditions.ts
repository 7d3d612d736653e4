import type { Comparison, Condition, Selector, Tallied } from '../../../engine/index.js';
import { isCard, isGroup, type RenderContext } from '../../cards/tree.js';
import { bracketed, controlledIn, measured } from '../../cards/traits.js';
import { isChosenNumber } from '../../cards/matched-events.js';
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
const countedChoice = (of: Selector, how: Comparison, right: number, ctx: RenderContext): string | null => {
  if (of.select !== 'chosen') return null;
  const { text: what, f } = person(of, ctx, 'all');
  const { thing, number } = ctx.chosen.get(of.as) ?? { thing: 'thing', number: 1 };
  if (isCard(ctx) && how === '=' && right === 1 && ctx.chosen.get(of.as)?.voted === true)
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
const parity = ({ left, is: how, right }: Compare, ctx: RenderContext): string | null => {
  if (typeof left === 'number' || left.amount !== 'remainder' || left.by !== 2 || how !== '=') return null;
  return right === 0 || right === 1 ? `${amountText(left.of, ctx)} est ${right === 0 ? 'pair' : 'impair'}` : null;
};

/** « vous avez tué un monstre ou un joueur pendant ce tour » */
const hasKilled = ({ left, is: how, right }: Compare, ctx: RenderContext): string | null => {
  if (typeof left !== 'object' || left.amount !== 'kills' || how !== '>=' || right !== 1) return null;
  return said(person(left.of, ctx, 'each'), AVOIR, 'tué un monstre ou un joueur pendant ce tour');
};

/** « c'est votre 2e attaque de ce tour » */
const nthAttack = ({ left, is: how, right }: Compare, ctx: RenderContext): string | null => {
  if (typeof left !== 'object' || left.amount !== 'happened' || left.event !== 'attack') return null;
  if (how !== '=' || typeof right !== 'number' || right === 0) return null;
  const who = person(left.by, ctx, 'each');
  const nth = right === 1 ? '1re' : ordinal(right);
  if (who.person === 'vous') return `c'est votre ${nth} attaque de ce tour`;
  return `c'est la ${nth} attaque ${ofWhom(left.by, ctx)} pendant ce tour`;
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

const comparing = (condition: Compare, ctx: RenderContext): string => {
  const { left, is: how, right } = condition;
  const none = isCard(ctx) ? (noneDone(condition) ?? hasKilled(condition, ctx) ?? nthAttack(condition, ctx)) : null;
  if (none !== null) return none;
  const even = parity(condition, ctx);
  if (even !== null) return even;
  if (isCard(ctx) && isChosenNumber(condition, ctx)) return "c'est ce nombre";
  if (isCard(ctx) && isNothingBought(condition)) return "aucun objet de la boutique n'a été acheté pendant ce tour";
  const limit = limitText(how, typeof right === 'number' ? right : amountText(right, ctx));
  const measure = measured(left);
  if (measure !== null && typeof right === 'number') {
    const unit = measureUnit(measure.what, right);
    if (isCard(ctx) && measure.what.amount === 'hpLeft')
      return remaining(measure.of, cardLimit(how, String(right), 'PV'), ctx);
    if (isCard(ctx) && measure.what.amount === 'souls')
      return said(person(measure.of, ctx, 'each'), AVOIR, `une valeur d'âme de ${cardLimit(how, String(right), '')}`);
    const limited = isCard(ctx) ? cardLimit(how, String(right), unit) : `${limit} ${unit}`;
    return said(person(measure.of, ctx, 'each'), AVOIR, quantity(how, right, measure.what) ?? limited);
  }
  if (typeof left !== 'number' && left.amount === 'count' && typeof right === 'number')
    return countedChoice(left.of, how, right, ctx) ?? counting(left.of, how, limit, right, ctx);
  const value = amountText(left, ctx);
  const are = /^(les|vos) /.test(value);
  if (isCard(ctx) && how === '=') return `${value} ${are ? 'sont' : 'est'} ${amountText(right, ctx)}`;
  return `${value} ${are ? 'valent' : 'vaut'} ${limit}`;
};

/** « ce monstre est à 1 PV », « il vous reste 2 PV ou moins ». */
const remaining = (of: Selector, limit: string, ctx: RenderContext): string => {
  const who = person(of, ctx, 'each');
  return who.person === 'vous' ? `il vous reste ${limit}` : said(who, ETRE, `à ${limit}`);
};

/** « vous contrôlez un objet » for « il y a un objet que vous contrôlez ». */
const controlling = (what: Selector, ctx: RenderContext, not: boolean): string | null => {
  const found = controlledIn(what);
  if (found === null) return null;
  const who = person(found.player, ctx, 'one');
  const thing = person(found.bare, ctx, not ? 'none' : 'one');
  return not
    ? `${who.text} ne ${who.person === 'vous' ? 'contrôlez' : 'contrôle'} ${thing.text}`
    : said(who, CONTROLER, thing.text);
};

/** « vous contrôlez au moins 2 objets », « il y a au moins 2 objets ». */
const counting = (of: Selector, how: Comparison, limit: string, right: number, ctx: RenderContext): string => {
  const found = controlledIn(of);
  const limited = (things: string): string =>
    isCard(ctx) ? cardLimit(how, String(right), things) : `${limit} ${things}`;
  if (found === null && isCard(ctx) && how === '=' && right === 0) return `il n'y a ${person(of, ctx, 'none').text}`;
  if (found === null) return `il y a ${limited(person(of, ctx, 'all').text)}`;
  return said(person(found.player, ctx, 'one'), CONTROLER, limited(person(found.bare, ctx, 'all').text));
};

const existing = (what: Selector, ctx: RenderContext, not: boolean): string => {
  const controlled = controlling(what, ctx, not);
  if (controlled !== null) return controlled;
  if (isCard(ctx) && what.select === 'attacked' && not) return "aucun monstre n'est attaqué";
  if (what.select === 'attackingPlayer') return not ? "aucune attaque n'est en cours" : 'une attaque est en cours';
  const who = person(what, ctx, not ? 'none' : 'one');
  if (!isGroup(what)) return not ? `${who.text} ${ne(present(who, ETRE))} plus là` : said(who, ETRE, 'encore là');
  if (isCard(ctx) && what.select === 'onStack') {
    const bare = who.text.replace(' sur la pile', '');
    return not ? `${bare} n'est sur la pile` : `${bare} est sur la pile`;
  }
  const found = not ? `il n'y a ${who.text}` : `il y a ${who.text}`;
  return what.select === 'onStack' && !found.includes(' sur la pile') ? `${found} sur la pile` : found;
};

const joined = (of: readonly Condition[], word: 'et' | 'ou', ctx: RenderContext): string => {
  const [first] = of;
  if (first === undefined) return word === 'et' ? 'en tout cas' : 'en aucun cas';
  if (of.length === 1) return clause(first, ctx);
  return of.map((part) => bracketed(part, clause(part, ctx))).join(` ${word} `);
};

const about = (of: Selector, what: string, ctx: RenderContext, not: boolean): string =>
  stated(person(of, ctx, 'each'), ETRE, not, what);
const agreeing = (of: Selector, participle: string, ctx: RenderContext, not: boolean): string => {
  const who = person(of, ctx, 'each');
  return stated(who, ETRE, not, agreed(participle, who));
};
const having = (of: Selector, what: string, ctx: RenderContext, not: boolean): string =>
  stated(person(of, ctx, 'each'), AVOIR, not, what);

const untrue = (text: string): string => `il est faux que (${text})`;

const turn = (player: Selector, ctx: RenderContext, not: boolean): string => {
  const who = person(player, ctx, 'one');
  const whose = who.person === 'vous' ? 'votre tour' : who.subject === 'il' ? 'son tour' : `le tour ${after(de, who)}`;
  return not ? `ce n'est pas ${whose}` : `c'est ${whose}`;
};

const firstRoll = (of: Selector, ctx: RenderContext, not: boolean): string => {
  const who = person(of, ctx, 'each');
  const roll = "premier lancer d'attaque de ce tour";
  const whose = who.person === 'vous' ? `votre ${roll}` : `le ${roll} ${after(de, who)}`;
  return `${whose} ${not ? 'est' : "n'est pas"} terminé`;
};

/** « ces lancers de ce joueur donnent le même nombre » */
const rolledAlike = (of: Selector, ctx: RenderContext, not: boolean): string => {
  const who = person(of, ctx, 'each');
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

const wasAttacked = (of: Selector, ctx: RenderContext, not: boolean): string => {
  const who = person(of, ctx, 'each');
  return stated(who, AVOIR, not, `été ${agreed('attaqué', who)} pendant ce tour`);
};

type OfStack = Extract<
  Condition,
  { readonly if: 'triggeredAbility' | 'aimsAt' | 'activatedAbility' | 'attackRoll' | 'copied' }
>;
/** What is asked of things on the stack. */
const stackClause = (condition: OfStack, ctx: RenderContext, not: boolean): string => {
  switch (condition.if) {
    case 'triggeredAbility':
      return about(condition.of, 'un effet déclenché', ctx, not);
    case 'aimsAt':
      return stated(person(condition.of, ctx, 'each'), er('cibler'), not, person(condition.what, ctx, 'one').text);
    case 'copied': {
      const who = person(condition.of, ctx, 'each');
      return stated(who, AVOIR, not, `été ${agreed('copié', who)} pendant ce tour`);
    }
    case 'activatedAbility':
      return about(condition.of, `un effet activé${condition.ofItem ? " d'un objet" : ''}`, ctx, not);
    case 'attackRoll':
      return about(condition.of, "un lancer d'attaque", ctx, not);
  }
};

/** What something is called. */
const nameClause = (
  condition: Extract<Condition, { readonly if: 'named' | 'nameHas' }>,
  ctx: RenderContext,
  not: boolean,
): string => {
  switch (condition.if) {
    case 'named':
      return agreeing(condition.of, 'nommé', ctx, not) + ` ${ctx.cards.card(condition.card).name.fr}`;
    case 'nameHas':
      if (condition.whole) return agreeing(condition.of, 'nommé', ctx, not) + ` ${condition.name.fr}`;
      return having(condition.of, `« ${condition.name.fr} » dans son nom`, ctx, not);
  }
};

/** « vous attaquez », or what is what. */
const sameClause = (condition: Extract<Condition, { readonly if: 'same' }>, ctx: RenderContext, not: boolean): string =>
  isCard(ctx) && condition.one.select === 'attackingPlayer'
    ? stated(person(condition.other, ctx, 'each'), er('attaquer'), not, '')
    : about(condition.one, person(condition.other, ctx, 'one').text, ctx, not);

/** Where something lies, or what kind of card it is. */
const whatItIs = (condition: Extract<Condition, { readonly if: 'inShop' | 'inSlot' | 'cardKind' }>): string => {
  if (condition.if === 'cardKind') return KIND[condition.kind];
  return condition.if === 'inShop' ? 'dans la boutique' : `dans une ${slotNoun(condition.slot).one}`;
};

/** What is asked of what the game or this object remembers. */
const rememberedClause = (
  condition: Extract<Condition, { readonly if: 'resolution' | 'noted' }>,
  ctx: RenderContext,
  not: boolean,
): string => {
  if (condition.if === 'resolution') {
    const is = not ? "ce n'est pas" : "c'est";
    return `${is} la ${condition.nth === 1 ? '1re' : ordinal(condition.nth)} fois de la partie qu'une carte de ce nom se résout`;
  }
  const among = `parmi les nombres notés sur ${person({ select: 'this' }, ctx, 'one').text}`;
  return `il ${not ? "n'y a pas" : 'y a'} ${amountText(condition.number, ctx)} ${among}`;
};

/** A condition as a clause: « c'est votre tour ». */
export const clause = (condition: Condition, ctx: RenderContext, not = false): string => {
  switch (condition.if) {
    case 'all':
    case 'any': {
      const text = joined(condition.of, condition.if === 'all' ? 'et' : 'ou', ctx);
      return not ? untrue(text) : text;
    }
    case 'not':
      return not ? untrue(clause(condition, ctx)) : clause(condition.of, ctx, true);
    case 'compare':
      return not ? untrue(comparing(condition, ctx)) : comparing(condition, ctx);
    case 'same':
      return sameClause(condition, ctx, not);
    case 'exists':
      return existing(condition.what, ctx, not);
    case 'role':
      return about(condition.of, ROLE[condition.role], ctx, not);
    case 'keyword':
      return having(condition.of, `le mot-clé ${KEYWORD[condition.word]}`, ctx, not);
    case 'charged':
      return agreeing(condition.of, 'chargé', ctx, not);
    case 'controls':
      return stated(person(condition.player, ctx, 'one'), CONTROLER, not, person(condition.what, ctx, 'each').text);
    case 'inShop':
    case 'inSlot':
    case 'cardKind':
      return about(condition.of, whatItIs(condition), ctx, not);
    case 'alive':
      return agreeing(condition.of, 'vivant', ctx, not);
    case 'turnOf':
      return turn(condition.player, ctx, not);
    case 'attacked':
      return agreeing(condition.of, 'attaqué', ctx, not);
    case 'attackedThisTurn':
      return wasAttacked(condition.of, ctx, not);
    case 'abilityMark': {
      const mark = condition.mark === 'tap' ? '↷' : '$';
      return having(condition.of, not ? `d'effet ${mark}` : `un effet ${mark}`, ctx, not);
    }
    case 'firstAttackRoll':
    case 'rolledAlike':
      return (condition.if === 'rolledAlike' ? rolledAlike : firstRoll)(condition.of, ctx, not);
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
      return rememberedClause(condition, ctx, not);
    case 'named':
    case 'nameHas':
      return nameClause(condition, ctx, not);
    default:
      return stackClause(condition, ctx, not);
  }
};

/** « tant que vous avez 3 âmes et que c'est votre tour » : after « que » or « si », which French says again as « que ». */
export const clauseAfter = (first: (text: string) => string, condition: Condition, ctx: RenderContext): string => {
  if (!isCard(ctx) || (condition.if !== 'all' && condition.if !== 'any') || condition.of.length < 2)
    return first(clause(condition, ctx));
  const word = condition.if === 'all' ? ' et ' : ' ou ';
  return condition.of.map((part, at) => (at === 0 ? first : que)(bracketed(part, clause(part, ctx)))).join(word);
};

/** `4` ou `1-2`. */
export const rangeText = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`);

/** « un 4 », « un 4 ou un 5 », « 1-3 » : what is rolled. */
export const onNumber = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  to > from + 1 ? rangeText(from, to) : to === from ? `un ${from}` : `un ${from} ou un ${to}`;

/** `4`, `4 ou 5` or `1-3`: as a card says what a roll is. */
export const cardRange = (from: number, to: number): string =>
  to === from + 1 ? `${from} ou ${to}` : rangeText(from, to);
