import { unavailable, type Objection, type Unavailable } from '../../engine/index.js';
import { seatOf, whyAsked, type Table } from '../../table/index.js';
import type { Words } from '../../text/index.js';
import { formatId, type Verb } from '../ids.js';
import { button, clip, clipLines, LIMITS, message, rows, type Choice, type Payload } from '../payload.js';
import { namesOf } from '../seats.js';
import { offersFor, type Offers } from './offers.js';

const COLOUR = 0x2f4f6f;

/** What this person might want to do and cannot do now. */
const deniedTo = (table: Table, user: string): readonly Unavailable[] => {
  const seat = seatOf(table, user);
  return seat === null || table.session === null || table.data.phase !== 'playing'
    ? []
    : unavailable(table.session, seat.player);
};

const KIND = {
  plays: 'play',
  activations: 'activate',
  attacks: 'attack',
  purchases: 'purchase',
} as const satisfies Record<keyof Offers, Unavailable['option']['meaning']['kind']>;

/** The price that menus show behind a name. */
const PRICE = /\s\(\d+\s?¢\)$/;

/** Why what somebody has typed cannot be done: the reason against that card, else against declaring anything. */
const objectionTo = (
  table: Table,
  user: string,
  w: Words,
  { kind, typed }: { readonly kind: keyof Offers; readonly typed: string },
): Objection | null => {
  const names = namesOf(table, w, 'plain');
  const wanted = typed.trim().replace(PRICE, '').toLocaleLowerCase(w.language);
  const denied = deniedTo(table, user).filter(({ option }) => option.meaning.kind === KIND[kind]);
  const isNamed = ({ option }: Unavailable): boolean => {
    const { card, deck } = option.meaning;
    const called = [
      w.optionLabel(option, names),
      ...(card === undefined ? [] : [names.card(card)]),
      ...(deck === undefined ? [] : [w.board.deckName(deck)]),
    ];
    return called.some((name) => name.toLocaleLowerCase(w.language) === wanted);
  };
  const isBare = ({ option }: Unavailable): boolean => option.id === KIND[kind];
  return (denied.find(isNamed) ?? denied.find(isBare))?.objection ?? null;
};

/** Why what was typed is not done, in words: the rule that is in the way, or that there is no such thing. */
export const whyNotTyped = (
  table: Table,
  user: string,
  w: Words,
  typed: { readonly kind: keyof Offers; readonly typed: string },
): string => {
  const objection = objectionTo(table, user, w, typed);
  return objection === null
    ? w.errors.noSuchChoice(typed.typed)
    : w.objection(objection, namesOf(table, w, 'markdown'));
};

const LONGEST = { can: 1_500, cannot: 2_200 } as const;

/** What this person can do now, by kind. */
const offered = (table: Table, user: string, w: Words): readonly string[] => {
  const { plays, activations, attacks, purchases } = offersFor(table, user, w);
  const line = (verb: string, choices: readonly Choice[]): readonly string[] =>
    choices.length === 0 ? [] : [`• ${w.board.headed(verb, choices.map(({ label }) => label).join(' · '))}`];
  return [
    ...plays.map(({ label }) => `• ${label}`),
    ...activations.map(({ label }) => `• ${label}`),
    ...line(w.ui.attack, attacks),
    ...line(w.ui.buy, purchases),
  ];
};

const denied = (table: Table, user: string, w: Words): readonly string[] => {
  const names = namesOf(table, w, 'markdown');
  const byReason = new Map<string, Set<string>>();
  for (const { option, objection } of deniedTo(table, user)) {
    const reason = w.objection(objection, names);
    const wishes = byReason.get(reason) ?? new Set();
    byReason.set(reason, wishes.add(w.optionLabel(option, names)));
  }
  return [...byReason].map(([reason, wishes]) => `• ${[...wishes].join(' · ')}\n  ${reason}`);
};

/** What this person can do now, what not, and why: only for them, in place of their panel, to which a button leads back. */
export const whyMessage = (table: Table, user: string, w: Words): Payload => {
  const reason = whyAsked(table, user);
  const can = offered(table, user, w);
  const cannot = denied(table, user, w);
  const part = (heading: string, lines: readonly string[], longest: number): readonly string[] =>
    lines.length === 0 ? [] : ['', `**${heading}**`, clipLines(lines, longest)];
  const description = [
    reason === null ? w.more.spectator : w.more.asked(reason),
    ...part(w.more.youCan, can, LONGEST.can),
    ...part(w.more.youCannot, cannot, LONGEST.cannot),
    ...(reason !== null && cannot.length === 0 ? ['', w.board.nothingDenied] : []),
  ].join('\n');
  const id = (verb: Verb, arg = ''): string => formatId({ game: table.data.game, window: '', verb, arg });
  const seated = seatOf(table, user) !== null;
  return message({
    embeds: [{ title: clip(w.more.whatNow, LIMITS.title), description, color: COLOUR }],
    components: rows([
      ...(seated ? [button(id('page', 'r'), w.more.toPanel, 'primary')] : []),
      button(id('more'), w.ui.more),
    ]),
  });
};
