import { describe, expect, it } from 'vitest';
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
import { newGame, numbers, playOut, resources } from '../support/playout.js';

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

const checkOptions = (session: Session, decision: Decision): void => {
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

describe('invariants 5 and 6', () => {
  it(
    '5: every offered option runs, every other one is refused without change; the fallback is legal',
    { timeout: 120_000 },
    () => {
      const random = numbers(5);
      for (let seed = 300; seed < 320; seed += 1) {
        const played = playOut(newGame(seed), seed, (session, decision) => {
          if (random() < 0.04 || !['priority', 'announce.target'].includes(decision.key))
            checkOptions(session, decision);
          const { session: copy } = random() < 0.02 ? load(save(session), resources) : { session: null };
          if (copy !== null) expect(() => apply(copy, decision.player, decision.fallback)).not.toThrow();
          return session;
        });
        expect(played.finished, `6: seed ${seed} comes to an end`).toBe(true);
      }
    },
  );
});
