import { houseCopy, isCopiable } from '../../../cards/index.js';
import { placedWords } from '../../../src/discord/format/placed-words.js';
import type { Payload } from '../../../src/discord/protocol/payload.js';
import {
  houseCardMessage,
  houseCardsMessage,
  ownCardMessage,
  removeCardMessage,
  wordsOfCardMessage,
} from '../../../src/discord/messages/managing/house-cards-page.js';
import { tableHouseCardsMessage } from '../../../src/discord/messages/table/table-house-cards-page.js';
import { HOUSE_CARD_LIMITS, MOST_HOUSE_CARDS, updated, type HouseCard, type Table } from '../../../src/table/index.js';
import { allCards, cardById } from '../../../cards/index.js';
import type { Words } from '../../../src/text/index.js';

/** The longest name that a house card can have. */
const NAME = 'W'.repeat(40);
const PASSED = { is: 'passed', games: 50, seen: 50, used: 9_999 } as const;
const FAILED = { is: 'failed', why: 'endless', game: 50 } as const;

/** As many as a server may have, with the longest names and the texts of published cards. */
const CARDS: readonly HouseCard[] = allCards
  .filter((card) => isCopiable(card))
  .slice(0, HOUSE_CARD_LIMITS.cards)
  .map((card, at) => ({
    number: at + 1,
    card: { ...houseCopy(card, at + 1, 1), name: { en: NAME, fr: NAME } },
    test: at % 3 === 0 ? null : at % 3 === 1 ? FAILED : PASSED,
  }));

/** The card with the most text. */
const LONG = houseCopy(cardById('mega-bean'), 9_999_999, 1);
const PLACES = { en: await placedWords(LONG, 'en'), fr: await placedWords(LONG, 'fr') };

/** What can be built of the cards of a server's own. */
export const houseCardsWalk = (
  lobby: Table,
  user: string,
  w: Words,
  notice: string,
): Readonly<Record<string, readonly (Payload | null)[]>> => {
  const long: HouseCard = { number: 9_999_999, card: { ...LONG, name: { en: NAME, fr: NAME } }, test: PASSED };
  const places = PLACES[w.language];
  const chosen = CARDS.slice(0, MOST_HOUSE_CARDS).map(({ card }) => card);
  const table: Table = { ...lobby, data: updated(lobby.data, { game: { houseCards: chosen } }) };
  return {
    houseCardMessage: [...CARDS.slice(0, 5), long].map(({ card }) => houseCardMessage(card, w)),
    houseCardsMessage: [0, 99].flatMap((page) =>
      [CARDS, []].map((cards) => houseCardsMessage(cards, page, { w, isFreeText: page > 0, notice })),
    ),
    ownCardMessage: [...CARDS.slice(0, 10), long].map((one) => ownCardMessage(one, w, notice)),
    removeCardMessage: [removeCardMessage(long, w)],
    wordsOfCardMessage: [null, 0, places.length - 1].flatMap((at) =>
      [0, 99].map((page) => wordsOfCardMessage(long, { places, at, page }, w)),
    ),
    tableHouseCardsMessage: [CARDS, []].map((ready) =>
      tableHouseCardsMessage(table, { ready, page: 1, user }, w, notice.slice(0, 500)),
    ),
  };
};
