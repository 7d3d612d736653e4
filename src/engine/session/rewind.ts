import { stateOf } from './migrations.js';
import {
  DECKS,
  seedAfterRewind,
  shuffled,
  type GameState,
  type Meaning,
  type RewoundTo,
  type StackItem,
} from '../state/index.js';
import { isLegalAnswer, chosenOption } from '../decisions/legal.js';
import { PASS } from '../decisions/actions.js';
import { looksLikePriority } from '../decisions/why-not.js';
import { internalsOf, takeDraws, type SessionInternals, type Session } from './internals.js';
import { runToFirstQuestion, recordAnswer, performTableAct, advance, internalsOn } from './running.js';
import type { PastDecision, PlayedSince, Resources, Rewound, Step } from './types.js';

/** A transition as it was played: the state as text at its beginning, and the decision that it is known by. */
interface Played {
  readonly checkpoint: string;
  /** Null when nobody decided anything that everybody knows. */
  decision: PastDecision | null;
}

/** A part of a game, played again: where it leads, and its transitions by their numbers. */
interface Replay {
  internals: SessionInternals;
  readonly transitions: Map<number, Played>;
}

const ACTIONS: Partial<Record<Meaning['kind'], RewoundTo>> = {
  play: 'toPlay',
  activate: 'toActivation',
  attack: 'toAttack',
  purchase: 'toPurchase',
  endTurn: 'toEnd',
};

const resolvedItem = (item: StackItem): Pick<PastDecision, 'to' | 'player' | 'card'> => {
  const player = item.controller === 'game' ? null : item.controller;
  switch (item.kind) {
    case 'loot':
    case 'ability':
      return { to: 'toEffect', player, card: item.card };
    case 'roll':
      return { to: 'toRoll', player: item.roller, card: item.card };
    case 'damage':
      return { to: 'toDamage', player, card: item.card };
    case 'death':
      return { to: 'toDeath', player, card: item.card };
  }
};

/**
 * What everybody will know of this answer when its transition is complete. Of a round of priority that is its last word: an
 * action that has been announced, or that all have passed.
 */
const decisionToTell = (
  internals: SessionInternals,
  chosen: readonly string[],
  known: PastDecision | null,
): PastDecision | null => {
  const { decision, state } = internals;
  const { number: turn } = state.turn;
  const { transition } = state;
  if (decision === null || (decision.key !== 'priority' && looksLikePriority(decision.key))) return known;
  const { player, key, secret } = decision;
  if (key !== 'priority')
    return known ?? { transition, turn, to: 'toAnswer', player, card: secret ? null : decision.card };
  const meaning = chosen[0] === undefined ? undefined : chosenOption(decision, chosen[0])?.meaning;
  const to = meaning === undefined ? undefined : ACTIONS[meaning.kind];
  if (to !== undefined) return { transition, turn, to, player, card: meaning?.card ?? null };
  const top = state.stack.at(-1);
  return chosen[0] !== PASS.id || top === undefined ? null : { transition, turn, ...resolvedItem(top) };
};

/** The transition that runs now, noted when it is not yet. */
const currentTransition = ({ internals, transitions }: Replay): Played => {
  const { transition } = internals.state;
  const known = transitions.get(transition);
  if (known !== undefined) return known;
  const played: Played = { checkpoint: internals.checkpoint, decision: null };
  transitions.set(transition, played);
  return played;
};

/** The internals of a game that was rewound to this state, at its first question, and what was drawn by then. */
export const restartFrom = (checkpoint: string, rewound: Rewound, resources: Resources, branch: number) => {
  const { seed, nextId, decks, draws } = rewound;
  const before = stateOf(checkpoint);
  const state = { ...before, seed, nextId, draws: draws ?? before.draws };
  const internals = internalsOn(state, '', resources, true, branch);
  for (const deck of decks) state.decks[deck] = shuffled(internals.game, state.decks[deck]);
  internals.checkpoint = JSON.stringify(state);
  internals.recorder.drawn = [];
  runToFirstQuestion(internals);
  return { internals, came: takeDraws(internals) };
};

/** Does one thing again; false when it does not fit any more. */
const replayStep = (again: Replay, step: PlayedSince['steps'][number]): boolean => {
  const { internals } = again;
  if ('rewound' in step) {
    const { decksSeen } = internals.recorder;
    again.internals = restartFrom(internals.checkpoint, step.rewound, internals.resources, 0).internals;
    again.internals.recorder.decksSeen.unshift(...decksSeen);
  } else if ('aside' in step) performTableAct(internals, step.aside);
  else if ('chose' in step) {
    const { decision } = internals;
    if (decision?.player !== step.player || !isLegalAnswer(decision, step.chose)) return false;
    const played = currentTransition(again);
    played.decision = decisionToTell(internals, step.chose, played.decision);
    recordAnswer(internals, decision, step.chose);
    advance(internals, step.chose);
  }
  return true;
};

