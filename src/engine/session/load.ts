import { stateOf } from './migrations.js';
import type { Decision, Draw, LogEntry, Meaning } from '../state/index.js';
import { isLegalAnswer, chosenOption } from '../decisions/legal.js';
import { entryMark } from './create-game.js';
import { isPossibleTableAct } from '../rules/turn/table-acts.js';
import { checkShape } from './state-shape.js';
import { sessionWith, type SessionInternals, type Session } from './internals.js';
import { runToFirstQuestion, recordAnswer, performTableAct, advance, internalsOn } from './running.js';
import type { Answer, TableActTaken, Corrected, Opening, Resources, SavedGame } from './types.js';

const sameMeaning = (a: Meaning, b: Meaning): boolean => canonical(a) === canonical(b);
/** What only describes an option to people: answers of v0.10.5 and before lack it. */
const DESCRIBING: readonly string[] = ['replaces', 'left', 'about'] satisfies readonly (keyof Meaning)[];
const canonical = (value: Meaning): string =>
  JSON.stringify(
    Object.entries(value)
      .filter(([field]) => !DESCRIBING.includes(field))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

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
    const offered = chosenOption(decision, id);
    return offered !== undefined && sameMeaning(offered.meaning, meaning);
  });

/** Does an answer or an act of the table again; false when it no longer fits, and then nothing has happened. */
const again = (internals: SessionInternals, answer: Answer | TableActTaken): boolean => {
  const { decision } = internals;
  if ('aside' in answer) {
    if (decision?.key !== 'priority' || !isPossibleTableAct(internals.game, answer.aside)) return false;
    performTableAct(internals, answer.aside);
    return true;
  }
  if (!fits(decision, answer)) return false;
  const chosen = answer.chose.map(({ id }) => id);
  recordAnswer(internals, decision, chosen);
  advance(internals, chosen);
  return true;
};

const publishedBy = (mark: string): number => Number(mark.split('.')[0]);

const openCheckpoint = (saved: SavedGame, resources: Resources, kept: number, skipped: number): SessionInternals => {
  const branch = skipped > saved.skipped || kept < saved.answers.length ? saved.branch + 1 : saved.branch;
  const state = stateOf(saved.checkpoint);
  checkShape(state);
  const internals = internalsOn(state, saved.checkpoint, resources, true, branch);
  internals.state.draws += skipped;
  internals.skipped = skipped;
  internals.recorder.recorded = [...saved.opening.drawn];
  internals.recorder.published = publishedBy(saved.opening.entries);
  return internals;
};

/** Re-executes the transition with so many answers. Returns how many of them fit; all of them when it went well. */
const replay = (internals: SessionInternals, saved: SavedGame, kept: number): number => {
  const number = internals.state.transition;
  runToFirstQuestion(internals);
  if (
    kept > 0 &&
    (internals.state.transition !== number ||
      internals.recorder.misfit ||
      !sameOpening(internals.opening, saved.opening))
  )
    return 0;
  for (let at = 0; at < kept; at += 1) {
    const answer = saved.answers[at];
    if (answer === undefined || internals.state.transition !== number) return at;
    internals.recorder.recorded = [...answer.drawn];
    internals.recorder.published = publishedBy(answer.entries);
    if (!again(internals, answer)) return at;
    const done = internals.answers.at(-1);
    const last = internals.state.transition !== number;
    if (
      internals.recorder.misfit ||
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
    const internals = openCheckpoint(saved, resources, kept, skipped);
    const fit = attempt(internals, saved, kept);
    if (fit === kept) return conclude(internals, saved, kept);
    kept = fit;
    skipped = saved.skipped + drawsIn(saved);
  }
};

/** A rule that breaks on an old answer is a rule that no longer fits it. */
const attempt = (internals: SessionInternals, saved: SavedGame, kept: number): number => {
  if (kept === 0) {
    replay(internals, saved, 0);
    return 0;
  }
  try {
    return replay(internals, saved, kept);
  } catch {
    return kept - 1;
  }
};

const conclude = (
  internals: SessionInternals,
  saved: SavedGame,
  kept: number,
): { readonly session: Session; readonly corrected: Corrected | null } => {
  internals.recorder.recorded = [];
  internals.past = kept === saved.answers.length ? [...saved.past] : [];
  internals.undoPoints = saved.points.filter((point) => point <= kept);
  internals.undoOwner = saved.pointsOf;
  const session = sessionWith(internals);
  const dropped = saved.answers.slice(kept);
  const reopened =
    dropped.length === 0 && !sameOpening(internals.opening, saved.opening) && internals.answers.length === 0;
  if (dropped.length === 0 && !reopened) return { session, corrected: null };
  const hiddenSeen = saved.opening.seen || dropped.some(({ seen }) => seen);
  internals.recorder.pendingEntries.push(correctedLine(internals, dropped.length, hiddenSeen));
  internals.recorder.steps.push({ back: [internals.state.transition, kept], corrected: true });
  return { session, corrected: { dropped, hiddenSeen } };
};

/** Says at the table how many answers are asked again, and whether a hidden card had been seen by then. */
const correctedLine = (internals: SessionInternals, amount: number, hiddenSeen: boolean): LogEntry => ({
  id: `${internals.state.transition}.corrected.${internals.recorder.branch}.${entryMark(internals.recorder)}`,
  to: 'all',
  line: { say: 'corrected', amount, ...(hiddenSeen ? { detail: 'seen' } : {}) },
});
