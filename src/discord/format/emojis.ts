import { createHash } from 'node:crypto';
import type { APIEmbed } from 'discord-api-types/v10';

/** An emoji of the application, as Discord calls it. */
export interface KnownEmoji {
  readonly id: string;
  readonly name: string;
}

/** Characters of the name of an emoji at most, and of the hash at its end (Discord's document resources/emoji). */
const LONGEST = 32;
const HASH = 4;
const SEPARATOR = '_';

/** What an emoji stands for, as the beginning of its name. */
const stem = (of: string): string => of.replace(/\W/g, SEPARATOR).slice(0, LONGEST - HASH - SEPARATOR.length);

/** The name of the emoji that stands for this and is drawn after this recipe: another drawing has another name. */
export const emojiName = (of: string, recipe: string): string => {
  const hash = createHash('sha256').update(recipe).digest('hex').slice(0, HASH);
  return `${stem(of)}${SEPARATOR}${hash}`;
};

/** Whether an emoji of this name stands for this, however it is drawn. */
export const standsFor = (name: string, of: string): boolean =>
  name.length === stem(of).length + SEPARATOR.length + HASH &&
  name.startsWith(`${stem(of)}${SEPARATOR}`) &&
  /^[0-9a-f]+$/.test(name.slice(-HASH));

/** The emojis that the application has, by what they stand for: one process is one application. */
const known = new Map<string, KnownEmoji>();

/** Notes the emojis that the application has now, in place of those before. */
export const learnEmojis = (emojis: readonly KnownEmoji[]): void => {
  known.clear();
  for (const emoji of emojis) known.set(emoji.name.slice(0, -(HASH + SEPARATOR.length)), emoji);
};

/** The emoji that stands for a card or an icon; null where the application has none. */
export const emojiFor = (of: string): KnownEmoji | null => known.get(stem(of)) ?? null;

/** The emoji as it is written in a text, and a space; empty where there is none. */
export const iconBefore = (of: string): string => {
  const emoji = emojiFor(of);
  return emoji === null ? '' : `<:${emoji.name}:${emoji.id}> `;
};

/** The plain signs of our texts, and the icons of the picture that take their place where the application has them. */
const SIGNS: Readonly<Record<string, string>> = {
  '♥': 'hp',
  '⚔': 'atk',
  '¢': 'cents',
  '☠': 'death',
  '↷': 'deactivated',
  '⚀': 'die1',
  '⚁': 'die2',
  '⚂': 'die3',
  '⚃': 'die4',
  '⚄': 'die5',
  '⚅': 'die6',
};

const SIGN = /[♥⚔¢☠↷⚀-⚅]\uFE0F?/gu;

/** Where signs stay as they are: in code, and in addresses. */
const APART = /(`+[^`]*`+|\]\([^)]*\))/;

const withIcons = (text: string, most: number): string => {
  if (known.size === 0) return text;
  const parts = text.split(APART).map((part, n) => {
    if (n % 2 === 1) return part;
    return part.replace(SIGN, (sign) => {
      const emoji = emojiFor(SIGNS[sign.replace('\uFE0F', '')] ?? '');
      return emoji === null ? sign : `<:${emoji.name}:${emoji.id}>`;
    });
  });
  const whole = parts.join('');
  return [...whole].length <= most ? whole : text;
};

/** Characters that texts may have (Discord's document resources/message). */
const MOST = { content: 2000, description: 4096, field: 1024, total: 6000 } as const;

const iconed = (embed: APIEmbed): APIEmbed => ({
  ...embed,
  ...(embed.description === undefined ? {} : { description: withIcons(embed.description, MOST.description) }),
  ...(embed.fields === undefined
    ? {}
    : { fields: embed.fields.map((field) => ({ ...field, value: withIcons(field.value, MOST.field) })) }),
});

const sizeOf = ({ title, description, footer, fields = [] }: APIEmbed): number =>
  [title, description, footer?.text, ...fields.flatMap(({ name, value }) => [name, value])].reduce(
    (sum, text) => sum + [...(text ?? '')].length,
    0,
  );

/** A message with the icons of the application in place of plain signs, where there is room for them. */
export const withEmojis = <T extends { readonly content: string; readonly embeds: readonly APIEmbed[] }>(
  payload: T,
): T => {
  if (known.size === 0) return payload;
  const embeds = payload.embeds.map(iconed);
  const fits = embeds.reduce((sum, embed) => sum + sizeOf(embed), 0) <= MOST.total;
  return { ...payload, content: withIcons(payload.content, MOST.content), embeds: fits ? embeds : payload.embeds };
};
