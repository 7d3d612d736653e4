import { filledForms, formSent, type Questions } from './fuzz-forms.js';
import { houseCardsMade, houseInputs } from './fuzz-house.js';
import { madeIds, openScreens, pressedId } from './fuzz-ids.js';
import { commandsTyped, typedIn } from './fuzz-options.js';
import { pressed, presses, type Shown } from './fuzz-presses.js';
import { oddPackets, packetsTo } from './fuzz-packets.js';
import { oddFiles, tryFile } from './fuzz-files.js';
import { momentsReader, oddMoments } from './fuzz-moments.js';
import { backupOf, codesReader, oddCodes } from './fuzz-codes.js';
import { keptAndNeeded, keptTexts } from './fuzz-kept.js';
import { graftsOfTables, oddRecords, tryRecord } from './fuzz-records.js';
import { storedTables } from './stored-tables.js';
import { changedCards, tryTree } from './fuzz-trees.js';
import { runCourse, runEach, type Amount, type Course, type FuzzReport } from './fuzz-runs.js';
import { sceneFor } from './fuzzed-scenes.js';
import { openWorld, type FuzzedWorld, type Plant } from './fuzzed-world.js';

/** What can be fuzzed, in the order in which it is. */
export const FUZZ_KINDS = [
  'ids',
  'options',
  'forms',
  'records',
  'kept',
  'trees',
  'codes',
  'moments',
  'files',
  'house',
  'packets',
  'router',
] as const;
export type FuzzKind = (typeof FUZZ_KINDS)[number];

/** How many inputs of each kind there are in a whole fuzz. */
export const FUZZ_AMOUNTS: Readonly<Record<FuzzKind, number>> = {
  ids: 50_000,
  options: 50_000,
  forms: 50_000,
  records: 50_000,
  kept: 50_000,
  trees: 50_000,
  codes: 50_000,
  moments: 50_000,
  files: 50_000,
  house: 50_000,
  packets: 10_000,
  router: 100_000,
};

/** How much is fuzzed, on how many different worlds, and with which fault planted. */
interface Fuzzing extends Amount {
  readonly worlds: number;
  readonly plant?: Plant;
}

type Sending<Input> = (
  world: FuzzedWorld,
) => (input: Input) => ReturnType<Awaited<ReturnType<Course<Input>['open']>>['send']>;

const run = async <Input>(
  fuzzing: Fuzzing,
  { kind, input }: Pick<Course<Input>, 'kind' | 'input'>,
  sending: Sending<Input>,
) =>
  runCourse<Input>(
    {
      kind,
      input,
      async open(round) {
        const world = await openWorld(await sceneFor(fuzzing.seed, round, fuzzing.worlds), fuzzing.plant);
        await openScreens(world);
        return { send: sending(world), close: async () => world.close() };
      },
    },
    fuzzing,
  );

/** Fuzzes one kind of input. */
export const fuzz = async (kind: FuzzKind, fuzzing: Fuzzing): Promise<FuzzReport> => {
  switch (kind) {
    case 'ids':
      return run(fuzzing, { kind, input: madeIds }, (world) => async (made) => pressedId(world, made));
    case 'options':
      return run(fuzzing, { kind, input: commandsTyped }, (world) => async (typed) => typedIn(world, typed));
    case 'forms':
      return run(fuzzing, { kind, input: filledForms }, (world) => {
        const asked: Questions = [];
        return async (filled) => formSent(world, filled, asked);
      });
    case 'records': {
      const tables = await storedTables(fuzzing.seed);
      const grafts = graftsOfTables(tables);
      return runEach(kind, oddRecords(tables.length), async (odd) => tryRecord(odd, tables, grafts), fuzzing);
    }
    case 'kept':
      return run(fuzzing, { kind, input: keptTexts }, (world) => async (kept) => keptAndNeeded(world, kept));
    case 'codes': {
      const tables = await storedTables(fuzzing.seed);
      const reader = codesReader(backupOf(tables.slice(0, 2)));
      return runEach(kind, oddCodes, reader.read, fuzzing).finally(reader.end);
    }
    case 'moments':
      return runEach(kind, oddMoments, momentsReader(), fuzzing);
    case 'files':
      return runEach(kind, oddFiles, tryFile, fuzzing);
    case 'house':
      return run(fuzzing, { kind, input: houseInputs }, (world) => async (input) => houseCardsMade(world, input));
    case 'trees':
      return runEach(kind, changedCards, tryTree, fuzzing);
    case 'packets':
      return run(fuzzing, { kind, input: oddPackets }, packetsTo);
    case 'router':
      return run(fuzzing, { kind, input: presses }, (world) => {
        const shown: Shown = [];
        return async (press) => pressed(world, press, shown);
      });
    default:
      return kind satisfies never;
  }
};
