import type { Card, CardId, CardLookup } from '../../engine/index.js';
import type { Words } from '../../text/index.js';
import { emblemParts, type Kind } from '../picture/index.js';
import type { Data } from './changes.js';

/** The cards of a page, each once: what is drawn names them by their numbers. */
export interface PageCards {
  /** The number of a card, which is on the page from now on. */
  number(card: CardId, kind: Kind): number;
  /** The cards and the outlines that their emblems are drawn from. */
  data(): { readonly cards: Data; readonly outlines: Data };
}

/** The kinds of cards that are always of the same; a card of the monster deck may be an event or a curse. */
const KIND_OF: Readonly<Record<Card['type'], Kind | null>> = {
  character: 'character',
  startingItem: 'startingItem',
  loot: 'loot',
  treasure: 'treasure',
  monster: null,
  room: 'room',
  challenge: 'room',
  bonusSoul: 'soul',
};

/** What a card says, without what is empty. */
const linesOf = (card: Card, w: Words): readonly string[] =>
  [
    w.statsLine(card),
    card.reward === null ? '' : w.rewardLine(card.reward),
    w.marksLine(card),
    w.curseText(card),
    ...w.cardText(card),
  ].filter((line) => line !== '');

const rounded = (number: number): number => Math.round(number * 100) / 100;

/** Collects the cards that a page shows; `known` are the cards of the game. */
export const collectCards = (known: CardLookup, w: Words): PageCards => {
  const numbers = new Map<CardId, number>();
  const kinds: Kind[] = [];
  const outlines = new Map<string, number>();

  const outline = (d: string): number => {
    const at = outlines.get(d) ?? outlines.size;
    outlines.set(d, at);
    return at;
  };

  const emblem = (card: CardId, kind: Kind): Data => {
    const { frame, rim, pieces } = emblemParts(card, kind);
    return {
      box: [frame.x, frame.y, frame.side].map(rounded),
      rim,
      of: pieces.map(({ d, fill, line, ink, at }) => [outline(d), fill, rounded(line), ink, ...at.map(rounded)]),
    };
  };

  const cardData = (id: CardId, kind: Kind): Data => {
    const card = known.card(id);
    return {
      name: w.cardName(id),
      kind,
      about: w.inspect.kind(card.type, null),
      lines: linesOf(card, w),
      emblem: emblem(id, kind),
    };
  };

  return {
    number(card, kind) {
      const at = numbers.get(card) ?? numbers.size;
      if (!numbers.has(card)) kinds.push(KIND_OF[known.card(card).type] ?? kind);
      numbers.set(card, at);
      return at;
    },
    data: () => {
      const cards = [...numbers.keys()].map((card, at) => cardData(card, kinds[at] ?? 'treasure'));
      return { cards, outlines: [...outlines.keys()] };
    },
  };
};
