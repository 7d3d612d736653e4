// `npm run chaos`: whether anything is lost, doubled or leaked, and whether every screen comes right, while processes of the
// bot, Redis and Discord fail in every way that can be made from outside. The people, the stand-in for Discord and the checker
// are in this process.
import { chaosOptions, HELP } from './chaos/chaos-options.js';
import { BadArguments } from './tool-arguments.js';
import { NoRedis, redisProgram } from './chaos/machines/redis-server.js';
import { runChaos, type RunResult } from './chaos/run.js';

const said = ({
  seed,
  rounds,
  seconds,
  did,
  presses,
  startMs,
  wrong,
  findings,
  failedIn,
  logged,
}: RunResult): string => {
  const counted = (row: Readonly<Record<string, number>>): string =>
    Object.entries(row)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  const kills = did.kill + did.killRedis;
  return [
    `${rounds} rounds in ${seconds} s, ${kills === 0 ? 'no kills' : `${(seconds / kills).toFixed(1)} s for each kill`}; a process was there after ${startMs} ms.`,
    `Done to them: ${counted(did)}.`,
    `What people were told: ${counted(presses)}.`,
    `Wrong: ${counted(wrong)}.`,
    ...findings.map(({ is, channel, about }) => `${is}${channel === null ? '' : ` in ${channel}`}: ${about}`),
    ...(failedIn === null
      ? []
      : [
          ...logged,
          `It was in round ${failedIn.number + 1}, in which this was done: ${JSON.stringify(failedIn.faults)}`,
          `The same plan and the same choices again: npm run chaos -- --seed ${seed} with the same options.`,
        ]),
  ].join('\n');
};

try {
  const { json, help, redisServer, ...options } = chaosOptions(process.argv.slice(2));
  if (help) process.stdout.write(HELP);
  else {
    const say = (text: string): void => void (json ? process.stderr : process.stdout).write(`${text}\n`);
    const result = await runChaos({ ...options, redisProgram: redisProgram(redisServer), say });
    process.stdout.write(`${json ? JSON.stringify(result) : said(result)}\n`);
    process.exitCode = result.findings.length > 0 ? 1 : 0;
  }
} catch (error) {
  if (!(error instanceof BadArguments || error instanceof NoRedis)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
