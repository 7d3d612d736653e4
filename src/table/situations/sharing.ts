import {
  playedFrom,
  positionOf,
  turnOf,
  type NotAPosition,
  type PlayerId,
  type Position,
  type Resources,
  type Session,
} from '../../engine/index.js';
import type { Table } from '../record/data.js';
import type { HistoryTurn } from '../history/history.js';
import type { Refusal } from '../record/outcome.js';
import { seatOfUser } from '../record/seats-of-user.js';
import { setsOf } from '../options/decks.js';
import { LONGEST_SITUATION, situationText } from './code.js';

/** The text of a moment, or why there is none. */
export type Shared = { readonly text: string } | { readonly refusal: Refusal };

const refused = (problem: NotAPosition | 'noTurn' | 'tooLong'): Shared => ({ refusal: { why: 'share', problem } });

/** The same position with this player on the first seat. */
const seenFrom = (position: Position, player: PlayerId): Position => {
  const { seats, active } = position;
  const first = Number(player.slice(1)) - 1;
  const at = (Number(active.slice(1)) - 1 - first + seats.length) % seats.length;
  return { ...position, seats: [...seats.slice(first), ...seats.slice(0, first)], active: `p${at + 1}` };
};

const textFor = ({ data }: Table, position: Position | NotAPosition, player: PlayerId): Shared => {
  if (typeof position === 'string') return refused(position);
  const text = situationText({ position: seenFrom(position, player), sets: setsOf(data.game.options) });
  return text.length > LONGEST_SITUATION ? refused('tooLong') : { text };
};

/** A game that goes on, as the text of this moment: with the hand of whoever asks, and no other card that lies hidden. */
export const shareLiveGame = (table: Table, user: string): Shared => {
  const { data, session } = table;
  if (session === null || data.phase === 'lobby') return { refusal: { why: 'notStarted' } };
  const seat = seatOfUser(data, user);
  return seat === null
    ? { refusal: { why: 'notSeated' } }
    : textFor(table, positionOf(session, seat.player), seat.player);
};

/** Where somebody may first act in this turn, as its history has it; null when that never was, or has been corrected since. */
const firstAction = (turn: HistoryTurn, resources: Resources): Session | null => {
  const { checkpoint, steps } = turn;
  if (checkpoint === null) return null;
  const { session, again } = playedFrom({ checkpoint, steps }, resources);
  for (const step of steps) {
    if (typeof positionOf(session, 'everything') !== 'string') return session;
    if (!again(step)) return null;
  }
  return typeof positionOf(session, 'everything') === 'string' ? null : session;
};

/**
 * A turn of a finished game as a text, from where somebody may first act in it, with every card: nothing is hidden any more. The
 * last such turn for null.
 */
export const shareFinishedTurn = (
  table: Table,
  history: readonly HistoryTurn[],
  number: number | null,
  resources: Resources,
): Shared => {
  const turns = history.filter(({ turn, checkpoint }) => checkpoint !== null && (number === null || turn === number));
  for (const turn of turns.toReversed()) {
    const session = firstAction(turn, resources);
    if (session !== null) return textFor(table, positionOf(session, 'everything'), turnOf(session).active);
  }
  return refused('noTurn');
};
