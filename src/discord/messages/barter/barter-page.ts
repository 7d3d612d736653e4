import { variantNamed, type CardId, type ObjectId, type PlayerId, type View } from '../../../engine/index.js';
import {
  isWaiting,
  publicView,
  PROMISES,
  modeIn,
  seatOf,
  viewOf,
  type Offer,
  type OfferPromise,
  type Table,
  type OfferTerms,
} from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import { button, clip, LIMITS, message, rows, select, type Choice, type Payload } from '../../protocol/payload.js';
import { namesOf, windowIn } from '../../format/seat-names.js';
import { EVERYBODY, offerLine, partnersOf } from './offer-message.js';

const COLOUR = 0x2f4f6f;
/** ¢ that are offered one by one; beyond them in steps, and all that there is. */
const ONE_BY_ONE = 15;
const STEPS = [20, 25, 30, 40, 50, 60, 80] as const;

/** An offer in preparation. It stands in the ids of its page, so that every button works after a restart. */
export interface BarterDraft {
  /** `all` for an offer to everybody; null before it is chosen. */
  readonly to: PlayerId | 'all' | null;
  readonly gives: boolean;
  readonly amount: number;
  readonly promise: OfferPromise['say'] | null;
  /** What the promise is about: a thing on the table by its id, or a number of ¢. */
  readonly about: string;
  /** Items and loot that are given besides, and items that are asked for, as far as such deals are made (VAR-04). */
  readonly things: readonly ObjectId[];
  readonly wants: readonly ObjectId[];
  /** Whether the page has the menus of these, in place of those of promises. */
  readonly isThings: boolean;
}

/** So many things of each side fit into the id of a button. */
const MOST_THINGS = 2;

const NONE = '-';

const draftText = ({ to, gives, amount, promise, about, things, wants, isThings }: BarterDraft): string =>
  [
    to ?? NONE,
    `${gives ? 'g' : 'a'}${amount}`,
    promise ?? NONE,
    about === '' ? NONE : about,
    ...(things.length + wants.length === 0 && !isThings
      ? []
      : [listText(things), listText(wants), isThings ? 't' : NONE]),
  ].join('.');

const listText = (ids: readonly ObjectId[]): string => (ids.length === 0 ? NONE : ids.join('_'));
const isThing = (text: string): text is ObjectId => /^o\d{1,5}$/.test(text);
const listIn = (text: string): readonly ObjectId[] => text.split('_').filter(isThing).slice(0, MOST_THINGS);

const isPlayer = (text: string): text is PlayerId => /^p\d{1,2}$/.test(text);
const partnerIn = (text: string): BarterDraft['to'] => (isPlayer(text) || text === EVERYBODY ? text : null);
const promiseIn = (text: string): OfferPromise['say'] | null => PROMISES.find((one) => one === text) ?? null;

/** The draft that a button says; an offer of 1¢ for anything else. */
export const readDraft = (text: string): BarterDraft => {
  const [to = '', amount = '', promise = '', about = NONE, things = '', wants = '', page = ''] = text.split('.');
  const known = /^([ga])(\d{1,3})$/.exec(amount);
  return {
    to: partnerIn(to),
    gives: known?.[1] !== 'a',
    amount: known === null ? 1 : Number(known[2]),
    promise: promiseIn(promise),
    about: about === NONE ? '' : about,
    things: listIn(things),
    wants: listIn(wants),
    isThings: page === 't',
  };
};

/** The draft after something has been chosen in one of its menus. */
export const draftWith = (draft: BarterDraft, field: string, values: readonly string[]): BarterDraft => {
  const [value = ''] = values;
  switch (field) {
    case 'to':
      return { ...draft, to: partnerIn(value), wants: [] };
    case 'amount':
      return { ...draft, amount: /^\d{1,3}$/.test(value) ? Number(value) : draft.amount };
    case 'promise':
      return { ...draft, promise: promiseIn(value), about: '' };
    case 'things':
      return { ...draft, things: values.filter(isThing).slice(0, MOST_THINGS) };
    case 'wants':
      return { ...draft, wants: values.filter(isThing).slice(0, MOST_THINGS) };
    default:
      return { ...draft, about: /^[A-Za-z0-9-]{1,12}$/.test(value) ? value : '' };
  }
};

const needs = (say: OfferPromise['say']): 'card' | 'coins' | null => {
  switch (say) {
    case 'noHarm':
      return null;
    case 'respond':
    case 'noRespond':
    case 'leaves':
    case 'attacks':
      return 'card';
    case 'pays':
      return 'coins';
  }
};

