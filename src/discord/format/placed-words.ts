import { setImmediate as turn } from 'node:timers/promises';
import type { Card } from '../../engine/index.js';
import { wordChoices, wordsWith, withWord, type Language, type WordChoice } from '../../text/index.js';

/** A word that may stand at a place of a text: how the text says it, and the whole text with it. */
interface OtherWord {
  readonly word: string;
  readonly said: string;
  readonly text: string;
}

/** A place of a text where another word may stand: what stands there now, as the text has it. */
export interface PlacedWord extends Pick<WordChoice, 'place'> {
  readonly now: string;
  /** Every word that may stand there; a word that changes nothing of the text is none. */
  others(): readonly OtherWord[];
}

/** The part in which two texts differ, whole words of each. */
const difference = (one: string, other: string): readonly [string, string] => {
  const [a, b] = [one.split(' '), other.split(' ')];
  let start = 0;
  while (start < a.length - 1 && start < b.length - 1 && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start - 1 && end < b.length - start - 1 && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end).join(' '), b.slice(start, b.length - end).join(' ')];
};

/** Says the text of a card on one line, with whatever words; null for words that cannot be said there. */
const sayer = (card: Card, language: Language): ((changed: Card) => string | null) => {
  const w = wordsWith(language, card);
  return (changed) => {
    try {
      return w.cardText(changed).join(' ');
    } catch {
      return null;
    }
  };
};

/** A place as the text has it; null where no other word changes the text. */
const placed = (
  { place, others }: WordChoice,
  card: Card,
  say: (changed: Card) => string | null,
  text: string,
): PlacedWord | null => {
  const told = function* (): Iterable<OtherWord> {
    for (const word of others()) {
      const now = say(withWord(card, place, word));
      if (now !== null && now !== text) yield { word, text: now, said: difference(text, now)[1] };
    }
  };
  for (const { text: changed } of told())
    return { place, now: difference(text, changed)[0], others: () => [...told()] };
  return null;
};

/**
 * Where other words may stand in the text of a house card, in the order of its text's tree. A long text has a hundred places:
 * between two of them others are answered.
 */
export const placedWords = async (card: Card, language: Language): Promise<readonly PlacedWord[]> => {
  const say = sayer(card, language);
  const text = say(card) ?? '';
  const found: PlacedWord[] = [];
  for (const choice of wordChoices(card)) {
    const one = placed(choice, card, say, text);
    if (one !== null) found.push(one);
    await turn();
  }
  return found;
};
