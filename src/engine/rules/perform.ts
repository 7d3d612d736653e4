import { HAPPENINGS } from '../vocabulary/index.js';
import { invalidateReadCache, type Game, type GameEvent, type Gen } from '../state/index.js';
import { happen } from './happen.js';
import { applyReplacements, collectEventTriggers, namedBefore, logEvent } from './events/event-pipeline.js';
import { controlGainedBy } from './events/control-gained.js';
import { runOffStack } from './events/triggers.js';
import { claimBonusSouls, shareSoul } from './players/souls.js';

/** Counts what an effect does, for effects that go by it. */
const noteDone = (g: Game, event: GameEvent): void => {
  const { done } = g.underway;
  done.set(event.type, (done.get(event.type) ?? 0) + ('amount' in event ? event.amount : 1));
};

/**
 * The event pipeline, which every event goes through: replacements and prohibitions, then its handler, then the log, then
 * triggers, then bonus souls. Returns the event as it happened, or null when it did not.
 */
export function* perform<E extends GameEvent>(g: Game, original: E): Gen<E | null> {
  invalidateReadCache(g);
  const wanted = yield* applyReplacements(g, original);
  if (wanted === null) return null;
  const before = namedBefore(g, wanted);
  const done = yield* happen(g, wanted);
  if (done === null) return null;
  noteDone(g, done);
  logEvent(g, done, before);
  collectEventTriggers(g, done);
  const gained = controlGainedBy(done);
  if (gained !== null) yield* perform(g, gained); // GAIN-03, GAIN-04
  if (g.state.waiting.length > 0) yield* runOffStack(g); // DEC-33
  if (done.type === 'gainSoul' || done.type === 'becomeSoul') yield* shareSoul(g, done); // VAR-09
  if (HAPPENINGS[done.type].bringsSouls) yield* claimBonusSouls(g); // BSOUL-02
  return done;
}
