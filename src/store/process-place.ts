import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What a machine knows of the processes on it. */
interface ProcessPlace {
  /** The name of this process among all: nobody else has ever had it. */
  readonly id: string;
  /** Of these names those whose process is known to have ended: it ran on this machine. */
  ended(ids: readonly string[]): readonly string[];
}

/** Where numbers of processes mean the same: on this machine since it was started, in this container; null: not known. */
function here(): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const numbers = readlinkSync('/proc/self/ns/pid');
    return createHash('sha256').update(`${hostname()} ${boot} ${numbers}`).digest('base64url').slice(0, 12);
  } catch {
    return null; // not Linux: nothing is lost but a few seconds
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** A name for this process, from which others on the same machine see that it has ended. */
export function processPlace(): ProcessPlace {
  const where = here();
  const own = `${where ?? 'somewhere'}:${process.pid}:`;
  const id = `${own}${randomBytes(6).toString('hex')}`;
  return {
    id,
    ended: (ids) =>
      ids.filter((one) => {
        const [place, pid] = one.split(':');
        return where !== null && place === where && one !== id && !lives(Number(pid));
      }),
  };
}
