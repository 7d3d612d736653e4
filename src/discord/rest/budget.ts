import type { Timers } from './timers.js';

/**
 * What a request to Discord is for, in the order in which they go: what somebody waits for an answer for, telling people
 * something, boards and what else shows a table, and what nobody waits for. Answers to interactions need no permit: Discord
 * does not count them (DISCORD section 1).
 */
export type Work = 'answer' | 'notice' | 'board' | 'upkeep';

/** The right to make one request. */
export interface Permit {
  /** Whether the request has been made, however it ended, or the right was not used; only the first time counts. */
  end(how: 'made' | 'unused'): void;
}

/** All requests of the bot that Discord counts, in front of discord.js. */
export interface Budget {
  /** Resolves when a request may go out. */
  permit(work: Work): Promise<Permit>;
}

/**
 * What Discord takes from a bot (topics/rate-limits): requests, but for two that the client makes by itself as it connects, and
 * the milliseconds that they count for, with some to spare.
 */
const REQUESTS = 48;
const SECOND = 1_010;
/**
 * Requests a second about messages that are answers to interactions: Discord does not count them, and so many leave the bot
 * the time to answer. Fewer than people can ask for would pile up, each with the interaction that it is about.
 */
export const UNCOUNTED = 200;

const ORDER: readonly Work[] = ['answer', 'notice', 'board', 'upkeep'];
/** How many of the requests are kept for what goes before, so that it has not to wait for the end of a second. */
const KEPT: Readonly<Record<Work, number>> = { answer: 0, notice: 1, board: 3, upkeep: 8 };
/** How many requests may go before one that waits, answers apart, so that in the end everything is done. */
const PATIENCE: Readonly<Record<Work, number>> = { answer: 0, notice: 1, board: 3, upkeep: 19 };

/** Milliseconds between two looks at whether what is held back may go. */
const HELD = 5_000;

/**
 * No more requests within a second than that, as Discord counts them: a request takes its place from the permit until a second after
 * it has ended. So whenever Discord has counted it, the next one in its place comes a second later or more, however long
 * either was on its way. While `isHeld`, only answers go.
 */
export const createBudget = (timers: Timers, requests = REQUESTS, isHeld = (): boolean => false): Budget => {
  let free = requests;
  let looksAgain = false;
  const waiting: Readonly<Record<Work, (() => void)[]>> = { answer: [], notice: [], board: [], upkeep: [] };
  const passed: Record<Work, number> = { answer: 0, notice: 0, board: 0, upkeep: 0 };

  const isOverdue = (work: Work): boolean => passed[work] >= PATIENCE[work];

  const next = (): Work | undefined => {
    if (free === 0) return undefined;
    const asking = ORDER.filter((work) => waiting[work].length > 0);
    if (asking[0] === 'answer') return 'answer';
    if (asking.length > 0 && isHeld()) {
      lookLater();
      return undefined;
    }
    return asking.findLast(isOverdue) ?? asking.find((work) => free > KEPT[work]);
  };

  const lookLater = (): void => {
    if (looksAgain) return;
    looksAgain = true;
    timers.after(HELD, () => {
      looksAgain = false;
      go();
    });
  };

  const go = (): void => {
    for (let work = next(); work !== undefined; work = next()) {
      const granted = ORDER.indexOf(work);
      for (const [rank, other] of ORDER.entries()) if (rank > granted && waiting[other].length > 0) passed[other] += 1;
      passed[work] = 0;
      free -= 1;
      waiting[work].shift()?.();
    }
  };

  const back = (): void => {
    free += 1;
    go();
  };

  const permit = (): Permit => {
    let ended = false;
    return {
      end(how) {
        if (ended) return;
        ended = true;
        if (how === 'made') timers.after(SECOND, back);
        else back();
      },
    };
  };

  return {
    permit: async (work) =>
      new Promise((resolve) => {
        waiting[work].push(() => resolve(permit()));
        go();
      }),
  };
};
