import {
  apply,
  decisionOf,
  fork,
  openFrom,
  seededRandom,
  type Decision,
  type OptionId,
  type RandomSource,
  type Ref,
  type Session,
} from '../../src/engine/index.js';
import { sceneCards } from '../support/cards/index.js';
import { stateIn } from '../support/internals.js';
import { emptyPlan, stateOf } from '../support/scene-state.js';
import { ATTACKERS, type Matchup } from './matchups.js';

/** How a fight of the engine ended. */
export interface Ending {
  readonly won: boolean;
  readonly died: boolean;
}

/** P1 has just declared an attack. The dice of a matchup are its own, whatever else is played. */
export const declared = ({ monster, attacker }: Matchup): Session => {
  const plan = emptyPlan(2);
  plan.scenes.set('p1', ATTACKERS[attacker] ?? {});
  plan.slots.monster.push([monster]);
  let thrown = 0;
  const random: RandomSource = (_seed, _index, range, purpose) => {
    thrown += 1;
    return seededRandom(`${monster} ${attacker}`, thrown, range, purpose);
  };
  const session = openFrom(stateOf(plan), { cards: sceneCards, random }, { checkpoints: false });
  apply(session, 'p1', ['attack']);
  return session;
};

/** Whether it has left its slot. */
const hasGone = (session: Session, target: Ref): boolean =>
  Object.values(stateIn(session).objects).find(({ id }) => id === target)?.zone !== 'slot';

/** Both only pass; P2 is chosen for what hurts a player, and the monster for what is attacked. */
const answerTo = ({ key, min, options, fallback }: Decision, { monster }: Matchup): readonly OptionId[] => {
  if (key === 'priority') return ['pass'];
  const wanted = options.find(({ id, meaning }) => (key === 'attack.target' ? meaning.card === monster : id === 'p2'));
  return min === 1 && wanted !== undefined ? [wanted.id] : fallback;
};

/** More answers than any fight takes. */
const MANY = 1000;

/**
 * Plays the fight that is declared here. It is over with the attack and with what the monster's abilities had put on the
 * stack before; what triggers on its death is no part of the fight.
 */
export const playedFight = (start: Session, matchup: Matchup): Ending => {
  const session = fork(start);
  let target: Ref | null = null;
  let waiting: readonly Ref[] = [];
  let isEnding = false;
  let died = false;
  for (let answers = 0; answers < MANY; answers += 1) {
    const { procedures, players, stack } = stateIn(session);
    const attack = procedures.find(({ kind }) => kind === 'attack');
    if (attack?.kind === 'attack') target ??= attack.target;
    died ||= players['p1']?.dead === true;
    const own = stack.filter(({ source }) => source !== null && source === target).map(({ id }) => id);
    if (attack === undefined) {
      isEnding ||= own.some((id) => waiting.includes(id));
      if (!isEnding || stack.length === 0) return { won: target !== null && hasGone(session, target), died };
    }
    waiting = own;
    const decision = decisionOf(session);
    if (decision === null) break;
    apply(session, decision.player, answerTo(decision, matchup));
  }
  throw new Error(`${matchup.monster} and ${matchup.attacker} fight without end`);
};
