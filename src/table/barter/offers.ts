import { acceptsOffer } from '../../computer-players/index.js';
import {
  coinsOf,
  remark,
  whyNot,
  type BarterPayment,
  type CardLookup,
  type LogDetail,
  type LogEntry,
  type PlayerId,
  type Session,
} from '../../engine/index.js';
import type { Refusal } from '../record/outcome.js';
import { seatAt, type Change, type Seated, type Working } from '../record/acts.js';
import { settle } from '../play/settle.js';
import type { Person, TableData } from '../record/data.js';
import type { Offer, OfferPromise, TypedPromise } from '../record/offer.js';

/** What an offer says. */
export type OfferTerms = Pick<Offer, 'to' | 'amount' | 'favour'> & {
  readonly gives: boolean;
  readonly promise?: OfferPromise | null;
};

/**
 * The table without the offers that this player has made or got, and without the payments of accepted ones whose ¢ have
 * not moved yet: they are void.
 */
export const withoutOffersOf = (data: TableData, player: PlayerId): TableData => ({
  ...data,
  offers: data.offers.filter(({ from, to }) => from !== player && to !== player),
  tableActs: data.tableActs.filter((act) => act.does !== 'giveCoins' || (act.from !== player && act.to !== player)),
});

/** The table without this offer, because it was answered or withdrawn. */
const withoutOffer = (data: TableData, { id }: Offer): TableData => ({
  ...data,
  offers: data.offers.filter((offer) => offer.id !== id),
});

type Fate = Extract<LogDetail, 'gives' | 'asks' | 'accepted' | 'declined' | 'withdrawn' | 'removed' | 'void'>;

/** A line of the log about an offer, told from the side of whoever does it. */
const said = (session: Session, { id, from, to, payer, amount }: Offer, fate: Fate): void => {
  const answers = fate === 'accepted' || fate === 'declined';
  const [player, other] = fate === 'void' ? [payer, payer === from ? to : from] : answers ? [to, from] : [from, to];
  remark(session, { say: 'barter', detail: fate, player, other, amount }, `${id}.${fate}`);
};

/** The most promises in own words that a table keeps: each takes up to 120 characters in its record. */
const MOST_PROMISES = 20;

/** What was promised stays in the log: nothing else holds anybody to it (BARTER-03). */
const promised = (session: Session, data: TableData, { id, from, to, payer, promise, favour }: Offer): TableData => {
  const words = favour.trim();
  if (promise === null && words === '') return data;
  const [player, other] = payer === from ? [to, from] : [from, to];
  const line = { say: 'barter', player, other } as const;
  if (promise === null) {
    remark(session, { ...line, detail: 'typed' }, `${id}.typed`);
    const user = data.seats.find((seat) => seat.player === from)?.user ?? null;
    return { ...data, promises: [...data.promises, { offer: id, by: player, user, words }].slice(-MOST_PROMISES) };
  }
  const { say, card, amount } = promise;
  const about = { ...(card === null ? {} : { source: card }), ...(amount === null ? {} : { amount }) };
  remark(session, { ...line, detail: say, ...about }, `${id}.promise`);
  return data;
};

/** The offer whose promise in own words a line of the log tells; null for any other line. */
const typedIn = ({ id, line }: LogEntry): string | null =>
  line.say === 'barter' && line.detail === 'typed' ? (/\.barter\.(.+)\.typed$/.exec(id)?.[1] ?? null) : null;

/** The promise in own words that a line of the log tells, for as long as it is kept. */
export const promiseIn = (entry: LogEntry, { promises }: TableData): TypedPromise | null => {
  const offer = typedIn(entry);
  return promises.find((one) => one.offer === offer) ?? null;
};

/** A log with the promises in own words that are kept. */
export const withPromises = (entries: readonly LogEntry[], data: TableData): readonly LogEntry[] =>
  entries.map((entry) => {
    const promise = promiseIn(entry, data);
    return promise === null ? entry : { ...entry, line: { ...entry.line, words: promise.words } };
  });

/** ¢ move at once, or right after a running resolution; they are void when they are not there any more. */
const accepted = ({ session, data }: Omit<Seated, 'seat'>, offer: Offer, cards: CardLookup): Change => {
  const { payer, from, to, amount } = offer;
  const rest = withoutOffer(data, offer);
  const isShort = coinsOf(session, payer) < amount;
  said(session, offer, isShort ? 'void' : 'accepted');
  const payment: BarterPayment = { does: 'giveCoins', from: payer, to: payer === from ? to : from, amount };
  const tableActs = isShort || amount === 0 ? rest.tableActs : [...rest.tableActs, payment];
  const kept = isShort ? rest : promised(session, rest, offer);
  return { session, data: settle(session, { ...kept, tableActs }, cards) };
};

