import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CardLookup } from '../../../src/engine/index.js';
import { projectRoot } from '../../../src/ops/index.js';
import { bundlePrograms } from '../../building/bundling.js';

/** Another build of the program, with cards of its own. */
export interface OtherBuild {
  readonly folder: string;
  readonly cards: CardLookup;
  remove(): void;
}

/** What is changed: common loot that gains 1¢ more, so that it is in every game. */
const FILE = 'cards/base/loot-0-h.js';
const GAIN = /lootAbility\(gain\(([234])\)\)/g;

/**
 * A copy of a build in which some cards say something else, as after an update. It lies in the project, whose packages it needs.
 * @throws Error when the cards are not written as they are expected to be
 */
export const changedBuild = async (build: string): Promise<OtherBuild> => {
  const folder = join(projectRoot(), 'node_modules/.cache', `chaos-cards-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  cpSync(build, folder, { recursive: true });
  const file = join(folder, FILE);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(GAIN, (_all, cents: string) => `lootAbility(gain(${Number(cents) + 1}))`);
  if (after === before) throw new Error(`${FILE} has no card that gains ¢: nothing can be changed.`);
  writeFileSync(file, after);
  await bundlePrograms(folder);
  const module = (await import(pathToFileURL(join(folder, 'cards/index.js')).href)) as {
    readonly cardById: CardLookup['card'];
  };
  return {
    folder,
    cards: { card: module.cardById },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
