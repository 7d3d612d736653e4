import type { APIComponentInMessageActionRow, APIEmbed } from 'discord-api-types/v10';
import { BACK_ID, type Decision, type View } from '../../../engine/index.js';
import {
  isFreeActionPhase,
  isPassableBy,
  isUntilBack,
  mayAnswer,
  publicView,
  questionOf,
  seatOf,
  untilBackOf,
  type Seat,
  type Table,
} from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { addressOf } from '../../protocol/addresses.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import {
  button,
  clip,
  clipLines,
  embedSize,
  LIMITS,
  linkButton,
  message,
  rows,
  select,
  type Payload,
  type Row,
} from '../../protocol/payload.js';
import { namesOf, windowIn } from '../../format/seat-names.js';
import { isAboutCards, withAskedCards } from '../choice/asked-cards.js';
import { legalActionsOf } from '../choice/legal-actions.js';
import { answerButtons, answerRow } from '../choice/question.js';
import { noticeLines, reasonFor, type Told } from './notice-message.js';
import { isOpenQuestion } from './open-question.js';

const COLOUR = 0x2f4f6f;

type Components = readonly APIComponentInMessageActionRow[];

interface Scene {
  readonly table: Table;
  readonly user: string;
  readonly seat: Seat;
  readonly view: View;
  readonly w: Words;
}

const idIn =
  ({ table, user }: Scene) =>
  (verb: ButtonVerb, arg = ''): string =>
    formatId({ game: table.data.game.id, window: windowIn(table, user), verb, arg });

/** The answers to a question, if they name nothing hidden; calling it off is always possible. */
const answersTo = (decision: Decision, scene: Scene): readonly Components[] => {
  const { table, user, view, w, seat } = scene;
  const id = idIn(scene);
  const isOpen = isOpenQuestion(decision, view, seat);
  const asked = {
    decision,
    game: table.data.game.id,
    window: windowIn(table, user),
    page: 0,
    chosen: [],
    w,
    names: namesOf(table, w, 'plain'),
    stack: view.stack,
  };
  return [
    isOpen ? answerRow(asked) : [],
    isOpen
      ? answerButtons(asked)
      : decision.options.some((option) => option.id === BACK_ID)
        ? [button(id('opt', BACK_ID), w.ui.back)]
        : [],
  ];
};

/** What one can do with priority without a card of the hand. */
const actions = (scene: Scene): readonly Components[] => {
  const { table, user, view, w, seat } = scene;
  const id = idIn(scene);
  const { activations, attacks, purchases } = legalActionsOf(table, user, w);
  const menu = (verb: ButtonVerb, arg: string, label: string, choices: typeof attacks): Components =>
    choices.length === 0 ? [] : [select(id(verb, arg), label, choices.slice(0, LIMITS.options))];
  const mayEnd = questionOf(table, user)?.options.some(({ meaning }) => meaning.kind === 'endTurn') === true;
  return [
    menu('attack', '', w.ui.attack, attacks),
    menu('buy', '', w.ui.buy, purchases),
    menu('pick', '0', w.ui.activate, activations),
    isFreeActionPhase(view, seat.player)
      ? mayEnd
        ? [button(id('opt', 'end'), w.ui.endTurn, 'primary')]
        : []
      : [button(id('pass'), w.ui.pass, 'primary')],
  ];
};

/** What somebody can answer in their direct messages: with the ids of the panel, and nothing that is hidden. */
const answersOf = (table: Table, user: string, w: Words): readonly Components[] => {
  const seat = seatOf(table, user);
  const view = publicView(table);
  if (seat === null || view === null || !mayAnswer(table, user)) return [];
  const scene: Scene = { table, user, seat, view, w };
  const decision = questionOf(table, user);
  return decision === null || decision.key === 'priority' ? actions(scene) : answersTo(decision, scene);
};

/** The question that the buttons under it answer, where it may be said. */
const questionLines = (table: Table, user: string, w: Words): readonly string[] => {
  const seat = seatOf(table, user);
  const view = publicView(table);
  const decision = questionOf(table, user);
  if (seat === null || view === null || decision === null || decision.key === 'priority') return [];
  return isOpenQuestion(decision, view, seat) ? [`**${w.question(decision, namesOf(table, w, 'markdown'))}**`] : [];
};

