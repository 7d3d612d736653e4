import { variableRows } from '../../src/ops/index.js';

const BEGIN = '<!-- configuration -->';
const END = '<!-- /configuration -->';

/** The table of all variables that the program reads, as Markdown. */
const configurationTable = (): string =>
  [
    '| Variable | Default | What it does |',
    '| --- | --- | --- |',
    ...variableRows().map(({ name, description, default: preset, file }) => {
      const more = file ? ` \`${name}_FILE\` may name a file that holds it.` : '';
      return `| \`${name}\` | ${preset === undefined ? '–' : `\`${preset}\``} | ${description}${more} |`;
    }),
  ].join('\n');

/** The document with the table of variables between its two marks. Throws when they are not there. */
export const withConfigurationTable = (document: string): string => {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`The marks ${BEGIN} and ${END} are missing.`);
  return `${before}${BEGIN}\n\n${configurationTable()}\n\n${END}${after}`;
};
