import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import {
  declarable,
  isActionQuery,
  unavailable,
  whyNot,
  type Decision,
  type PlayerId,
  type Ref,
  type Session,
  type ActionQuery,
} from '../../src/engine/index.js';
import type { GameObject, GameState } from '../../src/engine/state/index.js';
import { resources } from '../support/playout.js';
import { internalsOf, stateIn } from '../support/internals.js';
import { isPossibleTableAct } from '../../src/engine/rules/turn/table-acts.js';

const RULES = new Set(readFileSync('rulebook/rules.txt', 'utf8').split('\n'));

/** Of so many discarded cards nobody wants anything: a few of each pile stand for all. */
const interesting = (state: GameState): readonly GameObject[] => [
  ...Object.values(state.objects).filter(({ zone }) => zone !== 'discard' && zone !== 'outside'),
  ...Object.values(state.discards).flatMap((pile) => pile.slice(-1).flatMap((id) => state.objects[id] ?? [])),
];

/** Every action that anybody could think of, about every card that has an id. */
const imaginable = (state: GameState): readonly ActionQuery[] => {
  const objects = interesting(state);
  const refs: readonly Ref[] = [...objects.map(({ id }) => id), 'deck:monster', 'deck:treasure'];
  return [
    ...objects.map(({ id }): ActionQuery => `play:${id}`),
    ...objects.flatMap(({ id, card }) =>
      resources.cards.card(card).abilities.flatMap(({ key }): readonly ActionQuery[] => [`use:${id}:${key}`]),
    ),
    ...refs.flatMap((ref): readonly ActionQuery[] => [`attack:${ref}`, `purchase:${ref}`]),
    ...['attack', 'purchase', 'end', 'pass'].filter(isActionQuery),
    ...state.turnOrder.flatMap((player): readonly ActionQuery[] => [`barter:${player}:0`, `barter:${player}:3`]),
  ];
};

/** What there is to do: the options of priority, what a declaration would lead to, and barters. */
const offeredTo = (session: Session, decision: Decision, player: PlayerId): ReadonlySet<string> => {
  const barters = stateIn(session).turnOrder.flatMap((to) =>
    [0, 3]
      .filter((amount) =>
        isPossibleTableAct(internalsOf(session).game, { does: 'giveCoins', from: player, to, amount }),
      )
      .map((amount) => `barter:${to}:${amount}`),
  );
  if (decision.player !== player || decision.key !== 'priority') return new Set(barters);
  const { attacks, purchases } = declarable(session, player);
  return new Set([
    ...barters,
    ...decision.options.map(({ id }) => id),
    ...attacks.map((ref) => `attack:${ref}`),
    ...purchases.map(({ ref }) => `purchase:${ref}`),
  ]);
};

/** Every action is either offered or has a reason of the catalogue, for everybody and at any time. */
const checkEach = (session: Session, decision: Decision, player: PlayerId): void => {
  const offered = offeredTo(session, decision, player);
  for (const wish of imaginable(stateIn(session))) {
    const reason = whyNot(session, player, wish);
    if ((reason === null) === offered.has(wish) && (reason === null || RULES.has(reason.rule))) continue;
    expect.fail(`${decision.player} ${decision.key}; ${player} ${wish}: ${JSON.stringify(reason)}`);
  }
};

/** What is listed is what is refused: each card of the hand, each declaration and the pass is offered or listed. */
const checkList = (session: Session, decision: Decision, player: PlayerId): void => {
  const listed = unavailable(session, player);
  for (const { option, objection } of listed)
    expect(objection).toEqual(whyNot(session, player, option.id as ActionQuery));
  const own = decision.player === player && decision.key === 'priority' ? decision.options : [];
  const ids = [...listed.map(({ option }) => option.id), ...own.map(({ id }) => id)];
  const hand = stateIn(session).players[player]?.hand.map((id) => `play:${id}`) ?? [];
  for (const id of [...hand, 'attack', 'purchase', 'end', 'pass'])
    expect(
      ids.filter((other) => other === id),
      id,
    ).toHaveLength(1);
};

/** A card that somebody cannot see might as well not be there. */
const checkHidden = (session: Session, player: PlayerId): void => {
  const others = stateIn(session).turnOrder.filter((other) => other !== player);
  for (const id of others.flatMap((other) => stateIn(session).players[other]?.hand ?? []))
    for (const [wish, nothing] of [
      [`play:${id}`, 'play:o999999'],
      [`use:${id}:tap`, 'use:o999999:tap'],
      [`attack:${id}`, 'attack:o999999'],
      [`purchase:${id}`, 'purchase:o999999'],
    ] as const)
      expect(whyNot(session, player, wish as ActionQuery)).toEqual(whyNot(session, player, nothing));
};

/** PRIO-04: for everybody each action is offered or has a reason, never both, never neither; asking changes nothing. */
export const checkWhyNot = (session: Session, decision: Decision): void => {
  const before = JSON.stringify(stateIn(session));
  for (const player of stateIn(session).turnOrder) {
    checkEach(session, decision, player);
    checkList(session, decision, player);
    checkHidden(session, player);
  }
  expect(JSON.stringify(stateIn(session))).toBe(before);
};
