import { unavailable, type Objection, type Unavailable } from '../../engine/index.js';
import { seatOf, type Table } from '../../table/index.js';
import type { Words } from '../../text/index.js';
import { formatId } from '../ids.js';
import { button, clip, clipLines, LIMITS, message, rows, type Payload } from '../payload.js';
import { namesOf } from '../seats.js';
import type { Offers } from './offers.js';

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

/** What this person cannot do now, by the reason: only for them, in place of their panel, to which a button leads back. */
export const whyMessage = (table: Table, user: string, w: Words): Payload => {
  const names = namesOf(table, w, 'markdown');
  const byReason = new Map<string, Set<string>>();
  for (const { option, objection } of deniedTo(table, user)) {
    const reason = w.objection(objection, names);
    const wishes = byReason.get(reason) ?? new Set();
    byReason.set(reason, wishes.add(w.optionLabel(option, names)));
  }
  const lines = [...byReason].map(([reason, wishes]) => `**${reason}**\n${[...wishes].join(' · ')}`);
  const description = lines.length === 0 ? w.board.nothingDenied : clipLines(lines, 4_000);
  const back = formatId({ game: table.data.game, window: '', verb: 'page', arg: 'r' });
  return message({
    embeds: [{ title: clip(w.ui.whyNot, LIMITS.title), description, color: COLOUR }],
    components: rows([button(back, w.ui.back)]),
  });
};
