import type { TablePressHandler } from '../answer/table-press.js';
import { refusalText } from '../../format/errors.js';
import { say } from '../answer/answer.js';
import { PROMISE } from '../../messages/log/log-page.js';
import { acts } from '../answer/button.js';

/** Takes a promise in somebody's own words out of the log. */
const promiseRemoved: TablePressHandler = async ({ services, actor, id, values }) => {
  const { channel, w } = actor;
  const click = { game: id.game, offer: values[0] ?? '' };
  const outcome = await services.tables.perform(channel, actor, { do: 'removePromise', click });
  if (outcome.is !== 'refused') return say(w.freeText.promiseRemoved);
  const { refusal, table } = outcome;
  return say(refusal.why === 'noOffer' ? w.freeText.promiseGone : refusalText(refusal, table, w));
};

/** Takes away what somebody has written, in an open offer with the offer: for those who may manage messages here (DISCORD section 3). */
const handleRemoveText: TablePressHandler = async (press) => {
  const { services, actor, id } = press;
  const { channel, place, w } = actor;
  if (!place.moderates) return say(w.freeText.onlyModerators);
  if (id.arg === PROMISE) return promiseRemoved(press);
  const click = { game: id.game, offer: id.arg };
  const outcome = await services.tables.perform(channel, actor, { do: 'removeOffer', click });
  return say(outcome.is === 'refused' ? refusalText(outcome.refusal, outcome.table, w) : w.freeText.removed);
};

export const freeTextButtons = { wipe: acts(handleRemoveText) };
