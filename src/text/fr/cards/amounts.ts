import type { Amount, Selector, Tallied } from '../../../engine/index.js';
import { combined, multiplied } from '../../cards/arithmetic.js';
import { changeOf, isCard, isRoll, thingOf, type RenderContext } from '../../cards/tree.js';
import { rankedBy, takenAway } from '../../cards/traits.js';
import {
  AVOIR,
  counted,
  counterNoun,
  list,
  measureUnit,
  after,
  present,
  slotNoun,
  subjectOf,
  type Noun,
  type Phrase,
} from './nouns.js';
import { person, whom } from './selectors.js';
import { de, que } from './typography.js';

/** An amount with its article: « le résultat ». */
export const amountText = (amount: Amount, ctx: RenderContext): string => {
  if (typeof amount === 'number') return String(amount);
  switch (amount.amount) {
    case 'rollResult':
      return 'le résultat';
    case 'chosenNumber':
      return chosenNumber(ctx);
    case 'causeAmount':
      if (ctx.cause === 'purchase') return 'le prix en ¢';
      return isRoll(ctx.cause) ? 'ce nombre' : 'ce montant';
    case 'count':
      return `le nombre ${after(de, person(amount.of, ctx, 'all'))}`;
    case 'counters':
      return `le nombre de ${counterNoun(amount.named).many} sur ${whom(amount.on, ctx)}`;
    case 'coins':
    case 'handSize':
    case 'souls':
    case 'controlled':
    case 'hpLeft':
    case 'stat':
      return owned(amount.amount, measureUnit(amount), person(amount.of, ctx, 'each'));
    case 'happened':
      return timesText(amount, ctx);
    case 'kills':
      return `le nombre de monstres et de joueurs tués par ${whom(amount.of, ctx)} pendant ce tour`;
    case 'lastRoll':
    case 'ownRolls':
    case 'rollsMade':
      return ofRolls(amount, ctx);
    case 'doneSoFar':
      return `le nombre ${de(DONE[amount.event])} ainsi`;
    case 'paidAmount':
      return ctx.paidInLoot === true ? 'le nombre de butins défaussés pour la jouer' : 'le nombre payé';
    case 'shopPurchases':
      return "le nombre d'objets de la boutique achetés pendant ce tour";
    case 'slots':
      return `le nombre de ${slotNoun(amount.slot).many}`;
    case 'highest':
    case 'lowest':
      return extremeText(amount, ctx);
    case 'half':
      return `la moitié ${de(amountText(amount.of, ctx))} (arrondie à l'entier ${amount.rounded === 'up' ? 'supérieur' : 'inférieur'})`;
    case 'remainder':
      return `le reste de la division ${de(amountText(amount.of, ctx))} par ${amount.by}`;
    case 'deckAttacks':
      return "le nombre d'attaques contre la pioche monstres jusqu'ici pendant ce tour";
    case 'lastNoted':
    case 'notesHere':
      return notedText(amount.amount, ctx);
    case 'sum':
      return soulsTogether(amount.of, ctx) ?? combined('+', amount.of, (part) => amountText(part, ctx));
    case 'difference':
      return combined('−', amount.of, (part) => amountText(part, ctx));
    case 'product':
      return multiplied(amount.of, (part) => amountText(part, ctx));
    case 'largest':
    case 'smallest':
      return `le plus ${amount.amount === 'largest' ? 'grand' : 'petit'} de ${combined('|', amount.of, (part) => amountText(part, ctx))}`;
  }
};

/** « le dernier nombre noté sur cet objet » */
const notedText = (which: 'lastNoted' | 'notesHere', ctx: RenderContext): string => {
  const what = which === 'lastNoted' ? 'le dernier nombre noté' : 'le nombre de notes';
  return `${what} sur ${person({ select: 'this' }, ctx, 'one').text}`;
};

/** What an effect may count of what it does. */
const DONE: Readonly<Record<Tallied, string>> = {
  discardLoot: 'butins défaussés',
  heal: 'PV soignés',
  removeCounters: 'marqueurs retirés',
  destroy: 'éléments détruits',
  putIntoDiscard: 'cartes mises dans la défausse',
  gainCoins: '¢ gagnés',
};

const rollsMade = (
  { of, which, against }: Extract<Amount, { readonly amount: 'rollsMade' }>,
  ctx: RenderContext,
): string => {
  const rolls = which === 'attack' ? "lancers d'attaque" : 'lancers';
  const by = thingOf(of, ctx) === 'player' ? `faits par ${whom(of, ctx)}` : `contre ${whom(of, ctx)}`;
  const on = against === undefined ? '' : ` contre ${whom(against, ctx)}`;
  return `le nombre de ${rolls} ${by}${on} pendant ce tour`;
};

