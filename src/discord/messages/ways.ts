import type { Words } from '../../text/index.js';
import { personalId } from '../ids.js';
import { backFrom, toChosen, toPage, written, type Page, type Way } from '../lookup/refs.js';
import { button, LIMITS, select, type Choice } from '../payload.js';

/** Colour of what is looked up. */
export const LOOKUP_COLOUR = 0x6f4f2f;

/** Where a page of a lookup stands, and who reads it. */
export interface Frame {
  readonly w: Words;
  readonly way: Way;
  /** Everybody sees it: nobody's way leads back from it, and it is shared already. */
  readonly isPublic: boolean;
  /** Said above it; empty for nothing. */
  readonly notice: string;
  /** What is shared of it; null for nothing. */
  readonly shares: Page | null;
  /** Buttons for this reader, in a row of their own. */
  readonly extra: Buttons;
}

export type Buttons = readonly ReturnType<typeof button>[];

const MOST_IN_ROW = 5;

/** A page that a button names. */
export interface Named {
  readonly page: Page;
  readonly name: string;
}

/** The first five of them as buttons; each page once. */
export const pageButtons = ({ way }: Frame, pages: readonly Named[], style?: 'primary'): Buttons => {
  const unique = pages.filter(
    ({ page }, index) => pages.findIndex((other) => written(other.page) === written(page)) === index,
  );
  return unique.slice(0, MOST_IN_ROW).map(({ page, name }) => button(toPage(way, page), name, style));
};

/** A menu of pages; nothing without any. */
export const pageMenu = ({ way }: Frame, mark: string, placeholder: string, choices: readonly Choice[]) =>
  choices.length === 0 ? [] : [select(toChosen(way, mark), placeholder, choices.slice(0, LIMITS.options))];

/** Back, share, the contents and the glossary. */
export const ways = ({ w, way, isPublic, shares }: Frame): Buttons => {
  const back = isPublic ? null : backFrom(way);
  const { here } = way;
  return [
    ...(back === null ? [] : [button(back, w.ui.back)]),
    ...(isPublic || shares === null ? [] : [button(personalId('share', written(shares)), w.lookup.share)]),
    ...(here.is === 'contents' && here.chapter === ''
      ? []
      : [button(toPage(way, { is: 'contents', chapter: '' }), w.lookup.contents.button)]),
    ...(here.is === 'glossary' ? [] : [button(toPage(way, { is: 'glossary', page: 0 }), w.lookup.glossary.title)]),
  ];
};
