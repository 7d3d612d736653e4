import type { Selector } from '../../../engine/index.js';
import { chosenThings } from '../../cards/choices.js';
import { effectClauses } from '../../cards/effects.js';
import { isCard, isGroup, thingOf } from '../../cards/tree.js';
import { infinitive, isModal, sayAct } from './act-forms.js';
import { ACTS } from './acts.js';
import { amountText, unitText } from './amounts.js';
import { showingAct, turnedUp } from './card-acts.js';
import { lastingText } from './change-acts.js';
import { isOfFirstPrice } from '../../cards/owned-modifiers.js';
import { CHOICES } from './choice-acts.js';
import { clause, clauseAfter, onNumber, rangeText } from './conditions.js';
import { modifiersText } from './modifiers.js';
import { CHOISIR, POUVOIR, irregular, present, said, subjectOf, type Noun, type Verb } from './nouns.js';
import { person, whom } from './selectors.js';
import { a, de, que, si } from './typography.js';

const VOTER = irregular('voter', 'votez', 'vote', 'votent');
const LANCER = irregular('lancer', 'lancez', 'lance', 'lancent');
const LANCER_EN = irregular('en lancer', 'en lancez', 'en lance', 'en lancent');
const DE: Noun = { one: 'dé', many: 'dés', f: false };

/** « chaque joueur », « chacun de vos objets », « chacune de ces cartes ». */
const eachOf = (all: string, of: Selector): string => {
  if (/^tou(?:s|tes) /.test(all))
    return all
      .replace(/^tous /, 'chacun de ')
      .replace(/^toutes /, 'chacune de ')
      .replace(/^(chacune?) de les /, '$1 des ');
  return all.replace(of.select === 'chosen' ? /^(?!chaque )/ : /^(?=ces cartes$)/, 'chacune de ');
};

