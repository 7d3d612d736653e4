import { z } from 'zod';

/** A type with all its fields, and theirs, read only. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** What is read with a schema: the one place that says what it looks like. Nothing changes it in place. */
export type Stored<S extends z.ZodType> = Frozen<z.output<S>>;

export const player = z.templateLiteral(['p', z.int()]);

/** An act of the table: ¢ of a barter, an order that is to be asked again, or that one of two players gives up. */
export const tableAct = z.discriminatedUnion('does', [
  z.object({ does: z.literal('giveCoins'), from: player, to: player, amount: z.int() }),
  z.object({ does: z.literal('forgetOrder'), player, order: z.string() }),
  z.object({ does: z.literal('concede'), player }),
]);
