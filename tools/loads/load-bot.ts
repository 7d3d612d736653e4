import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/ops/index.js';
import type { StandIn } from '../../playground/index.js';

/** The built program. */
export const MAIN = join(projectRoot(), 'dist/program/main.js');
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

/** What `npm start` gives to node. */
export const startFlags = (): readonly string[] => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start.split(' ').filter((part) => part.startsWith('--'));
};

/** Bytes of memory that a process has; null where the system does not tell. */
export const residentOf = (pid: number): number | null => {
  const found = /VmRSS:\s+(\d+) kB/.exec(told(pid, 'status') ?? '')?.[1];
  return found === undefined ? null : Number(found) * 1024;
};

/** Starts the program against a stand-in, on the embedded store of a folder. */
export const runBot = ({ token, apiUrl }: StandIn, dataDir: string): RunningBot => {
  const env = { ...process.env, DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [...startFlags(), MAIN], {
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
    memory: () => residentOf(pid),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
