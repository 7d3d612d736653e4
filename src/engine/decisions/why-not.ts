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
 * Something that a player may want to do, named like the options of priority; an attack or purchase also with what it is
 * to be on, and a barter with the other player and the ¢.
 */
export type Wish =
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

const WISH =
  /^(?:(?:play|sell):o\w+|use:o\w+:.+|(?:attack|purchase)(?::(?:[po]\d+|deck:[a-z]+))?|end|pass|barter:p\d+:\d+)$/;
export const isWish = (text: string): text is Wish => WISH.test(text);

/** The game and its open question. */
interface Asked {
  readonly game: Game;
  readonly decision: Decision | null;
}

/** Announcing looks like holding priority: that somebody has something to play must not show (LOOT-02). */
export const looksLikePriority = (key: DecisionKey): boolean =>
  key === 'priority' || key.startsWith('announce.') || key === 'counter.kind';

const goesOn = ({ game, decision }: Asked): Verdict =>
  unless(game.state.outcome === null && decision !== null, 'WIN-03', { why: 'gameOver' });

/** Having priority, as far as the player may know who has it (PRIO-04, PRIO-07). */
const priority = (asked: Asked, player: PlayerId): Verdict => {
  const key = asked.decision?.key ?? 'priority';
  const isTheirs = asked.decision?.player === player;
  return (
    unless(!isTheirs || key === 'priority', 'PRIO-07', { why: 'ownQuestion' }) ?? // PRIO-07
    unless(looksLikePriority(key), 'PRIO-07', { why: 'resolving' }) ?? // PRIO-07
    unless(isTheirs, 'PRIO-04', { why: 'noPriority' }) // PRIO-04
  );
};

/** What each wish needs besides priority. */
const verdictOn = (g: Game, player: PlayerId, wish: Wish): Verdict => {
  const [verb, object] = wish.split(':');
  const rest = wish.slice(wish.indexOf(':') + 1);
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

/** Declarations wait for one's own turn: that goes before everything else that stands against them. */
const turnFirst = (g: Game, player: PlayerId, wish: Wish): Verdict => {
  const [verb] = wish.split(':');
  return verb === 'attack' || verb === 'purchase' || verb === 'end' || verb === 'sell'
    ? ownTurn(g, player, verb)
    : null;
};

/** What stands against this player's doing this now; null when nothing does. */
export const objectionTo = (asked: Asked, player: PlayerId, wish: Wish): Verdict => {
  const g = asked.game;
  const [verb, other = '', amount = ''] = wish.split(':');
  if (verb === 'barter')
    return goesOn(asked) ?? paymentObjection(g.state, { from: player, to: other as PlayerId, amount: Number(amount) });
  return goesOn(asked) ?? turnFirst(g, player, wish) ?? priority(asked, player) ?? verdictOn(g, player, wish);
};

/** Something that a player might want to do and cannot do now. */
export interface Unavailable {
  readonly option: Option;
  readonly objection: Objection;
}

/** An attack or a purchase with what it is to be on. */
const aimed = (g: Game, kind: 'attack' | 'purchase', what: Ref): Option => ({
  id: `${kind}:${what}`,
  meaning: { ...meaningOf(g.state, what), kind },
});

/** Everything that this player might want to do and cannot do now, with what stands against it. */
export const objectionsTo = (asked: Asked, player: PlayerId): readonly Unavailable[] => {
  const g = asked.game;
  const wishes: Option[] = candidates(g, player).map(({ option }) => option);
  if (objectionTo(asked, player, 'attack') === null)
    wishes.push(...attackChoices(g).map((what) => aimed(g, 'attack', what)));
  if (objectionTo(asked, player, 'purchase') === null)
    wishes.push(...purchaseChoices(g).map((what) => aimed(g, 'purchase', what)));
  return wishes.flatMap((option) => {
    const objection = objectionTo(asked, player, option.id as Wish);
    return objection === null ? [] : [{ option, objection }];
  });
};
