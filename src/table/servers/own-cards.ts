import { z } from 'zod';
import { houseProblem, neutralName, type HouseProblem } from '../../../cards/index.js';
import { sameTree } from '../../engine/index.js';
import type { Card } from '../../engine/index.js';
import type { GameStore } from '../record/game-store.js';
import type { Stored } from '../record/fields/stored.js';
import { changing } from './changing.js';

/** Most house cards of one server, and letters of all their trees together as JSON. */
export const HOUSE_CARD_LIMITS = { cards: 200, letters: 400_000 } as const;

/** Numbers are given once, so that no two cards ever have one id. */
const LAST_NUMBER = 9_999_999;

const test = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('passed'),
    games: z.int(),
    /** In how many of these games it came up. */
    seen: z.int(),
    /** How often its text did something. */
    used: z.int(),
  }),
  /** The game with this number, from 1, broke, or came to no end. */
  z.object({ is: z.literal('failed'), why: z.enum(['error', 'endless']), game: z.int() }),
]);

/** What became of playing games with a card; null for one that has not been tried as it is now. */
export type HouseCardTest = Stored<typeof test>;

/** What can be shown of any card, and what it is told apart by. */
const facts = z.looseObject({
  id: z.string().regex(/^house-\d{1,7}$/),
  name: z.object({ en: z.string().max(60), fr: z.string().max(60) }),
  type: z.string(),
});

const kept = z.object({
  number: z.int().min(1).max(LAST_NUMBER),
  /** Whether its words are known here is judged whenever it is used: a later version may have written it. */
  card: z.custom<Card>((value) => facts.safeParse(value).success),
  test: test.nullable().default(null),
});
const shape = z.object({ format: z.literal(1), next: z.int().min(1), cards: z.array(kept) });

/** A card of a server's own. */
export type HouseCard = Stored<typeof kept>;
type All = Stored<typeof shape>;

const NONE: All = { format: 1, next: 1, cards: [] };

/** Where the store keeps them: beside what the server's managers have set. */
export const houseCardsKey = (server: string): string => `${server}.cards`;

/** What is damaged counts as none, as with the settings. */
const read = (text: string | null): All => {
  if (text === null) return NONE;
  try {
    return shape.safeParse(JSON.parse(text)).data ?? NONE;
  } catch {
    return NONE;
  }
};
/** The next number stays when all cards are gone. */
const write = (all: All): string | null => (all.next === 1 ? null : JSON.stringify(all));

const isFull = ({ cards }: All): boolean =>
  cards.length > HOUSE_CARD_LIMITS.cards || JSON.stringify(cards).length > HOUSE_CARD_LIMITS.letters;

/** A house card as others see it: where free text is off, under a name that nobody has chosen. */
export const shownHouseCard = (card: Card, isFreeText: boolean): Card =>
  isFreeText ? card : { ...card, name: neutralName(card.id) };

/** Whether a table can choose it: it has been tried, and this version has its words. */
export const isReady = ({ card, test: tried }: HouseCard): boolean =>
  tried?.is === 'passed' && houseProblem(card) === null;

/** The cards of a server's own. Every method throws `StoreUnavailable`. */
export interface HouseCards {
  /** The oldest first. */
  of(server: string): Promise<readonly HouseCard[]>;
  /**
   * Adds cards, each made for the number that it gets: all of them or none. What is wrong with one is told with its place;
   * `full` when there would be too many.
   */
  add(
    server: string,
    make: readonly ((number: number) => Card)[],
  ): Promise<readonly HouseCard[] | 'full' | { readonly problem: HouseProblem; readonly at: number }>;
  /** Changes a card, which has to be tried anew then; null when it is gone. */
  change(
    server: string,
    number: number,
    change: (card: Card) => Card,
  ): Promise<HouseCard | 'full' | { readonly problem: HouseProblem } | null>;
  /** Notes what became of playing with a card, unless it has been changed since. */
  tested(server: string, card: Card, outcome: HouseCardTest): Promise<void>;
  /** Whether it was there. */
  remove(server: string, number: number): Promise<boolean>;
}

/** Whatever is kept is changed by comparing and setting, for several processes may do so. */
export const createHouseCards = (store: Pick<GameStore, 'serverData' | 'replaceServerData'>): HouseCards => {
  const change = async (server: string, work: (before: All) => All): Promise<All> =>
    changing(store, { key: houseCardsKey(server), read, write }, work);
  return {
    of: async (server) => read(await store.serverData(houseCardsKey(server))).cards,
    async add(server, make) {
      let made: readonly HouseCard[] | 'full' | { readonly problem: HouseProblem; readonly at: number } = [];
      await change(server, (before) => {
        const added = make.map((one, at) => ({ number: before.next + at, card: one(before.next + at), test: null }));
        const problems = added.map(({ card }) => houseProblem(card));
        const at = problems.findIndex((problem) => problem !== null);
        const problem = problems[at];
        const after: All = { ...before, next: before.next + make.length, cards: [...before.cards, ...added] };
        const tooMany = isFull(after) || after.next > LAST_NUMBER;
        made = problem !== null && problem !== undefined ? { problem, at } : tooMany ? 'full' : added;
        return made === added ? after : before;
      });
      return made;
    },
    async change(server, number, work) {
      let made: HouseCard | 'full' | { readonly problem: HouseProblem } | null = null;
      await change(server, (before) => {
        const was = before.cards.find((one) => one.number === number);
        made = null;
        if (was === undefined) return before;
        const card = work(was.card);
        if (sameTree(card, was.card)) {
          made = was;
          return before;
        }
        const problem = houseProblem(card);
        const now: HouseCard = { number, card, test: null };
        const after = { ...before, cards: before.cards.map((one) => (one === was ? now : one)) };
        made = problem !== null ? { problem } : isFull(after) ? 'full' : now;
        return made === now ? after : before;
      });
      return made;
    },
    tested: async (server, card, outcome) =>
      void (await change(server, (before) => ({
        ...before,
        cards: before.cards.map((one) => (sameTree(one.card, card) ? { ...one, test: outcome } : one)),
      }))),
    async remove(server, number) {
      let isThere = false;
      await change(server, (before) => {
        isThere = before.cards.some((one) => one.number === number);
        return isThere ? { ...before, cards: before.cards.filter((one) => one.number !== number) } : before;
      });
      return isThere;
    },
  };
};