/** Plays a part of a game again; null when it does not fit the rules any more. */
const replayed = ({ checkpoint, steps }: PlayedSince, resources: Resources): Replay | null => {
  try {
    const internals = internalsOn(stateOf(checkpoint), checkpoint, resources, true);
    const again: Replay = { internals, transitions: new Map() };
    runToFirstQuestion(internals);
    for (const step of steps) if (!replayStep(again, step)) return null;
    return again;
  } catch {
    return null; // the rules have been corrected since
  }
};

/** Whether what was played again has led to where the game is. */
const leadsTo = ({ internals }: Replay, now: SessionInternals): boolean =>
  internals.checkpoint === now.checkpoint && internals.answers.length === now.answers.length;

/**
 * The decisions of a part of a game that leads to where it is now, the oldest first, as everybody knows them: whatever runs
 * just now is none of them. Nothing when it does not lead there.
 */
export const decisionsSince = (session: Session, since: PlayedSince): readonly PastDecision[] => {
  const now = internalsOf(session);
  const again = replayed(since, now.resources);
  if (again === null || !leadsTo(again, now)) return [];
  const { transition } = now.state;
  return [...again.transitions.values()].flatMap(({ decision }) =>
    decision === null || decision.transition >= transition ? [] : [decision],
  );
};

/** The seed after one rewind more: what this chance adds, or where people have added words, what these and the secret say. */
const seedAfter = ({ seed, origin }: GameState, chance: string): string =>
  origin === undefined ? `${seed}/${chance}` : seedAfterRewind(origin, seed, seed.split('/').length);

const isSame = (one: PastDecision | null, other: PastDecision): boolean =>
  one !== null &&
  one.transition === other.transition &&
  one.to === other.to &&
  one.player === other.player &&
  one.card === other.card;

/**
 * Rewinds the game to the beginning of the transition of this decision: what is on the table and in the hands is as it was,
 * every draw from then on is new (`chance` is added to the seed), and decks of which somebody has seen a card since are shuffled.
 * Nothing before it can be taken back. False when the decision is not in this part of the game any more, or this part does not
 * lead to where the game is; nothing has changed then.
 */
export const rewind = (session: Session, since: PlayedSince, to: PastDecision, chance: string): boolean => {
  const now = internalsOf(session);
  const again = replayed(since, now.resources);
  const played = again?.transitions.get(to.transition);
  if (again === null || played === undefined || !leadsTo(again, now)) return false;
  if (!isSame(played.decision, to) || to.transition >= now.state.transition) return false;
  const seen = again.internals.recorder.decksSeen.filter(({ transition }) => transition >= to.transition);
  const decks = DECKS.filter((one) => seen.some(({ deck }) => deck === one));
  const { nextId, draws } = now.state;
  const rewound = { seed: seedAfter(now.state, chance), nextId, decks, draws };
  const branch = now.recorder.branch + 1;
  const { internals, came } = restartFrom(played.checkpoint, rewound, now.resources, branch);
  const steps: readonly Step[] = [{ back: [to.transition, 0] }, { at: [to.transition, -1], rewound, ...came }];
  const then = stateOf(played.checkpoint).timer;
  const timer = then === now.state.timer ? undefined : then;
  internals.recorder.pendingEntries.unshift(
    ...now.recorder.pendingEntries,
    ...logLinesOf(to, { decks, timer }, branch),
  );
  internals.recorder.steps.unshift(...now.recorder.steps, ...steps);
  Object.assign(now, internals);
  return true;
};

/** What else a rewind has brought about: the decks that were shuffled for it, and the timer where it has changed. */
interface SideEffects {
  readonly decks: Rewound['decks'];
  readonly timer: number | undefined;
}

/** What the log says of a rewind: to before what, and what it has brought about besides. */
const logLinesOf = ({ transition, to, player, card }: PastDecision, { decks, timer }: SideEffects, branch: number) => {
  const about = { ...(player === null ? {} : { player }), ...(card === null ? {} : { source: card }) };
  const back = { say: 'takenBack' as const, detail: to, amount: 0, ...about };
  const shuffles = decks.map((deck) => ({
    id: `${transition}.back.${branch}.${deck}`,
    to: 'all' as const,
    line: { say: 'shuffled' as const, object: { deck } },
  }));
  const id = `${transition}.back.${branch}.timer`;
  const goneBack =
    timer === undefined ? [] : [{ id, to: 'all' as const, line: { say: 'timer' as const, amount: timer } }];
  return [{ id: `${transition}.back.${branch}`, to: 'all' as const, line: back }, ...shuffles, ...goneBack];
};
