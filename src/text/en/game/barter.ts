import type { LogDetail } from '../../../engine/index.js';
import { isPromise, type LogParts } from '../../game/log.js';
import type { PromiseSaid } from '../../words/game/barter.js';
import { counted, list } from '../cards/nouns.js';

const promise = ({ say, by, to, card, amount }: PromiseSaid): string => {
  switch (say) {
    case 'noHarm':
      return `${by} does nothing against ${to} this turn`;
    case 'respond':
      return `${by} responds to ${card} for ${to}`;
    case 'noRespond':
      return `${by} does not respond to ${card}`;
    case 'leaves':
      return `${by} leaves ${card} to ${to}`;
    case 'attacks':
      return `${by} attacks ${card}`;
    case 'pays':
      return `${by} gives ${to} ${amount}¢ next turn`;
  }
};

/** Who offers whom what for what, or asks for something without giving any (VAR-04). */
const exchange = (from: string, to: string, gives: readonly string[], takes: readonly string[]): string => {
  if (gives.length === 0) return `${from} asks ${to} for ${list(takes, 'and')}`;
  return `${from} offers ${to} ${list(gives, 'and')}${takes.length === 0 ? '' : ` for ${list(takes, 'and')}`}`;
};

/** Making an offer, which holds the window, and waiting in one without an offer. */
export const barterWords = {
  /** The button. */
  button: 'Deal / wait',
  intro: 'Offer ¢ to somebody, or ask for some. A promise goes into the log and binds nobody.',
  choosePartner: 'Choose with whom.',
  partner: 'With whom?',
  /** An offer to everybody, as an entry of the menu; and to whom it is, in a sentence. */
  everybody: 'Everybody: whoever accepts first',
  whoever: 'whoever accepts first',
  /** The button with which somebody accepts such an offer. */
  takeIt: 'I accept',
  /** To whoever has declined it, as long as others may accept. */
  notForYou: 'You have declined. The offer stays open for the others.',
  amount: 'How many ¢?',
  coins: (amount: number): string => `${amount}¢`,
  way: { gives: 'I give ¢', asks: 'I ask for ¢' },
  promiseMenu: 'A promise in return?',
  noPromise: 'No promise',
  cardMenu: 'About which card?',
  laterMenu: 'How many ¢ later?',
  promise,
  /** An offer without ¢: somebody promises something, or asks for it. */
  pact: ({
    from,
    to,
    asks,
    favour,
  }: {
    readonly from: string;
    readonly to: string;
    readonly asks: boolean;
    readonly favour: string;
  }): string =>
    asks ? `🤝 ${from} asks ${to} for a promise: “${favour}”` : `🤝 ${from} offers ${to} a promise: “${favour}”`,
  /** An offer of more than ¢, with what each gives as it is called; the promise is empty for none (VAR-04). */
  trade: ({
    from,
    to,
    gives,
    takes,
    favour,
  }: {
    readonly from: string;
    readonly to: string;
    readonly gives: readonly string[];
    readonly takes: readonly string[];
    readonly favour: string;
  }): string => {
    const promised = favour === '' ? '' : `; promised: “${favour}”`;
    return `⚖ ${exchange(from, to, gives, takes)}${promised}.`;
  },
  /** So many loot cards, which only two may know. */
  loot: (cards: number): string => counted(cards, { one: 'loot card', many: 'loot cards' }),
  /** The menus for what is given besides ¢, and what is asked for; and the buttons to them and back. */
  things: {
    give: 'Which items and loot do you give?',
    ask: 'Which items do you ask for?',
    show: 'Items and loot',
    hide: 'Promises',
    /** The button that shows the loot cards of an offer to the two whom it is between; what it says, and to anybody else. */
    peek: 'See the loot cards',
    peeked: (cards: readonly string[]): string => `The loot of this offer: ${list(cards, 'and')}. Nobody else sees it.`,
    notForYou: 'Only the two players of this offer see its loot cards.',
  },
  send: 'Send offer',
  /** What sending an offer or waiting does to the open window. */
  holds: 'If you send an offer or just wait, the table waits for you, once each time that you could respond.',
  heldBefore: 'You have made the table wait here once already: an offer does not hold it again.',
  /** The wait of a window: somebody thinks, and the table waits for them. */
  wait: {
    start: 'Just wait',
    stop: 'Stop waiting',
    yours: 'The table waits for you. Pass or stop waiting when you are ready.',
    /** On the board: who waits. */
    of: (people: readonly string[]): string =>
      `⏸ ${list(people, 'and')} ${people.length === 1 ? 'asks' : 'ask'} for a moment.`,
  },
};

interface Bartered {
  readonly who: string;
  readonly other: string;
  readonly amount: number;
  readonly detail: LogDetail | null;
  readonly copied: string;
  /** What was promised in own words; empty for what is gone. */
  readonly words: string;
  readonly trade: LogParts['trade'];
}

/** An offer of more than ¢: ¢ go with what is given, or are asked for with the rest (VAR-04). */
const traded = ({
  who,
  other,
  amount,
  detail,
  trade,
}: Pick<Bartered, 'who' | 'other' | 'amount' | 'detail'> & {
  readonly trade: NonNullable<LogParts['trade']>;
}): string => {
  const coins = amount === 0 ? [] : [`${amount}¢`];
  const loot = trade.loot === 0 ? [] : [barterWords.loot(trade.loot)];
  const gives = [...(detail === 'asks' ? [] : coins), ...trade.gives, ...loot];
  const takes = [...(detail === 'asks' ? coins : []), ...trade.takes];
  return exchange(who, other, gives, takes);
};

/** What became of an offer, of a promise, or of a window that somebody holds. */
export const barter = ({ who, other, amount, detail, copied: card, words, trade }: Bartered): string => {
  if (trade !== null) return traded({ who, other, amount, detail, trade });
  if (isPromise(detail)) return `promised: ${promise({ say: detail, by: who, to: other, card, amount })}`;
  switch (detail) {
    case 'asks':
      return amount === 0 ? `${who} offers ${other} a promise` : `${who} asks ${other} for ${amount}¢`;
    case 'accepted':
      return `${who} accepts the offer of ${other}`;
    case 'declined':
      return `${who} declines the offer of ${other}`;
    case 'withdrawn':
      return `${who} withdraws the offer to ${other}`;
    case 'removed':
      return `a moderator removes the offer of ${who}`;
    case 'typed':
      return words === '' ? `promised by ${who} (text removed)` : `promised by ${who}: “${words}”`;
    case 'unsaid':
      return `a moderator removes what ${who} promised`;
    case 'void':
      return amount === 0
        ? `the deal of ${who} and ${other} is void: it cannot be done any more`
        : `the offer is void: ${who} no longer has ${amount}¢ for ${other}`;
    case 'waits':
      return `${who} asks for a moment`;
    case 'goesOn':
      return `${who} no longer waits`;
    default:
      return amount === 0 ? `${who} asks ${other} for a promise` : `${who} offers ${amount}¢ to ${other}`;
  }
};
