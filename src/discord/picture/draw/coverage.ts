import { readFileSync } from 'node:fs';

/** A range of characters that a font has signs for. */
type Range = readonly [first: number, last: number];

const tableAt = (font: Buffer, tag: string): number | null => {
  const tables = font.readUInt16BE(4);
  for (let n = 0; n < tables; n += 1) {
    const at = 12 + n * 16;
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  return null;
};

/** The groups of a character map of format 12, the one that holds every character (OpenType, `cmap`). */
const groupsAt = (font: Buffer, at: number): readonly Range[] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, n): Range => {
    const group = at + 16 + n * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });

const FORMAT_12 = 12;

/**
 * Which characters a TrueType font has signs for.
 * @throws Error when the file has no character map of format 12
 */
export const coverageOf = (file: string): ((character: string) => boolean) => {
  const font = readFileSync(file);
  const cmap = tableAt(font, 'cmap');
  const subtables = cmap === null ? 0 : font.readUInt16BE(cmap + 2);
  for (let n = 0; cmap !== null && n < subtables; n += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + n * 8 + 4);
    if (font.readUInt16BE(at) !== FORMAT_12) continue;
    const groups = groupsAt(font, at);
    return (character) => {
      const code = character.codePointAt(0) ?? 0;
      return groups.some(([first, last]) => code >= first && code <= last);
    };
  }
  throw new Error(`${file} does not say which characters it holds.`);
};
