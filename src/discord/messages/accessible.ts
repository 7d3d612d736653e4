import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Words } from '../../text/index.js';
import { numbersOf, type Numbered } from '../memory/numbers.js';
import { clip, clipLines, embedSize, LIMITS, NO_NAME, type Payload } from '../protocol/payload.js';

/** Characters of numbers that fit at least, whatever else a message says. */
export const ROOM_FOR_NUMBERS = 1_500;

const linesOf = (numbers: readonly Numbered[]): readonly string[] =>
  numbers.flatMap(({ label, menu }, index) => {
    const isFirst = menu !== null && numbers[index - 1]?.menu !== menu;
    return [...(isFirst ? [`**${menu}**`] : []), `\`${index + 1}\` ${label}`];
  });

const sizeOf = (embeds: readonly APIEmbed[]): number => embeds.reduce((sum, embed) => sum + embedSize(embed), 0);

/** The embeds, without fields from the end of the first that has some, until so many characters are left in the message. */
const shortened = (embeds: readonly APIEmbed[], room: number): APIEmbed[] => {
  const long = embeds.find(({ fields }) => (fields ?? []).length > 0);
  if (long === undefined) return [...embeds];
  const fields = [...(long.fields ?? [])];
  const short = (): APIEmbed[] => embeds.map((embed) => (embed === long ? { ...long, fields } : embed));
  while (fields.length > 0 && sizeOf(short()) > LIMITS.embedTotal - room) fields.pop();
  return short();
};

/** A panel with a number for everything that can be done on it, for `/act number`. */
const withNumbers = (panel: Payload, w: Words): Payload => {
  const numbers = numbersOf(panel);
  if (numbers.length === 0) return panel;
  const embeds = shortened(panel.embeds, ROOM_FOR_NUMBERS);
  const title = clip(w.person.numbers.title, LIMITS.title);
  const room = LIMITS.embedTotal - sizeOf(embeds) - title.length;
  return { ...panel, embeds: [...embeds, { title, description: clipLines(linesOf(numbers), room) }] };
};

/** A line in large letters: what stands alone in bold is a heading; what is one already, or a quotation, stays. */
const large = (line: string): string => {
  if (line === '' || /^(?:#{1,3}|-#|>) /.test(line)) return line;
  const [, heading] = /^\*\*((?:(?!\*\*).)+)\*\*$/.exec(line) ?? [];
  return heading === undefined ? `### ${line}` : `## ${heading}`;
};

const lengthOf = (text: string): number => [...text].length;

const largely = (text: string): string => text.split('\n').map(large).join('\n');

/** Everything in large letters, from above, for as long as it fits into a message; nothing is left out. */
const enlarged = (page: Payload): Payload => {
  let room = LIMITS.embedTotal - sizeOf(page.embeds);
  const fits = (after: string, most: number, growth: number): boolean => {
    if (after.length > most || growth > room) return false;
    room -= growth;
    return true;
  };
  const grown = (text: string): string => {
    const after = largely(text);
    return fits(after, LIMITS.description, lengthOf(after) - lengthOf(text)) ? after : text;
  };
  /** The name of a field cannot be large, so it goes before the value. */
  const grownField = (one: APIEmbedField): APIEmbedField => {
    const value = `## ${one.name}\n${largely(one.value)}`;
    const growth = lengthOf(NO_NAME + value) - lengthOf(one.name + one.value);
    return fits(value, LIMITS.fieldValue, growth) ? { ...one, name: NO_NAME, value } : one;
  };
  const embeds = page.embeds.map(({ description, fields, ...rest }) => ({
    ...rest,
    ...(description === undefined ? {} : { description: grown(description) }),
    ...(fields === undefined ? {} : { fields: fields.map(grownField) }),
  }));
  const content = largely(page.content);
  return { ...page, embeds, content: content.length > LIMITS.content ? page.content : content };
};

/** How somebody reads what only they see. */
interface Reading {
  readonly large: boolean;
  /** What they can do has numbers. */
  readonly numbered: boolean;
  readonly w: Words;
}

/** A page that one person sees, as they read it: with numbers, and in large letters. */
export const readable = (page: Payload, how: Reading): Payload => {
  const numbered = how.numbered ? withNumbers(page, how.w) : page;
  return how.large ? enlarged(numbered) : numbered;
};
