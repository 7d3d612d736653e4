import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type {
  APIActionRowComponent,
  APIAllowedMentions,
  APIButtonComponentWithCustomId,
  APIButtonComponentWithURL,
  APIComponentInMessageActionRow,
  APIEmbed,
  APIEmbedField,
  APISelectMenuOption,
  APIStringSelectComponent,
  APIUserSelectComponent,
} from 'discord-api-types/v10';
import { cutAtWord } from '../../text/index.js';
import { emojiFor } from './emojis.js';
import { parseId } from './ids.js';

/** A file that goes with a message; embeds show it by `attachment://` and its name. */
export interface Attached {
  readonly name: string;
  readonly data: Buffer;
  /** What it shows, in words: at most {@link LIMITS}.alt characters. */
  readonly alt: string;
}

/** A message as Discord takes it: complete, so that an edit leaves nothing of the old one. */
export interface Payload {
  readonly content: string;
  readonly embeds: APIEmbed[];
  readonly components: APIActionRowComponent<APIComponentInMessageActionRow>[];
  readonly allowed_mentions: APIAllowedMentions;
  readonly files: readonly Attached[];
}

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** Discord's limits (DISCORD.md section 1). */
export const LIMITS = {
  title: 256,
  description: 4096,
  fields: 25,
  fieldName: 256,
  fieldValue: 1024,
  footer: 2048,
  embedTotal: 6000,
  content: 2000,
  label: 80,
  option: 100,
  options: 25,
  placeholder: 150,
  alt: 1024,
} as const;

/** Cuts a text to a length counted in code points, with an ellipsis as its last; between words where it can. */
export const clip = (text: string, length: number): string => {
  const points = [...text];
  if (points.length <= length) return text;
  return cutAtWord(points.slice(0, length - 1).join(''), points.slice(length - 1).join(''));
};

/** The lines that fit, the rest counted by `more`; keeps the first lines. */
export const clipLines = (lines: readonly string[], length: number): string => {
  const kept: string[] = [];
  let used = 0;
  for (const line of lines) {
    const size = [...line].length + 1;
    if (used + size > length - 2) {
      return kept.length === 0 ? clip(line, length) : [...kept, '…'].join('\n');
    }
    kept.push(line);
    used += size;
  }
  return kept.join('\n');
};

/** What Discord takes for the name of a field that has none. */
export const NO_NAME = '\u200B';

/** A line in pieces that a field takes, broken between words. */
const pieces = (line: string, most: number): readonly string[] => {
  const points = [...line];
  if (points.length <= most) return [line];
  const head = points.slice(0, most).join('');
  const at = head.lastIndexOf(' ');
  const cut = at > 0 ? at : head.length;
  return [line.slice(0, cut), ...pieces(line.slice(cut).trimStart(), most)];
};

/** Lines under one name in as few fields as take them whole. */
export const inFields = (name: string, lines: readonly string[]): readonly APIEmbedField[] => {
  const values: string[] = [];
  for (const piece of lines.flatMap((line) => pieces(line, LIMITS.fieldValue))) {
    const longer = `${values.at(-1) ?? ''}\n${piece}`;
    if (values.length > 0 && longer.length <= LIMITS.fieldValue) values[values.length - 1] = longer;
    else values.push(piece);
  }
  return values.map((value, index) => field(index === 0 ? name : NO_NAME, value));
};

export const message = (parts: Partial<Payload>): Payload => ({
  content: '',
  embeds: [],
  components: [],
  allowed_mentions: { parse: [] },
  files: [],
  ...parts,
});

/** The longest line above an embed, in characters. */
export const LINE = 300;

/**
 * The message with one line above its embeds, which people read who have embeds switched off, or where a moderator has hidden
 * them: the title of the first and the line below it. What is said already stays.
 */
export const withLine = (payload: Payload): Payload => {
  const [{ title = '', description = '' } = {}] = payload.embeds;
  const [first = ''] = description.split('\n');
  const line = [title === '' ? '' : `**${title}**`, first].filter((part) => part !== '').join(' · ');
  return payload.content === '' ? { ...payload, content: clip(line, LINE) } : payload;
};

export const field = (name: string, value: string, inline = false): APIEmbedField => ({
  name: clip(name, LIMITS.fieldName),
  value: value === '' ? '–' : clip(value, LIMITS.fieldValue),
  inline,
});

