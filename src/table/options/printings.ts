import { otherPrintings, type Printing, type SetId } from '../../../cards/index.js';
import type { CardId } from '../../engine/index.js';
import type { HasGame, TableOptions } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import type { Printings } from '../record/fields/settings.js';
import { seededOrder } from './seeded-order.js';

const byId: ReadonlyMap<string, Printing> = new Map(otherPrintings.map((printing) => [printing.id, printing]));

/** With which printings a table with these options plays. */
export const printingsOf = ({ printings }: Pick<TableOptions, 'printings'>): Printings => printings ?? 'original';

/** The options with these printings, or why that cannot be: one of them does not exist. A list has each of them once. */
export const withPrintings = (
  { printings: _before, ...options }: TableOptions,
  chosen: Printings,
): TableOptions | Refusal => {
  if (chosen === 'original' || chosen.length === 0) return options;
  if (chosen === 'any') return { ...options, printings: chosen };
  const unknown = chosen.find((id) => !byId.has(id));
  return unknown === undefined
    ? { ...options, printings: [...new Set(chosen)] }
    : { why: 'printings', printing: unknown };
};

/** Of these printings of one card one, which stays the same for the whole game. */
const oneOf = <T extends SetId | null>(sets: readonly T[], card: CardId, game: string): T | undefined =>
  sets.length < 2 ? sets[0] : seededOrder(sets, `${game} printing ${card}`)[0];

const shown = (printings: Printings, game: string): ReadonlyMap<CardId, SetId> => {
  const allowed = printings === 'any' ? otherPrintings : printings === 'original' ? [] : known(printings);
  const names = new Map<CardId, SetId>();
  for (const card of new Set(allowed.map((printing) => printing.card))) {
    const its = allowed.filter((printing) => printing.card === card).map(({ set }) => set);
    const set = oneOf<SetId | null>(printings === 'any' ? [null, ...its] : its, card, game);
    if (set !== null && set !== undefined) names.set(card, set);
  }
  return names;
};

/** Those of these that this version knows. */
const known = (ids: readonly string[]): readonly Printing[] => ids.flatMap((id) => byId.get(id) ?? []);

/** The sets whose printing of a card this table shows, where it is not the first one; the same for the whole game. */
export const printingsShown = ({
  game: { id: game, options },
}: HasGame<'id' | 'options'>): ReadonlyMap<CardId, SetId> => shown(printingsOf(options), game);
