import { LRUCache } from 'lru-cache';
import type { APIEmbed } from 'discord-api-types/v10';
import type { OptionId } from '../../engine/index.js';
import { isPractice, mayAnswer, questionOf, seatOf, type Table } from '../../table/index.js';
import type { Language } from '../../text/index.js';
import type { Context } from './context.js';
import { tipFor } from '../memory/explained.js';
import { panelMessage } from '../messages/panel/panel-message.js';
import { situationMessage } from '../messages/panel/situation-message.js';
import { practiceMessage, withTip } from '../messages/panel/practice-message.js';
import { isStepwise } from '../messages/choice/question.js';
import { ROOM_FOR_NUMBERS } from '../messages/accessible.js';
import { numbersOf } from '../memory/numbers.js';
import type { Attached, Payload } from '../protocol/payload.js';
import { wordsAt } from '../format/printed.js';
import { createMessageUpdater, type UpdaterPort, type Lease, type MessageUpdater } from './message-updater.js';
import type { Budget } from '../rest/budget.js';
import { fateOf } from '../rest/messenger.js';
import { withPermit } from '../rest/requests.js';
import { windowIn } from '../format/seat-names.js';
import type { Timers } from '../rest/timers.js';

/** Milliseconds for which an interaction's token is used; Discord keeps it 15 minutes. */
const TOKEN_LIFE = 14 * 60_000;

/** People of whom it is remembered what they were told. */
const REMEMBERED = 500;

/** Lines of a practice game that are read: more than it has, unless somebody makes it long. */
const LINES_READ = 500;

/** How an open panel can be reached: by the token of the click that showed it last. */
export interface Reach {
  edit(payload: Payload): Promise<void>;
  remove(): Promise<void>;
}

/** What an open panel shows of the table as it is now, with a notice about the last click; null for nothing. */
export type Show = (table: Table, notice: string | null) => Payload | null | Promise<Payload | null>;

interface Open {
  readonly channel: string;
  readonly user: string;
  readonly shows: Show;
  /** What was said about the last click, and the window in which it still stands. */
  readonly notice: string | null;
  readonly window: string;
  readonly reach: Reach;
  readonly since: number;
  /** The number of the answer that has shown it, of all answers. */
  readonly answer: number;
}

/** What is told above a panel, with its picture, for as long as the window lasts in which it was opened. */
export interface Above {
  readonly embed: APIEmbed;
  readonly picture: Attached | null;
}

/** That somebody looks, and has not just acted: what stands above their panel then. */
interface Look {
  readonly above: APIEmbed | null;
}

/** What somebody was told that has happened since they last looked. */
interface SinceTold {
  readonly notice: string | null;
  readonly above: Above | null;
}

/** The ephemeral panels that people have open: the hand, or another page in its place. */
export interface Panels {
  /** A panel as this user sees it now, below what else is told there when they look; null when they do not sit at the table. */
  payload(
    table: Table,
    user: string,
    language: Language,
    page: number,
    notice: string | null,
    look?: Look | null,
  ): Promise<Payload | null>;
  /** The panel is shown: it follows the table for as long as its token lives. `replaces` removes an older one. */
  opened(open: Omit<Open, 'since' | 'answer'>, replaces: boolean): void;
  /** Keeps what a user was told as they opened their panel in this window: it stands there until the window is another one. */
  toldSince(channel: string, user: string, window: string, told: SinceTold): void;
  /** What they were told so in this window. */
  sinceIn(channel: string, user: string, window: string): SinceTold;
  /** Something about another table stands in place of the panel of this one. */
  left(channel: string, user: string): void;
  /** Does not edit the panel of a user while their click is answered; `release` is told what the answer has shown. */
  hold(channel: string, user: string): Pick<Lease, 'release'>;
  /** The table has changed (null: what all look like): shows it to everybody who has a panel open. */
  changed(channel: string | null): void;
  /** Another process shows panels of these channels from now on. */
  forget(isOther: (channel: string) => Promise<boolean>): Promise<void>;
  stop(): Promise<void>;
}

const keyOf = (channel: string, user: string): string => `${channel}:${user}`;

/**
 * `budget` is for what nobody has asked for just now: Discord does not count it, but answers go first. `isBehind`: whether the
 * board of a channel is.
 */
