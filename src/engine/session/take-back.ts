import type { PlayerId } from '../vocabulary/index.js';
import type { DecisionKey } from '../state/index.js';
import { insidesOf, type Insides, type Session } from './insides.js';
import { rebuild } from './running.js';
import { save } from './session.js';
import type { Answer, PastTransition, SavedGame } from './types.js';

interface Point {
  readonly transition: Pick<PastTransition, 'checkpoint' | 'opening' | 'answers'>;
  readonly answers: number;
  readonly past: readonly PastTransition[];
  readonly points: readonly number[];
}

/** The points of a transition, the newest first, with what can be taken back before each. */
const pointsIn = (transition: PastTransition | Insides, past: readonly PastTransition[]): readonly Point[] =>
  transition.points
    .map((answers, at) => ({ transition, answers, past, points: transition.points.slice(0, at) }))
    .toReversed();

/** Where taking back leads, the newest first. */
const pointsOf = (inside: Insides, player: PlayerId): readonly Point[] => {
  if (inside.pointsOf !== player) return [];
  const earlier = inside.past.map((one, at) => pointsIn(one, inside.past.slice(0, at)));
  return [...pointsIn(inside, inside.past), ...earlier.toReversed().flat()];
};

/** An action that can be taken back: the question that it answered, and what was chosen. */
export interface OwnAction {
  readonly key: DecisionKey;
  readonly chose: Answer['chose'];
}

/** The player's own actions that can be taken back, one after the other, the newest first. */
export const ownActions = (session: Session, player: PlayerId): readonly OwnAction[] =>
  pointsOf(insidesOf(session), player).flatMap(({ transition, answers }) => {
    const answer = transition.answers[answers];
    return answer === undefined || 'aside' in answer ? [] : [{ key: answer.key, chose: answer.chose }];
  });

/** Whether the player's last action can be taken back: no draw, hidden card or other person's answer since. */
export const canTakeBack = (session: Session, player: PlayerId): boolean =>
  pointsOf(insidesOf(session), player).length > 0;

/** Goes back to before the player's last action. False when a barrier forbids it; nothing has changed then. */
export const takeBack = (session: Session, player: PlayerId): boolean => {
  const inside = insidesOf(session);
  const [point] = pointsOf(inside, player);
  if (point === undefined) return false;
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
  const unread = inside.tape.fresh.filter(({ line: { say } }) => say === 'takenBack' || say === 'corrected');
  Object.assign(inside, back, { pointsOf: player });
  inside.tape.fresh.push(...unread, line);
  inside.tape.steps.push({ back: [back.state.transition, point.answers] });
  return true;
};
