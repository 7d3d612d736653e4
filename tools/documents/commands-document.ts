import type { APIApplicationCommandOption, LocalizationMap } from 'discord-api-types/v10';
import { cardById } from '../../cards/index.js';
import { allCommands, allMenus } from '../../commands/index.js';
import { words } from '../../src/text/index.js';

/** A command, subcommand or option as Discord is told about it. */
interface Node {
  readonly name: string;
  readonly description: string;
  readonly name_localizations?: LocalizationMap | null | undefined;
  readonly description_localizations?: LocalizationMap | null | undefined;
  readonly options?: readonly APIApplicationCommandOption[] | undefined;
}

/** Discord's numbers for an option that is a command itself. */
const SUBCOMMAND = 1;

const french = (texts: { readonly fr?: string | null | undefined } | null | undefined, english: string): string =>
  texts?.fr ?? english;

/** A name in English, and in French where it differs. */
const inBoth = (english: string, other: string): string =>
  other === english ? `\`${english}\`` : `\`${english}\` (\`${other}\`)`;

/** The lines of the options that people type. */
const optionLines = ({ options = [] }: Node): readonly string[] =>
  options.map(
    ({ name, name_localizations: names, description }) => `- ${inBoth(name, french(names, name))}: ${description}`,
  );

/** The sections of the notes, by their headings. */
const notesIn = (notes: string): ReadonlyMap<string, string> =>
  new Map(
    notes
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = '', ...text] = section.split('\n');
        return [heading, text.join('\n').trim()] as const;
      }),
  );

/**
 * The text of docs/commands.md: every command, subcommand and option with its names in both languages and its descriptions,
 * and what `notes` (Markdown, a section for each command) say besides. Throws when a note is of no command.
 */
export const commandsDocument = (notes: string): string => {
  const cards = { card: cardById };
  const both = { en: words('en', cards), fr: words('fr', cards) };
  const left = new Map(notesIn(notes));
  const noteOf = (name: string): readonly string[] => {
    const note = left.get(name);
    left.delete(name);
    return note === undefined ? [] : [note];
  };
  const section = (level: string, english: string, other: string, node: Node, withOptions: boolean): string => {
    const own = french(node.description_localizations, node.description);
    const options = withOptions ? optionLines(node) : [];
    return [
      `${level} ${english}`,
      `${node.description}.`,
      ...noteOf(english),
      `*${other}* : ${own}.`,
      ...(options.length === 0 ? [] : [options.join('\n')]),
    ].join('\n\n');
  };
  const roots = allCommands(both).flatMap(({ data }) => {
    const root = JSON.parse(JSON.stringify(data)) as Node;
    const names = { english: `/${root.name}`, other: `/${french(root.name_localizations, root.name)}` };
    const subcommands = (root.options ?? []).filter(({ type }) => Number(type) === SUBCOMMAND) as readonly Node[];
    return [
      section('##', names.english, names.other, root, subcommands.length === 0),
      ...subcommands.map((sub) =>
        section(
          '###',
          `${names.english} ${sub.name}`,
          `${names.other} ${french(sub.name_localizations, sub.name)}`,
          sub,
          true,
        ),
      ),
    ];
  });
  const introduction = noteOf('The buttons').map((text) => `## The buttons\n\n${text}`);
  const menus = allMenus(both).map(({ data }) =>
    [`## ${data.name}`, ...noteOf(data.name), `*${french(data.name_localizations, data.name)}*`].join('\n\n'),
  );
  if (left.size > 0) throw new Error(`Notes on what is no command: ${[...left.keys()].join(', ')}`);
  return `${[
    '# Commands',
    'Made by `npm run documents` from the descriptions that Discord shows, and from `tools/documents/command-notes.md`. French names stand in brackets or in italics.',
    ...introduction,
    ...roots,
    ...menus,
  ].join('\n\n')}\n`;
};
