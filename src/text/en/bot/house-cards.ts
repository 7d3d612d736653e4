import type { HouseCardsCommand, HouseCardsWords, ImportProblem } from '../../words/bot/house-cards.js';
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

export const houseCards: HouseCardsWords = {
  marked: (name) => `${name} (house card)`,
  kind: 'House card',
  title: 'House cards',
  about: (number, most) =>
    `${number} of ${most}. Copy a card with \`/souls cards copy\` and change it, or write one. Each is tried in 50 games before a table can choose it (“${ui.settings}”, then “${DECKS}”).`,
  neutral: (isFreeText) =>
    isFreeText
      ? 'Tables show them under their own names, with “(house card)” behind.'
      : 'Free text is off (`/souls setup`), so tables call them “House card 1”, “House card 2” and so on.',
  tested: (test) => {
    if (test === null) return `Not tried yet as it is now: press **${TRY}**.`;
    if (test.is === 'passed')
      return `Tried in ${test.games} games, which all came to an end: it came up in ${test.seen} of them, and its text did something ${times(test.used)}. Tables can choose it.`;
    return test.why === 'error'
      ? `Game ${test.game} broke with this card, so tables cannot choose it. Change its text, and try it again.`
      : `Game ${test.game} came to no end with this card, so tables cannot choose it. Change its text, and try it again.`;
  },
  state: (test) => (test === null ? 'not tried' : test.is === 'passed' ? 'ready' : 'does not work'),
  unreadable: 'This version of the bot does not have all of its words, so it cannot be played.',
  copies: (number) => (number === 1 ? '1 copy' : `${number} copies`),
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
  },
  confirmRemove: (name) => `Remove **${name}**? Games that have it go on with it.`,
  chooseCategory: 'Deck category',
  choosePlace: 'Change a word: where?',
  chooseWord: (word) => `In place of “${word}”`,
  noWords: 'No other words could stand in this text.',
  noNumbers: 'There are no numbers in this text.',
  forms: {
    name: {
      en: { label: 'Name in English', hint: 'Letters and digits, 40 at most' },
      fr: { label: 'Name in French (empty: the same)', hint: 'Letters and digits, 40 at most' },
    },
    stats: { hp: 'HP', dc: 'Evasion', atk: 'ATK', souls: 'Soul value (empty: no soul)', copies: 'Copies in the deck' },
    reward: { coins: '¢', loot: 'Loot', treasure: 'Treasure' },
    inText: (number) => ({
      label: number === 1 ? 'The number in the text' : `The ${number} numbers, in their order`,
      hint: 'For example: 2, 1, 6',
    }),
    text: { label: 'Text, in English as the cards say it', hint: 'For example: ↷: Deal 1 damage to a monster.' },
    number: 'A whole number',
  },
  added: (name) => `**${name}** is there. Change it as you like, then try it.`,
  changed: 'Changed.',
  removed: (name) => `**${name}** is removed.`,
  imported: (number) => `Added from the file: ${cards(number)}. Try each of them before a table can choose it.`,
  exported: (number) => `${cards(number)} in this file. \`/souls cards file\` takes it on any server with this bot.`,
  problem: (problem) => {
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
  notImported: (problem) => IMPORT[problem],
  cardOfFile: (place, problem) => `Card ${place} of the file: ${problem} Nothing has changed.`,
  understood: (before) =>
    before === '' ? 'Nothing has changed.' : `Understood before that: “${before}”. Nothing has changed.`,
  yourText: 'Your text, to copy:',
  readingBusy:
    'The text could not be read in time, or too many are read just now. Nothing has changed; try again in a minute.',
  gone: 'That house card is not there any more.',
  full: (most) =>
    `This server has as many house cards as it can (${most}, or all together too long). Remove some first.`,
  notCopied:
    'That card cannot be copied: choose loot, a treasure, monster, room, character or bonus soul from the list, with one face and all its numbers printed.',
  noNumber: 'Write whole numbers.',
  countOfNumbers: (number) =>
    `Write ${number === 1 ? '1 number' : `${number} numbers`} from 1 to 20, with commas between them.`,
  namesOff:
    'Names in your own words need free text, which is off on this server: the managers can allow it with `/souls setup`.',
  testBusy: 'Other cards are being tried just now. Press again in a minute.',
  testEnded: 'The bot is stopping, so the card was not tried. Press again in a minute.',
  table: {
    title: 'House cards of this table',
    about: (chosen, most) => `${chosen} chosen, at most ${most}. The game keeps them as they are when they are chosen.`,
    none: 'This server has no house cards that are ready. Its managers add them with `/souls cards`.',
    choose: 'House cards in the decks',
    changed: 'Changed.',
    rule: (names) => `House cards: ${list(names, 'and')}`,
    notInCode: 'The code leaves out house cards: export them with `/souls cards`.',
    refused: (problem, most) =>
      problem === 'tooMany'
        ? `A table has at most ${most} house cards.`
        : 'One of these house cards has words that this version of the bot does not have.',
  },
};

export const houseCardsCommand: HouseCardsCommand = {
  name: 'cards',
  description: 'Cards of this server’s own: add, change, try, export; for its managers',
  copy: { name: 'copy', description: 'A published card to begin with' },
  show: { name: 'show', description: 'A house card of this server' },
  file: { name: 'file', description: 'A file of house cards that was exported' },
};
