import {
  combatantIn,
  type ObjectView,
  type PlayerId,
  type PlayerView,
  type Role,
  type SlotView,
  type StackItemView,
  type View,
} from '../../../engine/index.js';
import type { Names, Words } from '../../../text/index.js';
import type { Kind } from '../draw/ink.js';
import { writable } from '../draw/letters.js';
import { dangerOf, type Danger } from './danger.js';
import type { BoardScene, Fighting, Pile, Place, Seated, Stacked, Thing, Tile } from './scene.js';

/** The kind of frame for what a card is in play; `otherwise` where its role does not tell. */
export const kindOf = (role: Role | null, otherwise: Kind): Kind => {
  switch (role) {
    case 'character':
      return 'character';
    case 'item':
      return 'treasure';
    case 'soul':
      return 'soul';
    case 'curse':
      return 'curse';
    case 'monster':
      return 'monster';
    case 'event':
      return 'event';
    case 'room':
    case 'challenge':
      return 'room';
    case null:
      return otherwise;
    default:
      return role satisfies never;
  }
};

/**
 * Names as pictures can write them. A player without one goes by their character, and by the number of the seat as well where
 * somebody else is called the same; before there are characters by that number alone.
 */
export const writableNames = (names: Names, { players }: Pick<View, 'players'>): Names => {
  const card = (id: string): string => writable(names.card(id), '?');
  const seat = (id: PlayerId): string => id.toUpperCase();
  const character = (id: PlayerId): string | undefined => players.find((one) => one.id === id)?.characters[0]?.card;
  const written = (id: PlayerId): string => {
    const played = character(id);
    return writable(names.player(id), played === undefined ? seat(id) : card(played));
  };
  const isShared = (id: PlayerId): boolean => players.some((one) => one.id !== id && written(one.id) === written(id));
  const isOwn = (id: PlayerId): boolean => writable(names.player(id), '') !== '';
  return {
    player: (id) => (!isOwn(id) && isShared(id) ? `${written(id)} · ${seat(id)}` : written(id)),
    card,
  };
};

const countersOf = ({ counters }: Pick<ObjectView, 'counters'>): number =>
  Object.values(counters).reduce((sum, number) => sum + (number ?? 0), 0);

/** The numbers of something that can be fought; null for anything else. */
export const fightingOf = ({ hp, maxHp, dc, atk }: ObjectView): Fighting | null =>
  hp === null || maxHp === null ? null : { hp, maxHp, dc, atk };

const EMPTY = { kind: null, card: '', name: '', fighting: null, souls: 0, counters: 0, danger: null } as const;

const tile = (view: View, { top, covered }: SlotView, otherwise: Kind, names: Names): Tile =>
  top === null
    ? { ...EMPTY, covered: covered.length }
    : {
        kind: kindOf(top.role, otherwise),
        card: top.card,
        name: names.card(top.card),
        fighting: fightingOf(top),
        souls: top.souls ?? 0,
        counters: countersOf(top),
        covered: covered.length,
        danger: top.hp === null ? null : dangerOf(view, top.id, top.hp),
      };

/** Something that a player has. */
export const sceneCardOf =
  (names: Names) =>
  (object: ObjectView): Thing => ({
    kind:
      object.role === 'item' && object.keywords.includes('eternal') ? 'startingItem' : kindOf(object.role, 'treasure'),
    card: object.card,
    name: names.card(object.card),
    turned: !object.charged,
    counters: countersOf(object),
  });

/** Danger for a player: one last HP of several, if it is nothing worse. */
const dangerFor = (view: View, { id, hp, maxHp, dead }: PlayerView): Danger | null => {
  if (dead) return null;
  return dangerOf(view, id, hp) ?? (hp === 1 && maxHp > 1 ? 'low' : null);
};

const isSetUp = ({ turn }: View): boolean => turn.phase !== 'setup';

/** Whose turn it is; before the first turn who is asked. */
const inFront = ({ turn, asked }: View): PlayerId =>
  turn.phase === 'setup' ? (asked?.player ?? turn.active) : turn.active;

/** A player with what everybody may see of them; their first character stands for them, the others are things. */
export const seatedOf = (view: View, player: PlayerView, awaited: Seated['awaited'], names: Names): Seated => {
  const [character, ...others] = player.characters.map(sceneCardOf(names));
  return {
    name: names.player(player.id),
    active: player.id === inFront(view),
    awaited,
    dead: player.dead,
    hp: player.hp,
    maxHp: player.maxHp,
    atk: player.atk,
    dc: player.dc,
    coins: player.coins,
    hand: player.handCount,
    souls: player.souls,
    goal: player.sharesGoal === true ? null : player.soulsToWin,
    counters: countersOf(player),
    danger: dangerFor(view, player),
    character: character ?? null,
    things: [...others, ...[...player.curses, ...player.items].map(sceneCardOf(names))],
  };
};

const seated = (player: PlayerView, view: View, awaited: readonly PlayerId[], names: Names): Seated => {
  const isAsked = view.asked?.player === player.id;
  const waits = isAsked ? 'answer' : awaited.includes(player.id) ? 'response' : null;
  return seatedOf(view, player, waits, names);
};

