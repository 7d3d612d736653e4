import type { APIEmbedField } from 'discord-api-types/v10';
import type { Card } from '../../../engine/index.js';
import { HOUSE_CARD_LIMITS, type HouseCard } from '../../../table/index.js';
import {
  categoriesOf,
  HOUSE_TYPES,
  houseProblem,
  LANGUAGES,
  markedCard,
  wordsWith,
  type HouseType,
  type Words,
} from '../../../text/index.js';
import { numberedAsIs } from '../../format/escaping.js';
import { formatId } from '../../protocol/ids.js';
import { clampPage, pageRow } from '../../protocol/paging.js';
import { button, clip, clipLines, field, LIMITS, message, rows, select, type Payload } from '../../protocol/payload.js';
import type { PlacedWord } from '../../format/placed-words.js';

const COLOUR = 0x6b4f8a;

/** The id of a button of a server's house cards. */
export const ownId = (arg: string): string => formatId({ game: 'server', window: '', verb: 'own', arg });

/** What a card of this deck is called. */
const deckName = (type: HouseType, w: Words): string => w.knownCard.deck[type];

const isType = (type: Card['type']): type is HouseType => (HOUSE_TYPES as readonly string[]).includes(type);

/** Its deck, category and copies, in a line. */
const kindLine = ({ type, category, copies }: Card, w: Words): string => {
  const known = categoriesOf(type).find((one) => one === category);
  return [
    w.houseCards.kind,
    ...(isType(type) ? [deckName(type, w)] : []),
    ...(known === undefined ? [] : [w.knownCard.category[known]]),
    w.houseCards.copies(copies),
  ].join(' · ');
};

/** What everybody may read of a house card, in one language; word for word where that is wished. */
const houseCardLines = (card: Card, w: Words, isExact = false): readonly string[] => {
  const own = wordsWith(w.language, card);
  return [
    `*${kindLine(card, w)}*`,
    own.statsLine(card),
    card.reward === null ? '' : own.rewardLine(card.reward),
    own.marksLine(card),
    ...(isExact ? own.exactText(card) : own.cardText(card)),
    own.curseText(card),
  ].filter((line) => line !== '');
};

/** The house card of a server for anybody there: what `/card` shows. */
export const houseCardMessage = (card: Card, w: Words): Payload =>
  message({
    embeds: [
      {
        title: clip(markedCard(card).name[w.language], LIMITS.title),
        description: clipLines(houseCardLines(card, w), 2_500),
        fields: [field(w.houseCards.exact, clipLines(houseCardLines(card, w, true).slice(1), LIMITS.fieldValue))],
        color: COLOUR,
      },
    ],
  });

/** Cards on a page of their list: as many as a menu takes. */
const ON_PAGE = LIMITS.options;

/** A house card in lists: its name, and whether it is ready. */
const listLine = ({ number, card, test }: HouseCard, w: Words): string => {
  const state =
    houseProblem(card) === null
      ? w.houseCards.state(test)
      : w.houseCards.state({ is: 'failed', why: 'error', game: 0 });
  return numberedAsIs(`${number}. **${card.name[w.language]}** – ${state}`);
};

/** All house cards of a server, for its managers. */
export const houseCardsMessage = (
  cards: readonly HouseCard[],
  page: number,
  { w, isFreeText, notice }: { readonly w: Words; readonly isFreeText: boolean; readonly notice: string | null },
): Payload => {
  const words = w.houseCards;
  const pages = Math.max(1, Math.ceil(cards.length / ON_PAGE));
  const here = clampPage(page, pages);
  const shown = cards.slice(here * ON_PAGE, (here + 1) * ON_PAGE);
  const lines = [
    words.about(cards.length, HOUSE_CARD_LIMITS.cards),
    words.neutral(isFreeText),
    '',
    ...shown.map((one) => listLine(one, w)),
  ];
  const choices = shown.map(({ number, card, test }) => ({
    value: `${number}`,
    label: card.name[w.language],
    description: words.state(test),
  }));
  const decks = HOUSE_TYPES.map((type) => ({ value: type, label: deckName(type, w) }));
  return message({
    content: clip(notice ?? '', LIMITS.content),
    embeds: [
      { title: clip(words.title, LIMITS.title), description: clipLines(lines, LIMITS.description), color: COLOUR },
    ],
    components: rows(
      choices.length === 0 ? [] : [select(ownId('open'), words.choose, choices)],
      [select(ownId('write'), words.buttons.write, decks)],
      pageRow(here, pages, w, (to) => ownId(`list.${to}`)),
      cards.length === 0 ? [] : [button(ownId('export'), words.buttons.export)],
    ),
  });
};