/** « la plus haute valeur d'âme d'un joueur » */
const extremeText = (
  { amount: which, of, by }: Extract<Amount, { readonly amount: 'highest' | 'lowest' }>,
  ctx: RenderContext,
): string => {
  const inside: RenderContext = { ...ctx, it: { thing: thingOf(of, ctx), of: 'filter' } };
  const high = which === 'highest' ? 'le plus grand' : 'le plus petit';
  const what = rankedBy(by);
  const who = after(de, person(of, ctx, 'one'));
  if (what !== null) return `${high} nombre ${de(what.amount === 'souls' ? 'âmes' : measureUnit(what))} ${who}`;
  return `${high} nombre que ceci donne, ${openAmount(by, inside)}, parmi ${person(of, ctx, 'all').text}`;
};

const theirs = (what: string, unit: string): string => {
  if (what === 'handSize') return 'le nombre de cartes de sa main';
  if (what === 'souls') return "sa valeur d'âme";
  return what === 'stat' ? `ses points ${de(unit)}` : `ses ${unit}`;
};
const owned = (what: string, unit: string, who: Phrase): string => {
  const yours = who.person === 'vous';
  if (who.subject !== undefined && who.person === 'il') return theirs(what, unit);
  switch (what) {
    case 'handSize':
      return yours ? 'le nombre de cartes de votre main' : `le nombre de cartes de la main ${after(de, who)}`;
    case 'souls':
      return yours ? "votre valeur d'âme" : `la valeur d'âme ${after(de, who)}`;
    case 'stat':
      return yours ? `vos points ${de(unit)}` : `les points ${de(unit)} ${after(de, who)}`;
    default:
      return yours ? `vos ${unit}` : `les ${unit} ${after(de, who)}`;
  }
};

/** « jusqu'à 2 », « un nombre de votre choix », « 1 ou 6 » : a number that is chosen with the targets. */
const chosenNumber = ({ number, wording }: RenderContext): string => {
  if (number === null) return wording === 'card' ? 'le nombre que vous avez choisi' : 'le nombre choisi';
  if ('either' in number) return list(number.either.map(String), 'ou');
  if (number.from === 0) return `jusqu'à ${number.to}`;
  return number.from === 1 && number.to === DIE
    ? 'un nombre de votre choix'
    : `un nombre de ${number.from} à ${number.to}`;
};
const DIE = 6;

/** « la valeur d'âme totale de tous les joueurs » */
const soulsTogether = ([souls, ...others]: readonly Amount[], ctx: RenderContext): string | null =>
  typeof souls === 'object' && souls.amount === 'souls' && souls.of.select === 'players' && others.length === 0
    ? `la valeur d'âme totale de tous les ${person(souls.of, ctx, 'all').text}`
    : null;

/** What dice have shown, and how often they were rolled. */
const ofRolls = (
  amount: Extract<Amount, { readonly amount: 'lastRoll' | 'ownRolls' | 'rollsMade' }>,
  ctx: RenderContext,
): string => {
  if (amount.amount === 'lastRoll') return lastRoll(amount, ctx);
  if (amount.amount === 'rollsMade') return rollsMade(amount, ctx);
  return ownRolls(amount.of, ctx);
};

const BACK = ['le dernier', "l'avant-dernier", "l'antépénultième"] as const;
const lastRoll = ({ of, which, nth }: Extract<Amount, { readonly amount: 'lastRoll' }>, ctx: RenderContext): string => {
  const what = which === 'attack' ? "lancer d'attaque" : 'lancer';
  const whose = person(of, ctx, 'each');
  const back = de(BACK[nth - 1] ?? `le ${nth}e dernier`);
  if (whose.person === 'vous') return `votre résultat ${back} ${what} de ce tour`;
  const by = thingOf(of, ctx) === 'player' ? after(de, whose) : `contre ${whom(of, ctx)}`;
  return `le résultat ${back} ${what} ${by} pendant ce tour`;
};

const ownRolls = (of: Selector, ctx: RenderContext): string => {
  const whose = person(of, ctx, 'each');
  return whose.person === 'vous' ? 'le total de ces lancers par vous' : `le total de ces lancers ${after(de, whose)}`;
};

