import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { isAbsent, isPractice, seatOf, type Table } from '../../../table/index.js';
import { refusalText } from '../../format/errors.js';
import type { Payload } from '../../format/payload.js';
import { namesOf, windowIn } from '../../format/seat-names.js';
import { readable } from '../../messages/accessible.js';
import { sinceNotice } from '../../messages/log/since.js';
import { withRules } from '../../messages/rule-buttons.js';
import type { Live } from '../../shown/live.js';
import type { Show } from '../../shown/panels.js';
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
  | { readonly is: 'beside'; readonly payload: Payload }
  /** Something that everybody sees; `said` tells the person that it is there. */
  | { readonly is: 'shared'; readonly payload: Payload; readonly said: string }
  /** A form to fill in; nothing may take long before it. */
  | { readonly is: 'form'; readonly form: APIModalInteractionResponseCallbackData }
  /** Nothing but the board, when its payload is there. */
  | { readonly is: 'quiet'; readonly board: Payload | null };

export const say = (text: string): Answer => ({ is: 'say', text });

/** A page as this person has set that they read it; numbers are for the table of the channel, not for practice. */
export const asRead = ({ settings, w }: Actor, page: Payload, channel: string): Payload =>
  readable(page, { large: settings.large, numbered: settings.textOnly && !isPractice(channel), w });

/** The person's panel on this table, with a notice above it. */
export const panelAnswer = async (
  live: Live,
  actor: Actor,
  table: Table,
  notice: string | null,
  page = 0,
): Promise<Answer> => {
  const { person, language, w } = actor;
  const shows: Show = async (now, said) => {
    const panel = await live.panels.payload(now, person.user, language, page, said);
    return panel === null ? null : asRead(actor, withRules(panel, said ?? '', w), now.channel);
  };
  const payload = await shows(table, notice);
  return payload === null
    ? say(notice ?? refusalText({ why: 'notSeated' }, table, w))
    : { is: 'panel', channel: table.channel, payload, shows, notice, window: windowIn(table, person.user) };
};

/** A page in place of the panel, for spectators too: `shows` makes it again whenever the table changes. */
export const pageAnswer = async (
  actor: Actor,
  table: Table,
  page: (table: Table, notice: string | null) => Payload | Promise<Payload>,
  notice: string | null = null,
): Promise<Answer> => {
  const shows = async (now: Table, said: string | null): Promise<Payload> =>
    asRead(actor, await page(now, said), now.channel);
  const payload = await shows(table, notice);
  return { is: 'panel', channel: table.channel, payload, shows, notice, window: windowIn(table, actor.person.user) };
};

/** A page about no table. */
export const alone = (actor: Actor, page: Payload): Answer => ({
  is: 'page',
  payload: asRead(actor, page, actor.channel),
});

/** What has happened in this game since they last looked; null for nothing. */
const sinceLastRead = async ({ lastRead }: Live, { person, w }: Actor, table: Table): Promise<string | null> =>
  table.data.phase === 'playing'
    ? sinceNotice(await lastRead.unread(table, person.user), w, namesOf(table, w, 'markdown'))
    : null;

/** The table, which waits again for somebody who looks after it waited for them no longer. */
const waitingAgain = async ({ tables }: Live, { interaction, person }: Actor, table: Table): Promise<Table> => {
  const seat = seatOf(table, person.user);
  if (seat === null || table.data.phase !== 'playing' || !isAbsent(table.data, seat.player)) return table;
  return (await tables.comeBack(table.channel, interaction, person)).table ?? table;
};

/** The panel as somebody opens it: with what has happened since they last looked. */
export const openedPanel = async (live: Live, actor: Actor, before: Table): Promise<Answer> => {
  const { person, w } = actor;
  const table = await waitingAgain(live, actor, before);
  if (seatOf(table, person.user) === null) return panelAnswer(live, actor, table, null);
  const closed = await live.hands.refusedLately(person.user);
  const since = await sinceLastRead(live, actor, table);
  return panelAnswer(live, actor, table, closed ? [w.person.dm.closed, since ?? ''].join('\n').trim() : since);
};
