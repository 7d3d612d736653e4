import { precisely } from './sim-figures.js';

/** A kind of computer player. */
export type Bot = 'random' | 'simple';

/** How long a kind of computer player thought about an answer, in ms of the clock on the wall. */
interface Thought {
  readonly answers: number;
  readonly mean: number;
  readonly longest: number;
}

export type Thoughts = Readonly<Partial<Record<Bot, Thought>>>;

/** How long the answers of one kind took, in ms. */
interface Time {
  readonly answers: number;
  readonly total: number;
  readonly longest: number;
}
export type Times = Readonly<Partial<Record<Bot, Time>>>;

const together = (one: Time, other: Time): Time => ({
  answers: one.answers + other.answers,
  total: one.total + other.total,
  longest: Math.max(one.longest, other.longest),
});

const NO_TIME: Time = { answers: 0, total: 0, longest: 0 };

/** Measures how long answers take. */
export const openWatch = (now: () => number) => {
  const thought = new Map<Bot, Time>();
  const add = (bot: Bot, time: Time): void => {
    thought.set(bot, together(thought.get(bot) ?? NO_TIME, time));
  };
  return {
    time: <T>(bot: Bot, think: () => T): T => {
      const started = now();
      const answer = think();
      const total = now() - started;
      add(bot, { answers: 1, total, longest: total });
      return answer;
    },
    /** Adds what another watch has measured. */
    add: (times: Times): void => {
      for (const [bot, time] of Object.entries(times) as [Bot, Time][]) add(bot, time);
    },
    times: (): Times => Object.fromEntries(thought),
    result: (): Thoughts =>
      Object.fromEntries(
        [...thought].map(([bot, { answers, total, longest }]) => [
          bot,
          { answers, mean: precisely(total / answers), longest: precisely(longest) },
        ]),
      ),
  };
};

export type Watch = ReturnType<typeof openWatch>;
