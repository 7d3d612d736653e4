import type { Effect, PlayerId, Ref } from '../vocabulary/index.js';
import { isPlayerId, optionOf, type Game, type Gen, type Option, type Scope } from '../state/index.js';

/**
 * So much damage, divided among as many of these as a player likes: one after the other is chosen, and how much of what is
 * left goes there. Each takes its part as one instance, in turn order (DMG-01, EACH-01).
 */
export function* dealDivided(g: Game, effect: Effect<'dealDivided'>, scope: Scope): Gen<boolean> {
  const player = g.select(effect.by, scope).find(isPlayerId);
  const found = g.select(effect.to, scope);
  if (player === undefined) return false;
  const parts = yield* division(g, player, found, g.amount(effect.amount, scope), scope);
  let done = false;
  for (const ref of found) done = (yield* g.run(part(parts.get(ref) ?? 0, ref), scope)) || done; // EACH-01
  return done;
}

const part = (amount: number, ref: Ref): Effect =>
  amount === 0 ? { do: 'nothing' } : { do: 'deal', amount, to: { select: 'fixed', refs: [ref] } };

/** How much each of them is to take. */
function* division(
  g: Game,
  player: PlayerId,
  found: readonly Ref[],
  amount: number,
  scope: Scope,
): Gen<ReadonlyMap<Ref, number>> {
  const parts = new Map<Ref, number>();
  for (let left = amount; left > 0;) {
    const others = found.filter((ref) => !parts.has(ref));
    const ref = yield* whoIsNext(g, player, others, left, scope);
    if (ref === undefined) break;
    const its = others.length === 1 || left === 1 ? left : yield* howMuch(g, player, ref, left, scope);
    parts.set(ref, its);
    left -= its;
  }
  return parts;
}

/** What the choice of the next one is for. */
const choosing = (found: readonly Ref[], left: number): Effect => ({
  do: 'sequence',
  of: [
    { do: 'choose', as: 'chosen', by: { select: 'you' }, from: { select: 'fixed', refs: found }, min: 1, max: 1 },
    { do: 'deal', amount: left, to: { select: 'chosen', as: 'chosen' } },
  ],
});

function* whoIsNext(
  g: Game,
  player: PlayerId,
  found: readonly Ref[],
  left: number,
  scope: Scope,
): Gen<Ref | undefined> {
  if (found.length < 2) return found[0];
  const options = found.map((ref) => optionOf(g.state, ref));
  const effect = choosing(found, left);
  const [chosen] = yield* g.ask({ ...asking(player, scope), key: 'effect.choose', options, effect });
  return found.find((ref) => ref === chosen);
}

function* howMuch(g: Game, player: PlayerId, ref: Ref, left: number, scope: Scope): Gen<number> {
  const options: Option[] = Array.from({ length: left }, (_, at) => ({
    id: `m${at}`,
    meaning: { kind: 'mode', number: at, effect: part(at + 1, ref) },
  }));
  const [chosen] = yield* g.ask({ ...asking(player, scope), key: 'effect.option', options });
  return Number(chosen?.slice(1)) + 1;
}

const asking = (player: PlayerId, { source, card }: Scope) =>
  ({ player, source, card, min: 1, max: 1, secret: false }) as const;
