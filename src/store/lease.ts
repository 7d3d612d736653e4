/** For how long what is due can be one process's alone, in ms: if it dies, the others go on soon. */
const longest = 4_000;

/** Until when what is taken at `now` is its process's alone; both in ms since 1970. */
export function leaseEnd(now: number, lease: number): number {
  return now + Math.min(lease, longest);
}
