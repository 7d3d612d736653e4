import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Card } from '../../engine/index.js';
import type { CardFilter, Ruling, Term } from '../../rulebook/index.js';
import type { KnownCard, KnownFace, Words } from '../../text/index.js';
import { personalId } from '../protocol/ids.js';
import { escapeText } from '../format/escaping.js';
import { formatPage } from '../format/lookup-refs.js';
import {
  clip,
  clipLines,
  field,
  LIMITS,
  message,
  rows,
  select,
  type Choice,
  type Payload,
  type Row,
} from '../protocol/payload.js';
import { LOOKUP_COLOUR, MOST_IN_ROW, pageButtons, pageMenu, ways, type PageContext, type NamedPage } from './ways.js';

/** What is shown of a card besides its facts. */
export interface CardParts {
  /** Null for a card that cannot be played yet. */
  readonly tree: Card | null;
  /** The card as the first edition had it, where it meant something else. */
  readonly former: Card | null;
  readonly rulings: readonly Ruling[];
  /** The terms in its text. */
  readonly terms: readonly Term[];
  /** Sections of the rulebook about it. */
  readonly related: readonly NamedPage[];
  /** Its starting item or characters, and its back. */
  readonly with: readonly NamedPage[];
  /** Other cards of the same name. */
  readonly namesakes: readonly NamedPage[];
}

/** What is printed on a face beside its text: `♥ 4 · ⚅ 4+ · ⚔ 1 · 1 soul`. */
const printed = ({ stats, souls }: KnownFace, w: Words): string =>
  [stats === null ? '' : w.statsLine(stats), souls === null ? '' : w.knownCard.souls(souls)]
    .filter((part) => part !== '')
    .join(' · ');

/** The reward, in words; empty without one. */
export const rewardOf = ({ reward }: KnownFace, w: Words): string => {
  if (reward === null) return '';
  return reward === 'special' ? w.knownCard.specialReward : w.rewardLine(reward);
};

/** Keywords that a text in our words does not say: of a card that cannot be played yet. */
const marks = ({ keywords }: KnownFace, tree: Card | null, w: Words): string =>
  tree === null ? keywords.map((word) => w.knownCard.keyword[word]).join(' · ') : '';

/** What kind of card it is: `Treasure · active item · Base game, 2nd edition`. */
export const kindOf = ({ deck, category, set, threePlus }: KnownCard, w: Words): string => {
  const { knownCard: words } = w;
  const kind = category === null ? [] : [words.category[category]];
  return [words.deck[deck], ...kind, words.set[set], ...(threePlus ? [words.threePlus] : [])].join(' · ');
};

/** The same from the set on, which tells cards of one name apart. */
const originOf = ({ deck, category, set }: KnownCard, { knownCard: words }: Words): string =>
  `${words.set[set]} · ${category === null ? words.deck[deck] : words.category[category]}`;

/**
 * Cards of one name, told apart by the least that does: by their set, by their kind too, or by a number; in the order of
 * the cards.
 */
export const distinctLabels = (cards: readonly KnownCard[], w: Words): readonly string[] => {
  const { set } = w.knownCard;
  const named = (by: (card: KnownCard) => string): readonly string[] =>
    cards.map((card) => w.board.aside(w.knownCard.name(card), by(card)));
  const [bySet, byKind] = [named((card) => set[card.set]), named((card) => originOf(card, w))];
  const isAlone = (names: readonly string[], at: number): boolean =>
    names.every((name, other) => other === at || name !== names[at]);
  return cards.map((card, at) => {
    const [short = '', long = ''] = [bySet[at], byKind[at]];
    if (isAlone(bySet, at)) return short;
    if (isAlone(byKind, at)) return long;
    const which = byKind.slice(0, at + 1).filter((name) => name === long).length;
    return w.board.aside(w.knownCard.name(card), w.board.listed([originOf(card, w), `${which}`]));
  });
};

/** What a filter asks for, in words; a category that there is none of as it was typed. */
export const kindsIn = ({ set, deck, category, mark }: CardFilter, { knownCard: words }: Words): string => {
  const named = (names: Readonly<Record<string, string>>, id: string | undefined): readonly string[] =>
    id === undefined ? [] : [(Object.hasOwn(names, id) ? names[id] : undefined) ?? escapeText(id)];
  return [
    ...named(words.set, set),
    ...named(words.deck, deck),
    ...named(words.category, category),
    ...named(words.mark, mark),
  ].join(' · ');
};

