import type { APIEmbed } from 'discord-api-types/v10';
import type { Words } from '../../text/index.js';
import { numbersOf, type Numbered } from '../numbers.js';
import { clip, clipLines, embedSize, LIMITS, type Payload } from '../payload.js';

/** Fields that are shown in full when they are large; the others only by name. */
const LARGE_FIELDS = 3;
/** Numbers that fit at least, whatever else a message says. */
const ROOM = 1_500;

const linesOf = (numbers: readonly Numbered[]): readonly string[] =>
  numbers.flatMap(({ label, menu }, index) => {
    const isFirst = menu !== null && numbers[index - 1]?.menu !== menu;
    return [...(isFirst ? [`**${menu}**`] : []), `\`${index + 1}\` ${label}`];
  });

const sizeOf = (embeds: readonly APIEmbed[]): number => embeds.reduce((sum, embed) => sum + embedSize(embed), 0);

/** The embeds, without fields from their end, until so many characters are left in the message. */
const shortened = (embeds: readonly APIEmbed[], room: number): APIEmbed[] => {
  const [first, ...others] = embeds;
  if (first === undefined) return [];
  const fields = [...(first.fields ?? [])];
  while (fields.length > 0 && sizeOf([{ ...first, fields }, ...others]) > LIMITS.embedTotal - room) fields.pop();
  return [{ ...first, fields }, ...others];
};

/** A panel with a number for everything that can be done on it, for `/act number`. */
export const withNumbers = (panel: Payload, w: Words): Payload => {
  const numbers = numbersOf(panel);
  if (numbers.length === 0) return panel;
  const embeds = shortened(panel.embeds, ROOM);
  const title = clip(w.person.numbers.title, LIMITS.title);
  const room = LIMITS.embedTotal - sizeOf(embeds) - title.length;
  return { ...panel, embeds: [...embeds, { title, description: clipLines(linesOf(numbers), room) }] };
};

/** A panel with what is asked as a heading, and few cards at a time in large letters. */
export const enlarged = (panel: Payload): Payload => {
  const [first, ...others] = panel.embeds;
  if (first === undefined) return panel;
  const description = (first.description ?? '').replace(/^\*\*(.+)\*\*$/m, '## $1');
  const fields = first.fields ?? [];
  const large = fields.slice(0, LARGE_FIELDS).map((one) => ({
    ...one,
    value: clip(`### ${one.value.replaceAll('\n', ' ')}`, LIMITS.fieldValue),
  }));
  const rest = fields.slice(LARGE_FIELDS).map(({ name }) => name);
  const folded = rest.length === 0 ? [] : [{ name: '…', value: clip(rest.join(', '), LIMITS.fieldValue) }];
  return { ...panel, embeds: shortened([{ ...first, description, fields: [...large, ...folded] }, ...others], 0) };
};
