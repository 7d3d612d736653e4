import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (how?: { readonly type: 'minor' }) => void;

/** What collects the memory of this thread. */
const collector = (): Collect => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return collect;
};

/**
 * Collects at once what the start has left behind: by itself that happens only when much more has come together, and until
 * then the process holds some 20 MB for nothing. It takes a tenth of a second, in which nothing else happens.
 */
export function collectStart(): void {
  const collect = collector();
  collect();
  collect();
}

let own: Collect | null = null;

/**
 * Collects what has lived for a moment only in this thread, in a millisecond. For memory outside of JavaScript’s own, of which
 * the machine has to find new pages as long as nobody has noticed that the old ones are free.
 */
export function collectBrief(): void {
  own ??= collector();
  own({ type: 'minor' });
}
