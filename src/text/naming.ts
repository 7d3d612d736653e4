import type { CardId, LogLine, Named, PlayerId } from '../engine/index.js';

/** Leaves out whose a card is when the sentence is about that player anyway. */
export const withoutOwner = (thing: Named, player: PlayerId | undefined): Named =>
  'card' in thing && thing.owner === player ? { card: thing.card } : thing;

/** The card that causes what a line tells, unless it is the very thing it happens to. */
export const causeOf = ({ source, object }: LogLine): CardId | undefined =>
  object !== undefined && 'card' in object && object.card === source ? undefined : source;

/** Whether a reroll is of a die, which shows a number from then on, and not of an item. */
export const isOfDie = ({ amount }: LogLine): boolean => amount !== undefined;

/** A text with a full stop, unless a name ends it with a mark of its own. */
export const stopped = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
