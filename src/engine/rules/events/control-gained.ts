import type { EventOf, GameEvent } from '../../state/index.js';

/** That somebody comes to control an object by this event; null for any other (GAIN-03, GAIN-04). */
export const controlGainedBy = (event: GameEvent): EventOf<'enterControl'> | null => {
  switch (event.type) {
    case 'gainItem':
    case 'gainCurse':
    case 'becomeSoul':
      return { type: 'enterControl', object: event.object, player: event.player, source: event.source };
    case 'gainSoul':
      return { type: 'enterControl', object: event.object, player: event.player, source: null };
    case 'giveObject': {
      const { object, receiver: player, source } = event;
      return object === null || player === null ? null : { type: 'enterControl', object, player, source };
    }
    default:
      return null;
  }
};
