import { houseCardsAt, MOST_HOUSE_CARDS, type HouseCard, type Table } from '../../../table/index.js';
import { markedCard, type Words } from '../../../text/index.js';
import { formatId } from '../../protocol/ids.js';
import { clampPage, pageRow } from '../../protocol/paging.js';
import { button, clip, clipLines, LIMITS, message, rows, select, type Payload } from '../../protocol/payload.js';

const COLOUR = 0x8a6d3b;

/** Cards in one menu. */
export const IN_MENU = LIMITS.options;

/** The house cards of a table, which its host chooses in a lobby from those of the server that are ready. */
export const tableHouseCardsMessage = (
  table: Table,
  { ready, page, user }: { readonly ready: readonly HouseCard[]; readonly page: number; readonly user: string },
  w: Words,
  notice: string | null,
): Payload => {
  const { data } = table;
  const words = w.houseCards.table;
  const id = (arg: string): string => formatId({ game: data.game.id, window: '', verb: 'house', arg });
  const chosen = houseCardsAt(table);
  const pages = Math.max(1, Math.ceil(ready.length / IN_MENU));
  const here = clampPage(page, pages);
  const shown = ready.slice(here * IN_MENU, (here + 1) * IN_MENU);
  const choices = shown.map(({ number, card }) => ({
    value: `${number}`,
    label: markedCard(card).name[w.language],
    chosen: chosen.some((one) => one.id === card.id),
  }));
  const leads = data.phase === 'lobby' && data.game.host === user;
  const lines = [
    ...(notice === null ? [] : [`**${notice}**`, '']),
    words.about(chosen.length, MOST_HOUSE_CARDS),
    ...chosen.map((card) => `• ${markedCard(card).name[w.language]}`),
    ...(leads && ready.length === 0 ? ['', words.none] : []),
  ];
  return message({
    embeds: [
      { title: clip(words.title, LIMITS.title), description: clipLines(lines, LIMITS.description), color: COLOUR },
    ],
    components: rows(
      leads && choices.length > 0
        ? [select(id(`set.${here}`), words.choose, choices, { min: 0, max: choices.length })]
        : [],
      leads ? pageRow(here, pages, w, (to) => id(`page.${to}`)) : [],
      [button(formatId({ game: data.game.id, window: '', verb: 'decks', arg: 'back' }), w.ui.back)],
    ),
  });
};
