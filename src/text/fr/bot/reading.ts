import type { Words } from '../../wording.js';
import { list } from '../cards/nouns.js';

const quoted = (word: string): string => `« ${word} »`;

export const reading: Words['reading'] = {
  sayRefusal: ({ why, word, expected }, longest) => {
    switch (why) {
      case 'empty':
        return 'Il n’y a aucun texte à lire.';
      case 'long':
        return `Ce texte est trop long : ${longest} caractères au plus peuvent être lus, en plusieurs phrases courtes plutôt qu’en une très longue.`;
      case 'whole':
        return `Je connais chaque mot de ${quoted(word)}, mais aucune carte ne le dit ainsi. Essayez de l’écrire comme une carte le dit avec ces mots, en phrases plus courtes.`;
      case 'word': {
        const stopped = word === '' ? 'Il manque quelque chose à la fin.' : `Je ne comprends pas ${quoted(word)} ici.`;
        if (expected.length === 0) return stopped;
        return `${stopped} Il pourrait y avoir, par exemple, ${list(expected.map(quoted), 'ou')}.`;
      }
    }
  },
};