/** The texts of the cards that the buttons under it choose between, where they may be said. */
const questionCards = (table: Table, user: string, w: Words, most: number): readonly APIEmbed[] => {
  const { session } = table;
  const seat = seatOf(table, user);
  const view = publicView(table);
  const decision = questionOf(table, user);
  if (session === null || seat === null || view === null || decision === null) return [];
  const about = { view: { decision, shown: [] }, session, w, page: 0, chosen: [] };
  const isSaid = isAboutCards(about) && isOpenQuestion(decision, view, seat);
  return isSaid ? [withAskedCards({ color: COLOUR }, about, most)] : [];
};

/** Over days the way to leave it to the table until one is back, where one can pass; or to end that. */
const untilBack = (table: Table, user: string, w: Words): Components => {
  const reading = untilBackOf(table, user);
  if (reading === null) return [];
  const { seat } = reading;
  const id = (arg: string): string =>
    formatId({ game: table.data.game.id, window: windowIn(table, user), verb: 'until', arg });
  if (isUntilBack(seat)) return [button(id('off'), w.ahead.untilBack.back)];
  const mayPass = mayAnswer(table, user) && isPassableBy(table, seat.player);
  return mayPass ? [button(id(''), w.ahead.untilBack.button)] : [];
};

/** The answers, and behind them the way to the table, where the cards of the hand are. */
const directRows = (table: Table, user: string, server: string | null, w: Words): Row[] => {
  const answers = answersOf(table, user, w);
  const link =
    server === null
      ? []
      : [linkButton(addressOf(server, table.channel, table.data.display.messages.board), w.notices.toTable)];
  const buttons = answers.at(-1) ?? [];
  return rows(...answers.slice(0, -1), [...buttons, ...untilBack(table, user, w), ...link]);
};

/** A direct message about a table begins with its channel, by which a click in it finds the table. */
export const withChannelHeading = (channel: string, text: string): string => `**<#${channel}>**\n${text}`;
/** The channel that a direct message is about; null for any other message. */
export const channelAbout = (content: string): string | null => /^\D{0,8}<#(\d{1,20})>/.exec(content)?.[1] ?? null;

/** A direct message after an answer: what was done, and what can be done next. */
export const directAnswerMessage = (
  table: Table,
  user: string,
  done: string | null,
  server: string | null,
  w: Words,
): Payload => {
  const seat = seatOf(table, user);
  const isAsked = seat !== null && mayAnswer(table, user);
  const next = isAsked ? reasonFor(table, seat.player, w) : table.data.phase === 'playing' ? w.notices.notAwaited : '';
  const lines = [
    ...(done === null || done === '' ? [] : done.split('\n')),
    next,
    ...questionLines(table, user, w),
  ].filter((line) => line !== '');
  return message({
    content: clip(withChannelHeading(table.channel, clipLines(lines, LIMITS.content - 60)), LIMITS.content),
    embeds: isAsked ? [...questionCards(table, user, w, LIMITS.embedTotal)] : [],
    components: directRows(table, user, server, w),
  });
};

/**
 * Tells one person by direct message that they are awaited, and why, with the story of what they have missed when there is
 * one; with the real answers, but no card of anybody's hand.
 */
export const directNoticeMessage = (
  table: Table,
  told: Told,
  server: string | null,
  w: Words,
  story: APIEmbed | null = null,
): Payload =>
  message({
    content: clip(
      withChannelHeading(
        table.channel,
        [...noticeLines(table, { ...told, isShared: false }, w), ...questionLines(table, told.user, w)].join('\n'),
      ),
      LIMITS.content,
    ),
    embeds: [
      ...(story === null ? [] : [story]),
      ...questionCards(table, told.user, w, LIMITS.embedTotal - (story === null ? 0 : embedSize(story))),
    ],
    components: directRows(table, told.user, server, w),
  });

/** A direct message about something that needs no answer any more. */
export const directEndedMessage = (table: Table, text: string): Payload =>
  message({ content: withChannelHeading(table.channel, text) });
