import { SlashCommandStringOption } from '@discordjs/builders';
import { wishes } from '../../src/discord/index.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const why: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.why).addStringOption(
      described(new SlashCommandStringOption(), both, ({ souls }) => souls.why.what).setAutocomplete(true),
    ),
  suggest({ table, person, w, typed }) {
    if (table === null) return [];
    const wanted = typed.trim().toLocaleLowerCase(w.language);
    return wishes(table, person.user, w)
      .filter(({ label }) => label.toLocaleLowerCase(w.language).includes(wanted))
      .map(({ label, value }) => ({ name: label, value }));
  },
  async execute({ channel, tables, text }) {
    return { is: 'why', table: await tables.table(channel), what: text('what') };
  },
};
