import type { Gauge, Histogram } from 'prom-client';

/** How a commit of a table ended. */
type CommitEnd = 'done' | 'repeated' | 'conflict' | 'failed';

/** Something that is looked up when the numbers are asked for; what fails or is not known then is left out. */
type Reading = () => number | null | Promise<number | null>;

/**
 * Numbers about the running program, for whoever runs it. No channel, server, person or card is ever part of one: it would
 * tell what is hidden, and there would be a number for each. Times are milliseconds here and seconds where they are read.
 */
export interface Metrics {
  /** A commit has ended after so long. */
  committed(how: CommitEnd, milliseconds: number): void;
  /** Discord has taken the first answer to an interaction, so long after that came. */
  answered(milliseconds: number): void;
  /** An interaction came, or was answered, when Discord had given it up. */
  givenUp(): void;
  /** A request of Discord's REST API has ended; `status` is `failed` when there was no answer. */
  requested(route: string, status: string, milliseconds: number): void;
  /** Somebody was told that they are awaited. */
  noticed(): void;
  /** A board shows a change, so long after its commit. */
  boardShown(milliseconds: number): void;
  /** A picture was drawn, its wait for others included. */
  drawn(milliseconds: number): void;
  /** From now on this is looked up too: its name without the prefix, and what it is. */
  watch(name: string, help: string, reading: Reading): void;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
}

/** Where nobody asks for numbers nothing is counted, and the library that does it is not loaded. */
export const unmeasured: Metrics = {
  committed: () => undefined,
  answered: () => undefined,
  givenUp: () => undefined,
  requested: () => undefined,
  noticed: () => undefined,
  boardShown: () => undefined,
  drawn: () => undefined,
  watch: () => undefined,
  text: async () => '',
};

const PREFIX = 'souls_';

/** Bounds in seconds: around the 3 s that Discord gives an answer, and around the 5 s and 25 s in which boards are to be right. */
const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3];
const SLOW = [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 25, 60];

const inSeconds = (milliseconds: number): number => milliseconds / 1000;

/** Fills a gauge when it is asked for; without a number it has none. */
const collecting = (reading: Reading) =>
  async function collect(this: Gauge): Promise<void> {
    const value = await Promise.resolve()
      .then(reading)
      .catch(() => null);
    if (value === null) this.remove();
    else this.set(value);
  };

/** Numbers that are counted from now on, with those of the process: memory, processor, event loop, collections. */
export const createMetrics = async (): Promise<Metrics> => {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const histogram = (name: string, help: string, buckets: number[]): Histogram =>
    new Histogram({ name: PREFIX + name, help, buckets, registers });
  const counter = <T extends string>(name: string, help: string, labelNames: readonly T[] = []) =>
    new Counter({ name: PREFIX + name, help, labelNames, registers });

  const commits = counter('commits_total', 'Commits of tables by how they ended.', ['result']);
  const commitTime = histogram('commit_seconds', 'How long commits of tables took.', QUICK);
  const answers = histogram('answer_seconds', 'From an interaction to its first answer.', QUICK);
  const late = counter('given_up_total', 'Interactions that Discord had given up when they came or were answered.');
  const requests = counter('rest_requests_total', 'Requests to Discord by route and status.', ['route', 'status']);
  const requestTime = histogram('rest_seconds', 'How long Discord took for a request.', QUICK);
  const notices = counter('notices_total', 'Messages that told somebody that they are awaited.');
  const boards = histogram('board_delay_seconds', 'From a commit until its board showed it.', SLOW);
  const pictures = histogram('picture_seconds', 'How long a picture took, its wait for others included.', QUICK);
  return {
    committed(how, milliseconds) {
      commits.inc({ result: how });
      commitTime.observe(inSeconds(milliseconds));
    },
    answered: (milliseconds) => answers.observe(inSeconds(milliseconds)),
    givenUp: () => late.inc(),
    requested(route, status, milliseconds) {
      requests.inc({ route, status });
      requestTime.observe(inSeconds(milliseconds));
    },
    noticed: () => notices.inc(),
    boardShown: (milliseconds) => boards.observe(inSeconds(milliseconds)),
    drawn: (milliseconds) => pictures.observe(inSeconds(milliseconds)),
    watch: (name, help, reading) =>
      void new Gauge({ name: PREFIX + name, help, registers, collect: collecting(reading) }),
    text: () => register.metrics(),
  };
};
