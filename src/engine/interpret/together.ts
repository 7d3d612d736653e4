import type { Effect, PlayerId, Ref } from '../vocabulary/index.js';
import {
  isPlayerId,
  nameOf,
  optionOf,
  playerOf,
  playersFrom,
  type EventOf,
  type Game,
  type Gen,
  type LogLine,
  type Option,
  type OptionId,
  type Scope,
} from '../state/index.js';

// What several players decide: votes, bids, and choices that a group makes in secret.

/** The players among these, in turn order from the controller of the effect. */
export const inTurnOrder = (g: Game, refs: readonly Ref[], scope: Scope): readonly PlayerId[] =>
  playersFrom(g.state, scope.you).filter((player) => refs.includes(player));

const naming = (g: Game, ref: Ref): Pick<LogLine, 'object'> => {
  const object = nameOf(g.state, ref);
  return object === null ? {} : { object };
};

/** Everybody votes openly, in turn order, and no vote is changed; some vote more than once (VOTE-01). */
function* castVotes(
  g: Game,
  by: readonly Ref[],
  options: readonly Option[],
  scope: Scope,
  voted: (chosen: OptionId) => Pick<LogLine, 'object' | 'amount'>,
  { different = 1, others }: Pick<Effect<'vote'>, 'different' | 'others'> = {},
): Gen<readonly OptionId[]> {
  const votes: OptionId[] = [];
  for (const player of inTurnOrder(g, by, scope)) {
    const asking = { player, key: 'vote', source: scope.source, card: scope.card, secret: false } as const;
    const own: OptionId[] = [];
    for (let left = g.allowance('votes', player) + different - 1; left > 0; left -= 1) {
      const taken = different > 1 ? own : [];
      const open = options.filter(({ id }) => !taken.includes(id) && !(others === true && id === player));
      if (open.length === 0) break;
      const [chosen = ''] = yield* g.ask({ ...asking, options: open, min: 1, max: 1 }); // VOTE-01
      own.push(chosen);
      votes.push(chosen);
      g.log({ say: 'voted', player, ...voted(chosen) });
    }
  }
  return votes;
}

/** Those with the most votes: several at a tie. */
const mostVoted = (options: readonly OptionId[], votes: readonly OptionId[]): readonly OptionId[] => {
  const votesFor = (option: OptionId): number => votes.filter((vote) => vote === option).length;
  const most = Math.max(...options.map(votesFor));
  return options.filter((option) => votesFor(option) === most);
};

/** A vote for some of these things; at a tie all of them have the most votes (VOTE-01). */
export function* vote(g: Game, effect: Effect<'vote'>, scope: Scope): Gen<boolean> {
  const over = g.select(effect.over, scope);
  scope.bound[effect.as] = [];
  if (over.length === 0) return false;
  const options = over.map((ref) => optionOf(g.state, ref));
  const votes = yield* castVotes(g, g.select(effect.by, scope), options, scope, (ref) => naming(g, ref as Ref), effect);
  const most = mostVoted(over, votes);
  scope.bound[effect.as] = over.filter((ref) => most.includes(ref));
  return votes.length > 0;
}

/** Everybody votes for one of several effects, and what wins happens; at a tie one is named beforehand (VOTE-01). */
export function* voteOn(g: Game, effect: Effect<'voteOn'>, scope: Scope): Gen<boolean> {
  const options = effect.options.map((option, index) => ({
    id: `m${index}`,
    meaning: { kind: 'mode', number: index, effect: option } as const,
  }));
  const ids = options.map(({ id }) => id);
  const voted = (id: OptionId) => ({ amount: ids.indexOf(id) + 1 });
  const votes = yield* castVotes(g, g.select(effect.by, scope), options, scope, voted);
  const [best, ...tied] = mostVoted(ids, votes);
  const winner = effect.options[best === undefined || tied.length > 0 ? effect.tie : ids.indexOf(best)];
  return winner !== undefined && (yield* g.run(winner, scope));
}

/** What the winner of an auction pays. */
const payment = (player: PlayerId, receiver: PlayerId, amount: number, { source }: Scope): EventOf<'giveCoins'> => ({
  type: 'giveCoins',
  player,
  receiver,
  amount,
  source,
});

