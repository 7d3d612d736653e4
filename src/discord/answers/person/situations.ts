import { PUZZLES, type Beginning } from '../../../table/index.js';
import { refusalText } from '../../format/errors.js';
import { sharedMessage } from '../../messages/panel/situation-message.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { standalonePage, panelAnswer, say, type Answer } from '../answer/answer.js';
import type { Actor } from '../answer/actor.js';
import type { Call } from '../answer/command.js';
import { refusalAnswer } from '../answer/outcome.js';

/** Begins a practice game in a puzzle or a shared moment, in place of the one before. */
export const situationAnswer = async (services: BotServices, actor: Actor, beginning: Beginning): Promise<Answer> => {
  const begun = await services.tables.beginSituation(actor, actor.language, beginning);
  return begun.is === 'refused'
    ? refusalAnswer(services, actor, begun, 'panel')
    : panelAnswer(services, actor, begun.table, null);
};

/** `/souls puzzle`: a puzzle by its id, or the text of a moment. */
export const handlePuzzleCommand = async ({ services, actor, text }: Call): Promise<Answer> => {
  const typed = text('text');
  return situationAnswer(services, actor, typed === '' ? { puzzle: text('puzzle') || PUZZLES[0].id } : { text: typed });
};

/** `/souls share`: the moment of the channel's game, or a turn of one that is over, as a text for whoever asks. */
export const handleShareCommand = async ({ services, actor, whole }: Call): Promise<Answer> => {
  const { channel, person, w } = actor;
  const table = await services.tables.table(channel);
  const shared = await services.tables.shareMoment(channel, person, whole('turn'));
  return 'refusal' in shared
    ? say(refusalText(shared.refusal, table, w))
    : standalonePage(actor, sharedMessage(shared.text, table?.data.phase === 'over', w));
};
