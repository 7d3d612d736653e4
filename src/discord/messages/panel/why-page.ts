import { unavailable, type Objection, type Option, type Unavailable } from '../../../engine/index.js';
import { publicView, questionOf, seatOf, whyAsked, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import {
  button,
  clip,
  clipLines,
  field,
  LIMITS,
  message,
  rows,
  type Choice,
  type Payload,
} from '../../protocol/payload.js';
import { escapeText } from '../../format/escaping.js';
import { namesOf, passedLine } from '../../format/seat-names.js';
import { withRules } from '../rule-buttons.js';
import { legalActionsOf, type LegalActions } from '../choice/legal-actions.js';
import { waitingLines } from '../board/awaited.js';
import { nextLine } from '../board/next.js';

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
} as const satisfies Record<keyof LegalActions, Unavailable['option']['meaning']['kind']>;

/** The price that menus show behind a name. */
const PRICE = /\s\(\d+\s?¢\)$/;

/** Why what somebody has typed cannot be done: the reason against that card, else against declaring anything. */
const objectionTo = (
  table: Table,
  user: string,
  w: Words,
  { kind, typed }: { readonly kind: keyof LegalActions; readonly typed: string },
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
export const whyNotText = (
  table: Table,
  user: string,
  w: Words,
  typed: { readonly kind: keyof LegalActions; readonly typed: string },
): string => {
  const objection = objectionTo(table, user, w, typed);
  return objection === null
    ? w.errors.noSuchChoice(typed.typed)
    : w.objection(objection, namesOf(table, w, 'markdown'));
};

const LONGEST = { can: 1_500, cannot: 2_000, about: 500 } as const;

/** What this person can do now, by kind. */
const legalActionLines = (table: Table, user: string, w: Words): readonly string[] => {
  const { plays, activations, attacks, purchases } = legalActionsOf(table, user, w);
  const line = (verb: string, choices: readonly Choice[]): readonly string[] =>
    choices.length === 0 ? [] : [`• ${w.board.headed(verb, choices.map(({ label }) => label).join(' · '))}`];
  return [
    ...plays.map(({ label }) => `• ${label}`),
    ...activations.map(({ label }) => `• ${label}`),
    ...line(w.ui.attack, attacks),
    ...line(w.ui.buy, purchases),
  ];
};

const deniedLines = (table: Table, user: string, w: Words): readonly string[] => {
  const names = namesOf(table, w, 'markdown');
  const byReason = new Map<string, Set<string>>();
  for (const { option, objection } of deniedTo(table, user)) {
    const reason = w.objection(objection, names);
    const labels = byReason.get(reason) ?? new Set();
    byReason.set(reason, labels.add(w.optionLabel(option, names)));
  }
  return [...byReason].map(([reason, labels]) => `• ${[...labels].join(' · ')}\n  ${reason}`);
};

/** Something that somebody may ask about, and what there is to say about it. */
interface Askable extends Choice {
  readonly answer: string;
}

/** What lies on the stack, and what it waits for. */
const stackAskables = (table: Table, w: Words): readonly Askable[] => {
  const view = publicView(table);
  if (view === null) return [];
  const [names, plain] = [namesOf(table, w, 'markdown'), namesOf(table, w, 'plain')];
  return view.stack.toReversed().map((item, above) => ({
    value: item.id,
    label: w.stackLine(item, plain),
    answer: above === 0 ? (nextLine(view, w, names) ?? w.waiting.choosing) : w.waiting.waitsUnder(above),
  }));
};

/** Everything that this person may ask about: what they cannot do and what they can, and what lies on the stack. */
export const askables = (table: Table, user: string, w: Words): readonly Askable[] => {
  const [names, plain] = [namesOf(table, w, 'markdown'), namesOf(table, w, 'plain')];
  const question = questionOf(table, user);
  const askable = (option: Option, answer: string): Askable => {
    const label = w.optionLabel(option, plain);
    return { value: option.id, label, answer: `**${w.optionLabel(option, names)}** — ${answer}` };
  };
  const found = [
    ...deniedTo(table, user).map(({ option, objection }) => askable(option, w.objection(objection, names))),
    ...(question?.options ?? []).map((option) => askable(option, w.waiting.possible)),
    ...stackAskables(table, w),
  ];
  return found.filter(({ label }, index) => found.findIndex((other) => other.label === label) === index);
};

/** What there is to say about something that was chosen or typed. */
const aboutTyped = (table: Table, user: string, w: Words, typed: string): string => {
  const wanted = typed.trim().toLocaleLowerCase(w.language);
  const all = askables(table, user, w);
  const named = (fits: (label: string) => boolean): Askable | undefined =>
    all.find(({ label }) => fits(label.toLocaleLowerCase(w.language)));
  const found =
    all.find(({ value }) => value === typed) ??
    named((label) => label === wanted) ??
    named((label) => label.includes(wanted));
  return clip(found?.answer ?? w.errors.noSuchChoice(escapeText(typed)), LONGEST.about);
};

/** What this person can do now, what not, and why: only for them, in place of their panel, to which a button leads back. */
export const whyMessage = (table: Table, user: string, w: Words, typed = ''): Payload => {
  const reason = whyAsked(table, user);
  const passed = passedLine(table, user, w);
  const can = legalActionLines(table, user, w);
  const cannot = deniedLines(table, user, w);
  const part = (heading: string, lines: readonly string[], longest: number): readonly string[] =>
    lines.length === 0 ? [] : ['', `**${heading}**`, clipLines(lines, longest)];
  const waits = waitingLines(table, w);
  const description = [
    ...(typed === '' ? [] : [aboutTyped(table, user, w, typed), '']),
    ...(passed === null ? [] : [`**${passed}**`]),
    reason === null ? w.more.spectator : w.more.asked(reason),
    ...part(w.more.youCan, can, LONGEST.can),
    ...part(w.more.youCannot, cannot, LONGEST.cannot),
    ...(reason !== null && cannot.length === 0 ? ['', w.board.nothingDenied] : []),
  ].join('\n');
  const id = (verb: ButtonVerb, arg = ''): string => formatId({ game: table.data.game.id, window: '', verb, arg });
  const seated = seatOf(table, user) !== null;
  const page = message({
    embeds: [
      {
        title: clip(w.more.whatNow, LIMITS.title),
        description: clip(description, LIMITS.description),
        color: COLOUR,
        fields: waits.length === 0 ? [] : [field(w.waiting.title, clipLines(waits, LIMITS.fieldValue))],
      },
    ],
    components: rows([
      ...(seated ? [button(id('page', 'r'), w.more.toPanel, 'primary')] : []),
      button(id('more'), w.ui.more),
    ]),
  });
  return withRules(page, [description, ...waits].join('\n'), w);
};
