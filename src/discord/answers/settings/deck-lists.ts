import {
  idleOn,
  listableIn,
  setsOf,
  STANDARD,
  STRENGTHS,
  type DeckList,
  type Table,
  type TableOptions,
} from '../../../table/index.js';
import { knownCard, type KnownCard, type SetId, type Words } from '../../../text/index.js';
import { refusalText } from '../../format/errors.js';
import { listedName } from '../../format/listed-names.js';
import { settingsMessage } from '../../messages/table/table-settings-page.js';
import { pageAnswer, say, type Answer } from '../answer/answer.js';
import type { Call, Suggestion, Typing } from '../answer/command.js';
import { slashOutcome } from '../answer/slash.js';
import { setPrintings, suggestPrintings } from './printings.js';

/** Letters without accents or case, for finding a card as it is typed in either language. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options of the command, and the list that a card is put on; null takes it off all lists. */
const LISTS = [
  ['ban', 'banned'],
  ['must-have', 'mustHave'],
  ['allow', null],
] as const satisfies readonly (readonly [string, DeckList | null])[];

/** A card that may be suggested, by its id and its names in both languages. */
type Named = Pick<KnownCard, 'id' | 'en' | 'fr'> & { readonly set: SetId | null };

const namesOf = ({ en, fr }: Named): readonly string[] => [plain(en), plain(fr)];

/** What can be put on a list of a table with these options, or comes off one: what a list names may be in no set any more. */
const suggestible = (options: TableOptions, allows: boolean): readonly Named[] => {
  const listed = [...options.banned, ...options.mustHave];
  if (allows) return listed.map((id) => knownCard(id) ?? { id, en: id, fr: id, set: null });
  return listableIn(setsOf(options)).flatMap(({ id }) => (listed.includes(id) ? [] : (knownCard(id) ?? [])));
};

/** The name of a card, with its set where another set has a card of this name too. */
const labelOf = ({ id, en, set }: Named, among: readonly Named[], w: Words): string => {
  const isShared = among.some((other) => other.en === en && other.set !== set);
  return isShared && set !== null ? w.board.aside(listedName(id, w), w.knownCard.set[set]) : listedName(id, w);
};

/** Cards whose name in either language holds what is typed: those that begin with it first. */
export const suggestListable = (typing: Typing): readonly Suggestion[] => {
  const { table, option, typed, w } = typing;
  if (option === 'printings') return suggestPrintings(typing);
  const wanted = plain(typed);
  const begins = (name: Named): boolean => namesOf(name).some((one) => one.startsWith(wanted));
  const all = suggestible(table?.data.game.options ?? STANDARD, option === 'allow');
  return all
    .filter((card) => namesOf(card).some((one) => one.includes(wanted)))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .map((card) => ({ name: labelOf(card, all, w), value: card.id }));
};

/** The card that was chosen from the suggestions, or whose name was typed out in either language. */
const cardIn = (
  {
    data: {
      game: { options },
    },
  }: Table,
  typed: string,
): string => {
  const wanted = plain(typed.trim());
  const all = [...suggestible(options, false), ...suggestible(options, true)];
  return (all.find(({ id }) => id === typed) ?? all.find((card) => namesOf(card).includes(wanted)))?.id ?? typed;
};

/** `/souls options`: shows the settings of the table, puts a card on one of its lists, or takes the rules of a code. */
export const handleSettingsCommand = async (call: Call): Promise<Answer> => {
  const { services, actor, text } = call;
  const { channel, person, w } = actor;
  const table = await services.tables.table(channel);
  if (table === null) return say(refusalText({ why: 'noTable' }, null, w));
  const [code, wish] = [text('code'), text('printings')];
  const strength = STRENGTHS.find((name) => name === text('computers'));
  const [only, ...others] = LISTS.filter(([name]) => text(name) !== '');
  const wishes = [code, wish, strength ?? '', only?.[0] ?? ''].filter((one) => one !== '').length;
  if (wishes > 1 || others.length > 0) return say(w.tableSettings.oneList);
  if (wish !== '') return setPrintings(call, wish);
  if (strength !== undefined) {
    const outcome = await services.tables.perform(channel, actor, {
      do: 'set',
      setting: { set: 'strength', strength },
    });
    return slashOutcome(call, outcome, outcome.is === 'refused' ? null : w.tableSettings.strengthLine(strength));
  }
  if (code !== '') {
    const outcome = await services.tables.perform(channel, actor, { do: 'set', setting: { set: 'code', code } });
    return slashOutcome(call, outcome, outcome.is === 'refused' ? null : w.tableSettings.codeTaken);
  }
  if (only === undefined)
    return pageAnswer(actor, table, (now, notice) => settingsMessage(now, person.user, w, notice));
  const [name, list] = only;
  const card = cardIn(table, text(name));
  const outcome = await services.tables.perform(channel, actor, { do: 'set', setting: { set: 'list', list, card } });
  return slashOutcome(call, outcome, outcome.is === 'refused' ? null : changedList(outcome.table, list, card, w));
};

/** That a card was put on a list or taken off, and why that changes nothing, if it does not. */
const changedList = ({ data }: Table, list: DeckList | null, card: string, w: Words): string => {
  const { listChanged, idle } = w.tableSettings;
  const name = listedName(card, w);
  const reasons = list === null ? [] : [...idleOn(data.game.options, list, data.game.seats.length)];
  const [why] = reasons.find(([, cards]) => cards.includes(card)) ?? [];
  return [listChanged(list, name), ...(why === undefined ? [] : [idle(why, [name])])].join('\n');
};
