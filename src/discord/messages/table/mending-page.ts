import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import {
  DECKS,
  type CounterName,
  type Mend,
  type MendNamed,
  type MendPlace,
  type MendWish,
  type PlayerId,
} from '../../../engine/index.js';
import { nextMend, type MendableTable, type MendProposal, type Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { formatId } from '../../protocol/ids.js';
import { groupMenu, menuPages, clampPage, pageRow } from '../../protocol/paging.js';
import { button, clip, LIMITS, message, rows, select, type Choice, type Payload } from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';
import { stamp } from '../../format/times.js';
import { parseBeing, counterIn, COUNTERS, objectIn, wishText } from './mend-wishes.js';

const COLOUR = 0x6f5a2f;
/** Numbers that one menu offers; beyond them it begins with a choice of tens. */
const NUMBERS = LIMITS.options;

/** The most counters of one kind that are offered. */
const MOST_COUNTERS = 99;

/** What can be counted, and where cards lie: the lists that the page offers. */
const LISTS = ['coins', 'hp', 'counters', 'move'] as const;
type List = (typeof LISTS)[number];

/** What a page of mends is made of. */
interface Mending {
  readonly table: Table;
  readonly now: MendableTable;
  /** The reader is the host of a table that is stuck. */
  readonly mayAlone: boolean;
  readonly w: Words;
}

type Row = readonly APIComponentInMessageActionRow[];
/** One page: what it says besides the title, and its menus and buttons. */
interface Page {
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
}

/** Something to choose, with the group in which it stands where there are many. */
interface Entry extends Choice {
  readonly group: string;
}

const idOf = ({ data }: Table, arg: string): string => formatId({ game: data.game.id, window: '', verb: 'mend', arg });

const nameText = (name: MendNamed, names: Names, w: Words): string => {
  if ('player' in name) return names.player(name.player);
  const card = names.card(name.card);
  return name.owner === undefined ? card : w.board.aside(card, names.player(name.owner));
};

/** What is so now, behind whose or what it is. */
const nowLine = (of: string, now: string, w: Words): string => w.board.headed(`**${of}**`, now);

/** Groups of cards that lie in a discard, and of places that are piles. */
const DISCARD = 'discard-';
const PILES = 'piles';

const groupOfName = (name: MendNamed): string => ('player' in name ? name.player : (name.owner ?? ''));
const groupOfPlace = (place: MendPlace): string =>
  place.in === 'area' ? place.player : place.in === 'slot' ? place.slot : `${DISCARD}${place.deck}`;

const groupText = (group: string, w: Words, names: Names): string => {
  const { heading } = w.board;
  switch (group) {
    case '':
      return w.board.listed([heading.shop, heading.monsters, heading.rooms]);
    case PILES:
      return w.board.listed([heading.discards, heading.decks]);
    case 'shop':
      return heading.shop;
    case 'monster':
      return heading.monsters;
    case 'room':
      return heading.rooms;
    default: {
      const deck = DECKS.find((one) => group === `${DISCARD}${one}`);
      return deck === undefined
        ? names.player(group as PlayerId)
        : w.board.aside(heading.discards, w.board.deckName(deck));
    }
  }
};

const countersText = (counters: Readonly<Partial<Record<CounterName, number>>>, w: Words): string =>
  w.board.listed(
    COUNTERS.filter((name) => (counters[name] ?? 0) > 0).map((name) =>
      w.mending.countersNow(counters[name] ?? 0, name),
    ),
  );

/** Everybody and everything of a list. */
const entriesIn = ({ now, w, table }: Mending, list: List): readonly Entry[] => {
  const names = namesOf(table, w, 'plain');
  const words = w.mending;
  switch (list) {
    case 'coins':
      return now.coins.map(({ of, name, was }) => ({
        value: `coins.${of}`,
        label: nameText(name, names, w),
        description: words.coinsNow(was),
        group: '',
      }));
    case 'hp':
      return now.hp.map(({ of, name, was, most }) => ({
        value: `hp.${of}`,
        label: nameText(name, names, w),
        description: words.hpNow(was, most),
        group: groupOfName(name),
      }));
    case 'counters':
      return now.counters.map(({ of, name, counters }) => ({
        value: `counters.${of}`,
        label: nameText(name, names, w),
        description: countersText(counters, w),
        group: groupOfName(name),
      }));
    case 'move':
      return now.cards.map(({ of, card, at }) => ({
        value: `move.${of}`,
        label: names.card(card),
        description: words.place(at, names),
        group: groupOfPlace(at),
      }));
  }
};

/** A menu of entries, with a menu of groups before it where they are many; `path` is the page that they are on. */
const menus = (
  { table, w }: Mending,
  entries: readonly Entry[],
  how: { readonly path: string; readonly page: number; readonly arg: string; readonly placeholder: string },
  nameOf: (group: string) => string,
): readonly Row[] => {
  const pages = menuPages(entries, ({ group }) => group);
  const shown = pages[clampPage(how.page, pages.length)]?.of ?? [];
  if (shown.length === 0) return [];
  const groups = {
    id: idOf(table, `group.${how.path}`),
    placeholder: w.mending.chooseGroup,
    name: nameOf,
  };
  return [
    groupMenu(pages, how.page, groups, w),
    [select(idOf(table, how.arg), how.placeholder, shown)],
    pageRow(how.page, pages.length, w, (arg) => idOf(table, `go.${how.path}/${arg}`)),
  ];
};

const listPage = (mending: Mending, list: List, page: number): Page => {
  const { w, table } = mending;
  const names = namesOf(table, w, 'plain');
  const entries = entriesIn(mending, list);
  const how = { path: list, page, arg: 'at.who', placeholder: w.mending.choose[list] };
  return {
    lines: [entries.length === 0 ? w.mending.nothing : w.mending.choose[list]],
    rows: menus(mending, entries, how, (group) => groupText(group, w, names)),
  };
};

const tens = (number: number): number => Math.floor(number / NUMBERS) * NUMBERS;

/** A menu of numbers: the page with the one that there is now comes first. */
const numbersPage = (
  mending: Mending,
  {
    path,
    most,
    was,
    page,
  }: { readonly path: string; readonly most: number; readonly was: number; readonly page: number },
  wishOf: (to: number) => MendWish,
): readonly Row[] => {
  const entries = Array.from({ length: most + 1 }, (_, to) => ({
    value: wishText(wishOf(to)),
    label: String(to),
    group: String(tens(to)),
  })).filter(({ label }) => label !== String(was));
  const first = entries.length <= NUMBERS ? 0 : tens(was) / NUMBERS;
  const how = { path, page: page < 0 ? first : page, arg: 'wish.number', placeholder: mending.w.mending.chooseNumber };
  return menus(mending, entries, how, (group) => `${group}–${Math.min(most, Number(group) + NUMBERS - 1)}`);
};

const GONE: Page = { lines: [], rows: [] };

const coinsPage = (mending: Mending, of: string, page: number): Page => {
  const found = mending.now.coins.find((one) => one.of === of);
  if (found === undefined) return GONE;
  const { was, most, of: player, name } = found;
  const { w, table } = mending;
  return {
    lines: [nowLine(nameText(name, namesOf(table, w, 'markdown'), w), w.mending.coinsNow(was), w)],
    rows: numbersPage(mending, { path: `coins.${player}`, most, was, page }, (to) => ({
      what: 'coins',
      of: player,
      to,
    })),
  };
};

const hpPage = (mending: Mending, of: string, page: number): Page => {
  const found = mending.now.hp.find((one) => one.of === of);
  if (found === undefined) return GONE;
  const { was, most, of: being, name } = found;
  const { w, table } = mending;
  return {
    lines: [nowLine(nameText(name, namesOf(table, w, 'markdown'), w), w.mending.hpNow(was, most), w)],
    rows: numbersPage(mending, { path: `hp.${being}`, most, was, page }, (to) => ({ what: 'hp', of: being, to })),
  };
};

/** The kind that is there, or the usual one. */
const firstKind = (counters: Readonly<Partial<Record<CounterName, number>>>): CounterName =>
  COUNTERS.find((one) => (counters[one] ?? 0) > 0) ?? 'counter';

const countersPage = (mending: Mending, of: string, kind: string, page: number): Page => {
  const found = mending.now.counters.find((one) => one.of === of);
  if (found === undefined) return GONE;
  const { w, table } = mending;
  const { of: being, name, counters } = found;
  const counter = counterIn(kind) ?? firstKind(counters);
  const was = counters[counter] ?? 0;
  const kinds = COUNTERS.map((one) => ({
    value: `counters.${being}.${one}`,
    label: w.mending.countersNow(counters[one] ?? 0, one),
    chosen: one === counter,
  }));
  const path = `counters.${being}.${counter}`;
  return {
    lines: [nowLine(nameText(name, namesOf(table, w, 'markdown'), w), w.mending.countersNow(was, counter), w)],
    rows: [
      [select(idOf(table, 'at.kind'), w.mending.chooseCounter, kinds)],
      ...numbersPage(mending, { path, most: MOST_COUNTERS, was, page }, (to) => ({
        what: 'counters',
        of: being,
        counter,
        to,
      })),
    ],
  };
};

const movePage = (mending: Mending, of: string, page: number): Page => {
  const { w, table, now } = mending;
  const found = now.cards.find((one) => one.of === of);
  if (found === undefined) return GONE;
  const [names, plain] = [namesOf(table, w, 'markdown'), namesOf(table, w, 'plain')];
  const entries = now.goals(found.of).map((to) => ({
    value: wishText({ what: 'move', of: found.of, to }),
    label: w.mending.place(to, plain),
    group: to.in === 'area' ? to.player : to.in === 'slot' ? to.slot : PILES,
  }));
  const how = { path: `move.${found.of}`, page, arg: 'wish.place', placeholder: w.mending.choosePlace };
  return {
    lines: [nowLine(names.card(found.card), w.mending.place(found.at, names), w)],
    rows: menus(mending, entries, how, (group) => groupText(group, w, plain)),
  };
};

const homePage = ({ table, now, w }: Mending): Page => {
  const { kinds } = w.mending;
  const top = now.top === null ? null : namesOf(table, w, 'markdown');
  return {
    lines: [
      w.mending.intro,
      ...(now.top === null || top === null
        ? []
        : ['', w.board.sentence(nowLine(kinds.drop, w.mending.told(now.top, top), w))]),
    ],
    rows: [
      [
        ...LISTS.map((list) => button(idOf(table, `go.${list}`), kinds[list])),
        button(
          idOf(table, `wish.${now.top === null ? '' : wishText(now.top)}`),
          kinds.drop,
          'danger',
          now.top === null,
        ),
      ],
    ],
  };
};

/** Exactly what would be put right, for the host of a table that is stuck: alone, or by asking the others. */
const surePage = ({ table, w }: Mending, mend: Mend): Page => {
  const text = wishText(mend);
  return {
    lines: [`**${w.mending.told(mend, namesOf(table, w, 'markdown'))}.**`],
    rows: [
      [
        button(idOf(table, `ask.${text}`), w.mending.ask, 'primary'),
        button(idOf(table, `alone.${text}`), w.mending.alone, 'danger'),
      ],
    ],
  };
};

/** The page of a path: a list, or somebody or something of it; the first page for anything else, and for what has gone. */
const pageAt = (mending: Mending, path: string): Page => {
  const [place = '', number = ''] = path.split('/');
  const [what = '', of = '', kind = ''] = place.split('.');
  const page = /^\d{1,3}$/.test(number) ? Number(number) : null;
  const list = LISTS.find((one) => one === what);
  if (list === undefined) return homePage(mending);
  if (parseBeing(of) === null) return listPage(mending, list, page ?? 0);
  switch (list) {
    case 'coins':
      return coinsPage(mending, of, page ?? -1);
    case 'hp':
      return hpPage(mending, of, page ?? -1);
    case 'counters':
      return countersPage(mending, of, kind, page ?? -1);
    case 'move':
      return objectIn(of) === null ? GONE : movePage(mending, of, page ?? 0);
  }
};

/** A page about mends: what everybody can see on the table, and nothing else. `mend` is one that the host may do alone. */
export const mendMessage = (
  mending: Mending,
  { path, mend }: { readonly path: string; readonly mend: Mend | null },
  notice: string | null,
): Payload => {
  const { table, w, now, mayAlone } = mending;
  const { lines, rows: parts } = mend === null ? pageAt(mending, path) : surePage(mending, mend);
  const stuck = mayAlone && now.stuck !== null ? [w.mending.stuck(now.stuck), ''] : [];
  const nothing = lines.length === 0 && parts.length === 0 ? [w.mending.nothing] : [];
  const isHome = mend === null && path === '';
  const back = isHome ? formatId({ game: table.data.game.id, window: '', verb: 'more', arg: '' }) : idOf(table, 'go.');
  const text = [...(notice === null ? [] : [notice, '']), ...stuck, ...lines, ...nothing].join('\n');
  return message({
    embeds: [
      {
        title: clip(w.mending.title, LIMITS.title),
        description: clip(text, LIMITS.description),
        color: COLOUR,
      },
    ],
    components: rows(...parts, [button(back, w.ui.back)]),
  });
};

/** A proposal to put something right; it pings nobody. */
export const mendProposalMessage = (table: Table, { id, by, agreed, mend }: MendProposal, w: Words): Payload => {
  const names = namesOf(table, w, 'markdown');
  const text = w.mending.proposal(
    names.player(by),
    w.mending.told(mend, names),
    agreed.map((player) => names.player(player)),
    stamp(nextMend(table.data) ?? 0, 'f'),
  );
  return message({
    content: clip(text, LIMITS.content),
    components: rows([
      button(idOf(table, `agree.${id}`), w.mending.agree, 'danger'),
      button(idOf(table, `refuse.${id}`), w.mending.refuse),
    ]),
  });
};

/** Mends that the result tells one by one. */
const TOLD = 8;

/** What was put right, for the result. */
export const mendsIn = (table: Table, w: Words): readonly string[] => {
  const { mends = [] } = table.data.game;
  if (mends.length === 0) return [];
  const names = namesOf(table, w, 'markdown');
  const told = mends.slice(-TOLD).map(({ mend, by, alone, turn }) => ({
    turn,
    by: names.player(by),
    alone,
    text: w.mending.told(mend, names),
  }));
  return [w.mending.result(told, mends.length)];
};
