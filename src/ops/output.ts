import { writeSync } from 'node:fs';

/** Where the program writes about itself. Nothing that happens to the destination stops or delays the program. */
interface Output {
  /** Writes a line, its line break included, or drops and counts it. */
  write(line: string): void;
  /** How many lines have been dropped so far. */
  dropped(): number;
}

interface OutputOptions {
  /** Writes as much as it can without waiting. @returns how many bytes @throws when nothing can be written now or ever */
  readonly send: (bytes: Buffer) => number;
  /** A line that says how many lines are missing before the next one; absent: none is written. */
  readonly missing?: (lines: number) => string;
}

/** Characters that wait for a reader that is slow; what comes on top of them is dropped. */
const MOST_WAITING = 1_000_000;
/** Milliseconds until a reader that is slow is tried again. */
const AGAIN = 50;

const isBusy = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EAGAIN';

interface Waiting {
  readonly line: string;
  /** Lines before this one that were dropped. */
  readonly missing: number;
}

/** An output that drops what its destination does not take: a full disk, a closed pipe, a reader that does not read. */
export const openOutput = ({ send, missing = () => '' }: OutputOptions): Output & { flush(): void } => {
  let waiting: Waiting[] = [];
  let size = 0;
  let total = 0;
  let unreported = 0;
  let isTorn = false;
  let current: Buffer | null = null;
  let timer: NodeJS.Timeout | undefined;

  const prepare = (next: Waiting): Buffer =>
    Buffer.from(`${isTorn ? '\n' : ''}${next.missing > 0 ? missing(next.missing) : ''}${next.line}`);

  const sendAll = (): void => {
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      current ??= prepare(next);
      const sent = send(current);
      isTorn ||= sent > 0;
      current = current.subarray(sent);
      if (current.length > 0) continue;
      current = null;
      isTorn = false;
      size -= next.line.length;
      waiting.shift();
    }
  };

  const dropAll = (): void => {
    total += waiting.length;
    unreported += waiting.reduce((lines, one) => lines + one.missing + 1, 0);
    waiting = [];
    size = 0;
    current = null;
  };

  const flush = (): void => {
    clearTimeout(timer);
    try {
      sendAll();
    } catch (error) {
      if (isBusy(error)) timer = setTimeout(flush, AGAIN).unref();
      else dropAll();
    }
  };

  return {
    write(line) {
      if (size + line.length > MOST_WAITING) {
        total += 1;
        unreported += 1;
        return;
      }
      waiting.push({ line, missing: unreported });
      unreported = 0;
      size += line.length;
      flush();
    },
    dropped: () => total,
    flush,
  };
};

/** Has a pipe refuse what its reader does not take instead of waiting for it, and lets nothing that fails there be thrown. */
const neverWaiting = (fd: 1 | 2): void => {
  const stream = fd === 1 ? process.stdout : process.stderr; // opening the stream makes its pipe non-blocking
  stream.on('error', () => undefined);
};

const standard = (fd: 1 | 2, missing?: OutputOptions['missing']): (() => Output) => {
  let opened: Output | null = null;
  return () => {
    if (opened !== null) return opened;
    neverWaiting(fd);
    const output = openOutput({ send: (bytes) => writeSync(fd, bytes), ...(missing === undefined ? {} : { missing }) });
    process.once('exit', output.flush);
    opened = output;
    return opened;
  };
};

const WARNING = 40;

/** The program's standard output, where its log goes. */
export const standardOutput = standard(1, (dropped) => {
  const line = {
    level: WARNING,
    time: new Date().toISOString(),
    dropped,
    msg: 'lines of the log could not be written',
  };
  return `${JSON.stringify(line)}\n`;
});

/** The program's standard error. */
export const standardError = standard(2);
