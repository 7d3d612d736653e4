import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import type { Words } from '../../../text/index.js';
import type { Verb } from '../../format/ids.js';
import { LIMITS, select, type Choice } from '../../format/payload.js';
import { groupMenu, nearest, pagesOfGroups } from '../../format/paging.js';
import type { LegalActions } from './legal-actions.js';

type Components = readonly APIComponentInMessageActionRow[];

interface Parts {
  readonly actions: LegalActions;
  readonly w: Words;
  readonly page: number;
  readonly id: (verb: Verb, arg?: string) => string;
}

const KINDS = ['plays', 'activations', 'attacks', 'purchases'] as const satisfies readonly (keyof LegalActions)[];

const menu = (custom: string, label: string, choices: readonly Choice[]): Components =>
  choices.length === 0 ? [] : [select(custom, label, choices)];

const labelOf = (kind: keyof LegalActions, w: Words): string =>
  ({ plays: w.ui.playLoot, activations: w.ui.activate, attacks: w.ui.attack, purchases: w.ui.buy })[kind];

/** More than the menus hold: first what kind of action, then which, page by page. */
const grouped = ({ actions, w, page, id }: Parts) => {
  const pages = pagesOfGroups(KINDS.map((key) => ({ key, of: actions[key] })));
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
  const { actions, w, id } = parts;
  const fromCards = [...actions.plays, ...actions.activations];
  const all = [fromCards, actions.attacks, actions.purchases];
  if (all.some(({ length }) => length > LIMITS.options)) return grouped(parts);
  return {
    pages: 1,
    menus: [
      menu(id('pick', '0'), `${w.ui.playLoot} / ${w.ui.activate}`, fromCards),
      menu(id('attack'), w.ui.attack, actions.attacks),
      menu(id('buy'), w.ui.buy, actions.purchases),
    ],
  };
};
