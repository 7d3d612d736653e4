import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import type { Words } from '../../text/index.js';
import { button, LIMITS, select } from './payload.js';

/** One page of a menu: at most 25 of the things to choose from, which have this key in common. */
interface MenuPage<T, K extends string = string> {
  readonly key: K;
  readonly of: readonly T[];
}

const chunks = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / LIMITS.options) }, (_, at) =>
    all.slice(at * LIMITS.options, (at + 1) * LIMITS.options),
  );

/** Groups one after the other, each on pages of its own. */
export const pagesOfGroups = <T, K extends string>(groups: readonly MenuPage<T, K>[]): readonly MenuPage<T, K>[] =>
  groups.flatMap(({ key, of }) => chunks(of).map((part) => ({ key, of: part })));

/** The pages of a menu: one for all where 25 are enough, otherwise pages for each group. */
export const menuPages = <T>(all: readonly T[], keyOf: (one: T) => string): readonly MenuPage<T>[] => {
  if (all.length <= LIMITS.options) return [{ key: '', of: all }];
  const keys = [...new Set(all.map(keyOf))];
  return pagesOfGroups(keys.map((key) => ({ key, of: all.filter((one) => keyOf(one) === key) })));
};

/** The page with this number, counted from 0; for a number that is too low or too high the first or the last. */
export const clampPage = (page: number, pages: number): number => Math.min(Math.max(0, page), Math.max(0, pages - 1));

/** The menu of groups, when there are several: each leads to its first page. */
export const groupMenu = <T>(
  pages: readonly MenuPage<T>[],
  page: number,
  show: { readonly id: string; readonly placeholder: string; readonly name: (key: string) => string },
  w: Words,
): readonly APIComponentInMessageActionRow[] => {
  const keys = [...new Set(pages.map(({ key }) => key))];
  if (keys.length < 2) return [];
  const here = pages[clampPage(page, pages.length)]?.key;
  const choices = keys.slice(0, LIMITS.options).map((key) => {
    const count = pages.filter((one) => one.key === key).reduce((sum, { of }) => sum + of.length, 0);
    const first = pages.findIndex((one) => one.key === key);
    return { value: String(first), label: w.board.aside(show.name(key), `${count}`), chosen: key === here };
  });
  return [select(show.id, show.placeholder, choices)];
};

/** Turning pages, when there is more than one. */
export const pageRow = (
  page: number,
  pages: number,
  w: Words,
  id: (arg: string) => string,
): readonly APIComponentInMessageActionRow[] => {
  if (pages < 2) return [];
  const here = clampPage(page, pages);
  return [
    button(id(`${here - 1}`), w.ui.previousPage, 'secondary', here === 0),
    button(id(`${here}p`), w.ui.page(here + 1, pages), 'secondary', true),
    button(id(`${here + 1}`), w.ui.nextPage, 'secondary', here === pages - 1),
  ];
};
