import type { Effect } from '../vocabulary/index.js';
import { event, isObjectId, isPlayerId, objectOf, timestamp, type Game, type Gen, type Scope } from '../state/index.js';

type OfPlaying = Extract<Effect, { do: 'play' | 'playCopy' | 'forceActivate' }>;
export const isOfPlaying = (effect: Effect): effect is OfPlaying =>
  effect.do === 'play' || effect.do === 'playCopy' || effect.do === 'forceActivate';

/** Loot that an effect has somebody play, now or as a copy that waits to be played, and what it has somebody activate. */
export function* changePlaying(g: Game, effect: OfPlaying, scope: Scope): Gen<boolean> {
  switch (effect.do) {
    case 'play':
      return yield* playNow(g, effect, scope);
    case 'playCopy':
      return yield* playCopy(g, effect, scope);
    case 'forceActivate':
      return yield* forceActivate(g, effect, scope);
  }
}

/** Played while this resolves, whoever has priority (LOOT-06). */
function* playNow(g: Game, { by, what, cost }: Extract<Effect, { do: 'play' }>, scope: Scope): Gen<boolean> {
  const player = g.select(by, scope).find(isPlayerId);
  if (player === undefined) return false;
  let done = false;
  for (const object of g.select(what, scope)) {
    const playing = event('playLoot', { player, object, source: scope.source, detail: cost });
    done = (yield* g.perform(playing)) !== null || done;
  }
  return done;
}

/** A copy of a loot card for each of the players, which waits until it is played or its time is over (COPY-10). */
function* playCopy(g: Game, effect: Extract<Effect, { do: 'playCopy' }>, scope: Scope): Gen<boolean> {
  let done = false;
  for (const player of g.select(effect.by, scope).filter(isPlayerId))
    for (const object of g.select(effect.of, scope).filter(isObjectId)) {
      const copied = yield* g.perform(event('copy', { object, player, source: scope.source, detail: 'card' }));
      if (copied === null || copied.object === null) continue;
      g.state.continuous.push({
        id: timestamp(g.state),
        modifier: {
          modify: 'mayPlay',
          who: { select: 'fixed', refs: [player] },
          what: { select: 'fixed', refs: [copied.object] },
          cost: effect.cost,
        },
        scope,
        till: 'endOfTurn',
        card: scope.card,
        left: null,
      }); // COPY-10
      done = true;
    }
  return done;
}

/** An ability of each of these is activated now by who controls it, if it can be. */
function* forceActivate(g: Game, { by, what }: Extract<Effect, { do: 'forceActivate' }>, scope: Scope): Gen<boolean> {
  const other = g.select(by, scope).find(isPlayerId) ?? null;
  let done = false;
  for (const object of g.select(what, scope).filter(isObjectId)) {
    const player = objectOf(g.state, object).controller;
    const activating = event('activate', { player, object, source: scope.source, other });
    done = (player !== null && (yield* g.perform(activating)) !== null) || done;
  }
  return done;
}
