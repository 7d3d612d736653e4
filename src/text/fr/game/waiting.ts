import type { Words } from '../../wording.js';
import type { Next } from '../../words/game/waiting.js';
import { counted } from '../cards/nouns.js';
import { deName } from '../cards/typography.js';

const DECLARED = {
  attack: 'choisit quoi attaquer',
  purchase: 'choisit quoi acheter, et paie',
  end: 'termine le tour : la phase finale commence',
} as const;

const happens = (next: Next): string => {
  switch (next.is) {
    case 'effect':
      return `${next.what} se résout, pour les cibles qui sont encore là`;
    case 'roll': {
      const meaning = next.means !== '' ? ` : ${next.means}` : next.card === null ? '' : `, et ${next.card} l'applique`;
      return `le lancer compte pour ${next.result}${meaning}. D'ici là, il peut encore changer`;
    }
    case 'damage':
      return `${next.to} subit ${counted(next.amount, { one: 'dégât', many: 'dégâts', f: false })}, sauf si quelque chose ${next.amount === 1 ? 'le' : 'les'} prévient`;
    case 'death':
      return next.ofPlayer
        ? `${next.of} meurt et paie la pénalité de mort, sauf si quelque chose l'empêche`
        : `${next.of} meurt et sa récompense est gagnée, sauf si quelque chose l'empêche`;
    case 'declared':
      return `${next.player} ${DECLARED[next.what]}`;
    case 'attackRoll':
      return `${next.player} lance le dé${next.target === null ? '' : ` contre ${next.target}`}`;
    case 'turnEnds':
      return `le tour ${deName(next.player)} est fini, et celui ${deName(next.next)} commence`;
    case 'step':
      return 'le tour continue';
  }
};

export const waiting: Words['waiting'] = {
  title: 'Ce que la table attend',
  inOrder: (people) => `PRIO-01 : la réponse vient dans cet ordre : ${people.join(', ')}.`,
  ownTurn: "TURN-10 : rien n'est en cours. Le tour continue avec une action de son joueur, ou avec sa fin.",
  choosing: 'STACK-03 : personne ne peut répondre avant ce choix.',
  next: (next) => `PRIO-05 : quand tous ont passé, ${happens(next)}.`,
  nextInShort: (next) => `Quand tous auront passé, ${happens(next)}.`,
  under: (things) =>
    `STACK-02 : ensuite, chacun peut encore répondre avant ${
      things === 1 ? 'ce qui est dessous' : `les ${things} éléments dessous, un par un`
    }.`,
  waitsUnder: (things) =>
    `STACK-02 : cela attend ${things === 1 ? 'ce qui est au-dessus' : `les ${things} éléments au-dessus`} ; chaque fois, chacun peut encore répondre.`,
  possible: 'vous pouvez le faire maintenant.',
};

export const whyCommand: Words['commands']['souls']['why'] = {
  name: 'pourquoi',
  description: 'Pourquoi une action est impossible, et ce que la pile attend ; réponse privée',
  what: { name: 'quoi', description: 'Une carte, une action ou un élément de la pile ; laissez vide pour tout voir' },
};
