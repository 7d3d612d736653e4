import type { CardType, ObjectView, PlayerView, Role, View } from '../../../engine/index.js';
import type { Names, Standing, Words } from '../../../text/index.js';
import { fightingOf, kindOf, seatedOf, sceneCardOf, writableNames } from './board-scene.js';
import type { Kind } from '../draw/ink.js';
import { writable } from '../draw/letters.js';
import type { CourseScene } from './plots.js';
import type { Fighting, Seated } from './scene.js';

/** One card, large. */
export interface CardScene {
  readonly kind: Kind;
  /** The card, which gives its emblem. */
  readonly card: string;
  readonly name: string;
  /** What it is and where: `treasure · in the shop`. */
  readonly about: string;
  readonly fighting: Fighting | null;
  readonly souls: number;
  /** A paragraph per ability, and the reward. */
  readonly lines: readonly string[];
  /** What is on it now: counters, what lies under it. */
  readonly state: readonly string[];
}

/** Cards in somebody's own hand. */
export interface HandScene {
  readonly title: string;
  readonly empty: string;
  readonly cards: readonly {
    readonly kind: Kind;
    readonly card: string;
    readonly name: string;
    readonly text: string;
  }[];
}

/** One player with everything they have, all of it by name. */
export interface AreaScene {
  readonly player: Seated;
}

/** How a game has ended. */
export interface ResultScene {
  readonly title: string;
  readonly columns: Readonly<Record<'souls' | 'coins' | 'kills' | 'deaths', string>>;
  /** Places are shared by whoever has done the same. */
  readonly rows: readonly (Standing & { readonly place: number })[];
  /** Null where nothing is known of it. */
  readonly course: CourseScene | null;
}

const OF_TYPE: Readonly<Record<CardType, Kind>> = {
  loot: 'loot',
  treasure: 'treasure',
  monster: 'monster',
  room: 'room',
  character: 'character',
  startingItem: 'startingItem',
  bonusSoul: 'soul',
  challenge: 'room',
};

/** A card as it lies somewhere; `object` null for one that is only named. */
export const cardScene = (about: {
  readonly type: CardType;
  readonly card: string;
  readonly role: Role | null;
  readonly name: string;
  readonly about: string;
  readonly fighting: Fighting | null;
  readonly souls: number | null;
  readonly lines: readonly string[];
  readonly object: ObjectView | null;
  readonly state: readonly string[];
}): CardScene => ({
  kind: kindOf(about.role === 'item' ? null : about.role, OF_TYPE[about.type]),
  card: about.card,
  name: writable(about.name, '?'),
  about: about.about,
  fighting: (about.object === null ? null : fightingOf(about.object)) ?? about.fighting,
  souls: about.souls ?? 0,
  lines: about.lines,
  state: about.state,
});

/** The hand of the viewer, and of nobody else: from their own view. */
export const handScene = (
  hand: readonly ObjectView[],
  textOf: (object: ObjectView) => string,
  w: Words,
): HandScene => ({
  title: w.board.heading.hand,
  empty: w.board.emptyHand,
  cards: hand.map((object) => ({
    kind: 'loot',
    card: object.card,
    name: writable(w.cardName(object.card), '?'),
    text: textOf(object),
  })),
});

/** A player's area, with the souls in it. */
export const areaScene = (view: View, player: PlayerView, plain: Names): AreaScene => {
  const names = writableNames(plain, view);
  const seated = seatedOf(view, player, null, names);
  return { player: { ...seated, things: [...seated.things, ...player.soulCards.map(sceneCardOf(names))] } };
};

/** Winners come first, then by souls. */
const isAhead = (one: Standing, other: Standing): boolean =>
  one.winner === other.winner ? one.souls > other.souls : one.winner;

/** The result, in the order in which the players come; title and standings in names that pictures can write. */
export const resultScene = (
  title: string,
  standings: readonly Standing[],
  course: CourseScene | null,
  w: Words,
): ResultScene => ({
  title,
  course,
  columns: w.picture.columns,
  rows: standings.map((one) => ({ ...one, place: 1 + standings.filter((other) => isAhead(other, one)).length })),
});
