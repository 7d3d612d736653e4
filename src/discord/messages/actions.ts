import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import type { Table } from '../../table/index.js';
import type { Words } from '../../text/index.js';
import type { Verb } from '../ids.js';
import { LIMITS, select, type Choice } from '../payload.js';
import { groupMenu, nearest, pagesOfGroups } from './groups.js';
import { offersFor, type Offers } from './offers.js';

type Components = readonly APIComponentInMessageActionRow[];

interface Parts {
  readonly table: Table;
  readonly user: string;
  readonly w: Words;
  readonly page: number;
  readonly id: (verb: Verb, arg?: string) => string;
}

const KINDS = ['plays', 'activations', 'attacks', 'purchases'] as const satisfies readonly (keyof Offers)[];

const menu = (custom: string, label: string, choices: readonly Choice[]): Components =>
  choices.length === 0 ? [] : [select(custom, label, choices)];

const labelOf = (kind: keyof Offers, w: Words): string =>
  ({ plays: w.ui.playLoot, activations: w.ui.activate, attacks: w.ui.attack, purchases: w.ui.buy })[kind];

/** More than the menus hold: first what kind of action, then which, page by page. */
const grouped = ({ w, page, id }: Parts, offers: Offers) => {
  const pages = pagesOfGroups(KINDS.map((key) => ({ key, of: offers[key] })));
  const here = pages[nearest(page, pages.length)];
  const verbs = { plays: 'pick', activations: 'pick', attacks: 'attack', purchases: 'buy' } as const;
  const name = (key: string): string => labelOf(KINDS.find((kind) => kind === key) ?? 'plays', w);
  const shown = here === undefined ? [] : menu(id(verbs[here.key], String(page)), labelOf(here.key, w), here.of);
  return {
    pages: pages.length,
    menus: [groupMenu(pages, page, { id: id('page', 'g'), placeholder: w.more.which, name }), shown],
  };
};

/** Play, activate, attack and buy, each in one click; the number of pages goes with them. */
export const actionMenus = (parts: Parts): { readonly pages: number; readonly menus: readonly Components[] } => {
  const { table, user, w, id } = parts;
  const offers = offersFor(table, user, w);
  const actions = [...offers.plays, ...offers.activations];
  const all = [actions, offers.attacks, offers.purchases];
  if (all.some(({ length }) => length > LIMITS.options)) return grouped(parts, offers);
  return {
    pages: 1,
    menus: [
      menu(id('pick', '0'), `${w.ui.playLoot} / ${w.ui.activate}`, actions),
      menu(id('attack'), w.ui.attack, offers.attacks),
      menu(id('buy'), w.ui.buy, offers.purchases),
    ],
  };
};
