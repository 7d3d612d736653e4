import { createHash } from 'node:crypto';
import { rememberedOrders, type CardId, type CardLookup, type PlayerId, type Session } from '../engine/index.js';
import { seatAt, type Change, type Refused, type Working } from './acts.js';
import { settle } from './settle.js';
import type { Person, Table, TableData } from './types.js';

/** An order of triggers or replacements that a player has given once; it is used from then on (ABIL-07, REPL-07). */
export interface GivenOrder {
  /** Short enough for a button or menu. */
  readonly id: string;
  /** Which come first: the ability of a card by its key, or a kind of shield. */
  readonly parts: readonly { readonly card: CardId | null; readonly ability: string }[];
}

const idOf = (order: string): string => createHash('sha256').update(order).digest('base64url').slice(0, 12);

const partOf = (name: string): GivenOrder['parts'][number] => {
  const slash = name.indexOf('/');
  const card = name.slice(0, slash);
  return { card: card === 'shield' ? null : card, ability: name.slice(slash + 1) };
};

/** Orders of this player, without those that are about to be forgotten. */
const kept = (session: Session, { asides }: TableData, player: PlayerId) =>
  rememberedOrders(session.state, player).filter(
    ({ order }) => !asides.some((aside) => aside.does === 'forgetOrder' && aside.order === order),
  );

/** The orders that this user has given so far, for their eyes. */
export const ordersOf = ({ data, session }: Table, user: string): readonly GivenOrder[] => {
  const seat = data.seats.find((one) => one.user === user);
  if (seat === undefined || session === null) return [];
  return kept(session, data, seat.player).map(({ order, names }) => ({ id: idOf(order), parts: names.map(partOf) }));
};

/** Has an order asked again: from now on, or right after a running resolution. */
export const forgetOrder = (working: Working, person: Person, id: string, cards: CardLookup): Change | Refused => {
  const now = seatAt(working, person);
  if ('why' in now) return now;
  const { session, data, seat } = now;
  const found = kept(session, data, seat.player).find(({ order }) => idOf(order) === id);
  if (found === undefined) return { why: 'noOrder' };
  const aside = { does: 'forgetOrder', player: seat.player, order: found.order } as const;
  return { session, data: settle(session, { ...data, asides: [...data.asides, aside] }, cards) };
};
