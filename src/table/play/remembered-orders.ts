import { createHash } from 'node:crypto';
import { rememberedOrders, type CardId, type PlayerId, type Session } from '../../engine/index.js';
import type { Refusal } from '../record/outcome.js';
import { requireSeat, type TableChange, type WorkingCopy } from '../record/table-change.js';
import { seatOfUser } from '../record/seats-of-user.js';
import { settle } from './settle.js';
import { updated, type Person, type Table, type TableData } from '../record/data.js';

/** An order of triggers or replacements that a player has given once; it is used from then on (ABIL-07, REPL-07). */
export interface ListedOrder {
  /** Short enough for a button or menu. */
  readonly id: string;
  /** Which come first: the ability of a card by its key, or a kind of shield. */
  readonly parts: readonly { readonly card: CardId | null; readonly ability: string }[];
}

const idOf = (order: string): string => createHash('sha256').update(order).digest('base64url').slice(0, 12);

const partOf = (name: string): ListedOrder['parts'][number] => {
  const slash = name.indexOf('/');
  const card = name.slice(0, slash);
  const [ability = ''] = name.slice(slash + 1).split('@');
  return { card: card === 'shield' ? null : card, ability };
};

/** Orders of this player, without those that are about to be forgotten. */
const kept = (session: Session, { game: { tableActs } }: TableData, player: PlayerId) =>
  rememberedOrders(session, player).filter(
    ({ order }) => !tableActs.some((act) => act.does === 'forgetOrder' && act.order === order),
  );

/** The orders that this user has given so far, for their eyes. */
export const rememberedOrdersOf = ({ data, session }: Table, user: string): readonly ListedOrder[] => {
  const seat = seatOfUser(data, user);
  if (seat === null || session === null) return [];
  return kept(session, data, seat.player).map(({ order, names }) => ({ id: idOf(order), parts: names.map(partOf) }));
};

/** Has an order asked again: from now on, or right after a running resolution. */
export const forgetRememberedOrder = (working: WorkingCopy, person: Person, id: string): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { session, data, seat } = now;
  const found = kept(session, data, seat.player).find(({ order }) => idOf(order) === id);
  if (found === undefined) return { why: 'noRememberedOrder' };
  const act = { does: 'forgetOrder', player: seat.player, order: found.order } as const;
  return { session, data: settle(session, updated(data, { game: { tableActs: [...data.game.tableActs, act] } })) };
};
