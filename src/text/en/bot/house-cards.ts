import type { HouseCardTest } from '../../../table/index.js';
import type { StatName, HouseProblem } from '../../../../cards/index.js';
import type { ImportProblem, FieldWords } from '../../words/bot/house-cards.js';
import { list } from '../cards/nouns.js';
import { DECKS, ui } from './ui.js';

const WHAT = {
  copies: 'Copies',
  hp: 'HP',
  evasion: 'Evasion',
  atk: 'ATK',
  souls: 'The soul value',
  coins: '¢ in the reward',
  loot: 'Loot in the reward',
  treasure: 'Treasure in the reward',
} as const;

const EXPORT = 'Export';
const TRY = 'Try it';

const IMPORT: Readonly<Record<ImportProblem, string>> = {
  notReached: 'The file could not be read from Discord. Nothing has changed; try again.',
  tooLarge: 'That file is too large for house cards (500 KB at most). Nothing has changed.',
  damaged: `That is no file of house cards, or it is damaged. Nothing has changed. Take one that **${EXPORT}** has made.`,
  later: 'That file was made by a later version of this bot. Nothing has changed.',
  none: 'There are no cards in that file. Nothing has changed.',
};

const times = (number: number): string => (number === 1 ? 'once' : `${number} times`);
const cards = (number: number): string => (number === 1 ? '1 card' : `${number} cards`);

