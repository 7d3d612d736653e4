// Loaded before a process of the bot (node --import): its standard output and error are on a full disk while the file that
// FULL_LOG names says 1, which is read again at each SIGUSR2.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const write = fs.writeSync;
let isFull = false;

const read = (): void => {
  isFull = fs.readFileSync(process.env['FULL_LOG'] ?? '', 'utf8') === '1';
};

fs.writeSync = ((fd: number, ...rest: readonly never[]) => {
  if (isFull && (fd === 1 || fd === 2)) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  return (write as (of: number, ...more: readonly never[]) => number)(fd, ...rest);
}) as typeof fs.writeSync;
syncBuiltinESMExports();

process.on('SIGUSR2', read);
