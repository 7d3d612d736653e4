import { HAPPENINGS } from '../../vocabulary/index.js';
import {
  isDealt,
  isObjectId,
  isOwn,
  isPlayerId,
  partOfEvent,
  playerOfEvent,
  type EventOf,
  type Game,
  type GameEvent,
  type Gen,
  type PartOf,
} from '../../state/index.js';
import { logged } from './log.js';
import { prohibition, replaceEvent } from './replacement.js';
import { collectTriggers } from './triggers.js';

/**
 * The event after replacements and prohibitions; null when it does not happen. `applied` names the replacements that were
 * applied already; those that are applied now are added.
 */
export function* applyReplacements<E extends GameEvent>(g: Game, event: E, applied = new Set<string>()): Gen<E | null> {
  const wanted = yield* replaceEvent(g, event, applied);
  return wanted === null || prohibition(g)(wanted) !== null ? null : wanted; // META-02
}

/** Parts whose events have no line of their own, as earlier lines tell them: the end of a death, of loot, of a turn. */
const LOGGED_BEFORE = ['death', 'loot', 'endOfTurn'] as const satisfies readonly PartOf[];

/** Whether it has a line in the log. */
const hasLogLine = (event: GameEvent): boolean =>
  HAPPENINGS[event.type].told &&
  !(event.type === 'enterPlay' && isDealt(event)) &&
  !LOGGED_BEFORE.some((whole) => whole === partOfEvent(event));

type EventNames = ReturnType<typeof logged>;

/** How things are named before an event that has a line in the log; null for the others. */
export const namedBefore = (g: Game, event: GameEvent): EventNames | null =>
  g.isRead && hasLogLine(event) ? logged(g, event) : null;

/** Adds the line of an event to the log, if it has one; `before` is how things were named before it. */
export const logEvent = (g: Game, event: GameEvent, before: EventNames | null = null): void => {
  if (g.isRead && hasLogLine(event)) g.log(Object.assign({ say: 'event' as const }, before, logged(g, event)));
};

/** Who has killed a monster or a player is remembered for the turn (DMG-05). */
const noteKill = (g: Game, { killer, object }: EventOf<'dies'>): void => {
  const isKill = isPlayerId(object) || (isObjectId(object) && g.state.objects[object]?.role === 'monster');
  if (killer === null || !isKill) return;
  const kills = (g.state.memory.kills ??= {});
  kills[killer] = (kills[killer] ?? 0) + 1;
};

/** Counts an event that has happened for its player this turn, and collects the abilities that it triggers. */
export const collectEventTriggers = (g: Game, event: GameEvent): void => {
  const player = playerOfEvent(event);
  if (player !== null && !isOwn(event)) {
    const times = (g.state.memory.happened[event.type] ??= {});
    times[player] = (times[player] ?? 0) + (event.type === 'gainSoul' ? event.amount : 1); // SOUL-06
  }
  if (event.type === 'dies') noteKill(g, event);
  // What leaves play is looked for before it is gone (ITEM-05).
  if (event.type !== 'leavePlay') collectTriggers(g, event);
};
