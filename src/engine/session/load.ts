import type { Decision, Draw, GameState, LogEntry, Meaning } from '../state/index.js';
import { isLegalAnswer } from '../decisions/legal.js';
import { entryMark } from './create-game.js';
import { isPossibleAside } from '../rules/asides.js';
import { begin, enter, enterAside, goOn, sessionOn, type Session } from './session.js';
import type { Answer, AsideTaken, Corrected, Opening, Resources, SavedGame } from './types.js';

const sameMeaning = (a: Meaning, b: Meaning): boolean => canonical(a) === canonical(b);
const canonical = (value: Meaning): string =>
  JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const sameDraws = (a: readonly Draw[], b: readonly Draw[]): boolean =>
  a.length === b.length &&
  a.every((draw, at) => draw.purpose === b[at]?.purpose && draw.range === b[at].range && draw.result === b[at].result);

const sameOpening = (a: Opening, b: Opening): boolean => a.entries === b.entries && sameDraws(a.drawn, b.drawn);

/** The question is the same, and each chosen option is offered and stands for the same thing. */
export const fits = (decision: Decision | null, answer: Answer): decision is Decision =>
  decision !== null &&
  decision.key === answer.key &&
  decision.player === answer.player &&
  isLegalAnswer(
    decision,
    answer.chose.map(({ id }) => id),
  ) &&
  answer.chose.every(({ id, meaning }) => {
    const offered = decision.options.find((option) => option.id === id);
    return offered !== undefined && sameMeaning(offered.meaning, meaning);
  });

/** Does an answer or aside again; false when it no longer fits, and then nothing has happened. */
const again = (session: Session, answer: Answer | AsideTaken): boolean => {
  const { decision } = session;
  if ('aside' in answer) {
    if (decision?.key !== 'priority' || !isPossibleAside(session.state, answer.aside)) return false;
    enterAside(session, answer.aside);
    return true;
  }
  if (!fits(decision, answer)) return false;
  const chosen = answer.chose.map(({ id }) => id);
  enter(session, decision, chosen);
  goOn(session, chosen);
  return true;
};

const publishedBy = (mark: string): number => Number(mark.split('.')[0]);

const openCheckpoint = (saved: SavedGame, resources: Resources, kept: number, skipped: number): Session => {
  const branch = skipped > saved.skipped || kept < saved.answers.length ? saved.branch + 1 : saved.branch;
  const session = sessionOn(JSON.parse(saved.checkpoint) as GameState, saved.checkpoint, resources, true, branch);
  session.state.draws += skipped;
  session.skipped = skipped;
  session.tape.recorded = [...saved.opening.drawn];
  session.tape.published = publishedBy(saved.opening.entries);
  return session;
};

/** Re-executes the transition with so many answers. Returns how many of them fit; all of them when it went well. */
const replay = (session: Session, saved: SavedGame, kept: number): number => {
  const number = session.state.transition;
  begin(session);
  if (
    kept > 0 &&
    (session.state.transition !== number || session.tape.misfit || !sameOpening(session.opening, saved.opening))
  )
    return 0;
  for (let at = 0; at < kept; at += 1) {
    const answer = saved.answers[at];
    if (answer === undefined || session.state.transition !== number) return at;
    session.tape.recorded = [...answer.drawn];
    session.tape.published = publishedBy(answer.entries);
    if (!again(session, answer)) return at;
    const done = session.answers.at(-1);
    const last = session.state.transition !== number;
    if (
      session.tape.misfit ||
      last ||
      done === undefined ||
      done.entries !== answer.entries ||
      !sameDraws(done.drawn, answer.drawn)
    )
      return at;
  }
  return kept;
};

const drawsIn = (saved: SavedGame): number =>
  saved.opening.drawn.length + saved.answers.reduce((sum, { drawn }) => sum + drawn.length, 0);

/**
 * Loads a saved game by executing its last transition again. A draw takes its recorded result, a published entry is not
 * published again. What no longer fits after an upgrade is dropped together with all later answers and asked again;
 * random numbers that dropped answers used up are skipped, so that nobody can choose by a result that was seen.
 * Throws when the checkpoint is not one of ours.
 */
export const load = (
  saved: SavedGame,
  resources: Resources,
): { readonly session: Session; readonly corrected: Corrected | null } => {
  let kept = saved.answers.length;
  let { skipped } = saved;
  for (;;) {
    const session = openCheckpoint(saved, resources, kept, skipped);
    const fit = attempt(session, saved, kept);
    if (fit === kept) return conclude(session, saved, kept);
    kept = fit;
    skipped = saved.skipped + drawsIn(saved);
  }
};

/** A rule that breaks on an old answer is a rule that no longer fits it. */
const attempt = (session: Session, saved: SavedGame, kept: number): number => {
  if (kept === 0) {
    replay(session, saved, 0);
    return 0;
  }
  try {
    return replay(session, saved, kept);
  } catch {
    return kept - 1;
  }
};

const conclude = (
  session: Session,
  saved: SavedGame,
  kept: number,
): { readonly session: Session; readonly corrected: Corrected | null } => {
  session.tape.recorded = [];
  session.past = kept === saved.answers.length ? [...saved.past] : [];
  session.points = saved.points.filter((point) => point <= kept);
  session.pointsOf = saved.pointsOf;
  const dropped = saved.answers.slice(kept);
  const reopened = dropped.length === 0 && !sameOpening(session.opening, saved.opening) && session.answers.length === 0;
  if (dropped.length === 0 && !reopened) return { session, corrected: null };
  const hiddenSeen = saved.opening.seen || dropped.some(({ seen }) => seen);
  session.tape.fresh.push(correctedLine(session, dropped.length, hiddenSeen));
  return { session, corrected: { dropped, hiddenSeen } };
};

/** Says at the table how many answers are asked again, and whether a hidden card had been seen by then. */
const correctedLine = (session: Session, amount: number, hiddenSeen: boolean): LogEntry => ({
  id: `${session.state.transition}.corrected.${session.tape.branch}.${entryMark(session.tape)}`,
  to: 'all',
  line: { say: 'corrected', amount, ...(hiddenSeen ? { detail: 'seen' } : {}) },
});
