import { refusalText } from '../../format/errors.js';
import { escapeText, plainText } from '../../format/escaping.js';
import type { CustomId } from '../../format/ids.js';
import { wordForm } from '../../messages/table/word-form.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { say, type Answer } from '../answer/answer.js';
import type { Actor } from '../answer/actor.js';
import type { Handler } from '../answer/clicked.js';
import { LONGEST_WORD, seatOf } from '../../../table/index.js';

/** Opens the form for a word, with the one that they have added. */
export const wordClicked: Handler = async ({ actor: { person, w }, table }) => {
  const seat = seatOf(table, person.user);
  if (table.data.phase !== 'lobby') return say(refusalText({ why: 'alreadyStarted' }, table, w));
  return seat === null
    ? say(refusalText({ why: 'notSeated' }, table, w))
    : { is: 'form', form: wordForm(table, seat.word ?? '', w) };
};

/** Adds the word that was typed: only its person reads it. */
export const wordTyped = async (services: BotServices, actor: Actor, id: CustomId, typed: string): Promise<Answer> => {
  const { channel, person, w } = actor;
  const table = await services.tables.table(channel);
  if (table === null) return say(refusalText({ why: 'noTable' }, null, w));
  if (table.data.game !== id.game) return say(w.errors.otherGame);
  const outcome = await services.tables.perform(channel, actor, {
    do: 'addWord',
    text: plainText(typed, LONGEST_WORD + 1),
  });
  if (outcome.is === 'refused') return say(refusalText(outcome.refusal, outcome.table, w));
  const { word } = seatOf(outcome.table, person.user) ?? {};
  return say(w.chance.kept(word === undefined ? null : escapeText(word)));
};
