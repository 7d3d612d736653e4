import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, type Logger } from '../../src/ops/index.js';
import type { Commit } from '../../src/table/index.js';

/** A commit of a channel in which nothing special happens, changed by what the test cares about. */
export function commitOf(channel: string, expectedRevision: number, change: Partial<Commit> = {}): Commit {
  return {
    channel,
    expectedRevision,
    answers: '[]',
    entries: [],
    outbox: [],
    interaction: null,
    ended: false,
    ...change,
  };
}

/** A log whose lines can be read. */
export function readableLog(): { readonly log: Logger; readonly lines: { readonly level: number; msg: string }[] } {
  const lines: { readonly level: number; msg: string }[] = [];
  const destination = {
    write: (line: string) => void lines.push(JSON.parse(line) as { readonly level: number; msg: string }),
  };
  return { log: createLogger({ level: 'info', destination }), lines };
}

/** A folder that is removed with `remove`. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'souls-store-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The address with which every key begins with the prefix of the test file. */
export function prefixed(url: string, prefix: string): string {
  const address = new URL(url);
  address.searchParams.set('keyPrefix', prefix);
  return address.href;
}
