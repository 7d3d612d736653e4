import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import {
  cardsOf,
  type CardId,
  type Decision,
  type Option,
  type OptionId,
  type Session,
  type View,
} from '../../../engine/index.js';
import type { Words } from '../../../text/index.js';
import { clip, field, inFields } from '../../protocol/payload.js';
import { chosenLines } from './legal-actions.js';
import { optionsOn } from './question.js';
import { countCards, fittest, nameOf, type Counted } from './card-fields.js';

/** Who is asked what, and which options are in front of them. */
interface AskedAbout {
  readonly view: Pick<View, 'decision' | 'shown'>;
  readonly session: Session;
  readonly w: Words;
  readonly page: number;
  readonly chosen: readonly OptionId[];
}

/** Characters of each text of a question: of cards that are read here alone, and of those that lie on the table. */
export interface Share {
  readonly most: number;
  readonly onTable: number;
}

/** Every text, however long it is. */
export const WHOLE: Share = { most: Infinity, onTable: Infinity };
/** What lies on the table is read there as well, so that it is cut first, for the sake of a phone. */
export const LESS_OF_TABLE: readonly Share[] = [400, 200, 90, 60, 38, 0].map((onTable) => ({
  most: Infinity,
  onTable,
}));
/** What one message cannot hold: an equal part of each text. */
export const LESS_OF_ALL: readonly Share[] = [700, 500, 400, 300, 240, 200, 160, 120, 90, 60, 38, 0].map((most) => ({
  most,
  onTable: 0,
}));

/** Up to so many cards each has a heading of its own. */
const HEADED = 6;

/** Whether a card lies on the table for everybody, where it can be looked at. */
const isOnTable = ({ kind, zone }: Option['meaning']): boolean =>
  kind === 'stack' || kind === 'slot' || zone === 'play' || zone === 'slot' || zone === 'covered' || zone === 'discard';

/** The cards of a question: the one that asks, those that are read here alone, and those that lie on the table. */
interface Asked {
  readonly own: readonly Counted[];
  readonly here: readonly Counted[];
  readonly onTable: readonly Counted[];
}

/** Who may part with a room reads what it does (ROOM-04). */
const isReadHere = ({ meaning }: Option, { key }: Decision): boolean => !isOnTable(meaning) || key === 'room.discard';

/** Things on the stack say what they do where they stand. */
const cardOf = ({ meaning }: Option): readonly CardId[] =>
  meaning.kind === 'stack' || meaning.card === undefined ? [] : [meaning.card];

const cardsAsked = ({ view: { decision, shown }, page, chosen }: AskedAbout): Asked | null => {
  if (decision === null || decision.key === 'priority') return null;
  const options = optionsOn(decision, page, chosen);
  const seen = shown.flatMap(({ cards }) => cards);
  const own = decision.card === null ? [] : [decision.card];
  const here = [...seen, ...options.filter((option) => isReadHere(option, decision)).flatMap(cardOf)];
  const onTable = options.filter((option) => !isReadHere(option, decision)).flatMap(cardOf);
  const without = (cards: readonly CardId[], others: readonly CardId[]): readonly Counted[] =>
    countCards(cards.filter((card) => !others.includes(card))).map(({ card }) => ({ card, count: 1 }));
  const asked = { own: countCards(own), here: without(here, own), onTable: without(onTable, [...own, ...here]) };
  return [...asked.own, ...asked.here, ...asked.onTable].length === 0 ? null : asked;
};

/** Cards with as much of each text as there is room for: under a heading each, or of many a paragraph each under one. */
const told = (cards: readonly Counted[], most: number, { session, w }: AskedAbout): readonly APIEmbedField[] => {
  if (cards.length === 0 || most === 0) return []; // the options name them
  const textOf = (one: Counted, between: string): string =>
    clip(chosenLines(cardsOf(session).card(one.card), session, w).join(between), most);
  if (cards.length <= HEADED) return cards.flatMap((one) => inFields(nameOf(one, w), textOf(one, '\n').split('\n')));
  const paragraphs = cards.map((one) => {
    const text = textOf(one, ' · ');
    return text === '' ? `**${nameOf(one, w)}**` : `**${nameOf(one, w)}** — ${text}`;
  });
  return inFields(w.board.heading.cards, paragraphs);
};

/** Whether an open question is about cards. */
export const isAboutCards = (about: AskedAbout): boolean => cardsAsked(about) !== null;

/** The cards that it is about, with so much of their texts. */
export const askedFields = (about: AskedAbout, { most, onTable }: Share): readonly APIEmbedField[] => {
  const asked = cardsAsked(about);
  if (asked === null) return [];
  const own = told(asked.own, most, about);
  return [
    ...(own.length > 0 ? own : asked.own.map((one) => field(nameOf(one, about.w), ''))),
    ...told(asked.here, most, about),
    ...told(asked.onTable, Math.min(most, onTable), about),
  ];
};

/** Something with the cards below it that a question is about; nothing is changed where it is about none. */
export const withAskedCards = (embed: APIEmbed, about: AskedAbout, most: number): APIEmbed => {
  if (!isAboutCards(about)) return embed;
  const tries = [WHOLE, ...LESS_OF_TABLE, ...LESS_OF_ALL].map((share) => ({
    embed: () => ({ ...embed, fields: [...askedFields(about, share)] }),
    isAnyHeight: true,
  }));
  return fittest(tries, { most, lines: 0 });
};
