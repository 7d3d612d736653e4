import type { PlayerId } from '../vocabulary/index.js';
import type { DecisionKey } from '../state/index.js';
import { internalsOf, type SessionInternals, type Session } from './internals.js';
import { rebuild } from './running.js';
import { save } from './session.js';
import type { Answer, PastTransition, SavedGame } from './types.js';

interface UndoPoint {
  readonly transition: Pick<PastTransition, 'checkpoint' | 'opening' | 'answers'>;
  readonly answers: number;
  readonly past: readonly PastTransition[];
  readonly points: readonly number[];
}

/** The undo points of a transition, the newest first, each with what the game goes back to. */
const undoPointsIn = (
  transition: UndoPoint['transition'],
  points: readonly number[],
  past: readonly PastTransition[],
): readonly UndoPoint[] =>
  points.map((answers, at) => ({ transition, answers, past, points: points.slice(0, at) })).toReversed();

/** The points to which this player can take back, the newest first. */
const undoPointsOf = (internals: SessionInternals, player: PlayerId): readonly UndoPoint[] => {
  if (internals.undoOwner !== player) return [];
  const earlier = internals.past.map((one, at) => undoPointsIn(one, one.points, internals.past.slice(0, at)));
  return [...undoPointsIn(internals, internals.undoPoints, internals.past), ...earlier.toReversed().flat()];
};

/** An action that can be taken back: the question that it answered, and what was chosen. */
export interface OwnAction {
  readonly key: DecisionKey;
  readonly chose: Answer['chose'];
}

/** The player's own actions that can be taken back, one after the other, the newest first. */
export const ownActions = (session: Session, player: PlayerId): readonly OwnAction[] =>
  undoPointsOf(internalsOf(session), player).flatMap(({ transition, answers }) => {
    const answer = transition.answers[answers];
    return answer === undefined || 'aside' in answer ? [] : [{ key: answer.key, chose: answer.chose }];
  });

/** Whether the player's last action can be taken back: no draw, hidden card or other person's answer since. */
export const canTakeBack = (session: Session, player: PlayerId): boolean =>
  undoPointsOf(internalsOf(session), player).length > 0;

/** Goes back to before the player's last action. False when a barrier forbids it; nothing has changed then. */
export const takeBack = (session: Session, player: PlayerId): boolean => {
  const internals = internalsOf(session);
  const [point] = undoPointsOf(internals, player);
  if (point === undefined) return false;
  const saved: SavedGame = {
    ...save(session),
    checkpoint: point.transition.checkpoint,
    opening: point.transition.opening,
    answers: point.transition.answers.slice(0, point.answers),
    past: point.past,
    points: point.points,
    branch: internals.recorder.branch + 1,
    skipped: internals.skipped,
  };
  const back = rebuild(saved, internals.resources);
  const line = {
    id: `${back.state.transition}.back.${saved.branch}`,
    to: 'all' as const,
    line: { say: 'takenBack' as const, player, amount: back.recorder.emitted },
  };
  const unread = internals.recorder.pendingEntries.filter(
    ({ line: { say } }) => say === 'takenBack' || say === 'corrected',
  );
  Object.assign(internals, back, { undoOwner: player });
  internals.recorder.pendingEntries.push(...unread, line);
  internals.recorder.steps.push({ back: [back.state.transition, point.answers] });
  return true;
};