/** A bid above the highest that the player could pay, or null. */
function* bidOf(g: Game, player: PlayerId, seller: PlayerId, highest: number, scope: Scope): Gen<number | null> {
  const { coins } = playerOf(g.state, player);
  const higher = Array.from({ length: Math.max(0, coins - highest) }, (_, at) => highest + 1 + at); // PAY-01
  const bids = higher.filter((bid) => !g.isForbidden(payment(player, seller, bid, scope))); // DEC-08
  if (bids.length === 0) return null;
  const options: readonly Option[] = [
    { id: 'no', meaning: { kind: 'no' } },
    ...bids.map((number): Option => ({ id: `n${number}`, meaning: { kind: 'number', number } })),
  ];
  const { source, card } = scope;
  const [bid] = yield* g.ask({ player, key: 'auction.bid', source, card, options, min: 1, max: 1, secret: false });
  if (bid === undefined || bid === 'no') return null;
  const number = Number(bid.slice(1));
  g.log({ say: 'bids', player, amount: number });
  return number;
}

/** They bid in turn order, over and over, till nobody bids more; the highest bid is paid (PAY-01). */
export function* auction(g: Game, effect: Effect<'auction'>, scope: Scope): Gen<boolean> {
  const bidders = inTurnOrder(g, g.select(effect.by, scope), scope);
  const [seller] = g.select(effect.to, scope).filter(isPlayerId);
  let highest = 0;
  let by: PlayerId | null = null;
  scope.bound[effect.as] = [];
  if (seller === undefined) return false;
  for (let at = 0, declined = 0; declined < bidders.length; at = (at + 1) % bidders.length) {
    const player = bidders[at];
    const bid = player === undefined || player === by ? null : yield* bidOf(g, player, seller, highest, scope);
    declined = bid === null ? declined + 1 : 0;
    if (bid === null || player === undefined) continue;
    highest = bid;
    by = player;
  }
  if (by === null) return false;
  if ((yield* g.perform(payment(by, seller, highest, scope))) === null) return false;
  scope.bound[effect.as] = [by];
  return true;
}

/** Whether everybody else of the group wants the same; only the group learns what was proposed. */
function* allAgree(g: Game, group: readonly PlayerId[], by: PlayerId, wanted: Option, scope: Scope): Gen<boolean> {
  const options: readonly Option[] = [
    { id: 'yes', meaning: { ...wanted.meaning } },
    { id: 'no', meaning: { kind: 'no' } },
  ];
  const { source, card } = scope;
  for (const player of group) {
    if (player === by) continue;
    const [answer] = yield* g.ask({
      player,
      key: 'group.agree',
      source,
      card,
      options,
      min: 1,
      max: 1,
      secret: true,
    });
    if (answer !== 'yes') return false;
  }
  return true;
}

/**
 * A group decides in secret: each in turn proposes, and what all the others agree to is chosen; when every one has
 * proposed without agreement, the last proposal counts. Nobody else knows what it is before `effect` is over.
 */
export function* secretChoice(g: Game, effect: Effect<'secretChoice'>, scope: Scope): Gen<boolean> {
  const group = inTurnOrder(g, g.select(effect.by, scope), scope);
  const options = g.select(effect.from, scope).map((ref) => optionOf(g.state, ref));
  const { source, card } = scope;
  scope.bound[effect.as] = [];
  if (options.length === 0) return false;
  for (const player of group) {
    const asking = { player, key: 'group.propose', source, card, min: 1, max: 1, secret: true } as const;
    const [chosen] = yield* g.ask({ ...asking, options });
    const wanted = options.find(({ id }) => id === chosen);
    if (wanted === undefined) continue;
    scope.bound[effect.as] = [wanted.id as Ref];
    g.log({ say: 'proposes', player, ...naming(g, wanted.id as Ref) }, group);
    if (yield* allAgree(g, group, player, wanted, scope)) break;
  }
  const [chosen] = scope.bound[effect.as] ?? [];
  if (chosen === undefined) return false;
  const done = yield* g.run(effect.effect, scope);
  g.log({ say: 'groupChose', ...naming(g, chosen) });
  return done;
}
