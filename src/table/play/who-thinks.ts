import {
  decisionOf,
  hasTurn,
  isRound,
  numberFor,
  outcomeOf,
  turnOf,
  viewFor,
  windowOf,
  type Decision,
  type PlayerId,
  type Session,
  type View,
} from '../../engine/index.js';
import { isThinker, isSearchable, type Thinker } from '../../computer-players/index.js';
import { isAsked } from '../attention/ask-policy.js';
import { isFreeActionPhase } from '../attention/player-context.js';
import { isAnsweredFor } from '../record/missed-deadlines.js';
import { strengthAt } from '../record/strength.js';
import type { ComputerKind, TableData } from '../record/data.js';

/** What is chosen for the whole game: whoever is late does not begin it with whatever comes first. */
const isForGood = ({ key }: Decision): boolean => key === 'setup.character' || key === 'setup.treasure'; // VAR-01, VAR-07

/** Whether the table answers for a person who is late, or not there. */
export const isLate = (session: Session, data: TableData, player: PlayerId): boolean =>
  isAnsweredFor(data, player, turnOf(session).number, data.game.window?.id ?? null);

/**
 * The computer player that answers the open question: the one on the seat, or in the own turn of whoever is late the table's,
 * if it has agreed on that (architecture.md#deadlines-and-late-answers). Null where none does.
 */
export const computerFor = (session: Session, decision: Decision, data: TableData): ComputerKind | null => {
  const { player, options } = decision;
  const seat = data.game.seats.find((one) => one.player === player);
  if (seat?.computer !== undefined && seat.computer !== null) return seat.computer;
  if (!isLate(session, data, player)) return null;
  const isPlayed = hasTurn(session, player) && data.game.options.pace?.lateTurn === 'computer';
  if (isForGood(decision) || isPlayed) return strengthAt(data);
  const mustDeclare = !options.some(({ id }) => id === 'end') && isFreeActionPhase(viewFor(session, null), player); // TURN-12: a pass would lead nowhere
  return mustDeclare ? 'simple' : null;
};

/** Whether the newest thing that everybody sees is this player's own doing: nobody answers themselves by habit. */
const isOwnDoing = ({ stack, declared, turn }: View, player: PlayerId): boolean => {
  const top = stack.at(-1);
  if (top === undefined) return declared !== null && turn.active === player;
  return (top.kind === 'loot' || top.kind === 'ability') && top.controller === player;
};

/**
 * Whether a computer player that thinks ahead does so about the open question. It follows from what everybody sees, as with
 * whom the table asks: that it takes its time tells nothing of its hand (architecture.md#computer-players). On the way of an
 * action to the stack it goes on with what it has thought of.
 */
const isThoughtAbout = (session: Session, { key, player }: Decision): boolean => {
  if (key !== 'priority') return isSearchable(key) && !isRound(session);
  const view = viewFor(session, null);
  if (isFreeActionPhase(view, player)) return true;
  return !isOwnDoing(view, player) && isAsked(view, player, { order: 'concerns', passing: null });
};

/** The computer player that has to think before it answers the open question; null where none does. */
export const thinkerFor = (session: Session, decision: Decision, data: TableData): Thinker | null => {
  const kind = computerFor(session, decision, data);
  return isThinker(kind) && isThoughtAbout(session, decision) ? kind : null;
};

/** Names the open question as it is now: whatever changes the game makes another one of it, and a late answer void. */
const questionNow = (session: Session): string => `${windowOf(session)} ${numberFor(session, 'question')}`;

/** Who thinks about what at a table. */
interface Thinking {
  readonly player: PlayerId;
  readonly kind: Thinker;
  readonly question: string;
}

/** The computer player for which this table waits; null for none. */
export const thinkingAt = (session: Session | null, data: TableData): Thinking | null => {
  if (session === null || data.phase !== 'playing' || outcomeOf(session) !== null) return null;
  const decision = decisionOf(session);
  const kind = decision === null ? null : thinkerFor(session, decision, data);
  return decision === null || kind === null ? null : { player: decision.player, kind, question: questionNow(session) };
};
