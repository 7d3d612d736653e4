import type { PlayerId } from '../../engine/index.js';
import { updated, type HasGame, type TableData } from '../record/data.js';

/**
 * Whether this player holds the open window with an offer: their pass is not taken until it is answered
 * (architecture.md#windows-and-passes).
 */
const hasOffered = ({ social: { offers }, game: { window } }: TableData, player: PlayerId): boolean =>
  window !== null && offers.some(({ from, holds }) => from === player && holds === window.id);

/** Whether this player holds the open window without an offer. */
export const isWaiting = ({ game: { window } }: HasGame<'window'>, player: PlayerId): boolean =>
  window?.waits.includes(player) === true;

/** Whether this player holds the open window: it does not close before they let go of it (architecture.md#windows-and-passes). */
export const isHolding = (data: TableData, player: PlayerId): boolean =>
  hasOffered(data, player) || isWaiting(data, player);

/** The table without this player's hold of the open window. */
export const withoutWait = (data: TableData, player: PlayerId): TableData =>
  data.game.window === null
    ? data
    : updated(data, {
        game: { window: { ...data.game.window, waits: data.game.window.waits.filter((one) => one !== player) } },
      });