/** Something on the table that a promise can be about. */
interface Subject {
  readonly id: string;
  readonly card: CardId;
  readonly label: string;
}

const subjects = (view: View, w: Words, names: Names): readonly Subject[] => [
  ...view.stack
    .toReversed()
    .flatMap(({ id, card, ...item }) =>
      card === null ? [] : [{ id, card, label: w.stackLine({ id, card, ...item }, names) }],
    ),
  ...[...view.monsters, ...view.shop, ...view.rooms].flatMap(({ top }) =>
    top === null ? [] : [{ id: top.id, card: top.card, label: names.card(top.card) }],
  ),
];

interface Scene {
  readonly table: Table;
  readonly user: string;
  readonly own: PlayerId;
  readonly view: View;
  /** The hand of whoever makes the offer. */
  readonly hand: View['hand'];
  readonly draft: BarterDraft;
  readonly w: Words;
  readonly names: Names;
  readonly plain: Names;
}

/** With one other player there is nothing to choose. */
const partner = ({ table, user, draft, w }: Pick<Scene, 'table' | 'user' | 'draft' | 'w'>): BarterDraft['to'] => {
  const all = partnersOf(table, user, w);
  const [first] = all;
  if (all.length === 1 && first !== undefined) return partnerIn(first.value);
  return all.some(({ value }) => value === draft.to) ? draft.to : null;
};

/** What is promised, as far as it has been chosen and is still there; `open` when something is missing. */
const promised = ({
  view,
  draft,
  w,
  plain,
}: Pick<Scene, 'view' | 'draft' | 'w' | 'plain'>): OfferPromise | null | 'open' => {
  const { promise: say, about } = draft;
  if (say === null) return null;
  switch (needs(say)) {
    case null:
      return { say, card: null, amount: null };
    case 'coins':
      return /^\d{1,2}$/.test(about) ? { say, card: null, amount: Number(about) } : 'open';
    case 'card': {
      const found = subjects(view, w, plain).find(({ id }) => id === about);
      return found === undefined ? 'open' : { say, card: found.card, amount: null };
    }
  }
};

/** The ¢ that can be paid: by whoever pays, of all others the most. */
const coinsOf = ({ view, own, draft }: Scene, to: BarterDraft['to']): number => {
  const pays = view.players.filter(({ id }) => (draft.gives ? id === own : id === to || (to === 'all' && id !== own)));
  return Math.max(0, ...pays.map(({ coins }) => coins));
};

/** Whether items and loot change hands in deals at this table (VAR-04). */
const mayTrade = ({ view }: Pick<Scene, 'view'>): boolean =>
  view.variants.some((id) => variantNamed(id).barters !== undefined);

/** Something that could change hands. */
interface Tradable {
  readonly object: ObjectId;
  readonly card: CardId;
  readonly isLoot: boolean;
}

const itemsOf = ({ view }: Pick<Scene, 'view'>, player: PlayerId): readonly Tradable[] =>
  (view.players.find(({ id }) => id === player)?.items ?? []).map(({ id: object, card }) => ({
    object,
    card,
    isLoot: false,
  }));

/** What this person could give, and what they could ask of this player. */
const tradable = (scene: Scene, to: BarterDraft['to']): Readonly<Record<'things' | 'wants', readonly Tradable[]>> => {
  const isOne = to !== null && to !== 'all';
  if (!mayTrade(scene) || !isOne) return { things: [], wants: [] };
  const loot = scene.hand.map(({ id: object, card }): Tradable => ({ object, card, isLoot: true }));
  return { things: [...loot, ...itemsOf(scene, scene.own)], wants: itemsOf(scene, to) };
};

/** What of it is chosen, as far as it is still there. */
const chosenThings = (
  scene: Scene,
  to: BarterDraft['to'],
): Readonly<Record<'things' | 'wants', readonly Tradable[]>> => {
  const { things, wants } = tradable(scene, to);
  const { draft } = scene;
  return {
    things: things.filter(({ object }) => draft.things.includes(object)),
    wants: wants.filter(({ object }) => draft.wants.includes(object)),
  };
};

/** The offer as it would be made, or null while something is missing. */
const termsOf = (scene: Scene): OfferTerms | null => {
  const to = partner(scene);
  const promise = promised(scene);
  const { gives } = scene.draft;
  const amount = Math.min(scene.draft.amount, coinsOf(scene, to));
  const { things, wants } = chosenThings(scene, to);
  const isEmpty = amount + things.length + wants.length === 0 && promise === null;
  if (to === null || promise === 'open' || isEmpty) return null;
  const ids = (list: readonly Tradable[]) => list.map(({ object }) => object);
  const trade = things.length + wants.length === 0 ? {} : { things: ids(things), wants: ids(wants) };
  return { to: to === 'all' ? null : to, gives, amount, favour: '', promise, ...trade };
};