/** An icon beside the word of a button, by what it does: nobody has to know it, for the word says the same. */
const iconOf = (customId: string): string | null => {
  const id = parseId(customId);
  switch (id?.verb) {
    case 'panel':
      return '🃏';
    case 'pass':
      return '➡️';
    case 'undo':
      return '↩️';
    case 'deal':
      return '⚖️';
    case 'inspect':
      return 'ℹ️';
    case 'more':
      return '⬇️';
    case 'options':
      return '⚙️';
    case 'set':
      return id.arg === '' ? '⚙️' : null; // the others show their state as a mark
    case 'start':
      return '▶️';
    case 'tutorial':
      return id.arg === '' || id.arg === 'new' ? '▶️' : null;
    case 'accept':
    case 'confirm':
      return '✔️';
    case 'decline':
      return '✖️';
    case 'call':
      return '📣';
    case 'share':
      return '↗️';
    case 'ask':
      return '✉️';
    case 'look':
      return /^[cb]\./.test(id.arg) ? '🃏' : null; // a card
    default:
      return null;
  }
};

export const button = (
  id: string,
  label: string,
  style: 'primary' | 'secondary' | 'success' | 'danger' = 'secondary',
  disabled = false,
): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  custom_id: id,
  label: clip(label, LIMITS.label),
  ...iconIn(id),
  style: STYLES[style],
  ...(disabled ? { disabled } : {}),
});

/** A button that leads to an address. */
export const linkButton = (url: string, label: string): APIButtonComponentWithURL => ({
  type: ComponentType.Button,
  url,
  label: clip(label, LIMITS.label),
  style: ButtonStyle.Link,
});

const iconIn = (id: string): Pick<APIButtonComponentWithCustomId, 'emoji'> => {
  const name = iconOf(id);
  return name === null ? {} : { emoji: { name } };
};

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly chosen?: boolean;
  /** Its name on a button; the label when absent. */
  readonly short?: string;
  /** The card whose emblem stands beside it, or one of the icons, where the application has it as an emoji. */
  readonly icon?: string | undefined;
}

/** An emoji beside the label of a button or of an entry of a menu. */
const emojiOf = (icon: string | undefined): { readonly emoji?: { readonly id: string; readonly name: string } } => {
  const emoji = icon === undefined ? null : emojiFor(icon);
  return emoji === null ? {} : { emoji: { id: emoji.id, name: emoji.name } };
};

/** The button with the emblem of a card, where the application has it as an emoji. */
export const withEmblem = (
  made: APIButtonComponentWithCustomId,
  card: string | undefined,
): APIButtonComponentWithCustomId => ({ ...made, ...emojiOf(card) });

const choice = ({ value, label, description, chosen, icon }: Choice): APISelectMenuOption => ({
  value,
  label: clip(label, LIMITS.option),
  ...(description === undefined || description === '' ? {} : { description: clip(description, LIMITS.option) }),
  ...(chosen === true ? { default: true } : {}),
  ...emojiOf(icon),
});

export const select = (
  id: string,
  placeholder: string,
  choices: readonly Choice[],
  range: { readonly min: number; readonly max: number } = { min: 1, max: 1 },
): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: id,
  placeholder: clip(placeholder, LIMITS.placeholder),
  options: choices.map(choice),
  min_values: range.min,
  max_values: range.max,
});

/** A menu that Discord fills with the people of the server. */
export const userSelect = (id: string, placeholder: string): APIUserSelectComponent => ({
  type: ComponentType.UserSelect,
  custom_id: id,
  placeholder: clip(placeholder, LIMITS.placeholder),
});

/** Rows of five buttons, and of one select each; empty ones are left out. */
export const rows = (...parts: readonly (readonly APIComponentInMessageActionRow[])[]): Row[] =>
  parts
    .filter((components) => components.length > 0)
    .map((components) => ({ type: ComponentType.ActionRow, components: [...components] }));

/** The characters of an embed that count towards Discord's total. */
export const embedSize = (embed: APIEmbed): number =>
  [
    embed.title,
    embed.description,
    embed.footer?.text,
    ...(embed.fields ?? []).flatMap(({ name, value }) => [name, value]),
  ].reduce((sum, text) => sum + [...(text ?? '')].length, 0);

/** The message with a picture in its first embed, and each further one in an embed of its own. */
export const withPictures = (payload: Payload, ...files: readonly Attached[]): Payload => {
  const [first, ...rest] = payload.embeds;
  const [image, ...others] = files.map(({ name }) => ({ url: `attachment://${name}` }));
  if (first === undefined || image === undefined) return payload;
  return { ...payload, embeds: [{ ...first, image }, ...rest, ...others.map((one) => ({ image: one }))], files };
};

/** The message with a picture in this of its embeds; without it when there is none. */
export const withPictureAt = (payload: Payload, at: number, file: Attached | null): Payload =>
  file === null || payload.embeds[at] === undefined
    ? payload
    : {
        ...payload,
        embeds: payload.embeds.map((embed, n) =>
          n === at ? { ...embed, image: { url: `attachment://${file.name}` } } : embed,
        ),
        files: [...payload.files, file],
      };

/** The message without its pictures. */
export const withoutPictures = (payload: Payload): Payload => ({
  ...payload,
  embeds: payload.embeds.map(({ image: _image, ...embed }) => embed),
  files: [],
});
