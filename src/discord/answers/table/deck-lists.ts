import { listableIn, STANDARD, type DeckList, type Table } from '../../../table/index.js';
import { refusalText } from '../../format/errors.js';
import { settingsMessage } from '../../messages/table/table-settings-page.js';
import { pageAnswer, say, type Answer } from '../answer/answer.js';
import type { Call, Suggestion, Typing } from '../answer/command.js';
import { typedOutcome } from '../answer/typed.js';

/** Letters without accents or case, for finding a card as it is typed in either language. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options of the command, and the list that a card is put on; null takes it off all lists. */
const LISTS = [
  ['ban', 'banned'],
  ['must-have', 'mustHave'],
  ['allow', null],
] as const satisfies readonly (readonly [string, DeckList | null])[];

interface CardName {
  readonly en: string;
  readonly fr: string;
}

const namesOf = ({ en, fr }: CardName): readonly string[] => [plain(en), plain(fr)];

/** Cards whose name in either language holds what is typed: those that begin with it first. */
export const suggestListable = ({ table, option, typed, w }: Typing): readonly Suggestion[] => {
  const { sets, banned, mustHave } = table?.data.options ?? STANDARD;
  const listed = [...banned, ...mustHave];
  const wanted = plain(typed);
  const begins = (name: CardName): boolean => namesOf(name).some((one) => one.startsWith(wanted));
  return listableIn(sets)
    .filter(({ id }) => listed.includes(id) === (option === 'allow'))
    .filter(({ name }) => namesOf(name).some((one) => one.includes(wanted)))
    .toSorted((a, b) => Number(begins(b.name)) - Number(begins(a.name)))
    .map(({ id }) => ({ name: w.cardName(id), value: id }));
};

/** The card that was chosen from the suggestions, or whose name was typed out in either language. */
const cardIn = ({ data }: Table, typed: string): string => {
  const wanted = plain(typed.trim());
  const found = listableIn(data.options.sets).find(({ id, name }) => id === typed || namesOf(name).includes(wanted));
  return found?.id ?? typed;
};

/** `/souls options`: shows the settings of the table, or puts a card on one of its lists. */
export const settingsTyped = async (call: Call): Promise<Answer> => {
  const { live, actor, text } = call;
  const { channel, interaction, person, w } = actor;
  const table = await live.tables.table(channel);
  if (table === null) return say(refusalText({ why: 'noTable' }, null, w));
  const [only, ...others] = LISTS.filter(([name]) => text(name) !== '');
  if (only === undefined)
    return pageAnswer(actor, table, (now, notice) => settingsMessage(now, person.user, w, notice));
  if (others.length > 0) return say(w.tableSettings.oneList);
  const [name, list] = only;
  const card = cardIn(table, text(name));
  const outcome = await live.tables.set(channel, interaction, person, { set: 'list', list, card });
  const changed = outcome.is === 'refused' ? null : w.tableSettings.listChanged(list, w.cardName(card));
  return typedOutcome(call, outcome, changed);
};
