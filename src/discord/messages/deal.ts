import { isHolding, seatOf, type Offer, type Table } from '../../table/index.js';
import type { Names, Words } from '../../text/index.js';
import { formatId, type Verb } from '../ids.js';
import { escapeText } from '../names.js';
import { button, clip, LIMITS, message, rows, type Choice, type Payload } from '../payload.js';
import { namesOf, seatName } from '../seats.js';

/** An offer in words; what is promised is shown letter by letter. */
export const offerLine = (offer: Offer, w: Words, names: Names): string =>
  w.board.offer({
    from: names.player(offer.from),
    to: names.player(offer.to),
    gives: offer.payer === offer.from,
    amount: offer.amount,
    favour: escapeText(offer.favour),
  });

/** The open offers, and whose window waits for an answer. */
export const offerLines = (table: Table, w: Words, names: Names): readonly string[] => {
  const { data } = table;
  const holders = data.offers.filter(({ from }) => isHolding(data, from)).map(({ from }) => names.player(from));
  return [
    ...data.offers.map((offer) => offerLine(offer, w, names)),
    ...(holders.length === 0 ? [] : [w.board.holding(holders)]),
  ];
};

/** One offer with its buttons; it pings nobody. */
export const offerMessage = (table: Table, offer: Offer, w: Words): Payload => {
  const id = (verb: Verb): string => formatId({ game: table.data.game, window: '', verb, arg: offer.id });
  return message({
    content: clip(offerLine(offer, w, namesOf(table, w, 'markdown')), LIMITS.content),
    components: rows([
      button(id('accept'), w.ui.accept, 'success'),
      button(id('decline'), w.ui.decline),
      button(id('recall'), w.ui.withdrawOffer),
    ]),
  });
};

/** With whom this user can barter: everybody else at the table. */
export const partnersOf = (table: Table, user: string): readonly Choice[] => {
  const own = seatOf(table, user);
  if (own === null || table.data.phase !== 'playing') return [];
  return table.data.seats
    .filter(({ player }) => player !== own.player)
    .map((seat) => ({ value: seat.player, label: seatName(seat, 'plain') }));
};
