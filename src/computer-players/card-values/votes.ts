import type { Effect, PlayerView, Ref } from '../../engine/index.js';
import { meant } from '../situation/reading.js';
import { playerIn, type Situation } from '../situation/situation.js';

type Vote = Effect<'vote'>;
type WorthOf = (now: Situation, chosen: readonly Ref[]) => number;

/** What this voter would vote for: what is best in its own eyes. */
const voteOf = (now: Situation, voter: PlayerView, candidates: readonly Ref[], worthOf: WorthOf): Ref | undefined => {
  const at: Situation = { ...now, me: voter, reckoned: new WeakMap() };
  return candidates
    .map((ref) => ({ ref, worth: worthOf(at, [ref]) }))
    .reduce((found, one) => (one.worth > found.worth ? one : found), {
      ref: candidates[0],
      worth: Number.NEGATIVE_INFINITY,
    }).ref;
};

/** What a vote is worth when everybody votes for their own good; all that have the most votes are chosen (VOTE-01). */
export const voteWorth = (now: Situation, vote: Vote, worthOf: WorthOf): number => {
  const candidates = meant(now, vote.over);
  const voters = meant(now, vote.by).flatMap((ref) => playerIn(now.view, ref) ?? []);
  const votes = new Map<Ref, number>();
  for (const voter of voters) {
    const ref = voteOf(now, voter, candidates, worthOf);
    if (ref !== undefined) votes.set(ref, (votes.get(ref) ?? 0) + 1);
  }
  const most = Math.max(0, ...votes.values());
  return worthOf(
    now,
    [...votes].flatMap(([ref, count]) => (count === most ? [ref] : [])),
  );
};
