import type { PlayerId } from '../vocabulary/index.js';
import { insidesOf, type Insides, type Session } from './insides.js';
import { rebuild } from './running.js';
import { save } from './session.js';
import type { PastTransition, SavedGame } from './types.js';

interface Point {
  readonly transition: Pick<PastTransition, 'checkpoint' | 'opening' | 'answers'>;
  readonly answers: number;
  readonly past: readonly PastTransition[];
  readonly points: readonly number[];
}

/** The point before the player's last action, with what can be taken back before that. */
const lastPoint = (inside: Insides): Point | null => {
  const here = inside.points.at(-1);
  if (here !== undefined)
    return { transition: inside, answers: here, past: inside.past, points: inside.points.slice(0, -1) };
  const past = inside.past.toReversed();
  const skip = past.findIndex(({ points }) => points.length > 0);
  const found = past[skip];
  const answers = found?.points.at(-1);
  if (found === undefined || answers === undefined) return null;
  return {
    transition: found,
    answers,
    past: inside.past.slice(0, inside.past.length - skip - 1),
    points: found.points.slice(0, -1),
  };
};

/** Whether the player's last action can be taken back: no draw, hidden card or other person's answer since. */
export const canTakeBack = (session: Session, player: PlayerId): boolean =>
  pointFor(insidesOf(session), player) !== null;

const pointFor = (inside: Insides, player: PlayerId): Point | null =>
  inside.pointsOf === player ? lastPoint(inside) : null;

/** Goes back to before the player's last action. False when a barrier forbids it; nothing has changed then. */
export const takeBack = (session: Session, player: PlayerId): boolean => {
  const inside = insidesOf(session);
  const point = pointFor(inside, player);
  if (point === null) return false;
  const saved: SavedGame = {
    ...save(session),
    checkpoint: point.transition.checkpoint,
    opening: point.transition.opening,
    answers: point.transition.answers.slice(0, point.answers),
    past: point.past,
    points: point.points,
    branch: inside.tape.branch + 1,
    skipped: inside.skipped,
  };
  const back = rebuild(saved, inside.resources);
  const line = {
    id: `${back.state.transition}.back.${saved.branch}`,
    to: 'all' as const,
    line: { say: 'takenBack' as const, player, amount: back.tape.emitted },
  };
  Object.assign(inside, back, { pointsOf: player });
  inside.tape.fresh.push(line);
  return true;
};
