import type { PlayerId } from '../engine/index.js';
import type { Offer, TableData } from './types.js';

/** Whether this player holds the open window with an offer: their pass is not taken until it is answered (DESIGN section 4). */
const hasOffered = ({ offers, window }: TableData, player: PlayerId): boolean =>
  window !== null && offers.some(({ from, holds }) => from === player && holds === window.id);

/** Whether this player holds the open window without an offer. */
export const isWaiting = ({ window }: Pick<TableData, 'window'>, player: PlayerId): boolean =>
  window?.waits.includes(player) === true;

/** Whether this player holds the open window: it does not close before they let go of it (DESIGN section 4). */
export const isHolding = (data: TableData, player: PlayerId): boolean =>
  hasOffered(data, player) || isWaiting(data, player);

/** Without this player's hold of the open window. */
export const withoutWait = (data: TableData, player: PlayerId): TableData =>
  data.window === null
    ? data
    : { ...data, window: { ...data.window, waits: data.window.waits.filter((one) => one !== player) } };

/** Without the offers that this player has made or got, and the ¢ of accepted ones that have not moved: they are void. */
export const withoutOffersOf = (data: TableData, player: PlayerId): TableData => ({
  ...data,
  offers: data.offers.filter(({ from, to }) => from !== player && to !== player),
  asides: data.asides.filter((aside) => aside.does !== 'giveCoins' || (aside.from !== player && aside.to !== player)),
});

/** Without this offer, which is answered or withdrawn. */
export const withoutOffer = (data: TableData, { id }: Offer): TableData => ({
  ...data,
  offers: data.offers.filter((offer) => offer.id !== id),
});
