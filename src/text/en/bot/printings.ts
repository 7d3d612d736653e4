import type { SetId } from '../../../../cards/index.js';
import type { Names } from '../../words/described.js';
import type { PrintingsWords } from '../../words/bot/printings.js';
import { list } from '../cards/nouns.js';
import { knownCard } from './known-card.js';

/** The name of a set; of one that is not known its id. */
const setName = (set: string): string => (Object.hasOwn(knownCard.set, set) ? knownCard.set[set as SetId] : set);

/** A printing by its id: the card, and the set. */
const listed = (id: string, names: Names): string => {
  const [card = '', set = ''] = id.split('@');
  return printings.name(names.card(card), set);
};

export const printings: PrintingsWords = {
  name: (card, set) => `${card} (${setName(set)})`,
  playing: (shown, names) =>
    shown === 'any'
      ? 'Cards in any printing'
      : `Other printings: ${list(
          shown.map((id) => listed(id, names)),
          'and',
        )}`,
  changed: (to) => {
    switch (to) {
      case 'original':
        return 'Cards are shown as they were printed first.';
      case 'any':
        return 'Cards are shown in any of their printings.';
      case 'list':
        return 'These printings are shown in place of the first ones.';
    }
  },
  unknown: (printing) =>
    `There is no other printing “${printing}”. Write “original”, “any”, or printings from the list with commas between them, such as “Isaac (Alt Art)”.`,
  original: 'original',
  any: 'any',
  alsoOriginal: ['originals', 'first'],
  alsoAny: ['all', 'any printing'],
  first: 'first printing',
  otherPicture: 'same text, other picture',
};
