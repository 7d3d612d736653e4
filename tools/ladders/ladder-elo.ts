import type { LadderGame } from './ladder-games.js';
import type { LadderKind } from './ladder-lines.js';

/** How strong a kind of player is beside `simple`, in Elo points, with the standard error. */
interface Rung {
  readonly kind: LadderKind;
  readonly elo: number;
  readonly error: number;
  readonly games: number;
}

const ANCHOR: LadderKind = 'simple';
const POINTS = 400 / Math.LN10;
const STEPS = 60;
/** As if each kind had half a game won and lost against the anchor besides: who wins all games is not endlessly strong. */
const PRIOR = 0.5;

interface Slope {
  /** First and second derivative of the log likelihood. */
  readonly first: number;
  readonly second: number;
}

/** One game counts as one choice of the winner among all who sit there (Luce): the chance of each is its strength over the sum. */
const slopeOf = (kind: LadderKind, games: readonly LadderGame[], strength: ReadonlyMap<LadderKind, number>): Slope => {
  const own = Math.exp(strength.get(kind) ?? 0);
  const among = own / (own + 1);
  let first = PRIOR * (1 - 2 * among);
  let second = -2 * PRIOR * among * (1 - among);
  for (const { seats, winners } of games) {
    const [winner] = winners;
    if (winner === undefined || !seats.includes(kind)) continue;
    const weights = seats.map((seat) => Math.exp(strength.get(seat) ?? 0));
    const all = weights.reduce((sum, one) => sum + one, 0);
    const share = seats.reduce((sum, seat, at) => sum + (seat === kind ? (weights[at] ?? 0) : 0), 0) / all;
    first += (seats[winner] === kind ? 1 : 0) - share;
    second -= share * (1 - share);
  }
  return { first, second };
};

/** The ladder of these games by maximum likelihood, the strongest first; `simple` is 0. */
export const ladderOf = (games: readonly LadderGame[]): readonly Rung[] => {
  const decisive = games.filter(({ seats, winners }) => winners.length === 1 && new Set(seats).size > 1);
  const kinds = [...new Set(decisive.flatMap(({ seats }) => seats))].filter((kind) => kind !== ANCHOR);
  const strength = new Map<LadderKind, number>(kinds.map((kind) => [kind, 0]));
  for (let step = 0; step < STEPS; step += 1)
    for (const kind of kinds) {
      const { first, second } = slopeOf(kind, decisive, strength);
      const change = Math.max(-1, Math.min(1, -first / second));
      strength.set(kind, (strength.get(kind) ?? 0) + change);
    }
  const rungs = kinds.map((kind): Rung => {
    const { second } = slopeOf(kind, decisive, strength);
    const played = decisive.filter(({ seats }) => seats.includes(kind)).length;
    return {
      kind,
      elo: Math.round(POINTS * (strength.get(kind) ?? 0)),
      error: Math.round(POINTS / Math.sqrt(-second)),
      games: played,
    };
  });
  return [...rungs, { kind: ANCHOR, elo: 0, error: 0, games: decisive.length }].toSorted((a, b) => b.elo - a.elo);
};
