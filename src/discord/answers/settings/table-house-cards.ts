import { houseCardsAt, isReady, shownHouseCard, type HouseCard, type Table } from '../../../table/index.js';
import { houseNumber } from '../../../text/index.js';
import { refusalText } from '../../format/errors.js';
import { IN_MENU, tableHouseCardsMessage } from '../../messages/table/table-house-cards-page.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { pageAnswer, type Answer } from '../answer/answer.js';
import { pageIn, type TablePress, type TablePressHandler } from '../answer/table-press.js';
import { shows } from '../answer/button.js';

/** The house cards of the table's server that a table can choose, as it would show them. */
const readyAt = async ({ tables }: BotServices, { data }: Table): Promise<readonly HouseCard[]> => {
  const { server } = data.game.upkeep;
  if (server === null) return [];
  const [all, { freeText }] = await Promise.all([
    tables.servers.houseCards.of(server),
    tables.servers.settings(server),
  ]);
  return all.filter(isReady).map((one) => ({ ...one, card: shownHouseCard(one.card, freeText) }));
};

const shown = async (
  { services, actor, table }: Pick<TablePress, 'services' | 'actor' | 'table'>,
  page: number,
  notice: string | null = null,
): Promise<Answer> => {
  const ready = await readyAt(services, table);
  const { user } = actor.person;
  return pageAnswer(
    actor,
    table,
    (now, said) => tableHouseCardsMessage(now, { ready, page, user }, actor.w, said),
    notice,
  );
};

/** Puts what was chosen on this page of the menu in place of what had been chosen on it. */
const chosen = async (press: TablePress, page: number): Promise<Answer> => {
  const { services, actor, table, values } = press;
  const { channel } = actor;
  const ready = await readyAt(services, table);
  const listed = ready.slice(page * IN_MENU, (page + 1) * IN_MENU);
  const others = houseCardsAt(table).filter(({ id }) => !listed.some(({ number }) => number === houseNumber(id)));
  const wanted = listed.filter(({ number }) => values.includes(`${number}`)).map(({ card }) => card);
  const setting = { set: 'houseCards', cards: [...others, ...wanted] } as const;
  const outcome = await services.tables.perform(channel, actor, { do: 'set', setting });
  if (outcome.is !== 'refused')
    return shown({ services, actor, table: outcome.table }, page, actor.w.houseCards.table.changed);
  const said = refusalText(outcome.refusal, outcome.table, actor.w);
  return shown({ services, actor, table: outcome.table ?? table }, page, said);
};

/** The house cards of a table, or what was chosen of them. */
const handleHouseCardsPress: TablePressHandler = async (press) => {
  const [what, page = ''] = press.id.arg.split('.');
  return what === 'set' ? chosen(press, pageIn(page)) : shown(press, pageIn(page));
};

export const tableHouseCardButtons = { house: shows(handleHouseCardsPress) };
