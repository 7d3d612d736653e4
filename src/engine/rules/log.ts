import type { Ref } from '../vocabulary/index.js';
import {
  deckOf,
  isDeckRef,
  isObjectId,
  isPlayerId,
  type Game,
  type GameEvent,
  type GameObject,
  type LogLine,
  type Named,
} from '../state/index.js';

/** A card that not everybody may see: of a hand, or of a deck that is looked at. */
export const isHidden = ({ zone, shownTo }: GameObject): boolean =>
  zone === 'hand' || (zone === 'deck' && shownTo !== 'all');

/** A name for the log that outlives what it names. */
export const named = (g: Game, ref: Ref): Named | null => {
  if (isPlayerId(ref)) return { player: ref };
  if (isDeckRef(ref)) return { deck: deckOf(ref) };
  if (isObjectId(ref)) {
    const object = g.state.objects[ref];
    if (object === undefined || isHidden(object)) return null; // LOOT-02, ZONE-07
    return object.controller === null ? { card: object.card } : { card: object.card, owner: object.controller };
  }
  const item = g.state.stack.find((candidate) => candidate.id === ref);
  if (item === undefined) return null;
  if (item.card !== null) return { card: item.card };
  return item.kind === 'roll' || item.kind === 'damage' || item.kind === 'death' ? { on: item.kind } : null;
};

/** The parts of an event that a line of the log tells. */
export const logged = (g: Game, event: GameEvent): Omit<LogLine, 'say'> => {
  const object = event.object === null ? null : named(g, event.object);
  const source = event.source === null ? null : named(g, event.source);
  return {
    event: event.type,
    ...(event.player === null ? {} : { player: event.player }),
    ...(event.other === null ? {} : { other: event.other }),
    ...(object === null ? {} : { object }),
    ...(source !== null && 'card' in source ? { source: source.card } : {}),
    ...(event.amount === 0 ? {} : { amount: event.amount }),
    ...(event.combat ? { combat: true as const } : {}),
    ...(event.detail === null ? {} : { detail: event.detail }),
  };
};
