import { seatOf, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { clip, LIMITS, message, type Payload } from '../../protocol/payload.js';
import { panelMessage } from './panel-message.js';

const COLOUR = 0x2f4f6f;
/** Characters for the way to the channel. */
const WHERE = 200;

/** One person's hand and what they are asked, as a direct message: it leads to the channel, where they act. */
export const handMessage = (table: Table, user: string, w: Words): Payload => {
  const { embeds } = panelMessage({ table, user, w, page: 0, chosen: [], notice: null, isWhole: true, spare: WHERE });
  const [embed, ...others] = embeds;
  const where = w.person.dm.playIn(`<#${table.channel}>`);
  const description = clip([embed?.description ?? '', where].join('\n'), LIMITS.description);
  return message({ embeds: [{ ...embed, title: clip(w.person.dm.title, LIMITS.title), description }, ...others] });
};

/** In place of a hand that is not shown any more; in a lobby of a rematch that was quicker. */
export const formerHandMessage = (table: Table, user: string, w: Words): Payload => {
  const where = `<#${table.channel}>`;
  const { off, over, left } = w.person.dm;
  const why = table.data.phase !== 'playing' ? over : seatOf(table, user) === null ? left : off;
  return message({
    embeds: [{ title: clip(w.person.dm.title, LIMITS.title), description: why(where), color: COLOUR }],
  });
};