/** About cards that the managers of a server add for its tables. */
export const houseCards = {
  /** A card under its name, as everybody is told that it is a house card. */
  marked: (name: string): string => `${name} (house card)`,
  kind: 'House card',
  title: 'House cards',
  /** Above the list: how many of how many there are, and how one is added. */
  about: (number: number, most: number): string =>
    `${number} of ${most}. Copy a card with \`/souls cards copy\` and change it, or write one. Each is tried in 50 games before a table can choose it (“${ui.settings}”, then “${DECKS}”).`,
  /** What house cards are called where free text is off. */
  neutral: (isFreeText: boolean): string =>
    isFreeText
      ? 'Tables show them under their own names, with “(house card)” behind.'
      : 'Free text is off (`/souls setup`), so tables call them “House card 1”, “House card 2” and so on.',
  /** Beside a card: what became of playing with it. */
  tested: (test: HouseCardTest | null): string => {
    if (test === null) return `Not tried yet as it is now: press **${TRY}**.`;
    if (test.is === 'passed')
      return `Tried in ${test.games} games, which all came to an end: it came up in ${test.seen} of them, and its text did something ${times(test.used)}. Tables can choose it.`;
    return test.why === 'error'
      ? `Game ${test.game} broke with this card, so tables cannot choose it. Change its text, and try it again.`
      : `Game ${test.game} came to no end with this card, so tables cannot choose it. Change its text, and try it again.`;
  },
  /** The same in a word, for lists. */
  state: (test: HouseCardTest | null): string =>
    test === null ? 'not tried' : test.is === 'passed' ? 'ready' : 'does not work',
  /** This version does not have its words. */
  unreadable: 'This version of the bot does not have all of its words, so it cannot be played.',
  /** How many copies a deck gets. */
  copies: (number: number): string => (number === 1 ? '1 copy' : `${number} copies`),
  exact: 'Word for word',
  choose: 'Open a card',
  buttons: {
    write: 'Write one',
    export: EXPORT,
    name: 'Name',
    numbers: 'Numbers',
    reward: 'Reward',
    inText: 'Numbers in the text',
    words: 'Words',
    text: 'Text',
    test: TRY,
    remove: 'Remove',
    list: 'All house cards',
    table: 'House cards',
  } satisfies Readonly<
    Record<
      | 'write'
      | 'export'
      | 'name'
      | 'numbers'
      | 'reward'
      | 'inText'
      | 'words'
      | 'text'
      | 'test'
      | 'remove'
      | 'list'
      | 'table',
      string
    >
  >,
  confirmRemove: (name: string): string => `Remove **${name}**? Games that have it go on with it.`,
  chooseCategory: 'Deck category',
  choosePlace: 'Change a word: where?',
  chooseWord: (word: string): string => `In place of “${word}”`,
  noWords: 'No other words could stand in this text.',
  noNumbers: 'There are no numbers in this text.',
  forms: {
    name: {
      en: { label: 'Name in English', hint: 'Letters and digits, 40 at most' },
      fr: { label: 'Name in French (empty: the same)', hint: 'Letters and digits, 40 at most' },
    } satisfies Readonly<Record<'en' | 'fr', FieldWords>>,
    stats: {
      hp: 'HP',
      dc: 'Evasion',
      atk: 'ATK',
      souls: 'Soul value (empty: no soul)',
      copies: 'Copies in the deck',
    } satisfies Readonly<Record<StatName, string>>,
    reward: { coins: '¢', loot: 'Loot', treasure: 'Treasure' } satisfies Readonly<
      Record<'coins' | 'loot' | 'treasure', string>
    >,
    inText: (number: number): FieldWords => ({
      label: number === 1 ? 'The number in the text' : `The ${number} numbers, in their order`,
      hint: 'For example: 2, 1, 6',
    }),
    text: { label: 'Text, in English as the cards say it', hint: 'For example: ↷: Deal 1 damage to a monster.' },
    /** What is written into a field where a number may be missing. */
    number: 'A whole number',
  },
  /** What has been done. */
  added: (name: string): string => `**${name}** is there. Change it as you like, then try it.`,
  changed: 'Changed.',
  removed: (name: string): string => `**${name}** is removed.`,
  imported: (number: number): string =>
    `Added from the file: ${cards(number)}. Try each of them before a table can choose it.`,
  exported: (number: number): string =>
    `${cards(number)} in this file. \`/souls cards file\` takes it on any server with this bot.`,
  /** What is wrong with a card, and what is to be done about it. */
  problem: (problem: HouseProblem): string => {
    switch (problem.is) {
      case 'name':
        return 'A name has letters, digits, blanks and . , ! ? & % + - only, begins with a letter or digit, and has 40 characters at most.';
      case 'type':
        return 'Only loot, treasures, monsters, rooms, characters and bonus souls can be house cards.';
      case 'category':
        return 'There is no such category in that deck.';
      case 'number':
        return problem.least === problem.most
          ? `${WHAT[problem.what]}: it has to be ${problem.least}.`
          : `${WHAT[problem.what]}: a whole number from ${problem.least} to ${problem.most}.`;
      case 'noNumber':
        return `${WHAT[problem.what]}: cards of that deck and category have none.`;
      case 'words':
        return `Something in its text cannot stand there (\`${problem.at.replace(/[^\w.[\]]/g, '').slice(0, 80)}\`).`;
      case 'size':
        return 'Its text is too long.';
      case 'form':
        return 'It does not have the form of a house card.';
    }
  },
  notImported: (problem: ImportProblem): string => IMPORT[problem],
  /** Of a file: the card at this place, from 1. */
  cardOfFile: (place: number, problem: string): string => `Card ${place} of the file: ${problem} Nothing has changed.`,
  /** What was understood of a text before reading stopped; nothing has changed. */
  understood: (before: string): string =>
    before === '' ? 'Nothing has changed.' : `Understood before that: “${before}”. Nothing has changed.`,
  /** Above the text that was typed, to be copied. */
  yourText: 'Your text, to copy:',
  readingBusy:
    'The text could not be read in time, or too many are read just now. Nothing has changed; try again in a minute.',
  gone: 'That house card is not there any more.',
  full: (most: number): string =>
    `This server has as many house cards as it can (${most}, or all together too long). Remove some first.`,
  notCopied:
    'That card cannot be copied: choose loot, a treasure, monster, room, character or bonus soul from the list, with one face and all its numbers printed.',
  noNumber: 'Write whole numbers.',
  countOfNumbers: (number: number): string =>
    `Write ${number === 1 ? '1 number' : `${number} numbers`} from 1 to 20, with commas between them.`,
  namesOff:
    'Names in your own words need free text, which is off on this server: the managers can allow it with `/souls setup`.',
  testBusy: 'Other cards are being tried just now. Press again in a minute.',
  testEnded: 'The bot is stopping, so the card was not tried. Press again in a minute.',
  /** For a table: what its host chooses from, and what is there. */
  table: {
    title: 'House cards of this table',
    about: (chosen: number, most: number): string =>
      `${chosen} chosen, at most ${most}. The game keeps them as they are when they are chosen.`,
    none: 'This server has no house cards that are ready. Its managers add them with `/souls cards`.',
    choose: 'House cards in the decks',
    changed: 'Changed.',
    /** A house rule. */
    rule: (names: readonly string[]): string => `House cards: ${list(names, 'and')}`,
    notInCode: 'The code leaves out house cards: export them with `/souls cards`.',
    refused: (problem: 'tooMany' | 'unreadable', most: number): string =>
      problem === 'tooMany'
        ? `A table has at most ${most} house cards.`
        : 'One of these house cards has words that this version of the bot does not have.',
  },
};

/** How `/souls cards` is described. */
export const houseCardsCommand = {
  name: 'cards',
  description: 'Cards of this server’s own: add, change, try, export; for its managers',
  copy: { name: 'copy', description: 'A published card to begin with' },
  show: { name: 'show', description: 'A house card of this server' },
  file: { name: 'file', description: 'A file of house cards that was exported' },
};
