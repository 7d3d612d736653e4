import type { ObjectId, PlayerId, Ref } from '../vocabulary/index.js';
import {
  meaningOf,
  unless,
  type Decision,
  type DecisionKey,
  type Game,
  type Objection,
  type Option,
  type Verdict,
} from '../state/index.js';
import { activatedOf } from '../rules/stack/activating.js';
import { paymentObjection } from '../rules/turn/table-acts.js';
import { attackChoices } from '../rules/combat/attack-rights.js';
import { purchaseChoices } from '../rules/turn/purchase.js';
import { candidates } from './actions.js';
import {
  activating,
  declaringAttack,
  declaringEnd,
  declaringPurchase,
  ownTurn,
  playingCard,
  sellingSoul,
} from './verdicts.js';
import { attacking, buying } from './declarable.js';

/**
 * An action that a player may ask about, named like the options of priority; an attack or purchase may also name its
 * target, and a barter names the other player and the ¢.
 */
export type ActionQuery =
  | `play:${ObjectId}`
  | `use:${ObjectId}:${string}`
  | 'attack'
  | `attack:${Ref}`
  | 'purchase'
  | `purchase:${Ref}`
  | 'end'
  | `sell:${ObjectId}`
  | 'pass'
  | `barter:${PlayerId}:${number}`;

const ACTION_QUERY =
  /^(?:(?:play|sell):o\w+|use:o\w+:.+|(?:attack|purchase)(?::(?:[po]\d+|deck:[a-z]+))?|end|pass|barter:p\d+:\d+)$/;
export const isActionQuery = (text: string): text is ActionQuery => ACTION_QUERY.test(text);

/** The game and its open question. */
interface OpenQuestion {
  readonly game: Game;
  readonly decision: Decision | null;
}

/** Announcing looks like holding priority: that somebody has something to play must not show (LOOT-02). */
export const looksLikePriority = (key: DecisionKey): boolean =>
  key === 'priority' || key.startsWith('announce.') || key === 'counter.kind';

const gameNotOver = ({ game, decision }: OpenQuestion): Verdict =>
  unless(game.state.outcome === null && decision !== null, 'WIN-03', { why: 'gameOver' });

/** Having priority, as far as the player may know who has it (PRIO-04, PRIO-07). */
const priority = (question: OpenQuestion, player: PlayerId): Verdict => {
  const key = question.decision?.key ?? 'priority';
  const isTheirs = question.decision?.player === player;
  return (
    unless(!isTheirs || key === 'priority', 'PRIO-07', { why: 'ownQuestion' }) ?? // PRIO-07
    unless(looksLikePriority(key), 'PRIO-07', { why: 'resolving' }) ?? // PRIO-07
    unless(isTheirs, 'PRIO-04', { why: 'noPriority' }) // PRIO-04
  );
};

/** What each action needs besides priority. */
const verdictOn = (g: Game, player: PlayerId, query: ActionQuery): Verdict => {
  const [verb, object] = query.split(':');
  const rest = query.slice(query.indexOf(':') + 1);
  const id = object as ObjectId;
  switch (verb) {
    case 'play':
      return playingCard(g, player, id);
    case 'use': {
      const key = rest.slice(id.length + 1);
      return activating(
        g,
        player,
        id,
        activatedOf(g, id).find((ability) => ability.key === key),
      );
    }
    case 'attack':
      return object === undefined ? declaringAttack(g, player) : attacking(g, player, rest as Ref);
    case 'purchase':
      return object === undefined ? declaringPurchase(g, player) : buying(g, player, rest as Ref);
    case 'sell':
      return sellingSoul(g, player, id);
    case 'end':
      return declaringEnd(g, player);
    default:
      return null;
  }
};

/** Declarations need the player's own turn; this objection takes precedence over all others. */
const turnObjection = (g: Game, player: PlayerId, query: ActionQuery): Verdict => {
  const [verb] = query.split(':');
  return verb === 'attack' || verb === 'purchase' || verb === 'end' || verb === 'sell'
    ? ownTurn(g, player, verb)
    : null;
};

/** Why this player may not do this now; null when they may. */
export const objectionTo = (question: OpenQuestion, player: PlayerId, query: ActionQuery): Verdict => {
  const g = question.game;
  const [verb, other = '', amount = ''] = query.split(':');
  if (verb === 'barter')
    return (
      gameNotOver(question) ??
      paymentObjection(g.state, { from: player, to: other as PlayerId, amount: Number(amount) })
    );
  return (
    gameNotOver(question) ??
    turnObjection(g, player, query) ??
    priority(question, player) ??
    verdictOn(g, player, query)
  );
};

/** An action that a player cannot do now, with the reason. */
export interface Unavailable {
  readonly option: Option;
  readonly objection: Objection;
}

/** An attack or a purchase with its target. */
const withTarget = (g: Game, kind: 'attack' | 'purchase', what: Ref): Option => ({
  id: `${kind}:${what}`,
  meaning: { ...meaningOf(g.state, what), kind },
});

/** Everything that this player might want to do but cannot do now, with the reasons. */
export const objectionsTo = (question: OpenQuestion, player: PlayerId): readonly Unavailable[] => {
  const g = question.game;
  const queries: Option[] = candidates(g, player).map(({ option }) => option);
  if (objectionTo(question, player, 'attack') === null)
    queries.push(...attackChoices(g).map((what) => withTarget(g, 'attack', what)));
  if (objectionTo(question, player, 'purchase') === null)
    queries.push(...purchaseChoices(g).map((what) => withTarget(g, 'purchase', what)));
  return queries.flatMap((option) => {
    const objection = objectionTo(question, player, option.id as ActionQuery);
    return objection === null ? [] : [{ option, objection }];
  });
};
