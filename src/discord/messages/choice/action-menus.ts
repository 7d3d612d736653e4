import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import type { Words } from '../../../text/index.js';
import type { ButtonVerb } from '../../protocol/ids.js';
import { button, LIMITS, select, withEmblem, type Choice } from '../../protocol/payload.js';
import { groupMenu, clampPage, pagesOfGroups } from '../../protocol/paging.js';
import type { LegalActions } from './legal-actions.js';

type Components = readonly APIComponentInMessageActionRow[];

interface Parts {
  readonly actions: LegalActions;
  readonly w: Words;
  readonly page: number;
  readonly id: (verb: ButtonVerb, arg?: string) => string;
}

const KINDS = ['plays', 'activations', 'attacks', 'purchases'] as const satisfies readonly (keyof LegalActions)[];

const menu = (custom: string, label: string, choices: readonly Choice[]): Components =>
  choices.length === 0 ? [] : [select(custom, label, choices)];

const labelOf = (kind: keyof LegalActions, w: Words): string =>
  ({ plays: w.ui.playLoot, activations: w.ui.activate, attacks: w.ui.attack, purchases: w.ui.buy })[kind];

/** So many things of a row fit beside each other as buttons; a choice from a menu takes two clicks. */
const MOST_BUTTONS = 5;

type Style = Parameters<typeof button>[2];

/** A row of buttons where they are few, otherwise a menu. */
const rowOf = (
  choices: readonly Choice[],
  buttonFor: (choice: Choice) => readonly [id: string, label: string],
  style: Style,
  fallback: readonly [id: string, label: string],
): Components =>
  choices.length > MOST_BUTTONS
    ? menu(...fallback, choices)
    : choices.map((choice) => withEmblem(button(...buttonFor(choice), style), choice.icon));

/** More than the menus hold: first what kind of action, then which, page by page. */
const grouped = ({ actions, w, page, id }: Parts) => {
  const pages = pagesOfGroups(KINDS.map((key) => ({ key, of: actions[key] })));
  const here = pages[clampPage(page, pages.length)];
  const verbs = { plays: 'pick', activations: 'pick', attacks: 'attack', purchases: 'buy' } as const;
  const name = (key: string): string => labelOf(KINDS.find((kind) => kind === key) ?? 'plays', w);
  const shown = here === undefined ? [] : menu(id(verbs[here.key], String(page)), labelOf(here.key, w), here.of);
  return {
    pages: pages.length,
    menus: [groupMenu(pages, page, { id: id('page', 'g'), placeholder: w.more.which, name }, w), shown],
  };
};

const declaring =
  ({ id }: Parts, verb: 'attack' | 'buy', word: string) =>
  ({ value, short, label }: Choice): readonly [string, string] => [id(verb, value), `${word} ${short ?? label}`];

/** Play, activate, attack and buy, each in one click; the number of pages goes with them. */
export const actionMenus = (parts: Parts): { readonly pages: number; readonly menus: readonly Components[] } => {
  const { actions, w, id } = parts;
  const { plays, activations, attacks, purchases } = actions;
  const fromCards = [...plays, ...activations];
  const all = [fromCards, attacks, purchases];
  if (all.some(({ length }) => length > LIMITS.options)) return grouped(parts);
  const { attack, buy, playLoot, activate } = w.ui;
  const used = ({ value, short, label }: Choice): readonly [string, string] => [id('opt', value), short ?? label];
  return {
    pages: 1,
    menus: [
      rowOf(fromCards, used, 'secondary', [id('pick', '0'), `${playLoot} / ${activate}`]),
      rowOf(attacks, declaring(parts, 'attack', attack), 'primary', [id('attack'), attack]),
      rowOf(purchases, declaring(parts, 'buy', buy), 'secondary', [id('buy'), buy]),
    ],
  };
};
