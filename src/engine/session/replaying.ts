import { stateOf } from './migrations.js';
import { insidesOf, sessionWith, type Session } from './insides.js';
import { begunAgain } from './rewind.js';
import { begin, insidesOn } from './running.js';
import { apply } from './session.js';
import { checkShape } from './state-shape.js';
import { takeTableAct } from './table-acts.js';
import type { PlayedSince, Resources } from './types.js';

type PlayedStep = PlayedSince['steps'][number];

/**
 * A game as it was at a checkpoint of its history, whatever version stored it, to be played again and thrown away. Only a
 * part with a rewind in it needs checkpoints. Throws when the checkpoint is not one of ours.
 */
export const playedFrom = ({ checkpoint, steps }: PlayedSince, resources: Resources): Session => {
  const state = stateOf(checkpoint);
  checkShape(state);
  const isRewound = steps.some((step) => 'rewound' in step);
  const inside = insidesOn(state, isRewound ? checkpoint : '', resources, isRewound);
  begin(inside);
  return sessionWith(inside);
};

const done = (session: Session, step: PlayedStep): boolean => {
  const inside = insidesOf(session);
  if ('aside' in step) return takeTableAct(session, step.aside);
  if ('chose' in step) apply(session, step.player, step.chose);
  if ('rewound' in step) {
    const { fresh } = inside.tape;
    Object.assign(inside, begunAgain(inside.checkpoint, step.rewound, inside.resources, 0).inside);
    inside.tape.fresh.unshift(...fresh);
  }
  return true;
};

/** Does the next thing of a history again; false when it no longer fits the rules, and then the session is of no more use. */
export const playAgain = (session: Session, step: PlayedStep): boolean => {
  try {
    return done(session, step);
  } catch {
    return false; // the rules or a card have been corrected since
  }
};
