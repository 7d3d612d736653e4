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

const NAME = /^(\w+)_[0-9a-f]{4}$/;

/** The newest drawing of each thing, by what it stands for: ids tell which was uploaded later. */
const newestIn = (emojis: readonly KnownEmoji[]): ReadonlyMap<string, KnownEmoji> => {
  const newest = new Map<string, KnownEmoji>();
  for (const emoji of emojis) {
    const of = NAME.exec(emoji.name)?.[1];
    if (of === undefined) continue;
    const other = newest.get(of);
    if (other === undefined || BigInt(other.id) < BigInt(emoji.id)) newest.set(of, emoji);
  }
  return newest;
};

/** Of emojis that stand for these, those of which there is a newer drawing. */
export const outdatedIn = (emojis: readonly KnownEmoji[], art: readonly string[]): readonly KnownEmoji[] => {
  const newest = newestIn(emojis);
  const ours = new Set(art.map(stem));
  return emojis.filter((emoji) => {
    const of = NAME.exec(emoji.name)?.[1] ?? '';
    return ours.has(of) && newest.get(of) !== emoji;
  });
};

/** The emojis that the application has, by what they stand for: one process is one application. */
let known: ReadonlyMap<string, KnownEmoji> = new Map();

/** Notes the emojis that the application has now, in place of those before. @returns whether others are shown from now on */
export const learnEmojis = (emojis: readonly KnownEmoji[]): boolean => {
  const before = known;
  known = newestIn(emojis);
  return known.size !== before.size || [...known].some(([of, { id }]) => before.get(of)?.id !== id);
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
