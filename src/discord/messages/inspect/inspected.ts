import {
  DECKS,
  type Card,
  type CardId,
  type Deck,
  type ObjectView,
  type PlayerView,
  type StackItemView,
  type View,
  SLOTS,
} from '../../../engine/index.js';
import type { Names, Whereabouts, Words } from '../../../text/index.js';
import type { Choice } from '../../protocol/payload.js';

/** What is offered in one menu of the first page. */
export const GROUPS = ['players', 'table', 'stack', 'piles'] as const;
export type Group = (typeof GROUPS)[number];

/** Something that anybody may look at; `parent` is the path from which one comes to it. */
export type Found =
  | { readonly is: 'player'; readonly player: PlayerView }
  /** What a computer player has weighed. */
  | { readonly is: 'weighed'; readonly player: PlayerView }
  | { readonly is: 'object'; readonly object: ObjectView; readonly where: CardPlace; readonly parent: string }
  | { readonly is: 'card'; readonly card: CardId; readonly where: CardPlace; readonly parent: string }
  | { readonly is: 'stack'; readonly item: StackItemView; readonly above: number }
  | { readonly is: 'pile'; readonly deck: Deck }
  | { readonly is: 'decks' | 'outside' | 'hand' }
  | { readonly is: 'group'; readonly group: Group };

const WEIGHED = 'w';
/** The path to what this player has weighed. */
export const weighedPath = (player: PlayerView['id']): string => `${WEIGHED}~${player}`;

/** Cards that are out of the game; the bonus souls that can still be gained are told apart. */
const outside = ({ outside: cards, bonusSouls }: View): readonly CardId[] =>
  cards.filter((card) => !bonusSouls.includes(card));

/** Where something is; players and cards by their ids. */
type CardPlace =
  | Exclude<Whereabouts, { readonly is: 'controlled' | 'covered' | 'under' }>
  | { readonly is: 'controlled'; readonly player: PlayerView['id'] }
  | { readonly is: 'covered' | 'under'; readonly host: CardId };

export const whereabouts = (place: CardPlace, names: Names): Whereabouts => {
  switch (place.is) {
    case 'controlled':
      return { is: 'controlled', player: names.player(place.player) };
    case 'covered':
    case 'under':
      return { is: place.is, host: names.card(place.host) };
    default:
      return place;
  }
};

/** Whether a card can be activated by deactivating it. */
export const hasTap = ({ abilities }: Pick<Card, 'abilities'>): boolean =>
  abilities.some((ability) => ability.kind === 'activated' && ability.costs.some(({ pay }) => pay === 'tap'));

type Seen = Extract<Found, { readonly is: 'object' }>;
type SeenCard = Extract<Found, { readonly is: 'card' }>;

/** Everything that a player controls. */
const thingsOf = ({ characters, items, soulCards, curses }: PlayerView): readonly ObjectView[] => [
  ...characters,
  ...items,
  ...soulCards,
  ...curses,
];

const slotsOf = (view: View) =>
  [
    ['monster', view.monsters],
    ['shop', view.shop],
    ['room', view.rooms],
  ] as const;

const objectsIn = (view: View): readonly Seen[] => [
  ...slotsOf(view).flatMap(([is, slots]) =>
    slots.flatMap(({ top, of = is }, index): readonly Seen[] => {
      const number = slots.slice(0, index + 1).filter((slot) => (slot.of ?? is) === of).length;
      return top === null ? [] : [{ is: 'object', object: top, where: { is: of, number }, parent: '' }];
    }),
  ),
  ...view.players.flatMap((player) =>
    thingsOf(player).map((object): Seen => {
      const where = { is: 'controlled', player: player.id } as const;
      return { is: 'object', object, where, parent: player.id };
    }),
  ),
  ...DECKS.flatMap((deck) =>
    view.discards[deck].map((object): Seen => ({
      is: 'object',
      object,
      where: { is: 'discard' },
      parent: `d~${deck}`,
    })),
  ),
];

/** The path of a card that is no object of its own: which it is, and where one finds it. */
const cardPath = (card: CardId, parent: string): string => `c~${card}~${parent}`;

