import type { Effect, PlayingWords } from '../vocabulary/index.js';
import { beginEffect, isObjectId, isPlayerId, objectOf, type Game, type Gen, type Scope } from '../state/index.js';
import type { Handlers } from './handlers.js';

/**
 * Loot that an effect has somebody play, now or as a copy that waits to be played, and what it has somebody activate.
 */
export const PLAYING: Handlers<PlayingWords> = { play: playNow, playCopy, forceActivate };

/** Has a loot card played while the present item resolves, whoever has priority (LOOT-06). */
function* playNow(g: Game, { by, what, cost }: Effect<'play'>, scope: Scope): Gen<boolean> {
  const player = g.select(by, scope).find(isPlayerId);
  if (player === undefined) return false;
  let done = false;
  for (const object of g.select(what, scope).filter(isObjectId)) {
    const playing = { type: 'playLoot', player, object, source: scope.source, stack: null, cost } as const;
    done = (yield* g.perform(playing)) !== null || done;
  }
  return done;
}

/** A copy of a loot card for each of the players, which waits until it is played or its time is over (COPY-10). */
function* playCopy(g: Game, effect: Effect<'playCopy'>, scope: Scope): Gen<boolean> {
  let done = false;
  for (const player of g.select(effect.by, scope).filter(isPlayerId))
    for (const object of g.select(effect.of, scope).filter(isObjectId)) {
      const copied = yield* g.perform({ type: 'copy', object, player, source: scope.source, of: 'card' });
      if (copied === null) continue;
      beginEffect(g.state, {
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
function* forceActivate(g: Game, { by, what }: Effect<'forceActivate'>, scope: Scope): Gen<boolean> {
  const chooser = g.select(by, scope).find(isPlayerId) ?? null;
  let done = false;
  for (const object of g.select(what, scope).filter(isObjectId)) {
    const player = objectOf(g.state, object).controller;
    if (player === null) continue;
    const activating = { type: 'activate', player, object, source: scope.source, chooser, ability: null } as const;
    done = (yield* g.perform(activating)) !== null || done;
  }
  return done;
}
