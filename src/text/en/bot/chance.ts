import type { ChanceVerdict, Finding } from '../../../engine/index.js';
import { counted, list } from '../cards/nouns.js';

const DRAWS = { one: 'draw', many: 'draws' };
const WORDS = { one: 'word', many: 'words' };

const VERDICT: Readonly<Record<ChanceVerdict['is'], string>> = {
  right: 'Everything that can be checked is right.',
  wrong: 'This does NOT hold together: the file was changed, or chance was not what was promised.',
  prepared: 'This game was prepared: its decks and dice were chosen beforehand, and there is no chance to check.',
};

const PURPOSE = { die: 'a die', shuffle: 'a shuffle', deal: 'dealing', first: 'who begins', random: 'a random choice' };

/** Faces count from 1, everything else from 0. */
const drawn = (purpose: keyof typeof PURPOSE, result: number): string =>
  purpose === 'die' ? `a ${result + 1}` : String(result);

const range = (from: number, to: number): string => (from === to ? `draw ${from}` : `draws ${from} to ${to}`);

const finding = (one: Finding): string => {
  switch (one.is) {
    case 'secret':
      return one.since === 'lobby'
        ? 'The secret is the one whose hash everybody saw in the lobby, before anybody could add a word.'
        : 'The secret is the one whose hash everybody saw from the start of the game.';
    case 'seed':
      return `The seed is made of the secret and ${counted(one.words, WORDS)}.`;
    case 'noWords':
      return one.why === 'nobody'
        ? 'Nobody had added a word, so the secret alone is the seed.'
        : 'The game began in a version without words, so the secret alone is the seed.';
    case 'draws':
      return `All ${counted(one.count, DRAWS)}, ${one.dice} of them dice, are what the generator gives for this seed, and none is left out.`;
    case 'rewinds':
      return `${counted(one.count, { one: 'rewind', many: 'rewinds' })} went on with what the secret and the words say.`;
    case 'freeRewind':
      return `Rewind ${one.rewind} went on with something that the bot drew then: nothing was promised about it.`;
    case 'passedOver':
      return `${range(one.from, one.to - 1)}: passed over when an update of the bot took answers back; the log says that the rules were corrected.`;
    case 'unnumbered':
      return `${counted(one.count, DRAWS)} could not be checked: an older version of the bot has not kept their numbers.`;
    case 'noHash':
      return 'No hash was published, so nothing shows that the secret was fixed beforehand.';
    case 'otherSecret':
      return `The secret is not the one of the hash: its hash is ${one.found}, and ${one.hash} was published.`;
    case 'otherSeed':
      return `The seed is not made of this secret and these words: they give ${one.found}, and the file says ${one.seed}.`;
    case 'otherRewind':
      return `The seed after rewind ${one.rewind} is not what the secret and the words say.`;
    case 'changed':
      return `Draw ${one.index} (${PURPOSE[one.purpose]}, one of ${one.range}) says ${drawn(one.purpose, one.result)}; the generator gives ${drawn(one.purpose, one.found)}.`;
    case 'missing':
      return `Missing: ${range(one.from, one.to)}. Of a very long game the bot keeps only the beginning; of any other game the file was changed.`;
    case 'twice':
      return `Draw ${one.index} stands there more than once, or in the wrong place.`;
  }
};

/** Chance that people can check: what the seed is made of, and what came of doing every draw again. */
export const chance = {
  /** The heading in a lobby. */
  title: 'Fair dice',
  /** What the hash is for and that anybody may add a word. */
  explain: (hash: string): string =>
    `The hash of the bot’s secret is \`${hash}\`. Whoever likes adds a word of their own; the seed is made of the secret and all words, and everything is told at the end. Nobody waits for it.`,
  /** Who has added a word. */
  added: (names: readonly string[]): string => `Words added by ${list(names, 'and')}.`,
  /** On the button that opens the form, and above the form. */
  button: 'Word for the dice',
  label: 'Any word; leave it empty for none',
  hint: 'Something that nobody can know beforehand',
  /** What somebody has added, for their eyes alone; null when they have taken it away. */
  kept: (word: string | null): string =>
    word === null
      ? 'You add no word to the chance of this game.'
      : `Your word for the dice is “${word}”. Nobody sees it before the end of the game; you can change it until the game starts.`,
  /** What a finished game tells besides the seed: the secret, and each word with who added it. */
  secret: (secret: string): string => `The secret was ${secret}`,
  words: (words: readonly { readonly name: string; readonly word: string }[]): string =>
    `Words: ${words.map(({ name, word }) => `${name} “${word}”`).join(', ')}`,
  refused: (problem: 'tooLong' | 'unreadable', most: number): string =>
    problem === 'tooLong'
      ? `A word for the dice has at most ${most} characters.`
      : 'This word has signs that cannot be shown. Use letters, numbers, and signs that everybody can read.',
  /** What came of it in one sentence, and each thing that was found. */
  verdict: (is: ChanceVerdict['is']): string => VERDICT[is],
  finding,
  /** Headings, and what a file cannot show by itself. */
  found: 'What was checked',
  notProven: 'What this does not prove',
  limits: ({ words }: { readonly words: boolean }): readonly string[] => [
    ...(words
      ? ['That nobody who added the last word knew the secret: your own word protects you if you chose it yourself.']
      : [
          'That the bot did not choose its secret to suit somebody: it was fixed before the game, but nobody else added anything. With a word of your own it could not have.',
        ]),
    'That the hash in the file is the one that you saw: compare it with the message of the lobby or the board.',
    'That each draw was used as the game says: compare the dice below with the log, and let the game be played again.',
  ],
  /** Above the dice in their order, to be compared with the log, and the dice of which nobody could know better. */
  dice: 'The dice in their order, to compare with the log',
  /** A file that tells nothing of its chance. */
  nothingTold:
    'This file tells nothing of its chance. It is no export of a game, or of one that was not over, or of a version before this could be checked: use the JSON file that /souls export gives after the end.',
  unreadable: 'This file cannot be read: it is not there, or is no JSON.',
};
