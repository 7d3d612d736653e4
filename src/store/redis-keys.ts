import { createHash } from 'node:crypto';
import type { Due } from '../table/index.js';

/** Never change it without a migration: it decides where every channel's keys are. */
const buckets = 64;

/** The hash tags of all buckets. */
export const allTags: readonly string[] = Array.from({ length: buckets }, (_, bucket) => tag(bucket));

/** The keys of a channel. They share a hash tag, so that one commit can change them all on Redis Cluster (STACK.md). */
export function channelKeys(channel: string) {
  const own = tag(createHash('sha1').update(channel).digest().readUInt8(0) % buckets);
  return {
    /** HASH: revision, id, checkpoint, answers, ended; historySize: bytes, -1 when no more of it is kept */
    table: `${own}:g:${channel}`,
    /** LIST: id, a space, the text */
    outbox: `${own}:o:${channel}`,
    /** HASH: a field for each user */
    drafts: `${own}:d:${channel}`,
    /** STREAM: id, text */
    entries: `${own}:l:${channel}`,
    /** LIST of texts */
    history: `${own}:h:${channel}`,
    live: liveKey(own),
    due: dueKey(own),
    /** STRING: the revision that the interaction produced */
    interaction: (interaction: string) => `${own}:i:${interaction}`,
  };
}

/** A pattern that the keys of all tables fit, and no other key. */
export const anyTable = '{b*}:g:*';

/** The channel of a table's key. */
export function channelIn(tableKey: string): string {
  return tableKey.slice(tableKey.indexOf(':g:') + 3);
}

/** A prefix as the beginning of a pattern. */
export function literally(prefix: string): string {
  return prefix.replace(/[*?[\]\\]/g, '\\$&');
}

/** SET: the channels of a bucket that have a live table, or an ended one with something left in its outbox. */
export function liveKey(ofTag: string): string {
  return `${ofTag}:live`;
}

/** ZSET by ms since 1970: the scheduled wake-ups and outbox retries of the channels of a bucket, see {@link dueMember}. */
export function dueKey(ofTag: string): string {
  return `${ofTag}:due`;
}

/** What is scheduled for a channel: `w:` a wake-up, `o:` a retry of what is left in its outbox. */
export function dueMember({ channel, for: what }: Due): string {
  return `${what === 'wake' ? 'w' : 'o'}:${channel}`;
}

/** Parses what {@link dueMember} has written. */
export function dueIn(member: string): Due {
  return { channel: member.slice(2), for: member.startsWith('w') ? 'wake' : 'outbox' };
}

/** HASH: when a process was last known to run, and for how many ms none has. */
export const beatKey = '{beat}';

/** STRING: the application that the store belongs to. */
export const ownerKey = '{owner}';

/** STRING: what a user has set. */
export function userKey(user: string): string {
  return `{u:${user}}`;
}

/** A pattern that the keys of all users fit, and no other key. */
export const anyUser = '{u:*}';

/** STRING: what the managers of a server have set. */
export function serverKey(server: string): string {
  return `{s:${server}}`;
}

/** A pattern that the keys of all servers fit, and no other key. */
export const anyServer = '{s:*}';

/** The user or server of its key. */
export function idIn(key: string): string {
  return key.slice(3, -1);
}

function tag(bucket: number): string {
  return `{b${String(bucket).padStart(2, '0')}}`;
}
