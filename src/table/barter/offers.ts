import { acceptsOffer } from '../../computer-players/index.js';
import {
  cardsOf,
  coinsOf,
  appendLogLine,
  whyNot,
  viewFor,
  whyNoTrade,
  type BarterPayment,
  type BarterTrade,
  type LogDetail,
  type LogEntry,
  type LogLine,
  type ObjectId,
  type PlayerId,
  type Session,
} from '../../engine/index.js';
import type { Refusal } from '../record/outcome.js';
import { requireSeat, type TableChange, type SeatedActor, type WorkingCopy } from '../record/table-change.js';
import { settle } from '../play/settle.js';
import { modeIn } from '../record/way-to-play.js';
import { updated, type HasGame, type Person, type TableData } from '../record/data.js';
import type { Offer, OfferOfTwo, OfferPromise, TradedThing, TypedPromise } from '../record/fields/offer.js';

/** What an offer says. */
export type OfferTerms = Pick<Offer, 'to' | 'amount' | 'favour'> & {
  readonly gives: boolean;
  readonly promise?: OfferPromise | null;
  /** Items and loot that go with it, and items that are asked for, by their ids (VAR-04). */
  readonly things?: readonly ObjectId[];
  readonly wants?: readonly ObjectId[];
};

/**
 * The table without the offers that this player has made or got, and without the payments of accepted ones whose ¢ have
 * not moved yet: they are void.
 */
export const withoutOffersOf = (data: TableData, player: PlayerId): TableData =>
  updated(data, {
    social: { offers: data.social.offers.filter(({ from, to }) => from !== player && to !== player) },
    game: {
      tableActs: data.game.tableActs.filter(
        (act) => (act.does !== 'giveCoins' && act.does !== 'trade') || (act.from !== player && act.to !== player),
      ),
    },
  });

/** The table without this offer, because it was answered or withdrawn. */
const withoutOffer = (data: TableData, { id }: Offer): TableData =>
  updated(data, { social: { offers: data.social.offers.filter((offer) => offer.id !== id) } });

type Traded = Pick<Offer, 'gives' | 'takes'>;

/** Whether an offer is about more than ¢ (VAR-04). */
const isTrade = ({ gives = [], takes = [] }: Traded): boolean => gives.length + takes.length > 0;

/** What everybody may know of it: items by name, loot cards by number (LOOT-02). */
const openlyTraded = ({ gives = [], takes = [] }: Traded): NonNullable<LogLine['trade']> => ({
  gives: gives.flatMap(({ card, isLoot }) => (isLoot ? [] : [card])),
  loot: gives.filter(({ isLoot }) => isLoot).length,
  takes: takes.map(({ card }) => card),
});

type Fate = Extract<LogDetail, 'gives' | 'asks' | 'accepted' | 'declined' | 'withdrawn' | 'removed' | 'void'>;

/** A line of the log about an offer, told from the side of whoever does it. */
const logStep = (session: Session, { id, from, to, amount, ...offer }: Offer, fate: Fate): void => {
  const payer = offer.payer ?? from;
  const answers = fate === 'accepted' || fate === 'declined';
  const [player, other] = fate === 'void' ? [payer, payer === from ? to : from] : answers ? [to, from] : [from, to];
  const whom = { ...(player === null ? {} : { player }), ...(other === null ? {} : { other }) };
  const traded = (fate === 'gives' || fate === 'asks') && isTrade(offer) ? { trade: openlyTraded(offer) } : {};
  appendLogLine(session, { say: 'barter', detail: fate, ...whom, amount, ...traded }, `${id}.${fate}`);
};

/** The most promises in own words that a table keeps: each takes up to 120 characters in its record. */
const MOST_PROMISES = 20;

