import type { Draw, RandomSource } from '../state/index.js';
import { stateOf } from './migrations.js';
import { internalsOf, sessionWith, type Session } from './internals.js';
import { restartFrom } from './rewind.js';
import { runToFirstQuestion, internalsOn } from './running.js';
import { apply } from './session.js';
import { checkShape } from './state-shape.js';
import { takeTableAct } from './table-acts.js';
import type { PlayedSince, Resources } from './types.js';

type PlayedStep = PlayedSince['steps'][number];

/** A part of a game's history that is played again. */
export interface PlayingAgain {
  /** The game as far as it has been played: to be read and thrown away. */
  readonly session: Session;
  /** Does the next thing of the history; false when it no longer fits the rules, and then the session is of no more use. */
  again(step: PlayedStep): boolean;
}

/** The draws of a step as they were kept; what is beyond them comes from the seed. */
const keptDraws = (random: RandomSource) => {
  let kept: Draw[] = [];
  let isFit = true;
  const source: RandomSource = (seed, index, range, purpose) => {
    const draw = kept.shift();
    if (draw === undefined) return random(seed, index, range, purpose);
    if (draw.range !== range || draw.purpose !== purpose) isFit = false;
    return draw.result < range ? draw.result : 0;
  };
  return {
    source,
    /** Does something with these draws; false when it was not what they were drawn for. */
    during(draws: readonly Draw[], does: () => boolean): boolean {
      kept = [...draws];
      return does() && isFit && kept.length === 0;
    },
  };
};

const done = (session: Session, step: PlayedStep): boolean => {
  const internals = internalsOf(session);
  if ('aside' in step) return takeTableAct(session, step.aside);
  if ('chose' in step) apply(session, step.player, step.chose);
  if ('rewound' in step) {
    const { pendingEntries: fresh } = internals.recorder;
    Object.assign(internals, restartFrom(internals.checkpoint, step.rewound, internals.resources, 0).internals);
    internals.recorder.pendingEntries.unshift(...fresh);
  }
  return true;
};

/**
 * A game as it was at a checkpoint of its history, whatever version stored it, to be played again. Only a part with a rewind
 * in it needs checkpoints. Throws when the checkpoint is not one of ours.
 */
export const playedFrom = ({ checkpoint, steps }: PlayedSince, resources: Resources): PlayingAgain => {
  const state = stateOf(checkpoint);
  checkShape(state);
  const isRewound = steps.some((step) => 'rewound' in step);
  const draws = keptDraws(resources.random);
  const internals = internalsOn(state, isRewound ? checkpoint : '', { ...resources, random: draws.source }, isRewound);
  runToFirstQuestion(internals);
  const session = sessionWith(internals);
  return {
    session,
    again(step) {
      if (!('chose' in step || 'aside' in step || 'rewound' in step)) return true; // the beginning, which has been played
      try {
        return draws.during(step.drawn, () => done(session, step));
      } catch {
        return false; // the rules or a card have been corrected since
      }
    },
  };
};