/** Cards that lie covered or under something, by the object on top of them. */
const below = (view: View): readonly SeenCard[] => {
  const slots = slotsOf(view).flatMap(([, all]) => all);
  const covered = slots.flatMap(({ top, covered: cards }) =>
    cards.map((card): SeenCard => {
      const where: CardPlace = top === null ? { is: 'outside' } : { is: 'covered', host: top.card };
      return { is: 'card', card, where, parent: top?.id ?? '' };
    }),
  );
  const under = objectsIn(view).flatMap(({ object }) =>
    object.under.map((card): SeenCard => ({
      is: 'card',
      card,
      where: { is: 'under', host: object.card },
      parent: object.id,
    })),
  );
  return [...covered, ...under];
};

/** Where a card is an object that one can look at anyway. */
const OPEN_ZONES: readonly string[] = ['play', 'slot', 'covered', 'discard'];
const ASKED = 'question';
/** The cards of the open question, and those that everybody sees another choose between. */
const cardsAsked = ({ decision, asked }: View): readonly CardId[] => {
  const options = decision === null || decision.key === 'priority' ? [] : decision.options;
  const own = options.flatMap(({ meaning: { card, zone, kind } }) =>
    card === undefined || kind === 'stack' || (zone !== undefined && OPEN_ZONES.includes(zone)) ? [] : [card],
  );
  return [...new Set([...own, ...(asked?.among ?? [])])];
};

const cardsIn = (view: View): readonly SeenCard[] => [
  ...cardsAsked(view).map((card): SeenCard => ({ is: 'card', card, where: { is: ASKED }, parent: '' })),
  ...view.bonusSouls.map((card): SeenCard => ({ is: 'card', card, where: { is: 'bonus' }, parent: '' })),
  ...below(view),
  ...view.hand.map(({ card }): SeenCard => ({ is: 'card', card, where: { is: 'hand' }, parent: 'hand' })),
  ...view.shown.flatMap(({ cards }) =>
    cards.map((card): SeenCard => ({ is: 'card', card, where: { is: 'shown' }, parent: 'decks' })),
  ),
  ...outside(view).map((card): SeenCard => ({ is: 'card', card, where: { is: 'outside' }, parent: 'outside' })),
];

const isGroup = (word: string): word is Group => (GROUPS as readonly string[]).includes(word);
const isDeck = (word: string): word is Deck => (DECKS as readonly string[]).includes(word);

/** What a path leads to, if it is still there and this viewer may see it. */
export const findIn = (view: View, path: string): Found | null => {
  if (path === 'decks' || path === 'outside' || path === 'hand') return { is: path };
  const [kind, word = '', parent = '', ...more] = path.split('~');
  if (kind === 'g') return isGroup(word) && path === `g~${word}` ? { is: 'group', group: word } : null;
  if (kind === WEIGHED) {
    const thinker = view.players.find(({ id }) => path === weighedPath(id));
    return thinker === undefined ? null : { is: 'weighed', player: thinker };
  }
  if (kind === 'd') return isDeck(word) && path === `d~${word}` ? { is: 'pile', deck: word } : null;
  if (kind === 'c' && more.length === 0)
    return cardsIn(view).find((seen) => seen.card === word && seen.parent === parent) ?? null;
  const player = view.players.find(({ id }) => id === path);
  if (player !== undefined) return { is: 'player', player };
  const at = view.stack.findIndex(({ id }) => id === path);
  const item = view.stack[at];
  if (item !== undefined) return { is: 'stack', item, above: view.stack.length - 1 - at };
  return objectsIn(view).find(({ object }) => object.id === path) ?? null;
};

/** An object as an entry of a menu, with what the board says of it. */
const objectChoice = ({ object, where }: Seen, w: Words, names: Names): Choice => {
  const said = w.board.object(object, names);
  const name = names.card(object.card);
  const about = said.slice(name.length).replace(/^ \((.*)\)$/u, '$1');
  return {
    value: object.id,
    label: name,
    icon: object.card,
    description: [w.inspect.where(whereabouts(where, names)), about].filter((part) => part !== '').join(' · '),
  };
};

