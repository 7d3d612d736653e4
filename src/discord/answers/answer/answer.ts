import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { isAbsent, isPractice, mayAnswer, seatOf, type Table } from '../../../table/index.js';
import { refusalText } from '../../format/errors.js';
import { withPictureAt, type Payload } from '../../protocol/payload.js';
import { namesOf, windowIn } from '../../format/seat-names.js';
import { readable } from '../../messages/accessible.js';
import { sinceNotice } from '../../messages/log/since.js';
import { directAnswerMessage } from '../../messages/notice/direct-page.js';
import { withEndOfLook, type SeatShown } from '../../messages/notice/tables-page.js';
import { isLongAgo, namesFor, type Missed } from '../../messages/story/story-lines.js';
import type { Words } from '../../../text/index.js';
import { withRules } from '../../messages/rule-buttons.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Above, Show } from '../../live-messages/panels.js';
import { storyOfReturn } from '../../live-messages/pictures/stories.js';
import type { Actor } from './actor.js';

/** What a person is shown for what they did. */
export type Answer =
  | { readonly is: 'say'; readonly text: string }
  /** Something that only this person sees, in place of what they had open; it follows the table. */
  | {
      readonly is: 'panel';
      /** The table that it follows. */
      readonly channel: string;
      readonly payload: Payload;
      readonly shows: Show;
      readonly notice: string | null;
      readonly window: string;
    }
  /** Something that only this person sees, about no table. */
  | { readonly is: 'page'; readonly payload: Payload }
  /** The same, beside what they have open. */
  | { readonly is: 'ephemeral'; readonly payload: Payload }
  /** Something that everybody sees; `said` tells the person that it is there. */
  | { readonly is: 'shared'; readonly payload: Payload; readonly said: string }
  /** A form to fill in; nothing may take long before it. */
  | { readonly is: 'form'; readonly form: APIModalInteractionResponseCallbackData }
  /** Nothing but the board, when its payload is there. */
  | { readonly is: 'ack'; readonly board: Payload | null };

export const say = (text: string): Answer => ({ is: 'say', text });

/** A page as this person has set that they read it; numbers are for the table of the channel, not for practice. */
export const applyAccessibility = ({ settings, w, isDirect }: Actor, page: Payload, channel: string): Payload =>
  readable(page, { large: settings.large, numbered: settings.textOnly && !isDirect && !isPractice(channel), w });

/** Whether this person acts on a table in their direct messages, where no card of a hand may stand. */
const actsByDirectMessage = ({ isDirect }: Actor, { channel }: Table): boolean => isDirect && !isPractice(channel);

/** What this person can do at a table from their direct messages, below what has just happened. */
const directAnswer = (services: BotServices, actor: Actor, table: Table, notice: string | null): Answer => {
  const { person, w } = actor;
  const server = table.data.game.upkeep.server ?? services.guildState.serverOf(table.channel);
  const shows: Show = (now, said) =>
    applyAccessibility(actor, directAnswerMessage(now, person.user, said, server, w), now.channel);
  const payload = applyAccessibility(actor, directAnswerMessage(table, person.user, notice, server, w), table.channel);
  return { is: 'panel', channel: table.channel, payload, shows, notice, window: windowIn(table, person.user) };
};

/**
 * At a table over days that asks nothing more of this person: the other tables that wait for them. Null while they are asked
 * here, or at any other table.
 */
const othersWaiting = async (
  { tables, log }: BotServices,
  { person, isDirect }: Actor,
  table: Table,
): Promise<readonly SeatShown[] | null> => {
  const isOverDays = table.data.phase === 'playing' && table.data.game.options.pace?.name === 'days';
  if (!isOverDays || isDirect || mayAnswer(table, person.user) || seatOf(table, person.user) === null) return null;
  try {
    const seats = await tables.awaitedSeatsOf(person.user);
    const others = seats.filter(({ channel }) => channel !== table.channel && !isPractice(channel));
    return await Promise.all(others.map(async (seat) => ({ ...seat, waiting: await tables.table(seat.channel) })));
  } catch (err) {
    log.info({ err }, 'where else somebody is awaited is not known');
    return null;
  }
};

