import { SlashCommandIntegerOption, SlashCommandStringOption } from '@discordjs/builders';
import { LONGEST_TEXT, partnersOf, type Call, type Suggestion, type Typing } from '../../src/discord/index.js';
import type { Table } from '../../src/table/index.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

/** More ¢ than this nobody can have. */
const MOST = 100;

const amount = () => new SlashCommandIntegerOption().setMinValue(1).setMaxValue(MOST);

/** Everybody else at the table whose name holds what was typed. */
const suggest = ({ table, person, w, typed }: Typing): readonly Suggestion[] => {
  if (table === null) return [];
  const wanted = typed.toLocaleLowerCase(w.language);
  return partnersOf(table, person.user)
    .filter(({ label }) => label.toLocaleLowerCase(w.language).includes(wanted))
    .map(({ label, value }) => ({ name: label, value }));
};

/** The seat that was chosen from the suggestions, or whose name was typed out. */
const partner = (table: Table | null, { person, w, text }: Call): string => {
  const typed = text('with').trim();
  const found = (table === null ? [] : partnersOf(table, person.user)).find(
    ({ label, value }) =>
      value === typed || label.toLocaleLowerCase(w.language) === typed.toLocaleLowerCase(w.language),
  );
  return found?.value ?? '';
};

export const deal: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.deal)
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.deal.with)
          .setRequired(true)
          .setAutocomplete(true),
      )
      .addIntegerOption(described(amount(), both, ({ souls }) => souls.deal.give))
      .addIntegerOption(described(amount(), both, ({ souls }) => souls.deal.ask))
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.deal.favour).setMaxLength(LONGEST_TEXT),
      ),
  suggest,
  async execute(call) {
    const { channel, interaction, person, tables, missing, place, w, whole, text } = call;
    if (missing.length > 0) return { is: 'said', text: w.errors.missingPermissions(missing) };
    const [give, ask] = [whole('give'), whole('ask')];
    if ((give === null) === (ask === null)) return { is: 'said', text: w.errors.oneOfGiveAndAsk };
    const isFree = place.server === null || (await tables.servers.settings(place.server)).freeText;
    if (text('for').trim() !== '' && !isFree) return { is: 'said', text: w.freeText.notHere };
    const to = partner(await tables.table(channel), call) as `p${number}`;
    const terms = { to, gives: give !== null, amount: give ?? ask ?? 0, favour: text('for') };
    const outcome = await tables.offer(channel, interaction, person, terms);
    const isOpen = outcome.is !== 'refused' && outcome.table.data.offers.some(({ id }) => id === interaction);
    return { is: 'outcome', outcome, text: isOpen ? w.board.offerMade : null };
  },
};