const timesText = ({ event, by }: Extract<Amount, { readonly amount: 'happened' }>, ctx: RenderContext): string =>
  `le nombre de fois ${que(ctx.happens(event, by, ctx))} pendant ce tour`;

/** Without the outer brackets of a sum or product. */
export const openAmount = (amount: Amount, ctx: RenderContext): string =>
  amountText(amount, ctx).replace(/^\((.*)\)$/, '$1');

/** `3 ¢`, « autant de ¢ », « autant de ¢ que le résultat ». */
export const unitText = (amount: Amount, unit: Noun, ctx: RenderContext): string => {
  if (typeof amount === 'number') return counted(amount, unit);
  if (amount.amount === 'causeAmount' && ctx.cause === 'purchase') return `autant ${de(unit.many)} que le prix en ¢`;
  if (amount.amount === 'causeAmount' && !isRoll(ctx.cause)) return `autant ${de(unit.many)}`;
  if (changeOf(amount)?.how === 'double' && !isRoll(ctx.cause))
    return `deux fois ${isCard(ctx) ? 'plus' : 'autant'} ${de(unit.many)}`;
  if (!isCard(ctx)) return `autant ${de(unit.many)} que ${amountText(amount, ctx)}`;
  if (unit === CENTS && isHalfOfCoins(amount)) return amountText(amount, ctx);
  return `autant ${de(unit.many)} ${comparedTo(amount, unit, ctx)}`;
};

const isHalfOfCoins = (amount: Amount): boolean =>
  typeof amount === 'object' &&
  amount.amount === 'half' &&
  typeof amount.of === 'object' &&
  amount.of.amount === 'coins';

/** « que de marqueurs sur cet objet », « qu'il en a », « que vous avez de cartes en main ». */
const comparedTo = (amount: Exclude<Amount, number>, unit: Noun, ctx: RenderContext): string => {
  if (amount.amount === 'handSize' || (amount.amount === 'coins' && unit === CENTS)) {
    const who = person(amount.of, ctx, 'each');
    const has = `${subjectOf(who)} ${amount.amount === 'coins' ? 'en ' : ''}${present(who, AVOIR)}`;
    return que(amount.amount === 'coins' ? has : `${has} de cartes en main`);
  }
  const text = inWords(amount, ctx);
  return /^le nombre d(?:e |')/.test(text) && !/ (?:plus|moins|fois) /.test(text)
    ? `que ${text.slice('le nombre '.length)}`
    : que(text);
};

const SIGNS = { sum: ' plus ', difference: ' moins ', product: ' fois ' } as const;
/** A sum of simple parts in words: « le résultat plus 2 ». */
const inWords = (amount: Exclude<Amount, number>, ctx: RenderContext): string => {
  if (amount.amount !== 'sum' && amount.amount !== 'difference' && amount.amount !== 'product')
    return amountText(amount, ctx);
  const texts = amount.of.map((part) => amountText(part, ctx));
  const isPlain = texts.length > 1 && texts.every((text) => !text.includes('('));
  return isPlain ? texts.join(SIGNS[amount.amount]) : amountText(amount, ctx);
};

/** « pour chaque marqueur sur cet objet », « pour 2 marqueurs sur cet objet ». */
const forEachOf = (amount: Amount, ctx: RenderContext): string | null => {
  if (typeof amount === 'number') return null;
  const half = amount.amount === 'half' && amount.rounded === 'down' ? amount.of : null;
  const of = half ?? amount;
  if (typeof of === 'number' || of.amount !== 'counters') return null;
  const { one, many } = counterNoun(of.named);
  return `${half === null ? `pour chaque ${one}` : `tous les 2 ${many}`} sur ${whom(of.on, ctx)}`;
};

/** `+1 ATQ`, `−1 ATQ`, or `+(vos ¢) ATQ`. */
export const bonusText = (amount: Amount, unit: string, ctx: RenderContext): string => {
  const space = unit === '' ? '' : ' ';
  const taken = takenAway(amount);
  if (taken !== null) return `−(${openAmount(taken, ctx)})${space}${unit}`;
  const each = isCard(ctx) ? forEachOf(amount, ctx) : null;
  if (each !== null) return `+1${space}${unit} ${each}`;
  if (typeof amount !== 'number') return `+(${openAmount(amount, ctx)})${space}${unit}`;
  return `${amount < 0 ? `−${-amount}` : `+${amount}`}${space}${unit}`;
};
export const PV: Noun = { one: 'PV', many: 'PV', f: false };
export const CENTS: Noun = { one: '¢', many: '¢', f: false };