/** What was promised stays in the log: nothing else holds anybody to it (BARTER-03). */
const notePromise = (session: Session, data: TableData, offer: OfferOfTwo): TableData => {
  const { id, from, to, payer, promise, favour } = offer;
  const words = favour.trim();
  if (promise === null && words === '') return data;
  const [player, other] = payer === from ? [to, from] : [from, to];
  const line = { say: 'barter', player, other } as const;
  if (promise === null) {
    appendLogLine(session, { ...line, detail: 'typed' }, `${id}.typed`);
    const user = data.game.seats.find((seat) => seat.player === from)?.user ?? null;
    return updated(data, {
      social: { promises: [...data.social.promises, { offer: id, by: player, user, words }].slice(-MOST_PROMISES) },
    });
  }
  const { say, card, amount } = promise;
  const about = { ...(card === null ? {} : { source: card }), ...(amount === null ? {} : { amount }) };
  appendLogLine(session, { ...line, detail: say, ...about }, `${id}.promise`);
  return data;
};

/** The offer whose promise in own words a line of the log tells; null for any other line. */
const typedIn = ({ id, line }: LogEntry): string | null =>
  line.say === 'barter' && line.detail === 'typed' ? (/\.barter\.(.+)\.typed$/.exec(id)?.[1] ?? null) : null;

/** The promise in own words that a line of the log tells, for as long as it is kept. */
export const promiseIn = (entry: LogEntry, { social: { promises } }: TableData): TypedPromise | null => {
  const offer = typedIn(entry);
  return promises.find((one) => one.offer === offer) ?? null;
};

/** A log with the promises in own words that are kept. */
export const withPromises = (entries: readonly LogEntry[], data: TableData): readonly LogEntry[] =>
  entries.map((entry) => {
    const promise = promiseIn(entry, data);
    return promise === null ? entry : { ...entry, line: { ...entry.line, words: promise.words } };
  });

const idsOf = (things: Offer['gives'] = []): readonly ObjectId[] => things.map(({ object }) => object);

/** What an accepted offer about more than ¢ moves (VAR-04). */
const tradeOf = ({ from, to, payer, amount, gives, takes }: OfferOfTwo): BarterTrade => ({
  does: 'trade',
  from,
  to,
  payer,
  amount,
  gives: [...idsOf(gives)],
  takes: [...idsOf(takes)],
});

/** ¢ and things move at once, or right after a running resolution; that they can has been looked at (VAR-04). */
const trade = ({ session, data }: Omit<SeatedActor, 'seat'>, offer: OfferOfTwo): TableChange => {
  logStep(session, offer, 'accepted');
  const kept = notePromise(session, withoutOffer(data, offer), offer);
  return {
    session,
    data: settle(session, updated(kept, { game: { tableActs: [...kept.game.tableActs, tradeOf(offer)] } })),
  };
};

/** ¢ move at once, or right after a running resolution; they are void when they are not there any more. */
const acceptOffer = ({ session, data }: Omit<SeatedActor, 'seat'>, offer: OfferOfTwo): TableChange => {
  if (isTrade(offer)) return trade({ session, data }, offer);
  const { payer, from, to, amount } = offer;
  const rest = withoutOffer(data, offer);
  const isShort = coinsOf(session, payer) < amount;
  logStep(session, offer, isShort ? 'void' : 'accepted');
  const payment: BarterPayment = { does: 'giveCoins', from: payer, to: payer === from ? to : from, amount };
  const tableActs = isShort || amount === 0 ? rest.game.tableActs : [...rest.game.tableActs, payment];
  const kept = isShort ? rest : notePromise(session, rest, offer);
  return { session, data: settle(session, updated(kept, { game: { tableActs } })) };
};

const dropOffer = ({ session, data }: Omit<SeatedActor, 'seat'>, offer: Offer, how: Fate): TableChange => {
  logStep(session, offer, how);
  return { session, data: settle(session, withoutOffer(data, offer)) };
};

/** The window that an offer holds: the open one, once per person. */
const holding = ({ data, seat }: SeatedActor): HasGame<'window'> & { readonly holds: string | null } => {
  const { window } = data.game;
  if (window === null || window.held.includes(seat.player)) return { game: { window }, holds: null };
  return { game: { window: { ...window, held: [...window.held, seat.player] } }, holds: window.id };
};