/** Of several copies in one place one is offered: they are looked at alike. */
const isFirstOfCard = ({ card, parent }: SeenCard, index: number, all: readonly SeenCard[]): boolean =>
  all.findIndex((other) => other.card === card && other.parent === parent) === index;

const cardChoice = ({ card, where, parent }: SeenCard, w: Words, names: Names): Choice => ({
  value: cardPath(card, parent),
  label: names.card(card),
  icon: card,
  description: w.inspect.where(whereabouts(where, names)),
});

/** Whether a place is a slot. */
const isSlotPlace = (place: CardPlace['is']): boolean => SLOTS.some((slot) => slot === place);

/** What can be looked at in this group, each with its path as the value. */
export const choicesIn = (view: View, group: Group, w: Words, names: Names): readonly Choice[] => {
  switch (group) {
    case 'players':
      return view.players.map((player) => ({
        value: player.id,
        label: names.player(player.id),
        description: w.board.player(player),
      }));
    case 'table':
      return [
        ...objectsIn(view)
          .filter(({ where }) => isSlotPlace(where.is))
          .map((seen) => objectChoice(seen, w, names)),
        ...cardsIn(view)
          .filter(({ where }) => where.is === 'bonus' || where.is === ASKED)
          .map((seen) => cardChoice(seen, w, names)),
      ];
    case 'stack':
      return view.stack
        .toReversed()
        .map((item) => ({ value: item.id, label: w.stackLine(item, names), icon: item.card ?? item.kind }));
    case 'piles':
      return [
        ...DECKS.filter((deck) => view.discards[deck].length > 0).map((deck) => ({
          value: `d~${deck}`,
          icon: deck,
          label: w.inspect.pile(deck),
          description: w.inspect.cards(view.discards[deck].length),
        })),
        ...(view.hand.length === 0 ? [] : [{ value: 'hand', label: w.board.heading.hand }]),
        { value: 'decks', label: w.inspect.decks },
        ...(outside(view).length === 0 ? [] : [{ value: 'outside', label: w.inspect.outside }]),
      ];
  }
};

const pointedAt = (view: View, { source, targetRefs }: StackItemView): readonly string[] => [
  ...new Set([...(source === null ? [] : [source]), ...targetRefs].filter((ref) => findIn(view, ref) !== null)),
];

const refChoice = (view: View, path: string, w: Words, names: Names): readonly Choice[] => {
  const found = findIn(view, path);
  switch (found?.is) {
    case 'player':
      return [{ value: path, label: names.player(found.player.id) }];
    case 'object':
      return [objectChoice(found, w, names)];
    case 'stack':
      return [{ value: path, label: w.stackLine(found.item, names) }];
    default:
      return [];
  }
};

/** What one comes to from here. */
export const choicesFrom = (view: View, found: Found, w: Words, names: Names): readonly Choice[] => {
  const cards = (of: (seen: SeenCard) => boolean): readonly Choice[] =>
    cardsIn(view)
      .filter(of)
      .filter(isFirstOfCard)
      .map((seen) => cardChoice(seen, w, names));
  switch (found.is) {
    case 'player': {
      const { id } = found.player;
      return objectsIn(view)
        .filter(({ parent }) => parent === id)
        .map((seen) => objectChoice(seen, w, names));
    }
    case 'object':
      return cards(({ parent }) => parent === found.object.id);
    case 'stack':
      return pointedAt(view, found.item).flatMap((path) => refChoice(view, path, w, names));
    case 'pile':
      return objectsIn(view)
        .filter(({ parent }) => parent === `d~${found.deck}`)
        .toReversed()
        .map((seen) => ({ value: seen.object.id, label: names.card(seen.object.card), icon: seen.object.card }));
    case 'decks':
    case 'outside':
    case 'hand':
      return cards(({ parent }) => parent === found.is);
    case 'group':
      return choicesIn(view, found.group, w, names);
    case 'card':
    case 'weighed':
      return [];
  }
};

/** The path of where one has come from. */
export const parentOf = (found: Found): string => {
  if (found.is === 'weighed') return found.player.id;
  return found.is === 'object' || found.is === 'card' ? found.parent : '';
};
