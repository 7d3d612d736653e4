import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a tool once more for each core, with a part of the work: `--part 1/2` and so on. Resolves when all of them are over. */
export const onCores = async (program: string, args: readonly string[], cores: number): Promise<void> => {
  const children = Array.from({ length: cores }, (_, index) =>
    spawn(
      process.execPath,
      [...process.execArgv, program, ...args, '--cores', '1', '--part', `${index + 1}/${cores}`],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    ),
  );
  await Promise.all(children.map(async (child) => once(child, 'exit')));
};
