import { aimed, lootAbility, type Card, type Effect, type Selector } from '../../../src/engine/vocabulary/index.js';
import { lootCard } from '../card-builders.js';

/** Test cards need no French and no second name. */
export const called = (name: string): { readonly en: string; readonly fr: string } => ({ en: name, fr: name });
/** Test cards belong to no published set. */
export const test = { set: 'test' } as const;

/** Loot that does these things, one after the other. */
export const plain = (id: string, ...effects: readonly Effect[]): Card =>
  lootCard(id, called(id), test, lootAbility(...effects));
/** Loot that does one thing to targets. */
export const aiming = (id: string, effect: Effect, ...from: readonly Selector[]): Card =>
  lootCard(id, called(id), test, lootAbility(aimed(effect, ...from)));
