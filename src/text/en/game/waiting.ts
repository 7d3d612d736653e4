import type { Next } from '../../words/game/waiting.js';

const DECLARED = {
  attack: 'chooses what to attack',
  purchase: 'chooses what to buy, and pays',
  end: 'ends the turn: the end phase begins',
} as const;

const happens = (next: Next): string => {
  switch (next.is) {
    case 'effect':
      return `${next.what} resolves, as far as its targets are still there`;
    case 'roll': {
      const meaning = next.means !== '' ? `: ${next.means}` : next.card === null ? '' : `, and ${next.card} applies it`;
      return `the roll counts as ${next.result}${meaning}. Until then it can still be changed`;
    }
    case 'damage':
      return `${next.to} takes ${next.amount} damage, unless something prevents it`;
    case 'death':
      return next.ofPlayer
        ? `${next.of} dies and pays the death penalty, unless something prevents it`
        : `${next.of} dies and its reward is gained, unless something prevents it`;
    case 'declared':
      return `${next.player} ${DECLARED[next.what]}`;
    case 'attackRoll':
      return `${next.player} rolls the die${next.target === null ? '' : ` against ${next.target}`}`;
    case 'turnEnds':
      return `the turn of ${next.player} is over, and that of ${next.next} begins`;
    case 'step':
      return 'the turn goes on';
  }
};

/** What the table waits for, and what comes next. */
export const waiting = {
  title: 'What the table waits for',
  /** Several are asked, and answer in this order. */
  inOrder: (people: readonly string[]): string => `PRIO-01: they answer in this order: ${people.join(', ')}.`,
  /** Nobody passes priority now: a turn with nothing going on (TURN-10), or a question (STACK-03). */
  ownTurn: 'TURN-10: nothing is going on. The turn goes on with what its player does, or with its end.',
  choosing: 'STACK-03: nobody can respond before this is chosen.',
  next: (next: Next): string => `PRIO-05: when all have passed, ${happens(next)}.`,
  /** The same on the board, without its rule. */
  nextInShort: (next: Next): string => `When all have passed, ${happens(next)}.`,
  /** So many things lie under the top of the stack. */
  under: (things: number): string =>
    `STACK-02: then everybody may respond again, before ${
      things === 1 ? 'what lies under it happens' : `the ${things} things under it happen one by one`
    }.`,
  /** Something on the stack under so many others. */
  waitsUnder: (things: number): string =>
    `STACK-02: it waits for ${things === 1 ? 'what lies above it' : `the ${things} things above it`}; after each, everybody may respond again.`,
  /** What somebody has asked about can be done now. */
  possible: 'you can do this now.',
};

export const whyCommand = {
  name: 'why',
  description: 'Why you cannot do something now, and what the stack waits for; only you see it',
  what: { name: 'what', description: 'A card, an action or something on the stack; leave it out for everything' },
};