const copiesField = ({ printings }: KnownCard, w: Words): APIEmbedField => {
  const lines = printings.map(({ set, copies }, at) => {
    const told = w.knownCard.copies(w.knownCard.set[set], copies);
    return printings.length < 2 ? told : `${told} · ${at === 0 ? w.printings.first : w.printings.otherPicture}`;
  });
  return field(w.knownCard.printings, clipLines(lines, LIMITS.fieldValue));
};

/** What the first edition had in place of the text and the numbers; nothing where they meant the same. */
const formerField = (former: Card | null, w: Words): readonly APIEmbedField[] => {
  if (former === null) return [];
  const { hp, dc, atk, reward } = former;
  const lines = [
    hp === null && atk === null ? '' : w.statsLine({ hp, dc, atk }),
    reward === null ? '' : w.rewardLine(reward),
    ...w.cardText(former),
  ];
  const text = lines.filter((line) => line !== '');
  return [field(w.knownCard.firstEdition, clipLines(text, LIMITS.fieldValue))];
};

/** What has been decided about a card; nothing without rulings. */
export const rulingsField = (rulings: readonly Ruling[], w: Words): readonly APIEmbedField[] =>
  rulings.length === 0
    ? []
    : [
        field(
          w.knownCard.rulings,
          clipLines(
            rulings.map(({ text }) => `• ${text}`),
            LIMITS.fieldValue,
          ),
        ),
      ];

/** A line in small letters; nothing for an empty one. */
export const smallText = (text: string): string => (text === '' ? '' : `-# ${text}`);

const cardEmbed = (card: KnownCard, parts: CardParts, w: Words): APIEmbed => {
  const { tree, rulings } = parts;
  const lines = [
    `*${kindOf(card, w)}*`,
    printed(card, w),
    rewardOf(card, w),
    marks(card, tree, w),
    ...(tree === null ? [w.knownCard.notPlayable(card.page !== null)] : w.cardText(tree)),
    tree === null ? '' : smallText(w.curseText(tree)),
    card.page === null ? '' : w.knownCard.official(card.page),
  ];
  const rules = [...new Set(rulings.flatMap((ruling) => ruling.rules))];
  return {
    title: clip(w.knownCard.name(card), LIMITS.title),
    description: clip(lines.filter((line) => line !== '').join('\n'), 2_500),
    fields: [copiesField(card, w), ...formerField(parts.former, w), ...rulingsField(rulings, w)],
    ...(rules.length === 0 ? {} : { footer: { text: clip(rules.join(' · '), 500) } }),
    color: LOOKUP_COLOUR,
  };
};

/** Below what leads on: the ways, and the extra buttons in a row of their own or, without room, before the last ways. */
const withWays = (above: readonly Row[], context: PageContext): Row[] => {
  const { extra } = context;
  const own = ways(context);
  const last = above.length < 4 ? [own, extra] : [[...own.slice(0, 5 - extra.length), ...extra]];
  return [...above, ...rows(...last)];
};

/** A card with everything that is known of it. */
export const knownCardMessage = (card: KnownCard, parts: CardParts, context: PageContext): Payload => {
  const { w, notice } = context;
  const terms = parts.terms.map(({ name, section, meaning }, at) => ({
    value: `${formatPage({ is: 'section', id: section })}@${at}`,
    label: name,
    description: meaning,
  }));
  const areFew = parts.with.length + parts.namesakes.length <= MOST_IN_ROW;
  const [related, companions] = pageButtons(
    context,
    { pages: areFew ? parts.related : [...parts.with, ...parts.related] },
    { pages: areFew ? [...parts.with, ...parts.namesakes] : [] },
  );
  const namesakes = parts.namesakes.map(({ page, name }) => ({ value: formatPage(page), label: name }));
  const last = areFew ? companions : pageMenu(context, 'namesakes', w.knownCard.namesakes, namesakes);
  return message({
    content: clip(notice, LIMITS.content),
    embeds: [cardEmbed(card, parts, w)],
    components: withWays(rows(pageMenu(context, 'terms', w.knownCard.terms, terms), related, last), context),
  });
};

