import type { KnownCard } from '../../cards/index.js';
import search from '../../generated/rulebook/search.json' with { type: 'json' };
import { tokensIn } from './search/tokens.js';

/** A kind of cards, and how it is typed: its words as they are compared. */
interface Kind {
  readonly has: (card: KnownCard) => boolean;
  readonly typed: readonly string[];
}

const together = (text: string): string => ` ${tokensIn(text).join(' ')} `;

const kindOf = ({ of, ids, typed }: (typeof search.cardKinds)[number]): Kind => {
  const kinds = new Set<string | null>(ids);
  return {
    has: ({ deck, category }) => kinds.has(of === 'deck' ? deck : category),
    typed: typed.map(together),
  };
};

const KINDS = search.cardKinds.map(kindOf);

/** A kind is named at the beginning of a query: further on its words tell what the card does. */
const FIRST_WORDS = 3;

/** Whether a card is of the kind that a query names; null for a query that names none. */
export const kindNamed = (query: string): Kind['has'] | null => {
  const words = ` ${tokensIn(query).slice(0, FIRST_WORDS).join(' ')} `;
  return KINDS.find(({ typed }) => typed.some((one) => words.includes(one)))?.has ?? null;
};
