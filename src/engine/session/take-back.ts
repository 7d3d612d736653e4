import type { PlayerId } from '../vocabulary/index.js';
import { rebuild, save, type Session } from './session.js';
import type { PastTransition, SavedGame } from './types.js';

interface Point {
  readonly transition: Pick<PastTransition, 'checkpoint' | 'opening' | 'answers'>;
  readonly answers: number;
  readonly past: readonly PastTransition[];
  readonly points: readonly number[];
}

/** The point before the player's last action, with what can be taken back before that. */
const lastPoint = (session: Session): Point | null => {
  const here = session.points.at(-1);
  if (here !== undefined)
    return { transition: session, answers: here, past: session.past, points: session.points.slice(0, -1) };
  const past = session.past.toReversed();
  const skip = past.findIndex(({ points }) => points.length > 0);
  const found = past[skip];
  const answers = found?.points.at(-1);
  if (found === undefined || answers === undefined) return null;
  return {
    transition: found,
    answers,
    past: session.past.slice(0, session.past.length - skip - 1),
    points: found.points.slice(0, -1),
  };
};

/** Whether the player's last action can be taken back: no draw, hidden card or other person's answer since. */
export const canTakeBack = (session: Session, player: PlayerId): boolean =>
  session.pointsOf === player && lastPoint(session) !== null;

/** Goes back to before the player's last action. False when a barrier forbids it; nothing has changed then. */
export const takeBack = (session: Session, player: PlayerId): boolean => {
  const point = session.pointsOf === player ? lastPoint(session) : null;
  if (point === null) return false;
  const saved: SavedGame = {
    ...save(session),
    checkpoint: point.transition.checkpoint,
    opening: point.transition.opening,
    answers: point.transition.answers.slice(0, point.answers),
    past: point.past,
    points: point.points,
    branch: session.tape.branch + 1,
    skipped: session.skipped,
  };
  const back = rebuild(saved, session.resources);
  const line = {
    id: `${back.state.transition}.back.${saved.branch}`,
    to: 'all' as const,
    line: { say: 'takenBack' as const, player, amount: back.tape.emitted },
  };
  Object.assign(session, back, { pointsOf: player });
  session.tape.fresh.push(line);
  return true;
};
