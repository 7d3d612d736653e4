import { publicView, type Table } from '../../../table/index.js';
import type { Handler } from '../answer/clicked.js';
import { refusalText } from '../../format/errors.js';
import { wordsAt } from '../../format/printed.js';
import { say } from '../answer/answer.js';
import { earlierResult } from '../../messages/result/result-message.js';
import { seated } from '../../memory/people.js';
import { boardOf } from '../../shown/context.js';
import type { Live } from '../../shown/live.js';

/** Everybody's hours as they are now: they may have changed since the game. */
const hoursOfAll = async ({ people, tables }: Live, { channel, data }: Table): Promise<void> => {
  for (const { user, name } of data.seats)
    if (user !== null) await tables.setHours(channel, seated(await people.of(user), { user, name }));
};

/** Opens a lobby for the same people; the result that was clicked stays, for watching that game again. */
export const rematchClicked: Handler = async ({ live, actor, id, table }) => {
  const { channel, interaction, person, w } = actor;
  const result = publicView(table) === null ? null : await boardOf(live, table);
  const outcome = await live.tables.rematch(channel, interaction, person, id.game);
  if (outcome.is === 'refused') {
    const { refusal } = outcome;
    return say(refusal.why === 'tableExists' ? w.ending.stands : refusalText(refusal, outcome.table, w));
  }
  await hoursOfAll(live, outcome.table);
  if (outcome.is !== 'done' || result === null) return { is: 'quiet', board: null };
  return { is: 'quiet', board: earlierResult(result, table, wordsAt(table, live.words(table.data.language))) };
};