/** The offer as it is between whoever made it and this player. */
const between = (offer: Offer, player: PlayerId): OfferOfTwo => ({
  ...offer,
  to: offer.to ?? player,
  payer: offer.payer ?? player,
});

/** Why no ¢ can move by this offer, or null; a promise alone moves none. */
const objectionTo = (session: Session, offer: OfferOfTwo): Refusal | null => {
  const { payer, from, to, amount, promise } = offer;
  if (isTrade(offer)) {
    const objection = whyNoTrade(session, tradeOf(offer));
    return objection === null ? null : { why: 'noBarter', objection }; // VAR-04
  }
  if (amount === 0 && promise !== null) return null;
  const objection = whyNot(session, payer, `barter:${payer === from ? to : from}:${amount}`);
  return objection === null ? null : { why: 'noBarter', objection };
};

/** Those besides the offerer to whom an offer is. */
const offeredTo = ({ game: { seats } }: TableData, { from, to }: Pick<Offer, 'from' | 'to'>) =>
  seats.filter(({ player }) => player !== from && (to === null || player === to));

/** What computer players answer at once, where no person is asked; the first who accepts has it. */
const answerAtOnce = ({ session, data }: SeatedActor, made: Offer): TableChange => {
  const { from, payer, amount, favour, promise, gives = [], takes = [] } = made;
  const accepts = acceptsOffer({
    coins: payer === from ? amount : -amount,
    favour: promise === null ? favour : promise.say,
    gets: gives.map(({ card }) => cardsOf(session).card(card)),
    loses: takes.map(({ card }) => cardsOf(session).card(card)),
  });
  const [first] = offeredTo(data, made);
  return accepts && first !== undefined
    ? acceptOffer({ session, data }, between(made, first.player))
    : dropOffer({ session, data }, made.to === null ? between(made, first?.player ?? from) : made, 'declined');
};

/**
 * The things of an offer as it keeps them: of one's own hand and items, and the items of the other. Null for what is none
 * of these, and for an offer of things to everybody: a loot card is shown to one (VAR-04, LOOT-02).
 */
const thingsOf = (
  session: Session,
  from: PlayerId,
  to: PlayerId | null,
  things: readonly ObjectId[],
  wants: readonly ObjectId[],
): Traded | null => {
  if (things.length + wants.length === 0) return {};
  const view = viewFor(session, from);
  const itemsOf = (player: PlayerId | null): readonly TradedThing[] =>
    (view.players.find(({ id }) => id === player)?.items ?? []).map(({ id: object, card }) => ({
      object,
      card,
      isLoot: false,
    }));
  const hand = view.hand.map(({ id: object, card }): TradedThing => ({ object, card, isLoot: true }));
  const own = [...hand, ...itemsOf(from)].filter(({ object }) => things.includes(object));
  const asked = itemsOf(to).filter(({ object }) => wants.includes(object));
  if (to === null || own.length < things.length || asked.length < wants.length) return null;
  return { gives: own, takes: asked };
};

/** Makes an offer, to one or to everybody: only ¢, and both must agree (BARTER-01, BARTER-02). A computer player answers at once. */
export const offer = (
  working: WorkingCopy,
  person: Person,
  id: string,
  { to, amount, favour, gives, promise = null, things = [], wants = [] }: OfferTerms,
): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { session, data, seat } = now;
  const mode = modeIn(data.game.options);
  if (mode?.barter === false) return { why: 'mode', problem: 'barter', seats: data.game.seats.length }; // BARTER-05
  const from = seat.player;
  const trade = thingsOf(session, from, to, things, wants);
  if (trade === null) return { why: 'noBarter', objection: { rule: 'VAR-04', why: 'notToTrade' } };
  const made: Offer = { id, from, to, payer: gives ? from : to, amount, favour, promise, holds: null, ...trade };
  const others = offeredTo(data, made);
  if (others.length === 0) return { why: 'noSuchPlayer' };
  if (data.social.offers.some((open) => open.from === from)) return { why: 'offerOpen' };
  const objections = others.map(({ player }) => objectionTo(session, between(made, player)));
  const [objection = null] = objections.includes(null) ? [] : objections;
  if (objection !== null) return objection;
  logStep(session, made, gives ? 'gives' : 'asks');
  if (others.every(({ user }) => user === null)) return answerAtOnce(now, made);
  const {
    game: { window },
    holds,
  } = holding(now);
  return {
    session,
    data: updated(data, { game: { window }, social: { offers: [...data.social.offers, { ...made, holds }] } }),
  };
};

