import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/ops/index.js';

const execute = promisify(execFile);

/** One instruction of a Dockerfile, such as RUN, and what stands behind it. */
interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** What an image holds and says, in a folder of this machine that stands for its root. */
export interface Image {
  readonly from: string;
  /** The folder that stands for `/`. */
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
  readonly user: string | null;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

type Building = { -readonly [Key in keyof Image]: Image[Key] };

export const instructionsOf = (text: string): readonly Instruction[] =>
  text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
      return { word: word.toUpperCase(), rest };
    });

const listIn = (text: string): readonly string[] => JSON.parse(text.slice(text.indexOf('['))) as readonly string[];

/** What Docker is not given of the project's folder. */
const ignored = (): readonly string[] =>
  readFileSync(join(projectRoot(), '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Does the steps of a Dockerfile, each in the folder of its stage. */
export const buildImage = async (file: string, folder: string): Promise<Image> => {
  const stages = new Map<string, Building>();
  let stage: Building | null = null;
  const programs = join(folder, 'programs');
  mkdirSync(programs, { recursive: true });
  // The user of the image is not known here: its files stay those of whoever tests.
  writeFileSync(join(programs, 'chown'), '#!/bin/sh\n[ "$1" = node:node ] && [ -e "$2" ]\n', { mode: 0o755 });
  const current = (): Building => {
    if (stage === null) throw new Error('FROM comes first');
    return stage;
  };
  const inStage = ({ root, workdir }: Image, path: string): string =>
    join(root, path.startsWith('/') ? path : join(workdir, path));

  const copy = (rest: string): void => {
    const words = rest.split(/\s+/);
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const paths = words.filter((word) => !word.startsWith('--'));
    const to = inStage(current(), paths.at(-1) ?? '');
    const source = from === undefined ? null : stages.get(from);
    if (source === undefined) throw new Error(`there is no stage ${from}`);
    for (const path of paths.slice(0, -1)) {
      if (source === null && ignored().includes(path)) throw new Error(`.dockerignore leaves ${path} out`);
      const one = source === null ? join(projectRoot(), path) : inStage(source, path);
      const isInto = paths.at(-1)?.endsWith('/') === true;
      cpSync(one, isInto ? join(to, basename(path)) : to, { recursive: true, verbatimSymlinks: true });
    }
  };

  const run = async (rest: string): Promise<void> => {
    const { PATH = '', HOME = '' } = process.env;
    const env = {
      PATH: [programs, PATH].join(delimiter),
      HOME,
      npm_config_prefer_offline: 'true',
      npm_config_audit: 'false',
      ...current().env,
    };
    await execute('/bin/sh', ['-c', rest], { cwd: inStage(current(), ''), env });
  };

  for (const { word, rest } of instructionsOf(readFileSync(file, 'utf8'))) {
    switch (word) {
      case 'FROM': {
        const [from = '', , name = 'last'] = rest.split(/\s+/);
        const root = join(folder, name);
        mkdirSync(root, { recursive: true });
        stage = { from, root, env: {}, workdir: '/', user: null, command: [], healthcheck: [] };
        stages.set(name, stage);
        break;
      }
      case 'WORKDIR':
        current().workdir = rest;
        mkdirSync(inStage(current(), ''), { recursive: true });
        break;
      case 'ENV':
        current().env = {
          ...current().env,
          ...Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
        };
        break;
      case 'COPY':
        copy(rest);
        break;
      case 'RUN':
        await run(rest);
        break;
      case 'USER':
        current().user = rest;
        break;
      case 'VOLUME':
        if (!existsSync(inStage(current(), rest))) throw new Error(`the volume ${rest} would belong to root`);
        break;
      case 'CMD':
        current().command = listIn(rest);
        break;
      case 'HEALTHCHECK':
        current().healthcheck = listIn(rest);
        break;
      default:
        throw new Error(`${word} is not known here`);
    }
  }
  return current();
};
