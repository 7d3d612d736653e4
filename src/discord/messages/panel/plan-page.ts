import { cardsOf, turnOf } from '../../../engine/index.js';
import { plannableOf, seatOf, type Plan, type PlanStep, type Seat, type Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { formatId, type Verb } from '../../format/ids.js';
import {
  button,
  clip,
  clipLines,
  LIMITS,
  message,
  rows,
  select,
  type Choice,
  type Payload,
} from '../../format/payload.js';
import { namesOf, windowIn } from '../../format/seat-names.js';

const COLOUR = 0x2f4f6f;

/** The kinds of steps that have a menu of their own; ending the turn has a button. */
const MENUS = ['play', 'activate', 'attack', 'buy'] as const;

const stepLabel = ({ do: deed, card }: PlanStep, w: Words, names: Names): string => {
  const deck = deed === 'buy' ? w.board.deckName('treasure') : ''; // without a card it is the top of a deck
  return w.ahead.plan.step(deed, card === null ? deck : names.card(card));
};

/** What a card does, below its name in the menu; of one with several abilities the one that is used. */
const describe = ({ card, ability }: PlanStep, table: Table, w: Words): string => {
  if (card === null || table.session === null) return '';
  const known = cardsOf(table.session).card(card);
  return ability === undefined ? w.cardText(known).join(' · ') : w.abilityText(known, ability);
};

/** Why a plan has stopped, for its owner. */
export const stoppedLines = ({ plan }: Seat, w: Words, names: Names): readonly string[] => {
  const stopped = plan?.stopped ?? null;
  if (stopped === null) return [];
  return [
    `⚠️ ${w.ahead.plan.title}: ${w.ahead.plan.stopped(stopped.why, stopped.card === null ? '' : names.card(stopped.card))}`,
  ];
};

const aboutPlan = (table: Table, seat: Seat, w: Words, names: Names): readonly string[] => {
  const words = w.ahead.plan;
  const { plan } = seat;
  if (plan === undefined) return [words.intro, '', words.nothing];
  const isTurn = table.session !== null && turnOf(table.session).active === seat.player;
  const state = plan.stopped === null ? (isTurn ? words.goesOn : words.waits) : '';
  return [
    words.intro,
    '',
    ...plan.steps.map((step, at) => `${at + 1}. ${stepLabel(step, w, names)}`),
    ...(state === '' ? stoppedLines(seat, w, names) : [state]),
  ];
};

/** One copy of each card is enough to choose from, for as long as another one is not planned already. */
const choicesOf = (table: Table, user: string, plan: Plan | undefined, w: Words, names: Names) => {
  const planned = plan?.steps ?? [];
  return (deed: PlanStep['do']): readonly Choice[] =>
    plannableOf(table, user)
      .filter(
        ({ step }) => step.do === deed && !planned.some(({ do: other, ref }) => other === deed && ref === step.ref),
      )
      .slice(0, LIMITS.options)
      .map(({ id, step }) => ({
        value: id,
        label: stepLabel(step, w, names),
        description: describe(step, table, w),
      }));
};

/** A person's own turn as a list, to be written by choosing: for them alone. */
export const planMessage = (table: Table, user: string, w: Words, notice: string | null): Payload => {
  const seat = seatOf(table, user);
  if (seat === null || table.data.phase !== 'playing') return message({ content: notice ?? w.more.spectator });
  const [names, plain] = [namesOf(table, w, 'markdown'), namesOf(table, w, 'plain')];
  const words = w.ahead.plan;
  const { plan } = seat;
  const window = windowIn(table, user);
  const id = (verb: Verb, arg: string): string => formatId({ game: table.data.game, window, verb, arg });
  const choices = choicesOf(table, user, plan, w, plain);
  const menus = MENUS.flatMap((deed) => {
    const offered = choices(deed);
    return offered.length === 0 ? [] : [[select(id('plan', `add~${deed}`), words.add(deed), offered)]];
  });
  const said = [...(notice === null ? [] : [notice, '']), ...aboutPlan(table, seat, w, names)];
  return message({
    embeds: [
      { title: clip(words.title, LIMITS.title), description: clip(clipLines(said, 3_900), 4_000), color: COLOUR },
    ],
    components: rows(...menus, [
      button(id('page', 'r'), w.more.toPanel, 'primary'),
      ...(choices('end').length === 0 ? [] : [button(id('plan', 'end'), words.add('end'))]),
      ...(plan === undefined
        ? []
        : [button(id('plan', 'drop'), words.drop), button(id('plan', 'forget'), words.dropAll)]),
      ...(plan === undefined || plan.stopped === null ? [] : [button(id('plan', 'resume'), words.resume)]),
    ]),
  });
};
