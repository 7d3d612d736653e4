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

const answerWith = (decision: Decision, id: OptionId): readonly OptionId[] => {
  if (id === 'back') return ['back'];
  const others = decision.options.map((option) => option.id).filter((other) => other !== id && other !== 'back');
  return [id, ...others.slice(0, Math.max(0, decision.min - 1))];
};

/** Ids that might be tried though nobody offered them. */
const stray = (session: Session, decision: Decision): readonly OptionId[] => {
  const offered = new Set(decision.options.map(({ id }) => id));
  const known = [
    ...Object.keys(session.state.objects),
    ...session.state.turnOrder,
    ...session.state.stack.map(({ id }) => id),
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
    ...Object.keys(session.state.objects).map((id) => `play:${id}`),
  ];
  return known.filter((id) => !offered.has(id));
};

/** 5 and 6: every offered option runs and leads somewhere, every other one is refused without change. */
export const checkOptions = (session: Session, decision: Decision): void => {
  const saved = save(session);
  for (const { id } of decision.options) {
    const { session: copy } = load(saved, resources);
    expect(() => apply(copy, decision.player, answerWith(decision, id)), `${decision.key} ${id}`).not.toThrow();
    expect(copy.state.outcome !== null || decisionOf(copy) !== null, `${decision.key} ${id} leads somewhere`).toBe(
      true,
    );
  }
  const before = JSON.stringify([session.state, session.decision, session.answers]);
  for (const id of stray(session, decision)) expect(() => apply(session, decision.player, [id])).toThrow(IllegalAnswer);
  for (const player of session.state.turnOrder)
    if (player !== decision.player) expect(() => apply(session, player, decision.fallback)).toThrow(IllegalAnswer);
  const tooMany = decision.options.filter(({ id }) => id !== 'back').map(({ id }) => id);
  if (tooMany.length > decision.max) expect(() => apply(session, decision.player, tooMany)).toThrow(IllegalAnswer);
  expect(JSON.stringify([session.state, session.decision, session.answers])).toBe(before);
};

/** 5: the fallback is a legal answer. */
export const checkFallback = (session: Session, decision: Decision): void => {
  const { session: copy } = load(save(session), resources);
  expect(() => apply(copy, decision.player, decision.fallback)).not.toThrow();
};
