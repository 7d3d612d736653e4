import type { Gateway } from '../gateway/gateway.js';
import { ClientRefusal } from '../interactions/options.js';
import { archiveIdle } from '../world/threads.js';
import { moveClock } from '../world/world.js';
import type { World } from '../world/world.js';

/** A program that goes by the clock of the stand-in. Times are in milliseconds since 1970; null for never. */
export interface Follower {
  /** When it does something by itself next, and when somebody's time is over next. */
  nextTimes(): Promise<{ readonly act: number | null; readonly deadline: number | null }>;
  /** Resolves when everybody has been told of what it has done. */
  drain(): Promise<void>;
}

/** Milliseconds of real time between two looks at whether the program has done what was due, and for how many looks. */
const LOOK = 50;
const LOOKS = 80;
/** How many things that are due may happen in one go. */
const STEPS = 200;

const pause = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** When the program does something next, after it has done what is due and told everybody. */
const whenDone = async ({ nextTimes, drain }: Follower, { clock }: World): Promise<number | null> => {
  let { act } = await nextTimes();
  for (let look = 0; look < LOOKS && act !== null && act <= clock.now(); look += 1) {
    await pause(LOOK);
    ({ act } = await nextTimes());
  }
  await Promise.race([drain(), pause(LOOKS * LOOK)]);
  return act;
};

/**
 * Lets time pass, from one thing that the program does by itself to the next, so that each is done in its time.
 * @param milliseconds null: until somebody's time is over
 * @throws ClientRefusal when nobody's time is running
 */
export const passTime = async (
  world: World,
  gateway: Gateway,
  follower: Follower | undefined,
  milliseconds: number | null,
): Promise<void> => {
  const { clock } = world;
  const end = milliseconds === null ? ((await follower?.nextTimes())?.deadline ?? null) : clock.now() + milliseconds;
  if (end === null) throw new ClientRefusal('nobody has a deadline');
  /** Puts the clock forward to then; connections live on. */
  const moveTo = (then: number): void => {
    if (then > clock.now()) moveClock(world, then - clock.now());
    gateway.keepAlive();
    archiveIdle(world);
  };
  for (let step = 0; follower !== undefined && step < STEPS; step += 1) {
    const act = await whenDone(follower, world);
    if (clock.now() >= end) break;
    moveTo(act === null || act <= clock.now() ? end : Math.min(act, end));
  }
  moveTo(end);
};
