import { createHash } from 'node:crypto';
import { apply, load, save, takeTableAct, type Resources, type Session } from '../../../src/engine/index.js';
import type { Tables } from '../../../src/table/index.js';
import type { Replay } from './checker.js';

/** A turn of a game as its history has it. */
type HistoryTurn = Awaited<ReturnType<Tables['history']>>[number];

/** A session at a checkpoint of a history. */
const sessionAt = (checkpoint: string, resources: Resources): Session => {
  const opening = { drawn: [], entries: '', seen: false };
  const nothing = { past: [], opening, answers: [], points: [], pointsOf: null, skipped: 0, branch: 0 };
  return load({ format: 1, checkpoint, ...nothing }, resources).session;
};

/** The checkpoint to which a turn leads when everything in it is done again; a sentence when it cannot be. */
const playedOn = (checkpoint: string, steps: HistoryTurn['steps'], resources: Resources): string => {
  try {
    const session = sessionAt(checkpoint, resources);
    for (const step of steps) {
      if ('chose' in step) apply(session, step.player, step.chose);
      else if ('aside' in step && !takeTableAct(session, step.aside))
        return 'an act of the table that cannot be done again';
    }
    return save(session).checkpoint;
  } catch (error) {
    return `a step that cannot be done again: ${(error as Error).message}`;
  }
};

/** Does games again from their histories, each turn once. */
export const openReplays = () => {
  const known = new Set<string>();
  return (turns: readonly HistoryTurn[], session: Session, resources: Resources): readonly Replay[] => {
    const whole = turns.flatMap(({ turn, checkpoint, steps }) =>
      checkpoint === null ? [] : [{ turn, checkpoint, steps }],
    );
    return whole.flatMap(({ turn, checkpoint, steps }, index): readonly Replay[] => {
      const stands = whole[index + 1]?.checkpoint ?? save(session).checkpoint;
      const key = createHash('sha256')
        .update(JSON.stringify([checkpoint, steps, stands]))
        .digest('base64');
      if (known.has(key)) return [];
      known.add(key);
      return [{ about: `turn ${turn}`, leadsTo: playedOn(checkpoint, steps, resources), stands }];
    });
  };
};
