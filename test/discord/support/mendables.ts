import { mendable, mendGoals, mendNow, type Mend, type MendWish } from '../../../src/engine/index.js';
import type { MendableTable, Table } from '../../../src/table/index.js';

/** What can be put right at a table that is stuck. */
export const mendables = ({ session }: Table): MendableTable => ({
  ...mendable(session!),
  goals: (of) => mendGoals(session!, of),
  stuck: 'deadline',
});

/** Every page of mends: the first, the lists page by page, and whatever is on them. */
export const mendPaths = (table: Table): readonly string[] => {
  const { coins, hp, counters, cards } = mendables(table);
  const pages = [0, 1, 2, 3].flatMap((page) => ['coins', 'hp', 'counters', 'move'].map((list) => `${list}/${page}`));
  return [
    '',
    ...pages,
    ...coins.flatMap(({ of }) => [`coins.${of}`, `coins.${of}/3`]),
    ...hp.map(({ of }) => `hp.${of}`),
    ...counters.flatMap(({ of }) => [`counters.${of}`, `counters.${of}.eternal/2`]),
    ...cards.flatMap(({ of }) => [`move.${of}`, `move.${of}/1`]),
    'move.o999999999',
  ];
};

/** One mend of each kind that there can be now. */
export const someMends = (table: Table): readonly Mend[] => {
  const { coins, hp, counters, cards, top, goals } = mendables(table);
  const wishes: (MendWish | null)[] = [
    ...coins.slice(0, 1).map(({ of, most }) => ({ what: 'coins', of, to: most }) as const),
    ...hp.slice(0, 1).map(({ of }) => ({ what: 'hp', of, to: 0 }) as const),
    ...counters.slice(-1).map(({ of }) => ({ what: 'counters', of, counter: 'eternal', to: 99 }) as const),
    ...cards.flatMap(({ of }) => goals(of).map((to) => ({ what: 'move', of, to }) as const)),
    top,
  ];
  return wishes.flatMap((wish) => {
    const mend = wish === null ? null : mendNow(table.session!, wish);
    return mend === null || 'problem' in mend ? [] : [mend];
  });
};
