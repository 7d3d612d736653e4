import type { APIEmbed } from 'discord-api-types/v10';
import { publicView, seatOf, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import type { Explained } from '../../memory/explained.js';
import { personalId } from '../../format/ids.js';
import { button, clip, embedSize, LIMITS, message, rows, type Payload, type Row } from '../../format/payload.js';

const COLOUR = 0x3f6f4f;
/** Buttons in a row. */
const ROW = 5;
/** Rows of a message. */
const ROWS = 5;
const BUTTON = 2;

/** Puts buttons where there is room: in a row of their own, or behind others. */
const withButtons = (components: readonly Row[], buttons: Row['components']): Row[] => {
  if (components.length < ROWS) return [...components, ...rows(buttons)];
  const last = components.findLastIndex(
    (row) => row.components[0]?.type === BUTTON && row.components.length + buttons.length <= ROW,
  );
  return components.map((row, index) =>
    index === last ? { ...row, components: [...row.components, ...buttons] } : row,
  );
};

/** The embeds, the fields of the first one left out from its end until all fit into a message. */
const fitting = (before: readonly APIEmbed[], board: APIEmbed, after: readonly APIEmbed[]): APIEmbed[] => {
  const rest = [...before, ...after].reduce((sum, embed) => sum + embedSize(embed), 0);
  const fields = [...(board.fields ?? [])];
  while (fields.length > 0 && rest + embedSize({ ...board, fields }) > LIMITS.embedTotal) fields.pop();
  return [...before, { ...board, fields }, ...after];
};

/** The end of the practice game, and what comes next. */
const endMessage = (table: Table, user: string, w: Words, notice: string | null): Payload => {
  const { ended, next, again, title } = w.lessons;
  const winners = publicView(table)?.outcome?.winners ?? [];
  const seat = seatOf(table, user);
  const how = winners.length === 0 ? ended.stopped : winners.some((id) => id === seat?.player) ? ended.won : ended.lost;
  return message({
    embeds: [
      {
        title: clip(title, LIMITS.title),
        description: clip([...(notice === null ? [] : [notice, '']), how, '', next].join('\n'), LIMITS.description),
        color: COLOUR,
      },
    ],
    components: rows([button(personalId('tutorial', 'new'), again), button(personalId('help'), w.help.title)]),
  });
};

/** The practice game: what it explains, its board, and the person's panel in one message that only they see. */
export const practiceMessage = (
  table: Table,
  user: string,
  w: Words,
  parts: {
    readonly board: Payload;
    readonly panel: Payload;
    readonly explained: Explained;
    readonly notice: string | null;
  },
): Payload => {
  if (table.data.phase !== 'playing') return endMessage(table, user, w, parts.notice);
  const { board, panel, explained } = parts;
  const { title, lesson, skip, stop } = w.lessons;
  const text = explained.lessons.map((one) => lesson[one]).join('\n\n');
  const [shown = {}] = board.embeds;
  const { footer: _footer, ...rest } = shown;
  const told = rest.fields?.filter(({ name }) => name !== w.board.heading.log) ?? []; // the panel tells what happened
  const seen = { ...rest, fields: board.files.length > 0 ? [] : told }; // a picture shows the rest
  const lessons = text === '' ? [] : [{ title: clip(title, LIMITS.title), description: text, color: COLOUR }];
  const buttons = [
    ...(text === '' ? [] : [button(personalId('tutorial', 'skip'), skip)]),
    button(personalId('tutorial', 'stop'), stop),
  ];
  const embeds = fitting(lessons, seen, panel.embeds);
  return { ...panel, embeds, components: withButtons(panel.components, buttons), files: board.files };
};

/** A panel with one line of explanation under what it asks, which stands in its last embed. */
export const withTip = (panel: Payload, { tip }: Explained, w: Words): Payload => {
  const asking = panel.embeds.at(-1);
  if (tip === null || asking === undefined) return panel;
  const tipped = { ...asking, description: `${asking.description ?? ''}\n☞ *${w.lessons.tip[tip]}*` };
  const embeds = [...panel.embeds.slice(0, -1), tipped];
  const size = embeds.reduce((sum, embed) => sum + embedSize(embed), 0);
  return size > LIMITS.embedTotal ? panel : { ...panel, embeds };
};
