import { expect } from 'vitest';
import {
  apply,
  decisionOf,
  IllegalAnswer,
  load,
  save,
  type Decision,
  type OptionId,
  type Session,
} from '../../src/engine/index.js';
import { resources } from '../support/playout.js';
import { internalsOf, stateIn } from '../support/internals.js';

const answerWith = (decision: Decision, id: OptionId): readonly OptionId[] => {
  if (id === 'back') return ['back'];
  const others = decision.options.map((option) => option.id).filter((other) => other !== id && other !== 'back');
  return [id, ...others.slice(0, Math.max(0, decision.min - 1))];
};

/** Ids that might be tried though nobody offered them. */
const stray = (session: Session, decision: Decision): readonly OptionId[] => {
  const offered = new Set(decision.options.map(({ id }) => id));
  const known = [
    ...Object.keys(stateIn(session).objects),
    ...stateIn(session).turnOrder,
    ...stateIn(session).stack.map(({ id }) => id),
    'attack',
    'purchase',
    'end',
    'pass',
    'yes',
    'no',
    'm0',
    'back',
    'deck:monster',
    'nonsense',
    '',
    ...Object.keys(stateIn(session).objects).map((id) => `play:${id}`),
  ];
  return known.filter((id) => !offered.has(id));
};

/** Whether a session takes this for an answer; any other error than a refusal is thrown. */
const takes = (session: Session, player: Decision['player'], ids: readonly OptionId[]): boolean => {
  try {
    apply(session, player, ids);
    return true;
  } catch (error) {
    if (error instanceof IllegalAnswer) return false;
    throw error;
  }
};

/** Runs this without the traces that errors carry: thousands of refusals are asked for. */
const untraced = (run: () => void): void => {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    run();
  } finally {
    Error.stackTraceLimit = before;
  }
};

/** 5 and 6: every offered option runs and leads somewhere, every other one is refused without change. */
export const checkOptions = (session: Session, decision: Decision): void => {
  const saved = save(session);
  for (const { id } of decision.options) {
    const { session: copy } = load(saved, resources);
    if (!takes(copy, decision.player, answerWith(decision, id))) throw new Error(`${decision.key} refuses ${id}`);
    if (stateIn(copy).outcome === null && decisionOf(copy) === null)
      throw new Error(`${decision.key} ${id} leads nowhere`);
  }
  const before = JSON.stringify([stateIn(session), decisionOf(session), internalsOf(session).answers]);
  const refuse = (player: Decision['player'], ids: readonly OptionId[]): void => {
    if (takes(session, player, ids)) throw new Error(`${decision.key} takes ${ids.join()} of ${player}`);
  };
  untraced(() => {
    for (const id of stray(session, decision)) refuse(decision.player, [id]);
    for (const player of stateIn(session).turnOrder) if (player !== decision.player) refuse(player, decision.fallback);
    const tooMany = decision.options.filter(({ id }) => id !== 'back').map(({ id }) => id);
    if (tooMany.length > decision.max) refuse(decision.player, tooMany);
  });
  expect(JSON.stringify([stateIn(session), decisionOf(session), internalsOf(session).answers])).toBe(before);
};

/** 5: the fallback is a legal answer. */
export const checkFallback = (session: Session, decision: Decision): void => {
  const { session: copy } = load(save(session), resources);
  expect(() => apply(copy, decision.player, decision.fallback)).not.toThrow();
};
