import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { cardsOf, type CardId, type Session, type View } from '../../../engine/index.js';
import type { Words } from '../../../text/index.js';
import { iconBefore } from '../../protocol/emojis.js';
import { clip, clipLines, embedSize, field, LIMITS, type Choice } from '../../protocol/payload.js';
import { chosenLines, type LegalActions } from './legal-actions.js';

/** Whose cards are shown, and what they may do. */
interface Shown {
  readonly view: View;
  readonly session: Session;
  readonly actions: LegalActions;
  readonly w: Words;
}

/** How much of the cards is shown: their texts up to so many characters each, a line for each, or their names. */
type Detail = { readonly as: 'texts' | 'lines'; readonly most: number } | { readonly as: 'names' };

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

/** Characters of the card that a roll is for, however little room there is: what each number does. */
const ROLLED = 400;

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
export interface Counted {
  readonly card: CardId;
  readonly count: number;
}

export const nameOf = ({ card, count }: Counted, w: Words): string =>
  `${iconBefore(card)}${w.cardName(card)}${count > 1 ? ` ×${count}` : ''}`;

const textOf = ({ card }: Counted, { session, w }: Shown): readonly string[] =>
  chosenLines(cardsOf(session).card(card), session, w);

export const countCards = (cards: readonly CardId[]): readonly Counted[] =>
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
      return [field(heading, w.board.listed(cards.map((one) => nameOf(one, w))))];
    default:
      return detail satisfies never;
  }
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

/** The hand card by card, and what can be done with what lies on the table. */
export const cardFields = (shown: Shown, detail: Detail): APIEmbedField[] => {
  const hand = countCards(shown.view.hand.map(({ card }) => card));
  const fields = [
    ...cardRolled(shown),
    ...listed(hand, shown.w.board.heading.hand, shown, detail),
    ...actionFields(shown, detail),
  ];
  return fields.slice(0, LIMITS.fields);
};

/** The hand by name. */
export const handByName = (shown: Shown): readonly APIEmbedField[] =>
  listed(countCards(shown.view.hand.map(({ card }) => card)), shown.w.board.heading.hand, shown, { as: 'names' });

/** A panel that may be shown, and whether it may be higher than a phone can show. */
export interface Try {
  readonly embed: () => APIEmbed;
  readonly isAnyHeight: boolean;
}

/** Characters above the cards. */
const DESCRIPTION = 2_000;

/** The embed within Discord's limits, without fields from its end. */
const within = (embed: APIEmbed, most: number): APIEmbed => {
  const fields = (embed.fields ?? []).slice(0, LIMITS.fields);
  const cut = { ...embed, description: clip(embed.description ?? '', DESCRIPTION) };
  while (fields.length > 0 && embedSize({ ...cut, fields }) > most) fields.pop();
  return { ...cut, fields };
};

/** The first panel that fits into so many characters and lines; the last one, cut, where none does. */
export const fittest = (tries: readonly Try[], room: { readonly most: number; readonly lines: number }): APIEmbed => {
  let last: APIEmbed = {};
  for (const { embed, isAnyHeight } of tries) {
    last = embed();
    const isComplete =
      (last.fields ?? []).length <= LIMITS.fields && [...(last.description ?? '')].length <= DESCRIPTION;
    if (isComplete && embedSize(last) <= room.most && (isAnyHeight || linesOf(last) <= room.lines)) return last;
  }
  return within(last, room.most);
};
