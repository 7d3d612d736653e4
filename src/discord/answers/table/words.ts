import { refusalText } from '../../format/errors.js';
import { escapeText, plainText } from '../../format/escaping.js';
import { WORD_FIELD, wordForm } from '../../messages/table/lobby-forms.js';
import { say, type Answer } from '../answer/answer.js';
import type { TablePressHandler } from '../answer/table-press.js';
import { LONGEST_WORD, seatOf } from '../../../table/index.js';
import { shows, type Filled } from '../answer/button.js';

/** Opens the form for a word, with the one that they have added. */
const handleWordPress: TablePressHandler = async ({ actor: { person, w }, table }) => {
  const seat = seatOf(table, person.user);
  if (table.data.phase !== 'lobby') return say(refusalText({ why: 'alreadyStarted' }, table, w));
  return seat === null
    ? say(refusalText({ why: 'notSeated' }, table, w))
    : { is: 'form', form: wordForm(table, seat.word ?? '', w) };
};

/** Adds the word that was typed: only its person reads it. */
const handleWordForm = async ({ services, actor, id, text }: Filled): Promise<Answer> => {
  const { channel, person, w } = actor;
  const table = await services.tables.table(channel);
  if (table === null) return say(refusalText({ why: 'noTable' }, null, w));
  if (table.data.game.id !== id.game) return say(w.errors.otherGame);
  const outcome = await services.tables.perform(channel, actor, {
    do: 'addWord',
    text: plainText(text(WORD_FIELD), LONGEST_WORD + 1),
  });
  if (outcome.is === 'refused') return say(refusalText(outcome.refusal, outcome.table, w));
  const { word } = seatOf(outcome.table, person.user) ?? {};
  return say(w.chance.kept(word === undefined ? null : escapeText(word)));
};

export const wordButtons = { word: shows(handleWordPress, { form: handleWordForm }) };
