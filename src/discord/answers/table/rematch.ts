import { publicView, type Table } from '../../../table/index.js';
import type { TablePressHandler } from '../answer/table-press.js';
import { refusalText } from '../../format/errors.js';
import { wordsAt } from '../../format/printed.js';
import { say } from '../answer/answer.js';
import { earlierResult } from '../../messages/result/result-message.js';
import { withOwnHours } from '../../memory/people.js';
import { boardOf } from '../../live-messages/context.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { acts } from '../answer/button.js';

/** Everybody's hours as they are now: they may have changed since the game. */
const hoursOfAll = async ({ people, tables }: BotServices, { channel, data }: Table): Promise<void> => {
  for (const { user, name } of data.game.seats)
    if (user !== null) await tables.setHours(channel, withOwnHours(await people.of(user), { user, name }));
};

/** Opens a lobby for the same people; the result that was clicked stays, for watching that game again. */
const handleRematchPress: TablePressHandler = async ({ services, actor, id, table }) => {
  const { channel, w } = actor;
  const result = publicView(table) === null ? null : await boardOf(services, table);
  const outcome = await services.tables.rematch(channel, actor, id.game);
  if (outcome.is === 'refused') {
    const { refusal } = outcome;
    return say(refusal.why === 'tableExists' ? w.ending.stands : refusalText(refusal, outcome.table, w));
  }
  await hoursOfAll(services, outcome.table);
  if (outcome.is !== 'done' || result === null) return { is: 'ack', board: null };
  return {
    is: 'ack',
    board: earlierResult(result, table, wordsAt(table, services.words(table.data.display.language))),
  };
};

export const rematchButtons = {
  rematch: acts(handleRematchPress, {
    otherGame: ({ data }, w) => (data.phase === 'over' ? w.errors.otherGame : w.ending.stands),
  }),
};
