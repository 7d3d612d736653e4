import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Person } from '../../playground/index.js';
import { boardSeen, labelsOf } from '../discord/support/house.js';
import { openSeveral, SHARDS } from '../end-to-end/several.js';
import type { Program } from '../end-to-end/programs.js';

/** Milliseconds of each tick in which Linux counts the time of a process. */
const TICK = 10;
/** Clicks before it is counted: what is compiled on the way is compiled by then. */
const WARM = 400;
const COUNTED = 1_200;

/** Milliseconds of processor time that a program has taken. */
const spent = ({ child }: Program): number => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
};

/** So many clicks, each person's one after the other, all answered. */
const press = async (people: readonly Person[], clicks: number): Promise<void> =>
  void (await Promise.all(
    people.map(async (person) => {
      for (let n = 0; n < clicks; n += people.length) await person.slash('hand');
    }),
  ));

/** Milliseconds of processor time for one click, of so many processes together. */
const perClick = async (processes: number): Promise<number> => {
  const several = await openSeveral();
  const programs = await Promise.all(Array.from({ length: processes }, async () => several.start()));
  await several.shared(programs, processes === 1 ? [SHARDS] : [1, 1, 1]);
  const people = await Promise.all(['Ann', 'Bob', 'Cyd', 'Dee'].map(async (name) => several.standIn.user(name)));
  await people[0]!.slash('souls new', { picture: false });
  for (const person of people.slice(1)) await person.slash('souls join');
  await people[0]!.slash('souls start');
  await people[0]!.waitFor((messages) => labelsOf(boardSeen(messages)).includes('Play'));
  await press(people, WARM);
  const before = programs.map(spent);
  await press(people, COUNTED);
  const each = programs.map((program, index) => spent(program) - before[index]!);
  process.stdout.write(`${processes} processes: ${each.join(' + ')} ms of processor time for ${COUNTED} clicks\n`);
  return each.reduce((sum, one) => sum + one, 0) / COUNTED;
};

test('a click costs three processes at most 10 % more than one', { timeout: 300_000 }, async () => {
  const one = await perClick(1);
  const three = await perClick(SHARDS);
  process.stdout.write(`A click: ${one.toFixed(2)} ms with one process, ${three.toFixed(2)} ms with three.\n`);
  expect(three).toBeLessThan(one * 1.1);
});