const dropped = ({ session, data }: Omit<Seated, 'seat'>, offer: Offer, how: Fate, cards: CardLookup): Change => {
  said(session, offer, how);
  return { session, data: settle(session, withoutOffer(data, offer), cards) };
};

/** The window that an offer holds: the open one, once per person. */
const holding = ({ data, seat }: Seated): Pick<TableData, 'window'> & { readonly holds: string | null } => {
  const { window } = data;
  if (window === null || window.held.includes(seat.player)) return { window, holds: null };
  return { window: { ...window, held: [...window.held, seat.player] }, holds: window.id };
};

/** Makes an offer: only ¢, and both must agree (BARTER-01, BARTER-02). A computer player answers at once. */
export const offer = (
  working: Working,
  person: Person,
  id: string,
  { to, amount, favour, gives, promise = null }: OfferTerms,
  cards: CardLookup,
): Change | Refusal => {
  const now = seatAt(working, person);
  if ('why' in now) return now;
  const { session, data, seat } = now;
  const from = seat.player;
  const other = data.seats.find(({ player }) => player === to);
  if (other === undefined || to === from) return { why: 'noSuchPlayer' };
  if (data.offers.some((open) => open.from === from)) return { why: 'offerOpen' };
  const [payer, payee] = gives ? [from, to] : [to, from];
  const isPact = amount === 0 && promise !== null;
  const objection = isPact ? null : whyNot(session, payer, `barter:${payee}:${amount}`);
  if (objection !== null) return { why: 'noBarter', objection };
  const made: Offer = { id, from, to, payer, amount, favour, promise, holds: null };
  said(session, made, gives ? 'gives' : 'asks');
  if (other.user !== null) {
    const { window, holds } = holding(now);
    return { session, data: { ...data, window, offers: [...data.offers, { ...made, holds }] } };
  }
  const accepts = acceptsOffer({ isPaid: gives && amount > 0, favour: promise === null ? favour : promise.say });
  return accepts ? accepted({ session, data }, made, cards) : dropped({ session, data }, made, 'declined', cards);
};

/** Accepts or declines an offer to oneself, or withdraws one's own. */
export const answerOffer = (
  working: Working,
  person: Person,
  click: { readonly game: string; readonly offer: string; readonly answer: 'accept' | 'decline' | 'withdraw' },
  cards: CardLookup,
): Change | Refusal => {
  const now = seatAt(working, person);
  if ('why' in now) return now;
  const found = now.data.offers.find(({ id }) => id === click.offer);
  if (click.game !== now.data.game || found === undefined) return { why: 'noOffer' };
  const whose = click.answer === 'withdraw' ? found.from : found.to;
  if (whose !== now.seat.player) return { why: 'notYourOffer' };
  switch (click.answer) {
    case 'accept':
      return accepted(now, found, cards);
    case 'decline':
      return dropped(now, found, 'declined', cards);
    case 'withdraw':
      return dropped(now, found, 'withdrawn', cards);
  }
};

/** Declines an offer for whoever it was made to; without it nothing changes. */
export const declined = (session: Session, data: TableData, id: string, cards: CardLookup): Change => {
  const found = data.offers.find((offer) => offer.id === id);
  return found === undefined ? { session, data } : dropped({ session, data }, found, 'declined', cards);
};

/** Takes an offer away that nobody has answered yet, whoever made it. */
export const removeOffer = (
  { data, session }: Working,
  click: { readonly game: string; readonly offer: string },
  cards: CardLookup,
): Change | Refusal => {
  const found = data.offers.find(({ id }) => id === click.offer);
  if (session === null || click.game !== data.game || found === undefined) return { why: 'noOffer' };
  return dropped({ session, data }, found, 'removed', cards);
};

/** Takes away what somebody has promised in their own words; that it was promised stays in the log. */
export const removePromise = (
  { data, session }: Working,
  click: { readonly game: string; readonly offer: string },
): Change | Refusal => {
  const found = data.promises.find(({ offer }) => offer === click.offer);
  if (session === null || click.game !== data.game || found === undefined) return { why: 'noOffer' };
  remark(session, { say: 'barter', detail: 'unsaid', player: found.by }, `${found.offer}.unsaid`);
  return { session, data: { ...data, promises: data.promises.filter((one) => one !== found) } };
};
