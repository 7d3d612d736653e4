import { z } from 'zod';

/** A type with all its fields, and theirs, read only. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** What is read with a schema: the one place that says what it looks like. Nothing changes it in place. */
export type Stored<S extends z.ZodType> = Frozen<z.output<S>>;

export const player = z.templateLiteral(['p', z.int()]);

export const object = z.templateLiteral(['o', z.int()]);
const being = z.union([player, object]);
const deck = z.enum(['loot', 'treasure', 'monster', 'room']);
const mendNamed = z.union([z.object({ player }), z.object({ card: z.string(), owner: player.exactOptional() })]);
const mendPlace = z.discriminatedUnion('in', [
  z.object({ in: z.literal('area'), player, role: z.enum(['item', 'soul', 'curse']) }),
  z.object({ in: z.literal('slot'), slot: z.enum(['shop', 'monster', 'room']), index: z.int() }),
  z.object({ in: z.literal('discard'), deck }),
  z.object({ in: z.literal('deckTop'), deck }),
]);
const numbers = { was: z.int(), to: z.int() };

/** Exactly what is put right on the table, as it was when it was proposed. */
export const mend = z.discriminatedUnion('what', [
  z.object({ what: z.literal('coins'), of: player, ...numbers }),
  z.object({ what: z.literal('hp'), of: being, name: mendNamed, ...numbers }),
  z.object({
    what: z.literal('counters'),
    of: being,
    name: mendNamed,
    counter: z.enum([
      'counter',
      'hp',
      'atk',
      'eternal',
      'level',
      'gold',
      'bounty',
      'spider',
      'doodle',
      'eraser',
      'sketch',
      'poo',
      'egg',
      'gut',
    ]),
    ...numbers,
  }),
  z.object({
    what: z.literal('move'),
    of: object,
    card: z.string(),
    from: mendPlace,
    to: mendPlace,
    instead: z.string().nullable(),
  }),
  z.object({
    what: z.literal('drop'),
    of: z.templateLiteral(['s', z.int()]),
    top: z.object({
      is: z.enum(['loot', 'ability', 'roll', 'damage', 'death']),
      card: z.string().nullable(),
      player: player.nullable(),
      struck: mendNamed.nullable(),
      number: z.int(),
    }),
  }),
]);

/** An act of the table: ¢ of a barter, an order that is to be asked again, that one of two players gives up, a mend. */
export const tableAct = z.discriminatedUnion('does', [
  z.object({ does: z.literal('giveCoins'), from: player, to: player, amount: z.int() }),
  z.object({
    does: z.literal('trade'),
    from: player,
    to: player,
    payer: player,
    amount: z.int(),
    gives: z.array(object),
    takes: z.array(object),
  }),
  z.object({ does: z.literal('forgetOrder'), player, order: z.string() }),
  z.object({ does: z.literal('concede'), player }),
  z.object({ does: z.literal('mend'), by: player, alone: z.boolean(), mend }),
]);
