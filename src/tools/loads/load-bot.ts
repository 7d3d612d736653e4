import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StandIn } from '../../playground/index.js';

const MAIN = fileURLToPath(new URL('../../main.js', import.meta.url));
/** Clock ticks of the kernel a second, as Linux tells them of processes. */
const TICKS = 100;

/** The program, as a process of its own. */
export interface RunningBot {
  /** Milliseconds of the CPU that it has used; null where the system does not tell. */
  cpu(): number | null;
  /** Bytes of memory that it has; null where the system does not tell. */
  memory(): number | null;
  /** Ends it in order. */
  stop(): Promise<void>;
}

const told = (pid: number, file: string): string | null => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
};

/** Starts the program against a stand-in, on the embedded store of a folder. */
export const runBot = ({ token, apiUrl }: StandIn, dataDir: string): RunningBot => {
  const env = { ...process.env, DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, REDIS_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid = 0 } = child;
  return {
    cpu() {
      const [, after] = told(pid, 'stat')?.split(') ') ?? [];
      const fields = after?.split(' ');
      return fields === undefined ? null : ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
    },
    memory() {
      const found = /VmRSS:\s+(\d+) kB/.exec(told(pid, 'status') ?? '')?.[1];
      return found === undefined ? null : Number(found) * 1024;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