const sceneOf = (table: Table, user: string, w: Words, draft: BarterDraft): Scene | null => {
  const view = publicView(table);
  const seat = seatOf(table, user);
  if (view === null || seat === null || table.data.phase !== 'playing') return null;
  const [names, plain] = [namesOf(table, w, 'markdown'), namesOf(table, w, 'plain')];
  const hand = viewOf(table, user)?.hand ?? [];
  return { table, user, own: seat.player, view, hand, draft, w, names, plain };
};

/** What a draft offers, to be sent; null while something is missing or gone. */
export const termsOfDraft = (table: Table, user: string, w: Words, draft: BarterDraft): OfferTerms | null => {
  const scene = sceneOf(table, user, w, draft);
  return scene === null ? null : termsOf(scene);
};

const idIn = ({ table }: Scene, verb: ButtonVerb, arg: string): string =>
  formatId({ game: table.data.game.id, window: windowIn(table, null), verb, arg });

const menu = (scene: Scene, name: string, placeholder: string, choices: readonly Choice[]) =>
  choices.length === 0
    ? []
    : [select(idIn(scene, 'deal', `${draftText(scene.draft)}/${name}`), placeholder, choices.slice(0, LIMITS.options))];

const amounts = (most: number): readonly number[] =>
  [...new Set([...Array.from({ length: Math.min(most, ONE_BY_ONE) + 1 }, (_, n) => n), ...STEPS, most])]
    .filter((amount) => amount <= most)
    .toSorted((a, b) => a - b);

const coinChoices = (scene: Scene, most: number, chosen: number): readonly Choice[] =>
  amounts(most).map((amount) => ({
    value: String(amount),
    label: scene.w.barter.coins(amount),
    chosen: amount === chosen,
  }));

const promiseChoices = (scene: Scene): readonly Choice[] => {
  const { draft, own, w, plain } = scene;
  const to = partner(scene);
  const other = to === null ? '…' : to === 'all' ? w.barter.whoever : plain.player(to);
  const [by, whom] = draft.gives ? [other, plain.player(own)] : [plain.player(own), other];
  const label = (say: OfferPromise['say']): string => w.barter.promise({ say, by, to: whom, card: '…', amount: 0 });
  return [
    { value: NONE, label: w.barter.noPromise, chosen: draft.promise === null },
    ...PROMISES.map((say) => ({
      value: say,
      label: label(say).replace(/(?<=\s)0(?=\s?¢)/u, '…'),
      chosen: say === draft.promise,
    })),
  ];
};

const aboutMenu = (scene: Scene) => {
  const { draft, view, w, plain } = scene;
  switch (draft.promise === null ? null : needs(draft.promise)) {
    case null:
      return [];
    case 'coins':
      return menu(
        scene,
        'about',
        w.barter.laterMenu,
        coinChoices(scene, ONE_BY_ONE, Number(draft.about || NaN)).slice(1),
      );
    case 'card': {
      const choices = subjects(view, w, plain).map(({ id, label }) => ({
        value: id,
        label,
        chosen: id === draft.about,
      }));
      return menu(scene, 'about', w.barter.cardMenu, choices);
    }
  }
};

/** The menu of things of one side; nothing where there are none. */
const thingsMenu = (scene: Scene, side: 'things' | 'wants', placeholder: string) => {
  const choices = tradable(scene, partner(scene))[side].map(({ object, card, isLoot }) => ({
    value: object,
    label: isLoot ? scene.w.board.headed(scene.w.barter.loot(1), scene.plain.card(card)) : scene.plain.card(card),
    icon: card,
    chosen: scene.draft[side].includes(object),
  }));
  if (choices.length === 0) return [];
  const id = idIn(scene, 'deal', `${draftText(scene.draft)}/${side}`);
  return [
    select(id, placeholder, choices.slice(0, LIMITS.options), { min: 0, max: Math.min(MOST_THINGS, choices.length) }),
  ];
};

const menus = (scene: Scene) => {
  const { table, user, draft, w } = scene;
  const partners = partnersOf(table, user, w);
  const to = partner(scene);
  const most = coinsOf(scene, to);
  const withWhom = partners.map((choice) => ({ ...choice, chosen: choice.value === to }));
  return [
    partners.length < 2 ? [] : menu(scene, 'to', w.barter.partner, withWhom),
    menu(scene, 'amount', w.barter.amount, coinChoices(scene, most, Math.min(draft.amount, most))),
    ...(draft.isThings && mayTrade(scene)
      ? [thingsMenu(scene, 'things', w.barter.things.give), thingsMenu(scene, 'wants', w.barter.things.ask)]
      : [menu(scene, 'promise', w.barter.promiseMenu, promiseChoices(scene)), aboutMenu(scene)]),
  ];
};

