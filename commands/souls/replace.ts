import { SlashCommandStringOption, SlashCommandUserOption } from '@discordjs/builders';
import { seatsOf } from '../../src/discord/index.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const replace: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.replace)
      .addStringOption(
        described(new SlashCommandStringOption(), both, ({ souls }) => souls.replace.seat)
          .setRequired(true)
          .setAutocomplete(true),
      )
      .addUserOption(described(new SlashCommandUserOption(), both, ({ souls }) => souls.replace.person)),
  suggest({ table, w, typed }) {
    const wanted = typed.trim().toLocaleLowerCase(w.language);
    return (table === null ? [] : seatsOf(table))
      .filter(({ label }) => label.toLocaleLowerCase(w.language).includes(wanted))
      .map(({ label, value }) => ({ name: label, value }));
  },
  async execute({ channel, tables, text, someone }) {
    return { is: 'replace', table: await tables.table(channel), seat: text('seat'), to: someone('person') };
  },
};
