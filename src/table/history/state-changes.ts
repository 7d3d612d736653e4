import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * A state differs little from the one a turn before. Each part of its text is packed with the same part of the text before as
 * a dictionary, and a little to both sides of it, because what was added before it has moved it: in bytes. A packer looks
 * back 32 KB at most.
 */
const PART = 12 * 1024;
const AROUND = 8 * 1024;

const dictionaryFor = (before: Buffer, start: number): Buffer =>
  before.subarray(Math.max(0, start - AROUND), start + PART + AROUND);

/** What has changed in a text since another one, packed. */
export const changesIn = (text: string, since: string): readonly string[] => {
  const [before, now] = [Buffer.from(since), Buffer.from(text)];
  const parts = Array.from({ length: Math.ceil(now.length / PART) }, (_, at) => at * PART);
  return parts.map((start) => {
    const dictionary = dictionaryFor(before, start);
    const part = now.subarray(start, start + PART);
    return deflateRawSync(part, dictionary.length > 0 ? { level: 9, dictionary } : { level: 9 }).toString('base64');
  });
};

/** The text with what {@link changesIn} has found. */
export const withChanges = (since: string, changes: readonly string[]): string => {
  const before = Buffer.from(since);
  const parts = changes.map((change, at) => {
    const dictionary = dictionaryFor(before, at * PART);
    return inflateRawSync(Buffer.from(change, 'base64'), {
      maxOutputLength: PART,
      ...(dictionary.length > 0 ? { dictionary } : {}),
    });
  });
  return Buffer.concat(parts).toString();
};
