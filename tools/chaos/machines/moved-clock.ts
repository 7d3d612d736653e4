// Loaded before a process of the bot (node --import): its clock shows so many ms more as the file that MOVED_CLOCK names says,
// which is read again at each SIGUSR2.
import { readFileSync } from 'node:fs';

const Now = globalThis.Date;
let ahead = 0;

const read = (): void => {
  const text = readFileSync(process.env['MOVED_CLOCK'] ?? '', 'utf8');
  ahead = Number(text);
};

globalThis.Date = class extends Now {
  constructor(...given: readonly never[]) {
    if (given.length === 0) super(Now.now() + ahead);
    else super(...(given as unknown as [number]));
  }
  static override now(): number {
    return Now.now() + ahead;
  }
} as DateConstructor;

process.on('SIGUSR2', read);
