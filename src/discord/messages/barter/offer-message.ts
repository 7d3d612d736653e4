import type { CardId, PlayerId } from '../../../engine/index.js';
import { seatOf, seatOfPlayer, type Offer, type Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import { escapeText } from '../../format/escaping.js';
import { button, clip, LIMITS, message, rows, type Choice, type Payload } from '../../protocol/payload.js';
import { namesOf, seatName } from '../../format/seat-names.js';

/** A promise in words; whoever does not pay makes it. */
const promiseLine = ({ from, to, payer, promise }: Offer, w: Words, names: Names): string => {
  if (promise === null) return '';
  const [by, other] = payer === from ? [to, from] : [from, to];
  const called = (player: PlayerId | null): string => (player === null ? w.barter.whoever : names.player(player));
  const card = promise.card === null ? '' : names.card(promise.card);
  const amount = promise.amount ?? 0;
  return w.barter.promise({ say: promise.say, by: called(by), to: called(other), card, amount });
};

/** Whether an offer is about more than ¢ (VAR-04). */
const isTrade = ({ gives = [], takes = [] }: Offer): boolean => gives.length + takes.length > 0;

/** The loot cards of an offer, which only the two whom it is between may know (VAR-04, LOOT-02). */
export const lootIn = ({ gives = [] }: Offer): readonly CardId[] =>
  gives.flatMap(({ card, isLoot }) => (isLoot ? [card] : []));

/** What each side gives, as everybody may read it: loot cards by number. */
const sidesOf = (offer: Offer, w: Words, names: Names) => {
  const { amount, payer, from, gives = [], takes = [] } = offer;
  const coins = amount === 0 ? [] : [w.barter.coins(amount)];
  const items = (things: typeof gives) => things.flatMap(({ card, isLoot }) => (isLoot ? [] : [names.card(card)]));
  const loot = lootIn(offer).length;
  return {
    gives: [...(payer === from ? coins : []), ...items(gives), ...(loot === 0 ? [] : [w.barter.loot(loot)])],
    takes: [...(payer === from ? [] : coins), ...items(takes)],
  };
};

/** An offer in words; what is promised in somebody's own words is shown letter by letter. */
export const offerLine = (offer: Offer, w: Words, names: Names): string => {
  const gives = offer.payer === offer.from;
  const from = names.player(offer.from);
  const to = offer.to === null ? w.barter.whoever : names.player(offer.to);
  const favour = offer.promise === null ? escapeText(offer.favour) : promiseLine(offer, w, names);
  if (isTrade(offer)) return w.barter.trade({ from, to, ...sidesOf(offer, w, names), favour });
  return offer.amount === 0
    ? w.barter.pact({ from, to, asks: gives, favour })
    : w.board.offer({ from, to, gives, amount: offer.amount, favour });
};

/** The open offers, and whose window waits for an answer. */
export const offerLines = (table: Table, w: Words, names: Names): readonly string[] => {
  const { data } = table;
  const open = data.game.window;
  const holders = data.social.offers.filter(({ holds }) => holds !== null && holds === open?.id);
  const waiting = (open?.waits ?? []).map((player) => names.player(player));
  return [
    ...data.social.offers.map((offer) => offerLine(offer, w, names)),
    ...(holders.length === 0 ? [] : [w.board.holding(holders.map(({ from }) => names.player(from)))]),
    ...(waiting.length === 0 ? [] : [w.barter.wait.of(waiting)]),
  ];
};

/**
 * One offer with its buttons. It mentions the one to whom it is when it holds the window, and so the table, until they answer;
 * `isLeftAlone` says who is not to be mentioned all the same.
 */
export const offerMessage = (
  table: Table,
  offer: Offer,
  w: Words,
  isLeftAlone: (user: string) => boolean = () => false,
): Payload => {
  const id = (verb: ButtonVerb): string => formatId({ game: table.data.game.id, window: '', verb, arg: offer.id });
  const user = offer.to === null || offer.holds === null ? null : (seatOfPlayer(table, offer.to)?.user ?? null);
  const blocked = user === null || isLeftAlone(user) ? [] : [user];
  const line = offerLine(offer, w, namesOf(table, w, 'markdown'));
  return message({
    content: clip([...blocked.map((one) => `<@${one}>`), line].join(' '), LIMITS.content),
    allowed_mentions: blocked.length === 0 ? { parse: [] } : { users: blocked },
    components: rows([
      button(id('accept'), offer.to === null ? w.barter.takeIt : w.ui.accept, 'success'),
      button(id('decline'), w.ui.decline),
      button(id('recall'), w.ui.withdrawOffer),
      ...(lootIn(offer).length === 0 ? [] : [button(id('peek'), w.barter.things.peek)]),
      ...(offer.favour === '' ? [] : [button(id('wipe'), w.freeText.remove)]),
    ]),
  });
};

/** Stands for an offer to everybody, among the players. */
export const EVERYBODY = 'all';

/** With whom this user can barter: everybody else at the table, and where they are several all of them at once. */
export const partnersOf = (table: Table, user: string, w: Words): readonly Choice[] => {
  const own = seatOf(table, user);
  if (own === null || table.data.phase !== 'playing') return [];
  const others = table.data.game.seats
    .filter(({ player }) => player !== own.player)
    .map((seat) => ({ value: seat.player, label: seatName(seat, 'plain') }));
  return others.length < 2 ? others : [...others, { value: EVERYBODY, label: w.barter.everybody }];
};