export const createPanels = (
  context: Context,
  budget: Budget,
  timers: Timers,
  isBehind: MessageUpdater['isBehind'],
): Panels => {
  const open = new Map<string, Open>();
  const since = new LRUCache<string, SinceTold & { readonly window: string }>({ max: REMEMBERED });
  let answers = 0;
  /** Clicks that are being done, for each panel. */
  const clicked = new Map<string, readonly Promise<void>[]>();
  const alive = (panel: Open | undefined): panel is Open =>
    panel !== undefined && timers.now() - panel.since < TOKEN_LIFE;

  const chosenBy = async (table: Table, user: string): Promise<readonly OptionId[]> => {
    const decision = questionOf(table, user);
    if (decision === null || !isStepwise(decision)) return [];
    return context.drafts.chosen(table.channel, user, table.data.game.id, windowIn(table, user));
  };

  const payload: Panels['payload'] = async (table, user, language, page, notice, look = null) => {
    const seat = seatOf(table, user);
    if (seat === null) return null;
    const chosen = await chosenBy(table, user);
    const w = wordsAt(table, context.words(language));
    const { textOnly } = (await context.people.of(user)).settings;
    const spare = textOnly && !isPractice(table.channel) ? ROOM_FOR_NUMBERS : 0;
    const panel = panelMessage({
      table,
      user,
      w,
      page,
      chosen,
      notice,
      above: look?.above ?? null,
      isLook: look !== null,
      spare,
      isBehind: isBehind(table.channel),
    });
    if (!isPractice(table.channel)) return withTip(panel, await tipFor(context.people, table, user), w);
    if (table.data.game.situation !== undefined) return situationMessage(table, panel, w);
    const log = await context.tables.latestLog(table.channel, seat.player, LINES_READ);
    return practiceMessage(table, user, w, { panel, chosen, log, notice });
  };

  /** For which open panel what is wanted was drawn: a click may have put another one in its place since. */
  const drawn = new Map<string, Open>();

  const port: UpdaterPort = {
    permit: async () => budget.permit('board'),
    async wanted(key) {
      await Promise.all(clicked.get(key) ?? []);
      const panel = open.get(key);
      if (!alive(panel)) return null;
      const table = await context.tables.table(panel.channel);
      if (table === null) return null;
      const { settings } = await context.people.of(panel.user);
      const isAsked = table.data.phase !== 'playing' || mayAnswer(table, panel.user);
      if (settings.calm && !isAsked) return null;
      const notice = windowIn(table, panel.user) === panel.window ? panel.notice : null;
      const shown = await panel.shows(table, notice);
      drawn.set(key, panel);
      // An edit that an answer has overtaken shows what was before it, even if the table is the same.
      return shown === null ? null : { revision: table.revision + panel.answer, message: key, payload: shown };
    },
    async edit(key, _message, shown, permit) {
      try {
        const panel = open.get(key);
        if (panel === undefined || panel !== drawn.get(key)) return 'shown';
        await withPermit(budget, 'board', async () => panel.reach.edit(shown), permit);
        const { settings } = await context.people.of(panel.user);
        if (settings.textOnly) await context.numbers.shown(panel.channel, panel.user, numbersOf(shown), false);
        return 'shown';
      } catch (error) {
        if (fateOf(error) === null) throw error;
        open.delete(key);
        return 'shown';
      }
    },
    post: async () => 'shown',
    onForbidden: async () => undefined,
    onLost: async () => undefined,
    onFailed(key, err) {
      open.delete(key);
      context.log.info({ err }, 'an open panel could not be refreshed');
    },
  };
  const updater = createMessageUpdater(port, timers);

  return {
    payload,
    opened(panel, replaces) {
      const key = keyOf(panel.channel, panel.user);
      const before = open.get(key);
      open.set(key, { ...panel, since: timers.now(), answer: (answers += 1) });
      if (!replaces || !alive(before)) return;
      withPermit(budget, 'upkeep', async () => before.reach.remove()).catch((err: unknown) =>
        context.log.debug({ err }, 'an older panel was gone already'),
      );
    },
    toldSince(channel, user, window, told) {
      const key = keyOf(channel, user);
      if (told.notice === null && told.above === null) since.delete(key);
      else since.set(key, { ...told, window });
    },
    sinceIn(channel, user, window) {
      const key = keyOf(channel, user);
      const told = since.get(key);
      if (told?.window === window) return told;
      since.delete(key);
      return { notice: null, above: null };
    },
    left(channel, user) {
      open.delete(keyOf(channel, user));
      drawn.delete(keyOf(channel, user));
    },
    hold(channel, user) {
      const key = keyOf(channel, user);
      const lease = updater.lease(key);
      let end = (): void => undefined;
      const click = new Promise<void>((resolve) => {
        end = resolve;
      });
      clicked.set(key, [...(clicked.get(key) ?? []), click]);
      return {
        release(payload) {
          const others = (clicked.get(key) ?? []).filter((one) => one !== click);
          if (others.length > 0) clicked.set(key, others);
          else clicked.delete(key);
          end();
          lease?.release(payload);
        },
      };
    },
    changed(channel) {
      for (const [key, panel] of open) {
        if (!alive(panel)) {
          open.delete(key);
          drawn.delete(key);
        } else if (channel === null || panel.channel === channel) void updater.markDirty(key);
      }
    },
    async forget(isOther) {
      for (const [key, panel] of open) {
        if (isPractice(panel.channel) || !(await isOther(panel.channel))) continue;
        if (open.get(key) === panel) open.delete(key);
        drawn.delete(key);
      }
    },
    stop: async () => updater.stop(),
  };
};
