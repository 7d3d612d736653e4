import type { LookupCommands, LookupWords, NotAsked } from '../../words/bot/lookup.js';
import type { Next } from '../../words/game/waiting.js';
import { counted } from '../cards/nouns.js';

const questionsOf = (number: number): string => counted(number, { one: 'question', many: 'questions' });

const notAsked = (why: NotAsked, most: number): string => {
  switch (why) {
    case 'empty':
      return 'The question is empty. Write a sentence.';
    case 'there':
      return 'Somebody has asked this already, and it waits for an answer.';
    case 'tooMany':
      return `You have ${questionsOf(most)} waiting in this server. Ask again when one is answered.`;
    case 'full':
      return `${questionsOf(most)} are waiting in this server already. Its managers answer them first.`;
  }
};

/** What waits, as a sentence without a full stop. */
const waitsNow = (next: Next): string => {
  switch (next.is) {
    case 'effect':
      return next.by === null ? `${next.what} waits` : `${next.what} (${next.by}) waits`;
    case 'roll':
      return next.by === null ? `a roll (${next.result}) waits` : `the roll of ${next.by} (${next.result}) waits`;
    case 'damage':
      return `${next.amount} damage to ${next.to} waits`;
    case 'death':
      return `the death of ${next.of} waits`;
    case 'declared':
      return `what ${next.player} has declared waits`;
    case 'attackRoll':
      return `the attack roll of ${next.player} comes next`;
    case 'turnEnds':
      return `the turn of ${next.player} ends next`;
    case 'step':
      return 'the next step of the turn waits';
  }
};

export const lookup: LookupWords = {
  rule: {
    example: 'Example',
    terms: 'Words',
    term: (name, also, meaning) => `**${name}**${also.length === 0 ? '' : ` (also: ${also.join(', ')})`} – ${meaning}`,
    footer: (rules, chapter) => `${rules.join(' · ')} — ${chapter}`,
    button: (rule) => `Rule ${rule}`,
  },
  answer: {
    reply: { yes: 'Yes.', no: 'No.' },
    general: (rule) => `In general: ${rule}`,
    whole: 'Whole rule',
    probably: (answer) => `Probably: ${answer}`,
    others: 'Not sure that this is your case. Or did you mean:',
    number: (number, answer) => `${number}. ${answer}`,
    cardSays: (card, text) => `${card}: ${text}`,
    aboutCard: (answer, card) => `${answer} (${card})`,
    noneOfThese: 'None of these',
  },
  now: {
    words: ['this', 'it', 'now'],
    meant: {
      effect: 'effect',
      roll: 'roll',
      damage: 'damage',
      death: 'death',
      declared: 'declaration',
      attackRoll: 'attack',
      turnEnds: 'turn',
      step: 'turn',
    },
    line: (next, canBeAnswered) => `**Now:** ${waitsNow(next)}${canBeAnswered ? ', so yes, it can be answered' : ''}.`,
    why: 'Why',
  },
  nothing: {
    text: (query) => `I find nothing about “${query}”. Try other words. The nearest:`,
    empty: 'Type what you want to know, such as `who gets the soul`. Or begin here:',
  },
  contents: {
    button: 'Contents',
    title: 'The rules, by chapters',
    intro: 'Explained in our own words; the official extended rules decide. Choose a chapter:',
    choose: 'Choose a chapter',
    between: (first, last) => `Chapters: ${first} … ${last}`,
    chapter: (title) => `Sections of “${title}”`,
    called: ['contents', 'rules', 'rulebook'],
  },
  glossary: {
    title: 'Glossary',
    choose: 'Read more about…',
    term: (name, meaning) => `**${name}** – ${meaning}`,
    called: ['glossary', 'terms', 'words'],
  },
  hint: '`/rule` and `/card` look up any rule and any card, here and everywhere.',
  share: 'Share',
  sharedBy: (name) => `${name} shares:`,
  shared: 'Shared in this channel.',
  notShared: 'Nothing is shared yet: first choose a result, then press Share.',
  hostQuestions: {
    form: {
      title: 'Ask the managers',
      question: 'Your question',
      hint: 'Can I …?',
    },
    asked: (question) =>
      `Asked: “${question}”. The people who manage this server see it with \`/rule\`; I tell you when it is answered.`,
    notAsked,
    answerForm: {
      title: 'Answer the question',
      answer: 'Your answer',
      section: 'Rule that says it (may be left out)',
      sectionHint: 'DEATH-14, or “death penalty”',
    },
    list: (open) => (open === 0 ? 'Questions' : `Questions: ${open} waiting`),
    called: ['questions', 'question'],
    where: (open) => `${open} waiting. \`/rule\` with the word \`questions\` lists them.`,
    title: 'Questions of this server',
    counts: (open, answered) => `${open} waiting, ${answered} answered. Choose one to answer, share or delete it.`,
    none: 'Nobody has asked anything. When `/rule` does not find the answer, people can ask here.',
    choose: 'Choose a question',
    waiting: 'Not answered yet.',
    question: 'Question',
    from: 'Answer of this server, not of the rulebook',
    found: 'Answer of this server',
    answer: 'Answer',
    answerAnew: 'Change the answer',
    remove: 'Delete',
    confirmRemove: (question) => `Delete “${question}”, and its answer with it? This cannot be undone.`,
    removed: 'Deleted.',
    answered: 'Answered. `/rule` finds it in this server from now on.',
    noSection: (typed) => `“${typed}” names no single rule, so the answer cites none.`,
    answeredBefore: (answer) =>
      `Somebody else has answered meanwhile, and their answer stays. You can still change it to yours: “${answer}”.`,
    gone: 'That question is no longer there.',
    toldAnswer: (question, answer) => `Your question “${question}” is answered: ${answer}`,
    kept: (number) =>
      `• **Questions:** ${questionsOf(number)} that you have asked the managers of servers, and in which servers you have asked`,
  },
  explain: {
    none: 'I find no name of a Four Souls card in this message. `/card` looks up any card.',
    several: (number) => `This message names ${counted(number, { one: 'card', many: 'cards' })}. Choose one:`,
    choose: (from, to) => `Cards ${from} to ${to}`,
    title: 'Cards in this message',
  },
};

export const lookupCommands: LookupCommands = {
  rule: {
    name: 'rule',
    description: 'Look up a rule, a term or a question; only you see it unless you share it',
    query: { name: 'query', description: 'A question, a word or the id of a rule, in your own words' },
    share: { name: 'share', description: 'Show it to everybody in this channel' },
  },
  card: {
    name: 'card',
    description: 'Look up a card: text, rulings, where it is from; only you see it unless you share it',
    named: { name: 'name', description: 'Its name, a nickname, or part of what it says' },
    share: { name: 'share', description: 'Show it to everybody in this channel' },
    set: { name: 'set', description: 'Only cards of this set' },
    deck: { name: 'deck', description: 'Only cards of this deck' },
    category: { name: 'category', description: 'Only cards of this category' },
    mark: { name: 'mark', description: 'Only cards with this mark' },
  },
  explain: 'Explain this card',
};
