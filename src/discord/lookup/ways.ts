import type { Words } from '../../text/index.js';
import { personalId } from '../protocol/ids.js';
import {
  backButtonId,
  pageMenuId,
  pageButtonId,
  formatPage,
  type LookupPage,
  type Way,
} from '../format/lookup-refs.js';
import { button, LIMITS, select, type Choice } from '../protocol/payload.js';

/** Colour of what is looked up. */
export const LOOKUP_COLOUR = 0x6f4f2f;

/** Where a page of a lookup stands, and who reads it. */
export interface PageContext {
  readonly w: Words;
  readonly way: Way;
  /** Everybody sees it: nobody's way leads back from it, and it is shared already. */
  readonly isPublic: boolean;
  /** Said above it; empty for nothing. */
  readonly notice: string;
  /** What is shared of it; null for nothing. */
  readonly shares: LookupPage | null;
  /** Buttons for this reader, in a row of their own. */
  readonly extra: Buttons;
}

export type Buttons = readonly ReturnType<typeof button>[];

/** Buttons in a row. */
export const MOST_IN_ROW = 5;

/** A page that a button names. */
export interface NamedPage {
  readonly page: LookupPage;
  readonly name: string;
}

/** The pages of a row of buttons, and how it looks. */
interface PageRow {
  readonly pages: readonly NamedPage[];
  readonly style?: 'primary';
}

/** For each row its first five pages as buttons; in all rows together each page once, and none that leads to this page. */
export const pageButtons = <Rows extends readonly PageRow[]>(
  { way, shares }: PageContext,
  ...wanted: Rows
): { readonly [Row in keyof Rows]: Buttons } => {
  const taken = new Set(shares === null ? [] : [formatPage(shares)]);
  const row = ({ pages, style }: PageRow): Buttons => {
    const own = pages.filter(
      ({ page }, at) =>
        !taken.has(formatPage(page)) && pages.findIndex((other) => formatPage(other.page) === formatPage(page)) === at,
    );
    const shown = own.slice(0, MOST_IN_ROW);
    for (const { page } of shown) taken.add(formatPage(page));
    return shown.map(({ page, name }) => button(pageButtonId(way, page), name, style));
  };
  return wanted.map(row) as { [Row in keyof Rows]: Buttons }; // a row for each that is wanted
};

/** A menu of pages; nothing without any. */
export const pageMenu = ({ way }: PageContext, mark: string, placeholder: string, choices: readonly Choice[]) =>
  choices.length === 0 ? [] : [select(pageMenuId(way, mark), placeholder, choices.slice(0, LIMITS.options))];

/** Back, share, the contents and the glossary. */
export const ways = ({ w, way, isPublic, shares }: PageContext): Buttons => {
  const back = isPublic ? null : backButtonId(way);
  const { here } = way;
  return [
    ...(back === null ? [] : [button(back, w.ui.back)]),
    ...(isPublic || shares === null ? [] : [button(personalId('share', formatPage(shares)), w.lookup.share)]),
    ...(here.is === 'contents' && here.chapter === ''
      ? []
      : [button(pageButtonId(way, { is: 'contents', chapter: '' }), w.lookup.contents.button)]),
    ...(here.is === 'glossary'
      ? []
      : [button(pageButtonId(way, { is: 'glossary', page: 0 }), w.lookup.glossary.title)]),
  ];
};
