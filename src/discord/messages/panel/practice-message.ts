import type { LogEntry, OptionId } from '../../../engine/index.js';
import { publicView, seatOf, takenBackIn, viewOf, type Table } from '../../../table/index.js';
import type { Tip, Words } from '../../../text/index.js';
import { personalId } from '../../protocol/ids.js';
import { button, clip, embedSize, LIMITS, message, rows, type Payload } from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';
import { menusIn, nameOfAction, practiceControls } from './practice-controls.js';
import { practiceStep } from './practice-step.js';
import { withAskedCards } from '../choice/asked-cards.js';
import { draftLine } from './asked-lines.js';

const COLOUR = 0x3f6f4f;
/** Lines of text below how both fare, and characters in a line, on a phone of 375 × 800 px; a menu takes the place of two. */
const ROOM = { lines: 12, menu: 2, characters: 34 };
/** The most sentences about what has just happened. */
const LAST = 3;
/** The end of the practice game, and what comes next. */
const endMessage = (table: Table, user: string, w: Words, notice: string | null): Payload => {
  const { ended, next, again, title } = w.lessons;
  const winners = publicView(table)?.outcome?.winners ?? [];
  const seat = seatOf(table, user);
  const how = winners.length === 0 ? ended.stopped : winners.some((id) => id === seat?.player) ? ended.won : ended.lost;
  const isPrepared = table.data.game.seats.some(({ computer }) => computer === 'scripted');
  const shown = [...linesIn(notice).slice(-1), '', how, ...(isPrepared ? ['', ended.prepared] : []), '', next];
  return message({
    embeds: [
      {
        title: clip(title, LIMITS.title),
        description: clip(shown.join('\n').trim(), LIMITS.description),
        color: COLOUR,
      },
    ],
    components: rows([button(personalId('tutorial', 'new'), again), button(personalId('help'), w.help.title)]),
  });
};

const linesIn = (notice: string | null): readonly string[] => (notice ?? '').split('\n').filter((line) => line !== '');

/** How a line about something that has happened begins; what was wrong with a click does not. */
const POINT = '•';

/** Lines of a text on a phone. */
const height = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / ROOM.characters)), 0);

/** The newest lines of what has happened, or a sentence about the last click, for which there is room. */
const newest = (notice: string | null, room: number): readonly string[] => {
  const shown: string[] = [];
  let left = room;
  for (const line of linesIn(notice).slice(-LAST).toReversed()) {
    left -= height(line);
    if (left < 0 && (shown.length > 0 || line.startsWith(POINT))) break;
    shown.unshift(line);
  }
  return shown;
};

/**
 * The practice game in one message that only the person sees: how both fare, what has happened, and as the last thing above
 * the menus and buttons what to do now. It is as short as a phone is high.
 */
export const practiceMessage = (
  table: Table,
  user: string,
  w: Words,
  parts: {
    readonly panel: Payload;
    readonly chosen: readonly OptionId[];
    /** All of its log that the person may read. */
    readonly log: readonly LogEntry[];
    readonly notice: string | null;
  },
): Payload => {
  const { panel, chosen, log, notice } = parts;
  const view = viewOf(table, user);
  const seat = seatOf(table, user);
  const { session } = table;
  if (table.data.phase !== 'playing' || session === null || view === null || seat === null)
    return endMessage(table, user, w, notice);
  const names = namesOf(table, w, 'markdown');
  const { decision } = view;
  const asked =
    decision === null || decision.key === 'priority' ? [] : [`**${w.asks(decision, names, chosen.length)}**`];
  const draft = decision === null ? '' : draftLine({ view, w, markdown: names, chosen }, decision);
  const undone = takenBackIn(log);
  const lines = log.filter(({ id }) => !undone.has(id)).map(({ line }) => line);
  const { before, suggests, says } = practiceStep({ view, me: seat.player, lines, w, names });
  const components = practiceControls(table, user, w, { panel, suggestion: suggests });
  const lesson = [
    ...(before === null ? [] : [before]),
    ...asked,
    ...(draft === '' ? [] : [draft]),
    `☞ ${says(suggests === null ? '' : nameOfAction(table, user, w, suggests))}`,
  ].join('\n');
  const description = [
    ...view.players.map((player) => w.lessons.state(names.player(player.id), player)),
    ...newest(notice, ROOM.lines - ROOM.menu * menusIn(components) - height(lesson)),
    '',
    lesson,
  ];
  const embed = {
    title: clip(w.lessons.title, LIMITS.title),
    description: clip(description.join('\n'), LIMITS.description),
    color: COLOUR,
  };
  const about = { view, session, w, page: 0, chosen };
  return message({ embeds: [withAskedCards(embed, about, LIMITS.embedTotal)], components });
};

/** A panel with one line of explanation under what it asks, which stands in its last embed. */
export const withTip = (panel: Payload, tip: Tip | null, w: Words): Payload => {
  const asking = panel.embeds.at(-1);
  if (tip === null || asking === undefined) return panel;
  const tipped = { ...asking, description: `${asking.description ?? ''}\n☞ *${w.lessons.tip[tip]}*` };
  const embeds = [...panel.embeds.slice(0, -1), tipped];
  const size = embeds.reduce((sum, embed) => sum + embedSize(embed), 0);
  return size > LIMITS.embedTotal ? panel : { ...panel, embeds };
};
