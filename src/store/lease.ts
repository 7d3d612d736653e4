/** The longest lease on something that is due, in ms: when its process dies, the others take over soon. */
const longest = 4_000;

/** When a lease taken at `now` ends; both in ms since 1970. */
export function leaseEnd(now: number, lease: number): number {
  return now + Math.min(lease, longest);
}
