import { nameOf, type Game, type GameEvent, type LogLine } from '../state/index.js';

/** The parts of an event that a line of the log tells. */
export const logged = (g: Game, event: GameEvent): Omit<LogLine, 'say'> => {
  const object = event.object === null ? null : nameOf(g.state, event.object);
  const source = event.source === null ? null : nameOf(g.state, event.source);
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
