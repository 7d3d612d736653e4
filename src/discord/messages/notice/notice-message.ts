import type { PlayerId } from '../../../engine/index.js';
import {
  isFreeActionPhase,
  isPassableBy,
  publicView,
  questionOf,
  type MentionEnding,
  type Table,
} from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { formatId } from '../../protocol/ids.js';
import { button, clip, LIMITS, message, rows, type Payload } from '../../protocol/payload.js';
import { namesOf, windowIn } from '../../format/seat-names.js';
import { deadlineStamps } from '../../format/times.js';
import { nextOf } from '../board/next.js';
import { openAnswers } from './open-question.js';

/** One who is awaited, as they are told. */
export interface Told {
  readonly user: string;
  readonly player: PlayerId;
  /** Why they are told once more, if they are: their time runs, or a manager of the server wanted it. */
  readonly again: 'reminded' | 'nudged' | null;
  /** Others are awaited too, so that the table goes on waiting whether this person has passed or not. */
  readonly isShared: boolean;
  /** That it is they who are awaited is for nobody else to know. */
  readonly isSecret: boolean;
  /** Until when they have time, in milliseconds since 1970; null for as long as it takes. */
  readonly due: number | null;
  /** No time runs, because a manager of the server has paused the table. */
  readonly isPaused: boolean;
  /** The time is that of their turn. */
  readonly isTurn: boolean;
}

/** Why somebody is awaited, in one sentence: from what everybody can see. */
export const reasonFor = (
  table: Table,
  player: PlayerId,
  w: Words,
  names: Names = namesOf(table, w, 'markdown'),
): string => {
  const view = publicView(table);
  if (view === null) return '';
  if (isFreeActionPhase(view, player)) return w.notices.turn(view.turn.number);
  if (view.asked !== null) return w.notices.choice(view.asked.card === null ? null : names.card(view.asked.card));
  const next = nextOf(view, w, names);
  return next === null ? w.board.youMayRespond : w.notices.answer(next);
};

/** Why somebody is awaited and until when, as they are told. */
export const noticeLines = (
  table: Table,
  { player, again, isShared, due, isPaused, isTurn }: Told,
  w: Words,
): readonly string[] => {
  const { pace } = table.data.game.options;
  const reason = reasonFor(table, player, w);
  return [
    again === null ? reason : w.notices[again](reason),
    ...(due === null
      ? []
      : [w.pace.ownDeadline(deadlineStamps(due, pace?.name === 'days'), (isTurn && pace?.lateTurn) || null)]),
    ...(isPaused ? [w.notices.paused] : []),
    ...(isShared ? [w.notices.unlessPassed] : []),
  ];
};

type Addressed = Pick<Told, 'user' | 'player'>;

/** What is said to a person, behind a mention of them or their name. */
const toPerson = (table: Table, { user, player }: Addressed, text: string, w: Words, isMentioned: boolean): string =>
  isMentioned ? `<@${user}> ${text}` : w.board.headed(`**${namesOf(table, w, 'markdown').player(player)}**`, text);
/** Whom a message mentions; an edit that mentions the same person again notifies nobody. */
const mentionedIn = ({ user }: Addressed, isMentioned: boolean): Payload['allowed_mentions'] =>
  isMentioned ? { users: [user] } : { parse: [] };

/** A mention in the channel that ended without an act of whom it mentions. */
export const endedNoticeMessage = (
  table: Table,
  one: Addressed & { readonly ending: MentionEnding },
  w: Words,
  isMentioned: boolean,
): Payload =>
  message({
    content: toPerson(table, one, w.notices.ended(one.ending), w, isMentioned),
    allowed_mentions: mentionedIn(one, isMentioned),
  });

/** Tells one person in the channel that they are awaited, and why; it mentions nobody else, nor them if they do not want that. */
export const noticeMessage = (table: Table, told: Told, w: Words, isMentioned = true): Payload => {
  const window = windowIn(table, null);
  const { id: game } = table.data.game;
  const answers = told.isSecret ? [] : openAnswers(table, told, w);
  // Where no card says what the buttons under it are about, the question does.
  const isNamed = typeof publicView(table)?.asked?.card === 'string';
  const decision = answers.length === 0 || isNamed ? null : questionOf(table, told.user);
  const said = [
    ...noticeLines(table, told, w),
    ...(decision === null ? [] : [w.question(decision, namesOf(table, w, 'markdown'))]),
    ...(told.isSecret ? [w.quick.closedDirect] : []),
  ];
  return message({
    content: clip(toPerson(table, told, said.join(' '), w, isMentioned), LIMITS.content),
    components: rows(answers, [
      button(formatId({ game, window, verb: 'panel', arg: '' }), w.ui.play, 'primary'),
      ...(isPassableBy(table, told.player)
        ? [button(formatId({ game, window, verb: 'pass', arg: '' }), w.ui.pass)]
        : []),
      table.data.game.options.pace?.name === 'days' && isPassableBy(table, told.player)
        ? button(formatId({ game, window, verb: 'until', arg: '' }), w.ahead.untilBack.button)
        : button(formatId({ game, window, verb: 'deal', arg: '' }), w.barter.button),
    ]),
    allowed_mentions: mentionedIn(told, isMentioned),
  });
};