/** The other side of a card. */
export const backFaceMessage = (card: KnownCard, back: KnownFace, tree: Card | null, context: PageContext): Payload => {
  const { w } = context;
  const lines = [
    `*${w.knownCard.backOf(w.knownCard.name(card))}*`,
    printed(back, w),
    rewardOf(back, w),
    marks(back, tree, w),
    ...(tree === null ? [w.knownCard.notPlayable(false)] : w.cardText(tree)),
  ];
  return message({
    embeds: [
      {
        title: clip(w.knownCard.name(back), LIMITS.title),
        description: clip(lines.filter((line) => line !== '').join('\n'), 2_500),
        color: LOOKUP_COLOUR,
      },
    ],
    components: rows(
      ...pageButtons(context, {
        pages: [{ page: { is: 'card', id: card.id }, name: w.knownCard.front(w.knownCard.name(card)) }],
      }),
      ways(context),
    ),
  });
};

/** Whether the text of a card says more word for word. */
export const saysMoreExactly = (card: Card, w: Words): boolean =>
  w.exactText(card).join('\n') !== w.cardText(card).join('\n');

/** The text of a card in which everything that is chosen has its place and its name. */
export const exactMessage = (card: KnownCard, tree: Card, context: PageContext): Payload => {
  const { w } = context;
  const back = { is: 'card', id: card.id } as const;
  return message({
    embeds: [
      {
        title: clip(w.knownCard.exactOf(w.knownCard.name(card)), LIMITS.title),
        description: clip([printed(card, w), ...w.exactText(tree)].filter((line) => line !== '').join('\n'), 2_500),
        color: LOOKUP_COLOUR,
      },
    ],
    components: rows(...pageButtons(context, { pages: [{ page: back, name: w.knownCard.short }] }), ways(context)),
  });
};

const choiceOf = (card: KnownCard, w: Words): Choice => ({
  value: formatPage({ is: 'card', id: card.id }),
  label: w.knownCard.name(card),
  description: kindOf(card, w),
});

/** Cards that are listed in words above their menu. */
const LISTED = 5;

/** Several cards that fit, the nearest first, to choose from; and sections of the rulebook that fit as well. */
export const cardsMessage = (
  cards: readonly KnownCard[],
  text: string,
  sections: readonly NamedPage[],
  context: PageContext,
): Payload => {
  const { w } = context;
  const lines = cards.slice(0, LISTED).map((card) => `• **${w.knownCard.name(card)}** – ${kindOf(card, w)}`);
  return message({
    embeds: [
      {
        title: clip(w.knownCard.choose, LIMITS.title),
        description: clip([text, ...lines].join('\n'), LIMITS.description),
        color: LOOKUP_COLOUR,
      },
    ],
    components: rows(
      pageMenu(
        context,
        'cards',
        w.knownCard.choose,
        cards.map((card) => choiceOf(card, w)),
      ),
      ...pageButtons(context, { pages: sections }),
      ways(context),
    ),
  });
};

/** Menus of the cards of a message, as many as it holds. */
const MENUS = [0, 1, 2, 3, 4] as const;

/** The cards that a message names, in menus; one that is chosen is shown beside them. */
export const explainMessage = (cards: readonly KnownCard[], w: Words): Payload => {
  const { title, several, choose } = w.lookup.explain;
  const menu = (part: number) => {
    const from = part * LIMITS.options;
    const own = cards.slice(from, from + LIMITS.options);
    const placeholder = cards.length <= LIMITS.options ? w.knownCard.choose : choose(from + 1, from + own.length);
    const choices = own.map((card) => choiceOf(card, w));
    return choices.length === 0 ? [] : [select(personalId('rule', `cards${part}`), placeholder, choices)];
  };
  return message({
    embeds: [
      {
        title: clip(title, LIMITS.title),
        description: clipLines(
          [several(cards.length), ...cards.map((card) => `• **${w.knownCard.name(card)}** – ${kindOf(card, w)}`)],
          2_000,
        ),
        color: LOOKUP_COLOUR,
      },
    ],
    components: rows(...MENUS.map(menu)),
  });
};
