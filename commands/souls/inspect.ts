import { SlashCommandStringOption } from '@discordjs/builders';
import { inspectable, type Suggestion, type Typing } from '../../src/discord/index.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

const holds = (name: string, typed: string, language: string): boolean =>
  name.toLocaleLowerCase(language).includes(typed.trim().toLocaleLowerCase(language));

/** What everybody may see whose name holds what was typed. */
const suggest = ({ table, person, w, typed }: Typing): readonly Suggestion[] => {
  if (table === null) return [];
  return inspectable(table, person.user, w)
    .filter(({ label }) => holds(label, typed, w.language))
    .map(({ label, value }) => ({ name: label, value }));
};

export const inspect: Subcommand = {
  data: (builder, both) =>
    described(builder, both, ({ souls }) => souls.inspect).addStringOption(
      described(new SlashCommandStringOption(), both, ({ souls }) => souls.inspect.what).setAutocomplete(true),
    ),
  suggest,
  async execute({ channel, person, tables, w, text }) {
    const table = await tables.table(channel);
    if (table === null)
      return { is: 'outcome', outcome: { is: 'refused', refusal: { why: 'noTable' }, table }, text: null };
    const typed = text('what');
    const known = inspectable(table, person.user, w);
    const chosen = known.find(({ value }) => value === typed);
    const named = typed === '' ? undefined : known.find(({ label }) => holds(label, typed, w.language));
    return { is: 'inspect', table, path: (chosen ?? named)?.value ?? typed };
  },
};