const titleOf = (item: StackItemView, names: Names): string => {
  switch (item.kind) {
    case 'loot':
    case 'ability':
      return item.card === null ? '?' : names.card(item.card);
    case 'roll':
      if (!item.attackRoll && item.card !== null) return names.card(item.card);
      return item.roller === null ? '' : names.player(item.roller);
    case 'damage':
    case 'death':
      return '';
    default:
      return item.kind satisfies never;
  }
};

const byOf = ({ kind, roller, controller }: StackItemView, title: string, names: Names): string => {
  const player = kind === 'roll' ? roller : controller === 'game' ? null : controller;
  const name = player === null || kind === 'damage' || kind === 'death' ? '' : names.player(player);
  return name === title ? '' : name;
};

/** A text in the letters that something can write. */
type Letters = (text: string, otherwise: string) => string;

const stacked = (item: StackItemView, w: Words, names: Names, letters: Letters): Stacked => {
  const targets = w.board.listed(item.targets.map((target) => letters(w.named(target, names), '?')));
  const title = titleOf(item, names);
  return {
    kind: item.kind,
    card: item.card,
    title: title === '' ? targets : title,
    by: byOf(item, title, names),
    targets: title === '' ? '' : targets,
    number: item.kind === 'roll' ? (item.stands ?? item.number) : item.number,
    hits: item.hits,
  };
};

/** Where on the picture the one attacked is, when it is there. */
const attackedAt = (view: View): Place | null => {
  const target = view.attack?.target ?? null;
  const monster = view.monsters.findIndex(({ top }) => top?.id === target);
  if (monster >= 0) return { among: 'monsters', index: monster };
  const room = view.rooms.findIndex(({ top }) => top?.id === target);
  if (room >= 0) return { among: 'rooms', index: room };
  const player = view.players.findIndex(({ id }) => id === target);
  return target === null || player < 0 ? null : { among: 'players', index: player };
};

const attackOf = (view: View): BoardScene['attack'] => {
  const from = view.players.findIndex(({ id }) => id === view.attack?.player);
  const to = attackedAt(view);
  return from < 0 || to === null ? null : { from, to };
};

/** The name of what is attacked; null when it is there no more. */
const attackedName = (view: View, names: Names): string | null => {
  const found = combatantIn(view, view.attack?.target);
  if (found === null) return null;
  return 'card' in found ? names.card(found.card) : names.player(found.id);
};

const doingOf = (view: View, w: Words, names: Names): BoardScene['doing'] => {
  const phase = w.board.phase(view.turn.phase);
  if (view.attack !== null) return { icon: 'sword', text: attackedName(view, names) ?? phase };
  if (view.declared === 'attack') return { icon: 'sword', text: w.picture.declared('attack') };
  if (view.declared === 'purchase') return { icon: 'treasure', text: w.picture.declared('purchase') };
  if (view.declared === 'end') return { icon: null, text: w.picture.declared('end') };
  return { icon: null, text: isSetUp(view) ? phase : '' };
};

const DECKS = ['loot', 'treasure', 'monster', 'room'] as const;

const piles = (view: View): readonly Pile[] =>
  DECKS.map((deck) => ({ deck, left: view.decks[deck], discarded: view.discards[deck].length })).filter(
    ({ left, discarded }) => left + discarded > 0,
  );

/**
 * What the picture of a board shows of a view, with `names` in plain letters. `awaited` are those who were asked when the
 * window opened, as far as everybody may know that: whether they have answered is shown to nobody
 * (architecture.md#windows-and-passes). `state` is said beside the turn.
 */
export const boardScene = (
  view: View,
  awaited: readonly PlayerId[],
  w: Words,
  plain: Names,
  state: readonly string[] = [],
): BoardScene => boardSceneIn(writable, view, awaited, w, writableNames(plain, view), state);

/** The same in other letters, with names that are written in them. */
export const boardSceneIn = (
  letters: Letters,
  view: View,
  awaited: readonly PlayerId[],
  w: Words,
  names: Names,
  state: readonly string[] = [],
): BoardScene => ({
  turn: [isSetUp(view) ? w.picture.turn(view.turn.number) : w.board.phase('setup'), ...state].join(' · '),
  active: names.player(inFront(view)),
  doing: doingOf(view, w, names),
  monsters: view.monsters.map((slot) => tile(view, slot, 'monster', names)),
  shop: view.shop.map((slot) => tile(view, slot, 'treasure', names)),
  rooms: view.rooms.map((slot) => tile(view, slot, 'room', names)),
  piles: piles(view),
  bonusSouls: view.bonusSouls.length,
  supply: view.supply,
  stack: view.stack.toReversed().map((item) => stacked(item, w, names, letters)),
  players: view.players.map((player) => seated(player, view, awaited, names)),
  attack: attackOf(view),
  words: {
    stackEmpty: w.picture.stackEmpty,
    emptySlot: w.picture.emptySlot,
    hit: w.picture.roll.hit,
    miss: w.picture.roll.miss,
  },
});
