import { parentPort, Worker, type ResourceLimits } from 'node:worker_threads';

/** A question on its way to the thread, and what comes back: an answer, or what it threw. */
interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}
type Reply<Answer> = { readonly id: number } & ({ readonly answer: Answer } | { readonly thrown: unknown });

/** The thread has ended before it had answered: it broke, took too long, or was closed. */
export class ThreadEnded extends Error {}

/** A thread that answers questions: started for the first of them, and again for the next after it has ended. */
export interface Thread<Question, Answer> {
  /**
   * Asks the thread, which answers in any order.
   * @throws what the thread throws for this question, and ThreadEnded when it has come to no answer
   */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread; nothing is answered any more. */
  close(): Promise<void>;
}

interface ThreadPlan {
  /** What it runs, which calls `answerInThread`. */
  readonly file: URL;
  /** What fills more memory ends the thread, and nothing else. */
  readonly memory: ResourceLimits;
  /** Milliseconds that a question has, its wait for others included; after that the thread is stuck and ends. */
  readonly patience: number;
  /** Milliseconds without a question after which the thread ends; null: it stays. */
  readonly idle: number | null;
}

interface Waiting<Answer> {
  readonly answer: (answer: Answer) => void;
  readonly fail: (why: unknown) => void;
}

interface Started<Answer> {
  readonly worker: Worker;
  readonly open: Map<number, Waiting<Answer>>;
}

/** So often in a row a thread may break without an answer; then none is started for so many milliseconds. */
const MOST_BROKEN = 2;
const PAUSE = 10_000;

/** Opens a thread; nothing is started before the first question. While nothing is asked it keeps no program alive. */
export const openThread = <Question, Answer>({
  file,
  memory,
  patience,
  idle,
}: ThreadPlan): Thread<Question, Answer> => {
  let thread: Started<Answer> | null = null;
  let isClosed = false;
  let asked = 0;
  let broken = 0;
  let resting: NodeJS.Timeout | undefined;

  /** Lets go of a thread: whoever waits for it is told. */
  const leave = (left: Started<Answer>, cause: unknown): void => {
    if (thread === left) thread = null;
    for (const { fail } of left.open.values()) fail(new ThreadEnded('The thread has ended.', { cause }));
    left.open.clear();
  };

  const end = async (cause: unknown): Promise<void> => {
    const ending = thread;
    if (ending === null) return;
    leave(ending, cause);
    await ending.worker.terminate();
  };

  const start = (): Started<Answer> => {
    const worker = new Worker(file, { resourceLimits: memory, stdout: true, stderr: true });
    const started: Started<Answer> = { worker, open: new Map() };
    let why: unknown = null;
    worker.on('message', (reply: Reply<Answer>) => {
      broken = 0;
      const waiting = started.open.get(reply.id);
      if ('answer' in reply) waiting?.answer(reply.answer);
      else waiting?.fail(reply.thrown);
    });
    worker.on('error', (error) => (why = error));
    worker.once('exit', () => {
      if (thread !== started) return;
      broken += 1;
      if (broken >= MOST_BROKEN) setTimeout(() => (broken = 0), PAUSE).unref();
      leave(started, why);
    });
    return started;
  };

  const rest = (): void => {
    thread?.worker.unref();
    if (idle !== null) resting = setTimeout(() => void end('idle'), idle).unref();
  };

  return {
    async ask(question) {
      if (isClosed || broken >= MOST_BROKEN) throw new ThreadEnded('There is no thread.');
      clearTimeout(resting);
      const { worker, open } = (thread ??= start());
      worker.ref();
      const id = (asked += 1);
      const late = setTimeout(() => void end('stuck'), patience);
      try {
        return await new Promise<Answer>((answer, fail) => {
          open.set(id, { answer, fail });
          worker.postMessage({ id, question } satisfies Asked<Question>);
        });
      } finally {
        clearTimeout(late);
        open.delete(id);
        if (open.size === 0) rest();
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(resting);
      await end('closed');
    },
  };
};

/** In a thread: answers what it is asked. */
export const answerInThread = <Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void => {
  const replyTo = async ({ id, question }: Asked<Question>): Promise<Reply<Answer>> => {
    try {
      return { id, answer: await answer(question) };
    } catch (thrown) {
      return { id, thrown };
    }
  };
  parentPort?.on('message', (asked: Asked<Question>) => {
    void replyTo(asked).then((reply) => parentPort?.postMessage(reply));
  });
};
