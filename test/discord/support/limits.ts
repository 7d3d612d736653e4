import type { Payload } from '../../../src/discord/protocol/payload.js';
import { embedSize } from '../../../src/discord/protocol/payload.js';

/** A message as it is sent, or as it came back: then without its files. */
type Message = Omit<Payload, 'files'> & Partial<Pick<Payload, 'files'>>;

/** What Discord would refuse about a message (DISCORD.md section 1), as sentences. */
export const refusals = ({ content, embeds, components, files = [] }: Message): readonly string[] => {
  const problems: string[] = [];
  const within = (what: string, text: string | undefined, most: number, least = 0): void => {
    const length = (text ?? '').length;
    if (length > most || length < least) problems.push(`${what} has ${length} characters: ${text}`);
  };
  within('content', content, 2000);
  if (content === '' && embeds.length === 0) problems.push('the message is empty');
  for (const embed of embeds) {
    within('title', embed.title, 256);
    within('description', embed.description, 4096);
    within('footer', embed.footer?.text, 2048);
    for (const { name, value } of embed.fields ?? []) {
      within('field name', name, 256, 1);
      within('field value', value, 1024, 1);
    }
    if ((embed.fields ?? []).length > 25) problems.push('more than 25 fields');
  }
  const total = embeds.reduce((sum, embed) => sum + embedSize(embed), 0);
  if (total > 6000) problems.push(`the embeds have ${total} characters`);
  if (embeds.length > 10) problems.push(`${embeds.length} embeds`);
  for (const { name, alt } of files) {
    within('file name', name, 100, 1);
    within('alt text', alt, 1024);
  }
  if (components.length > 5) problems.push(`${components.length} rows`);
  const ids = components.flatMap((row) =>
    row.components.flatMap((part) => ('custom_id' in part ? [part.custom_id] : [])),
  );
  if (new Set(ids).size !== ids.length) problems.push(`custom ids twice: ${ids.join(' ')}`);
  for (const id of ids) within('custom id', id, 100, 1);
  for (const row of components) {
    const selects = row.components.filter((part) => part.type !== 2);
    if (row.components.length > 5 || row.components.length === 0) problems.push(`${row.components.length} in a row`);
    if (selects.length > 0 && row.components.length > 1) problems.push('a menu shares its row');
    for (const part of row.components) {
      if (part.type === 2 && 'label' in part) within('label', part.label, 80, 1);
      if (part.type !== 3) continue;
      within('placeholder', part.placeholder, 150);
      const { options, min_values: min = 1, max_values: max = 1 } = part;
      if (options.length < 1 || options.length > 25) problems.push(`${options.length} options`);
      if (min > max || max > options.length) problems.push(`${min} to ${max} of ${options.length} options`);
      if (options.filter((option) => option.default === true).length > max) problems.push('more chosen than allowed');
      if (new Set(options.map(({ value }) => value)).size !== options.length) problems.push('a value twice');
      for (const option of options) {
        within('option label', option.label, 100, 1);
        within('option description', option.description, 100);
        within('option value', option.value, 100, 1);
      }
    }
  }
  return problems;
};

/**
 * What a message repeats as it came, of names and words of asterisks with a mark that turns the direction: five of them where
 * markdown is read, and the mark anywhere.
 */
export const unescaped = ({ content, embeds, components }: Message): readonly string[] => {
  const read = [
    content,
    ...embeds.flatMap(({ title = '', description = '', fields = [] }) => [
      title,
      description,
      ...fields.flatMap(({ name, value }) => [name, value]),
    ]),
  ];
  const turned = JSON.stringify([content, embeds, components]).split('\u202E').slice(0, -1);
  return [...read.filter((text) => text.includes('*****')), ...turned.map((before) => before.slice(-20))];
};
