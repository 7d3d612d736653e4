import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { cardsOf, type CardId, type Option, type Session, type View } from '../../../engine/index.js';
import type { Words } from '../../../text/index.js';
import { iconBefore } from '../../format/emojis.js';
import { clip, clipLines, field, LIMITS, type Choice } from '../../format/payload.js';
import { chosenLines, type LegalActions } from '../choice/legal-actions.js';
import { choicesOf } from '../choice/question.js';

/** Whose cards are shown, who is asked about what, and what they may do. */
interface Shown {
  readonly view: View;
  readonly session: Session;
  readonly actions: LegalActions;
  readonly w: Words;
}

/** How much of the cards is shown: their texts up to so many characters each, a line for each, or their names. */
export type Detail = { readonly as: 'texts' | 'lines'; readonly most: number } | { readonly as: 'names' };

/** The whole texts, then shorter ones. */
export const TEXTS: readonly Detail[] = [LIMITS.fieldValue, 400, 200, 120].map((most) => ({ as: 'texts', most }));
/** From everything to hardly anything: the first that fits is shown. */
export const DETAILS: readonly Detail[] = [
  { as: 'texts', most: LIMITS.fieldValue },
  { as: 'texts', most: 400 },
  { as: 'lines', most: 90 },
  { as: 'lines', most: 60 },
  { as: 'lines', most: 38 },
  { as: 'names' },
];

/** Cards that are shown for reading with a question. */
const MOST_CARDS = 8;
/** Characters of the card that a roll is for, however little room there is: what each number does. */
const ROLLED = 400;
/** The same of the card that asks. */
const ASKING = 400;

/** Characters in a line of an embed on a phone of 375 pixels. */
const LINE = 34;
/** Lines of an embed that leave a panel with its menus and buttons within one and a half screens of a phone. */
export const MOST_LINES = 31;

/** An emoji is as wide as two letters. */
const linesIn = (text: string): number =>
  text
    .replace(/<:\w+:\d+>/g, 'MM')
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / LINE)), 0);

/** How many lines an embed has on a phone, about; the space above a field counts as half of one. */
export const linesOf = ({ description = '', fields = [] }: APIEmbed): number =>
  linesIn(description) + fields.reduce((sum, { name, value }) => sum + linesIn(name) + linesIn(value) + 0.5, 0);

/** A card, and how many there are of it. */
interface Counted {
  readonly card: CardId;
  readonly count: number;
}

const nameOf = ({ card, count }: Counted, w: Words): string =>
  `${iconBefore(card)}${w.cardName(card)}${count > 1 ? ` ×${count}` : ''}`;

const textOf = ({ card }: Counted, { session, w }: Shown): readonly string[] =>
  chosenLines(cardsOf(session).card(card), session, w);

const counted = (cards: readonly CardId[]): readonly Counted[] =>
  [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));

/** Several cards under one heading, or each under its name. */
const listed = (cards: readonly Counted[], heading: string, shown: Shown, detail: Detail): readonly APIEmbedField[] => {
  const { w } = shown;
  if (cards.length === 0) return [];
  switch (detail.as) {
    case 'texts':
      return cards.map((one) => field(nameOf(one, w), clip(textOf(one, shown).join('\n'), detail.most)));
    case 'lines': {
      const lines = cards.map((one) => {
        const text = clip(textOf(one, shown).join(' · '), detail.most);
        return `**${nameOf(one, w)}**${text === '' ? '' : ` — ${text}`}`;
      });
      return [field(heading, clipLines([...lines, w.board.textsElsewhere(w.ui.inspect)], LIMITS.fieldValue))];
    }
    case 'names':
      return [field(heading, cards.map((one) => nameOf(one, w)).join(', '))];
    default:
      return detail satisfies never;
  }
};

/** Whether a card lies on the table for everybody, where it can be looked at. */
const isOnTable = ({ kind, zone }: Option['meaning']): boolean =>
  kind === 'stack' || kind === 'slot' || zone === 'play' || zone === 'slot' || zone === 'covered' || zone === 'discard';

/**
 * The cards that a question is about, the one that asks first, for reading; those on the table have their place there, but
 * who may part with a room reads what it does (ROOM-04).
 */
const cardsAsked = ({ view: { decision, shown } }: Shown): readonly CardId[] => {
  if (decision === null || decision.key === 'priority') return [];
  const cards = [
    ...(decision.card === null ? [] : [decision.card]),
    ...shown.flatMap(({ cards: seen }) => seen),
    ...choicesOf(decision).flatMap(({ meaning }) =>
      isOnTable(meaning) && decision.key !== 'room.discard' ? [] : (meaning.card ?? []),
    ),
  ];
  return [...new Set(cards)].slice(0, MOST_CARDS);
};

/** The card that the roll on top of the stack is for: what each number does. */
const cardRolled = (shown: Shown): readonly APIEmbedField[] => {
  const top = shown.view.stack.at(-1);
  if (top?.kind !== 'roll' || top.card === null) return [];
  return listed([{ card: top.card, count: 1 }], '', shown, { as: 'texts', most: ROLLED });
};

/** What can be activated or bought and what it does: its button has the name alone. */
const actionFields = ({ actions, w }: Shown, detail: Detail): readonly APIEmbedField[] => {
  if (detail.as === 'names') return [];
  const lines = (choices: readonly Choice[]): string =>
    choices
      .map(({ label, description = '' }) =>
        clip(description === '' ? label : w.board.headed(label, description), detail.most),
      )
      .join('\n');
  return [
    ...(actions.activations.length === 0 ? [] : [field(w.ui.activate, lines(actions.activations))]),
    ...(actions.purchases.length === 0 ? [] : [field(w.ui.buy, lines(actions.purchases))]),
  ];
};

/** The cards that a question is about: the one that asks with its text, however little room there is. */
const askedFields = (asked: readonly Counted[], shown: Shown, detail: Detail): readonly APIEmbedField[] => {
  const { w, view } = shown;
  const own = asked.filter(({ card }) => card === view.decision?.card);
  const others = asked.filter((one) => !own.includes(one));
  return [
    ...listed(own, '', shown, detail.as === 'texts' ? detail : { as: 'texts', most: ASKING }),
    ...(detail.as === 'names' ? [] : listed(others, w.board.heading.cards, shown, detail)), // the options name them
  ];
};

/** The hand card by card; while a question is about certain cards those, and the hand by name. */
export const cardFields = (shown: Shown, detail: Detail): APIEmbedField[] => {
  const { view, w } = shown;
  const hand = counted(view.hand.map(({ card }) => card));
  const asked = counted(cardsAsked(shown));
  const fields =
    asked.length === 0
      ? [...cardRolled(shown), ...listed(hand, w.board.heading.hand, shown, detail), ...actionFields(shown, detail)]
      : [...askedFields(asked, shown, detail), ...listed(hand, w.board.heading.hand, shown, { as: 'names' })];
  return fields.slice(0, LIMITS.fields);
};
