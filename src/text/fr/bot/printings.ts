import type { Words } from '../../wording.js';
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

export const printings: Words['printings'] = {
  name: (card, set) => `${card} (${setName(set)})`,
  playing: (shown, names) =>
    shown === 'any'
      ? "Cartes dans n'importe quelle impression"
      : `Autres impressions : ${list(
          shown.map((id) => listed(id, names)),
          'et',
        )}`,
  changed: (to) => {
    switch (to) {
      case 'original':
        return "Les cartes sont montrées dans leur impression d'origine.";
      case 'any':
        return "Les cartes sont montrées dans n'importe laquelle de leurs impressions.";
      case 'list':
        return "Ces impressions sont montrées à la place de celles d'origine.";
    }
  },
  unknown: (printing) =>
    `Il n'y a pas d'autre impression « ${printing} ». Écrivez « origine », « toutes », ou des impressions de la liste séparées par des virgules, par exemple « Isaac (Alt Art) ».`,
  original: 'origine',
  any: 'toutes',
  alsoOriginal: ["d'origine", 'originales'],
  alsoAny: ["n'importe", "n'importe laquelle"],
  first: "impression d'origine",
  otherPicture: 'même texte, autre illustration',
};
