import type { NotAsked } from '../../words/bot/lookup.js';
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

/** Looking up rules, terms, cards and rulings; queries and names come escaped for where the text goes. */
export const lookup = {
  rule: {
    example: 'Example',
    terms: 'Words',
    /** A term that a section explains: its name, its other names, what it means. */
    term: (name: string, also: readonly string[], meaning: string): string =>
      `**${name}**${also.length === 0 ? '' : ` (also: ${also.join(', ')})`} – ${meaning}`,
    /** The ids of the rules, and the chapter. */
    footer: (rules: readonly string[], chapter: string): string => `${rules.join(' · ')} — ${chapter}`,
    /** Leads to the section about a rule, by its id. */
    button: (rule: string): string => `Rule ${rule}`,
  },
  /** What a question is answered. */
  answer: {
    /** Before the answer to a question for Yes or No. */
    reply: { yes: 'Yes.', no: 'No.' },
    /** The rule to which the answer is an exception. */
    general: (rule: string): string => `In general: ${rule}`,
    /** The button that leads to all that is said about it. */
    whole: 'Whole rule',
    /** The best answer, where it is not sure that it is what was meant. */
    probably: (answer: string): string => `Probably: ${answer}`,
    /** Below that, above the next answers. */
    others: 'Not sure that this is your case. Or did you mean:',
    /** One of these answers with the number of its button. */
    number: (number: number, answer: string): string => `${number}. ${answer}`,
    /** What a card says, by its name. */
    cardSays: (card: string, text: string): string => `${card}: ${text}`,
    /** An answer about a card that was not named. */
    aboutCard: (answer: string, card: string): string => `${answer} (${card})`,
    noneOfThese: 'None of these',
  },
  /** About a game that is going on where the question is asked; from what everybody sees. */
  now: {
    /** Words by which a question is about what is going on, without accents; none that articles and other questions have, too. */
    words: ['this', 'it', 'now'],
    /** What those words mean. */
    meant: {
      effect: 'effect',
      roll: 'roll',
      damage: 'damage',
      death: 'death',
      declared: 'declaration',
      attackRoll: 'attack',
      turnEnds: 'turn',
      step: 'turn',
    } satisfies Readonly<Record<Next['is'], string>>,
    /** What waits, and where that is asked, that it can be answered. */
    line: (next: Next, canBeAnswered: boolean): string =>
      `**Now:** ${waitsNow(next)}${canBeAnswered ? ', so yes, it can be answered' : ''}.`,
    why: 'Why',
  },
  /** Above the nearest answers. */
  nothing: {
    text: (query: string): string => `I find nothing about “${query}”. Try other words. The nearest:`,
    empty: 'Type what you want to know, such as `who gets the soul`. Or begin here:',
  },
  contents: {
    /** The button that leads there. */
    button: 'Contents',
    title: 'The rules, by chapters',
    intro: 'Explained in our own words; the official extended rules decide. Choose a chapter:',
    choose: 'Choose a chapter',
    /** The placeholder of one of several menus of chapters. */
    between: (first: string, last: string): string => `Chapters: ${first} … ${last}`,
    chapter: (title: string): string => `Sections of “${title}”`,
    /** Words by which the contents and the glossary are asked for. */
    called: ['contents', 'rules', 'rulebook'],
  },
  glossary: {
    title: 'Glossary',
    choose: 'Read more about…',
    term: (name: string, meaning: string): string => `**${name}** – ${meaning}`,
    called: ['glossary', 'terms', 'words'],
  },
  /** On the first page of the help. */
  hint: '`/rule` and `/card` look up any rule and any card, here and everywhere.',
  share: 'Share',
  /** Above what somebody shares by a button. */
  sharedBy: (name: string): string => `${name} shares:`,
  /** To whoever has shared something. */
  shared: 'Shared in this channel.',
  /** Above what was to be shared, while it is not clear what is meant. */
  notShared: 'Nothing is shared yet: first choose a result, then press Share.',
  hostQuestions: {
    form: {
      title: 'Ask the managers',
      question: 'Your question',
      hint: 'Can I …?',
    },
    asked: (question: string): string =>
      `Asked: “${question}”. The people who manage this server see it with \`/rule\`; I tell you when it is answered.`,
    notAsked,
    answerForm: {
      title: 'Answer the question',
      answer: 'Your answer',
      section: 'Rule that says it (may be left out)',
      sectionHint: 'DEATH-14, or “death penalty”',
    },
    /** The button that leads managers to the questions of their server. */
    list: (open: number): string => (open === 0 ? 'Questions' : `Questions: ${open} waiting`),
    /** Words by which managers ask for the list. */
    called: ['questions', 'question'],
    /** For the page of the server's settings: how many wait, and where they are. */
    where: (open: number): string => `${open} waiting. \`/rule\` with the word \`questions\` lists them.`,
    title: 'Questions of this server',
    counts: (open: number, answered: number): string =>
      `${open} waiting, ${answered} answered. Choose one to answer, share or delete it.`,
    none: 'Nobody has asked anything. When `/rule` does not find the answer, people can ask here.',
    choose: 'Choose a question',
    waiting: 'Not answered yet.',
    question: 'Question',
    from: 'Answer of this server, not of the rulebook',
    /** `/rule` has an answer of this server. */
    found: 'Answer of this server',
    answer: 'Answer',
    answerAnew: 'Change the answer',
    remove: 'Delete',
    confirmRemove: (question: string): string => `Delete “${question}”, and its answer with it? This cannot be undone.`,
    removed: 'Deleted.',
    answered: 'Answered. `/rule` finds it in this server from now on.',
    /** The rule that was typed beside an answer is none, or not clear. */
    noSection: (typed: string): string => `“${typed}” names no single rule, so the answer cites none.`,
    /** Somebody else has given an answer meanwhile, which stays; with what was typed. */
    answeredBefore: (answer: string): string =>
      `Somebody else has answered meanwhile, and their answer stays. You can still change it to yours: “${answer}”.`,
    gone: 'That question is no longer there.',
    /** To the person who has asked: their question is answered. */
    toldAnswer: (question: string, answer: string): string => `Your question “${question}” is answered: ${answer}`,
    /** For the page about what is kept of a person. */
    kept: (number: number): string =>
      `• **Questions:** ${questionsOf(number)} that you have asked the managers of servers, and in which servers you have asked`,
  },
  explain: {
    none: 'I find no name of a Four Souls card in this message. `/card` looks up any card.',
    several: (number: number): string =>
      `This message names ${counted(number, { one: 'card', many: 'cards' })}. Choose one:`,
    choose: (from: number, to: number): string => `Cards ${from} to ${to}`,
    title: 'Cards in this message',
  },
};

/** The commands for lookups. */
export const lookupCommands = {
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
  /** The entry of the menu on a message: at most 32 characters. */
  explain: 'Explain this card',
};