/** The apostrophe of print, which is read like the one that is typed. */
const printed = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replaceAll("'", '’'));

/** Its text in the other language, and in both word for word. */
const textFields = (card: Card, w: Words): readonly APIEmbedField[] =>
  LANGUAGES.flatMap((language) => {
    const own = wordsWith(language, card);
    const text = clipLines(printed(own.cardText(card)), LIMITS.fieldValue);
    const exact = clipLines(printed(own.exactText(card)), LIMITS.fieldValue);
    const name = { en: 'English', fr: 'Français' }[language];
    return [
      ...(language === w.language ? [] : [field(name, text)]),
      ...(text === exact ? [] : [field(`${name} – ${w.houseCards.exact}`, exact)]),
    ];
  });

/** One house card for the managers of its server: what it says, whether it works, and everything that can be changed. */
export const ownCardMessage = ({ number, card, test }: HouseCard, w: Words, notice: string | null): Payload => {
  const words = w.houseCards;
  const id = (what: string): string => ownId(`${what}.${number}`);
  const readable = houseProblem(card) === null;
  const categories = categoriesOf(card.type).map((category) => ({
    value: category,
    label: w.knownCard.category[category],
    chosen: category === card.category,
  }));
  const { buttons } = words;
  return message({
    content: clip(notice ?? '', LIMITS.content),
    embeds: [
      {
        title: clip(markedCard(card).name[w.language], LIMITS.title),
        description: clipLines(readable ? houseCardLines(card, w) : [words.unreadable], 2_000),
        fields: readable ? [...textFields(card, w), field(buttons.test, words.tested(test))] : [],
        color: COLOUR,
      },
    ],
    components: readable
      ? rows(
          [
            button(id('test'), buttons.test, 'primary'),
            button(id('name'), buttons.name),
            button(id('stats'), buttons.numbers),
            button(id('reward'), buttons.reward),
            button(id('intext'), buttons.inText),
          ],
          [button(id('words'), buttons.words), button(id('text'), buttons.text)],
          categories.length === 0 ? [] : [select(id('category'), words.chooseCategory, categories)],
          [button(ownId('list.0'), buttons.list), button(id('remove'), buttons.remove, 'danger')],
        )
      : rows([button(ownId('list.0'), buttons.list), button(id('remove'), buttons.remove, 'danger')]),
  });
};

/** Asks before a card is removed. */
export const removeCardMessage = ({ number, card }: HouseCard, w: Words): Payload =>
  message({
    embeds: [
      {
        title: clip(w.houseCards.title, LIMITS.title),
        description: w.houseCards.confirmRemove(card.name[w.language]),
        color: COLOUR,
      },
    ],
    components: rows([
      button(ownId(`sure.${number}`), w.houseCards.buttons.remove, 'danger'),
      button(ownId(`card.${number}`), w.ui.cancel),
    ]),
  });

/** The places of a text in which another word may stand, or the words for one of them. */
export const wordsOfCardMessage = (
  { number, card }: HouseCard,
  { places, at, page }: { readonly places: readonly PlacedWord[]; readonly at: number | null; readonly page: number },
  w: Words,
): Payload => {
  const words = w.houseCards;
  const place = at === null ? undefined : places[at];
  const all =
    place === undefined
      ? places.map(({ now }, index) => ({ value: `${index}`, label: now }))
      : place.others().map(({ word, said, text }) => ({ value: word, label: said, description: text }));
  const pages = Math.max(1, Math.ceil(all.length / LIMITS.options));
  const here = clampPage(page, pages);
  const shown = all.slice(here * LIMITS.options, (here + 1) * LIMITS.options);
  const placeholder = place === undefined ? words.choosePlace : words.chooseWord(place.now);
  const own = place === undefined ? `place.${number}` : `word.${number}.${at}`;
  const turned = (to: string): string =>
    ownId(place === undefined ? `words.${number}.${to}` : `words.${number}.${to}.${at}`);
  return message({
    embeds: [
      {
        title: clip(markedCard(card).name[w.language], LIMITS.title),
        description: clipLines(shown.length === 0 ? [words.noWords] : houseCardLines(card, w), 2_500),
        color: COLOUR,
      },
    ],
    components: rows(
      shown.length === 0 ? [] : [select(ownId(own), placeholder, shown)],
      pageRow(here, pages, w, turned),
      [
        ...(place === undefined ? [] : [button(ownId(`words.${number}`), w.ui.back)]),
        button(ownId(`card.${number}`), place === undefined ? w.ui.back : w.ui.cancel),
      ],
    ),
  });
};
