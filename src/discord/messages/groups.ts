import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import type { Option, PlayerId } from '../../engine/index.js';
import type { Names, Words } from '../../text/index.js';
import { LIMITS, select } from '../payload.js';

/** What one menu shows of something that may have more than a menu holds; the key says what these have in common. */
export interface Page<T, K extends string = string> {
  readonly key: K;
  readonly of: readonly T[];
}

const chunks = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / LIMITS.options) }, (_, at) =>
    all.slice(at * LIMITS.options, (at + 1) * LIMITS.options),
  );

/** Groups one after the other, each on pages of its own. */
export const pagesOfGroups = <T, K extends string>(groups: readonly Page<T, K>[]): readonly Page<T, K>[] =>
  groups.flatMap(({ key, of }) => chunks(of).map((part) => ({ key, of: part })));

/** All on one page where a menu holds them, otherwise group by group. */
export const laidOut = <T>(all: readonly T[], keyOf: (one: T) => string): readonly Page<T>[] => {
  if (all.length <= LIMITS.options) return [{ key: '', of: all }];
  const keys = [...new Set(all.map(keyOf))];
  return pagesOfGroups(keys.map((key) => ({ key, of: all.filter((one) => keyOf(one) === key) })));
};

/** A page that does not exist becomes the nearest. */
export const nearest = (page: number, pages: number): number => Math.min(Math.max(0, page), Math.max(0, pages - 1));

/** What the options have in common: whose they are, or where they are. */
export const groupOf = ({ meaning }: Option): string => {
  const { kind, zone, owner } = meaning;
  if (kind === 'player' || kind === 'stack' || kind === 'deck') return kind;
  if (zone === 'hand' || zone === 'discard') return zone;
  if (zone === 'slot' || zone === 'covered') return 'slot';
  return owner ?? 'other';
};

const isPlayer = (key: string): key is PlayerId => /^p\d{1,2}$/.test(key);

/** A group in words. */
export const groupName = (key: string, w: Words, names: Names): string => {
  const { heading } = w.board;
  switch (key) {
    case 'player':
      return heading.players;
    case 'stack':
      return heading.stack;
    case 'deck':
      return heading.decks;
    case 'hand':
      return heading.hand;
    case 'discard':
      return heading.discards;
    case 'slot':
      return w.inspect.menu.table;
    default:
      return isPlayer(key) ? names.player(key) : w.more.others;
  }
};

/** The menu of groups, when there are several: each leads to its first page. */
export const groupMenu = <T>(
  pages: readonly Page<T>[],
  page: number,
  show: { readonly id: string; readonly placeholder: string; readonly name: (key: string) => string },
): readonly APIComponentInMessageActionRow[] => {
  const keys = [...new Set(pages.map(({ key }) => key))];
  if (keys.length < 2) return [];
  const here = pages[nearest(page, pages.length)]?.key;
  const choices = keys.slice(0, LIMITS.options).map((key) => {
    const count = pages.filter((one) => one.key === key).reduce((sum, { of }) => sum + of.length, 0);
    const first = pages.findIndex((one) => one.key === key);
    return { value: String(first), label: `${show.name(key)} (${count})`, chosen: key === here };
  });
  return [select(show.id, show.placeholder, choices)];
};
