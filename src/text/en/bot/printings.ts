import type { SetId } from '../../../../cards/index.js';
import type { Names } from '../../words/described.js';
import { list } from '../cards/nouns.js';
import { knownCard } from './known-card.js';

/** The name of a set; of one that is not known its id. */
const setName = (set: string): string => (Object.hasOwn(knownCard.set, set) ? knownCard.set[set as SetId] : set);

/** A printing by its id: the card, and the set. */
const listed = (id: string, names: Names): string => {
  const [card = '', set = ''] = id.split('@');
  return printings.name(names.card(card), set);
};

/** What is said of cards that are printed again with another picture. */
export const printings = {
  /** A card under the name of its printing of this set. */
  name: (card: string, set: string): string => `${card} (${setName(set)})`,
  /** What a table plays with, as a house rule: any printing, or these (`isaac@alt-art`). */
  playing: (shown: 'any' | readonly string[], names: Names): string =>
    shown === 'any'
      ? 'Cards in any printing'
      : `Other printings: ${list(
          shown.map((id) => listed(id, names)),
          'and',
        )}`,
  /** What has been chosen. */
  changed: (to: 'original' | 'any' | 'list'): string => {
    switch (to) {
      case 'original':
        return 'Cards are shown as they were printed first.';
      case 'any':
        return 'Cards are shown in any of their printings.';
      case 'list':
        return 'These printings are shown in place of the first ones.';
    }
  },
  /** That a printing does not exist. */
  unknown: (printing: string): string =>
    `There is no other printing “${printing}”. Write “original”, “any”, or printings from the list with commas between them, such as “Isaac (Alt Art)”.`,
  /** Suggestions for a wish, and what else is understood by each. */
  original: 'original',
  any: 'any',
  alsoOriginal: ['originals', 'first'],
  alsoAny: ['all', 'any printing'],
  /** Of the copies in a set: the first printing of a card, or the same text with another picture. */
  first: 'first printing',
  otherPicture: 'same text, other picture',
};