/** The person's panel on this table, with a notice above it, and what is told besides to one who looks; by direct message only what may stand there. */
export const panelAnswer = async (
  services: BotServices,
  actor: Actor,
  table: Table,
  notice: string | null,
  page = 0,
  look: { readonly above: Above | null } | null = null,
): Promise<Answer> => {
  const { person, language, w } = actor;
  if (actsByDirectMessage(actor, table)) return directAnswer(services, actor, table, notice);
  const window = windowIn(table, person.user);
  const shows: Show = async (now, said) => {
    const story = windowIn(now, person.user) === window ? (look?.above ?? null) : null;
    const looks = look === null ? null : { above: story?.embed ?? null };
    const panel = await services.panels.payload(now, person.user, language, page, said, looks);
    if (panel === null) return null;
    const others = await othersWaiting(services, actor, now);
    const ended = others === null ? panel : withEndOfLook(panel, now, person.user, others, w);
    const whole = applyAccessibility(actor, withRules(ended, said ?? '', w), now.channel);
    return story === null ? whole : withPictureAt(whole, 0, story.picture);
  };
  const payload = await shows(table, notice);
  return payload === null
    ? say(notice ?? refusalText({ why: 'notSeated' }, table, w))
    : { is: 'panel', channel: table.channel, payload, shows, notice, window };
};

/** A page in place of the panel, for spectators too: `shows` makes it again whenever the table changes. */
export const pageAnswer = async (
  actor: Actor,
  table: Table,
  page: (table: Table, notice: string | null) => Payload | Promise<Payload>,
  notice: string | null = null,
): Promise<Answer> => {
  const shows = async (now: Table, said: string | null): Promise<Payload> =>
    applyAccessibility(actor, await page(now, said), now.channel);
  const payload = await shows(table, notice);
  return { is: 'panel', channel: table.channel, payload, shows, notice, window: windowIn(table, actor.person.user) };
};

/** A page about no table. */
export const standalonePage = (actor: Actor, page: Payload): Answer => ({
  is: 'page',
  payload: applyAccessibility(actor, page, actor.channel),
});

/** What has happened in a few lines, with the names as this person reads them. */
const shortNotice = (table: Table, user: string, { entries, looked }: Missed, now: number, w: Words): string | null => {
  const player = seatOf(table, user)?.player;
  const names = namesOf(table, w, 'markdown');
  const since = looked !== null && isLongAgo(looked, now) ? looked : null;
  return sinceNotice(entries, since, w, player === undefined ? names : namesFor(names, player, w));
};

/** What has happened in this game since they last looked: a few lines, or after a while a story; null for nothing. */
const sinceLastRead = async (
  services: BotServices,
  actor: Actor,
  table: Table,
): Promise<{ readonly notice: string | null; readonly above: Above | null }> => {
  const { person, w, now, settings } = actor;
  if (table.data.phase !== 'playing') return { notice: null, above: null };
  const missed = await services.lastRead.unread(table, person.user);
  const story = isPractice(table.channel) ? null : storyOfReturn(table, person.user, missed, now, w);
  if (story === null) return { notice: shortNotice(table, person.user, missed, now, w), above: null };
  const picture = settings.textOnly ? null : await services.pictures.story(table, table.channel, story.drawable);
  return { notice: null, above: { embed: story.embed, picture } };
};

/** The table, which waits again for somebody who looks after it waited for them no longer. */
const endAbsence = async ({ tables }: BotServices, { interaction, person }: Actor, table: Table): Promise<Table> => {
  const seat = seatOf(table, person.user);
  if (seat === null || table.data.phase !== 'playing' || !isAbsent(table.data, seat.player)) return table;
  return (await tables.perform(table.channel, { interaction, person }, { do: 'comeBack' })).table ?? table;
};

/** The panel as somebody opens it: with what has happened since they last looked. */
export const openPanelAnswer = async (services: BotServices, actor: Actor, before: Table): Promise<Answer> => {
  const { person, w } = actor;
  const table = await endAbsence(services, actor, before);
  if (seatOf(table, person.user) === null) return panelAnswer(services, actor, table, null);
  const closed = await services.hands.refusedLately(person.user);
  const { notice, above } = await sinceLastRead(services, actor, table);
  const said = closed ? [w.person.dm.closed, notice ?? ''].join('\n').trim() : notice;
  services.panels.toldSince(table.channel, person.user, windowIn(table, person.user), { notice: said, above });
  return panelAnswer(services, actor, table, said, 0, { above });
};

/** The panel anew, or a page of it, with what they were told as they opened it in this window. */
export const refreshPanelAnswer = async (
  services: BotServices,
  actor: Actor,
  table: Table,
  page: number,
): Promise<Answer> => {
  const { user } = actor.person;
  const { notice, above } = services.panels.sinceIn(table.channel, user, windowIn(table, user));
  return panelAnswer(services, actor, table, notice, page, { above });
};