/** Turns between the menus of things and those of promises. */
const thingsButton = (scene: Scene) => {
  const { draft, w } = scene;
  if (!mayTrade(scene)) return [];
  const turned = draftText({ ...draft, isThings: !draft.isThings });
  return [button(idIn(scene, 'deal', turned), draft.isThings ? w.barter.things.hide : w.barter.things.show)];
};

const ownOffer = ({ table, own }: Scene): Offer | undefined =>
  table.data.social.offers.find(({ from }) => from === own);

const waitButton = (scene: Scene) => {
  const { table, own, view, w } = scene;
  if (view.priority === null) return [];
  if (isWaiting(table.data, own)) return [button(idIn(scene, 'wait', 'off'), w.barter.wait.stop, 'success')];
  const held = table.data.game.window?.held.includes(own) === true;
  return held ? [] : [button(idIn(scene, 'wait', 'on'), w.barter.wait.start)];
};

const buttons = (scene: Scene) => {
  const { table, draft, w, user } = scene;
  const open = ownOffer(scene);
  const turned = draftText({ ...draft, gives: !draft.gives });
  const back = formatId({ game: table.data.game.id, window: windowIn(table, user), verb: 'page', arg: 'r' });
  const make =
    open === undefined
      ? [
          button(idIn(scene, 'deal', turned), draft.gives ? w.barter.way.gives : w.barter.way.asks),
          ...thingsButton(scene),
          button(idIn(scene, 'offer', draftText(draft)), w.barter.send, 'success', termsOf(scene) === null),
        ]
      : [button(formatId({ game: table.data.game.id, window: '', verb: 'recall', arg: open.id }), w.ui.withdrawOffer)];
  return [...make, ...waitButton(scene), button(back, w.more.toPanel, 'primary')];
};

/** The draft as a sentence. */
const told = (scene: Scene): string => {
  const { draft, own, w, names } = scene;
  const to = partner(scene);
  if (to === null) return w.barter.choosePartner;
  const promise = promised(scene);
  const whom = to === 'all' ? null : to;
  const amount = Math.min(draft.amount, coinsOf(scene, to));
  const { things, wants } = chosenThings(scene, to);
  const traded = { gives: [...things], takes: [...wants] };
  const payer = draft.gives ? own : whom;
  const offer = { id: '', from: own, to: whom, payer, amount, favour: '', holds: null, ...traded };
  return offerLine({ ...offer, promise: promise === 'open' ? null : promise }, w, names);
};

const held = ({ table, own, view, w }: Scene): string => {
  if (isWaiting(table.data, own)) return w.barter.wait.yours;
  if (view.priority === null) return '';
  return table.data.game.window?.held.includes(own) === true ? w.barter.heldBefore : w.barter.holds;
};

/** Where nothing is bartered the open window can still be held (BARTER-05). */
const waitMessage = (scene: Scene): Payload => {
  const { table, user, w, names } = scene;
  const back = formatId({ game: table.data.game.id, window: windowIn(table, user), verb: 'page', arg: 'r' });
  const seats = table.data.game.seats.length;
  const description = [w.errors.refusal({ why: 'mode', problem: 'barter', seats }, names), held(scene)].join('\n');
  return message({
    embeds: [{ title: w.barter.button, description: clip(description, LIMITS.description), color: COLOUR }],
    components: rows([...waitButton(scene), button(back, w.more.toPanel, 'primary')]),
  });
};

/** Making an offer by choosing, and holding the open window: only for whoever does it. Null without a seat. */
export const barterMessage = (table: Table, user: string, w: Words, draft: BarterDraft): Payload | null => {
  const scene = sceneOf(table, user, w, draft);
  if (scene === null) return null;
  if (modeIn(table.data.game.options)?.barter === false) return waitMessage(scene);
  const open = ownOffer(scene);
  const line = open === undefined ? told(scene) : offerLine(open, w, scene.names);
  const more = mayTrade(scene) ? [w.variants.of['enhanced-bartering'].firstTurn] : [];
  const description = [w.barter.intro, ...more, held(scene), '', `**${line}**`].join('\n');
  return message({
    embeds: [{ title: w.barter.button, description: clip(description, LIMITS.description), color: COLOUR }],
    components: rows(...(open === undefined ? menus(scene) : []), buttons(scene)),
  });
};
