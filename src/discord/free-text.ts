import type { Handler } from './clicked.js';
import { refusalText } from './errors.js';
import { say } from './live.js';

/** Takes an offer away with what somebody has written in it: for those who may manage messages here (DISCORD section 3). */
export const offerRemoved: Handler = async ({ live, actor, id }) => {
  const { channel, interaction, place, w } = actor;
  if (!place.moderates) return say(w.freeText.onlyModerators);
  const outcome = await live.tables.removeOffer(channel, interaction, { game: id.game, offer: id.arg });
  return say(outcome.is === 'refused' ? refusalText(outcome.refusal, outcome.table, w) : w.freeText.removed);
};
