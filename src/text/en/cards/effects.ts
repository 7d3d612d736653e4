import { chosenThings } from '../../cards/choices.js';
import { effectClauses } from '../../cards/effects.js';
import { isCard, thingOf } from '../../cards/tree.js';
import { infinitive, isModal, sayAct } from './act-forms.js';
import { ACTS } from './acts.js';
import { amountText, unitText } from './amounts.js';
import { showingAct, turnedUp } from './card-acts.js';
import { lastingText } from './change-acts.js';
import { CHOICES } from './choice-acts.js';
import { clause, rangeText } from './conditions.js';
import { modifiersText } from './modifiers.js';
import { said, verb, type Verb } from './nouns.js';
import { person, toWhom } from './selectors.js';

const DICE = { one: 'die', many: 'dice' };

const sayings = effectClauses<Verb>({
  acts: ACTS,
  clauseOf: sayAct,
  infinitiveOf: infinitive,
  isModal,
  nothing: 'nothing',
  between: {
    and: ' and ',
    or: ' or ',
    next: ', then ',
    openNext: '; then ',
    meanwhile: ': ',
    also: ', and also ',
    otherwise: '; otherwise, ',
    afterwards: '; once that is over, ',
    but: '; ',
    nextSentence: 'Then ',
    afterSentence: 'After that, ',
  },
  again: (text) => text,
  isList: / [·•] |^roll:|^choose one/,
  showingAct,
  turnedUp,
  shuffledAfterSearch: ({ wording }) =>
    wording === 'card' ? ', then shuffle that deck' : '; shuffle that deck afterwards',
  may: (by, ctx) => `${person(by, ctx, 'each').text} may`,
  letHappen: 'have this happen: ',
  ifDone: (byYou) => `if ${byYou ? 'you do' : 'they do'}, `,
  ifDoneWhen: (byYou, condition, ctx) => `if ${byYou ? 'you do' : 'they do'} and ${clause(condition, ctx)}, `,
  when: ({ condition }, ctx) => `if ${clause(condition, ctx)}, `,
  choosesOne: (by, ctx) => {
    const who = person(by, ctx, 'each');
    return who.person === 'you' ? 'choose one:' : said(who, verb('choose'), 'one:');
  },
  choosesNew: (by, ctx) =>
    said(person(by, ctx, 'each'), verb('choose'), 'one that has not been chosen:').replace(/^you /, ''),
  choosesNumber: ({ by, from, to }, ctx) => {
    const who = person(by, ctx, 'each');
    const range = `a number from ${amountText(from, ctx)} to ${amountText(to, ctx)}: `;
    return who.person === 'you' ? `choose ${range}` : said(who, verb('choose'), range);
  },
  eachChooses: ({ by, from, to, which }, ctx) => {
    const number = which === 'any' ? 'a number' : 'a different number';
    return said(person(by, ctx, 'each'), verb('choose'), `${number} from ${from} to ${to} in turn order: `);
  },
  rolls: (by, ctx) => {
    const who = person(by, ctx, 'each');
    return who.person === 'you' ? 'roll:' : `${said(who, verb('roll'), '')}:`;
  },
  rollsTogether: ({ by, amount, rows }, ctx) => {
    const who = person(by, ctx, 'each');
    const dice = `${unitText(amount, DICE, ctx)} at once${rows.length === 0 ? '' : ', for each:'}`;
    return who.person === 'you' ? `roll ${dice}` : said(who, verb('roll'), dice);
  },
  rollsInstead: ({ by, amount }, ctx) => {
    const who = person(by, ctx, 'each');
    const dice = `${unitText(amount, DICE, ctx)} instead:`;
    return who.person === 'you' ? `roll ${dice}` : said(who, verb('roll'), dice);
  },
  rerollsWith: (effect, { count, keep }, ctx) => {
    const act = sayAct(ACTS.reroll(effect, ctx), ctx);
    const counts =
      keep === 'lowest' ? 'the lowest counts' : said(person(keep, ctx, 'one'), verb('choose'), 'which one counts');
    return `${act} with ${unitText(count, DICE, ctx)} instead of one, and ${counts}`;
  },
  allOfTheAbove: 'do all of the above',
  rollsThen: (by, ctx) => {
    const who = person(by, ctx, 'each');
    return who.person === 'you' ? 'roll, then ' : `${said(who, verb('roll'), '')}, then `;
  },
  rollsFirst: (by, ctx) => {
    const who = person(by, ctx, 'each');
    return who.person === 'you' ? 'roll' : said(who, verb('roll'), '');
  },
  onNumbers: (rows) => `On a ${rows.map(({ from, to }) => rangeText(from, to)).join(' or ')}, `,
  range: (rows) => `${rows.map(({ from, to }) => rangeText(from, to)).join(' or ')}: `,
  choosesLater: (by, ctx) => said(person(by, ctx, 'each'), verb('choose'), 'one on resolution:').replace(/^you /, ''),
  votesOn: ({ by }, ctx) =>
    `${said(person(by, ctx, 'each'), verb('vote'), 'for one, and what has the most votes happens:')}`,
  atTie: '(also at a tie) ',
  choosesSecretly: ({ as, by, from }, ctx) => {
    const who = person(by, ctx, 'all');
    const what = chosenThings(CHOICES, { as, from, min: 1, max: 1 }, ctx);
    ctx.chosen.set(as, { thing: thingOf(from, ctx), number: 1, many: false, secret: true });
    const opening = who.person === 'you' ? `choose ${what} in secret` : `${who.text} together choose ${what} in secret`;
    return `${opening}, and show it only after this: `;
  },
  forEach: (of, ctx) =>
    `for ${toWhom(of, ctx).replace(of.select === 'chosen' ? /^(?!each )/ : /^(?=(?:them|those (?:cards|players))$)/, 'each of ')}: `,
  modifiers: ({ grants, till }, ctx) => modifiersText(grants, ctx, till === 'endOfTurn' ? 'gainsThisTurn' : 'gains'),
  lasting: ({ till, grants }, ctx) =>
    isCard(ctx) && till === 'endOfTurn' && grants.some(({ modify }) => modify === 'shield')
      ? 'this turn'
      : lastingText(till, ctx),
  repeats: (till, ctx) => `repeat this till ${clause(till, ctx)}`,
  assembles: ({ by, on }, ctx) => {
    const choice = 'one from each list; ';
    const who = person(by, ctx, 'each');
    const gains = said(person(on, ctx, 'each'), verb('gain'), 'them, in that order: ');
    return (who.person === 'you' ? `choose ${choice}` : said(who, verb('choose'), choice)) + gains;
  },
  unfinished: (quoted) => quoted.replace(/nothing”$/i, '…”'),
  quoting: (text) => `“${text}”`,
  native: (name) => `special effect (${name})`,
});

/** An effect as a clause in the imperative, without capital or full stop. */
export const effectClause = sayings.clause;
/** An effect in the sentences of a card, without the first capital and the last full stop. */
export const effectSentences = sayings.sentences;
