import { readyOffersOf, type ReadyAnswer, type Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import type { Choice } from '../../protocol/payload.js';

/** An answer that is made ready, in words: `The D6: reroll my misses, once a turn`. */
export const readyLabel = ({ card, when, to }: Pick<ReadyAnswer, 'card' | 'when' | 'to'>, w: Words, names: Names) =>
  w.ahead.ready.answer(names.card(card), when, to === undefined ? '' : names.player(to));

/** The answers that this user could make ready, or has, as entries of a menu; of one object only when it is named. */
export const readyChoices = (
  table: Table,
  user: string,
  w: Words,
  { names, object, ready }: { readonly names: Names; readonly object: string | null; readonly ready: boolean },
): readonly Choice[] =>
  readyOffersOf(table, user)
    .filter(({ answer, isReady }) => isReady === ready && (object === null || answer.object === object))
    .map(({ id, answer }) => ({ value: id, label: readyLabel(answer, w, names) }));