const sayings = effectClauses<Verb>({
  acts: ACTS,
  clauseOf: sayAct,
  infinitiveOf: infinitive,
  isModal,
  nothing: 'rien',
  between: {
    and: ' et ',
    or: ' ou ',
    next: ', puis ',
    openNext: ' ; puis ',
    meanwhile: ' : ',
    also: ', et aussi ',
    otherwise: ' ; sinon, ',
    afterwards: ' ; quand tout cela est fini, ',
    but: ' ; ',
    nextSentence: 'Puis ',
    afterSentence: 'Ensuite, ',
  },
  again: (text) => text.replace(/^(?:il|elle)s? /, ''),
  isList: / [·•] |^lancez :|^choisissez un effet/,
  showingAct,
  turnedUp,
  shuffledAfterSearch: ({ wording }) =>
    wording === 'card' ? ', puis mélangez cette pioche' : ' ; mélangez ensuite cette pioche',
  may: (by, ctx) => {
    const who = person(by, ctx, 'each');
    return `${subjectOf(who)} ${present(who, POUVOIR)}`;
  },
  letHappen: 'appliquer ceci : ',
  ifDone: (byYou) => `${byYou ? 'si vous le faites' : 'si cela a été fait'}, `,
  ifDoneWhen: (byYou, condition, ctx) =>
    `${byYou ? 'si vous le faites' : 'si cela a été fait'} et ${que(clause(condition, ctx))}, `,
  when: ({ condition }, ctx) => `${clauseAfter(si, condition, ctx)}, `,
  choosesOne: (by, ctx) => {
    const who = person(by, ctx, 'each');
    return who.person === 'vous' ? 'choisissez un effet :' : said(who, CHOISIR, 'un effet :');
  },
  choosesNumber: ({ by, from, to }, ctx) => {
    const who = person(by, ctx, 'each');
    const range = `un nombre ${de(amountText(from, ctx))} ${a(amountText(to, ctx))} : `;
    return who.person === 'vous' ? `choisissez ${range}` : said(who, CHOISIR, range);
  },
  eachChooses: ({ by, from, to, which }, ctx) => {
    const number = which === 'any' ? 'un nombre' : 'un nombre différent';
    return said(person(by, ctx, 'each'), CHOISIR, `${number} de ${from} à ${to} dans l'ordre du tour : `);
  },
  rolls: (by, ctx) => {
    const who = person(by, ctx, 'each');
    return who.person === 'vous' ? 'lancez :' : said(who, LANCER, ':');
  },
  rollsTogether: ({ by, amount, rows }, ctx) => {
    const who = person(by, ctx, 'each');
    const dice = `${unitText(amount, DE, ctx)} à la fois${rows.length === 0 ? '' : ', pour chacun :'}`;
    return who.person === 'vous' ? `lancez ${dice}` : said(who, LANCER, dice);
  },
  rollsInstead: ({ by, amount }, ctx) => {
    const who = person(by, ctx, 'each');
    const dice = `${amountText(amount, ctx)} à la place :`;
    return who.person === 'vous' ? `lancez-en ${dice}` : said(who, LANCER_EN, dice);
  },
  rerollsWith: (effect, { count, keep }, ctx) => {
    const act = sayAct(ACTS.reroll(effect, ctx), ctx);
    const who = keep === 'lowest' ? null : person(keep, ctx, 'one');
    const counts = who === null ? 'le plus bas compte' : `${who.text} ${present(who, CHOISIR)} celui qui compte`;
    return `${act} avec ${unitText(count, DE, ctx)} au lieu d'un, et ${counts}`;
  },
  allOfTheAbove: 'faites tout ce qui précède',
  rollsThen: (by, ctx) => {
    const who = person(by, ctx, 'each');
    return who.person === 'vous' ? 'lancez, puis ' : `${said(who, LANCER, '')}, puis `;
  },
  rollsFirst: (by, ctx) => {
    const who = person(by, ctx, 'each');
    return who.person === 'vous' ? 'lancez un dé' : said(who, LANCER, 'un dé');
  },
  onNumbers: (rows) =>
    `Sur ${rows.map((row) => (row.to === row.from + 1 ? rangeText(row.from, row.to) : onNumber(row))).join(' ou ')}, `,
  range: (rows) => `${rows.map(({ from, to }) => rangeText(from, to)).join(' ou ')} : `,
  choosesNew: (by, ctx) => {
    const who = person(by, ctx, 'each');
    const rest = 'un nouvel effet :';
    return who.person === 'vous' ? `choisissez ${rest}` : said(who, CHOISIR, rest);
  },
  choosesLater: (by, ctx) => {
    const who = person(by, ctx, 'each');
    const rest = 'un effet à la résolution :';
    return who.person === 'vous' ? `choisissez ${rest}` : said(who, CHOISIR, rest);
  },
  votesOn: ({ by }, ctx) =>
    said(person(by, ctx, 'each'), VOTER, 'pour un effet, et celui qui a le plus de votes a lieu :'),
  atTie: "(aussi en cas d'égalité) ",
  choosesSecretly: ({ as, by, from }, ctx) => {
    const who = person(by, ctx, 'all');
    const what = chosenThings(CHOICES, { as, from, min: 1, max: 1 }, ctx);
    ctx.chosen.set(as, { thing: thingOf(from, ctx), number: 1, many: false, secret: true });
    const group = isGroup(by) ? `les ${who.text}` : who.text;
    return `${group} ${present(who, CHOISIR)} ensemble en secret ${what}, et ne le montrent qu'après ceci : `;
  },
  forEach: (of, ctx) => `pour ${eachOf(whom(of, ctx), of)} : `,
  modifiers: ({ grants, till }, ctx) => modifiersText(grants, ctx, till === 'endOfTurn' ? 'gainsThisTurn' : 'gains'),
  lasting: ({ till, grants }, ctx) =>
    isCard(ctx) && till === 'endOfTurn' && grants.some((grant) => grant.modify === 'shield' || isOfFirstPrice(grant))
      ? 'pendant ce tour'
      : lastingText(till, ctx),
  repeats: (till, ctx) => `répétez cela jusqu'à ce que ceci soit vrai : ${clause(till, ctx)}`,
  assembles: ({ by, on }, ctx) => {
    const choice = 'un élément de chaque liste ; ';
    const who = person(by, ctx, 'each');
    const gains = `${person(on, ctx, 'each').text} les gagne dans cet ordre : `;
    return (who.person === 'vous' ? `choisissez ${choice}` : said(who, CHOISIR, choice)) + gains;
  },
  unfinished: (quoted) => quoted.replace(/rien »$/i, '… »'),
  quoting: (text) => `« ${text} »`,
  native: (name) => `effet particulier (${name})`,
});

/** An effect as a clause in the imperative, without capital or full stop. */
export const effectClause = sayings.clause;
/** An effect in the sentences of a card, without the first capital and the last full stop. */
export const effectSentences = sayings.sentences;
