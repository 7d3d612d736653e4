/** How things stand where all share a goal and a timer runs (COOP-03, COOP-07). */
export interface TogetherNow {
  /** What is left of the timer. */
  readonly timer: number;
  /** Soul value of all together, and what they need; null where each has a goal of their own. */
  readonly souls: { readonly has: number; readonly goal: number } | null;
  /** The most soul value that one player may have; null for no limit. */
  readonly cap: number | null;
}