/** Somebody does not want an offer to everybody: it stays for the others, until no person is left whom it is for. */
const notWanted = (now: SeatedActor, found: Offer): TableChange => {
  const { session, data, seat } = now;
  const declined = [...new Set([...(found.declined ?? []), seat.player])];
  const isOpen = offeredTo(data, found).some(({ user, player }) => user !== null && !declined.includes(player));
  if (!isOpen) return dropOffer(now, between(found, seat.player), 'declined');
  const offers = data.social.offers.map((one) => (one === found ? { ...found, declined } : one));
  return { session, data: updated(data, { social: { offers } }) };
};

/** Accepts or declines an offer to oneself or to everybody, or withdraws one's own. */
export const answerOffer = (
  working: WorkingCopy,
  person: Person,
  click: { readonly game: string; readonly offer: string; readonly answer: 'accept' | 'decline' | 'withdraw' },
): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const found = now.data.social.offers.find(({ id }) => id === click.offer);
  if (click.game !== now.data.game.id || found === undefined) return { why: 'noOffer' };
  const { player } = now.seat;
  const isOwn = found.from === player;
  const isMine = click.answer === 'withdraw' ? isOwn : !isOwn && (found.to === null || found.to === player);
  if (!isMine) return { why: 'notYourOffer' };
  switch (click.answer) {
    case 'accept': {
      const offered = between(found, player);
      const isAsked = isTrade(offered) || (found.to === null && offered.payer === player);
      const isShort = isAsked ? objectionTo(now.session, offered) : null;
      return isShort ?? acceptOffer(now, offered); // who cannot pay leaves it to the others
    }
    case 'decline':
      return found.to === null ? notWanted(now, found) : dropOffer(now, found, 'declined');
    case 'withdraw':
      return dropOffer(now, found, 'withdrawn');
  }
};

/** Declines an offer for whoever it was made to; without it nothing changes. */
export const declineOffer = (session: Session, data: TableData, id: string): TableChange => {
  const found = data.social.offers.find((offer) => offer.id === id);
  return found === undefined ? { session, data } : dropOffer({ session, data }, found, 'declined');
};

/** Takes an offer away that nobody has answered yet, whoever made it. */
export const removeOffer = (
  { data, session }: WorkingCopy,
  click: { readonly game: string; readonly offer: string },
): TableChange | Refusal => {
  const found = data.social.offers.find(({ id }) => id === click.offer);
  if (session === null || click.game !== data.game.id || found === undefined) return { why: 'noOffer' };
  return dropOffer({ session, data }, found, 'removed');
};

/** Takes away what somebody has promised in their own words; that it was promised stays in the log. */
export const removePromise = (
  { data, session }: WorkingCopy,
  click: { readonly game: string; readonly offer: string },
): TableChange | Refusal => {
  const found = data.social.promises.find(({ offer }) => offer === click.offer);
  if (session === null || click.game !== data.game.id || found === undefined) return { why: 'noOffer' };
  appendLogLine(session, { say: 'barter', detail: 'unsaid', player: found.by }, `${found.offer}.unsaid`);
  return {
    session,
    data: updated(data, { social: { promises: data.social.promises.filter((one) => one !== found) } }),
  };
};
