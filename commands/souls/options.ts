import { SlashCommandStringOption } from '@discordjs/builders';
import { refusalText, settingsMessage, type Reply, type Suggestion, type Typing } from '../../src/discord/index.js';
import { LISTABLE, type DeckList } from '../../src/table/index.js';
import type { Words } from '../../src/text/index.js';
import { described, type Both } from '../described.js';
import type { Subcommand } from '../subcommand.js';

/** Letters without accents or case, for finding a card as it is typed in either language. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const LISTS = [
  ['ban', 'banned'],
  ['must-have', 'mustHave'],
  ['allow', null],
] as const satisfies readonly (readonly [string, DeckList | null])[];

/** Cards whose name in either language holds what is typed: those that begin with it first. */
const suggest = ({ table, option, typed, w }: Typing): readonly Suggestion[] => {
  const options = table?.data.options;
  const listed = [...(options?.banned ?? []), ...(options?.mustHave ?? [])];
  const wanted = plain(typed);
  const names = ({ en, fr }: { readonly en: string; readonly fr: string }): readonly string[] => [plain(en), plain(fr)];
  const begins = (name: { readonly en: string; readonly fr: string }): boolean =>
    names(name).some((one) => one.startsWith(wanted));
  return LISTABLE.filter(({ id }) => listed.includes(id) === (option === 'allow'))
    .filter(({ name }) => names(name).some((one) => one.includes(wanted)))
    .toSorted((a, b) => Number(begins(b.name)) - Number(begins(a.name)))
    .map(({ id }) => ({ name: w.cardName(id), value: id }));
};

/** The card that was chosen from the suggestions, or whose name was typed out in either language. */
const cardIn = (typed: string): string => {
  const wanted = plain(typed.trim());
  const found = LISTABLE.find(({ id, name }) => id === typed || [plain(name.en), plain(name.fr)].includes(wanted));
  return found?.id ?? typed;
};

const cardOption = (both: Both, of: Parameters<typeof described>[2]) =>
  described(new SlashCommandStringOption(), both, of).setAutocomplete(true);

const said = (text: string): Reply => ({ is: 'said', text });
const changed = (list: DeckList | null, card: string, w: Words): string =>
  w.tableSettings.listChanged(list, w.cardName(card));

/** The settings of the table, or a card put on one of its lists. */
export const options: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.options)
      .addStringOption(cardOption(both, ({ souls }) => souls.options.ban))
      .addStringOption(cardOption(both, ({ souls }) => souls.options.mustHave))
      .addStringOption(cardOption(both, ({ souls }) => souls.options.allow)),
  suggest,
  async execute({ channel, interaction, person, tables, w, text }) {
    const given = LISTS.filter(([name]) => text(name) !== '');
    const table = await tables.table(channel);
    if (table === null) return said(refusalText({ why: 'noTable' }, null, w));
    const [only] = given;
    if (only === undefined)
      return { is: 'page', table, shows: (now, notice) => settingsMessage(now, person.user, w, notice) };
    if (given.length > 1) return said(w.tableSettings.oneList);
    const [name, list] = only;
    const card = cardIn(text(name));
    const outcome = await tables.set(channel, interaction, person, { set: 'list', list, card });
    return { is: 'outcome', outcome, text: outcome.is === 'refused' ? null : changed(list, card, w) };
  },
};
