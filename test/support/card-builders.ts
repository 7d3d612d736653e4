import type { Ability, Card, CardId, Reward } from '../../src/engine/vocabulary/index.js';

interface Naming {
  readonly en: string;
  readonly fr: string;
  readonly copies?: number;
}
interface Extras {
  readonly category?: string;
  readonly souls?: number;
  readonly threePlus?: boolean;
  /** Absent for the base set. */
  readonly set?: string;
}
interface Body extends Extras {
  readonly hp?: number;
  readonly dc?: number;
  readonly atk?: number;
  readonly reward?: Reward;
  readonly startingItem?: CardId;
}

const card = (type: Card['type'], id: CardId, name: Naming, body: Body, abilities: readonly Ability[]): Card => ({
  id,
  name: { en: name.en, fr: name.fr },
  set: body.set ?? 'base',
  type,
  category: body.category ?? null,
  copies: name.copies ?? 1,
  hp: body.hp ?? null,
  dc: body.dc ?? null,
  atk: body.atk ?? null,
  reward: body.reward ?? null,
  souls: body.souls ?? null,
  startingItem: body.startingItem ?? null,
  threePlus: body.threePlus ?? false,
  abilities,
  back: null,
});

/** With `hp` an ambush card (KEY-03). */
export const lootCard = (id: CardId, name: Naming, extras: Body, ...abilities: readonly Ability[]): Card =>
  card('loot', id, name, extras, abilities);
/** With `hp` an item that can be attacked, when an ability says so (ATKOBJ-01). */
export const treasureCard = (id: CardId, name: Naming, extras: Body, ...abilities: readonly Ability[]): Card =>
  card('treasure', id, name, extras, abilities);
/** A card of the monster deck: with `hp` a monster, without an event or curse (MON-01). */
export const monsterCard = (id: CardId, name: Naming, body: Body, ...abilities: readonly Ability[]): Card =>
  card('monster', id, name, body, abilities);
export const roomCard = (id: CardId, name: Naming, body: Body, ...abilities: readonly Ability[]): Card =>
  card('room', id, name, body, abilities);
export const characterCard = (id: CardId, name: Naming, body: Body, ...abilities: readonly Ability[]): Card =>
  card('character', id, name, body, abilities);
export const startingItemCard = (id: CardId, name: Naming, extras: Body, ...abilities: readonly Ability[]): Card =>
  card('startingItem', id, name, extras, abilities);
export const bonusSoulCard = (id: CardId, name: Naming, extras: Extras, ...abilities: readonly Ability[]): Card =>
  card('bonusSoul', id, name, extras, abilities);
